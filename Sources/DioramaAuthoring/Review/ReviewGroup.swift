import Diorama
import DioramaSystem

/// What can be decided with one answer: the same change in some snapshots, a screen that was
/// renamed, or a single proposal.
package struct ReviewGroup {
  /// What its cases have in common.
  package enum Kind {
    /// The same change.
    case change(ChangeGroups.Group)
    /// They are missing and left over, and the same but for the name.
    case rename(from: [String])
    /// There is one.
    case single
  }

  package let kind: Kind
  /// Its cases, by number.
  package let cases: [Int]
  /// The case that shows what it is about.
  package let example: Int
  /// Where the change comes from; none where nobody knows.
  package fileprivate(set) var causes: [ChangeCause] = []

  /// What it is called on a command line; nil for what is called by its case.
  package var id: String? {
    if case .change(let group) = kind { group.id } else { nil }
  }

  /// Its changes; none where it is about something else.
  package var changes: [SnapshotChange] {
    if case .change(let group) = kind { group.changes } else { [] }
  }
}

/// What waits, sorted by what is to be decided.
package struct ReviewQueue {
  /// What waits, one by one.
  package let cases: [ReviewCase]
  /// What can be decided with one answer, those of one cause together.
  package private(set) var groups: [ReviewGroup] = []
  /// The groups that each case is in.
  package private(set) var groupsOfCase: [[Int]]
  /// The left-over snapshots that missing ones were, and the other way round.
  package private(set) var renamePartners: [Int: Int] = [:]

  /// Sorts what waits.
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
    // As they wait, by what shows them first.
    set(groups.enumerated().sorted { ($0.1.cases[0], $0.0) < ($1.1.cases[0], $1.0) }.map(\.1))
  }

  private mutating func set(_ groups: [ReviewGroup]) {
    self.groups = groups
    groupsOfCase = [[Int]](repeating: [], count: cases.count)
    for (number, group) in groups.enumerated() {
      for one in group.cases { groupsOfCase[one].append(number) }
    }
  }

  /// Asks where the changes come from, and puts those of one cause together.
  package mutating func findCauses() {
    var changes: [ChangeGroups.Group] = []
    for group in groups {
      if case .change(let change) = group.kind { changes.append(change) }
    }
    var finder = ChangeCauses()
    let causes = finder.causes(of: changes) { cases[$0].evidence }
    if causes.isEmpty { return }
    var groups = groups
    for index in groups.indices {
      groups[index].causes = groups[index].id.flatMap { causes[$0] } ?? []
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

  // MARK: Asking for some

  /// The changes that an id means: as many of its digits as tell it from others.
  package func groups(ofChange id: String) -> [Int] {
    let wanted = id.lowercased()
    guard !wanted.isEmpty else { return [] }
    return groups.indices.filter { number in
      guard case .change(let group) = groups[number].kind else { return false }
      return group.changes.contains { $0.id.hasPrefix(wanted) }
    }
  }

  /// The changes that an id means and that are accepted already, in cases that wait for others.
  package func acceptedChanges(matching id: String) -> Set<String> {
    let wanted = id.lowercased()
    guard !wanted.isEmpty else { return [] }
    return Set(cases.flatMap(\.pending.acceptedChanges)).filter { $0.hasPrefix(wanted) }
  }

  /// The cases in which one of some changes is accepted already, and that wait for others.
  package func cases(accepting changes: Set<String>) -> [Int] {
    cases.indices.filter { !cases[$0].pending.acceptedChanges.isDisjoint(with: changes) }
  }

  /// The changes of a case that are in some groups, by what they are called.
  package func changes(of one: Int, in chosen: Set<Int>) -> Set<String> {
    let changes = groupsOfCase[one].filter(chosen.contains).flatMap { groups[$0].changes }
    return Set(changes.map(\.id))
  }

  /// The groups that come from where one does.
  package func groupsSharingCauses(with group: Int) -> [Int] {
    let ids = Set(groups[group].causes.map(\.id))
    if ids.isEmpty { return [group] }
    return groups.indices.filter { groups[$0].causes.contains { ids.contains($0.id) } }
  }

  /// Cases of which all changes are in some groups; the others have changes besides.
  package func cases(ofGroups chosen: Set<Int>) -> (whole: [Int], partial: [Int]) {
    let all = cases.indices.filter { one in groupsOfCase[one].contains(where: chosen.contains) }
    let whole = all.filter { one in groupsOfCase[one].allSatisfy(chosen.contains) }
    let known = Set(whole)
    return (whole, all.filter { !known.contains($0) })
  }
}
