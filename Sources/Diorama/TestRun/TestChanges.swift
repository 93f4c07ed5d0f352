import DioramaSystem
import YAML

/// Where a change comes from, as far as origins know it.
package struct ChangeCause: Sendable {
  /// The value that the changed text was made from, such as `headerComponent.title`.
  package let key: String
  /// Where it stands; nil where no YAML says it.
  package let place: Place?
  /// The class whose Swift code says it, where no YAML does and that is known.
  package let drawnBy: String?
  /// The entry of a string table that the code has it from, such as `WeatherStrings.back`.
  package let entry: String?

  package init(key: String, place: Place?, drawnBy: String? = nil, entry: String? = nil) {
    self.key = key
    self.place = place
    self.drawnBy = drawnBy
    self.entry = entry
  }

  /// The value and its place: `headerComponent.title, screens/diorama.yaml:7:12`; of what Swift code
  /// says `headerComponent.title of TeamHeader, drawn by Swift`.
  package var text: String {
    if let place { return "\(key), \(place.description.withoutDot)" }
    guard let drawnBy else { return key }
    return "\(key) of \(drawnBy), drawn by Swift\(entry.map { " from \($0)" } ?? "")"
  }

  /// What is the same for the same cause: one place may have several keys, by who asks.
  package var id: String { place?.description ?? text }
}

/// What came of a test, each change told once.
package struct TestChanges: Sendable {
  /// What differs in the same way in some snapshots.
  package struct Change: Sendable {
    /// The group of it.
    package let group: ChangeGroups.Group
    /// The findings, the example among them, in order.
    package let findings: [TestFinding]
    /// The finding that shows it.
    package let example: TestFinding
    /// Where it comes from; none where nobody knows.
    package internal(set) var causes: [ChangeCause] = []

    /// What it is called on a command line.
    package var id: String { group.id }
    /// The part of the example's patch that shows it.
    package var patch: [UnifiedDiff.Line] {
      guard !example.verdict.isInvisible, let diff = example.diff else { return [] }
      return group.patch(of: diff)
    }
    /// How often it is in the example beside what the patch shows.
    package var repeated: Int {
      guard !patch.isEmpty, let diff = example.diff else { return 0 }
      return group.omittedCount(of: diff)
    }
    /// Whether it makes the test fail.
    package var fails: Bool { findings.contains(where: \.fails) }
  }

  /// A screen, with its variants, that has another name or another folder than before.
  package struct Rename: Sendable {
    /// The snapshots that are missing.
    package let findings: [TestFinding]
    /// The screen's name without a variant.
    package let screen: String
  }

  /// What is to be told, in order.
  package enum Item: Sendable {
    case change(Int)
    case rename(Rename)
    /// What stands in no relation to others.
    case single(TestFinding)
    /// Several of a kind, of which nothing is to be seen but their names.
    case several([TestFinding])
  }

  /// The changes, those of one cause together.
  package private(set) var changes: [Change] = []
  /// Renamed screens.
  package let renames: [Rename]
  private let others: [TestFinding]

  /// Groups what did not pass.
  package init(_ result: TestResult) {
    var (differing, renamed, others): ([TestFinding], [TestFinding], [TestFinding]) = ([], [], [])
    for finding in result.notPassed {
      // Where a project's own file is broken, what is said of that is enough.
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
    let groups = ChangeGroups(differing.map(\.changes))
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

  /// Notes where changes come from, and puts those of one cause together.
  ///
  /// - Parameter causes: by what a change is called.
  package mutating func addCauses(_ causes: [String: [ChangeCause]]) {
    for index in changes.indices { changes[index].causes = causes[changes[index].id] ?? [] }
    var first: [String: Int] = [:]
    let order = changes.indices.map { index -> Int in
      guard let id = changes[index].causes.first?.id else { return index }
      if first[id] == nil { first[id] = index }
      return first[id] ?? index
    }
    changes = zip(order, changes).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// How many of a kind are told one by one.
  private static let maxSingles = 5

  /// What is to be told, in order: what differs, what is renamed, the rest as the test found it.
  package var items: [Item] {
    var items = changes.indices.map(Item.change) + renames.map(Item.rename)
    let counts = Dictionary(grouping: others.filter(\.hasOnlyName), by: \.status)
    var told: Set<SnapshotVerdict.Status> = []
    for finding in others {
      guard finding.hasOnlyName, let all = counts[finding.status], all.count > Self.maxSingles
      else {
        items.append(.single(finding))
        continue
      }
      if told.insert(finding.status).inserted { items.append(.several(all)) }
    }
    return items
  }
}

extension TestFinding {
  /// What differs in it, from top to bottom; where nobody could see that, what is said of it.
  package var changes: [SnapshotChange] {
    if verdict.isInvisible { return [SnapshotChange(lines: verdict.explanation())] }
    return diff?.changes.map(\.change) ?? []
  }

  /// Whether there is nothing to be said of it but its name.
  fileprivate var hasOnlyName: Bool { screen != nil && status == .missing || status == .orphaned }
}
