import DioramaKit
import DioramaSystem
import YAML

/// A folder of screens with its optional `diorama.yaml`.
public struct Project: Sendable {
  /// The name of a project's own file.
  public static let fileName = "diorama.yaml"
  /// What people call it by mistake; no screen has that name.
  static let misspelledFileName = "diorama.yml"

  /// The folder.
  public let root: String
  /// The files of the folder.
  public let files: SourceFiles
  /// The screen files, in sorted order.
  public private(set) var screenFiles: [String]
  /// Links among them that lead out of the project, which are not read.
  public let externalLinks: [String]
  /// Links to folders in it that lead out of the project, which are not read: those that hold what
  /// looks like files of screens, and those in the place of snapshots.
  package let externalFolderLinks: [String]
  /// Files that look as if they held screens, but for their names.
  public let misnamedFiles: [String]
  /// Files below it that are called as a project's own, and which no screen of this one heeds.
  package let nestedProjectFiles: [String]
  /// Folders below it whose screens nobody could see, and why.
  public let unreadableFolders: [(path: String, failure: FileSystem.Failure)]
  /// Whether this is all of the project, so that left-over snapshots can be told.
  public private(set) var isWhole: Bool
  /// A file of it as it stands in an editor, which need not be saved.
  package let unsaved: Source?

  /// Finds the screens of a project's folder, or of a folder or a file in it: a folder without a
  /// `diorama.yaml` belongs to the nearest folder above that has one.
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
  ///   - unsaved: a text that stands for what is saved of a file, if it is at all.
  ///   - reading: whether the project's files are read once or again and again.
  /// - Throws: `FileSystem.Failure` when the path cannot be read.
  package init(
    at path: String, unsaved: Source?, reading: Reading = .once,
    links: LinkPolicy = .ofEnvironment
  ) throws(FileSystem.Failure) {
    self.unsaved = unsaved
    var path = Self.searchedPath(path)
    var search = Search(links: links)
    // What cannot be told is no file, either: whatever is written would go to its neighbours.
    if unsaved?.path != path, try FileSystem.isFolder(at: path) {
      path = Self.fromProject(above: path, isFolder: true)
      root = Self.root(of: path)
      isWhole = root == path
      try search.collect(in: path)
    } else {
      let inProject = Self.fromProject(above: path, isFolder: false)
      root = Self.root(of: inProject.parentFolder)
      isWhole = false
      // An editor wants to be told of the file by the name that it gave.
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
    let others = isWhole ? Self.newFiles(of: files, besides: saved) : []
    screenFiles = (saved + others).sorted()
  }

  /// Files of screens that stand in editors, and which nobody has saved yet.
  private static func newFiles(of files: SourceFiles, besides saved: [String]) -> [String] {
    let unsaved = files.unsavedPaths.filter { isForScreens($0, in: files.root) }
    if unsaved.isEmpty { return [] }
    let saved = Set(saved)
    return unsaved.filter { !saved.contains($0) }
  }

  /// Whether screens are looked for in a file at a path, in the project of a folder.
  package static func isForScreens(_ path: String, in root: String) -> Bool {
    guard path.hasPrefix("\(root)/"), isScreenFile(path.lastPathComponent) else { return false }
    return folders(of: path, below: root).allSatisfy { isForScreens(folder: $0) }
  }

  /// Whether a file at a path, in the project of a folder, stands in a folder of fixtures.
  package static func isForFixtures(_ path: String, in root: String) -> Bool {
    path.hasPrefix("\(root)/") && folders(of: path, below: root).contains(fixtureFolderName)
  }

  /// The names of the folders that a file stands in, from that of its project on.
  private static func folders(of path: String, below root: String) -> [String] {
    path.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/")).dropLast()
      .map { String(Substring($0)) }
  }

  /// The same project, of whose files of screens one alone is looked at.
  package func narrowed(to path: String) -> Project {
    var project = self
    project.screenFiles = [path]
    project.isWhole = false
    return project
  }

  /// The text of one of its files as it stands in an editor; nil for one of which what is saved
  /// counts.
  package func unsavedSource(of path: String) -> Source? {
    if let unsaved, unsaved.path == path { return unsaved }
    return files.unsavedText(of: path).map { Source(path: path, bytes: $0) }
  }

  /// The folder itself or the nearest one above that has a `diorama.yaml`; else the folder.
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
    /// By a command that ends.
    case once
    /// By one that looks again after each change; with what was read before and is true still.
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

    /// Collects screens.
    ///
    /// - Parameters:
    ///   - chain: where the folders above really are, so that a circle of links ends.
    ///   - visit: is handed each folder before its names are read.
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
        case .file where Project.correctedName(of: entry.name) != nil: misnamed.append(path)
        default: break
        }
      }
    }
  }

  /// The other screen files in the folders of its own, where this is a part of a project: their
  /// snapshots stand in the same folders.
  var siblingFiles: [String] {
    if isWhole || unsaved != nil { return [] }
    // Here, `./a` is `a`.
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

  /// What a file would have to be called to be read, whose name is nearly that of a screen file:
  /// `a.YAML`, `a.yaml.txt`; nil for other names.
  static func correctedName(of name: String) -> String? {
    if name.hasPrefix("_") || name.hasPrefix(".") || name == fileName || isScreenFile(name) {
      return nil
    }
    if name == misspelledFileName { return fileName }
    var stem = name.lowercased()
    if stem.hasSuffix(".txt") { stem.removeLast(4) }
    for ending in [".yaml", ".yml"] where stem.hasSuffix(ending) && stem != ending {
      return name.prefix(stem.count - ending.count) + ending
    }
    return nil
  }

  private static func holdsScreenFiles(_ folder: String) -> Bool {
    ((try? FileSystem.entries(of: folder)) ?? []).contains { isScreenFile($0.name) }
  }

  private static func isScreenFile(_ name: String) -> Bool {
    (name.hasSuffix(".yaml") || name.hasSuffix(".yml") && name != misspelledFileName)
      && name != fileName
      && !name.hasPrefix("_") && !name.hasPrefix(".")
  }

  /// Reads and parses one of the project's own files; what is wrong with it is reported.
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

  /// What a file holds, and what is wrong with it.
  private struct ReadFile: Sendable {
    let documents: [Document]
    let problems: Diagnostics
  }

  /// Reads and parses one file; what is wrong with it is reported.
  package static func documents(
    of path: String, limits: Limits, _ diagnostics: inout Diagnostics
  ) -> [Document] {
    guard let bytes = bytes(of: path, limits: limits, &diagnostics) else { return [] }
    return documents(in: Source(path: path, bytes: bytes), limits: limits, &diagnostics)
  }

  /// The bytes of one file; nil where it cannot be read, which is reported.
  static func bytes(
    of path: String, limits: Limits, _ diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    let most = min(limits.bytes, FileSystem.defaultMaxBytes)
    do throws(FileSystem.Failure) {
      return try FileSystem.read(path, atMost: most)
    } catch {
      let place = Place(startOf: Source(path: path, bytes: []))
      if let excess = error.sizeLimitMessage {
        diagnostics.report(.limit, "the file \(excess)", at: place)
      } else {
        diagnostics.report(.unreadableFile, "the file cannot be read: \(error)", at: place)
      }
      return nil
    }
  }

  /// Parses a text.
  static func documents(
    in source: Source, limits: Limits, _ diagnostics: inout Diagnostics
  ) -> [Document] {
    // Even a document with a key too many is handed on, so that its other problems are told.
    YAMLReader(limits: limits).documents(
      of: source, reporting: &diagnostics, selecting: .readable)
  }
}

// MARK: - Folders

extension Project {
  /// The name of the folders that hold snapshots, each beside the files of its screens.
  package static let snapshotFolderName = "__Snapshots__"

  /// The name of folders in which no screens are looked for, since what screens are run on is there.
  private static let fixtureFolderName = "fixtures"

  /// How many bytes a snapshot may have: 16 MiB, more than any screen shows.
  package static let maxSnapshotBytes = 16 << 20

  /// Goes through the folders in which a project looks for screens.
  ///
  /// - Parameters:
  ///   - path: what the project is found by; a file has no folders to look through.
  ///   - links: where links may lead.
  ///   - visit: is handed each folder before its names are read, so that whoever begins to watch it
  ///     misses none that comes meanwhile.
  package static func visitFolders(
    at path: String, _ links: LinkPolicy, _ visit: (String) -> Void
  ) {
    let path = searchedPath(path)
    guard FileSystem.isFolder(path) else { return }
    var search = Search(links: links)
    try? search.collect(in: path, visit: visit)
  }

  /// Whether a link to a folder is followed: not where it leads back to one that it stands in.
  private static func isOpen(_ path: String, _ links: LinkPolicy, below chain: [String]) -> Bool {
    guard links == .anywhere, let real = FileSystem.realPath(path) else { return false }
    return !chain.contains(real)
  }

  /// The path that is searched when somebody names one: whoever names the project's own file means
  /// the project.
  package static func searchedPath(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isOwnFile = path.lastPathComponent == fileName && !FileSystem.isFolder(path)
    return isOwnFile ? path.parentFolder : path
  }

  /// A path in the current folder, as it is from a project's folder further up: `../people/a.yaml`
  /// for `a.yaml` in the folder `people` of a project; others stay.
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

  /// Whether screens are looked for in a folder of this name.
  package static func isForScreens(folder name: String) -> Bool {
    name != fixtureFolderName && name != snapshotFolderName
      && !name.hasPrefix(".") && !name.hasPrefix("_")
  }

  /// The name of a project's folder for what is made of it and not kept.
  package static let localFolderName = ".diorama"

  /// Makes that folder, and git blind to it.
  ///
  /// - Throws: `FileSystem.Failure` when it cannot be written to.
  package func createLocalFolder() throws(FileSystem.Failure) {
    let ignore = "\(root)/\(Self.localFolderName)/.gitignore"
    if FileSystem.exists(ignore) { return }
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array("*\n".utf8), to: ignore, replacing: .missing)
    } catch {
      // Another process has made it.
      if !error.isConcurrentChange { throw error }
    }
  }
}
