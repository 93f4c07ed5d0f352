import DioramaSystem
import Synchronization
import YAML

/// The files of one folder: where paths in YAML lead, and what was read from them already.
public final class SourceFiles: Sendable {
  /// The project's folder, as it was given.
  public let root: String
  /// Where links may lead.
  public let links: LinkPolicy
  private let realRoot: String
  private let cache = Mutex<[Key: any Sendable]>([:])

  /// A file, and what was made of it.
  private struct Key: Hashable {
    let path: String
    let use: String
  }

  /// Whether screens are kept, too: they are read once, unless a project is read again and again.
  package let cachesScreens: Bool

  /// The files below a folder.
  ///
  /// - Parameter root: the folder, relative to where the program runs.
  public convenience init(root: String) { self.init(root: root, cachesScreens: false) }

  package init(root: String, cachesScreens: Bool, links: LinkPolicy = .ofEnvironment) {
    self.root = root
    self.cachesScreens = cachesScreens
    self.links = links
    realRoot = FileSystem.realPath(root) ?? root
  }

  /// The file that a path in YAML means: relative to the file it stands in, inside the project.
  ///
  /// - Parameters:
  ///   - node: the path as it is written; absolute ones and those that lead out of the project, by
  ///     links or by `..`, are reported as `path-outside-project`.
  ///   - decoding: notes that the screen depends on the file, and takes the report.
  /// - Returns: nil when it leaves the project, which was then reported.
  public func path(at node: Node, _ decoding: inout Decoding) -> String? {
    let place = node.place
    let text = node.text
    let path = "\(place.source.path.parentFolder)/\(text)"
    if !text.hasPrefix("/"), !text.utf8.contains(0), contains(path) {
      let file = path.withoutDotComponents
      decoding.recordRead(file)
      guard let companion = companionOutsideProject(of: file) else { return file }
      decoding.diagnostics.report(
        .pathOutsideProject,
        "the file '\(companion.lastPathComponent)' beside \(node.quoted) leads out of the project "
          + "folder '\(root)'",
        at: place, help: Diagnostic.Help("replace the link with the file that it leads to"))
      return nil
    }
    decoding.diagnostics.report(
      .pathOutsideProject, "the path \(node.quoted) leaves the project folder '\(root)'",
      at: place, help: Diagnostic.Help("paths are relative to the file they stand in"))
    return nil
  }

  /// Whether a path is inside the project: where it leads, links followed; or where it stands, if
  /// links may lead anywhere.
  ///
  /// - Parameter path: the path of a file or folder, which need not exist.
  public func contains(_ path: String) -> Bool {
    if links == .anywhere { return path.withoutDotComponents.isBelow(root.withoutDotComponents) }
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

  /// Why what stands at a path can be no file of the project, in words that follow its name: it is a
  /// pipe, a device or a socket, or too large; nil where it is none of these, or nothing is there. For
  /// databases, which other libraries open.
  package func refusal(of path: String) -> (code: Diagnostic.Code, words: String)? {
    guard let failure = FileSystem.readFailure(at: path, atMost: FileSystem.defaultMaxBytes) else {
      return nil
    }
    if let excess = failure.sizeLimitMessage { return (.limit, excess) }
    return (.unreadableFile, "cannot be read: \(failure)")
  }

  /// What stands in editors in the place of what is saved, by path.
  private let unsaved = Mutex<[String: [UInt8]]>([:])

  /// The text that stands for a file in an editor; nil for one of which what is saved counts.
  package func unsavedText(of path: String) -> [UInt8]? {
    unsaved.withLock { $0.isEmpty ? nil : $0[path] }
  }

  /// The paths of the files that stand in editors, saved or not, in order.
  package var unsavedPaths: [String] { unsaved.withLock { $0.keys.sorted() } }

  /// From now on some texts stand for what is saved of files; those that were read and are others by
  /// now are read again when they are next needed.
  ///
  /// - Parameter texts: the texts by path; what stood for other files before no longer does.
  /// - Returns: the files that are others by that.
  @discardableResult package func setUnsavedTexts(_ texts: [String: [UInt8]]) -> Set<String> {
    let changed = unsaved.withLock { known in
      let paths = Set(known.keys).union(texts.keys).filter { known[$0] != texts[$0] }
      known = texts
      return paths
    }
    if !changed.isEmpty { invalidate(changed) }
    return changed
  }

  /// The bytes of a file as it stands in an editor, else as it is saved.
  package func bytes(of path: String) throws(FileSystem.Failure) -> [UInt8] {
    if let text = unsavedText(of: path) { return text }
    return try FileSystem.read(path)
  }

  /// The paths of the files that were read so far, in order; screens and the project's own file are
  /// not among them.
  public var readPaths: [String] {
    let keys = cache.withLock { Array($0.keys) }
    return Set(keys.filter { $0.use != Self.screens }.map(\.path)).sorted()
  }

  /// What `load` makes of a file, made once for all screens of the project.
  ///
  /// ```swift
  /// guard let path = decoding.files.path(at: node, &decoding) else { return nil }
  /// let map = decoding.files.cached(path, for: "map") { WeatherMap(path: path) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: what ``path(at:_:)`` has given.
  ///   - use: what it is made for, where a file is read in more than one way.
  ///   - load: reads the file. Screens are read on several threads: two may call it for one file,
  ///     and one result is kept for both.
  public func cached<Value: Sendable>(
    _ path: String, for use: String = "", load: () -> Value
  ) -> Value {
    let key = Key(path: path, use: use)
    if let known = cache.withLock({ $0[key] }) as? Value { return known }
    let value = load()
    // Two threads may have loaded it; both results are the same, and the first one stays.
    return cache.withLock { values in
      if let known = values[key] as? Value { return known }
      values[key] = value
      return value
    }
  }

  /// What `load` makes of a file of screens, once for each version of its text.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - load: reads the file.
  package func screens<Value: Sendable>(_ path: String, load: () -> Value) -> Value {
    cached(path, for: Self.screens, load: load)
  }

  /// The use of files as screens.
  private static let screens = "screens"
}

extension SourceFiles {
  /// The paths of all files that were read so far.
  package var cachedPaths: Set<String> { cache.withLock { Set($0.keys.map(\.path)) } }

  /// Files that were changed are read again when they are next needed.
  package func invalidate(_ paths: Set<String>) {
    cache.withLock { values in
      for key in values.keys where paths.contains(key.path) { values[key] = nil }
    }
  }
}

extension String {
  /// The path with `.` and `a/..` taken out.
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

  /// Whether a path stands in a folder, or is it; both without dot components.
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

/// Where links in a project may lead.
public enum LinkPolicy: Sendable, Hashable {
  /// Into the project: a file counts as being where its link leads.
  case inside
  /// Anywhere: a file counts as being where its link stands. Whatever a link leads to is read, and
  /// folders that links lead to are searched.
  case anywhere

  /// What the process' surroundings say: ``anywhere`` in the trees of links that Bazel, and what
  /// goes by its rules, runs tests in. They set `RUNFILES_DIR` or `TEST_SRCDIR`.
  public static var ofEnvironment: LinkPolicy {
    ["RUNFILES_DIR", "TEST_SRCDIR"].contains { CurrentProcess.variable($0)?.isEmpty == false }
      ? .anywhere : .inside
  }
}
