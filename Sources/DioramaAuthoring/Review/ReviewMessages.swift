import Diorama
import DioramaSystem
import YAML

extension ReviewSession {
  /// The message if there is nothing to decide.
  package var nothingPendingMessage: String {
    "no pending snapshots; run '\(tool) test' to find differences"
  }

  /// Returns the message for an id that matches nothing, or too much.
  package func unknownIDMessage(_ id: String) -> String {
    if cases.isEmpty { return nothingPendingMessage }
    let ending = cases.filter { $0.path.hasSuffix("/\(id)") }.map { "'\($0.path)'" }
    if !ending.isEmpty {
      return "'\(id)' is ambiguous: \(ending.joined(separator: " or ")); use more of the path"
    }
    let hint =
      Diagnostic.Help.screen(id, among: cases.map(\.id)) ?? "'\(tool) review --list' lists them"
    return "no pending snapshot is named '\(id)'; \(hint)"
  }
}

/// The lines about a pending snapshot, and the results of decisions about it.
extension ReviewCase {
  /// A note for the decision; empty without one.
  package var note: String {
    if state == .done { return " (already done)" }
    if !changedSources.isEmpty { return " (its sources changed since the test)" }
    return isOutdated ? " (changed since the test)" : ""
  }

  /// A line that describes the pending snapshot.
  package var headline: String {
    switch status {
    case .orphaned: return "orphaned  \(path): no screen produces it\(note)"
    case .missing: return "missing  \(id) has no \(path)\(note)"
    default: return "differs  \(id)\(kinds.messageSuffix)\(note)"
    }
  }

  /// It was rejected.
  var rejected: Result { .done("rejected \(id); \(path) is unchanged") }

  /// Returns some of its changes in words, such as `change 4e7732d3`.
  static func part(_ changes: Set<String>?) -> String {
    let ids = (changes ?? []).sorted()
    return "change\(ids.count == 1 ? "" : "s") \(ids.joined(separator: ", "))"
  }

  /// The result of accepting it, or only some of its changes, by the state before.
  func result(
    of outcome: Swift.Result<PendingSnapshots.State, FileSystem.Failure>,
    only changes: Set<String>? = nil
  ) -> Result {
    switch outcome {
    case .success(.open) where changes != nil:
      return .done("accepted \(Self.part(changes)) of \(id): wrote \(path)")
    case .success(.open):
      return .done("accepted \(id): \(pending.shown == nil ? "deleted" : "wrote") \(path)")
    case .success(.done): return .done("accepted \(id): \(path) is already up to date")
    case .success(.changed): return outdated
    case .success(.stale(let sources)):
      let root = store.project.root
      let named = sources.prefix(2).map { "\(root)/\($0)".withoutDot }.joined(separator: ", ")
      let more = sources.count > 2 ? " and \(sources.count - 2) more" : ""
      return .changed(
        "\(path): error: the sources changed since the test (\(named)\(more)); nothing was "
          + "written; run '\(tool) test' again")
    case .success(.unreadable(let reason)):
      return .failed("\(path): error: the snapshot cannot be read: \(reason)")
    case .failure(let error): return failed(error, "accepted")
    }
  }

  /// It is outdated.
  var outdated: Result {
    .changed(
      "\(path): error: the screen or its snapshot changed since the test; nothing was written; "
        + "run '\(tool) test' again, and review the new difference")
  }

  /// A decision, such as `rejected`, failed.
  func failed(_ error: FileSystem.Failure, _ decision: String) -> Result {
    .failed("\(path): error: '\(id)' cannot be \(decision): \(error); it is still pending")
  }
}
