import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// A screen that ran because something changed.
package struct WatchedRun {
  /// The state of a screen compared with its recorded snapshot.
  package enum State: String, CaseIterable {
    case differs = "not as recorded"
    case notRecorded = "not recorded"
    case asRecorded = "as recorded"

    init(_ status: SnapshotVerdict.Status) {
      switch status {
      case .passed: self = .asRecorded
      case .missing: self = .notRecorded
      case .differs, .failed, .orphaned, .deleted: self = .differs
      }
    }
  }

  /// The screen.
  package let screen: ScreenDeclaration
  /// What it showed before; nil for a new one.
  package let before: [UInt8]?
  /// What it shows now.
  package let now: [UInt8]
  /// The colors of what it shows, if they were requested.
  package var coloredRuns: [ColoredRun] = []
  /// The state compared with the recorded snapshot.
  package let state: State
  /// What was recorded at the time of the comparison.
  package let expected: FileSystem.Expectation
  /// The change if it is accepted; nil for no change.
  package var diff: UnifiedDiff?

  /// Whether the screen shows the same as before.
  package var isUnchanged: Bool { before == now }
}

/// A watched screen after its last run.
package struct WatchedScreen: Sendable {
  /// The screen, without the text of its file.
  package let screen: ScreenHeading
  /// What it shows; nil if it could not be run.
  package let shown: [UInt8]?
  /// The problems of the screen.
  package let diagnostics: Diagnostics
  /// The files that it depends on, except its own and the project's; empty if they are unknown.
  package let files: Set<String>
  /// Whether its snapshot shows colors and fonts by name.
  package let showsStyles: Bool
  /// The number of the update that ran it last, from 1.
  package let updateNumber: Int
}

/// A watched project, with the last runs of its screens.
package struct WatchedSuite: Sendable {
  /// The project.
  package let source: ScreenSuite
  /// The path by which it was found.
  package let argument: String
  /// The watched screens, in order.
  package let screens: [WatchedScreen]
  /// All its screens, including those that are not selected.
  package let headings: [ScreenHeading]
  /// Whether all of them are watched.
  package let isAll: Bool
  /// The problems of its files.
  package let problems: Diagnostics
}

/// A session that watches projects, and runs their screens after each save.
package struct WatchSession {
  /// The result of a change.
  package struct Update {
    /// Whether this is the first update.
    package var isFirst = false
    /// The screens that ran and have something to show.
    package var runs: [WatchedRun] = []
    /// The names of screens that could not be run.
    package var failed: [String] = []
    /// The names of screens that no longer exist.
    package var removed: [String] = []
    /// The names of the screens that ran.
    package var screens: [String] = []
    /// The files that were read for the update.
    package var filesRead: Set<String> = []
    /// The current problems.
    package var diagnostics = Diagnostics()
    /// The message if the request selects no screen.
    package var emptySelectionMessage: String?
    /// Whether a path cannot be read.
    package var hasMissingPath = false
    /// Whether nothing changed.
    package var isUnchanged = false
    /// Files that changed before their folders were watched.
    package var lateFiles: Set<String> = []
  }

  private var request: ProjectRequest
  private let registry: Registry
  private var shown: [Key: [UInt8]] = [:]
  /// The colors of what each screen shows.
  private var coloredRuns: [Key: [ColoredRun]] = [:]
  /// The screens of the last update, in order, each with its project.
  private var screens: [(suite: ScreenSuite, screen: ScreenDeclaration)] = []
  /// The files that each screen depends on; unknown for a screen with errors.
  private var files: [Key: Set<String>] = [:]
  /// The other results of each screen's last run.
  private var results: [Key: (updateNumber: Int, diagnostics: Diagnostics, showsStyles: Bool)] = [:]
  /// The number of updates.
  private var updateNumber = 0
  /// The projects of the last update, with the paths by which they were found.
  private var loaded: [(argument: String, suite: ScreenSuite)] = []
  /// The files of the projects, by the path by which a project was found.
  private var read: [String: SourceFiles] = [:]
  /// The state of each file when it was read.
  private var stamps: [String: FileStamp] = [:]
  private var watched: WatchedFolders
  private var hadProblems = false
  /// Whether schemas are written again when their inputs change.
  private let keepsSchemas: Bool

  /// The identity of a screen: a screen in a renamed folder is another one.
  private struct Key: Hashable {
    let path: String
    let name: String

    init(_ screen: ScreenDeclaration) {
      path = screen.path
      name = screen.name
    }
  }

  /// Creates a session that has shown nothing yet.
  ///
  /// - Parameter keepsSchemas: whether schemas are written again when their inputs change.
  package init(_ request: ProjectRequest, _ registry: Registry, keepsSchemas: Bool = true) {
    self.keepsSchemas = keepsSchemas
    self.request = request
    self.registry = registry
    watched = WatchedFolders(of: request.paths, links: request.links)
  }

  /// The folders in which a change can matter.
  package var folders: Set<String> { watched.all }

  /// Returns whether a changed file can belong to a project.
  package func concerns(_ path: String) -> Bool { watched.concerns(path) }

  /// Reads what changed and runs the screens that depend on it; the first update runs all.
  ///
  /// - Parameter watch: receives each folder in which a change can matter. Folders that may have
  ///   screens come before they are read.
  package mutating func update(
    after saved: Set<String>?, watching watch: (String) -> Void = { _ in }
  ) -> Update {
    watched.find(watch)
    updateNumber += 1
    var update = Update(isFirst: saved == nil)
    let changed = saved.map { $0.union(changedFiles()) }
    for files in read.values { files.invalidate(changed ?? []) }
    let known = knownFiles
    let projects = LoadedProjects(request, registry, reusing: read)
    // The next save may fix what ended a process.
    request.ended = EndedScreens()
    update.diagnostics = projects.diagnostics
    update.emptySelectionMessage = projects.noMatchMessage
    update.hasMissingPath = projects.hasMissingPath
    for (path, suite) in zip(projects.arguments, projects.suites) {
      read[path] = suite.project.files
    }
    for suite in projects.suites {
      if keepsSchemas { refreshSchemas(of: suite, changed) }
      let stale = suite.keeping { isStale($0, suite, changed) }
      for (screen, outcome) in zip(stale.selected, stale.outcomes()) {
        update.screens.append(screen.name)
        update.diagnostics.append(contentsOf: outcome.diagnostics)
        addResult(outcome, of: screen, suite, &update)
      }
    }
    loaded = Array(zip(projects.arguments, projects.suites))
    screens = projects.suites.flatMap { suite in suite.selected.map { (suite, $0) } }
    update.removed = removeScreens(
      besides: projects.suites.flatMap(\.selected), projects.diagnostics)
    let knownNow = knownFiles
    update.filesRead = knownNow.subtracting(known)
    stamp(knownNow, changed ?? [])
    let used = files.values.reduce(into: knownNow) { $0.formUnion($1) }
    let roots = Set(read.values.map(\.root))
    if watched.use(used, changed: changed ?? [], of: roots, watch) {
      update.lateFiles = changedFiles()
    }
    let hasProblems = !update.diagnostics.isEmpty
    update.isUnchanged =
      update.screens.isEmpty && update.removed.isEmpty && !hasProblems && !hadProblems
    hadProblems = hasProblems
    return update
  }

  /// Removes screens that no longer exist, but keeps what those of a file with errors showed.
  ///
  /// - Returns: the names that no screen has now.
  private mutating func removeScreens(
    besides screens: [ScreenDeclaration], _ problems: Diagnostics
  ) -> [String] {
    let keys = Set(screens.map(Key.init))
    let broken = Set(problems.sorted.filter { $0.severity == .error }.map(\.place.source.path))
    var gone: Set<String> = []
    for key in shown.keys where !keys.contains(key) {
      files[key] = nil
      results[key] = nil
      if broken.contains(key.path) { continue }
      shown[key] = nil
      coloredRuns[key] = nil
      gone.insert(key.name)
    }
    return gone.subtracting(screens.map(\.name)).sorted()
  }

  private var knownFiles: Set<String> {
    read.values.reduce(into: []) { $0.formUnion($1.cachedPaths) }
  }

  /// Returns the files that changed after they were read, since whole folders may be replaced
  /// without an event.
  private func changedFiles() -> Set<String> {
    Set(stamps.filter { FileStamp(of: $0.key) != $0.value }.keys)
  }

  /// Saves the state of the files that were read now.
  private mutating func stamp(_ known: Set<String>, _ changed: Set<String>) {
    // A project's own file may be added later.
    let known = known.union(read.values.map { "\($0.root)/\(Project.fileName)" })
    stamps = stamps.filter { known.contains($0.key) && !changed.contains($0.key) }
    for path in known where stamps[path] == nil { stamps[path] = FileStamp(of: path) }
  }

  /// Updates the schemas. They depend on the types, which do not change, and on the project's own
  /// file.
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

  // MARK: Results and accepting

  /// All screens that show something, in order, compared with what is recorded now.
  package var current: [WatchedRun] {
    screens.compactMap { suite, screen in
      guard let now = shown[Key(screen)] else { return nil }
      let verdict = SnapshotStore(suite.project).verdict(on: now, of: screen)
      return WatchedRun(
        screen: screen, before: now, now: now, coloredRuns: coloredRuns[Key(screen)] ?? [],
        state: WatchedRun.State(verdict.status), expected: verdict.expectation,
        diff: verdict.isInvisible ? nil : verdict.diff())
    }
  }

  /// The projects, with the last runs of all screens.
  package var suites: [WatchedSuite] {
    loaded.map { argument, suite in
      let screens = suite.selected.map { screen in
        let (key, heading) = (Key(screen), screen.heading)
        let (result, files) = (results[key], files[key])
        return WatchedScreen(
          screen: heading.rebased(on: Source(path: heading.path, bytes: [])),
          shown: files == nil ? nil : shown[key], diagnostics: result?.diagnostics ?? Diagnostics(),
          files: files ?? [], showsStyles: result?.showsStyles ?? false,
          updateNumber: result?.updateNumber ?? 0)
      }
      return WatchedSuite(
        // It is kept while it is shown, so it does not have the screens that were read.
        source: suite.reading(only: []), argument: argument, screens: screens,
        headings: suite.declarations.map(\.heading), isAll: !request.isSelective,
        problems: suite.diagnostics)
    }
  }

  /// Records what some screens show.
  ///
  /// - Returns: the paths that were written, and the problems.
  package func accept(_ runs: [WatchedRun]) -> (written: [String], problems: Diagnostics) {
    let wanted = Dictionary(runs.map { (Key($0.screen), $0) }, uniquingKeysWith: { $1 })
    var written: [String] = []
    var problems = Diagnostics()
    for (suite, screen) in screens {
      // A screen that ran again after it was displayed may show something else.
      guard let run = wanted[Key(screen)], shown[Key(screen)] == run.now,
        suite.ownsSnapshot(screen.heading, &problems)
      else { continue }
      do throws(FileSystem.Failure) {
        try SnapshotStore(suite.project).record(
          run.now, at: screen.snapshotPath, replacing: run.expected)
        written.append(screen.snapshotPath)
        PendingSnapshots(suite.project).discard(screen.snapshotPath)
      } catch {
        problems.append(.unwrittenSnapshot(screen.snapshotPath, error))
      }
    }
    return (written, problems)
  }

  private mutating func addResult(
    _ outcome: ScreenOutcome, of screen: ScreenDeclaration, _ suite: ScreenSuite,
    _ update: inout Update
  ) {
    let key = Key(screen)
    results[key] = (updateNumber, outcome.diagnostics, outcome.showsStyles)
    guard let snapshot = outcome.snapshot else {
      files[key] = nil
      update.failed.append(screen.name)
      return
    }
    let verdict = SnapshotStore(suite.project).verdict(on: snapshot, of: screen)
    update.runs.append(
      WatchedRun(
        screen: screen, before: shown[key], now: snapshot, coloredRuns: outcome.coloredRuns,
        state: WatchedRun.State(verdict.status), expected: verdict.expectation))
    files[key] = outcome.files
    shown[key] = snapshot
    coloredRuns[key] = outcome.coloredRuns
  }
}

extension WatchSession.Update {
  /// Creates an update that shows some screens as if for the first time.
  package init(showing runs: [WatchedRun]) { self.init(isFirst: true, runs: runs) }
}
