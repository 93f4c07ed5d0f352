import DioramaSystem
import YAML

/// The reasons why a decision is not carried out.
extension MatchedDecisions.SkippedDecision {
  private init(_ screen: String, _ reason: String) { self.init(screen: screen, reason: reason) }

  static func unknown(_ screen: String, among known: [String], tool: String) -> Self {
    let near = nearestName(to: screen, among: known).map { "did you mean '\($0)'?" }
    let hint = near ?? "it may be decided already; otherwise run '\(tool) test' first"
    return Self(screen, "no pending snapshot is named '\(screen)'; \(hint)")
  }
  static func ambiguous(_ screen: String) -> Self {
    Self(screen, "'\(screen)' is pending in several projects; give only one of the paths")
  }
  static func contradictory(_ screen: String) -> Self {
    Self(screen, "'\(screen)' cannot be both accepted and rejected")
  }
  static func unknownChanges(_ screen: String) -> Self {
    Self(screen, "'\(screen)' does not have all changes of the decision; review it again")
  }
  static func rejected(_ screen: String, tool: String) -> Self {
    Self(
      screen,
      "a change of '\(screen)' was rejected already; run '\(tool) test' to decide about it again")
  }
  static func outdated(_ screen: String, at path: String, tool: String) -> Self {
    Self(
      screen,
      "\(path): error: the snapshot has changed since the decision; run '\(tool) gallery' again, "
        + "and review '\(screen)'")
  }

  // MARK: A served page

  static func lost(_ screen: String) -> Self { Self(screen, "screen '\(screen)' no longer exists") }
  static func changed(_ screen: String) -> Self {
    Self(screen, "'\(screen)' has changed since it was shown; review it again")
  }
  static func nothingPending(_ screen: String) -> Self {
    Self(screen, "'\(screen)' has nothing pending")
  }
  static func notRejected(_ screen: String, _ error: FileSystem.Failure) -> Self {
    Self(screen, "'\(screen)' cannot be rejected: \(error)")
  }
  static func renamed(_ screen: String) -> Self {
    Self(screen, "'\(screen)' was renamed; accept the snapshot of the new name first")
  }
  static func changed(_ screen: String, at path: String) -> Self {
    Self(screen, "\(path) has changed since the last run of '\(screen)'; review it again")
  }
  static func stale(_ screen: String, _ files: [String]) -> Self {
    let names = files.prefix(2).joined(separator: ", ")
    return Self(screen, "\(names) changed after the run of '\(screen)'; review it again")
  }
  static func unreadable(_ screen: String, at path: String, _ reason: String) -> Self {
    Self(screen, "\(path) cannot be read: \(reason)")
  }
  static func notWritten(_ screen: String, at path: String, _ error: FileSystem.Failure) -> Self {
    Self(screen, "\(path) cannot be written: \(error)")
  }
}
