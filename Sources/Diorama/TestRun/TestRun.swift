import DioramaStage
import DioramaSystem
import YAML

/// What a snapshot that is not there does to a test.
package enum MissingPolicy: String, Sendable, CaseIterable {
  case fail, warn
}

/// What a snapshot that no screen has does to a test.
package enum ObsoletePolicy: String, Sendable, CaseIterable {
  case fail, warn, delete
}

/// What a test holds against the snapshots, and which part of them it looks at.
package struct TestPolicies: Sendable {
  package var missing = MissingPolicy.fail
  package var obsolete = ObsoletePolicy.fail
  package var shard = Shard.whole
  /// The screens that are tested of a project, by its folder; without an entry all that the request
  /// chooses; nil where no project has one.
  package var names: [String: Set<String>]?

  package init(missing: MissingPolicy = .fail, obsolete: ObsoletePolicy = .fail) {
    self.missing = missing
    self.obsolete = obsolete
  }
}

/// A test of some projects, or of a part of them, run.
package struct TestRun {
  /// What came of a project.
  package struct Part {
    package let project: Project
    /// All its screens.
    package let screens: [ScreenHeading]
    /// Whether its files could all be read, so that it is known which screens it has.
    package let isReadable: Bool
    /// Whether a screen of it shows styles; nil where that is not known of all.
    fileprivate let showsStyles: Bool?
    fileprivate let suite: ScreenSuite
    /// What reports show of it.
    package fileprivate(set) var result: TestResult.Part

    package var findings: [TestFinding] { result.findings }
  }

  package private(set) var parts: [Part] = []
  private var fileProblems: Diagnostics
  /// What could not be deleted.
  private var otherProblems = Diagnostics()
  /// The name of the command that tests.
  package let tool: String
  private let projects: LoadedProjects
  private let policies: TestPolicies
  /// How many screens the request chooses, of which a shard has some.
  private var chosenCount = 0
  /// Whether all screens of the projects are known; see ``ScreenPass/isComplete``.
  private var isComplete = true

  /// What reports show.
  package var result: TestResult {
    var result = TestResult(
      tool: tool, parts: parts.map(\.result), fileProblems: fileProblems,
      otherProblems: otherProblems)
    // Other shards have other findings.
    if policies.shard == .whole { result.recording = recording }
    return result
  }

  /// What a command that records is told about the same screens.
  package var recording: TestResult.Recording {
    TestResult.Recording(
      selectionOptions: request.selectionOptions + ShellWords.operands(request.paths),
      device: request.overrides.options)
  }

  /// Whether neither options nor a shard leave out screens of the projects.
  package var testsAllScreens: Bool { !request.isSelective && policies.shard == .whole }

  private var request: ProjectRequest { projects.request }

  /// Runs the screens of some projects and compares them.
  ///
  /// - Parameters:
  ///   - projects: the projects.
  ///   - tool: the name of the command that tests.
  ///   - policies: what it holds against the snapshots.
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
      for (place, verdict) in others.enumerated() {
        defer { number += 1 }
        guard policies.shard.contains(number) else { continue }
        var finding = finding(verdict, isMoved: moved.contains(place), in: parts[index])
        finding.number = number
        parts[index].result.findings.append(finding)
      }
      parts[index].result.markRenames(tool, request.overrides.options)
    }
  }

  /// Says so where there is no screen at all, which a test should not pass; nil where there is.
  package var noScreensMessage: String? {
    isComplete ? projects.noScreensMessage(among: names) : nil
  }

  /// Says so where the request chooses no screen at all; nil when it does.
  package var emptySelectionMessage: String? {
    // What failed once may be gone by now.
    if policies.names != nil || chosenCount > 0 || !isComplete { return nil }
    return projects.emptySelectionMessage(
      among: names, tags: Set(request.selection.tags.isEmpty ? [] : parts.flatMap(tags)),
      choosing: chosenCount)
  }

  /// See ``LoadedProjects/unmatchedFilterMessages(among:)``.
  package var unmatchedFilterMessages: [String] {
    request.selection.filters.count < 2 || !isComplete
      ? [] : projects.unmatchedFilterMessages(among: parts.flatMap(\.screens))
  }

  private var names: [String] { parts.flatMap { $0.screens.map(\.name) } }

  private func tags(of part: Part) -> [String] { part.screens.flatMap(\.tags) }

  // MARK: Screens

  private mutating func run(_ suite: ScreenSuite, _ argument: String) {
    let start = ContinuousClock.now
    let (shard, before) = (policies.shard, chosenCount)
    var selection = request.selection
    selection.names = policies.names?[suite.project.root]
    var pass = suite.pass(
      selection, share: shard == .whole ? nil : { shard.contains(before + $0) },
      jobs: request.jobs, comparing: SnapshotStore(suite.project).comparing,
      findingMaker(of: suite, argument))
    chosenCount += selection.chosen(among: pass.screens).count
    isComplete = isComplete && pass.isComplete
    let numbers = (before..<chosenCount).filter(shard.contains)
    for (index, number) in zip(pass.results.indices, numbers) {
      pass.results[index].number = number
    }
    let findings = pass.results
    let showsStyles = showsStyles(pass.screens, selection, of: suite.project)
    parts.append(
      Part(
        project: suite.project, screens: pass.screens,
        isReadable: !pass.diagnostics.hasErrors, showsStyles: showsStyles, suite: suite,
        result: TestResult.Part(
          argument: argument, findings: findings, duration: ContinuousClock.now - start)))
    fileProblems.append(contentsOf: pass.diagnostics)
    let store = SnapshotStore(suite.project)
    if let clash = store.themeConflict(among: pass.screens, isWanted: showsStyles == true) {
      fileProblems.append(clash)
    }
  }

  /// Whether a screen of those that the request chooses shows styles, in whatever shard; nil where
  /// none does, and others of the project may.
  private func showsStyles(
    _ screens: [ScreenHeading], _ selection: ScreenSuite.Selection, of project: Project
  ) -> Bool? {
    let chosen = selection.chosen(among: screens)
    let isThere =
      request.overrides.show.map { $0.contains(.styles) && !chosen.isEmpty }
      ?? chosen.contains { screens[$0].showsStyles }
    return isThere
      ? true : project.isWhole && selection.selectsAll && selection.names == nil ? false : nil
  }

  /// What a screen's outcome means for the test.
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
    let isWanted = part.isReadable ? part.showsStyles : nil
    let theme = store.verdictOnTheme(isWanted: isWanted) { part.suite.palette }
    guard part.project.isWhole else { return [theme].compactMap(\.self) }
    // Where files could not be read, nobody knows which snapshots belong to them.
    let orphans =
      part.isReadable ? store.verdictsOnOrphans(besides: part.screens) : []
    // The list of screens that Swift tests build asks for snapshots, too.
    let isAll = request.selection.filters.isEmpty && request.selection.tags.isEmpty
    return [theme].compactMap(\.self) + orphans
      + (isAll ? store.verdictsOnMissingBuiltScreens() : [])
  }

  private mutating func finding(
    _ verdict: SnapshotVerdict, isMoved: Bool, in part: Part
  ) -> TestFinding {
    var finding = TestFinding(
      screen: nil, verdict: verdict, fails: policies.fails(verdict.status),
      // A screen that is not asked for here may be what it is of by now.
      acceptCommand: verdict.status == .orphaned && request.isSelective
        ? nil
        : verdict.acceptCommand(
          of: tool, with: request.overrides, project: part.result.argument),
      pending: verdict.proposal(in: PendingSnapshots(part.project)) {
        // What names stand for is said in the project's own file.
        guard case .theme = verdict.owner else { return [] }
        return PendingSourceReader(part.project)
          .sources(["\(part.project.root)/\(Project.fileName)"])
      })
    // What is only called otherwise by now is still wanted.
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
      otherProblems.append(
        Diagnostic(ofFile: verdict.path, "the snapshot cannot be deleted: \(error)"))
    }
    return finding
  }
}

extension TestPolicies {
  /// Whether a test with such a snapshot fails.
  fileprivate func fails(_ status: SnapshotVerdict.Status) -> Bool {
    switch status {
    case .passed, .deleted: false
    case .missing: missing == .fail
    case .orphaned: obsolete != .warn
    case .differs, .failed: true
    }
  }
}

extension Diagnostic {
  /// Something stands in a snapshot's place that cannot be read.
  package init(ofUnreadableSnapshot path: String, _ reason: String) {
    self.init(
      ofFile: path, "the snapshot cannot be read: \(reason)",
      help: FileSystem.isFolder(path)
        ? "a snapshot is a file; move the folder away, and record again" : nil)
  }
}
