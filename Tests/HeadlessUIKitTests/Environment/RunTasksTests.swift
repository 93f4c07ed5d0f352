import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Tasks and main actor code in a run execute on its thread, in the order of its queue.
@Suite("Tasks in a run") struct RunTasksTests {
  /// A log of the events in a test.
  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])
    var lines: [String] { entries.withLock { $0 } }
    func note(_ line: String) { entries.withLock { $0.append(line) } }
    /// Logs a name and whether the code executes inside a run.
    func noteRun(_ name: String) { note("\(name): \(ScreenEnvironment.current != nil)") }
  }

  private let log = Log()

  /// A typical view model of an app, isolated to the main actor.
  @MainActor private final class Loader {
    var names: [String] = []
    nonisolated init() {}

    func load(_ log: Log) async {
      names = await Self.fetch()
      MainActor.assertIsolated()
      log.note("loaded \(names) at \(ScreenEnvironment.current?.mainQueue.now ?? -1)")
    }

    @concurrent private nonisolated static func fetch() async -> [String] {
      try? await Task.sleep(for: .milliseconds(300))
      return ["Ada", "Bob"]
    }
  }

  private actor Counter {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func main_actor_tasks_run_in_the_order_of_the_run_queue() {
    let log = log
    inRun { environment in
      DispatchQueue.main.async { log.note("queued before") }
      Task { @MainActor in
        log.noteRun("task")
      }
      DispatchQueue.main.async { log.note("queued after") }
      log.note("at once")
      environment.settle()
    }
    #expect(log.lines == ["at once", "queued before", "task: true", "queued after"])
  }

  @Test func every_kind_of_task_runs_inside_the_run() {
    let log = log
    inRun { environment in
      Task { log.noteRun("task") }
      Task.detached { log.noteRun("detached") }
      Task {
        await MainActor.run { log.noteRun("on the main actor") }
        async let child: Void = log.noteRun("child")
        await child
        await withTaskGroup(of: Void.self) { group in group.addTask { log.noteRun("in a group") } }
        let counter = Counter()
        _ = await counter.next()
        log.noteRun("second of an actor: \(await counter.next())")
        await Task.yield()
        log.noteRun("after yielding")
      }
      environment.settle()
    }
    #expect(
      log.lines == [
        "task: true", "detached: true", "on the main actor: true", "child: true",
        "in a group: true", "second of an actor: 2: true", "after yielding: true",
      ])
  }

  @Test func a_sleeping_task_wakes_up_by_the_clock_of_the_run() {
    let log = log
    inRun { environment in
      let loader = Loader()
      Task { @MainActor in await loader.load(log) }
      environment.settle()
      log.note("nothing yet")
      #expect(environment.mainQueue.nextItemTime == 300)
      #expect(!environment.mainQueue.isIdle)
      environment.mainQueue.advanceToNextItem()
      environment.settle()
      #expect(environment.mainQueue.isIdle)
    }
    #expect(log.lines == ["nothing yet", #"loaded ["Ada", "Bob"] at 300"#])
  }

  @Test func code_in_a_run_is_isolated_to_the_main_actor() async {
    // This test runs neither on the main thread nor in a main actor task.
    let names = inRun { _ in
      MainActor.assumeIsolated {
        let loader = Loader()
        loader.names = ["Cid"]
        return loader.names
      }
    }
    #expect(names == ["Cid"])
  }

  @Test func a_canceled_sleep_ends_at_once() {
    let log = log
    inRun { environment in
      let task = Task {
        do {
          try await Task.sleep(nanoseconds: 5_000_000_000)
          log.note("slept")
        } catch {
          let now = ScreenEnvironment.current?.mainQueue.now ?? -1
          log.note("\(error is CancellationError) at \(now)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
      environment.settle()
      environment.mainQueue.advanceToNextItem()
      environment.settle()
      let early = Task {
        do { try await Task.sleep(for: .seconds(1)) } catch { log.note("cancelled before") }
      }
      early.cancel()
      environment.settle()
    }
    #expect(log.lines == ["true at 1000", "cancelled before"])
  }

  @Test(arguments: [
    (Duration.seconds(Int64.max), Int.max), (.microseconds(1), 1), (.milliseconds(20), 20),
    (.microseconds(20_001), 21),
  ])
  func odd_durations_round_up_and_never_trap(duration: Duration, time: Int) {
    inRun { environment in
      Task { try await Task.sleep(for: duration) }
      environment.settle()
      #expect(environment.mainQueue.nextItemTime == time)
    }
  }

  @Test func outside_of_a_run_a_task_sleeps_by_the_system_clock() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(5))
    #expect(ContinuousClock.now - start >= .milliseconds(5))
  }

  @Test func a_task_can_await_another_task_of_the_same_run() {
    let log = log
    inRun { environment in
      let first = Task { 3 }
      Task { log.note("\(await first.value)") }
      environment.settle()
    }
    #expect(log.lines == ["3"])
  }
}
