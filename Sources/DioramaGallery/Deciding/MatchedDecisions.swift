import Diorama
import DioramaAuthoring
import DioramaKit
import YAML

/// The decisions of a page, matched with the pending snapshots.
package struct MatchedDecisions {
  /// A decision that is not carried out.
  package struct SkippedDecision: Sendable {
    /// The screen that the decision is for.
    package let screen: String
    /// The reason, as a sentence without a full stop.
    package let reason: String
  }

  /// The numbers of the cases to accept.
  package private(set) var accepted: [Int] = []
  /// The numbers of the cases to reject.
  package private(set) var rejected: [Int] = []
  /// The decisions that are not carried out.
  package private(set) var skipped: [SkippedDecision] = []

  /// Matches decisions with cases.
  ///
  /// - Parameters:
  ///   - decisions: the decisions.
  ///   - queue: the pending snapshots.
  ///   - tool: the name of the command in suggested commands.
  package init(_ decisions: GalleryDecisions, _ queue: ReviewQueue, tool: String) {
    var byName: [String: [Int]] = [:]
    var places = RepositoryPaths()
    for number in queue.cases.indices {
      let one = queue.cases[number]
      for name in Set([one.id, one.path, one.path.withoutDot, places.path(of: one.path)]) {
        byName[name, default: []].append(number)
      }
    }
    let choices = Dictionary(grouping: decisions.decisions, by: \.screen)
    var chosen: Set<Int> = []
    for decision in decisions.decisions {
      let screen = decision.screen
      guard let number = byName[screen]?.first else {
        let near = nearestName(to: screen, among: Array(byName.keys).sorted())
        let hint =
          near.map { "did you mean '\($0)'?" }
          ?? "it may be decided already; otherwise run '\(tool) test' first"
        skip(screen, "no pending snapshot is named '\(screen)'; \(hint)")
        continue
      }
      if byName[screen]?.count != 1 {
        skip(screen, "'\(screen)' is pending in several projects; pass only one of them")
        continue
      }
      if !chosen.insert(number).inserted { continue }
      if choices[screen]?.contains(where: { $0.decision != decision.decision }) == true {
        skip(screen, "'\(screen)' cannot be both accepted and rejected")
        continue
      }
      // If the snapshot changed since the test, the case itself reports that.
      if let verdict = queue.cases[number].verdict,
        GalleryDigest.text(shown: queue.cases[number].pending.shown, recorded: verdict.recorded)
          != decision.digest
      {
        skip(
          screen,
          "\(queue.cases[number].path.withoutDot): error: the snapshot has changed since the "
            + "decision; run '\(tool) gallery' again, and review '\(screen)'")
        continue
      }
      if decision.decision == .accept { accepted.append(number) } else { rejected.append(number) }
    }
  }

  private mutating func skip(_ screen: String, _ reason: String) {
    skipped.append(SkippedDecision(screen: screen, reason: reason))
  }
}
