import DioramaSystem
import Synchronization
import YAML

/// The files of a project that paths in YAML can refer to, with a cache of what was read from them.
public final class SourceFiles: Sendable {
  /// The project's folder, as it was passed.
  public let root: String
  /// Where links may lead.
  public let links: LinkPolicy
  private let realRoot: String
  private let cache = Mutex<[Key: any Sendable]>([:])

  /// A file and the purpose for which it was read.
  private struct Key: Hashable {
    let path: String
    let use: String
  }

  /// Whether files of screens are cached, too. They are read once, unless a project is loaded
  /// repeatedly.
  package let cachesScreens: Bool

  /// Creates the files of a folder.
  ///
  /// - Parameter root: the folder, relative to the current directory.
  public convenience init(root: String) { self.init(root: root, cachesScreens: false) }

  package init(root: String, cachesScreens: Bool, links: LinkPolicy = .ofEnvironment) {
    self.root = root
    self.cachesScreens = cachesScreens
    self.links = links
    realRoot = FileSystem.realPath(root) ?? root
  }

  /// Returns the file that a path in YAML refers to: relative to the file that contains the path,
  /// and inside the project.
  ///
  /// - Parameters:
  ///   - node: the path. Absolute paths and paths that leave the project by links or `..` are
  ///     reported as `path-outside-project`.
  ///   - decoding: records that the screen depends on the file, and receives the report.
  /// - Returns: nil after reporting a path outside the project.
  public func path(at node: Node, _ decoding: inout Decoding) -> String? {
    let text = node.text
    let path = "\(node.place.source.path.parentFolder)/\(text)"
    let isValid = !text.hasPrefix("/") && !text.utf8.contains(0)
    if isValid, contains(path) {
      let file = path.withoutDotComponents
      decoding.recordRead(file)
      guard let companion = companionOutsideProject(of: file) else { return file }
      decoding.diagnostics.append(.linkOutOfProject(companion, nextTo: node, root: root))
      return nil
    }
    // Without its links, the path is in the project.
    let isLink =
      isValid && path.withoutDotComponents.isBelow(root.withoutDotComponents)
    decoding.diagnostics.append(
      isLink ? .linkOutOfProject(node, root: root) : .pathOutsideProject(node, root: root))
    return nil
  }

  /// Returns the file that a path in YAML refers to, with one of some endings.
  ///
  /// - Parameters:
  ///   - node: the path. A path outside the project is reported as such, whatever its ending is.
  ///   - endings: the valid endings, with their dots.
  ///   - decoding: records that the screen depends on the file, and receives the report.
  /// - Returns: nil after reporting a path outside the project, or with another ending.
  package func path(
    at node: Node, endings: [String], _ decoding: inout Decoding
  ) -> String? {
    let isEmpty = node.text.isEmpty
    let path = isEmpty ? nil : path(at: node, &decoding)
    guard isEmpty || path != nil && !endings.contains(where: node.text.hasSuffix) else {
      return path
    }
    decoding.reportWrongValue(node, wanted: .file(endings: endings))
    return nil
  }

  /// Returns whether a path is inside the project.
  ///
  /// Links are resolved, unless links may lead anywhere; in that case, the path of the link itself
  /// counts.
  ///
  /// - Parameter path: the path of a file or folder, which need not exist.
  public func contains(_ path: String) -> Bool {
    if links == .anywhere { return path.withoutDotComponents.isBelow(root.withoutDotComponents) }
    var existing = path
    // If the path does not exist, check its nearest existing folder.
    while true {
      if let real = FileSystem.realPath(existing) {
        return real == realRoot || real.hasPrefix(realRoot + "/")
      }
      if existing == "." || existing == "/" || existing.lastPathComponent == ".." { return false }
      existing = existing.parentFolder
    }
  }

  /// Returns why the item at a path cannot be read, in words that follow its name: it is a pipe, a
  /// device or a socket, or too large.
  ///
  /// The result is nil for other items and if nothing exists at the path. This is for databases,
  /// which other libraries open.
  package func refusal(of path: String) -> (code: Diagnostic.Code, words: String)? {
    FileSystem.readFailure(at: path, atMost: FileSystem.defaultMaxBytes)?.refusal
  }

  /// The texts of files in editors, by path, which take precedence over the saved files.
  private let unsaved = Mutex<[String: [UInt8]]>([:])

  /// Returns the text of a file in an editor; nil if the saved file counts.
  package func unsavedText(of path: String) -> [UInt8]? {
    unsaved.withLock { $0.isEmpty ? nil : $0[path] }
  }

  /// The paths of the files that are open in editors, saved or not, sorted.
  package var unsavedPaths: [String] { unsaved.withLock { $0.keys.sorted() } }

  /// Replaces the texts of files in editors; files whose text changed are read again on their next
  /// use.
  ///
  /// - Parameter texts: the texts by path. Files without an entry use the saved text again.
  /// - Returns: the files whose text changed.
  @discardableResult package func setUnsavedTexts(_ texts: [String: [UInt8]]) -> Set<String> {
    let changed = unsaved.withLock { known in
      let paths = Set(known.keys).union(texts.keys).filter { known[$0] != texts[$0] }
      known = texts
      return paths
    }
    if !changed.isEmpty { invalidate(changed) }
    return changed
  }

  /// Returns the bytes of a file as it is in an editor, or as it is saved.
  package func bytes(of path: String) throws(FileSystem.Failure) -> [UInt8] {
    if let text = unsavedText(of: path) { return text }
    return try FileSystem.read(path)
  }

  /// The paths of the files read so far, sorted, without screens and the project's own file.
  public var readPaths: [String] {
    let keys = cache.withLock { Array($0.keys) }
    return Set(keys.filter { $0.use != Self.screens }.map(\.path)).sorted()
  }

  /// Returns the cached result of `load` for a file, which all screens of the project share.
  ///
  /// ```swift
  /// guard let path = decoding.files.path(at: node, &decoding) else { return nil }
  /// let map = decoding.files.cached(path, for: "map") { WeatherMap(path: path) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: a result of ``path(at:_:)``.
  ///   - use: the purpose of the result, if a file is read in more than one way.
  ///   - load: reads the file. Screens are read on several threads: two threads may call it for the
  ///     same file, and one result is kept for both.
  public func cached<Value: Sendable>(
    _ path: String, for use: String = "", load: () -> Value
  ) -> Value {
    let key = Key(path: path, use: use)
    if let known = cache.withLock({ $0[key] }) as? Value { return known }
    let value = load()
    // If two threads loaded the file, both results are equal, and the first one is kept.
    return cache.withLock { values in
      if let known = values[key] as? Value { return known }
      values[key] = value
      return value
    }
  }

  /// Returns the result of `load` for a file of screens, which is cached until the file changes.
  package func screens<Value: Sendable>(_ path: String, load: () -> Value) -> Value {
    cached(path, for: Self.screens, load: load)
  }

  /// The purpose of files that are read as screens.
  private static let screens = "screens"
}

extension SourceFiles {
  /// The paths of all files read so far.
  package var cachedPaths: Set<String> { cache.withLock { Set($0.keys.map(\.path)) } }

  /// Removes changed files from the cache, so that they are read again on their next use.
  package func invalidate(_ paths: Set<String>) {
    cache.withLock { values in
      for key in values.keys where paths.contains(key.path) { values[key] = nil }
    }
  }
}

extension String {
  /// The path without `.` and `a/..`.
  package var withoutDotComponents: String {
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

  /// Returns whether a path is a folder or is inside it. Both must be without dot components.
  fileprivate func isBelow(_ folder: String) -> Bool {
    if folder == "." { return !hasPrefix("/") && self != ".." && !hasPrefix("../") }
    if self == folder { return true }
    let start = folder == "/" ? "/" : "\(folder)/"
    guard hasPrefix(start) else { return false }
    // `../..` begins with `../`, too.
    let rest = dropFirst(start.count)
    return rest != ".." && !rest.hasPrefix("../")
  }
}

/// A policy for the links in a project.
public enum LinkPolicy: Sendable, Hashable {
  /// Links may lead to files in the project: a file counts as inside if the target of its link is.
  case inside
  /// Links may lead anywhere: a file counts as inside if its link is. Every target of a link is
  /// read, and folders that are targets are searched.
  case anywhere

  /// The policy for the environment of the process.
  ///
  /// It is ``anywhere`` in the trees of links in which Bazel and compatible tools run tests; these
  /// tools set `RUNFILES_DIR` or `TEST_SRCDIR`.
  public static var ofEnvironment: LinkPolicy {
    ["RUNFILES_DIR", "TEST_SRCDIR"].contains { CurrentProcess.variable($0)?.isEmpty == false }
      ? .anywhere : .inside
  }
}
