import Diorama
import DioramaKit
import DioramaSystem

/// The pending snapshots of some projects.
package struct ReviewSession {
  /// The pending snapshots, in the order of projects and paths.
  package private(set) var cases: [ReviewCase] = []
  /// The paths of damaged files.
  package private(set) var damaged: [String] = []
  private var paths: Set<String> = []
  private let registry: Registry

  /// Creates an empty session.
  package init(_ registry: Registry) { self.registry = registry }

  /// The name of the command.
  package var tool: String { registry.commandName }

  /// Adds the pending snapshots of a project that was found by `path`; if that is a folder in the
  /// project, only those below it.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - path: the path by which it was found.
  ///   - names: the names of the only screens to add; empty for all.
  package mutating func add(_ project: Project, foundBy path: String, only names: [String] = []) {
    let store = PendingSnapshots(project)
    let (pending, damaged) = store.all()
    let folder = project.folder(foundBy: path)
    let below = store.relativePath(of: folder).map { "\($0)/" } ?? ""
    let declared = pending.isEmpty ? nil : DeclaredSnapshots(of: project, registry)
    let reader = PendingSourceReader(project)
    for one in pending where project.isWhole || one.path.hasPrefix(below) {
      guard names.isEmpty || names.contains(one.name) else { continue }
      guard paths.insert(store.snapshotPath(of: one)).inserted else { continue }
      cases.append(ReviewCase(one, in: store, declared: declared, tool: tool, reading: reader))
    }
    for file in damaged where !self.damaged.contains(file) { self.damaged.append(file) }
  }

  /// Returns the cases with an id or path. Otherwise it returns those that a pattern matches, or
  /// the only one whose path ends with the id.
  package func cases(matching id: String) -> [ReviewCase] {
    let same = cases.filter { $0.id == id || $0.path == id }
    if !same.isEmpty { return same }
    if id.utf8.contains(where: "*?[".utf8.contains) {
      return cases.filter { $0.id.matches(shellPattern: id) }
    }
    let ending = cases.filter { $0.path.hasSuffix("/\(id)") }
    return ending.count == 1 ? ending : []
  }
}

extension Project {
  /// Returns the folder of a path, spelled like the project's paths.
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
