import Diorama
import DioramaKit
import DioramaStage
import TerminalText
import YAML

/// A screen that ran to explain the lines of its snapshot.
public struct TracedScreen {
  /// The snapshot.
  public let snapshot: [UInt8]
  private let trace: DrawingTrace
  private let explanation: ScreenExplanation
  /// The possible sources of texts; files that YAML names are read once for all lines.
  private let sources: TextSources
  private let palette: ExplainedPalette

  /// Runs a planned screen; nil if a step failed, which is reported.
  public init?(
    _ plan: ScreenPlan, in suite: ScreenSuite, _ diagnostics: inout Diagnostics
  ) {
    let runner = ScreenRunner(registry: suite.registry)
    guard let (text, trace) = runner.tracedSnapshot(of: plan.run, &diagnostics) else { return nil }
    self.init(plan, in: suite, showing: text, trace)
  }

  /// Creates a traced screen of a run.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - suite: the project.
  ///   - snapshot: what the screen showed.
  ///   - trace: what drew the snapshot.
  ///   - files: the known files that the project's screens name.
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

  /// Returns the last step before a line's frame that names the row of the line, by its text or its
  /// id; nil if no step does.
  ///
  /// - Parameter number: the line, from 1.
  package func cause(ofStateAtLine number: Int) -> ChangeCause? {
    let frames = SnapshotFrames(snapshot).frames
    guard
      let frame = frames.firstIndex(where: { frame in
        frame.rows.contains { $0.number == number - 1 }
      }), let steps = explanation["\(CoreKey.steps)"]?.inner
    else { return nil }
    let texts = trace.texts.filter { $0.lines.contains(number - 1) }
    let names = Set(texts.flatMap(\.identifiers) + texts.map(\.text.withoutMarks))
    let ends = steps.indices.filter { index in
      steps[index].leaves.contains { $0.key.hasSuffix(".snapshot") }
    }
    let end = frame < ends.count ? ends[frame] : steps.count
    return steps[..<end].flatMap(\.leaves)
      .last { $0.winner.place != nil && names.contains($0.winner.text) }
      .map { ChangeCause(key: $0.key, place: $0.winner.place) }
  }

  /// Returns a key as a cause; nil if YAML does not set it.
  package func cause(key: String) -> ChangeCause? {
    explanation[key].flatMap { value in
      value.winner.place.map { ChangeCause(key: value.key, place: $0) }
    }
  }

  /// Returns the locale and the time zone if YAML sets them, each with the lines that the screen has
  /// without it.
  package func causesOfClock() -> [(cause: ChangeCause, lines: Set<Substring>)] {
    let standard = ScreenClock()
    let keys: [(name: String, value: WritableKeyPath<ScreenClock, String>)] = [
      (CoreKey.locale, \.locale), (CoreKey.timeZone, \.timeZone),
    ]
    return keys.compactMap { key in
      var plan = explanation.plan.run
      plan.clock[keyPath: key.value] = standard[keyPath: key.value]
      let runner = ScreenRunner(registry: explanation.registry)
      var diagnostics = Diagnostics()
      guard let cause = cause(key: key.name),
        let other = runner.snapshot(of: plan, &diagnostics)
      else { return nil }
      return (cause, Set(String(decoding: other, as: UTF8.self).split(separator: "\n")))
    }
  }

  /// Returns the values of YAML that set the colors and fonts of a change.
  package func causes(ofStyle change: SnapshotChange) -> [ChangeCause] {
    func words(_ sign: String) -> [String] {
      change.lines.filter { $0.hasPrefix(sign) }.flatMap { line -> [String] in
        let text = line.dropFirst()
        // A quoted text is not a name.
        let start = text.first == "'" ? text.lastIndex(of: "'").map(text.index(after:)) : nil
        return text[(start ?? text.startIndex)...].split(separator: " ").map(String.init)
      }
    }
    let before = Set(words("-"))
    let after = words("+")
    let named = palette.names(in: after.joined(separator: " "), explanation)
      .filter {
        change.lines.contains("+\($0.key.split(separator: ".").last ?? "") is \($0.winner.text)")
      }
    let values =
      named + after.filter { !before.contains($0) }.flatMap { explanation.values(ofStyle: $0) }
    return values.compactMap { value in
      value.winner.place.map { ChangeCause(key: value.key, place: $0) }
    }
  }

  /// Returns the explanation of a line, counted from 1; nil if the snapshot has no such line.
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

  /// Explains a line of a block: the key that requests the block, the texts of the frame that the
  /// line quotes, the names of colors, and the values in the log.
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

  /// Adds a drawn text with its sources to the explanation of a line.
  private func add(
    _ drawn: DrawingTrace.Text, _ sources: TextSources, to line: inout LineExplanation
  ) {
    let (names, matches) = sources.sources(of: drawn)
    line.texts.append(
      ExplainedValue(
        drawn.path ?? "text", "the property that shows the text",
        ExplainedValue.LayerValue(drawn.text, from: names + matches.map(\.value.key))))
    if matches.isEmpty, let text = swiftText(drawn, names.first, in: line.components) {
      line.swiftTexts.append(text)
    }
    let part = line.isContent ? line.line.text(inColumns: drawn.columns) : ""
    for match in matches
    where !line.matches.contains(where: { $0.value.key == match.value.key }) {
      // The line may show only a part of a text of several lines.
      let isPart = !part.isEmpty && !line.line.contains(match.words) && match.words.contains(part)
      line.matches.append(
        isPart ? LineExplanation.Match(words: part, value: match.value) : match)
    }
  }

  /// Returns a text of Swift code; nil if its component is unknown.
  private func swiftText(
    _ drawn: DrawingTrace.Text, _ entry: String?, in components: [ExplainedValue]
  ) -> LineExplanation.SwiftText? {
    let root = drawn.path.map { $0.prefix { $0 != "." } }
    let owner = components.last { root == nil || $0.key == root.map(String.init) }
    return owner.map { owner in
      LineExplanation.SwiftText(
        words: drawn.text.withoutMarks.reversiblyEscaped(includesFinalSpace: true),
        key: drawn.path ?? owner.key, type: owner.winner.text, entry: entry)
    }
  }

  /// All drawn texts in their order, with their origins: the result of ``line(_:)`` for all lines
  /// at once.
  package var drawnTexts: [DrawnText] {
    var known: [Int: TextSources] = [:]
    return trace.texts.compactMap { drawn in
      if drawn.lines.isEmpty { return nil }
      let number = drawn.lines.lowerBound + 1
      let own = known[number] ?? sources.adding(settings(ofLine: number))
      known[number] = own
      let (names, matches) = own.sources(of: drawn)
      let component = trace.components.last { $0.lines.contains(number - 1) }
      return DrawnText(
        line: number - 1, columns: drawn.columns, property: drawn.path,
        component: component.map { explanation.registry.name(of: $0.type) },
        origin: DrawnText.TextOrigin(names, matches.first?.value),
        identifiers: drawn.identifiers)
    }
  }

  /// Returns the texts that blocks quote, and the lines of the header, with their origins: the
  /// result of ``line(_:)`` for all these lines at once.
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

  /// Returns the text of a line of the header.
  private func headText(_ line: SnapshotFrames.Line) -> DrawnText? {
    let key = String(line.text.prefix { $0 != ":" })
    guard let value = explanation.values.first(where: { $0.key == key }) else { return nil }
    return DrawnText(
      line: line.number, columns: 0..<String(line.text).displayWidth, property: key,
      component: nil, origin: DrawnText.TextOrigin([], value), identifiers: [])
  }

  /// Returns the texts of a frame that a line of a block quotes, the longest last, since it covers
  /// a shorter one in it.
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

  /// The names in YAML of the classes that drew lines, each once.
  package var drawnTypes: [String] {
    var seen: Set<String> = []
    return trace.components.compactMap { mark in
      let name = explanation.registry.name(of: mark.type)
      return seen.insert(name).inserted ? name : nil
    }
  }

  /// Returns the components of a line from outermost to innermost: a header for the bar, a list and
  /// its cell for a row.
  private func components(ofLine number: Int) -> [ExplainedValue] {
    var components: [ExplainedValue] = []
    for mark in trace.components where mark.lines.contains(number - 1) {
      let part = part(mark)
      // A cell in a row of a collection is more specific than the row.
      if let outer = components.firstIndex(where: { $0.key == part.key }) {
        components[outer] = part
      } else {
        components.append(part)
      }
    }
    return components
  }

  /// Returns the values that YAML sets on parts of a line that were made while the screen ran.
  private func settings(ofLine number: Int) -> [ExplainedValue] {
    trace.components.filter { $0.lines.contains(number - 1) }.flatMap { mark in
      (mark.choice?.settings ?? []).flatMap { setting in
        ExplainedValue("\(mark.key).\(setting.name)", "a value that is set on it", setting.origin)
          .leaves
      }
    }.filter { value in value.winner.place.map { !sources.hasValue(at: $0) } ?? false }
  }

  /// Returns the value of a part as the screen resolved it. The kit or Swift code chose others,
  /// such as those of a pushed screen.
  private func part(_ mark: DrawingTrace.ComponentLines) -> ExplainedValue {
    let name = explanation.registry.name(of: mark.type)
    if let resolved = explanation.values.first(where: { $0.key == mark.key }),
      resolved.winner.text == name || resolved.winner.text.hasSuffix("(\(name))")
    {
      return resolved
    }
    // A property of the list has the type that YAML chose for rows.
    if let chosen = explanation.chosen(name, at: mark.choice?.node?.place) { return chosen }
    // The part was made while the screen ran, such as that of a pushed screen.
    if let choice = mark.choice {
      let says = choice.name.isEmpty || choice.name == name ? name : "\(choice.name) (\(name))"
      let origin = choice.node.map { Origin(layer: explanation.plan.layer(of: $0), node: $0) }
      return ExplainedValue(
        mark.key, "the type that draws the line",
        ExplainedValue.LayerValue(origin ?? Origin(layer: .swift), text: says))
    }
    return ExplainedValue(
      mark.key, "the type that draws the line",
      ExplainedValue.LayerValue(Origin(layer: .kitDefault), text: name))
  }
}

extension String {
  /// Returns the text of a line in some columns of a terminal, without spaces at its end.
  fileprivate func text(inColumns columns: Range<Int>) -> String {
    var column = 0
    var text = filter { character in
      defer { column += character.displayWidth }
      return columns.contains(column)
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension ExplainedValue.LayerValue {
  /// Creates the value of a text in a line; the layer has its sources.
  fileprivate init(_ text: String, from sources: [String]) {
    // An entry of a string set that YAML sets is found as an entry and as a value.
    let named = sources.enumerated().filter { index, name in
      !sources[..<index].contains(name)
    }.map(\.element)
    let layer = named.isEmpty ? "Swift code" : named.joined(separator: ", ")
    self.init(text, layer, at: nil)
  }
}

extension ScreenExplanation {
  /// Returns the property of the screen's list that names a type at a place.
  fileprivate func chosen(_ name: String, at place: Place?) -> ExplainedValue? {
    values.first {
      $0.key.hasPrefix("listComponent.") && $0.winner.text == name && $0.winner.place == place
    }
  }
}
