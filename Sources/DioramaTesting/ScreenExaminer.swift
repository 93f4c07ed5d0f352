import Diorama
import DioramaSystem
import YAML

/// Looks at screens of a project, and says what keeps a test from passing.
struct ScreenExaminer {
  let settings: DioramaSettings
  let site: CallSite
  let surroundings = Surroundings.current

  /// What an assertion says itself comes before traits and scopes, and those before the defaults.
  init(_ own: DioramaSettings, at site: CallSite) {
    let defaults = DioramaSettings(registry: DioramaDefaults.registry, folder: "screens")
    settings = own.over(.current).over(defaults)
    self.site = site
  }

  /// The folder, as code says it.
  var folder: String { settings.folder ?? "screens" }

  /// What keeps the test of a screen from passing; nil when nothing does.
  func failure(of name: String) -> ScreenFailure? {
    examine { registry, decision throws(FileSystem.Failure) in
      let suite = ScreenSuite(try Project(at: surroundings.path(of: folder)), registry: registry)
      return failure(of: name, suite, decision)
    }
  }

  /// What keeps the test of one of a project's screens from passing.
  func failure(of screen: DioramaScreen) -> ScreenFailure? {
    examine { registry, decision throws(FileSystem.Failure) in
      let path = surroundings.path(of: folder)
      switch screen.kind {
      case .problem: return ScreenFailure(message: problem(in: screen, path))
      case .leftOver: return leftOver(screen)
      case .screen(let file):
        // The screen's file alone is enough, and much less to read than all of a project, where
        // nobody could take it for a project of its own.
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

  /// Finds out what is needed first: the types, and whether something is to be written.
  func examine(
    _ body: (Registry, RecordDecision) throws(FileSystem.Failure) -> ScreenFailure?
  ) -> ScreenFailure? {
    let decision: RecordDecision
    do throws(RecordDecision.UnknownMode) {
      decision = try RecordDecision(code: settings.record, surroundings)
    } catch {
      return ScreenFailure(message: error.message)
    }
    guard let registry = settings.registry else {
      return ScreenFailure(
        message: """
          nobody said which types the screens of '\(folder)' can name
          say it once: @Suite(.diorama(registry: try Registry(...))) in Swift Testing, \
          DioramaDefaults.registry = try Registry(...) in XCTest; or here, with registry:
          """)
    }
    do throws(FileSystem.Failure) {
      return try body(registry, decision)
    } catch {
      return ScreenFailure(message: unreadable(error))
    }
  }

  func unreadable(_ error: FileSystem.Failure) -> String {
    let advice = error.isMissing ? "\n\(surroundings.startOfPaths)" : ""
    return "the project '\(folder)' cannot be read: \(error)\(advice)"
  }

  private func failure(
    of name: String, _ suite: ScreenSuite, _ decision: RecordDecision
  ) -> ScreenFailure? {
    guard let screen = suite.declarations.first(where: { $0.name == name }) else {
      let near = nearestName(to: name, among: suite.declarations.map(\.name))
      return ScreenFailure(
        message: text(of: suite.diagnostics.sorted)
          + "no screen of '\(folder)' is called '\(name)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let store = SnapshotStore(suite.project)
    let outcome = suite.outcome(of: screen)
    // Every screen stands on the project's own file.
    let projectFile = "\(suite.project.root)/\(Project.fileName)"
    let below = suite.diagnostics.sorted.filter {
      $0.place.source.path == projectFile && $0.severity == .error
    }
    guard let snapshot = outcome.snapshot, below.isEmpty else {
      return ScreenFailure(message: text(of: below + outcome.diagnostics.sorted))
    }
    return SnapshotVerdict(
      name: name, snapshot: snapshot, path: screen.snapshotPath, store: store, decision: decision,
      examiner: self
    ).failure()
  }

  private func leftOver(_ screen: DioramaScreen) -> ScreenFailure? {
    guard FileSystem.exists(screen.name) else { return nil }
    return ScreenFailure(
      message: """
        the snapshot \(shown(screen.name)) belongs to no screen
        to accept: rm '\(shown(screen.name))'
        """)
  }

  private func problem(in screen: DioramaScreen, _ path: String) -> String {
    do throws(FileSystem.Failure) {
      let project = try Project(at: path)
      return project.screenFiles.isEmpty
        ? "the project '\(folder)' has no screens" : "no screen of '\(folder)' is chosen"
    } catch {
      return unreadable(error)
    }
  }

  /// A path as patches and commands have it: from where the tests' package is.
  func shown(_ path: String) -> String {
    var rest = path[...]
    if let root = surroundings[Surroundings.rootVariable], !root.isEmpty, rest.hasPrefix(root) {
      rest = rest.dropFirst(root.count)
      while rest.hasPrefix("/") { rest = rest.dropFirst() }
    }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    return String(rest)
  }
}

/// Diagnostics as the command prints them.
func text(of diagnostics: [Diagnostic]) -> String {
  var text = ""
  TextPrinter(color: false).print(diagnostics, to: &text)
  return text
}

extension String {
  /// A folder's path without slashes at its end.
  fileprivate var withoutLastSlash: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
