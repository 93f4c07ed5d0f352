import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// All that waits in some projects.
package struct ReviewDesk {
  /// What waits, in the order of projects and paths.
  package private(set) var cases: [ReviewCase] = []
  /// Files among them that cannot be understood.
  package private(set) var damaged: [String] = []
  private let registry: Registry

  /// A desk with nothing on it.
  package init(_ registry: Registry) { self.registry = registry }

  /// The command that somebody is to type.
  package var tool: String { registry.commandName }

  /// Said where there is nothing to decide.
  package var nothingWaits: String {
    "nothing waits; '\(tool) test' lets wait what differs"
  }

  /// Adds what waits in a project, found by `path`: of a folder in it, what is below that.
  package mutating func add(_ project: Project, foundBy path: String) {
    let store = PendingSnapshots(project)
    let (pending, damaged) = store.all()
    let folder = project.folder(foundBy: path)
    let below = store.relativePath(of: folder).map { "\($0)/" } ?? ""
    let wanted = pending.isEmpty ? nil : WantedSnapshots(of: project, registry)
    for one in pending.map({ ReviewCase(store: store, pending: $0, wanted: wanted, tool: tool) })
    where (project.isWhole || one.pending.path.hasPrefix(below)) && !cases.contains(one) {
      cases.append(one)
    }
    for file in damaged where !self.damaged.contains(file) { self.damaged.append(file) }
  }

  /// What is meant by an id: the one that is called so, else those that a pattern matches, else
  /// the one whose path ends so.
  package func cases(called id: String) -> [ReviewCase] {
    let same = cases.filter { $0.id == id || $0.path == id }
    if !same.isEmpty { return same }
    if id.utf8.contains(where: "*?[".utf8.contains) {
      return cases.filter { $0.id.matches(shellPattern: id) }
    }
    let ending = cases.filter { $0.path.hasSuffix("/\(id)") }
    return ending.count == 1 ? ending : []
  }

  /// Says that an id means nothing here, or too much.
  package func unknown(_ id: String) -> String {
    if cases.isEmpty { return "nothing waits, so there is no '\(id)'" }
    let ending = cases.filter { $0.path.hasSuffix("/\(id)") }.map { "'\($0.path)'" }
    if !ending.isEmpty {
      return "'\(id)' could be \(ending.joined(separator: " or ")); write more of it"
    }
    let near = nearestName(to: id, among: cases.map(\.id))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'\(tool) review --list' shows what does"
    return "nothing that waits is called '\(id)'; \(hint)"
  }
}

/// What is to become of a proposal.
package enum ReviewDecision {
  case accept, reject
}

/// A proposal, with the project that it is for.
package struct ReviewCase: Equatable {
  package let store: PendingSnapshots
  package let pending: PendingSnapshot
  /// What the project's screens want by now.
  fileprivate let wanted: WantedSnapshots?
  fileprivate let tool: String

  package static func == (one: ReviewCase, other: ReviewCase) -> Bool {
    one.path == other.path && one.pending == other.pending
  }

  package var id: String { pending.id }
  /// The path of the snapshot.
  package var path: String { store.snapshotPath(of: pending) }

  private var verdict: SnapshotVerdict? { store.verdict(on: pending) }

  /// How the snapshot stands to what is recorded now.
  package var status: SnapshotVerdict.Status {
    if pending.shown == nil { return .leftOver }
    return FileSystem.exists(path) ? .differs : .missing
  }

  /// What sort of thing differs; none where that cannot be said.
  package var kinds: [DifferenceKind] { verdict?.kinds ?? [] }

  /// What accepting would change; nil where it cannot be said.
  package var diff: UnifiedDiff? { verdict?.diff() }

  /// What happened to the recorded snapshot, and what to do about it.
  package var explanation: [String] { verdict?.explanation() ?? [] }

  /// Whether something is otherwise than when the test ran.
  package var isOutdated: Bool {
    if store.standing(of: pending) == .changed { return true }
    guard let wanted else { return false }
    return pending.shown == nil ? !wanted.lacks(path) : !wanted.mayHave(path)
  }

  /// One line about it.
  package var headline: String {
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

  /// What came of a decision, in a line.
  package enum Result {
    /// It was done.
    case settled(String)
    /// Nothing was done, since something was changed since the test.
    case changed(String)
    /// It could not be done.
    case failed(String)
  }

  /// Does what was decided.
  package func settle(_ decision: ReviewDecision) -> Result {
    do throws(FileSystem.Failure) {
      if decision == .reject {
        try store.reject(pending)
        return .settled("rejected \(id); \(path) is as it was")
      }
      switch isOutdated ? .changed : try store.accept(pending) {
      case .open:
        let verb = pending.shown == nil ? "deleted" : "wrote"
        return .settled("accepted \(id): \(verb) \(path)")
      case .done: return .settled("accepted \(id): \(path) was so already")
      case .changed:
        return .changed(
          "\(path): error: this was \(Self.changed), so nothing is written; "
            + "run '\(tool) test' again, and look at what differs now")
      case .unreadable(let reason):
        return .failed("\(path): error: the snapshot cannot be read: \(reason)")
      }
    } catch {
      let verb = decision == .accept ? "accepted" : "rejected"
      return .failed("\(path): error: '\(id)' cannot be \(verb): \(error); it still waits")
    }
  }
}

/// The snapshots that the screens of a project have as its files stand now.
private struct WantedSnapshots {
  private let paths: Set<String>
  /// Whether all files could be read, so that nothing else is wanted.
  private let isComplete: Bool
  private let swiftFolder: String

  /// Asks a project; of a part of one, the whole.
  init(of project: Project, _ registry: Registry) {
    let whole = (try? Project(at: project.root, links: project.files.links)) ?? project
    let suite = ScreenSuite(whole, registry: registry)
    let store = SnapshotStore(whole)
    var paths = Set(suite.declarations.map(\.snapshotPath))
    let built = try? store.swiftScreens()
    for name in built ?? [] { paths.insert(store.swiftSnapshotPath(of: name)) }
    self.paths = paths
    isComplete = built != nil && !suite.diagnostics.hasErrors
    swiftFolder = store.swiftFolder
  }

  /// Whether it is sure that no screen has the snapshot.
  func lacks(_ path: String) -> Bool { isComplete && !paths.contains(path) }

  /// Whether a screen may have the snapshot: one of a Swift test need not be known yet.
  func mayHave(_ path: String) -> Bool {
    !isComplete || paths.contains(path) || path.parentFolder == swiftFolder
  }
}

extension Project {
  /// The folder that a path means, as paths of the project have it.
  fileprivate func folder(foundBy path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard FileSystem.isFolder(path) else {
      return screenFiles.first?.parentFolder ?? path.parentFolder
    }
    guard let real = FileSystem.realPath(path), let top = FileSystem.realPath(root) else {
      return path
    }
    return real == top ? root : root + real.dropFirst(top.count)
  }
}
