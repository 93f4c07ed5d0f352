import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

extension ScreenSuite {
  /// Resolves all selected screens without running them; the results are in order.
  public func plans() -> [(plan: ScreenPlan?, diagnostics: Diagnostics)] {
    selected.map(plan)
  }

  /// Resolves and runs one screen.
  public func outcome(of declaration: ScreenDeclaration) -> ScreenOutcome {
    outcome(of: declaration, ScreenRunner(registry: registry))
  }

  /// Resolves and runs all selected screens; the results are in order.
  public func outcomes() -> [ScreenOutcome] { outcomes(of: selected, jobs: request.jobs) }
}

extension ScreenSuite {
  /// Resolves and runs screens as ``ProjectRequest/isolation`` defines; the results are in order.
  package func outcomes(of screens: [ScreenDeclaration], jobs: Int = 1) -> [ScreenOutcome] {
    let headings = screens.map(\.heading)
    if case .children(_, let program) = request.isolation, !WorkerPool.isAvailable {
      return outcomes(of: headings, by: program)
    }
    var outcomes: [ScreenOutcome?] = Array(repeating: nil, count: screens.count)
    let runs = ScreenRuns(of: self, jobs: jobs)
    let (problem, _) = runs.run(count: screens.count) { item, runs, writer in
      runs.append(screens[item], to: &writer)
    } take: { item, reader throws(OutcomeReader.Malformed) in
      outcomes[item] = try runs.outcome(of: headings[item], &reader)
    } lost: { item, message in
      outcomes[item] = ScreenOutcome(
        of: headings[item],
        failed: Diagnostic(.crashed, message, at: headings[item].idPlace))
    }
    return outcomes.enumerated().map { index, outcome in
      outcome ?? ScreenOutcome(of: headings[index], failed: problem)
    }
  }
}

extension ScreenSuite {
  /// Runs screens in a new process of this program; the results are in order.
  private func outcomes(of screens: [ScreenHeading], by program: WorkerProgram) -> [ScreenOutcome] {
    if screens.isEmpty { return [] }
    var known: [String: ScreenOutcome] = [:]
    func key(_ path: String, _ name: String) -> String { "\(path)\0\(name)" }
    let headings = Dictionary(
      screens.map { (key($0.path, $0.name), $0) }, uniquingKeysWith: { first, _ in first })
    if let bytes = program.outcomes(
      of: screens, request.overrides, looks: request.observer != nil)
    {
      var reader = OutcomeReader(bytes)
      _ = try? reader.list { reader throws(OutcomeReader.Malformed) in
        let key = key(try reader.text(), try reader.text())
        guard let heading = headings[key] else {
          // Another project has a screen of this name.
          _ = try reader.outcome(of: screens[0])
          return
        }
        let outcome = try reader.outcome(of: heading)
        if let bytes = outcome.observation { request.observer?.take(heading, bytes) }
        known[key] = outcome
      }
    }
    return screens.map {
      known[key($0.path, $0.name)]
        ?? ScreenOutcome(of: $0, failed: .unfinishedWorker(of: project))
    }
  }
}

extension OutcomeWriter {
  /// Appends the outcomes of screens, for the process that started this one.
  package mutating func append(_ outcomes: [ScreenOutcome]) {
    append(list: outcomes) { writer, outcome in
      writer.append(outcome.heading.path)
      writer.append(outcome.name)
      writer.append(outcome)
    }
  }
}

extension OutcomeReader {
  /// Reads the snapshots of screens that another process ran, with the paths of their files and
  /// their names.
  package mutating func snapshots() throws(Malformed)
    -> [(path: String, name: String, snapshot: [UInt8]?)]
  {
    try list { reader throws(Malformed) in
      let (path, name) = (try reader.text(), try reader.text())
      let place = Place(startOf: Source(path: path, bytes: []))
      let heading = ScreenHeading(id: name, variant: nil, tags: [], idPlace: place)
      return (path: path, name: name, snapshot: try reader.outcome(of: heading).snapshot)
    }
  }
}

extension ScreenOutcome {
  /// Creates the outcome of a screen of which only a problem is known.
  fileprivate init(of heading: ScreenHeading, failed problem: Diagnostic?) {
    var diagnostics = Diagnostics()
    if let problem { diagnostics.append(problem) }
    self.init(
      heading: heading, snapshot: nil, snapshotAtFailure: nil, diagnostics: diagnostics,
      duration: .zero, files: [])
  }
}

extension ScreenSuite {
  /// The same screens, with a record of those that end a process while an app's types are read.
  /// Code that resolves the screens in this process skips those.
  package var resolvable: ScreenSuite {
    guard case .children = request.isolation, WorkerPool.isAvailable, registry.hasAppCode else {
      return self
    }
    let runs = ScreenRuns(of: self, jobs: request.jobs)
    var problems = Diagnostics()
    var resolved: [Int] = []
    let (problem, ended) = runs.run(count: selected.count) { item, runs, _ in
      _ = runs.suite.plan(selected[item])
    } take: { item, _ in
      resolved.append(item)
    } lost: { item, message in
      problems.append(Diagnostic(.crashed, message, at: selected[item].idPlace))
    }
    if let problem { problems.append(problem) }
    var suite = choosing(resolved.sorted().map { selected[$0] }, problems: problems)
    suite.request.ended = ended
    return suite
  }
}

extension ScreenSuite {
  /// Runs work that executes the code of screens, in this process or in workers as
  /// ``ProjectRequest/isolation`` defines.
  ///
  /// The results are optional: `take` is not called for an item that ends its process. The work is
  /// skipped if an app's code would run in a process that cannot fork.
  package func isolated(
    count: Int, work: (Int, inout OutcomeWriter) -> Void,
    take: (Int, inout OutcomeReader) throws(OutcomeReader.Malformed) -> Void
  ) {
    if case .children = request.isolation, !WorkerPool.isAvailable, registry.hasAppCode { return }
    let runs = ScreenRuns(of: self, jobs: 1, isTraced: false)
    _ = runs.run(count: count) { item, _, writer in
      work(item, &writer)
    } take: { item, reader throws(OutcomeReader.Malformed) in
      try take(item, &reader)
    } lost: { _, _ in
    }
  }
}
