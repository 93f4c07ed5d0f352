import Foundation
import HeadlessUIKit
import Synchronization
import Testing
import WeatherKit
import YAML

@testable import DioramaKit
@testable import DioramaStage

/// A planned screen is created, shown, stepped through and drawn in its own environment.
@Suite("Runs of screens") struct ScreenRunnerTests {
  private static let source = Source(path: "a.yaml", bytes: Array("a: x".utf8))

  private static var oslo: City {
    var day = Day()
    (day.name, day.sky, day.degrees) = ("Monday", .snow, -5)
    var city = City()
    (city.id, city.name, city.degrees, city.days) = ("oslo", "Oslo", -3, [day])
    return city
  }

  /// A plan of a screen that is created by code.
  private func plan(
    network: NetworkConditions = NetworkConditions(), theme: Theme = .light,
    steps: String = "[]",
    make: @escaping ViewControllerInitializer.Maker = { _ in
      ForecastViewController(city: oslo)
    }
  ) throws -> RunPlan {
    let registry = try Registry(.weather)
    return RunPlan(
      name: "a", place: Place(startOf: Self.source),
      viewController: try #require(registry["ForecastViewController"]),
      slots: ForecastViewController.slots, components: [], settings: [], make: make,
      environmentUpdates: [{ $0.network.conditions = network }], device: Device(width: 30),
      theme: theme, clock: ScreenClock(), steps: try read(steps, registry))
  }

  /// The steps of a list in YAML.
  private func read(_ yaml: String, _ registry: Registry) throws -> [Step] {
    var decoding = Decoding(files: SourceFiles(root: "."))
    let source = Source(path: "a.yaml", bytes: Array("steps: \(yaml)".utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let list = try #require(documents.first?.root["steps"])
    return try list.items.map { item in
      let entry = try #require(item.entries.first { _ in true })
      let step = try #require(registry.allSteps.first { entry.key.isText($0.name) })
      return Step(
        node: item, name: step.name, action: try #require(step.decode(entry.value, &decoding)))
    }
  }

  /// The snapshot of a plan, the snapshot at a failed step, and the problems.
  private func run(_ plan: RunPlan) throws -> (
    lines: [String], failed: [String], problems: [String]
  ) {
    let runner = ScreenRunner(registry: try Registry(.weather))
    var diagnostics = Diagnostics()
    func lines(_ text: [UInt8]?) -> [String] {
      String(decoding: text ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let text = runner.snapshot(of: plan, &diagnostics)
    let problems = diagnostics.sorted.map { "\($0.code.rawValue): \($0.message)" }
    return (lines(text), lines(runner.snapshotAtFailure), problems)
  }

  @Test func a_snapshot_has_a_header_and_a_frame() throws {
    #expect(
      try run(plan(theme: .dark)).lines == [
        "screen: a",
        "viewController: ForecastViewController",
        "headerComponent: ForecastHeader",
        "listComponent: ForecastList",
        "theme: dark",
        "┌────────────────────────────┐",
        "│            Oslo            │",
        "├────────────────────────────┤",
        "│ Now in Oslo: -3 °C         │",
        "│ Monday: -5 °C, snow        │",
        "└────────────────────────────┘",
      ])
  }

  @Test func a_screen_without_snapshot_steps_is_drawn_when_it_is_idle() throws {
    let slow = NetworkConditions(latency: 86_400_000)
    #expect(try run(plan(network: slow)).lines.contains("│ Monday: -5 °C, snow        │"))
    let early = try run(plan(network: slow, steps: "[{ snapshot: early }]"))
    #expect(early.lines.contains { $0.contains("◌ loading") })
  }

  /// A screen that loads its text in a task of the main actor.
  private final class AskingViewController: UIViewController {
    private let ask: @MainActor @Sendable () async -> String

    init(_ ask: @escaping @MainActor @Sendable () async -> String) {
      self.ask = ask
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      nonisolated(unsafe) let label = UILabel()
      label.text = "asking"
      view.addSubview(label)
      Task { @MainActor [ask] in label.text = await ask() }
    }
  }

  @Test func a_main_actor_task_finishes_before_the_frame_is_drawn() throws {
    let asking = try plan { _ in
      AskingViewController {
        try? await Task.sleep(for: .seconds(90))
        return "an answer"
      }
    }
    let (lines, _, problems) = try run(asking)
    #expect(lines.contains("│ an answer                  │"), "\(lines)")
    #expect(problems == [])
  }

  @Test func a_task_that_still_sleeps_at_the_end_of_the_run_is_reported() throws {
    let asking = try plan(steps: "[{ snapshot: at once }, { advance: 30s }, { snapshot: later }]") {
      _ in
      AskingViewController {
        try? await Task.sleep(for: .seconds(90))
        return "an answer"
      }
    }
    let (lines, _, problems) = try run(asking)
    #expect(lines.count { $0.contains("asking") } == 2, "\(lines)")
    #expect(
      problems == [
        "unfinished-task: a task of this screen's code was still asleep when the run ended, "
          + "with 60000ms left"
      ])
    let patient = try plan(steps: "[{ advance: 30s }, { advance: 60000ms }, { snapshot: later }]") {
      _ in
      AskingViewController {
        try? await Task.sleep(for: .seconds(90))
        return "an answer"
      }
    }
    #expect(try run(patient).problems == [])
  }

  @Test func a_detached_task_that_still_sleeps_is_reported_too() throws {
    let asking = try plan(steps: "[{ snapshot: at once }]") { _ in
      AskingViewController {
        Task.detached { try await Task.sleep(for: .milliseconds(5)) }
        return "an answer"
      }
    }
    #expect(
      try run(asking).problems == [
        "unfinished-task: a task of this screen's code was still asleep when the run ended, "
          + "with 5ms left"
      ])
  }

  private final class TaskStorage: Sendable {
    let continuation = Mutex<CheckedContinuation<String, Never>?>(nil)
    let tasks = Mutex<[Task<Void, Never>]>([])
  }

  @Test func a_task_without_an_answer_is_reported_and_a_finished_task_is_not() throws {
    let kept = TaskStorage()
    let waiting = try plan { _ in
      AskingViewController {
        await withCheckedContinuation { continuation in
          kept.continuation.withLock { $0 = continuation }
        }
      }
    }
    #expect(
      try run(waiting).problems == [
        "unfinished-task: a task of this screen's code was still waiting when the run ended"
      ])
    kept.continuation.withLock { $0?.resume(returning: "too late") }
    // A reference to a finished task is not unfinished work.
    let answered = try plan { _ in
      AskingViewController {
        let task = Task { await Task.yield() }
        kept.tasks.withLock { $0.append(task) }
        await task.value
        return "an answer"
      }
    }
    #expect(try run(answered).problems == [])
  }

  /// Runs each job on its own thread.
  private final class OwnThread: SerialExecutor {
    let done = DispatchSemaphore(value: 0)

    func enqueue(_ job: UnownedJob) {
      Thread {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
        self.done.signal()
      }.start()
    }
  }

  private actor OtherThreadActor {
    let thread = OwnThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
    func answer() -> String { "an answer" }
  }

  @Test func a_task_that_another_thread_would_resume_is_reported_and_not_resumed() throws {
    let asking = try plan { _ in
      AskingViewController {
        let stranger = OtherThreadActor()
        DispatchQueue.main.async { stranger.thread.done.wait() }
        return await stranger.answer()
      }
    }
    let (lines, _, problems) = try run(asking)
    #expect(lines.contains("│ asking                     │"), "\(lines)")
    #expect(
      problems == [
        "stray-task: a task of this screen's code would resume on a thread other than the run's",
        "own-thread: this screen's code starts its own thread, which uses the real clock",
      ])
  }

  @Test func frames_are_drawn_in_order_below_their_labels() throws {
    let lines = try run(plan(steps: "[{ snapshot: one }, { warm: 6 }, { snapshot: two }]")).lines
    #expect(
      lines.filter { $0.hasPrefix("── ") || $0.contains("Now") } == [
        "── one ───────────────────────", "│ Now in Oslo: -3 °C         │",
        "── two ───────────────────────", "│ Now in Oslo: 3 °C          │",
      ])
  }

  @Test func a_failed_step_ends_the_run_and_is_reported_with_the_snapshot() throws {
    let (lines, failed, problems) = try run(
      plan(steps: "[{ snapshot: one }, { select: Friday }, { snapshot: two }]"))
    #expect(lines.isEmpty)
    #expect(problems == ["failed-step: no row matches 'Friday'"])
    #expect(
      failed.filter { $0.hasPrefix("── ") } == [
        "── one ───────────────────────", "── when the step failed ──────",
      ])
  }

  @Test func a_screen_that_cannot_be_created_is_reported() throws {
    #expect(
      try run(plan(make: { _ in nil })).problems
        == ["wrong-kind: cannot create 'ForecastViewController'"])
  }

  @Test func a_screen_that_is_never_idle_is_reported_and_does_not_hang() throws {
    let plan = try plan(make: { _ in
      func again() { ScreenEnvironment.current?.mainQueue.async { again() } }
      again()
      return ForecastViewController(city: Self.oslo)
    })
    #expect(
      try run(plan).problems == ["limit: the screen is still busy after 100000 events"])
  }

  @Test func runs_are_independent() throws {
    let warm = try plan(steps: "[{ warm: 9 }]")
    let plain = try plan()
    let runner = ScreenRunner(registry: try Registry(.weather))
    var diagnostics = Diagnostics()
    let first = runner.snapshot(of: plain, &diagnostics)
    #expect(runner.snapshot(of: warm, &diagnostics) != first)
    #expect(runner.snapshot(of: plain, &diagnostics) == first)
  }
}
