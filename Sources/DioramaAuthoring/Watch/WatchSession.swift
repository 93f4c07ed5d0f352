import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// A screen that was run because something changed.
package struct WatchedRun {
  /// How a screen stands to what is recorded of it.
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
  /// What it shows.
  package let now: [UInt8]
  /// The same with a frame after each step, where that was asked for: it is looked at in the place of
  /// what is recorded.
  package var trace: [UInt8]?
  /// What that was before.
  package var traceBefore: [UInt8]?
  /// The colours of what is looked at, where they were asked for.
  package var coloredRuns: [ColoredRun] = []
  /// How that stands to what is recorded.
  package let state: State
  /// What was recorded when that was found out.
  package let expected: FileSystem.Expectation
  /// What accepting it would change; nil where nothing would.
  package var diff: UnifiedDiff?

  /// What somebody looks at.
  package var displayed: [UInt8] { trace ?? now }
  /// What they looked at before; nil for a new one.
  package var displayedBefore: [UInt8]? { trace == nil ? before : traceBefore }
  /// Whether it shows what it did.
  package var isUnchanged: Bool { before == now && displayedBefore == displayed }
}

/// A watched screen as it stood when it was run last.
package struct WatchedScreen: Sendable {
  /// The screen, without the text of its file.
  package let screen: ScreenHeading
  /// What it shows; nil where it could not be run.
  package let shown: [UInt8]?
  /// What was wrong with it.
  package let diagnostics: Diagnostics
  /// The files that it depends on, beside its own and the project's; none where they are not known.
  package let files: Set<String>
  /// Whether its snapshot speaks of colours and fonts by name.
  package let showsStyles: Bool
  /// Which update ran it last, counted from 1.
  package let updateNumber: Int
}

/// A watched project, with its screens as they were run last.
package struct WatchedSuite: Sendable {
  /// The project.
  package let source: ScreenSuite
  /// The path that it was found by.
  package let argument: String
  /// The screens that are watched, in order.
  package let screens: [WatchedScreen]
  /// All its screens, also those that nobody has asked for.
  package let headings: [ScreenHeading]
  /// Whether all of them are watched.
  package let isAll: Bool
  /// What was wrong with its files.
  package let problems: Diagnostics
}

/// What a watched project shows, from one save to the next.
package struct WatchSession {
  /// What came of a change.
  package struct Update {
    /// Whether nothing was shown before.
    package var isFirst = false
    /// The screens that were run and have something to show.
    package var runs: [WatchedRun] = []
    /// The names of screens that could not be run.
    package var failed: [String] = []
    /// The names of screens that are no more.
    package var removed: [String] = []
    /// The screens that were run, by name.
    package var screens: [String] = []
    /// The files that were read for it.
    package var filesRead: Set<String> = []
    /// What is wrong now.
    package var diagnostics = Diagnostics()
    /// Why there is nothing to watch: the request chooses no screen.
    package var emptySelectionMessage: String?
    /// Whether a path leads nowhere.
    package var hasMissingPath = false
    /// Whether it leaves everything as it was.
    package var isUnchanged = false
    /// Files that changed before anybody heard of changes in their folders.
    package var lateFiles: Set<String> = []
  }

  private var request: ProjectRequest
  private let registry: Registry
  private var shown: [Key: [UInt8]] = [:]
  /// What the screens show that is only looked at.
  private var pictures: [Key: (trace: [UInt8]?, coloredRuns: [ColoredRun])] = [:]
  /// Whether a frame after each step is wanted, which nothing is recorded of.
  private let isTraced: Bool
  /// The screens as they were declared last, in order, each with its project.
  private var screens: [(suite: ScreenSuite, screen: ScreenDeclaration)] = []
  /// The files that each screen depends on; those of a screen with errors are not known.
  private var files: [Key: Set<String>] = [:]
  /// What else came of each screen when it was run last.
  private var results: [Key: (updateNumber: Int, diagnostics: Diagnostics, showsStyles: Bool)] = [:]
  /// How many updates there were.
  private var updateNumber = 0
  /// The projects as they were read last, with the paths that they were found by.
  private var loaded: [(argument: String, suite: ScreenSuite)] = []
  /// What was read from the projects' files, by the path that a project was found by.
  private var read: [String: SourceFiles] = [:]
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

  /// A session that has shown nothing yet.
  ///
  /// - Parameter keepsSchemas: whether schemas are written anew when what they are made of changes.
  package init(_ request: ProjectRequest, _ registry: Registry, keepsSchemas: Bool = true) {
    self.keepsSchemas = keepsSchemas
    self.request = request
    isTraced = request.overrides.isTraced
    self.request.overrides.isTraced = false
    self.registry = registry
    watched = WatchedFolders(of: request.paths, links: request.links)
  }

  /// The folders in which a change can matter.
  package var folders: Set<String> { watched.all }

  /// Whether a change of some file can be one of the project.
  package func concerns(_ path: String) -> Bool { watched.concerns(path) }

  /// Reads what changed and runs the screens that depend on it; all, the first time.
  ///
  /// - Parameter watch: is handed each folder in which a change can matter, those in which screens
  ///   are looked for before they are read.
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
    // What ended a process may have been mended by the next save.
    request.ended = EndedScreens()
    update.diagnostics = projects.diagnostics
    update.emptySelectionMessage = projects.messages.emptySelectionMessage
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

  /// Lets go of screens that are no more; what those of a file with errors showed is kept.
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
      pictures[key] = nil
      gone.insert(key.name)
    }
    return gone.subtracting(screens.map(\.name)).sorted()
  }

  private var knownFiles: Set<String> {
    read.values.reduce(into: []) { $0.formUnion($1.cachedPaths) }
  }

  /// Files that are not as they were when they were read: whole folders may be exchanged in a way
  /// that no event tells of.
  private func changedFiles() -> Set<String> {
    Set(stamps.filter { FileStamp(of: $0.key) != $0.value }.keys)
  }

  /// Remembers the state of the files that were read now.
  private mutating func stamp(_ known: Set<String>, _ changed: Set<String>) {
    // A project's own file may be put there later.
    let known = known.union(read.values.map { "\($0.root)/\(Project.fileName)" })
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

  // MARK: Asking and accepting

  /// All screens that show something, in order, as they stand to what is recorded now.
  package var current: [WatchedRun] {
    screens.compactMap { suite, screen in
      guard let now = shown[Key(screen)] else { return nil }
      let verdict = SnapshotStore(suite.project).verdict(on: now, of: screen)
      let picture = pictures[Key(screen)]
      return WatchedRun(
        screen: screen, before: now, now: now, trace: picture?.trace, traceBefore: picture?.trace,
        coloredRuns: picture?.coloredRuns ?? [], state: WatchedRun.State(verdict.status),
        expected: verdict.expectation,
        diff: verdict.isInvisible ? nil : verdict.diff())
    }
  }

  /// The projects, with all screens as they were run last.
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
        // Kept as long as anything shows it, so without the screens that were read.
        source: suite.reading(only: []), argument: argument, screens: screens,
        headings: suite.declarations.map(\.heading), isAll: !request.isSelective,
        problems: suite.diagnostics)
    }
  }

  /// Records what some screens show.
  ///
  /// - Returns: the paths that were written, and what was wrong.
  package func accept(_ runs: [WatchedRun]) -> (written: [String], problems: Diagnostics) {
    let wanted = Dictionary(runs.map { (Key($0.screen), $0) }, uniquingKeysWith: { $1 })
    var written: [String] = []
    var problems = Diagnostics()
    for (suite, screen) in screens {
      // What was saved since is not what somebody has seen.
      guard let run = wanted[Key(screen)], shown[Key(screen)] == run.now,
        suite.ownsSnapshot(screen.heading, &problems)
      else { continue }
      do throws(FileSystem.Failure) {
        try SnapshotStore(suite.project).record(
          run.now, at: screen.snapshotPath, replacing: run.expected)
        written.append(screen.snapshotPath)
        PendingSnapshots(suite.project).discard(screen.snapshotPath)
      } catch {
        problems.append(
          Diagnostic(
            ofFile: screen.snapshotPath, "the snapshot cannot be written: \(error)",
            help: "what stood there still does"))
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
    let traced = isTraced ? trace(of: screen, suite) : nil
    let picture = (trace: traced?.snapshot, coloredRuns: traced?.coloredRuns ?? outcome.coloredRuns)
    update.runs.append(
      WatchedRun(
        screen: screen, before: shown[key], now: snapshot, trace: picture.trace,
        traceBefore: pictures[key]?.trace, coloredRuns: picture.coloredRuns,
        state: WatchedRun.State(verdict.status), expected: verdict.expectation))
    files[key] = outcome.files
    shown[key] = snapshot
    pictures[key] = picture
  }
}

extension WatchSession {
  /// A screen that is run once more, with a frame after each step; what is wrong with it was said.
  private func trace(
    of screen: ScreenDeclaration, _ suite: ScreenSuite
  ) -> ScreenOutcome? {
    suite.withOverrides { $0.isTraced = true }.outcomes(of: [screen]).first
  }
}

extension WatchSession.Update {
  /// As if some screens had been shown for the first time.
  package init(showing runs: [WatchedRun]) { self.init(isFirst: true, runs: runs) }
}
