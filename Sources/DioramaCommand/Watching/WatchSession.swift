import Diorama
import YAML

/// What a watched project shows, from one save to the next.
struct WatchSession {
  /// What came of a change.
  struct Update {
    /// What is printed.
    var text = ""
    /// The screens that were run, by name.
    var screens: [String] = []
    /// The files that were read for it.
    var filesRead: Set<String> = []
    /// What is wrong now.
    var diagnostics = Diagnostics()
    /// Why there is nothing to watch: the options choose no screen.
    var emptySelection: String?
    /// Whether a path leads nowhere.
    var lacksPath = false
    /// Whether it leaves everything as it was.
    var isNothing = false
    /// Files that changed before anybody heard of changes in their folders.
    var late: Set<String> = []
  }

  private let options: CommonOptions
  private let registry: Registry
  private let colors: Colors
  private var shown: [Key: [UInt8]] = [:]
  /// The files that each screen depends on; those of a screen with errors are not known.
  private var files: [Key: Set<String>] = [:]
  /// What was read from the projects' files, by the path that a project was found by.
  private var read: [String: ProjectFiles] = [:]
  /// The state in which each file was when it was read.
  private var stamps: [String: FileStamp] = [:]
  private var watched: WatchedFolders
  private var hadProblems = false
  /// Whether schemas are written anew when what they are made of changes.
  private let keepsSchemas: Bool

  /// What tells screens apart: a screen in a renamed folder is another one.
  private struct Key: Hashable {
    let path: String
    let name: String

    init(_ screen: ScreenDeclaration) {
      path = screen.path
      name = screen.name
    }
  }

  init(
    _ options: CommonOptions, _ registry: Registry, _ colors: Colors, keepsSchemas: Bool = true
  ) {
    self.keepsSchemas = keepsSchemas
    self.options = options
    self.registry = registry
    self.colors = colors
    watched = WatchedFolders(of: options.paths)
  }

  /// The folders in which a change can matter.
  var folders: Set<String> { watched.all }

  /// Whether a change of some file can be one of the project.
  func concerns(_ path: String) -> Bool { watched.concerns(path) }

  /// Reads what changed and runs the screens that depend on it; all, the first time.
  ///
  /// - Parameter watch: is handed each folder in which a change can matter, those in which screens
  ///   are looked for before they are read.
  mutating func update(
    after saved: Set<String>?, watching watch: (String) -> Void = { _ in }
  ) -> Update {
    watched.find(watch)
    var update = Update()
    let changed = saved.map { $0.union(changedFiles()) }
    for files in read.values { files.forget(changed ?? []) }
    let known = knownFiles
    let projects = LoadedProjects(options, registry, rereading: read)
    update.diagnostics = projects.diagnostics
    update.emptySelection = projects.emptySelection(options)
    update.lacksPath = projects.lacksPath
    for (path, suite) in zip(projects.arguments, projects.suites) {
      read[path] = suite.project.files
    }
    var report = WatchReport()
    for suite in projects.suites {
      if keepsSchemas { refreshSchemas(of: suite, changed) }
      let stale = suite.keeping { isStale($0, suite, changed) }
      for outcome in stale.outcomes() {
        update.screens.append(outcome.declaration.name)
        update.diagnostics.append(contentsOf: outcome.diagnostics)
        note(outcome, of: suite, &report)
      }
    }
    report.removed = forgetScreens(
      besides: projects.suites.flatMap(\.selected), projects.diagnostics)
    update.filesRead = knownFiles.subtracting(known)
    stamp(changed ?? [])
    let used = files.values.reduce(into: knownFiles) { $0.formUnion($1) }
    if watched.use(used, of: Set(read.values.map(\.root)), watch) { update.late = changedFiles() }
    update.text =
      options.format == .json
      ? report.json(isQuiet: options.quiet)
      : report.text(isFirst: changed == nil, isQuiet: options.quiet, colors)
    let hasProblems = !update.diagnostics.isEmpty
    update.isNothing =
      update.screens.isEmpty && report.removed.isEmpty && !hasProblems && !hadProblems
    hadProblems = hasProblems
    return update
  }

  /// Lets go of screens that are no more; what those of a file with errors showed is kept.
  ///
  /// - Returns: the names that no screen has now.
  private mutating func forgetScreens(
    besides screens: [ScreenDeclaration], _ problems: Diagnostics
  ) -> [String] {
    let keys = Set(screens.map(Key.init))
    let broken = Set(problems.sorted.filter { $0.severity == .error }.map(\.place.source.path))
    var gone: Set<String> = []
    for key in shown.keys where !keys.contains(key) {
      files[key] = nil
      if broken.contains(key.path) { continue }
      shown[key] = nil
      gone.insert(key.name)
    }
    return gone.subtracting(screens.map(\.name)).sorted()
  }

  private var knownFiles: Set<String> {
    read.values.reduce(into: []) { $0.formUnion($1.knownPaths) }
  }

  /// Files that are not as they were when they were read: whole folders may be exchanged in a way
  /// that no event tells of.
  private func changedFiles() -> Set<String> {
    Set(stamps.filter { FileStamp(of: $0.key) != $0.value }.keys)
  }

  /// Remembers the state of the files that were read now.
  private mutating func stamp(_ changed: Set<String>) {
    // A project's own file may be put there later.
    let known = knownFiles.union(read.values.map { "\($0.root)/\(Project.fileName)" })
    stamps = stamps.filter { known.contains($0.key) && !changed.contains($0.key) }
    for path in known where stamps[path] == nil { stamps[path] = FileStamp(of: path) }
  }

  /// Schemas depend on the types, which stay, and on the project's own file.
  private func refreshSchemas(of suite: ScreenSuite, _ changed: Set<String>?) {
    let schemas = SchemaFolder(of: suite)
    let isThere = FileSystem.exists(schemas.path(of: .screen))
    if let changed, isThere, !changed.contains("\(suite.project.root)/\(Project.fileName)") {
      return
    }
    schemas.refresh()
  }

  private func isStale(
    _ screen: ScreenDeclaration, _ suite: ScreenSuite, _ changed: Set<String>?
  ) -> Bool {
    guard let changed, let files = files[Key(screen)] else { return true }
    return changed.contains(screen.path)
      || changed.contains("\(suite.project.root)/\(Project.fileName)")
      || !files.isDisjoint(with: changed)
  }

  private mutating func note(
    _ outcome: ScreenSuite.Outcome, of suite: ScreenSuite, _ report: inout WatchReport
  ) {
    let screen = outcome.declaration
    let key = Key(screen)
    guard let snapshot = outcome.snapshot else {
      files[key] = nil
      report.failed.append(screen.name)
      return
    }
    let comparison = SnapshotStore(suite.project).compare(snapshot, of: screen)
    report.runs.append(
      WatchedRun(
        screen: screen, before: shown[key], now: snapshot, state: WatchedRun.State(comparison)))
    files[key] = outcome.files
    shown[key] = snapshot
  }
}
