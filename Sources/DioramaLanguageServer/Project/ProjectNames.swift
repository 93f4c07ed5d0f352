import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// All names of a project, with the places of their definitions and uses.
///
/// ```swift
/// var names = ProjectNames(root: "/menus", NameShapes(registry))
/// names.update(open: ["/menus/a.yaml": bytes])
/// let meant = names.targets(at: 120, in: "/menus/a.yaml")
/// for (path, place) in names.places(of: meant) { print(path, place.range) }
/// ```
///
/// A file's names are read again only if the file has changed, or if the project's own file defines
/// other types or names other data.
struct ProjectNames: Sendable {
  /// The state of a file.
  private enum State: Equatable, Sendable {
    case bytes([UInt8])
    case stamp(FileStamp)
  }

  private struct Known: Sendable {
    let state: State
    let names: FileNames
    /// The data files that it names outside the searched folders.
    var data: [String] = []
    /// The data files that it names that are not YAML.
    var databases: [String] = []
  }

  /// The maximum size of a file that is read only for its names.
  private static let maxBytes = 16 << 20
  /// The maximum number of files in a project; further files are skipped.
  private static let maxFiles = 20_000

  /// The project's folder.
  let root: String
  /// Decides which files may be read.
  private let sources: SourceFiles
  let shapes: NameShapes
  private(set) var facts = ProjectFacts()
  private var factsState: State?
  private var known: [String: Known] = [:]
  /// The data files that other files name, outside the searched folders.
  private var data: Set<String> = []
  /// The data files that are not YAML; their records have no place in a text.
  private var databases: [String: Known] = [:]
  /// The number of files read for names so far.
  private(set) var readings = 0

  /// Creates an empty index of a project.
  init(root: String, _ shapes: NameShapes) {
    (self.root, self.shapes) = (root, shapes)
    sources = SourceFiles(root: root)
  }

  /// The files, sorted by path.
  var files: [FileNames] {
    (known.values.map(\.names) + databases.values.map(\.names)).sorted { $0.path < $1.path }
  }

  subscript(path: String) -> FileNames? { (known[path] ?? databases[path])?.names }

  /// Returns whether a file is a data file that is not YAML.
  func isDatabase(_ path: String) -> Bool {
    shapes.registry.formats.contains { $0.endings.contains(where: path.hasSuffix) }
  }

  // MARK: Reading

  /// Reads files that have changed.
  ///
  /// - Parameters:
  ///   - open: the texts of open files in an editor, by path.
  ///   - old: a file whose names are not read again, if they are known.
  mutating func update(open: [String: [UInt8]], keeping old: String? = nil) {
    updateFacts(open)
    var paths: [String] = []
    collect(in: root, &paths)
    // Files that are not saved yet count, too.
    for path in open.keys.sorted() where place(of: path) != nil && !paths.contains(path) {
      paths.append(path)
    }
    read(paths, open, keeping: old)
    // Data files may be outside the searched folders.
    data = paths.reduce(into: []) { $0.formUnion(known[$1]?.data ?? []) }
    read(data.sorted(), open, keeping: old)
    let all = data.union(paths)
    if known.count > all.count(where: { known[$0] != nil }) {
      known = known.filter { all.contains($0.key) }
    }
    updateDatabases()
  }

  private mutating func read(
    _ paths: [String], _ open: [String: [UInt8]], keeping old: String?
  ) {
    for path in paths {
      if let known = known[path], path == old || known.state == Self.state(of: path, open) {
        continue
      }
      guard let purpose = purpose(of: path), let (state, bytes) = Self.read(path, open) else {
        known[path] = nil
        continue
      }
      readings += 1
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let names = NameCollector.names(
        in: Source(path: path, bytes: bytes), as: purpose, shapes, facts, after: mark)
      let files = names.places.compactMap { place -> String? in
        guard case .file(let path) = place.name else { return nil }
        return path
      }
      known[path] = Known(
        state: state, names: names, data: files.filter(isElsewhere),
        databases: files.filter(isDatabase))
    }
  }

  /// Returns whether a path is a YAML file of the project outside the searched folders, which is
  /// read only as data.
  private func isElsewhere(_ path: String) -> Bool {
    path.hasPrefix("\(root)/") && (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
      && place(of: path) == nil
  }

  /// Reads the data files that other files name.
  private mutating func updateDatabases() {
    let paths = Set(known.values.lazy.flatMap(\.databases))
    if paths.isEmpty, databases.isEmpty { return }
    databases = databases.filter { paths.contains($0.key) }
    for path in paths {
      guard let stamp = FileStamp(ofPlainFile: path), sources.contains(path),
        sources.companionOutsideProject(of: path) == nil
      else {
        databases[path] = nil
        continue
      }
      if databases[path]?.state == .stamp(stamp) { continue }
      let format = shapes.registry.formats.first { $0.endings.contains(where: path.hasSuffix) }
      readings += 1
      databases[path] = Known(
        state: .stamp(stamp),
        names: FileNames(database: path, format?.names(inFile: path) ?? []))
    }
  }

  private mutating func updateFacts(_ open: [String: [UInt8]]) {
    let path = "\(root)/\(Project.fileName)"
    let state = Self.state(of: path, open)
    if state != nil, state == factsState { return }
    factsState = state
    // While the file is incomplete, its previous facts are kept.
    let facts = Self.read(path, open).map {
      NameCollector.facts(of: Source(path: path, bytes: $0.bytes)) ?? self.facts
    }
    guard let facts, facts != self.facts else { return }
    self.facts = facts
    known = [:]
  }

  /// Returns whether a file has not changed since its names were read, so that their places are
  /// valid.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - open: the texts of open files in editors, by path.
  func isCurrent(_ path: String, open: [String: [UInt8]]) -> Bool {
    known[path].map { $0.state == Self.state(of: path, open) } ?? true
  }

  /// Returns the state of a file; nil if the file must be read to know it.
  private static func state(of path: String, _ open: [String: [UInt8]]) -> State? {
    open[path].map { .bytes($0) } ?? FileStamp(ofPlainFile: path).map { .stamp($0) }
  }

  private static func read(
    _ path: String, _ open: [String: [UInt8]]
  ) -> (state: State, bytes: [UInt8])? {
    if let bytes = open[path] { return (.bytes(bytes), bytes) }
    // The stamp is taken first, so that a change during the read is noticed later.
    let stamp = FileStamp(ofPlainFile: path)
    guard let bytes = try? FileSystem.read(path, atMost: maxBytes) else { return nil }
    return (stamp.map { .stamp($0) } ?? .bytes(bytes), bytes)
  }

  private func collect(in folder: String, _ paths: inout [String]) {
    for entry in (try? FileSystem.entries(of: folder)) ?? [] {
      guard paths.count < Self.maxFiles else { return }
      guard !entry.name.hasPrefix("."), !entry.name.hasPrefix("_") else { continue }
      let path = "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder: collect(in: path, &paths)
      case .file, .link:
        if entry.name.hasSuffix(".yaml") || entry.name.hasSuffix(".yml") { paths.append(path) }
      case .folderLink: break
      }
    }
  }

  /// Returns the kind of the file at a path; nil if it is not one of the project's.
  func purpose(of path: String) -> NameCollector.Purpose? {
    place(of: path) ?? (data.contains(path) ? .fixture : nil)
  }

  /// Returns the kind of file that the project expects at a path.
  private func place(of path: String) -> NameCollector.Purpose? {
    if path == "\(root)/\(Project.fileName)" { return .project }
    if Project.isForFixtures(path, in: root) { return .fixture }
    return Project.isForScreens(path, in: root) ? .screen : nil
  }

  // MARK: Queries

  /// Returns what the name at an offset of a file refers to; empty if there is no name. A row can
  /// refer to several things if a user and a channel have the same id.
  func targets(at offset: Int, in path: String) -> [ProjectName] {
    guard let file = self[path] else { return [] }
    return targets(of: file.places(at: offset))
  }

  /// Returns what the occurrences of one name refer to.
  func targets(of places: [NameOccurrence]) -> [ProjectName] {
    var names: [ProjectName] = []
    for place in places where !names.contains(place.name) {
      if place.isDefinition { return [place.name] }
      names.append(place.name)
    }
    // If only some of the candidates are defined, the name refers to those.
    let made = definitions(of: names).map(\.place.name)
    if !made.isEmpty {
      var seen: Set<ProjectName> = []
      return made.filter { seen.insert($0).inserted }
    }
    return names.filter { name in
      if case .record("", _, _) = name { return false }
      return true
    }
  }

  /// Returns the definitions that some names may refer to.
  func definitions(of names: [ProjectName]) -> [(path: String, place: NameOccurrence)] {
    files.flatMap { file in
      file.places.filter { place in
        place.isDefinition && names.contains { place.name.matches($0) }
      }.map { (file.path, $0) }
    }
  }

  /// Returns all places that refer to one of some things, each once.
  func places(of names: [ProjectName]) -> [(path: String, place: NameOccurrence)] {
    files.flatMap { file in
      var seen: Set<Range<Int>> = []
      return file.places.filter { place in
        names.contains { $0.matches(place.name) } && seen.insert(place.range).inserted
      }.map { (file.path, $0) }
    }
  }

  /// Returns the first place of each name that satisfies a condition, in order.
  func all(_ isWanted: (NameOccurrence) -> Bool) -> [NameOccurrence] {
    var seen: Set<ProjectName> = []
    return files.flatMap { file in
      file.places.filter { isWanted($0) && seen.insert($0.name).inserted }
    }
  }
}
