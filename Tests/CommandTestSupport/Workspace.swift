import DioramaCommand
import Foundation

/// A folder of files that exists for one test: write, run a command, look at what changed.
public final class Workspace: Sendable {
  /// The folder's path, without links.
  public let root: String

  /// A folder with some files, by path.
  public init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "diorama-\(UUID().uuidString)")
    // A link may lead to the temporary folder; messages would show it resolved.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The full path of a file.
  public func path(_ path: String) -> String { "\(root)/\(path)" }

  /// Writes a file and creates its folders.
  public func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file and creates its folders.
  public func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: self.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Creates a symbolic link.
  public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: target)
  }

  /// The text of a file.
  public func text(of path: String) throws -> String {
    try String(contentsOfFile: self.path(path), encoding: .utf8)
  }

  /// All files with their texts, by path.
  public var tree: [String: String] {
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

  /// Runs `diorama` in this process. Arguments that are paths in the folder become full paths; the
  /// output has the short ones.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the command's name.
  ///   - environment: the terminal and the variables of the command.
  ///   - keys: the keys that the user presses.
  public func run(
    _ arguments: String..., environment: Console.Environment = Console.Environment(),
    keys: String = ""
  ) throws -> CommandRun {
    let arguments = arguments.map { word in
      FileManager.default.fileExists(atPath: path(word)) && !word.isEmpty ? path(word) : word
    }
    return try CommandRun(arguments, hiding: [root], environment: environment, keys: keys)
  }
}
