import Foundation

/// A folder of files that exists for one test.
final class TemporaryFolder: Sendable {
  /// The folder's path, without links.
  let root: String

  /// A folder with some files, by path.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "diorama-system-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The full path of a file.
  func path(_ path: String) -> String { "\(root)/\(path)" }

  /// Writes a file and creates the folders on its path.
  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: self.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Makes a link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: target)
  }

  /// Renames a file or a folder.
  func move(_ from: String, to path: String) throws {
    try FileManager.default.moveItem(atPath: self.path(from), toPath: self.path(path))
  }

  /// The text of a file.
  func text(of path: String) throws -> String {
    try String(contentsOfFile: self.path(path), encoding: .utf8)
  }

  /// The POSIX permissions of a file.
  func rights(of path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: self.path(path))
    return attributes[.posixPermissions] as? Int
  }

  /// The paths of everything in the folder.
  var tree: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: root).sorted() }
  }
}
