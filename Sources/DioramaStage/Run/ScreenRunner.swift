import DioramaKit
import DioramaSystem
import HeadlessUIKit
import YAML

/// Runs a planned screen in an isolated environment, and records what it shows.
///
/// A runner is used by one thread; it reuses its canvas and tools for one screen after another.
public final class ScreenRunner {
  private let registry: Registry
  private let metrics = ViewMetrics()
  private let painter: ViewPainter
  /// The snapshot at the moment when a step of the last screen failed; nil if no step failed, or if
  /// the run reached a limit.
  public private(set) var snapshotAtFailure: [UInt8]?
  /// The network failures that YAML declared and that no request in the last run triggered, up to
  /// its end or the step that failed.
  package private(set) var unusedFailures: [UnusedFailure] = []
  /// The places of the network failures that requests in the last run triggered.
  package private(set) var usedFailures: Set<Place> = []
  /// The colors of the last screen, if its plan requests them.
  package private(set) var coloredRuns: [ColoredRun] = []
  /// What pictures of its frames show, if its plan requests colors.
  package private(set) var pictures: [FramePicture] = []

  /// Creates a runner for screens with the types of a registry.
  public init(registry: Registry) {
    self.registry = registry
    painter = ViewPainter(columns: 48, metrics: metrics)
  }

  /// Returns the screen's snapshot, or nil after reporting a failure.
  public func snapshot(of plan: RunPlan, _ diagnostics: inout Diagnostics) -> [UInt8]? {
    snapshotAtFailure = nil
    (coloredRuns, pictures, unusedFailures, usedFailures) = ([], [], [], [])
    RunTracker.begin(plan.crashReportName)
    defer { RunTracker.end() }
    RunTracker.enter(step: 0)
    let environment = plan.clock.environment(plan.theme.style)
    environment.measuring = metrics
    environment.allowsPersistence = false
    if let trace = painter.trace {
      environment.textLog = trace.log
      environment[ComponentLog.Key.self].isEnabled = true
    }
    let watch = UnfinishedTaskDetector()
    let snapshot = watch.track {
      environment.run { run(plan, in: environment, &diagnostics) }
    }
    reportForeignThreads(from: environment, plan, &diagnostics)
    if snapshot != nil { reportUnfinishedTasks(watch, in: environment, plan, &diagnostics) }
    unusedFailures = environment.network.unusedFailures
    usedFailures = environment.network.triggeredPlaces
    return snapshot
  }

  /// Reports code of the screen that left the run's thread, and so its clock and its order.
  private func reportForeignThreads(
    from environment: ScreenEnvironment, _ plan: RunPlan, _ diagnostics: inout Diagnostics
  ) {
    if environment.offThreadJobCount > 0 {
      diagnostics.append(.strayTask(at: plan.place))
    }
    if environment.startedThreadCount > 0 { diagnostics.append(.ownThread(at: plan.place)) }
  }

  /// Reports a task that has not ended, because no frame shows its later effects.
  private func reportUnfinishedTasks(
    _ watch: UnfinishedTaskDetector, in environment: ScreenEnvironment, _ plan: RunPlan,
    _ diagnostics: inout Diagnostics
  ) {
    // Tasks that continue on other threads were reported already.
    if environment.offThreadJobCount > 0 { return }
    if let time = environment.wakeTimes.values.min() {
      let rest = time - environment.mainQueue.now
      diagnostics.append(.unfinishedTask(asleepFor: rest, at: plan.place))
    } else if watch.hasUnfinishedTasks {
      diagnostics.append(.unfinishedTask(at: plan.place))
    }
  }

  /// Reports actions of the screen's code that UIKit would log, or for which it would stop the app,
  /// at the step during which they happened.
  private func reportRemarks(
    from environment: ScreenEnvironment, at place: Place, _ diagnostics: inout Diagnostics
  ) {
    environment.checkConstraints()
    for warning in environment.takeWarnings() {
      diagnostics.append(.warning(warning, at: place))
    }
  }

  /// Returns the screen's snapshot with the views that drew its lines, or nil after reporting a
  /// failure.
  package func tracedSnapshot(
    of plan: RunPlan, _ diagnostics: inout Diagnostics
  ) -> (text: [UInt8], trace: DrawingTrace)? {
    let trace = DrawingTrace(registry: registry)
    painter.trace = trace
    defer { painter.trace = nil }
    return snapshot(of: plan, &diagnostics).map { ($0, trace) }
  }

  private func run(
    _ plan: RunPlan, in environment: ScreenEnvironment, _ diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    let renderer = FrameRenderer(device: plan.device, metrics: metrics)
    environment.tableViewport = renderer.tableViewport
    for apply in plan.environmentUpdates { apply(environment) }
    let blocks = FrameBlocks(
      plan.show, palette: plan.palette, includesColors: plan.includesColors, in: environment)
    painter.scene = blocks.scene
    defer { painter.scene = nil }
    let made = Result { try make(plan) }
    guard case .success(let controller?) = made else {
      let reason: (any Error)? = if case .failure(let error) = made { error } else { nil }
      diagnostics.append(.notCreated(plan.viewController, reason, at: plan.place))
      return nil
    }
    let hostScreen = present(controller, in: environment.window)
    var text = Array(header(of: plan, controller).utf8)
    let headerLineCount = text.count { $0 == UInt8(ascii: "\n") }
    painter.trace?.headerLineCount = headerLineCount
    let recorder = FrameRecorder(
      renderer: renderer, painter: painter, blocks: blocks,
      colorLineOffset: plan.includesColors ? headerLineCount : nil)
    defer { (coloredRuns, pictures) = (recorder.coloredRuns, recorder.pictures) }
    recorder.nameOfOpenedScreen = { [registry] screen in
      screen === controller || screen === hostScreen
        ? nil : screen.nameInYAML ?? registry.name(of: type(of: screen))
    }
    let stage = Stage(environment: environment, recorder: recorder)
    stage.hostScreen = hostScreen
    var current: Step?
    var dismissal: Step?
    do throws(StepFailure) {
      try stage.runDueEvents()
      reportRemarks(from: environment, at: plan.place, &diagnostics)
      var frames = FrameCapture(plan.frames, recorder, stage)
      for (index, step) in plan.steps.enumerated() {
        current = step
        RunTracker.enter(step: index + 1)
        try step.action(stage)
        dismissal = stage.screen == nil ? dismissal ?? step : nil
        frames.stepDidFinish(step)
        reportRemarks(from: environment, at: step.node.place, &diagnostics)
      }
      current = nil
      try frames.finish()
      reportRemarks(from: environment, at: plan.place, &diagnostics)
    } catch {
      reportRemarks(from: environment, at: current?.node.place ?? plan.place, &diagnostics)
      diagnostics.append(
        .failed(current, error, at: plan.place, afterDismissalBy: dismissal))
      if !error.isLimit {
        recorder.recordFrame(of: stage.window, label: "when the step failed")
        snapshotAtFailure = text + recorder.frames
      }
      return nil
    }
    text.append(contentsOf: recorder.frames)
    return text
  }

  private func make(_ plan: RunPlan) throws -> UIViewController? {
    // The screen's own choices are in the sets only while it is made; screens that it opens later
    // get the shared ones.
    var previousChoices: [(entry: TypeSet.Entry, choice: ComponentChoice)] = []
    for (slot, choice) in plan.components {
      switch slot.timing {
      case .inSets:
        for (_, entry) in slot.standardEntries.compactMap(registry.setEntry) {
          previousChoices.append((entry, entry.get()))
          entry.set(choice)
        }
      case .beforeInit(let prepare): prepare(choice)
      case .afterInit: break
      }
    }
    defer { for (entry, choice) in previousChoices.reversed() { entry.set(choice) } }
    guard let type = plan.viewController.screenType,
      let controller = try plan.make(type)
    else { return nil }
    for setting in plan.settings { setting.apply(controller) }
    for (slot, choice) in plan.components {
      if case .afterInit(let assign) = slot.timing { assign(controller, choice) }
    }
    return controller
  }

  /// Presents a screen the way the kits' documentation does: in a navigation controller over an
  /// app's screen.
  ///
  /// - Returns: the app's screen below.
  private func present(
    _ controller: UIViewController, in window: UIWindow
  ) -> UIViewController {
    let app = HostViewController()
    app.label = DismissedScreenLabel(of: controller)
    window.rootViewController = app
    app.present(UINavigationController(rootViewController: controller), animated: true)
    return app
  }

  /// Returns the lines that show the resolved types.
  private func header(of plan: RunPlan, _ controller: UIViewController) -> String {
    var lines = ["screen: \(plan.name)"]
    if let host = controller as? SingleViewController {
      lines.append("view: \(registry.name(of: Swift.type(of: host.single)))")
    } else {
      // Swift code can return a screen of a different class than planned.
      let made: AnyClass = Swift.type(of: controller)
      let isPlanned = made == plan.viewController.type
      let typeName = isPlanned ? plan.typeName : nil
      lines.append("viewController: \(name(of: made, chosenAs: typeName))")
      let own = isPlanned ? nil : (made as? any ScreenViewController.Type)?.slots
      for slot in own ?? plan.slots {
        guard let part = slot.current(controller) else { continue }
        let type: AnyClass = type(of: part)
        let choice = plan.choice(for: slot)
        let chosen = choice.flatMap { $0.type == type ? $0.name : nil }
        lines.append("\(slot.name): \(name(of: type, chosenAs: chosen))")
      }
    }
    lines.append("theme: \(plan.theme.rawValue)")
    return lines.map { "\($0)\n" }.joined()
  }

  /// Returns the name of a type defined in YAML with its class in parentheses, or only the name of
  /// the class.
  private func name(of type: AnyClass, chosenAs chosen: String?) -> String {
    let name = registry.name(of: type)
    guard let chosen, !chosen.isEmpty, chosen != name else { return name }
    return "\(chosen) (\(name))"
  }
}

/// The app's screen below the shown one; it is visible after that one is dismissed.
private final class HostViewController: UIViewController {
  var label: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let label { view.addSubview(label) }
  }
}
