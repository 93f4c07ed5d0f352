import DioramaCommand
import Foundation

/// A folder of files that is there for one test: write, run a command, look at what changed.
final class Workspace: Sendable {
  /// The folder's path.
  let root: String

  /// A folder with some files, by path.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "diorama-\(UUID().uuidString)")
    // A temporary folder may stand behind a link, which messages would show resolved.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The full path of a file.
  func path(_ path: String) -> String { "\(root)/\(path)" }

  /// Writes a file, and the folders on the way to it.
  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes a file, and the folders on the way to it.
  func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: self.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Makes a link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: target)
  }

  /// The text of a file.
  func text(of path: String) throws -> String {
    try String(contentsOfFile: self.path(path), encoding: .utf8)
  }

  /// All files with their texts, by path.
  var tree: [String: String] {
    get throws {
      var tree: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(
          atPath: self.path(path), isDirectory: &isFolder)
        guard isThere, !isFolder.boolValue else { continue }
        tree[path] = try text(of: path)
      }
      return tree
    }
  }

  /// Runs `diorama`; arguments that are paths of the folder are made full paths, and what is
  /// printed has the short ones.
  func run(
    _ arguments: String..., surroundings: Console.Surroundings = Console.Surroundings(),
    keys: String = ""
  ) throws -> CommandRun {
    let arguments = arguments.map { word in
      FileManager.default.fileExists(atPath: path(word)) && !word.isEmpty ? path(word) : word
    }
    return try CommandRun(arguments, hiding: [root], surroundings: surroundings, keys: keys)
  }
}
