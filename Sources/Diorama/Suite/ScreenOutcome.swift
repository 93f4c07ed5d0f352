import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The outcome of running a screen.
public struct ScreenOutcome: Sendable {
  /// The heading of the screen.
  package let heading: ScreenHeading
  /// The snapshot of the screen.
  ///
  /// It is nil if the screen could not be resolved or run, or if the project's `severity` makes a
  /// problem an error.
  public let snapshot: [UInt8]?
  /// What a screen without a snapshot showed: the frames up to the failed step, or all frames if
  /// another error occurred.
  public let snapshotAtFailure: [UInt8]?
  /// Whether the snapshot shows colors and fonts by name.
  package var showsStyles = false
  /// The colors of what the screen showed, if they were requested.
  package var coloredRuns: [ColoredRun] = []
  /// The problems of the screen.
  public let diagnostics: Diagnostics
  /// The time that it took to resolve and run the screen; no snapshot depends on it.
  public let duration: Duration
  /// The files that the screen depends on, except its own and the project's.
  public let files: Set<String>
  /// The result of ``ObservedScreen/Observer/reduce``; nil without an observer.
  package internal(set) var observation: [UInt8]?
  /// The places of the network failures in the project's file that the screen triggered.
  var usedFailures: Set<Mark> = []

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
    // Resolving runs code of an app's types. A screen that ended during its run resolves safely.
    let isTracked = request.ended.needsTracking(name)
    if isTracked { RunTracker.begin(name) }
    defer { if isTracked { RunTracker.end() } }
    var decoding = Decoding(files: project.files, commandName: registry.commandName)
    let resolver = ScreenResolver(
      declaration, in: configuration, registry, overrides: request.overrides)
    let plan = resolver.plan(&decoding)
    if !hasReadableFile { decoding.diagnostics = decoding.diagnostics.withoutLostNames }
    let rules = configuration.rules
    var problems = rules.applied(to: decoding.diagnostics, isUsable: true)
    // If there is no plan, an error must say why.
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
    // An invalid document is already reported; its screens do not run.
    let isSound = isConfigured && declaration.root.document.isValid
    var problems = Diagnostics()
    var trace: DrawingTrace?
    let shown = isSound ? plan.flatMap { run($0.run, runner, &problems, &trace) } : nil
    if isSound, plan != nil {
      for failure in runner.unusedFailures where declaration.canReportUnused(at: failure.place) {
        problems.append(shown == nil ? failure.diagnosticOfFailedRun : failure.diagnostic)
      }
    }
    problems = configuration.rules.applied(to: problems, isUsable: false)
    diagnostics.append(contentsOf: declaration.addingVariantNotes(to: problems))
    // A project can make warnings errors; a screen with an error has no snapshot.
    let snapshot = diagnostics.hasErrors ? nil : shown
    let isFailed = isSound && plan != nil && snapshot == nil
    let snapshotAtFailure = isFailed ? shown ?? runner.snapshotAtFailure : nil
    let seen = request.observer?.reduce(
      ObservedScreen(
        suite: self, declaration: declaration, plan: plan, shown: snapshot ?? snapshotAtFailure,
        coloredRuns: isSound && plan != nil ? runner.coloredRuns : [],
        pictures: isSound && plan != nil ? runner.pictures : [], trace: trace))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: snapshot, snapshotAtFailure: snapshotAtFailure,
      showsStyles: snapshot != nil && plan?.run.show.contains(.styles) ?? false,
      coloredRuns: isSound && plan != nil ? runner.coloredRuns : [], diagnostics: diagnostics,
      duration: ContinuousClock.now - start, files: plan?.files ?? [], observation: seen,
      usedFailures: Set(
        runner.usedFailures.filter { $0.source === configuration.root?.place.source }
          .map(\.start)))
  }

  /// Runs a screen, with a drawing trace if there is an observer.
  private func run(
    _ plan: RunPlan, _ runner: ScreenRunner, _ problems: inout Diagnostics,
    _ trace: inout DrawingTrace?
  ) -> [UInt8]? {
    if request.observer == nil { return runner.snapshot(of: plan, &problems) }
    let traced = runner.tracedSnapshot(of: plan, &problems)
    trace = traced?.trace
    return traced?.text
  }

  /// The outcome of a screen whose code ended a process, so that it does not run again; nil if it
  /// did not.
  package func endedOutcome(of declaration: ScreenDeclaration) -> ScreenOutcome? {
    request.ended[RunPlan.crashReportName(of: declaration.name, in: declaration.path)].map {
      outcome(of: declaration, after: $0)
    }
  }

  private func outcome(
    of declaration: ScreenDeclaration, after ending: EndedScreens.Ending
  ) -> ScreenOutcome {
    // Resolving it again may end this process.
    var (plan, diagnostics) = ending.isOfRun ? plan(declaration) : (nil, Diagnostics())
    let place = plan.map { ending.step(of: $0.run)?.node.place ?? $0.run.place }
    let file = request.ended.savesOutput ? ending.saveOutput(of: declaration, in: project) : nil
    diagnostics.append(.endedScreen(ending, at: place ?? declaration.idPlace, output: file))
    return ScreenOutcome(
      heading: declaration.heading, snapshot: nil, snapshotAtFailure: nil,
      diagnostics: diagnostics, duration: .zero, files: plan?.files ?? [])
  }
}

extension Diagnostics {
  /// The problems without those that an unreadable project file may cause: unknown fixtures and
  /// types, and keys that need a default of that file.
  fileprivate var withoutLostNames: Diagnostics {
    let lost: [Diagnostic.Code] = [.unknownReference, .unknownType, .missingKey]
    return compactMap { lost.contains($0.code) ? nil : $0 }
  }
}
