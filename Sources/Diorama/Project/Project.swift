import DioramaKit
import DioramaSystem
import YAML

/// A folder of screens with its optional `diorama.yaml`.
public struct Project: Sendable {
  /// The name of a project's own file.
  public static let fileName = "diorama.yaml"
  /// A common misspelling of that name; no screen has it.
  static let misspelledFileName = "diorama.yml"

  /// The folder.
  public let root: String
  /// The files of the folder.
  public let files: SourceFiles
  /// The screen files, in sorted order.
  public private(set) var screenFiles: [String]
  /// Links to screen files that lead out of the project and are not read.
  public let externalLinks: [String]
  /// Links to folders that lead out of the project and are not read: those whose targets contain
  /// screen files, and those in the place of snapshot folders.
  package let externalFolderLinks: [String]
  /// Files that look like screen files, except for their names.
  public let misnamedFiles: [String]
  /// Files in subfolders that are named like a project's own file; this project ignores them.
  package let nestedProjectFiles: [String]
  /// Subfolders that could not be read, and why.
  public let unreadableFolders: [(path: String, failure: FileSystem.Failure)]
  /// A Boolean value that indicates whether this is the whole project.
  public var isWhole: Bool { folder == root }
  /// The folder whose screens these are, in which orphaned snapshots can be found; nil for a file.
  package private(set) var folder: String?
  /// The text of a file in an editor, which need not be saved.
  package let unsaved: Source?

  /// Finds the screens of a project's folder, or of a folder or file in it. A folder without a
  /// `diorama.yaml` belongs to the nearest parent folder that has one.
  ///
  /// - Parameters:
  ///   - path: the folder or file.
  ///   - links: where links in the project may lead.
  /// - Throws: `FileSystem.Failure` when the path cannot be read.
  public init(
    at path: String, links: LinkPolicy = .ofEnvironment
  ) throws(FileSystem.Failure) {
    try self.init(at: path, unsaved: nil, links: links)
  }

  /// Finds the project of a path.
  ///
  /// - Parameters:
  /// - unsaved: a text that replaces the saved text of its file, which need not exist.
  /// - reading: whether the project's files are read once or repeatedly.
  /// - Throws: `FileSystem.Failure` when the path cannot be read.
  package init(
    at path: String, unsaved: Source?, reading: Reading = .once,
    links: LinkPolicy = .ofEnvironment
  ) throws(FileSystem.Failure) {
    self.unsaved = unsaved
    var path = Self.searchedPath(path)
    var search = Search(links: links)
    // If the kind of the path is unknown, this throws, since files would be written in a wrong
    // folder.
    if unsaved?.path != path, try FileSystem.isFolder(at: path) {
      path = Self.fromProject(above: path, isFolder: true)
      root = Self.root(of: path)
      folder = path
      try search.collect(in: path)
    } else {
      let inProject = Self.fromProject(above: path, isFolder: false)
      root = Self.root(of: inProject.parentFolder)
      folder = nil
      // An editor expects the name that it used for the file.
      search.found = [unsaved == nil ? inProject : path]
    }
    switch reading {
    case .again(let known?) where known.root == root: files = known
    case .again: files = SourceFiles(root: root, cachesScreens: true, links: links)
    case .once: files = SourceFiles(root: root, cachesScreens: false, links: links)
    }
    unreadableFolders = search.unreadable
    misnamedFiles = search.misnamed.sorted()
    nestedProjectFiles = search.ownFiles.filter { [root] in $0 != "\(root)/\(Self.fileName)" }
      .sorted()
    let found = search.linked
    externalLinks = found.filter { [files] in !files.contains($0) }
    externalFolderLinks = search.linkedFolders.filter { [files] folder in
      !files.contains(folder)
        && (folder.lastPathComponent == Self.snapshotFolderName || Self.holdsScreenFiles(folder))
    }.sorted()
    let saved = search.found + found.filter(files.contains)
    let others = folder == root ? Self.newFiles(of: files, besides: saved) : []
    screenFiles = (saved + others).sorted()
  }

  /// Returns the screen files that are open in editors and were never saved.
  private static func newFiles(of files: SourceFiles, besides saved: [String]) -> [String] {
    files.unsavedPaths.filter { isForScreens($0, in: files.root) && !saved.contains($0) }
  }

  /// Returns whether a project looks for screens in the file at a path.
  package static func isForScreens(_ path: String, in root: String) -> Bool {
    guard path.hasPrefix("\(root)/"), isScreenFile(path.lastPathComponent) else { return false }
    return names(inPath: path, below: root).dropLast().allSatisfy { isForScreens(folder: $0) }
  }

  /// Returns whether a project's file at a path is in a folder of fixtures.
  package static func isForFixtures(_ path: String, in root: String) -> Bool {
    path.hasPrefix("\(root)/")
      && names(inPath: path, below: root).dropLast().contains(fixtureFolderName)
  }

  /// Returns the names of a file and of its folders below the project's folder.
  static func names(inPath path: String, below root: String) -> [String] {
    path.utf8.dropFirst(path.hasPrefix("\(root)/") ? root.utf8.count : 0)
      .split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// Returns the same project, limited to one of its screen files.
  package func narrowed(to path: String) -> Project {
    var project = self
    project.screenFiles = [path]
    project.folder = nil
    return project
  }

  /// Returns the text of a file in an editor; nil if the saved text counts.
  package func unsavedSource(of path: String) -> Source? {
    if let unsaved, unsaved.path == path { return unsaved }
    return files.unsavedText(of: path).map { Source(path: path, bytes: $0) }
  }

  /// Returns the folder itself or its nearest parent that has a `diorama.yaml`; otherwise the
  /// folder.
  package static func root(of own: String) -> String {
    var folder = own
    while true {
      if FileSystem.exists("\(folder)/\(fileName)") { return folder }
      guard folder != ".", folder != "/", folder.lastPathComponent != ".." else { return own }
      folder = folder.parentFolder
    }
  }

  /// How often a project's files are read.
  package enum Reading: Sendable {
    /// Once, by a command that ends.
    case once
    /// Repeatedly, after each change; with the files of earlier reads that are still valid.
    case again(SourceFiles?)
  }

  /// The walk through a project's folders.
  private struct Search {
    let links: LinkPolicy
    var found: [String] = []
    var linked: [String] = []
    var linkedFolders: [String] = []
    var misnamed: [String] = []
    var ownFiles: [String] = []
    var unreadable: [(path: String, failure: FileSystem.Failure)] = []

    /// Collects the files of a folder and its subfolders.
    ///
    /// - Parameters:
    /// - chain: the real paths of the parent folders, which end a cycle of links.
    /// - visit: receives each folder before its entries are read.
    mutating func collect(
      in folder: String, below chain: [String] = [], visit: (String) -> Void = { _ in }
    ) throws(FileSystem.Failure) {
      visit(folder)
      let chain = links == .anywhere ? chain + [FileSystem.realPath(folder) ?? folder] : []
      for entry in try FileSystem.entries(of: folder) {
        let path = "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder where Project.isForScreens(folder: entry.name),
          .folderLink
        where Project.isForScreens(folder: entry.name)
          && Project.isOpen(path, links, below: chain):
          do throws(FileSystem.Failure) {
            try collect(in: path, below: chain, visit: visit)
          } catch {
            unreadable.append((path, error))
          }
        case .folderLink where Project.isForScreens(folder: entry.name),
          .folderLink where entry.name == Project.snapshotFolderName:
          linkedFolders.append(path)
        case .file where Project.isScreenFile(entry.name): found.append(path)
        case .link where Project.isScreenFile(entry.name): linked.append(path)
        case .file where entry.name == Project.fileName: ownFiles.append(path)
        case .file where Project.correctedName(of: entry.name) != nil:
          if !entry.name.hasSuffix(".json") || Project.namesViewController(path) {
            misnamed.append(path)
          }
        default: break
        }
      }
    }
  }

  /// The other screen files in the folders of this project's screen files, if this is a part of a
  /// project. Their snapshots are in the same folders.
  var siblingFiles: [String] {
    if isWhole || unsaved != nil { return [] }
    // `./a` is the same as `a`.
    let own = Set(screenFiles.map(\.withoutDotComponents))
    return Set(screenFiles.map(\.parentFolder)).flatMap { folder in
      ((try? FileSystem.entries(of: folder)) ?? [])
        .filter { entry in
          (entry.kind == .file || entry.kind == .link && files.links == .anywhere)
            && Self.isScreenFile(entry.name)
        }
        .map { "\(folder)/\($0.name)" }
    }.filter { !own.contains($0.withoutDotComponents) }
  }

  /// Returns the name that a file needs to be read if its name is almost that of a screen file,
  /// such as `a.YAML` or `a.yaml.txt`; nil for other names.
  static func correctedName(of name: String) -> String? {
    if name.hasPrefix("_") || name.hasPrefix(".") || name == fileName || isScreenFile(name) {
      return nil
    }
    if name == misspelledFileName { return fileName }
    var stem = name.lowercased()
    if stem.hasSuffix(".txt") { stem.removeLast(4) }
    for ending in [".yaml", ".yml", ".json"] where stem.hasSuffix(ending) && stem != ending {
      return name.prefix(stem.count - ending.count) + (ending == ".json" ? ".yaml" : ending)
    }
    return nil
  }

  /// Returns whether a file that could be of any kind seems to be a screen.
  private static func namesViewController(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path, atMost: 1 << 20) else { return false }
    let text = Source(path: path, bytes: bytes).bytes
    return String(decoding: text, as: UTF8.self).contains(CoreKey.viewController)
  }

  private static func holdsScreenFiles(_ folder: String) -> Bool {
    ((try? FileSystem.entries(of: folder)) ?? []).contains { isScreenFile($0.name) }
  }

  private static func isScreenFile(_ name: String) -> Bool {
    (name.hasSuffix(".yaml") || name.hasSuffix(".yml") && name != misspelledFileName)
      && name != fileName
      && !name.hasPrefix("_") && !name.hasPrefix(".")
  }

  /// Reads and parses one of the project's own files, and reports its problems.
  func documents(of path: String, _ diagnostics: inout Diagnostics) -> [Document] {
    if let unsaved, unsaved.path == path {
      return Self.documents(in: unsaved, limits: .handWritten, &diagnostics)
    }
    guard files.cachesScreens else {
      return Self.documents(of: path, limits: .handWritten, &diagnostics)
    }
    let read = files.screens(path) { () -> ReadFile in
      var problems = Diagnostics()
      let documents =
        unsavedSource(of: path).map { Self.documents(in: $0, limits: .handWritten, &problems) }
        ?? Self.documents(of: path, limits: .handWritten, &problems)
      return ReadFile(documents: documents, problems: problems)
    }
    if !read.problems.isEmpty { diagnostics.append(contentsOf: read.problems) }
    return read.documents
  }

  /// The content of a file, and its problems.
  private struct ReadFile: Sendable {
    let documents: [Document]
    let problems: Diagnostics
  }

  /// Reads and parses one file, and reports its problems.
  package static func documents(
    of path: String, limits: Limits, _ diagnostics: inout Diagnostics
  ) -> [Document] {
    guard let bytes = bytes(of: path, limits: limits, &diagnostics) else { return [] }
    return documents(in: Source(path: path, bytes: bytes), limits: limits, &diagnostics)
  }

  /// Returns the bytes of a file; nil if it cannot be read, which is reported.
  static func bytes(
    of path: String, limits: Limits, _ diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    let most = min(limits.bytes, FileSystem.defaultMaxBytes)
    do throws(FileSystem.Failure) {
      return try FileSystem.read(path, atMost: most)
    } catch {
      diagnostics.append(.unreadableFile(path, because: error))
      return nil
    }
  }

  /// Parses a text.
  static func documents(
    in source: Source, limits: Limits, _ diagnostics: inout Diagnostics
  ) -> [Document] {
    // Readable documents with errors are returned, too, so that their other problems are reported.
    YAMLReader(limits: limits).documents(
      of: source, reporting: &diagnostics, selecting: .readable)
  }
}

// MARK: - Folders

extension Project {
  /// The name of the folders of snapshots, each next to the files of its screens.
  package static let snapshotFolderName = "__Snapshots__"

  /// The name of folders with fixtures, which are not searched for screens.
  static let fixtureFolderName = "fixtures"

  /// The maximum size of a snapshot in bytes: 16 MiB, more than any screen shows.
  package static let maxSnapshotBytes = 16 << 20

  /// Visits the folders in which a project looks for screens.
  ///
  /// - Parameters:
  /// - path: the path of the project; a file has no folders to visit.
  ///   - links: where links may lead.
  /// - visit: receives each folder before its entries are read, so that a watch that starts then
  ///   misses no new entry.
  package static func visitFolders(
    at path: String, _ links: LinkPolicy, _ visit: (String) -> Void
  ) {
    let path = searchedPath(path)
    guard FileSystem.isFolder(path) else { return }
    var search = Search(links: links)
    try? search.collect(in: path, visit: visit)
  }

  /// Returns whether a link to a folder is followed: not if it leads back to one of its parents.
  private static func isOpen(_ path: String, _ links: LinkPolicy, below chain: [String]) -> Bool {
    guard links == .anywhere, let real = FileSystem.realPath(path) else { return false }
    return !chain.contains(real)
  }

  /// Returns the path to search for a path that a user names. The project's own file means its
  /// folder.
  package static func searchedPath(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isOwnFile = path.lastPathComponent == fileName && !FileSystem.isFolder(path)
    return isOwnFile ? path.parentFolder : path
  }

  /// Returns a path in the current folder relative to a project's folder above it:
  /// `../people/a.yaml` for `a.yaml` in the folder `people` of a project. Other paths are
  /// unchanged.
  static func fromProject(above path: String, isFolder: Bool) -> String {
    let own = isFolder ? path : path.parentFolder
    guard !path.hasPrefix("/"), !FileSystem.exists("\(root(of: own))/\(fileName)"),
      let here = FileSystem.realPath("."), let folder = FileSystem.realPath(own),
      folder == here || folder.hasPrefix(here == "/" ? "/" : "\(here)/")
    else { return path }
    var (above, way) = (here, "")
    while above != "/" {
      above = above.parentFolder
      way += way.isEmpty ? ".." : "/.."
      guard FileSystem.exists("\(way)/\(fileName)") else { continue }
      let below = folder.dropFirst(above == "/" ? 1 : above.count + 1)
      let file = isFolder ? "" : "/\(path.lastPathComponent)"
      return "\(way)/\(below)\(file)"
    }
    return path
  }

  /// Returns whether a project looks for screens in a folder of this name.
  package static func isForScreens(folder name: String) -> Bool {
    name != fixtureFolderName && name != snapshotFolderName
      && !name.hasPrefix(".") && !name.hasPrefix("_")
  }

  /// The name of a project's folder for generated files, which need not be kept.
  package static let localFolderName = ".diorama"

  /// Creates the local folder, and makes git ignore it.
  ///
  /// - Throws: `FileSystem.Failure` when it cannot be written to.
  package func createLocalFolder() throws(FileSystem.Failure) {
    let ignore = "\(root)/\(Self.localFolderName)/.gitignore"
    if FileSystem.exists(ignore) { return }
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array("*\n".utf8), to: ignore, replacing: .missing)
    } catch {
      // Another process has created it.
      if !error.isConcurrentChange { throw error }
    }
  }
}
