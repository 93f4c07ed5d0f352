import DioramaSystem

/// Where a project is that an assertion is about.
///
/// A folder that code names starts at the package of the test's file; one that nobody names is the
/// nearest `screens` beside that file or above it, up to the package. `DIORAMA_ROOT` comes before
/// both: it says where the package is on a machine that did not build the test.
struct ProjectFolder {
  /// The folder as code names it; the usual one where it does not.
  let name: String
  /// Where it is.
  let path: String
  /// Where paths start, in words.
  let pathsNote: String
  /// The folder that shown paths start from; nil where they are shown as they are.
  private let root: String?

  /// The folder's name where nobody says one.
  static let defaultName = "screens"

  /// Finds a folder.
  ///
  /// - Parameters:
  ///   - explicitName: what code says; nil for nothing.
  ///   - file: the path of the test's file.
  ///   - environment: the variables.
  init(_ explicitName: String?, from file: String, _ environment: Environment) {
    let name = explicitName ?? Self.defaultName
    self.name = name
    let current = CurrentProcess.folder
    if let root = environment[Environment.rootVariable], !root.isEmpty {
      self.root = root
      path = name.hasPrefix("/") ? name : "\(root)/\(name)"
      pathsNote = "paths start at \(root), which \(Environment.rootVariable) says"
      return
    }
    let folders = Self.foldersUpToPackage(from: file)
    root = folders.last ?? current
    let candidates = folders.map { "\($0)/\(Self.defaultName)" }
    let found = candidates.first { FileSystem.isFolder($0) }
    let absolute =
      if name.hasPrefix("/") { name } else if explicitName == nil, let found { found } else {
        root.map { "\($0)/\(name)" } ?? name
      }
    // As people write it, where that is the same.
    path = current.flatMap { Self.relative(absolute, to: $0) } ?? absolute
    pathsNote =
      if let package = folders.last {
        "paths start at \(package), the package of the test; set \(Environment.rootVariable) to start "
          + "elsewhere"
      } else {
        "paths start at \(current ?? "the current folder"); set \(Environment.rootVariable) to start "
          + "elsewhere"
      }
  }

  /// A path as patches and commands have it: from where the tests' package is.
  func displayPath(_ path: String) -> String {
    var rest = path
    if let root, let inside = Self.relative(path, to: root) { rest = inside }
    while rest.hasPrefix("./") { rest.removeFirst(2) }
    return rest
  }

  /// The folders from that of a file up to its package's; none where it is in no package, as on
  /// another machine than the one that built the test.
  private static func foldersUpToPackage(from file: String) -> [String] {
    guard file.hasPrefix("/") else { return [] }
    var folders: [String] = []
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      folders.append(String(folder))
      if FileSystem.exists("\(folder)/Package.swift") { return folders }
    }
    return []
  }

  /// A path from a folder on; nil where it is not in it.
  private static func relative(_ path: String, to folder: String) -> String? {
    guard path.hasPrefix(folder), folder != "/" else { return nil }
    var rest = path.dropFirst(folder.count)
    if rest.isEmpty { return "." }
    guard folder.hasSuffix("/") || rest.hasPrefix("/") else { return nil }
    while rest.hasPrefix("/") { rest.removeFirst() }
    return String(rest)
  }
}
