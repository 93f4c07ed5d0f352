import Diorama
import DioramaSystem
import YAML

/// All that waits in some projects.
struct ReviewDesk {
  private(set) var cases: [ReviewCase] = []
  /// Files among them that cannot be understood.
  private(set) var damaged: [String] = []

  /// Adds what waits in a project, found by `path`: of a folder in it, what is below that.
  mutating func add(_ project: Project, foundBy path: String, _ registry: Registry) {
    let store = PendingSnapshots(project)
    let (pending, damaged) = store.all()
    let folder = project.folder(foundBy: path)
    let below = store.relativePath(of: folder).map { "\($0)/" } ?? ""
    let wanted = pending.isEmpty ? nil : WantedSnapshots(of: project, registry)
    for one in pending.map({ ReviewCase(store: store, pending: $0, wanted: wanted) })
    where (project.isWhole || one.pending.path.hasPrefix(below)) && !cases.contains(one) {
      cases.append(one)
    }
    for file in damaged where !self.damaged.contains(file) { self.damaged.append(file) }
  }

  /// What is meant by an id: the one that is called so, else those that a pattern matches, else
  /// the one whose path ends so.
  func cases(called id: String) -> [ReviewCase] {
    let same = cases.filter { $0.id == id || $0.path == id }
    if !same.isEmpty { return same }
    if id.utf8.contains(where: "*?[".utf8.contains) {
      return cases.filter { $0.id.matches(shellPattern: id) }
    }
    let ending = cases.filter { $0.path.hasSuffix("/\(id)") }
    return ending.count == 1 ? ending : []
  }

  /// Says that an id means nothing here, or too much.
  func unknown(_ id: String) -> String {
    if cases.isEmpty { return "nothing waits, so there is no '\(id)'\n" }
    let ending = cases.filter { $0.path.hasSuffix("/\(id)") }.map { "'\($0.path)'" }
    if !ending.isEmpty {
      return "'\(id)' could be \(ending.joined(separator: " or ")); write more of it\n"
    }
    let near = nearestName(to: id, among: cases.map(\.id))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'diorama review --list' shows what does"
    return "nothing that waits is called '\(id)'; \(hint)\n"
  }
}

/// What is to become of a proposal.
enum ReviewDecision {
  case accept, reject
}

/// A proposal, with the project that it is for.
struct ReviewCase: Equatable {
  let store: PendingSnapshots
  let pending: PendingSnapshot
  /// What the project's screens want by now.
  let wanted: WantedSnapshots?

  static func == (one: ReviewCase, other: ReviewCase) -> Bool {
    one.path == other.path && one.pending == other.pending
  }

  var id: String { pending.id }
  /// The path of the snapshot.
  var path: String { store.snapshotPath(of: pending) }

  private var status: TestFinding.Status {
    if pending.shown == nil { return .leftOver }
    return FileSystem.exists(path) ? .differs : .missing
  }

  /// What sort of thing differs; none where that cannot be said.
  private var kinds: [DifferenceKind] {
    guard let shown = pending.shown, case .open(let recorded?) = store.standing(of: pending) else {
      return []
    }
    return DifferenceKind.kinds(from: recorded, to: shown)
  }

  /// Whether something is otherwise than when the test ran.
  private var isOutdated: Bool {
    if store.standing(of: pending) == .changed { return true }
    guard let wanted else { return false }
    return pending.shown == nil ? !wanted.lacks(path) : !wanted.mayHave(path)
  }

  /// One line about it.
  var headline: String {
    let standing = store.standing(of: pending)
    let note =
      standing == .done ? " (done already)" : isOutdated ? " (\(Self.changed))" : ""
    switch status {
    case .leftOver: return "left over  \(path) belongs to no screen\(note)"
    case .missing: return "missing  \(id) has no \(path)\(note)"
    default: return "differs  \(id)\(kinds.inWords)\(note)"
    }
  }

  private static let changed = "changed since the test"

  var json: JSON {
    .object([
      ("id", .string(id)),
      ("screen", pending.shown == nil ? .null : .string(pending.screen)),
      ("snapshot", .string(path)), ("status", .string(status.rawValue)),
      ("kinds", .array(kinds.map { .string($0.rawValue) })),
      ("changedSinceTest", .bool(isOutdated)),
      ("diff", .optional(diff.map { Colors(isOn: false).patch($0) + "\n" })),
      ("accept", .string(command("--accept"))), ("reject", .string(command("--reject"))),
    ])
  }

  private func command(_ option: String) -> String {
    let root = store.project.root
    // An id or a path may look like an option.
    return ShellWords.line(
      ["diorama", "review"] + (id.hasPrefix("-") ? ["\(option)=\(id)"] : [option, id])
        + (root.hasPrefix("-") ? ["--", root] : [root]))
  }

  /// What accepting would change; nil where it cannot be said.
  var diff: UnifiedDiff? {
    guard case .open(let recorded) = store.standing(of: pending) else { return nil }
    let old = recorded ?? []
    let new = pending.shown ?? []
    let fault = recorded.flatMap { SnapshotFault(in: $0, besides: new) }
    return UnifiedDiff(comparing: old, to: new, fault, path: path)
  }

  /// What happened to the recorded snapshot, and what to do about it.
  var faultLines: [String] {
    guard let shown = pending.shown, case .open(let recorded?) = store.standing(of: pending),
      let fault = SnapshotFault(in: recorded, besides: shown)
    else { return [] }
    return ["the snapshot \(fault.message)", "help: \(fault.help)"]
  }

  /// Does what was decided, and says what came of it.
  func settle(_ decision: ReviewDecision, _ console: Console) -> ExitStatus {
    do throws(FileSystem.Failure) {
      if decision == .reject {
        try store.reject(pending)
        console.write("rejected \(id); \(path) is as it was\n")
        return .success
      }
      switch isOutdated ? .changed : try store.accept(pending) {
      case .open:
        let verb = pending.shown == nil ? "deleted" : "wrote"
        console.write("accepted \(id): \(verb) \(path)\n")
      case .done: console.write("accepted \(id): \(path) was so already\n")
      case .changed:
        console.writeError(
          "\(path): error: this was \(Self.changed), so nothing is written; "
            + "run 'diorama test' again, and look at what differs now\n")
        return .findings
      case .unreadable(let reason):
        console.writeError("\(path): error: the snapshot cannot be read: \(reason)\n")
        return .failure
      }
      return .success
    } catch {
      let verb = decision == .accept ? "accepted" : "rejected"
      console.writeError(
        "\(path): error: '\(id)' cannot be \(verb): \(error); it still waits\n")
      return .failure
    }
  }
}
