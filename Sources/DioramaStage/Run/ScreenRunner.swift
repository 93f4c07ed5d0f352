import DioramaKit
import DioramaSystem
import HeadlessUIKit
import YAML

/// Runs a planned screen in a closed world of its own and writes down what it shows.
///
/// A runner is used by one thread; its sheet and tools serve one screen after the other.
public final class ScreenRunner {
  private let registry: Registry
  private let metrics = ViewMetrics()
  private let painter: ViewPainter
  /// What the last screen showed when a step failed; nil when none did.
  public private(set) var shownAtFailure: [UInt8]?
  /// The failures that YAML wanted of the network and that nothing in the last run has met; none where
  /// a step failed.
  package private(set) var unmetFailures: [UnmetFailure] = []
  /// The colours of what the last screen showed, where its plan wants them.
  package private(set) var paint: [PaintedRun] = []

  /// A runner for screens of a registry's types.
  public init(registry: Registry) {
    self.registry = registry
    painter = ViewPainter(columns: 48, metrics: metrics)
  }

  /// The screen's snapshot; nil when a step failed, which was then reported.
  public func snapshot(of plan: RunPlan, _ diagnostics: inout Diagnostics) -> [UInt8]? {
    shownAtFailure = nil
    paint = []
    unmetFailures = []
    RunGuard.begin(plan.guardedName)
    defer { RunGuard.end() }
    RunGuard.enter(step: 0)
    let environment = plan.clock.environment(plan.theme.style)
    environment.measuring = metrics
    environment.mayKeepFiles = false
    if let trace = painter.trace {
      environment.textLog = trace.log
      environment[PartLog.Key.self].isKept = true
    }
    let watch = TaskWatch()
    let snapshot = watch.follow {
      environment.run { run(plan, in: environment, &diagnostics) }
    }
    reportEscapes(from: environment, plan, &diagnostics)
    if snapshot != nil {
      reportWork(watch, in: environment, plan, &diagnostics)
      unmetFailures = environment.network.unmetFailures
    }
    return snapshot
  }

  /// Says where the screen's code left the run, and with it the run's clock and order.
  private func reportEscapes(
    from environment: ScreenEnvironment, _ plan: RunPlan, _ diagnostics: inout Diagnostics
  ) {
    if environment.strayJobs > 0 {
      diagnostics.report(
        .strayTask, "a task of this screen's code was to go on from a thread that is not the run's",
        at: plan.place, severity: .warning,
        help: Diagnostic.Help(
          "what comes behind its 'await' was left out; a run waits for no thread of the app's own"))
    }
    if environment.startedThreads > 0 {
      diagnostics.report(
        .ownThread, "this screen's code starts a thread of its own, whose clock is the machine's",
        at: plan.place, severity: .warning,
        help: Diagnostic.Help("tasks and dispatch queues go by the screen's clock, and in order"))
    }
  }

  /// Says that a task has not ended: what it does afterwards is in no frame.
  private func reportWork(
    _ watch: TaskWatch, in environment: ScreenEnvironment, _ plan: RunPlan,
    _ diagnostics: inout Diagnostics
  ) {
    // A task that was to go on elsewhere has been told of.
    if environment.strayJobs > 0 { return }
    if let time = environment.sleepers.values.min() {
      let rest = time - environment.mainQueue.now
      diagnostics.report(
        .unfinishedTask,
        "a task of this screen's code still slept when the run ended, for \(rest)ms more",
        at: plan.place, severity: .warning,
        help: Diagnostic.Help(
          "what it does then is in no frame; a step 'advance: \(rest)ms' lets it wake"))
    } else if watch.seesWork {
      diagnostics.report(
        .unfinishedTask, "a task of this screen's code still waited when the run ended",
        at: plan.place, severity: .warning,
        help: Diagnostic.Help(
          "what it does after its 'await' is in no frame; what it waits for has to answer in the run, "
            + "such as on the main queue"))
    }
  }

  /// Says what the screen's code did that UIKit would log, or stop the app for: at the step that
  /// it did it in.
  private func reportRemarks(
    from environment: ScreenEnvironment, at place: Place, _ diagnostics: inout Diagnostics
  ) {
    environment.checkConstraints()
    for remark in environment.takeRemarks() {
      let code: Diagnostic.Code =
        switch remark.kind {
        case .conflictingConstraints: .conflictingConstraints
        case .looseConstraint: .looseConstraint
        case .missingNib: .missingNib
        case .absentScreen: .absentScreen
        case .missingLabel: .accessibilityLabel
        case .lowContrast: .accessibilityContrast
        case .readingOrder: .accessibilityOrder
        }
      diagnostics.report(
        code, remark.message, at: place, severity: .warning, help: Diagnostic.Help(remark.help))
    }
  }

  /// The screen's snapshot, with the views that drew its lines; nil when a step failed.
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
    environment.tableRoom = renderer.tableRoom
    for apply in plan.applications { apply(environment) }
    let blocks = FrameBlocks(
      plan.show, palette: plan.palette, isPainted: plan.isPainted, in: environment)
    painter.scene = blocks.scene
    defer { painter.scene = nil }
    guard let controller = make(plan) else {
      diagnostics.report(
        .wrongKind, "'\(plan.viewController.name)' could not be made",
        at: plan.place)
      return nil
    }
    let home = present(controller, in: environment.window)
    var text = Array(head(of: plan, controller).utf8)
    let headLines = text.count { $0 == UInt8(ascii: "\n") }
    painter.trace?.headLines = headLines
    let recorder = FrameRecorder(
      renderer: renderer, painter: painter, blocks: blocks,
      paintedBelow: plan.isPainted ? headLines : nil)
    defer { paint = recorder.paint }
    recorder.nameOfOther = { [registry] screen in
      screen === controller || screen === home ? nil : registry.name(of: type(of: screen))
    }
    let stage = Stage(environment: environment, surface: recorder)
    stage.home = home
    var current: Step?
    do throws(StepFailure) {
      try stage.runDueEvents()
      reportRemarks(from: environment, at: plan.place, &diagnostics)
      var frames = FrameTaking(plan.frames, recorder, stage)
      for (index, step) in plan.steps.enumerated() {
        current = step
        RunGuard.enter(step: index + 1)
        try step.action(stage)
        frames.follow(step)
        reportRemarks(from: environment, at: step.node.place, &diagnostics)
      }
      current = nil
      try frames.end()
      reportRemarks(from: environment, at: plan.place, &diagnostics)
    } catch {
      reportRemarks(from: environment, at: current?.node.place ?? plan.place, &diagnostics)
      let word = current.flatMap { error.word(of: $0.node) }
      // What was meant takes the place of a word, and not of a step.
      let meant = word == nil ? nil : error.meant
      diagnostics.report(
        error.isLimit ? .limit : .failedStep, error.message,
        at: word ?? current?.node.place ?? plan.place,
        help: error.help.map { Diagnostic.Help($0, replacement: meant) })
      if !error.isLimit {
        recorder.takeFrame(of: stage.window, label: "when the step failed")
        shownAtFailure = text + recorder.frames
      }
      return nil
    }
    text.append(contentsOf: recorder.frames)
    return text
  }

  private func make(_ plan: RunPlan) -> UIViewController? {
    // What a screen alone has stands in the sets while it is made; what it leads to later has what
    // all have.
    var standing: [(entry: TypeSet.Entry, choice: ComponentChoice)] = []
    for (slot, choice) in plan.components {
      switch slot.timing {
      case .inSets:
        for (_, entry) in slot.standardEntries.compactMap(registry.setEntry) {
          standing.append((entry, entry.get()))
          entry.set(choice)
        }
      case .beforeInit(let prepare): prepare(choice)
      case .afterInit: break
      }
    }
    defer { for (entry, choice) in standing.reversed() { entry.set(choice) } }
    guard let type = plan.viewController.screenType,
      let controller = plan.make(type)
    else { return nil }
    for setting in plan.settings { setting.apply(controller) }
    for (slot, choice) in plan.components {
      if case .afterInit(let assign) = slot.timing { assign(controller, choice) }
    }
    return controller
  }

  /// Shows a screen the way the kits' pages do: in a navigation controller over an app's screen.
  ///
  /// - Returns: the app's screen below.
  private func present(
    _ controller: UIViewController, in window: UIWindow
  ) -> UIViewController {
    let app = HostViewController()
    window.rootViewController = app
    app.present(UINavigationController(rootViewController: controller), animated: true)
    return app
  }

  /// The lines that say which types were resolved.
  private func head(of plan: RunPlan, _ controller: UIViewController) -> String {
    var lines = ["screen: \(plan.name)"]
    if let host = controller as? SingleViewController {
      lines.append("view: \(registry.name(of: Swift.type(of: host.single)))")
    } else {
      // A screen that Swift code built may be of another class than the code said.
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

  /// The name that YAML made up for a type, with the class that it stands for; else the class's.
  private func name(of type: AnyClass, chosenAs chosen: String?) -> String {
    let name = registry.name(of: type)
    guard let chosen, !chosen.isEmpty, chosen != name else { return name }
    return "\(chosen) (\(name))"
  }
}

/// The app's screen below the one that is shown: what is left when that one was dismissed.
private final class HostViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(DismissalNote())
  }
}
