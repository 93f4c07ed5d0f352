/// The result of comparing a snapshot with the recorded one.
public enum SnapshotComparison: Sendable, Hashable {
  /// Both have the same bytes.
  case same
  /// No snapshot is recorded.
  case missing
  /// The recorded snapshot is different.
  case different(recorded: [UInt8])
  /// The recorded snapshot cannot be read; the reason.
  case unreadable(String)

  /// Compares the snapshot of a screen with the recorded one.
  package typealias Maker = @Sendable (_ snapshot: [UInt8], ScreenHeading) -> SnapshotComparison
}
