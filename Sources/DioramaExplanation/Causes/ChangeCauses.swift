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
    /// The file that declares the screen.
    let file: String
    /// The name of the screen or variant.
    let name: String
    /// What the screen showed.
    let shown: [UInt8]
    /// The patch from the recorded snapshot.
    let diff: UnifiedDiff

    package init(
      suite: ScreenSuite, file: String, name: String, shown: [UInt8], diff: UnifiedDiff
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

  /// Returns the causes of changes, by the ids of the groups.
  ///
  /// - Parameters:
  ///   - groups: the changes; those in the most snapshots come first.
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
      var found: [ChangeCause] = []
      if runs.count < Self.maxRuns {
        found = evidenceOfGroups[number].flatMap { self.causes(of: order[number], $0) }.unique
      }
      writer.append(list: found) { writer, cause in
        writer.append(cause.key)
        writer.append(optional: cause.place) { $0.append(standalone: $1) }
        writer.append(optional: cause.drawnBy) { $0.append($1) }
        writer.append(optional: cause.entry) { $0.append($1) }
      }
    } take: { number, reader throws(OutcomeReader.Malformed) in
      let found = try reader.list { reader throws(OutcomeReader.Malformed) in
        let key = try reader.text()
        let place = try reader.optional { reader throws(OutcomeReader.Malformed) in
          try reader.standalonePlace()
        }
        let drawnBy = try reader.optional { reader throws(OutcomeReader.Malformed) in
          try reader.text()
        }
        return ChangeCause(
          key: key, place: place, drawnBy: drawnBy,
          entry: try reader.optional { reader throws(OutcomeReader.Malformed) in
            try reader.text()
          })
      }
      if !found.isEmpty { causes[order[number].id] = found }
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
    for group in groups {
      guard let found = causes[group.id], found.count == 1 else { continue }
      for words in group.changes.compactMap({ $0.summary?.words() }) { known[words] = found }
    }
    for group in groups where causes[group.id] == nil {
      causes[group.id] =
        group.changes.lazy.compactMap { $0.summary?.words() }
        .compactMap { known[$0] }.first
    }
  }

  private mutating func causes(
    of group: ChangeGroups.Group, _ evidence: Evidence
  ) -> [ChangeCause] {
    guard let traced = traced(evidence) else { return [] }
    let styles = group.changes.filter(\.isOfStyle).flatMap { traced.causes(ofStyle: $0) }
    if !styles.isEmpty { return styles.unique }
    let (texts, ofSwift) = causesOfTexts(in: group, evidence, traced)
    // If YAML changed a text, other texts follow: three rows are "3 people" in a title.
    if !texts.isEmpty { return texts.unique }
    let all = causesOfAll(in: group, evidence, traced)
    if !all.isEmpty { return all.unique }
    let states = causesOfStates(in: group, evidence, traced)
    if !states.isEmpty { return states.unique }
    let clock = traced.causesOfClock(addedTexts(in: group, evidence))
    return (clock.isEmpty ? ofSwift : clock).unique
  }

  /// Returns the added lines of a change.
  private func addedTexts(in group: ChangeGroups.Group, _ evidence: Evidence) -> [String] {
    let wanted = Set(group.changes)
    return evidence.diff.changes.filter { wanted.contains($0.change) }.flatMap { _, lines in
      lines.filter { $0.kind == .added }.prefix(Self.maxLines).map { String($0.text.dropFirst()) }
    }
  }

  /// Returns the values that the added texts were made from, and the Swift code of the others.
  private func causesOfTexts(
    in group: ChangeGroups.Group, _ evidence: Evidence, _ traced: TracedScreen
  ) -> (values: [ChangeCause], ofSwift: [ChangeCause]) {
    let wanted = Set(group.changes)
    let changed = evidence.diff.changes.filter { wanted.contains($0.change) }
    var causes: [ChangeCause] = []
    var ofSwift: [ChangeCause] = []
    var asked = 0
    for (_, lines) in changed {
      let removed = lines.lazy.filter { $0.kind == .removed }.prefix(Self.maxRemovedLines)
      let before = Array(removed.map { String($0.text.dropFirst()) })
      for line in lines where line.kind == .added {
        asked += 1
        if asked > Self.maxLines { return (causes, []) }
        // A text that a block quotes is in the frame above, where its change is found.
        guard let explanation = traced.line(line.number), !explanation.isInBlock else { continue }
        causes += explanation.causes(besides: before)
        ofSwift += explanation.causesOfSwift(besides: before)
      }
    }
    return (causes, ofSwift)
  }

  /// Returns the steps that changed rows whose texts are the same, such as the selection of a row.
  private func causesOfStates(
    in group: ChangeGroups.Group, _ evidence: Evidence, _ traced: TracedScreen
  ) -> [ChangeCause] {
    let wanted = Set(group.changes)
    let isOfStyle = group.changes.allSatisfy(\.isOfStyle)
    // The rows of a change of style are in other changes.
    let changes = evidence.diff.changes.filter { isOfStyle || wanted.contains($0.change) }
    return changes.flatMap { _, lines -> [ChangeCause] in
      let before = Set(lines.filter { $0.kind == .removed }.map(\.withoutStates))
      return lines.filter { $0.kind == .added && before.contains($0.withoutStates) }
        .prefix(Self.maxLines).compactMap { traced.cause(ofStateAtLine: $0.number) }
    }
  }

  /// Returns the keys that change a whole screen: its width, its theme, or its blocks.
  private func causesOfAll(
    in group: ChangeGroups.Group, _ evidence: Evidence, _ traced: TracedScreen
  ) -> [ChangeCause] {
    var keys: [String] = []
    if group.changes.contains(where: \.isOfWidths) { keys.append("\(CoreKey.device)") }
    if group.changes.contains(where: \.isOfStyle),
      evidence.diff.lines.contains(where: { $0.text.hasPrefix("+theme: ") })
    {
      keys.append("\(CoreKey.theme)")
    }
    if group.changes.contains(where: \.isOfBlocks) {
      keys.append("\(CoreKey.show)")
    }
    return keys.compactMap { traced.cause(key: $0) }
  }

  /// Runs the screen again; nil if it shows something else now.
  private mutating func traced(_ evidence: Evidence) -> TracedScreen? {
    let key = "\(evidence.file)\n\(evidence.name)"
    if let known = runs[key] { return known }
    let suite = evidence.suite.reading(only: [evidence.file])
    var diagnostics = Diagnostics()
    let traced = suite.declarations.first { $0.name == evidence.name }
      .flatMap { suite.endedOutcome(of: $0) == nil ? suite.plan($0).plan : nil }
      .flatMap { TracedScreen($0, in: suite, &diagnostics) }
      .flatMap { $0.snapshot == evidence.shown ? $0 : nil }
    runs[key] = .some(traced)
    return traced
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
