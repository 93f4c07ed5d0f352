import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// All that waits in some projects.
package struct ReviewSession {
  /// What waits, in the order of projects and paths.
  package private(set) var cases: [ReviewCase] = []
  /// Files among them that cannot be understood.
  package private(set) var damaged: [String] = []
  private var paths: Set<String> = []
  private let registry: Registry

  /// A desk with nothing on it.
  package init(_ registry: Registry) { self.registry = registry }

  /// The command that somebody is to type.
  package var tool: String { registry.commandName }

  /// Said where there is nothing to decide.
  package var nothingPendingMessage: String {
    "nothing waits; '\(tool) test' lets wait what differs"
  }

  /// Adds what waits in a project, found by `path`: of a folder in it, what is below that.
  package mutating func add(_ project: Project, foundBy path: String) {
    let store = PendingSnapshots(project)
    let (pending, damaged) = store.all()
    let folder = project.folder(foundBy: path)
    let below = store.relativePath(of: folder).map { "\($0)/" } ?? ""
    let declared = pending.isEmpty ? nil : DeclaredSnapshots(of: project, registry)
    let reader = PendingSourceReader(project)
    for one in pending where project.isWhole || one.path.hasPrefix(below) {
      guard paths.insert(store.snapshotPath(of: one)).inserted else { continue }
      cases.append(ReviewCase(one, in: store, declared: declared, tool: tool, reading: reader))
    }
    for file in damaged where !self.damaged.contains(file) { self.damaged.append(file) }
  }

  /// What is meant by an id: the one that is called so, else those that a pattern matches, else
  /// the one whose path ends so.
  package func cases(matching id: String) -> [ReviewCase] {
    let same = cases.filter { $0.id == id || $0.path == id }
    if !same.isEmpty { return same }
    if id.utf8.contains(where: "*?[".utf8.contains) {
      return cases.filter { $0.id.matches(shellPattern: id) }
    }
    let ending = cases.filter { $0.path.hasSuffix("/\(id)") }
    return ending.count == 1 ? ending : []
  }

  /// Says that an id means nothing here, or too much.
  package func unknownIDMessage(_ id: String) -> String {
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
