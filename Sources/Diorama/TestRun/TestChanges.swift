import DioramaSystem
import YAML

/// The cause of a change, as far as origins show it.
package struct ChangeCause: Sendable {
  /// The key of the value in the changed text, such as `headerComponent.title`.
  package let key: String
  /// The place of the value; nil if no YAML sets it.
  package let place: Place?
  /// The class whose Swift code draws the text, if no YAML sets it and the class is known.
  package let drawnBy: String?
  /// The entry of a string table that the code uses, such as `WeatherStrings.back`.
  package let entry: String?

  package init(key: String, place: Place?, drawnBy: String? = nil, entry: String? = nil) {
    self.key = key
    self.place = place
    self.drawnBy = drawnBy
    self.entry = entry
  }

  /// The key and its place: `headerComponent.title, screens/diorama.yaml:7:12`; for a text of Swift
  /// code, `headerComponent.title of TeamHeader, drawn by Swift`.
  package var text: String {
    if let place { return "\(key), \(place.description.withoutDot)" }
    guard let drawnBy else { return key }
    return "\(key) of \(drawnBy), drawn by Swift code\(entry.map { " from \($0)" } ?? "")"
  }

  /// What a text is, such as `title` for `headerComponent.title`; nil for a step.
  var subject: String? {
    key.split(separator: ".").last.map(String.init)
  }

  /// An id that is equal for the same cause; one place may have several keys.
  package var id: String { place?.description ?? text }
}

extension ChangeGroups.Group {
  /// Returns the group divided by the causes of its changes, with the causes of each part: what has
  /// another cause is another decision.
  ///
  /// - Parameter causes: the causes, by the ids of changes.
  package func divided(
    by causes: [String: [ChangeCause]]
  ) -> [(group: ChangeGroups.Group, causes: [ChangeCause])] {
    var keys: [[String]] = []
    var parts: [[String]: [SnapshotChange]] = [:]
    for change in changes {
      let key = (causes[change.id] ?? []).map(\.id).sorted()
      if parts[key] == nil { keys.append(key) }
      parts[key, default: []].append(change)
    }
    return keys.map { key in
      let own = parts[key] ?? []
      let group = ChangeGroups.Group(
        changes: own, members: members, example: example,
        isWholeExample: isWholeExample && keys.count == 1)
      return (group, own.first.flatMap { causes[$0.id] } ?? [])
    }
  }
}

/// The results of a test, with each change only once.
package struct TestChanges: Sendable {
  /// Changes that are the same in some snapshots.
  package struct Change: Sendable {
    /// The group of the changes.
    package let group: ChangeGroups.Group
    /// The findings with these changes, including the example, in order.
    package let findings: [TestFinding]
    /// The finding that shows the changes.
    package let example: TestFinding
    /// The causes; empty if they are unknown.
    package internal(set) var causes: [ChangeCause] = []
    /// The theme file as it is recorded and as it would be now; empty if they are unknown.
    fileprivate(set) var themes: (recorded: [UInt8], now: [UInt8]) = ([], [])

    /// The id on a command line.
    package var id: String { group.id }
    /// The part of the example's patch that shows the changes and no others, and how many more times
    /// they occur in the example.
    package var shownPatch: (lines: [UnifiedDiff.Line], repeated: Int) {
      guard !example.verdict.isInvisible, let diff = example.diff else { return ([], 0) }
      let (lines, omittedCount) = group.patch(of: diff, in: example.verdict)
      return (lines, omittedCount)
    }
    /// The lines of ``shownPatch``.
    package var patch: [UnifiedDiff.Line] { shownPatch.lines }
    /// The changes in words, each once, such as `title: 'House rules' to 'House order'`.
    package var summaries: [String] {
      var known: Set<String> = []
      // Screen readers say what a row shows.
      let all = group.changes.flatMap(\.summaries)
      let own = all.filter { !$0.isOfReader }
      let verdict = example.verdict
      lazy var values = (
        StyleValues(theme: themes.recorded, snapshot: verdict.recorded ?? []),
        StyleValues(theme: themes.now, snapshot: verdict.shown ?? [])
      )
      return (own.isEmpty ? all : own).map { summary in
        let isAlone = summary.isReplacement && !summary.isOneOfSeveral
        let subject = isAlone ? causes.first?.subject : nil
        let isNamed = summary.subject != nil
        return (isNamed ? summary.describing(values.0, values.1) : summary).words(about: subject)
      }.filter { known.insert($0).inserted }
    }
    /// The first change in words, and the number of others; nil if no change has words.
    package var shortSummary: String? {
      let all = summaries
      return all.first.map { $0 + (all.count > 1 ? " and \(all.count - 1) more" : "") }
    }
    /// Whether the changes make the test fail.
    package var fails: Bool { findings.contains(where: \.fails) }
  }

  /// A screen with its variants that has another name or folder than before.
  package struct Rename: Sendable {
    /// The missing snapshots.
    package let findings: [TestFinding]
    /// The screen's name without a variant.
    package let screen: String
  }

  /// An item of the report.
  package enum Item: Sendable {
    case change(Int)
    case rename(Rename)
    /// A finding that is unrelated to others.
    case single(TestFinding)
    /// Several findings of one kind, of which only the names are shown.
    case several([TestFinding])
  }

  /// The changes, those with the same cause together.
  package private(set) var changes: [Change] = []
  /// The renamed screens.
  package let renames: [Rename]
  private let others: [TestFinding]

  /// Groups the findings that did not pass.
  package init(_ result: TestResult) {
    var (differing, renamed, others): ([TestFinding], [TestFinding], [TestFinding]) = ([], [], [])
    for finding in result.notPassed {
      // If a project's own file is invalid, the diagnostics of that file are enough.
      if finding.failedWithoutDiagnostics { continue }
      if finding.status == .differs {
        differing.append(finding)
      } else if finding.movedFrom != nil {
        renamed.append(finding)
      } else if finding.movedTo == nil {
        others.append(finding)
      }
    }
    self.others = others
    let groups = ChangeGroups(differing.map { $0.verdict.changes(in: $0.diff) })
    changes = groups.groups.map { group in
      Change(
        group: group, findings: group.members.map { differing[$0] },
        example: differing[group.example])
    }
    var ids: [String] = []
    var byScreen: [String: [TestFinding]] = [:]
    for finding in renamed {
      let id = finding.screen?.id ?? finding.name
      let key = [id, finding.snapshotPath.parentFolder].joined(separator: "\n")
      if byScreen[key] == nil { ids.append(key) }
      byScreen[key, default: []].append(finding)
    }
    renames = ids.map { key in
      let findings = byScreen[key] ?? []
      return Rename(findings: findings, screen: findings.first?.screen?.id ?? "")
    }
  }

  /// Sets the causes of changes, divides those with several, and puts changes with the same cause
  /// together.
  ///
  /// - Parameter causes: the causes, by the ids of the changes of groups.
  package mutating func addCauses(_ causes: [String: [ChangeCause]]) {
    changes = changes.flatMap { change in
      change.group.divided(by: causes).map { group, causes in
        var part = Change(group: group, findings: change.findings, example: change.example)
        (part.causes, part.themes) = (causes, change.themes)
        return part
      }
    }
    var first: [String: Int] = [:]
    let order = changes.indices.map { index -> Int in
      guard let id = changes[index].causes.first?.id else { return index }
      if first[id] == nil { first[id] = index }
      return first[id] ?? index
    }
    changes = zip(order, changes).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// Sets the values of the names of colors and fonts.
  ///
  /// - Parameter themes: returns the theme file of a finding's project, as it is recorded and as it
  ///   would be now; it is called for one change of each project.
  package mutating func addThemes(
    _ themes: (TestFinding) -> (recorded: [UInt8], now: [UInt8])?
  ) {
    for index in changes.indices where changes[index].group.changes.contains(where: \.isOfStyle) {
      changes[index].themes = themes(changes[index].example) ?? ([], [])
    }
  }

  /// The maximum number of findings of one kind that are listed one by one.
  private static let maxSingles = 5

  /// The items of the report, in order: differences, renamed screens, then the other findings.
  package var items: [Item] {
    var items = changes.indices.map(Item.change) + renames.map(Item.rename)
    let counts = Dictionary(grouping: others.filter(\.hasOnlyName), by: \.status)
    var reported: Set<SnapshotVerdict.Status> = []
    for finding in others {
      guard finding.hasOnlyName, let all = counts[finding.status], all.count > Self.maxSingles
      else {
        items.append(.single(finding))
        continue
      }
      if reported.insert(finding.status).inserted { items.append(.several(all)) }
    }
    return items
  }
}

extension TestFinding {
  /// Whether the name is all that can be reported.
  fileprivate var hasOnlyName: Bool { screen != nil && status == .missing || status == .orphaned }
}
