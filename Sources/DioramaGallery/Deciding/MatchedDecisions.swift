import Diorama
import DioramaAuthoring
import DioramaKit

/// The decisions of a page, matched with the pending snapshots.
package struct MatchedDecisions {
  /// A decision that is not carried out.
  package struct SkippedDecision: Encodable, Sendable {
    /// The screen that the decision is for.
    package let screen: String
    /// The reason, as a sentence without a full stop.
    package let reason: String

    private enum CodingKeys: String, CodingKey { case screen, reason = "why" }
  }

  /// The decisions to carry out.
  package private(set) var plan = ReviewPlan()
  /// The decisions that are not carried out.
  package private(set) var skipped: [SkippedDecision] = []

  /// Matches decisions with cases.
  package init(_ decisions: GalleryDecisions, _ queue: ReviewQueue, tool: String) {
    var byName: [String: [Int]] = [:]
    var places = RepositoryPaths()
    for number in queue.cases.indices {
      let one = queue.cases[number]
      for name in Set([one.id, one.path, one.path.withoutDot, places.path(of: one.path)]) {
        byName[name, default: []].append(number)
      }
    }
    let contradictory = decisions.contradictoryScreens
    var refused: Set<String> = []
    for decision in decisions.decisions {
      let screen = decision.screen
      guard let number = byName[screen]?.first else {
        skipped.append(.unknown(screen, among: byName.keys.sorted(), tool: tool))
        continue
      }
      if byName[screen]?.count != 1 {
        skipped.append(.ambiguous(screen))
        continue
      }
      // If the snapshot changed since the test, the case itself reports that. A change has the
      // lines that were decided about, also if another change was recorded since.
      let isKnown = decision.changes.map { queue.cases[number].has(Set($0)) } ?? false
      if !isKnown, let verdict = queue.cases[number].verdict,
        GalleryDigest.text(shown: queue.cases[number].pending.shown, recorded: verdict.recorded)
          != decision.digest
      {
        skipped.append(.outdated(screen, at: queue.cases[number].path.withoutDot, tool: tool))
        continue
      }
      if contradictory.contains(screen) {
        if refused.insert(screen).inserted { skipped.append(.contradictory(screen)) }
        continue
      }
      if decision.changes != nil, queue.cases[number].verdict != nil, !isKnown {
        skipped.append(.unknownChanges(screen))
        continue
      }
      // A decision about the whole screen is also about what was rejected.
      let rejected = queue.cases[number].pending.rejectedChanges
      let earlier = decision.changes.map(rejected.intersection) ?? rejected
      if decision.decision == .accept, !earlier.isEmpty {
        skipped.append(.rejected(screen, tool: tool))
        continue
      }
      _ = plan.add(decision.decision.review, of: number, only: decision.changes.map(Set.init))
    }
  }
}
