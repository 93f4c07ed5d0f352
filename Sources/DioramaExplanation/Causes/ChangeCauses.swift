import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Finds the causes of changes. It runs their screens again, to find the value of YAML that each
/// text was made from.
///
/// It runs at most two screens for each change, and limits the total, since a failing test should
/// report in about the same time.
package struct ChangeCauses {
  /// A snapshot that differs from the recorded one.
  package struct Evidence {
    /// The project of its screen.
    let suite: ScreenSuite
    /// The file that declares the screen; nil for the project's theme file.
    let file: String?
    /// The name of the screen or variant.
    let name: String
    /// What the screen showed.
    let shown: [UInt8]
    /// The patch from the recorded snapshot.
    let diff: UnifiedDiff

    package init(
      suite: ScreenSuite, file: String?, name: String, shown: [UInt8], diff: UnifiedDiff
    ) {
      self.suite = suite
      self.file = file
      self.name = name
      self.shown = shown
      self.diff = diff
    }
  }

  /// The maximum number of screens that run again.
  private static let maxRuns = 40
  /// The maximum number of lines that are explained for each change and screen.
  package static let maxLines = 100
  /// The number of removed lines that an added line is compared with.
  private static let maxRemovedLines = 1000

  private var runs: [String: TracedScreen?] = [:]

  package init() {}

  /// Returns the causes of changes, by the ids of the changes.
  ///
  /// - Parameters:
  ///   - groups: the groups of the changes; those in the most snapshots come first.
  ///   - evidence: returns a group's member; nil for one without evidence.
  package mutating func causes(
    of groups: [ChangeGroups.Group], _ evidence: (Int) -> Evidence?
  ) -> [String: [ChangeCause]] {
    var causes: [String: [ChangeCause]] = [:]
    let order = groups.enumerated()
      .sorted { ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset) }
      .map(\.element)
    let evidenceOfGroups = order.map { group in
      var members = [group.example]
      if let last = group.members.last, last != group.example { members.append(last) }
      return members.compactMap(evidence)
    }
    guard let suite = evidenceOfGroups.joined().first?.suite else { return [:] }
    // If an app's code ends the process of a run, only this answer is lost.
    suite.isolated(count: order.count) { number, writer in
      var found: [[ChangeCause]] = []
      if runs.count < Self.maxRuns {
        found = causesOfChanges(in: order[number], evidenceOfGroups[number])
      }
      writer.append(list: found) { $0.append(list: $1) { $0.append($1) } }
    } take: { number, reader throws(OutcomeReader.Malformed) in
      let found = try reader.list { reader throws(OutcomeReader.Malformed) in
        try reader.list { reader throws(OutcomeReader.Malformed) in try reader.cause() }
      }
      for (change, own) in zip(order[number].changes, found) where !own.isEmpty {
        causes[change.id] = own
      }
    }
    addCausesOfSameWords(to: &causes, of: groups)
    return causes
  }

  /// Adds the cause of a change to others of the same words: a text of a frame, and the same text
  /// in a block, may be in other snapshots.
  private func addCausesOfSameWords(
    to causes: inout [String: [ChangeCause]], of groups: [ChangeGroups.Group]
  ) {
    var known: [String: [ChangeCause]] = [:]
    for change in groups.flatMap(\.changes) {
      guard let words = change.summary?.words(), let own = causes[change.id], own.count == 1 else {
        continue
      }
      known[words] = own
    }
    for group in groups where group.changes.allSatisfy({ causes[$0.id] == nil }) {
      let found = group.changes.map { $0.summary.flatMap { known[$0.words()] } ?? [] }
      for (change, own) in zip(group.changes, Self.completed(found, orElse: found) ?? [])
      where !own.isEmpty {
        causes[change.id] = own
      }
    }
  }

  /// Returns the causes of each change of a group.
  private mutating func causesOfChanges(
    in group: ChangeGroups.Group, _ evidence: [Evidence]
  ) -> [[ChangeCause]] {
    var declared = [[ChangeCause]](repeating: [], count: group.changes.count)
    var (quoted, states, clock, ofSwift) = (declared, declared, declared, declared)
    for one in evidence {
      let changes = one.diff.changes
      let lines = Dictionary(changes.map { ($0.change, [$0.lines]) }, uniquingKeysWith: +)
      if one.file == nil {
        for (index, change) in group.changes.enumerated() {
          declared[index] += causesInPalette(lines[change] ?? [], one)
        }
      }
      guard let traced = traced(one) else { continue }
      let others = traced.causesOfClock()
      var rest = Self.maxLines
      for (index, change) in group.changes.enumerated() where rest > 0 {
        let own = lines[change] ?? []
        let texts = causesOfTexts(own, traced, &rest)
        declared[index] += causes(of: change, texts.values, one, traced)
        if !declared[index].isEmpty { continue }
        quoted[index] += texts.quoted
        // The rows of a change of style are in other changes.
        states[index] += causesOfStates(change.isOfStyle ? changes.map(\.lines) : own, traced)
        // Without the cause, the screen has the recorded lines.
        let removed = own.joined().filter { $0.kind == .removed }.map { $0.text.dropFirst() }
        if !removed.isEmpty {
          clock[index] += others.filter { $0.lines.isSuperset(of: removed) }.map(\.cause)
        }
        ofSwift[index] += texts.ofSwift
      }
    }
    // A text that a block quotes is in the frame above, where its change is found.
    let known = Set(declared.joined().map(\.id))
    let others = zip(quoted, states).map { quoted, states in
      let causes = quoted.filter { known.contains($0.id) }
      return causes.isEmpty ? states : causes
    }
    if let causes = Self.completed(declared, orElse: others) { return causes }
    // Which of several steps changed the state of a row is less certain.
    let steps = Array(states.joined()).unique
    if !steps.isEmpty { return group.changes.map { _ in steps } }
    return Self.completed(clock, orElse: ofSwift) ?? Self.completed(ofSwift, orElse: clock) ?? []
  }

  /// Returns causes in which changes without a cause have that of the others, if it is the same:
  /// three rows are "3 people" in a title. If not, they have other possible causes. Nil if there
  /// are no causes.
  private static func completed(
    _ causes: [[ChangeCause]], orElse others: [[ChangeCause]]
  ) -> [[ChangeCause]]? {
    let causes = causes.map(\.unique)
    guard let first = causes.first(where: { !$0.isEmpty }) else { return nil }
    let isShared = causes.allSatisfy { $0.isEmpty || $0.map(\.id) == first.map(\.id) }
    if isShared { return causes.map { _ in first } }
    return zip(causes, others).map { $0.isEmpty ? $1.unique : $0 }
  }

  /// Returns the values of YAML that caused a change.
  ///
  /// - Parameter texts: the values that its added texts were made from.
  private func causes(
    of change: SnapshotChange, _ texts: [ChangeCause], _ evidence: Evidence,
    _ traced: TracedScreen
  ) -> [ChangeCause] {
    let styles = change.isOfStyle ? traced.causes(ofStyle: change) : []
    if !styles.isEmpty { return styles }
    return texts.isEmpty ? causesOfAll(change, evidence, traced) : texts
  }

  /// Returns the values that the added texts were made from, those of the texts that blocks quote,
  /// and the Swift code of the others.
  ///
  /// - Parameter rest: the number of lines that may be explained.
  private func causesOfTexts(
    _ places: [[UnifiedDiff.Line]], _ traced: TracedScreen, _ rest: inout Int
  ) -> (values: [ChangeCause], quoted: [ChangeCause], ofSwift: [ChangeCause]) {
    var found: (values: [ChangeCause], quoted: [ChangeCause], ofSwift: [ChangeCause]) = ([], [], [])
    for lines in places {
      let removed = lines.lazy.filter { $0.kind == .removed }.prefix(Self.maxRemovedLines)
      let before = Array(removed.map { String($0.text.dropFirst()) })
      for line in lines where line.kind == .added && rest > 0 {
        rest -= 1
        guard let explanation = traced.line(line.number) else { continue }
        let causes = explanation.causes(besides: before)
        if explanation.isInBlock {
          found.quoted += causes
        } else {
          found.values += causes
          found.ofSwift += explanation.causesOfSwift(besides: before)
        }
      }
    }
    return found
  }

  /// Returns the steps that changed rows whose texts are the same, such as the selection of a row.
  private func causesOfStates(
    _ places: [[UnifiedDiff.Line]], _ traced: TracedScreen
  ) -> [ChangeCause] {
    places.flatMap { lines -> [ChangeCause] in
      let before = Set(lines.filter { $0.kind == .removed }.map(\.withoutStates))
      return lines.filter { $0.kind == .added && before.contains($0.withoutStates) }
        .prefix(Self.maxLines).compactMap { traced.cause(ofStateAtLine: $0.number) }
    }
  }

  /// Returns the keys that change a whole screen: its width, its theme, or its blocks.
  private func causesOfAll(
    _ change: SnapshotChange, _ evidence: Evidence, _ traced: TracedScreen
  ) -> [ChangeCause] {
    var keys: [String] = []
    if change.isOfWidths { keys.append("\(CoreKey.device)") }
    if change.isOfStyle, evidence.diff.lines.contains(where: { $0.text.hasPrefix("+theme: ") }) {
      keys.append("\(CoreKey.theme)")
    }
    if change.isOfBlocks { keys.append("\(CoreKey.show)") }
    return keys.compactMap { traced.cause(key: $0) }
  }

  /// Returns the places that set changed values of colors and fonts in a theme file. A value that
  /// the kit or Swift code sets has no such place.
  private func causesInPalette(
    _ places: [[UnifiedDiff.Line]], _ evidence: Evidence
  ) -> [ChangeCause] {
    places.joined().filter { $0.kind == .added }.compactMap { line in
      evidence.suite.palette.origins[String(line.text.dropFirst().prefix { $0 != " " })]
    }.map { ChangeCause(key: $0.key, place: $0.place) }
  }

  /// Runs the screen again; nil if it shows something else now.
  private mutating func traced(_ evidence: Evidence) -> TracedScreen? {
    guard let file = evidence.file else { return nil }
    let key = "\(file)\n\(evidence.name)"
    if let known = runs[key] { return known }
    let suite = evidence.suite.reading(only: [file])
    var diagnostics = Diagnostics()
    let traced = suite.declarations.first { $0.name == evidence.name }
      .flatMap { suite.endedOutcome(of: $0) == nil ? suite.plan($0).plan : nil }
      .flatMap { TracedScreen($0, in: suite, &diagnostics) }
      .flatMap { $0.snapshot == evidence.shown ? $0 : nil }
    runs[key] = .some(traced)
    return traced
  }
}

extension OutcomeWriter {
  fileprivate mutating func append(_ cause: ChangeCause) {
    append(cause.key)
    append(optional: cause.place) { $0.append(standalone: $1) }
    append(optional: cause.drawnBy) { $0.append($1) }
    append(optional: cause.entry) { $0.append($1) }
  }
}

extension OutcomeReader {
  fileprivate mutating func cause() throws(Malformed) -> ChangeCause {
    let key = try text()
    let place = try optional { reader throws(Malformed) in try reader.standalonePlace() }
    let drawnBy = try optional { reader throws(Malformed) in try reader.text() }
    return ChangeCause(
      key: key, place: place, drawnBy: drawnBy,
      entry: try optional { reader throws(Malformed) in try reader.text() })
  }
}

extension UnifiedDiff.Line {
  /// The text without its sign and the states of checkboxes and switches.
  fileprivate var withoutStates: String {
    text.dropFirst().replacing(/\[(x| |on|off)\] */, with: "").filter { $0 != " " }
  }
}

extension [ChangeCause] {
  /// The first cause with each id.
  fileprivate var unique: [ChangeCause] {
    var known: Set<String> = []
    return filter { known.insert($0.id).inserted }
  }
}

extension LineExplanation {
  /// Returns the values that the line shows and the removed lines do not.
  fileprivate func causes(besides before: [String]) -> [ChangeCause] {
    matches.filter { match in
      guard match.value.winner.place != nil, match.value.key != CoreKey.screen.description else {
        return false
      }
      let shown = Self.shownPart(of: match.words, in: line)
      // Text below a menu is not visible, and text with more or less space has not changed.
      return line.contains(shown)
        && !before.contains { old in
          says(shown, asIn: old) || shown != match.words && old.contains(match.words)
            || Self.shows(match.words, cutOffIn: old)
        }
        && !(match.isPart && Self.shows(match.words, across: before))
    }.map { ChangeCause(key: $0.value.key, place: $0.value.winner.place) }
  }

  /// Returns the texts of Swift code that the line shows and the removed lines do not.
  fileprivate func causesOfSwift(besides before: [String]) -> [ChangeCause] {
    swiftTexts.filter { text in
      // A mark alone comes from a step or a state.
      guard text.words.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
      let shown = Self.shownPart(of: text.words, in: line)
      let isCutOff = shown.hasSuffix("…")
      return line.contains(shown)
        && !before.contains { old in
          (isCutOff ? old.contains(shown.dropLast()) : says(shown, asIn: old))
            || Self.shows(text.words, cutOffIn: old)
        }
    }.map { ChangeCause(key: $0.key, place: nil, drawnBy: $0.type, entry: $0.entry) }
  }

  /// Returns whether the line has the same words as an older one, where they were not part of a
  /// longer text.
  private func says(_ words: String, asIn old: String) -> Bool {
    // Strings are equal in every normalization form, but a snapshot has one.
    guard old.utf8.contains(words.utf8) else { return false }
    let whole = line.ranges(saying: words)
    let places = whole.isEmpty ? line.ranges(of: words) : whole
    let changes = WordChanges(of: line, since: old)
    return !places.contains(where: changes.overlaps)
  }

  /// Returns whether some lines show words of a text that was divided into lines in another way.
  private static func shows(_ words: String, across lines: [String]) -> Bool {
    lines.flatMap { $0.split { " │".contains($0) } }.joined(separator: " ").contains(words)
  }

  /// Returns whether a line may show some words with their end cut off.
  private static func shows(_ words: String, cutOffIn line: String) -> Bool {
    let part = shownPart(of: words, in: line)
    return part != words && part != "…"
  }

  /// Returns the part of some words that a line shows, which may be cut off.
  private static func shownPart(of words: String, in line: String) -> String {
    var part = words[...]
    if !line.contains("…") || line.contains(part) { return words }
    while !part.isEmpty {
      part.removeLast()
      if line.contains("\(part)…") { return "\(part)…" }
    }
    return words
  }
}

extension LineExplanation.Match {
  /// Whether the words are a line of a text of several lines.
  fileprivate var isPart: Bool {
    value.shownText.count > words.count && value.shownText.contains(words)
  }
}
