import DioramaSystem

/// The folder of the project that an assertion checks.
///
/// A folder that code names is relative to the package of the test's file. If code names none, it
/// is the nearest `screens` next to that file or above it, up to the package. `DIORAMA_ROOT`
/// overrides both: it is the package's folder on a machine that did not build the test.
struct ProjectFolder {
  /// The folder as code names it, or the default name.
  let name: String
  /// The folder's path.
  let path: String
  /// A note for messages: the folder that paths start from.
  let pathsNote: String
  /// The folder that displayed paths start from; nil to display them unchanged.
  private let root: String?

  /// The folder's name if code names none.
  static let defaultName = "screens"

  /// Finds a folder.
  ///
  /// - Parameters:
  ///   - explicitName: the name in code; nil for none.
  ///   - file: the path of the test's file.
  ///   - environment: the environment variables.
  init(_ explicitName: String?, from file: String, _ environment: Environment) {
    let name = explicitName ?? Self.defaultName
    self.name = name
    let current = CurrentProcess.folder
    if let root = environment[Environment.rootVariable], !root.isEmpty {
      self.root = root
      path = name.hasPrefix("/") ? name : "\(root)/\(name)"
      pathsNote = "paths are relative to \(root), which \(Environment.rootVariable) sets"
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
    // Relative to the current folder, if it is inside it.
    path = current.flatMap { Self.relative(absolute, to: $0) } ?? absolute
    pathsNote =
      if let package = folders.last {
        "paths are relative to \(package), the package of the test; set "
          + "\(Environment.rootVariable) to change this"
      } else {
        "paths are relative to \(current ?? "the current folder"); set "
          + "\(Environment.rootVariable) to change this"
      }
  }

  /// Returns a path for patches and commands, relative to the package of the tests.
  func displayPath(_ path: String) -> String {
    var rest = path
    if let root, let inside = Self.relative(path, to: root) { rest = inside }
    while rest.hasPrefix("./") { rest.removeFirst(2) }
    return rest
  }

  /// Returns the folders from that of a file up to its package's. Empty if the file is in no
  /// package, as on a machine that did not build the test.
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

  /// Returns a path relative to a folder; nil if the folder does not contain it.
  private static func relative(_ path: String, to folder: String) -> String? {
    guard path.hasPrefix(folder), folder != "/" else { return nil }
    var rest = path.dropFirst(folder.count)
    if rest.isEmpty { return "." }
    guard folder.hasSuffix("/") || rest.hasPrefix("/") else { return nil }
    while rest.hasPrefix("/") { rest.removeFirst() }
    return String(rest)
  }
}
