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
  }

  private let options: CommonOptions
  private let registry: Registry
  private let colors: Colors
  private var shown: [String: [UInt8]] = [:]
  /// The files that each screen depends on; those of a screen with errors are not known.
  private var files: [String: Set<String>] = [:]
  /// What was read from the projects' files, by the path that a project was found by.
  private var read: [String: ProjectFiles] = [:]
  /// The state in which each file was when it was read.
  private var stamps: [String: FileStamp] = [:]
  /// The folders in which a change can matter.
  private(set) var folders: Set<String> = []

  init(_ options: CommonOptions, _ registry: Registry, _ colors: Colors) {
    self.options = options
    self.registry = registry
    self.colors = colors
  }

  /// Whether a change of some file can be one of the project.
  func concerns(_ path: String) -> Bool {
    let name = path.lastPathComponent
    if name.hasPrefix(".") || name.hasSuffix("~") { return false }
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
      || files.values.contains { $0.contains(path) } || FileSystem.isFolder(path)
  }

  /// Reads what changed and runs the screens that depend on it; all, the first time.
  mutating func update(after saved: Set<String>?) -> Update {
    var update = Update()
    let changed = saved.map { $0.union(changedFiles()) }
    for files in read.values { files.forget(changed ?? []) }
    let known = knownFiles
    let projects = LoadedProjects(options, registry, keeping: read)
    update.diagnostics = projects.diagnostics
    for (path, suite) in zip(projects.arguments, projects.suites) {
      read[path] = suite.project.files
    }
    var runs: [Run] = []
    var names: Set<String> = []
    folders = Set(projects.suites.map(\.project.root))
    for suite in projects.suites {
      for screen in suite.selected {
        names.insert(screen.name)
        folders.insert(screen.path.parentFolder)
      }
      let stale = suite.keeping { isStale($0, suite, changed) }
      for outcome in stale.outcomes() { runs.append(note(outcome, of: suite, &update)) }
    }
    for used in files.values { folders.formUnion(used.map(\.parentFolder)) }
    for name in shown.keys where !names.contains(name) {
      shown[name] = nil
      files[name] = nil
    }
    update.filesRead = knownFiles.subtracting(known)
    stamp(changed ?? [])
    update.screens = runs.map(\.screen.name)
    update.text = text(runs, isFirst: changed == nil)
    return update
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

  /// A screen that was run.
  private struct Run {
    let screen: ScreenDeclaration
    let before: [UInt8]?
    let now: [UInt8]?
    let isAsRecorded: Bool
  }

  private func isStale(
    _ screen: ScreenDeclaration, _ suite: ScreenSuite, _ changed: Set<String>?
  ) -> Bool {
    guard let changed, let files = files[screen.name] else { return true }
    return changed.contains(screen.path)
      || changed.contains("\(suite.project.root)/\(Project.fileName)")
      || !files.isDisjoint(with: changed)
  }

  private mutating func note(
    _ outcome: ScreenSuite.Outcome, of suite: ScreenSuite, _ update: inout Update
  ) -> Run {
    let screen = outcome.declaration
    update.diagnostics.append(contentsOf: outcome.diagnostics)
    files[screen.name] = outcome.snapshot == nil ? nil : outcome.files
    let before = shown[screen.name]
    if let snapshot = outcome.snapshot { shown[screen.name] = snapshot }
    var isAsRecorded = false
    if let snapshot = outcome.snapshot,
      case .same = SnapshotStore(suite.project).compare(snapshot, of: screen)
    {
      isAsRecorded = true
    }
    return Run(
      screen: screen, before: before, now: outcome.snapshot, isAsRecorded: isAsRecorded)
  }

  // MARK: What is printed

  /// One screen as a whole, of more only what changed.
  private func text(_ runs: [Run], isFirst: Bool) -> String {
    if runs.count == 1, let run = runs.first, let now = run.now {
      return String(decoding: now, as: UTF8.self) + "\n" + line(run)
    }
    if isFirst { return "" }
    var text = ""
    for run in runs {
      guard let now = run.now else { continue }
      if let before = run.before, before != now {
        text += colors.patch(UnifiedDiff(from: before, to: now, path: run.screen.name)) + "\n"
      }
      text += line(run)
    }
    return text
  }

  private func line(_ run: Run) -> String {
    let state = run.isAsRecorded ? colors.green("as recorded") : colors.yellow("not as recorded")
    let change = run.before == nil || run.before != run.now ? "" : ", unchanged"
    return "\(run.screen.name): \(state)\(change)\n"
  }
}
