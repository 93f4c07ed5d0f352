import Diorama
import DioramaSystem
import YAML

/// The screens that failed in the last test of some projects. Stores those of this test for the
/// next `--only-failed`.
struct FailedScreens {
  private let console: Console
  private let isQuiet: Bool
  /// The options of this test that affect what screens show and what fails.
  private let options: String
  /// The previous record of each project, by its folder.
  private var before: [String: LastFailures.Record] = [:]

  /// Reads the records of the last test, and marks this test as started.
  ///
  /// - Parameters:
  ///   - projects: the tested projects.
  ///   - policies: the policies of the test.
  ///   - isQuiet: whether only problems are printed.
  ///   - console: the console to print on.
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

  // MARK: The last test

  /// Returns the screens that failed, by project. Omits and reports projects without a usable
  /// record.
  func names(of projects: LoadedProjects) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for (suite, argument) in zip(projects.suites, projects.arguments) {
      let root = suite.project.root
      switch before[root] {
      case .list(let list):
        if !list.isFinished {
          console.writeError(.interruptedTest(of: argument))
        } else if list.options != options {
          console.writeError(.otherOptions(list.options, ofTestOf: argument))
        } else {
          names[root] = list.names
          if list.names.isEmpty { reportNothingFailed(in: argument) }
        }
      case .unreadable(let reason):
        console.writeError(.unreadableRecord(LastFailures(suite.project).path, reason))
      case nil, .some(.none):
        console.writeError(.noRecord(of: argument))
      }
    }
    return names
  }

  private func reportNothingFailed(in argument: String) {
    if !isQuiet { console.writeError(.nothingFailed(in: argument)) }
  }

  /// Returns the folders of projects in which a failed screen no longer exists: another one may
  /// have replaced it. Reports these projects, and those whose tested part has no failed screen.
  ///
  /// - Parameters:
  ///   - run: a test of only the failed screens.
  ///   - names: the failed screens, by the folders of their projects.
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
      console.writeError(.lostScreen(lost, of: part.result.argument))
      return part.project.root
    }
  }

  // MARK: The next test

  /// Stores the failed screens.
  ///
  /// - Parameters:
  ///   - run: the test.
  ///   - policies: the tested screens of each project.
  ///   - isOnlyFailed: whether the test has `--only-failed`.
  /// - Returns: warnings about records that cannot be written.
  func note(_ run: TestRun, _ policies: TestPolicies, isOnlyFailed: Bool) -> Diagnostics {
    var warnings = Diagnostics()
    guard console.environment.savesFailures else { return warnings }
    for part in run.parts {
      let failures = LastFailures(part.project)
      let root = part.project.root
      let known = before[root] ?? .none
      // CI creates no record; but it updates an existing one, which would otherwise be outdated.
      if console.environment.isCI, known == .none { continue }
      do throws(FileSystem.Failure) {
        try failures.save(
          part.findings,
          isWhole: run.testsAllScreens && policies.names?[root] == nil && part.project.isWhole
            && part.isReadable,
          with: options, after: known)
      } catch {
        // Warn only if the record is in use, or if an outdated one exists.
        guard isOnlyFailed || known != .none else { continue }
        warnings.append(.unwritten("record of failed screens", failures.path, error, as: .warning))
      }
    }
    return warnings
  }

  /// Keeps the previous records, since no screen was tested.
  func keepPrevious(of projects: LoadedProjects) {
    guard console.environment.savesFailures else { return }
    for suite in projects.suites {
      guard let known = before[suite.project.root], known != .none else { continue }
      try? LastFailures(suite.project).save([], isWhole: false, with: options, after: known)
    }
  }
}
