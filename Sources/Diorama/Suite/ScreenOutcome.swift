import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// What came of a screen.
public struct ScreenOutcome: Sendable {
  /// The screen.
  package let heading: ScreenHeading
  /// Its snapshot; nil when it could not be resolved or run, or something is an error by the
  /// project's `severity`; and where it was compared and is the same as what is recorded.
  public internal(set) var snapshot: [UInt8]?
  /// How its snapshot compares with what is recorded; nil where it was not compared.
  package internal(set) var comparison: SnapshotComparison?
  /// What it showed when a step failed, after the frames before, or all that is no snapshot for an
  /// error; of help to whom it surprises.
  public let snapshotAtFailure: [UInt8]?
  /// Whether its snapshot speaks of colours and fonts by name.
  package var showsStyles = false
  /// The colours of what it showed, where they were asked for.
  package var coloredRuns: [ColoredRun] = []
  /// What was wrong with it.
  public let diagnostics: Diagnostics
  /// How long it took to resolve and run; no snapshot depends on it.
  public let duration: Duration
  /// The files that it depends on, beside its own and the project's; none of one that was compared and
  /// is the same as what is recorded.
  public internal(set) var files: Set<String>
  /// What ``ObservedScreen/Observer/reduce`` made of it; nil without an observer.
  package internal(set) var observation: [UInt8]?

  /// The name of the screen, with its variant.
  public var name: String { heading.name }
  /// The path of its snapshot.
  public var snapshotPath: String { heading.snapshotPath }
}

extension ScreenSuite {
  /// Resolves one screen.
  public func plan(_ declaration: ScreenDeclaration) -> (
    plan: ScreenPlan?, diagnostics: Diagnostics
  ) {
    let name = RunPlan.crashReportName(of: declaration.name, in: declaration.path)
    if let ending = request.ended[name], !ending.isOfRun {
      return (nil, outcome(of: declaration, after: ending).diagnostics)
    }
    if let refusal = request.ended.skipReason(for: name, at: declaration.idPlace) {
      var problems = Diagnostics()
      problems.append(refusal)
      return (nil, declaration.addingVariantNotes(to: problems))
    }
    // An app's types are asked what they can; one that came further has been.
    let isGuarded = request.ended.needsGuard(name)
    if isGuarded { RunTracker.begin(name) }
    defer { if isGuarded { RunTracker.end() } }
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let resolver = ScreenResolver(
      declaration, in: configuration, registry, overrides: request.overrides)
    let plan = resolver.plan(&decoding)
    if !hasReadableFile { decoding.diagnostics = decoding.diagnostics.withoutLostNames }
    let rules = configuration.rules
    var problems = rules.applied(to: decoding.diagnostics, isUsable: true)
    // Somebody has to say why there is no screen.
    if plan == nil, !problems.hasErrors {
      problems = rules.applied(to: decoding.diagnostics, isUsable: false)
    }
    return (plan, declaration.addingVariantNotes(to: problems))
  }

  /// Resolves and runs one screen.
  package func outcome(
    of declaration: ScreenDeclaration, _ runner: ScreenRunner
  ) -> ScreenOutcome {
    let start = ContinuousClock.now
    if let outcome = endedOutcome(of: declaration) { return outcome }
    var (plan, diagnostics) = plan(declaration)
    // A document that was not sound has been reported; its screens are not run.
    let isSound = isConfigured && declaration.root.document.isValid
    var problems = Diagnostics()
    var trace: DrawingTrace?
    let shown = isSound ? plan.flatMap { run($0.run, runner, &problems, &trace) } : nil
    if shown != nil {
      for failure in runner.unusedFailures where declaration.canReportUnused(at: failure.place) {
        problems.append(failure.diagnostic)
      }
    }
    problems = configuration.rules.applied(to: problems, isUsable: false)
    diagnostics.append(contentsOf: declaration.addingVariantNotes(to: problems))
    // A project can call errors what others only warn of: no screen is right that has one.
    let snapshot = diagnostics.hasErrors ? nil : shown
    let isFailed = isSound && plan != nil && snapshot == nil
    let snapshotAtFailure = isFailed ? shown ?? runner.snapshotAtFailure : nil
    let seen = request.observer?.reduce(
      ObservedScreen(
        suite: self, declaration: declaration, plan: plan, shown: snapshot ?? snapshotAtFailure,
        coloredRuns: isSound && plan != nil ? runner.coloredRuns : [], trace: trace))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: snapshot, snapshotAtFailure: snapshotAtFailure,
      showsStyles: snapshot != nil && plan?.run.show.contains(.styles) ?? false,
      coloredRuns: isSound && plan != nil ? runner.coloredRuns : [], diagnostics: diagnostics,
      duration: ContinuousClock.now - start, files: plan?.files ?? [], observation: seen)
  }

  /// Runs a screen, and keeps what drew it for who looks.
  private func run(
    _ plan: RunPlan, _ runner: ScreenRunner, _ problems: inout Diagnostics,
    _ trace: inout DrawingTrace?
  ) -> [UInt8]? {
    if request.observer == nil { return runner.snapshot(of: plan, &problems) }
    let traced = runner.tracedSnapshot(of: plan, &problems)
    trace = traced?.trace
    return traced?.text
  }

  /// What is said of a screen whose code has ended a process that ran it, so that no other does;
  /// nil where it has not.
  package func endedOutcome(of declaration: ScreenDeclaration) -> ScreenOutcome? {
    request.ended[RunPlan.crashReportName(of: declaration.name, in: declaration.path)].map {
      outcome(of: declaration, after: $0)
    }
  }

  private func outcome(
    of declaration: ScreenDeclaration, after ending: EndedScreens.Ending
  ) -> ScreenOutcome {
    // Its types may be what cannot be asked.
    var (plan, diagnostics) = ending.isOfRun ? plan(declaration) : (nil, Diagnostics())
    let place = plan.map { ending.step(of: $0.run)?.node.place ?? $0.run.place }
    let file = request.ended.savesOutput ? ending.saveOutput(of: declaration, in: project) : nil
    diagnostics.append(ending.diagnostic(at: place ?? declaration.idPlace, file: file))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: nil, snapshotAtFailure: nil,
      diagnostics: diagnostics, duration: .zero, files: plan?.files ?? [])
  }
}

extension Diagnostics {
  /// Without what may be wrong only because the project's own file could not be read: names that
  /// stand there for fixtures, types and defaults.
  fileprivate var withoutLostNames: Diagnostics {
    var result = Diagnostics()
    for problem in sorted
    where ![.unknownReference, .unknownType, .missingKey].contains(problem.code) {
      result.append(problem)
    }
    for problem in ignored { result.ignore(problem) }
    return result
  }
}
