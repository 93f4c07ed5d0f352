import Diorama
import DioramaSystem

/// Cases that one answer decides: the same change in some snapshots, a renamed screen, or a single
/// pending snapshot.
package struct ReviewGroup {
  /// The kind of a group.
  package enum Kind {
    /// The same change.
    case change(ChangeGroups.Group)
    /// Missing and orphaned snapshots that are equal except for the name.
    case rename(from: [String])
    /// A single case.
    case single
  }

  package let kind: Kind
  /// The indices of its cases.
  package let cases: [Int]
  /// The index of the case that shows what the group is about.
  package let example: Int
  /// The causes of the change; empty if they are unknown.
  package fileprivate(set) var causes: [ChangeCause] = []

  /// The id on a command line; nil for a group that is called by its case.
  package var id: String? { if case .change(let group) = kind { group.id } else { nil } }

  /// The changes of the group; empty for another kind of group.
  package var changes: [SnapshotChange] {
    if case .change(let group) = kind { group.changes } else { [] }
  }
}

/// The pending snapshots, grouped by the decisions about them.
package struct ReviewQueue {
  /// The pending snapshots, one by one.
  package let cases: [ReviewCase]
  /// The groups that one answer decides, those with the same cause together.
  package private(set) var groups: [ReviewGroup] = []
  /// The indices of the groups of each case.
  package private(set) var groupsOfCase: [[Int]]
  /// For each missing snapshot of a renamed screen the orphaned one, and vice versa, by index.
  package private(set) var renamePartners: [Int: Int] = [:]

  /// Groups the pending snapshots.
  package init(_ cases: [ReviewCase]) {
    self.cases = cases
    groupsOfCase = [[Int]](repeating: [], count: cases.count)
    findPartners()
    let changes = ChangeGroups(cases.map(\.changes))
    var groups = changes.groups.map {
      ReviewGroup(kind: .change($0), cases: $0.members, example: $0.example)
    }
    groups += renames()
    let grouped = Set(groups.flatMap(\.cases))
    groups += cases.indices.filter { !grouped.contains($0) }.map {
      ReviewGroup(kind: .single, cases: [$0], example: $0)
    }
    // The groups are in the order of their first cases.
    set(groups.enumerated().sorted { ($0.1.cases[0], $0.0) < ($1.1.cases[0], $1.0) }.map(\.1))
  }

  private mutating func set(_ groups: [ReviewGroup]) {
    self.groups = groups
    groupsOfCase = [[Int]](repeating: [], count: cases.count)
    for (number, group) in groups.enumerated() {
      for one in group.cases { groupsOfCase[one].append(number) }
    }
  }

  /// Finds the causes of the changes, divides groups with several, and puts groups with the same
  /// cause together.
  package mutating func findCauses() {
    var changes: [ChangeGroups.Group] = []
    for group in groups {
      if case .change(let change) = group.kind { changes.append(change) }
    }
    var finder = ChangeCauses()
    let causes = finder.causes(of: changes) { cases[$0].evidence }
    if causes.isEmpty { return }
    let groups = groups.flatMap { group -> [ReviewGroup] in
      guard case .change(let change) = group.kind else { return [group] }
      return change.divided(by: causes).map { part, causes in
        ReviewGroup(
          kind: .change(part), cases: group.cases, example: group.example, causes: causes)
      }
    }
    var first: [String: Int] = [:]
    let order = groups.indices.map { index -> Int in
      guard let id = groups[index].causes.first?.id else { return index }
      if first[id] == nil { first[id] = index }
      return first[id] ?? index
    }
    set(
      zip(order, groups).enumerated()
        .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1))
  }

  // MARK: Renames

  private mutating func findPartners() {
    let projects = Dictionary(grouping: cases.indices) { cases[$0].store.project.root }
    for numbers in projects.values {
      let missing = numbers.filter { cases[$0].verdict?.status == .missing }
      let orphaned = numbers.filter { cases[$0].verdict?.status == .orphaned }
      if missing.isEmpty || orphaned.isEmpty { continue }
      let origins = SnapshotRename.origins(
        of: missing.map { candidate(cases[$0], cases[$0].pending.shown) },
        among: orphaned.map { candidate(cases[$0], cases[$0].verdict?.recorded) })
      for (number, origin) in zip(missing, origins) {
        guard let origin else { continue }
        renamePartners[number] = orphaned[origin]
        renamePartners[orphaned[origin]] = number
      }
    }
  }

  private func candidate(_ one: ReviewCase, _ bytes: [UInt8]?) -> SnapshotRename.Candidate {
    SnapshotRename.Candidate(path: one.path, bytes: bytes ?? [])
  }

  private func renames() -> [ReviewGroup] {
    var keys: [[String]] = []
    var members: [[String]: [Int]] = [:]
    for number in cases.indices where cases[number].pending.shown != nil {
      guard let old = renamePartners[number] else { continue }
      let key = [
        cases[number].store.project.root, cases[number].path.parentFolder,
        cases[number].pending.screen,
      ]
      if members[key] == nil { keys.append(key) }
      members[key, default: []] += [number, old]
    }
    return keys.map { key in
      let all = members[key] ?? []
      let old = all.filter { cases[$0].pending.shown == nil }.map { cases[$0].path }
      return ReviewGroup(kind: .rename(from: old), cases: all, example: all[0])
    }
  }

  // MARK: Finding cases and groups

  /// Returns the groups of the change with an id; the first digits are enough if they are unique.
  package func groups(ofChange id: String) -> [Int] {
    let wanted = id.lowercased()
    guard !wanted.isEmpty else { return [] }
    return groups.indices.filter { number in
      guard case .change(let group) = groups[number].kind else { return false }
      return group.changes.contains { $0.id.hasPrefix(wanted) }
    }
  }

  /// Returns the ids of a case's changes that are in some groups; nil if these are all of its
  /// changes.
  package func changes(of one: Int, in chosen: Set<Int>) -> Set<String>? {
    let own = groupsOfCase[one]
    if own.allSatisfy(chosen.contains), cases[one].pending.rejectedChanges.isEmpty { return nil }
    return Set(own.filter(chosen.contains).flatMap { groups[$0].changes.map(\.id) })
  }

  /// Returns the groups that share a cause with a group.
  package func groupsSharingCauses(with group: Int) -> [Int] {
    let ids = Set(groups[group].causes.map(\.id))
    if ids.isEmpty { return [group] }
    return groups.indices.filter { groups[$0].causes.contains { ids.contains($0.id) } }
  }
}
