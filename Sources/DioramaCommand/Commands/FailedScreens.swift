import Diorama
import DioramaSystem
import YAML

/// What `test` knows of the screens that failed in the last test of its projects, and notes of this
/// one for the next `--only-failed`.
struct FailedScreens {
  private let console: Console
  private let isQuiet: Bool
  /// The options of this test that decide what screens show and what fails.
  private let options: String
  /// What was known of each project before, by its folder.
  private var before: [String: LastFailures.Record] = [:]

  /// Begins a test.
  ///
  /// - Parameters:
  ///   - projects: what is tested.
  ///   - policies: what the test holds against the snapshots.
  ///   - isQuiet: whether only what is wrong is said.
  ///   - console: where it is said.
  init(
    of projects: LoadedProjects, _ policies: TestPolicies, isQuiet: Bool, on console: Console
  ) {
    self.console = console
    self.isQuiet = isQuiet
    let missing = policies.missing == .fail ? [] : ["--missing", policies.missing.rawValue]
    options = ShellWords.line(projects.request.overrides.options + missing)
    for suite in projects.suites {
      let failures = LastFailures(suite.project)
      before[suite.project.root] =
        console.environment.savesFailures ? failures.markStarted() : failures.record
    }
  }

  private func report(_ message: String) { console.writeError("\(message)\n") }

  // MARK: The last test

  /// The screens that failed of each project of which is known what did; says what is not known.
  func names(of projects: LoadedProjects) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for (suite, argument) in zip(projects.suites, projects.arguments) {
      let root = suite.project.root
      switch before[root] {
      case .list(let list):
        if !list.isFinished {
          report("the last test of \(argument) did not come to its end, so all screens are tested")
        } else if list.options != options {
          report(
            "the last test of \(argument) had "
              + (list.options.isEmpty ? "no options" : "the options \(list.options)")
              + ", so all screens are tested")
        } else {
          names[root] = list.names
          if list.names.isEmpty { reportNothingFailed(in: argument) }
        }
      case .unreadable(let reason):
        report(
          "\(LastFailures(suite.project).path): warning: what failed in the last test cannot be "
            + "read: \(reason); all screens are tested")
      case nil, .some(.none):
        report(
          "nobody knows what failed in the last test of \(argument), so all screens are tested")
      }
    }
    return names
  }

  private func reportNothingFailed(in argument: String) {
    if !isQuiet { report("nothing failed in the last test of \(argument)") }
  }

  /// The projects of which a screen that failed is none any more: another one may have its place.
  /// Says so, and where none is in the part of a project that is tested.
  ///
  /// - Parameters:
  ///   - run: a test of those that failed alone.
  ///   - names: these, by the folders of their projects.
  /// - Returns: the folders.
  func rootsOfLostScreens(after run: TestRun, of names: [String: Set<String>]) -> [String] {
    run.parts.compactMap { part in
      guard let failed = names[part.project.root], !failed.isEmpty, part.isReadable else {
        return nil
      }
      let screens = Set(part.screens.map(\.name))
      guard part.project.isWhole else {
        if failed.isDisjoint(with: screens) { reportNothingFailed(in: part.result.argument) }
        return nil
      }
      guard let lost = failed.subtracting(screens).min(by: { $0.precedes($1) }) else { return nil }
      report(
        "\(lost) failed in the last test of \(part.result.argument) and is no screen any more, so "
          + "all screens are tested")
      return part.project.root
    }
  }

  // MARK: The next test

  /// Notes what failed.
  ///
  /// - Parameters:
  ///   - run: the test.
  ///   - policies: which screens of each project it was about.
  ///   - isOnlyFailed: whether somebody counts on it.
  /// - Returns: what could not be noted.
  func note(_ run: TestRun, _ policies: TestPolicies, isOnlyFailed: Bool) -> Diagnostics {
    var warnings = Diagnostics()
    guard console.environment.savesFailures else { return warnings }
    for part in run.parts {
      let failures = LastFailures(part.project)
      let root = part.project.root
      let known = before[root] ?? .none
      // CI leaves no list behind; but one that is there already would be an older test's.
      if console.environment.isCI, known == .none { continue }
      do throws(FileSystem.Failure) {
        try failures.save(
          part.findings,
          isWhole: run.testsAllScreens && policies.names?[root] == nil && part.project.isWhole
            && part.isReadable,
          with: options, after: known)
      } catch {
        // Nobody who does not ask for it misses it, unless an older test's is there.
        guard isOnlyFailed || known != .none else { continue }
        warnings.append(
          Diagnostic(
            ofFile: failures.path, "what failed cannot be noted here: \(error)",
            severity: .warning))
      }
    }
    return warnings
  }

  /// Notes that no screen was tested: what was known is true still.
  func keepPrevious(of projects: LoadedProjects) {
    guard console.environment.savesFailures else { return }
    for suite in projects.suites {
      let known = before[suite.project.root] ?? .none
      try? LastFailures(suite.project).save([], isWhole: false, with: options, after: known)
    }
  }
}
