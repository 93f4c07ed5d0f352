import Diorama

/// A screen that was run because something changed.
struct WatchedRun {
  /// How a screen stands to what is recorded of it.
  enum State: String, CaseIterable {
    case differs = "not as recorded"
    case notRecorded = "not recorded"
    case asRecorded = "as recorded"

    init(_ comparison: SnapshotStore.Comparison) {
      switch comparison {
      case .same: self = .asRecorded
      case .missing: self = .notRecorded
      case .different, .unreadable: self = .differs
      }
    }
  }

  /// The screen.
  let screen: ScreenDeclaration
  /// What it showed before; nil for a new one.
  let before: [UInt8]?
  /// What it shows.
  let now: [UInt8]
  /// How that stands to what is recorded.
  let state: State

  /// Whether it shows what it did.
  var isUnchanged: Bool { before == now }
}
