import Diorama

/// Decisions about pending snapshots, before they are carried out.
package struct ReviewPlan {
  /// A decision about a case, or about some of its changes.
  package struct Item {
    /// The index of the case.
    package let number: Int
    /// The decision.
    package let decision: ReviewDecision
    /// The ids of the changes; nil for the whole snapshot.
    package fileprivate(set) var changes: Set<String>?
  }

  /// The decisions, in the order in which the cases were added.
  package private(set) var items: [Item] = []
  /// The indices of the items about each case.
  private var indicesOfCase: [Int: [Int]] = [:]

  /// Creates a plan without decisions.
  package init() {}

  /// Adds a decision. The same decision twice is harmless.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - number: the index of the case.
  ///   - changes: the ids of the changes; nil for the whole snapshot.
  /// - Returns: whether the plan has no other decision about the same snapshot or change; otherwise
  ///   it is unchanged.
  package mutating func add(
    _ decision: ReviewDecision, of number: Int, only changes: Set<String>? = nil
  ) -> Bool {
    let own = indicesOfCase[number] ?? []
    if let other = own.first(where: { items[$0].decision != decision }) {
      guard let changes, items[other].changes?.isDisjoint(with: changes) == true else {
        return false
      }
    }
    if let index = own.first(where: { items[$0].decision == decision }) {
      items[index].changes = items[index].changes.flatMap { known in
        changes.map { known.union($0) }
      }
    } else {
      indicesOfCase[number, default: []].append(items.count)
      items.append(Item(number: number, decision: decision, changes: changes))
    }
    return true
  }

  /// Returns the items with a decision.
  package func items(_ decision: ReviewDecision) -> [Item] {
    items.filter { $0.decision == decision }
  }
}
