import Diorama
import DioramaSystem

/// Compares one snapshot with what is recorded, and records it where the mode says so.
struct SnapshotVerdict {
  let name: String
  let snapshot: [UInt8]
  let path: String
  let store: SnapshotStore
  let decision: RecordDecision
  let examiner: ScreenExaminer
  /// Whether Swift code builds the screen, so that a list must know of it.
  var isBuilt = false

  /// What keeps the test from passing; nil when nothing does.
  func failure() -> ScreenFailure? {
    let comparison = store.compare(snapshot, at: path)
    switch comparison {
    case .same: return isBuilt ? unlisted() : nil
    case .missing: return missing()
    case .different(let recorded): return different(recorded, comparison.fault(besides: snapshot))
    case .unreadable(let reason):
      let what = "the snapshot of \(name) at \(shownPath) cannot be read: \(reason)"
      guard writes(.different) else { return ScreenFailure(message: what, attachments: [shown]) }
      return recorded(what, [shown])
    }
  }

  private func missing() -> ScreenFailure? {
    guard writes(.missing) else {
      let what = "\(name) has no snapshot at \(shownPath)"
      return ScreenFailure(
        message: "\(what)\n\(AcceptAdvice(self, variable: .missing))", attachments: [shown])
    }
    return recorded("\(name) had no snapshot", [shown])
  }

  private func different(_ recorded: [UInt8], _ fault: SnapshotFault?) -> ScreenFailure? {
    let isWritten = writes(.different)
    let diff = diff(from: recorded, fault)
    let attachments = [(name: "\(name).diff", text: diff + "\n"), shown]
    let verb = isWritten ? "differed from its snapshot" : "differs from its snapshot"
    var lines = [fault.map { "the snapshot of \(name) \($0.message)" } ?? "\(name) \(verb)"]
    if let fault { lines.append("help: \(fault.help)") }
    if fault?.isOnlyInvisible != true { lines += ["", diff, ""] }
    if isWritten { return self.recorded(lines.joined(separator: "\n"), attachments) }
    lines.append("\(AcceptAdvice(self, variable: .failed))")
    return ScreenFailure(message: lines.joined(separator: "\n"), attachments: attachments)
  }

  /// The screen shows what is recorded, and yet `diorama test` would call the file left over.
  private func unlisted() -> ScreenFailure? {
    if (try? store.swiftScreens())?.contains(name) == true { return nil }
    let list = examiner.shown(store.swiftListPath)
    if writes(.missing) { return recorded("\(name) was not on the list \(list)", []) }
    return ScreenFailure(
      message: """
        \(name) is not on the list \(list), so its snapshot would be called left over
        \(AcceptAdvice(self, variable: .missing))
        """)
  }

  /// Records the snapshot, and says so after what was wrong before.
  private func recorded(
    _ what: String, _ attachments: [(name: String, text: String)]
  ) -> ScreenFailure? {
    do throws(FileSystem.Failure) {
      // The list first: a name too many is told, a snapshot too many looks like somebody else's.
      if isBuilt { try store.declareSwiftScreen(name) }
      try store.record(snapshot, at: path)
    } catch {
      return ScreenFailure(
        message: """
          \(what)
          \(shownPath) cannot be written: \(error); what stood there still does
          """, attachments: attachments)
    }
    if decision.passesAfterWriting { return nil }
    return ScreenFailure(
      message: """
        \(what)
        recorded now: look at \(shownPath), and run the test again
        """, attachments: attachments)
  }

  private func writes(_ difference: RecordMode.Difference) -> Bool {
    let only = examiner.surroundings[AcceptAdvice.screenVariable] ?? ""
    return (only.isEmpty || only == name) && decision.mode.writes(difference)
  }

  private var shownPath: String { examiner.shown(path) }

  private var shown: (name: String, text: String) {
    ("\(name).shown.txt", String(decoding: snapshot, as: UTF8.self))
  }

  /// The difference as a patch; without the line ends that only git or an editor changed.
  private func diff(from recorded: [UInt8], _ fault: SnapshotFault?) -> String {
    var old = recorded
    if case .carriageReturns(isAllThatDiffers: false) = fault { old.removeAll { $0 == 13 } }
    // `git apply` takes no leading slash.
    let path = String(shownPath.drop { $0 == "/" })
    return UnifiedDiff(from: old, to: snapshot, path: path).lines.map(\.text)
      .joined(separator: "\n")
  }
}

extension SnapshotFault {
  /// Whether a diff would show pairs of lines that look alike.
  fileprivate var isOnlyInvisible: Bool {
    switch self {
    case .carriageReturns(let isAll): isAll
    case .blanks, .byteOrderMark: true
    case .conflictMarkers, .notUTF8: false
    }
  }
}
