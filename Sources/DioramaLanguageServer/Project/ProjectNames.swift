import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// All names of a project: where things are made, and where they are named.
///
/// ```swift
/// var names = ProjectNames(root: "/menus", NameShapes(registry))
/// names.update(open: ["/menus/a.yaml": bytes])
/// let meant = names.targets(at: 120, in: "/menus/a.yaml")
/// for (path, place) in names.places(of: meant) { print(path, place.range) }
/// ```
///
/// What a file says is read again only when the file is another, or when the project's own file makes
/// other types or names other data.
struct ProjectNames: Sendable {
  /// A state of a file.
  private enum State: Equatable, Sendable {
    case bytes([UInt8])
    case stamp(FileStamp)
  }

  private struct Known: Sendable {
    let state: State
    let names: FileNames
    /// The files that it names as data and that stand where nothing else is looked for.
    var data: [String] = []
    /// The files of data that it names and that are no YAML.
    var databases: [String] = []
  }

  /// So large may be what is read for names alone.
  private static let mostBytes = 16 << 20
  /// So many files may a project have, before the others are passed over.
  private static let mostFiles = 20_000

  /// The project's folder.
  let root: String
  /// Says what may be read of it.
  private let sources: SourceFiles
  let shapes: NameShapes
  private(set) var facts = ProjectFacts()
  private var factsState: State?
  private var known: [String: Known] = [:]
  /// The files that others name as data and that stand where nothing else is looked for.
  private var data: Set<String> = []
  /// The files of data that are no YAML, whose records have no place in a text.
  private var databases: [String: Known] = [:]
  /// How many files were read for names so far.
  private(set) var readings = 0

  /// Nothing is known of a project yet.
  init(root: String, _ shapes: NameShapes) {
    (self.root, self.shapes) = (root, shapes)
    sources = SourceFiles(root: root)
  }

  /// The files, in the order of their paths.
  var files: [FileNames] {
    (known.values.map(\.names) + databases.values.map(\.names)).sorted { $0.path < $1.path }
  }

  subscript(path: String) -> FileNames? { (known[path] ?? databases[path])?.names }

  /// Whether a file is one of data that is no YAML.
  func isDatabase(_ path: String) -> Bool {
    shapes.registry.formats.contains { $0.endings.contains(where: path.hasSuffix) }
  }

  // MARK: Reading

  /// Reads what is new.
  ///
  /// - Parameters:
  ///   - open: the texts that stand in an editor, by path.
  ///   - old: a file whose names are not read again, if they were at all.
  mutating func update(open: [String: [UInt8]], keeping old: String? = nil) {
    updateFacts(open)
    var paths: [String] = []
    collect(in: root, &paths)
    // What is not saved yet is there, too.
    for path in open.keys.sorted() where place(of: path) != nil && !paths.contains(path) {
      paths.append(path)
    }
    read(paths, open, keeping: old)
    // Data may stand where nothing else is looked for.
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
        in: Source(path: path, bytes: bytes), as: purpose, shapes, facts, behind: mark)
      let files = names.places.compactMap { place -> String? in
        guard case .file(let path) = place.name else { return nil }
        return path
      }
      known[path] = Known(
        state: state, names: names, data: files.filter(isElsewhere),
        databases: files.filter(isDatabase))
    }
  }

  /// Whether a path is that of YAML in the project that stands where nothing is looked for, so that
  /// only data is read there.
  private func isElsewhere(_ path: String) -> Bool {
    path.hasPrefix("\(root)/") && (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
      && place(of: path) == nil
  }

  /// Reads the files of data that some file names.
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
    // While it is half-written, it says what it said before.
    let facts = Self.read(path, open).map {
      NameCollector.facts(of: Source(path: path, bytes: $0.bytes)) ?? self.facts
    }
    guard let facts, facts != self.facts else { return }
    self.facts = facts
    known = [:]
  }

  /// Whether a file still is as its names were read, so that the places of names in it hold.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - open: what is in editors in the place of what is saved, by path.
  func isCurrent(_ path: String, open: [String: [UInt8]]) -> Bool {
    known[path].map { $0.state == Self.state(of: path, open) } ?? true
  }

  /// What tells one state of a file from another; nil for what has to be read for that.
  private static func state(of path: String, _ open: [String: [UInt8]]) -> State? {
    open[path].map { .bytes($0) } ?? FileStamp(ofPlainFile: path).map { .stamp($0) }
  }

  private static func read(
    _ path: String, _ open: [String: [UInt8]]
  ) -> (state: State, bytes: [UInt8])? {
    if let bytes = open[path] { return (.bytes(bytes), bytes) }
    // The stamp comes first: what is written meanwhile is then seen to be new.
    let stamp = FileStamp(ofPlainFile: path)
    guard let bytes = try? FileSystem.read(path, atMost: mostBytes) else { return nil }
    return (stamp.map { .stamp($0) } ?? .bytes(bytes), bytes)
  }

  private func collect(in folder: String, _ paths: inout [String]) {
    for entry in (try? FileSystem.entries(of: folder)) ?? [] {
      guard paths.count < Self.mostFiles else { return }
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

  /// What kind of file stands at a path; nil for one that is none of the project's.
  func purpose(of path: String) -> NameCollector.Purpose? {
    place(of: path) ?? (data.contains(path) ? .fixture : nil)
  }

  /// What kind of file is looked for at a path.
  private func place(of path: String) -> NameCollector.Purpose? {
    if path == "\(root)/\(Project.fileName)" { return .project }
    if Project.isForFixtures(path, in: root) { return .fixture }
    return Project.isForScreens(path, in: root) ? .screen : nil
  }

  // MARK: Questions

  /// What the name at an offset of a file means; none where nothing is named. Several where a row is
  /// called by an id that a user and a channel have.
  func targets(at offset: Int, in path: String) -> [ProjectName] {
    guard let file = self[path] else { return [] }
    return targets(of: file.places(at: offset))
  }

  /// What places of one name mean.
  func targets(of places: [NameOccurrence]) -> [ProjectName] {
    var names: [ProjectName] = []
    for place in places where !names.contains(place.name) {
      if place.isDefinition { return [place.name] }
      names.append(place.name)
    }
    // Where only some of what may be meant is there, that is meant.
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

  /// Where things are made that some names may mean.
  func definitions(of names: [ProjectName]) -> [(path: String, place: NameOccurrence)] {
    files.flatMap { file in
      file.places.filter { place in
        place.isDefinition && names.contains { place.name.matches($0) }
      }.map { (file.path, $0) }
    }
  }

  /// All places that mean one of some things, each once.
  func places(of names: [ProjectName]) -> [(path: String, place: NameOccurrence)] {
    files.flatMap { file in
      var seen: Set<Range<Int>> = []
      return file.places.filter { place in
        names.contains { $0.matches(place.name) } && seen.insert(place.range).inserted
      }.map { (file.path, $0) }
    }
  }

  /// The first place of each name of a kind, in order.
  func all(_ isWanted: (NameOccurrence) -> Bool) -> [NameOccurrence] {
    var seen: Set<ProjectName> = []
    return files.flatMap { file in
      file.places.filter { isWanted($0) && seen.insert($0.name).inserted }
    }
  }
}
