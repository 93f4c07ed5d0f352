import Diorama
import DioramaKit
import DioramaSystem
import Synchronization
import YAML

/// Checks screens of a project, and reports why a test fails.
struct ScreenChecker {
  let settings: DioramaSettings
  let site: CallSite
  let environment = Environment.current
  /// The project's folder.
  let folder: ProjectFolder
  /// Reports warnings of a test that passes.
  var warn: @Sendable (String) -> Void

  /// The assertion's own settings override traits and scopes, and those override the defaults.
  init(_ own: DioramaSettings, at site: CallSite) {
    let defaults = DioramaSettings(registry: DioramaDefaults.registry)
    settings = own.merged(over: .current).merged(over: defaults)
    folder = ProjectFolder(settings.folder, from: "\(site.filePath)", environment)
    self.site = site
    warn = { site.warn($0) }
  }

  /// Returns why the test of a screen fails; nil if it passes.
  ///
  /// - Parameter name: the screen's name; nil to derive it from the test's function.
  func failure(of name: String?) -> ScreenFailure? {
    withPrerequisites { registry, decision throws(FileSystem.Failure) in
      let suite = ScreenSuite(try Project(at: folder.path), registry: registry)
      if let name { return failure(of: name, suite, decision) }
      do throws(ScreenFailure) {
        let function = try TestFunction(of: site)
        let name = function.screen(among: suite.declarations.map(\.name))
        return failure(of: name ?? function.screenName, suite, decision)
      } catch {
        return error
      }
    }
  }

  /// Returns why the test of one of a project's screens fails; nil if it passes.
  func failure(of screen: DioramaScreen) -> ScreenFailure? {
    withPrerequisites { registry, decision throws(FileSystem.Failure) in
      let path = folder.path
      switch screen.kind {
      case .problem: return .noScreens(of: try Project(at: path), in: folder)
      case .orphaned:
        return FileSystem.exists(screen.name) ? .orphanedSnapshot(displayPath(screen.name)) : nil
      case .screen(let file):
        // Reading the screen's file alone is much less work than reading the project. If that file
        // would be taken for a project of its own, the whole project is read.
        var project = try Project(at: "\(path)/\(file)")
        if project.root != path.withoutLastSlash { project = try Project(at: path) }
        return failure(of: screen.name, ScreenSuite(project, registry: registry), decision)
      case .file(let file):
        let suite = ScreenSuite(try Project(at: path), registry: registry)
        let own = suite.diagnostics.sorted.filter { $0.place.source.path == "\(path)/\(file)" }
        return own.isEmpty ? nil : ScreenFailure(message: text(of: own))
      }
    }
  }

  /// Resolves the prerequisites: the registry, and the record mode.
  func withPrerequisites(
    _ body: (Registry, RecordDecision) throws(FileSystem.Failure) -> ScreenFailure?
  ) -> ScreenFailure? {
    let decision: RecordDecision
    do throws(RecordDecision.UnknownMode) {
      decision = try RecordDecision(code: settings.record, environment)
    } catch {
      return .unknownRecordMode(error.value)
    }
    guard let registry = settings.registry else { return .missingRegistry(for: folder) }
    // Screens run in this process: the output of a crash should name the screen.
    RunTracker.reportCrashedRuns()
    do throws(FileSystem.Failure) {
      return try body(registry, decision)
    } catch {
      return .unreadableProject(folder, error)
    }
  }

  private func failure(
    of name: String, _ suite: ScreenSuite, _ decision: RecordDecision
  ) -> ScreenFailure? {
    guard let screen = suite.declarations.first(where: { $0.name == name }) else {
      return .unknownScreen(name, of: suite, in: folder)
    }
    let outcome = suite.outcome(of: screen)
    guard let snapshot = outcome.snapshot else {
      return ScreenFailure(
        message: text(of: projectProblems(suite) + outcome.diagnostics.sorted))
    }
    warn(about: outcome.diagnostics.sorted)
    let store = SnapshotStore(suite.project)
    var judged = SnapshotAssertion(
      verdict: store.verdict(on: snapshot, of: screen), snapshot: snapshot, store: store,
      decision: decision, checker: self)
    judged.source = (suite, screen.path)
    return judged.failure()
  }

  /// Passes the command's warnings to the test.
  func warn(about diagnostics: [Diagnostic]) {
    for warning in diagnostics where warning.severity == .warning { warn(text(of: [warning])) }
  }

  /// The errors of the project's own file, which every screen depends on.
  func projectProblems(_ suite: ScreenSuite) -> [Diagnostic] {
    let file = "\(suite.project.root)/\(Project.fileName)"
    return suite.diagnostics.sorted.filter {
      $0.place.source.path == file && $0.severity == .error
    }
  }

  /// Returns a path for patches and commands, relative to the package of the tests.
  func displayPath(_ path: String) -> String { folder.displayPath(path) }
}

extension ScreenChecker {
  /// Returns why the test of a screen or view built in Swift code fails; nil if it passes.
  ///
  /// - Parameters:
  ///   - name: its name; nil to derive it from the test's function.
  ///   - keys: the source of its keys, to report their errors at places in Swift.
  ///   - screen: makes the screen of a name.
  func failure(
    ofBuilt name: String?, from keys: BuiltScreenKeys, _ screen: (String) -> BuiltScreen
  ) -> ScreenFailure? {
    if let name { return failure(of: screen(name), from: keys) }
    do throws(ScreenFailure) {
      return failure(of: screen(try TestFunction(of: site).screenName), from: keys)
    } catch {
      return error
    }
  }

  /// Returns why the test of a screen or view with a name fails; nil if it passes.
  func failure(of screen: BuiltScreen, from keys: BuiltScreenKeys) -> ScreenFailure? {
    if let fault = screen.nameFault { return .invalidName(screen.name, fault) }
    if let width = screen.width, !BuiltScreen.viewWidths.contains(width) {
      return .invalidWidth(width, allowed: BuiltScreen.viewWidths)
    }
    return withPrerequisites { registry, decision throws(FileSystem.Failure) in
      let project = try Project(at: folder.path)
      let store = SnapshotStore(project)
      let path = store.swiftSnapshotPath(of: screen.name)
      if let other = AssertedSnapshots.owner(of: path, claimedBy: site.description) {
        return .sharedSnapshot(displayPath(path), with: other)
      }
      let suite = ScreenSuite(project, registry: registry)
      let outcome = suite.outcome(of: screen)
      // If the project's own file has errors, the screen does not show what was intended.
      let problems = projectProblems(suite)
      let own = RelocatedDiagnostics(
        outcome.diagnostics.sorted, of: keys, in: "\(project.root)/\(screen.name)", self)
      guard let snapshot = outcome.snapshot, problems.isEmpty else {
        var failure = ScreenFailure(message: text(of: problems + own.diagnostics))
        failure.place = problems.isEmpty ? own.place : nil
        return failure
      }
      warn(about: own.diagnostics)
      return SnapshotAssertion(
        verdict: store.verdict(on: snapshot, of: .built(screen.name), at: path),
        snapshot: snapshot, store: store, decision: decision, checker: self
      ).failure()
    }
  }
}

/// The assertions of this process, by the snapshots that they own.
///
/// The owners are kept until the process ends, since assertions that would write the same file may
/// be in different suites. A test that runs again, or with other arguments, keeps its claims.
private enum AssertedSnapshots {
  private static let owners = Mutex<[String: String]>([:])

  /// The assertion that claimed a snapshot earlier; nil if it is this one, or if no one did.
  static func owner(of path: String, claimedBy site: String) -> String? {
    owners.withLock { owners in
      if let owner = owners[path] { return owner == site ? nil : owner }
      owners[path] = site
      return nil
    }
  }
}

/// Returns diagnostics in the format that the command prints.
func text(of diagnostics: [Diagnostic]) -> String {
  TextPrinter(color: false).text(of: diagnostics)
}

extension String {
  /// The path without slashes at its end.
  fileprivate var withoutLastSlash: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
