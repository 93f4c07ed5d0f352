import Synchronization
import YAML

/// The files of a project: where paths in YAML lead, and what was read from them already.
public final class ProjectFiles: Sendable {
  /// The project's folder, as it was given.
  public let root: String
  private let realRoot: String
  private let cache = Mutex<[String: any Sendable]>([:])

  /// The files below a folder.
  public init(root: String) {
    self.root = root
    realRoot = FileSystem.realPath(root) ?? root
  }

  /// The file that a path in YAML means: relative to the file it stands in, inside the project.
  ///
  /// - Returns: nil when it leaves the project, which was then reported.
  public func path(at node: Node, _ decoding: inout Decoding) -> String? {
    let place = node.place
    let text = node.text
    let path = "\(place.source.path.parentFolder)/\(text)"
    if !text.hasPrefix("/"), !text.contains("\0"), contains(path) {
      let file = path.withoutDotComponents
      decoding.filesRead.insert(file)
      return file
    }
    decoding.diagnostics.report(
      .pathOutsideProject, "the path \(node.quoted) leaves the project folder '\(root)'",
      at: place, help: Diagnostic.Help("paths are relative to the file they stand in"))
    return nil
  }

  /// Whether a path is inside the project, links followed.
  public func contains(_ path: String) -> Bool {
    var existing = path
    // What does not exist yet is judged by the nearest folder that does.
    while true {
      if let real = FileSystem.realPath(existing) {
        return real == realRoot || real.hasPrefix(realRoot + "/")
      }
      if existing == "." || existing == "/" || existing.lastPathComponent == ".." { return false }
      existing = existing.parentFolder
    }
  }

  /// The paths of the files that were read so far, in order.
  public var readPaths: [String] { cache.withLock { $0.keys.sorted() } }

  /// What `load` makes of a file, made once for all screens of the project.
  public func cached<Value: Sendable>(_ path: String, load: () -> Value) -> Value {
    if let known = cache.withLock({ $0[path] }) as? Value { return known }
    let value = load()
    // Two threads may have loaded it; both results are the same, and the first one stays.
    return cache.withLock { values in
      if let known = values[path] as? Value { return known }
      values[path] = value
      return value
    }
  }
}

extension String {
  /// The path with `.` and `a/..` taken out.
  var withoutDotComponents: String {
    var parts: [Substring] = []
    for part in split(separator: "/", omittingEmptySubsequences: false) {
      if part == "." || (part.isEmpty && !parts.isEmpty) { continue }
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
