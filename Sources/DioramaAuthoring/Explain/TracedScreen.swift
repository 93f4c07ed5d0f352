import Diorama
import DioramaKit
import DioramaStage
import TerminalText
import YAML

/// A screen that was run to say what stands in the lines of its snapshot.
public struct TracedScreen {
  /// The snapshot.
  public let snapshot: [UInt8]
  private let trace: DrawingTrace
  private let explanation: ScreenExplanation
  /// What the texts of frames may come from; files that YAML names are read once for all lines.
  private let sources: TextSources
  private let palette: ExplainedPalette

  /// Runs a planned screen; nil when a step failed, which was then reported.
  public init?(
    _ plan: ScreenPlan, in suite: ScreenSuite, _ diagnostics: inout Diagnostics
  ) {
    let runner = ScreenRunner(registry: suite.registry)
    guard let (text, trace) = runner.tracedSnapshot(of: plan.run, &diagnostics) else { return nil }
    self.init(plan, in: suite, showing: text, trace)
  }

  /// A planned screen that was run.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - suite: the project.
  ///   - snapshot: what it showed.
  ///   - trace: what drew that.
  ///   - files: the files that its project's screens name, as far as they are known.
  package init(
    _ plan: ScreenPlan, in suite: ScreenSuite, showing snapshot: [UInt8], _ trace: DrawingTrace,
    files: FileValueCache = FileValueCache()
  ) {
    self.snapshot = snapshot
    self.trace = trace
    explanation = ScreenExplanation(plan, in: suite)
    sources = TextSources(explanation, explanation.searchedTexts(files), trace.log)
    palette = ExplainedPalette(of: suite)
  }

  /// What a line says, counted from 1; nil when the snapshot has no such line.
  public func line(_ number: Int) -> LineExplanation? {
    guard var line = LineExplanation(number, of: snapshot, explanation) else { return nil }
    if let place = line.block {
      explain(&line, in: place)
    } else if line.isContent {
      line.components = components(ofLine: number)
      let sources = sources.adding(settings(ofLine: number))
      for drawn in trace.texts where drawn.lines.contains(number - 1) {
        add(drawn, sources, to: &line)
      }
    }
    return line
  }

  /// Says what a line of a block tells of: the texts of the frame that it quotes, the names of
  /// colours, the values that were asked for; and first of all which key wants the block.
  private func explain(_ line: inout LineExplanation, in place: BlockLocation) {
    line.components = [explanation[CoreKey.show.description]].compactMap(\.self)
    if place.block == .log {
      let types = explanation.values.filter { $0.key == CoreKey.viewController.description }
      line.matches = LineExplanation.matches(
        in: line.line, types + explanation.texts(ofSteps: false))
      return
    }
    var known: Set<[String?]> = []
    for drawn in trace.texts where place.frame.contains(drawn.lines.lowerBound) {
      guard
        [drawn.text, drawn.text.withoutMarks].contains(where: { quoted in
          place.block.quotes(quoted, in: line.line)
        }), known.insert([drawn.path, drawn.text]).inserted
      else { continue }
      let number = drawn.lines.lowerBound + 1
      for component in components(ofLine: number)
      where !line.components.contains(where: { $0.key == component.key }) {
        line.components.append(component)
      }
      add(drawn, sources.adding(settings(ofLine: number)), to: &line)
    }
    if place.block == .styles { line.texts += palette.names(in: line.line, explanation) }
  }

  /// Adds a text that was drawn to what is said of a line, with what it was made from.
  private func add(
    _ drawn: DrawingTrace.Text, _ sources: TextSources, to line: inout LineExplanation
  ) {
    let (names, matches) = sources.sources(of: drawn)
    line.texts.append(
      ExplainedValue(
        drawn.path ?? "text", "what shows the text",
        ExplainedValue.LayerValue(drawn.text, from: names + matches.map(\.value.key))))
    if matches.isEmpty, let text = swiftText(drawn, names.first, in: line.components) {
      line.swiftTexts.append(text)
    }
    for match in matches
    where !line.matches.contains(where: { $0.value.key == match.value.key }) {
      line.matches.append(match)
    }
  }

  /// A text of Swift code; nil where nobody knows whose.
  private func swiftText(
    _ drawn: DrawingTrace.Text, _ entry: String?, in components: [ExplainedValue]
  ) -> LineExplanation.SwiftText? {
    let root = drawn.path.map { $0.prefix { $0 != "." } }
    let owner = components.last { root == nil || $0.key == root.map(String.init) }
    return owner.map { owner in
      LineExplanation.SwiftText(
        words: drawn.text.withoutMarks, key: drawn.path ?? owner.key, type: owner.winner.text,
        entry: entry)
    }
  }

  /// All texts that were drawn, in that order, with where they come from: what ``line(_:)`` says of
  /// one line, for all of them at once.
  package var drawnTexts: [DrawnText] {
    var parts: [Int: (component: String?, isOwn: Bool, sources: TextSources)] = [:]
    var known: [DrawnText.CacheKey: DrawnText.TextOrigin] = [:]
    return trace.texts.compactMap { drawn in
      if drawn.lines.isEmpty { return nil }
      let number = drawn.lines.lowerBound + 1
      let part: (component: String?, isOwn: Bool, sources: TextSources)
      if let found = parts[number] {
        part = found
      } else {
        let own = settings(ofLine: number)
        part = (
          trace.components.last { $0.lines.contains(number - 1) }.map {
            explanation.registry.name(of: $0.type)
          },
          !own.isEmpty,
          sources.adding(own)
        )
        parts[number] = part
      }
      let cacheKey = DrawnText.CacheKey(
        text: drawn.text, identifiers: drawn.identifiers, line: part.isOwn ? number : 0)
      let origin: DrawnText.TextOrigin
      if let found = known[cacheKey] {
        origin = found
      } else {
        let (names, matches) = part.sources.sources(of: drawn)
        origin = DrawnText.TextOrigin(names, matches.first?.value)
        known[cacheKey] = origin
      }
      return DrawnText(
        line: number - 1, columns: drawn.columns, property: drawn.path, component: part.component,
        origin: origin, identifiers: drawn.identifiers)
    }
  }

  /// The texts that its blocks quote, and the lines of its head, with where they come from: what
  /// ``line(_:)`` says of one of those, for all of them at once.
  ///
  /// - Parameter drawn: ``drawnTexts``.
  package func quotedTexts(_ drawn: [DrawnText]) -> [DrawnText] {
    let parts = SnapshotFrames(snapshot)
    return parts.head.compactMap(headText)
      + parts.frames.flatMap { frame -> [DrawnText] in
        if frame.blocks.isEmpty { return [] }
        let rows = Set(frame.rows.map(\.number))
        let shown = zip(trace.texts.filter { !$0.lines.isEmpty }, drawn)
          .filter { rows.contains($1.line) }
        return frame.blockLines.filter { $0.line.text != $0.block.title }.flatMap { block, line in
          quoted(shown, by: block, in: line)
        }
      }
  }

  /// What a line of the head says.
  private func headText(_ line: SnapshotFrames.Line) -> DrawnText? {
    let key = String(line.text.prefix { $0 != ":" })
    guard let value = explanation.values.first(where: { $0.key == key }) else { return nil }
    return DrawnText(
      line: line.number, columns: 0..<String(line.text).displayWidth, property: key,
      component: nil, origin: DrawnText.TextOrigin([], value), identifiers: [])
  }

  /// The texts of a frame that a line of a block quotes: a longer one lies over a shorter one in it.
  private func quoted(
    _ shown: [(DrawingTrace.Text, DrawnText)], by block: SnapshotBlock, in line: SnapshotFrames.Line
  ) -> [DrawnText] {
    let text = String(line.text)
    var found: [Range<Int>: DrawnText] = [:]
    for (raw, drawn) in shown {
      let quotations = [raw.text, raw.text.withoutMarks].lazy
        .map { block.quotations(of: $0, in: text) }.first { !$0.isEmpty }
      for columns in quotations ?? [] where found[columns] == nil {
        found[columns] = DrawnText(
          line: line.number, columns: columns, property: drawn.property,
          component: drawn.component, origin: drawn.origin, identifiers: [])
      }
    }
    return found.sorted {
      ($0.key.count, $0.key.lowerBound) < ($1.key.count, $1.key.lowerBound)
    }.map(\.value)
  }

  /// The classes that drew its lines, by the names that YAML knows them by, each once.
  package var drawnTypes: [String] {
    var seen: Set<String> = []
    return trace.components.compactMap { mark in
      let name = explanation.registry.name(of: mark.type)
      return seen.insert(name).inserted ? name : nil
    }
  }

  /// From the outermost inwards: a header for the bar, a list and its cell for a row.
  private func components(ofLine number: Int) -> [ExplainedValue] {
    var components: [ExplainedValue] = []
    for mark in trace.components where mark.lines.contains(number - 1) {
      let part = part(mark)
      // A cell in a row of the collection's own says more than the row.
      if let outer = components.firstIndex(where: { $0.key == part.key }) {
        components[outer] = part
      } else {
        components.append(part)
      }
    }
    return components
  }

  /// What YAML has set on the parts of a line that were made while the screen ran.
  private func settings(ofLine number: Int) -> [ExplainedValue] {
    trace.components.filter { $0.lines.contains(number - 1) }.flatMap { mark in
      (mark.choice?.settings ?? []).flatMap { setting in
        ExplainedValue("\(mark.key).\(setting.name)", "what is set on it", setting.origin).leaves
      }
    }.filter { value in value.winner.place.map { !sources.hasValue(at: $0) } ?? false }
  }

  /// A part as the screen resolved it; others, such as those of a screen that was pushed, are what
  /// the kit or Swift code chose.
  private func part(_ mark: DrawingTrace.ComponentLines) -> ExplainedValue {
    let name = explanation.registry.name(of: mark.type)
    if let resolved = explanation.values.first(where: { $0.key == mark.key }),
      resolved.winner.text == name || resolved.winner.text.hasSuffix("(\(name))")
    {
      return resolved
    }
    // What YAML has chosen for rows stands in a property of the list.
    if let chosen = explanation.chosen(name, at: mark.choice?.node?.place) { return chosen }
    // What is made while the screen runs, such as the parts of a screen that was pushed.
    if let choice = mark.choice {
      let says = choice.name.isEmpty || choice.name == name ? name : "\(choice.name) (\(name))"
      let origin = choice.node.map { Origin(layer: explanation.plan.layer(of: $0), node: $0) }
      return ExplainedValue(
        mark.key, "what the line is drawn with",
        ExplainedValue.LayerValue(origin ?? Origin(layer: .swift), text: says))
    }
    return ExplainedValue(
      mark.key, "what the line is drawn with",
      ExplainedValue.LayerValue(Origin(layer: .kitDefault), text: name))
  }
}

extension ExplainedValue.LayerValue {
  /// A text of a line; the layer says what it was made from.
  fileprivate init(_ text: String, from sources: [String]) {
    // An entry of a string set that YAML has set is read there and stands there.
    let named = sources.enumerated().filter { index, name in
      !sources[..<index].contains(name)
    }.map(\.element)
    let layer = named.isEmpty ? "Swift code" : named.joined(separator: ", ")
    self.init(text, layer, at: nil)
  }
}

extension ScreenExplanation {
  /// The property of the screen's list that names a type at a place.
  fileprivate func chosen(_ name: String, at place: Place?) -> ExplainedValue? {
    values.first {
      $0.key.hasPrefix("listComponent.") && $0.winner.text == name && $0.winner.place == place
    }
  }
}
