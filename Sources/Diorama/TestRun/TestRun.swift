import DioramaStage
import DioramaSystem
import YAML

/// The effect of a missing snapshot on a test.
package enum MissingPolicy: String, Sendable, CaseIterable {
  case fail, warn
}

/// The effect of an orphaned snapshot on a test.
package enum ObsoletePolicy: String, Sendable, CaseIterable {
  case fail, warn, delete
}

/// The rules of a test for snapshots, and the screens that it tests.
package struct TestPolicies: Sendable {
  package var missing = MissingPolicy.fail
  package var obsolete = ObsoletePolicy.fail
  package var shard = Shard.whole

  package init(missing: MissingPolicy = .fail, obsolete: ObsoletePolicy = .fail) {
    self.missing = missing
    self.obsolete = obsolete
  }
}

/// A test of some projects, or of a part of them, that has run.
package struct TestRun {
  /// The results of a project.
  package struct Part {
    package let project: Project
    /// All its screens.
    package let screens: [ScreenHeading]
    /// Whether all its files could be read, so that its screens are known.
    package let isReadable: Bool
    /// Whether one of its screens shows styles; nil if that is not known of all.
    fileprivate let showsStyles: Bool?
    fileprivate let suite: ScreenSuite
    /// The results for reports.
    package fileprivate(set) var result: TestResult.Part

    package var findings: [TestFinding] { result.findings }
  }

  package private(set) var parts: [Part] = []
  private var fileProblems: Diagnostics
  /// The problems of snapshots that could not be deleted.
  private var otherProblems = Diagnostics()
  /// The name of the command that tests.
  package let tool: String
  private let projects: LoadedProjects
  private let policies: TestPolicies
  /// The number of screens that the request selects, of which a shard has some.
  private var chosenCount = 0
  /// Whether all screens of the projects are known; see ``ScreenPass/isComplete``.
  private var isComplete = true

  /// The result for reports.
  package var result: TestResult {
    var result = TestResult(
      tool: tool, parts: parts.map(\.result), fileProblems: fileProblems,
      otherProblems: otherProblems)
    // Other shards have other findings.
    if policies.shard == .whole { result.recording = recording }
    return result
  }

  /// The arguments of a command that records the same screens.
  package var recording: TestResult.Recording {
    TestResult.Recording(
      selectionOptions: request.selectionArguments,
      device: request.overrides.options)
  }

  /// Whether neither options nor a shard exclude screens of the projects.
  package var testsAllScreens: Bool { !request.isSelective && policies.shard == .whole }

  private var request: ProjectRequest { projects.request }

  /// Runs the screens of some projects and compares them.
  ///
  /// - Parameters:
  ///   - projects: the projects.
  ///   - tool: the name of the command that tests.
  /// - policies: the rules for snapshots, and the screens to test.
  package init(
    of projects: LoadedProjects, by tool: String, _ policies: TestPolicies
  ) {
    fileProblems = projects.pathProblems
    self.projects = projects
    self.tool = tool
    self.policies = policies
    for (suite, argument) in zip(projects.suites, projects.arguments) {
      run(suite, argument)
    }
    var number = chosenCount
    for index in parts.indices {
      let others = others(of: parts[index])
      if others.isEmpty { continue }
      let moved = TestResult.Part.origins(
        of: parts[index].findings.map(\.verdict), among: others
      ).compactMap { $0 }
      let selection = parts[index].suite.request.selection
      for (place, verdict) in others.enumerated() {
        defer { number += 1 }
        let isMoved = moved.contains(place)
        // An orphaned snapshot may be that of a selected screen with a new name.
        let isSelected =
          verdict.status != .orphaned || isMoved || selection.contains(orphan: verdict.path)
        guard isSelected, policies.shard.contains(number) else { continue }
        var finding = finding(verdict, isMoved: isMoved, in: parts[index])
        finding.number = number
        parts[index].result.findings.append(finding)
      }
      parts[index].result.markRenames(tool, request.overrides.options)
    }
  }

  /// The message if there are no screens at all, since a test should not pass then; nil if there
  /// are screens.
  package var noScreensMessage: String? {
    isComplete ? projects.noScreensMessage(among: parts.flatMap(\.screens)) : nil
  }

  /// The message if the request selects no screen; nil if it selects one.
  package var emptySelectionMessage: String? {
    isComplete
      ? projects.emptySelectionMessage(among: parts.flatMap(\.screens), choosing: chosenCount) : nil
  }

  /// See ``LoadedProjects/unmatchedFilterMessages(among:)``.
  package var unmatchedFilterMessages: [String] {
    isComplete ? projects.unmatchedFilterMessages(among: parts.flatMap(\.screens)) : []
  }

  // MARK: Screens

  private mutating func run(_ suite: ScreenSuite, _ argument: String) {
    let start = ContinuousClock.now
    let (shard, before) = (policies.shard, chosenCount)
    let selection = suite.request.selection
    var pass = suite.pass(
      selection, share: shard == .whole ? nil : { shard.contains(before + $0) },
      jobs: request.jobs, findingMaker(of: suite, argument))
    let chosen = selection.chosen(among: pass.screens).map { pass.screens[$0] }
    chosenCount += chosen.count
    isComplete = isComplete && pass.isComplete
    let numbers = (before..<chosenCount).filter(shard.contains)
    for (index, number) in zip(pass.results.indices, numbers) {
      pass.results[index].number = number
    }
    let findings = pass.results
    let showsStyles = showsStyles(chosen, of: suite)
    parts.append(
      Part(
        project: suite.project, screens: pass.screens,
        isReadable: pass.isReadable, showsStyles: showsStyles, suite: suite,
        result: TestResult.Part(
          argument: argument, findings: findings, duration: ContinuousClock.now - start)))
    fileProblems.append(contentsOf: pass.diagnostics)
    let store = SnapshotStore(suite.project)
    let owners = showsStyles == true ? pass.screens : chosen
    if let clash = store.themeConflict(among: owners, isWanted: showsStyles == true) {
      fileProblems.append(clash)
    }
  }

  /// Returns whether a selected screen shows styles, in any shard; nil if none does, but others of
  /// the project may.
  private func showsStyles(_ selected: [ScreenHeading], of suite: ScreenSuite) -> Bool? {
    let isThere =
      request.overrides.show.map { $0.contains(.styles) && !selected.isEmpty }
      ?? selected.contains(where: \.showsStyles)
    let isAll = suite.project.isWhole && suite.request.selection.selectsAll
    return isThere ? true : isAll ? false : nil
  }

  /// Returns a function that makes the finding of a screen's outcome.
  private func findingMaker(
    of suite: ScreenSuite, _ argument: String
  ) -> (ScreenOutcome) -> TestFinding {
    let store = SnapshotStore(suite.project)
    let pending = PendingSnapshots(suite.project)
    let sources = PendingSourceReader(suite.project)
    let (tool, overrides, policies) = (tool, request.overrides, policies)
    return { outcome in
      let screen = outcome.heading
      var verdict = store.verdict(on: outcome)
      var diagnostics = outcome.diagnostics
      if verdict.status != .passed, outcome.snapshot != nil,
        !suite.ownsSnapshot(screen, &diagnostics)
      {
        verdict = SnapshotVerdict(failed: screen)
      }
      if let readFailure = verdict.readFailure {
        diagnostics.append(Diagnostic(ofUnreadableSnapshot: verdict.path, readFailure))
      }
      return TestFinding(
        screen: screen, verdict: verdict,
        fails: policies.fails(verdict.status),
        acceptCommand: verdict.acceptCommand(of: tool, with: overrides, project: argument),
        duration: outcome.duration, diagnostics: diagnostics,
        pending: verdict.proposal(in: pending) {
          sources.sources(
            [screen.path, "\(suite.project.root)/\(Project.fileName)"] + outcome.files.sorted())
        })
    }
  }

  // MARK: Snapshots without a screen of YAML

  private func others(of part: Part) -> [SnapshotVerdict] {
    let store = SnapshotStore(part.project)
    // The file belongs to the selected screens only if one of them shows styles.
    let theme = part.showsStyles.flatMap { showsStyles in
      store.verdictOnTheme(isWanted: part.isReadable ? showsStyles : nil) { part.suite.palette }
    }
    // If files could not be read, their snapshots are unknown.
    let orphans =
      part.isReadable ? store.verdictsOnOrphans(besides: part.screens) : []
    // The list of screens that Swift tests build requires snapshots, too.
    let isAll = part.project.isWhole && part.suite.request.selection.selectsAll
    return [theme].compactMap(\.self) + orphans
      + (isAll ? store.verdictsOnMissingBuiltScreens() : [])
  }

  private mutating func finding(
    _ verdict: SnapshotVerdict, isMoved: Bool, in part: Part
  ) -> TestFinding {
    var finding = TestFinding(
      screen: nil, verdict: verdict, fails: policies.fails(verdict.status),
      acceptCommand: verdict.acceptCommand(
        of: tool, with: request.overrides, project: part.result.argument),
      pending: verdict.proposal(in: PendingSnapshots(part.project)) {
        // The project's own file sets the values of the names.
        guard case .theme = verdict.owner else { return [] }
        return PendingSourceReader(part.project)
          .sources(["\(part.project.root)/\(Project.fileName)"])
      })
    // A snapshot that is only renamed is still needed.
    guard verdict.status == .orphaned, policies.obsolete == .delete, !isMoved else {
      return finding
    }
    do throws(FileSystem.Failure) {
      try FileSystem.removeFile(verdict.path, expecting: verdict.expectation)
      finding.verdict = verdict.afterDeletion
      finding.fails = false
      finding.acceptCommand = nil
      finding.pending = nil
    } catch {
      otherProblems.append(.undeletedSnapshot(verdict.path, error))
    }
    return finding
  }
}

extension TestPolicies {
  /// Returns whether a test with such a snapshot fails.
  fileprivate func fails(_ status: SnapshotVerdict.Status) -> Bool {
    switch status {
    case .passed, .deleted: false
    case .missing: missing == .fail
    case .orphaned: obsolete != .warn
    case .differs, .failed: true
    }
  }
}
