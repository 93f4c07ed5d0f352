import DioramaSystem
import Foundation
import Testing

/// The output of a test process that a screen ends names the screen. `EndedScreenTests` show what
/// commands do.
@Suite("Named runs") struct RunTrackerTests {
  @Test func a_thread_that_ends_leaves_nothing_behind() async {
    await #expect(processExitsWith: .success) {
      RunTracker.reportCrashedRuns()
      /// Runs something on some threads, one after the other.
      func run(onThreads count: Int) {
        for _ in 0..<count {
          var thread = pthread_t()
          pthread_create(
            &thread, nil,
            { _ in
              RunTracker.begin("run")
              RunTracker.end()
              return nil
            }, nil)
          pthread_join(thread, nil)
        }
      }
      /// How large the process is, in pages.
      func size() throws -> Int {
        let text = String(decoding: try FileSystem.read("/proc/self/statm"), as: UTF8.self)
        return try #require(Int(text.prefix { $0 != " " }))
      }
      run(onThreads: 10)
      let before = try size()
      run(onThreads: 1000)
      // The stacks of their handlers have 16 pages each.
      #expect(try size() < before + 4000)
    }
  }

  @Test func a_run_that_ends_its_process_is_named_with_its_step() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      RunTracker.reportCrashedRuns()
      RunTracker.begin("before")
      RunTracker.end()
      RunTracker.begin("one\u{1B}[2J")
      RunTracker.enter(step: 3)
      RunTracker.begin("part")
      RunTracker.end()
      abort()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.hasPrefix("\nthe screen one?[2J ended the process at step 3\n"), "\(output)")
  }

  @Test func a_process_that_ends_outside_of_a_run_names_none() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      RunTracker.reportCrashedRuns()
      RunTracker.begin("one")
      RunTracker.end()
      exit(3)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!output.contains("screen"), "\(output)")
  }
}
