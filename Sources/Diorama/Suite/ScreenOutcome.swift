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
  public let shownAtFailure: [UInt8]?
  /// Whether its snapshot speaks of colours and fonts by name.
  package var showsStyles = false
  /// The colours of what it showed, where they were asked for.
  package var paint: [PaintedRun] = []
  /// What was wrong with it.
  public let diagnostics: Diagnostics
  /// How long it took to resolve and run; no snapshot depends on it.
  public let duration: Duration
  /// The files that it depends on, beside its own and the project's; none of one that was compared and
  /// is the same as what is recorded.
  public internal(set) var files: Set<String>
  /// What ``ScreenLook/Observer/reduce`` made of it; nil without an observer.
  package internal(set) var look: [UInt8]?

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
    let name = RunPlan.guardedName(of: declaration.name, in: declaration.path)
    if let ending = request.ended[name], !ending.isOfRun {
      return (nil, outcome(of: declaration, after: ending).diagnostics)
    }
    if let refusal = request.ended.refusal(of: name, at: declaration.idPlace) {
      var problems = Diagnostics()
      problems.append(refusal)
      return (nil, declaration.namingVariant(in: problems))
    }
    // An app's types are asked what they can; one that came further has been.
    let isGuarded = request.ended.isToBeGuarded(name)
    if isGuarded { RunGuard.begin(name) }
    defer { if isGuarded { RunGuard.end() } }
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let resolver = ScreenResolver(
      declaration, in: configuration, registry, overrides: request.overrides)
    let plan = resolver.plan(&decoding)
    if !isLegible { decoding.diagnostics = decoding.diagnostics.withoutLostNames }
    let rules = configuration.rules
    var problems = rules.applied(to: decoding.diagnostics, isUsable: true)
    // Somebody has to say why there is no screen.
    if plan == nil, !problems.hasErrors {
      problems = rules.applied(to: decoding.diagnostics, isUsable: false)
    }
    return (plan, declaration.namingVariant(in: problems))
  }

  /// Resolves and runs one screen.
  package func outcome(
    of declaration: ScreenDeclaration, _ runner: ScreenRunner
  ) -> ScreenOutcome {
    let start = ContinuousClock.now
    if let outcome = knownEnd(of: declaration) { return outcome }
    var (plan, diagnostics) = plan(declaration)
    // A document that was not sound has been reported; its screens are not run.
    let isSound = isConfigured && declaration.root.document.isSound
    var problems = Diagnostics()
    var trace: DrawingTrace?
    let shown = isSound ? plan.flatMap { run($0.run, runner, &problems, &trace) } : nil
    if shown != nil {
      for failure in runner.unmetFailures where declaration.speaks(for: failure.place) {
        problems.append(failure.diagnostic)
      }
    }
    problems = configuration.rules.applied(to: problems, isUsable: false)
    diagnostics.append(contentsOf: declaration.namingVariant(in: problems))
    // A project can call errors what others only warn of: no screen is right that has one.
    let snapshot = diagnostics.hasErrors ? nil : shown
    let isFailed = isSound && plan != nil && snapshot == nil
    let shownAtFailure = isFailed ? shown ?? runner.shownAtFailure : nil
    let seen = request.look?.reduce(
      ScreenLook(
        suite: self, declaration: declaration, plan: plan, shown: snapshot ?? shownAtFailure,
        paint: isSound && plan != nil ? runner.paint : [], trace: trace))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: snapshot, shownAtFailure: shownAtFailure,
      showsStyles: snapshot != nil && plan?.run.show.contains(.styles) ?? false,
      paint: isSound && plan != nil ? runner.paint : [], diagnostics: diagnostics,
      duration: ContinuousClock.now - start, files: plan?.files ?? [], look: seen)
  }

  /// Runs a screen, and keeps what drew it for who looks.
  private func run(
    _ plan: RunPlan, _ runner: ScreenRunner, _ problems: inout Diagnostics,
    _ trace: inout DrawingTrace?
  ) -> [UInt8]? {
    if request.look == nil { return runner.snapshot(of: plan, &problems) }
    let traced = runner.tracedSnapshot(of: plan, &problems)
    trace = traced?.trace
    return traced?.text
  }

  /// What is said of a screen whose code has ended a process that ran it, so that no other does;
  /// nil where it has not.
  package func knownEnd(of declaration: ScreenDeclaration) -> ScreenOutcome? {
    request.ended[RunPlan.guardedName(of: declaration.name, in: declaration.path)].map {
      outcome(of: declaration, after: $0)
    }
  }

  private func outcome(
    of declaration: ScreenDeclaration, after ending: EndedScreens.Ending
  ) -> ScreenOutcome {
    // Its types may be what cannot be asked.
    var (plan, diagnostics) = ending.isOfRun ? plan(declaration) : (nil, Diagnostics())
    let place = plan.map { ending.step(of: $0.run)?.node.place ?? $0.run.place }
    let file = request.ended.keepsWords ? ending.saveWords(of: declaration, in: project) : nil
    diagnostics.append(ending.diagnostic(at: place ?? declaration.idPlace, file: file))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: nil, shownAtFailure: nil,
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
