import Diorama
import DioramaKit
import DioramaSystem

/// The counterparts of this revision's projects in another revision: a checkout, or a project that
/// the user names.
package struct OtherRevision {
  /// Why the revisions cannot be compared.
  package enum Failure: Error {
    /// The other revision cannot be read.
    case unreadable(FileSystem.Failure)
    /// The counterparts are ambiguous or missing; a sentence without a full stop.
    case unclear(String)
  }

  /// The paths in the other revision, by the requested paths of this one; new paths have no entry.
  package private(set) var counterparts: [String: String] = [:]

  /// A requested path of this revision.
  private struct RequestedPath {
    let path: String
    /// The path without symbolic links.
    let real: String
    /// The folder of its project, without symbolic links.
    let root: String
  }

  /// Finds the counterparts.
  ///
  /// - Parameters:
  ///   - path: the other revision.
  ///   - paths: the paths of this revision. Unreadable ones are skipped: they are reported
  ///     elsewhere.
  ///   - links: where links in the projects may lead.
  /// - Throws: ``Failure`` if the other revision cannot be read, or is unclear.
  package init(at path: String, of paths: [String], _ links: LinkPolicy) throws(Failure) {
    let given = Project.searchedPath(path)
    let isFolder: Bool
    do throws(FileSystem.Failure) {
      isFolder = try FileSystem.isFolder(at: given)
    } catch {
      throw .unreadable(error)
    }
    if !isFolder { throw .file(path) }
    let other = RepositoryPaths.resolved(given)
    let wanted = paths.compactMap { path in
      (try? Project(at: path, links: links)).map {
        RequestedPath(
          path: path, real: RepositoryPaths.resolved(Project.searchedPath(path)),
          root: RepositoryPaths.resolved($0.root))
      }
    }
    var missing: [RequestedPath] = []
    for one in wanted {
      if let found = Self.candidates(of: one.real, in: other).first(where: FileSystem.exists) {
        counterparts[one.path] = Self.spelled(found, below: other, as: given)
      } else {
        missing.append(one)
      }
    }
    // A path that is missing in a checkout, or in a project that exists there, is new.
    let isCheckout = RepositoryPaths.root(of: other) == other || !counterparts.isEmpty
    missing.removeAll { one in
      let places = Self.candidates(of: one.root, in: other)
      return isCheckout ? !places.isEmpty : places.contains(where: FileSystem.exists)
    }
    guard let first = missing.first else { return }
    let part = Self.part(other)
    guard part != nil || Self.isProject(other, called: first.root.lastPathComponent) else {
      throw .unrelated(path, to: first.path)
    }
    if let second = wanted.first(where: { $0.root != first.root }) {
      throw .oneProject(path, for: first.path, second.path)
    }
    for one in missing {
      let own = one.real.relativePath(from: one.root) ?? ""
      // A part of a project can be compared only with the same part of this one.
      guard let inner = part.map({ "/\(own)".relativePath(from: "/\($0)") }) ?? own else {
        throw .part(path, of: one.path)
      }
      let place = inner.isEmpty ? given : "\(given)/\(inner)"
      if FileSystem.exists(place) { counterparts[one.path] = place }
    }
  }

  /// Returns where a path may be in another checkout: at the same place below the root of the
  /// repository, or else below the current folder.
  private static func candidates(of real: String, in other: String) -> [String] {
    var places: [String] = []
    if let place = RepositoryPaths.root(of: real).flatMap({ real.relativePath(from: $0) }) {
      // If `other` is a folder inside a checkout, only paths in it count.
      let root = RepositoryPaths.root(of: other) ?? other
      let candidate = place.isEmpty ? root : "\(root)/\(place)"
      if candidate.relativePath(from: other) != nil { places.append(candidate) }
    }
    if let place = FileSystem.realPath(".").flatMap({ real.relativePath(from: $0) }), !place.isEmpty
    {
      places.append("\(other)/\(place)")
    }
    return places
  }

  /// Returns a path in the spelling that the user chose for the folder.
  private static func spelled(_ real: String, below folder: String, as given: String) -> String {
    let rest = real.relativePath(from: folder) ?? ""
    return rest.isEmpty ? given : "\(given)/\(rest)"
  }

  /// Returns the path of a folder in its project, if the project's own file is above it; otherwise
  /// nil.
  private static func part(_ folder: String) -> String? {
    guard let root = (try? Project(at: folder)).map({ RepositoryPaths.resolved($0.root) }),
      FileSystem.exists("\(root)/\(Project.fileName)")
    else { return nil }
    return folder.relativePath(from: root).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether a folder is a project, rather than a folder of projects.
  private static func isProject(_ folder: String, called name: String) -> Bool {
    if FileSystem.exists("\(folder)/\(Project.fileName)") { return true }
    if folder.lastPathComponent == name { return true }
    return (try? Project(at: folder))?.screenFiles.contains { $0.parentFolder == folder } == true
  }
}
