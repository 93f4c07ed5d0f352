import DioramaSystem
import Foundation
import Testing

/// If a screen ends a test process, the output names the screen. `EndedScreenTests` test the
/// commands.
@Suite("Named runs") struct RunTrackerTests {
  @Test func threads_that_end_free_their_memory() async {
    await #expect(processExitsWith: .success) {
      RunTracker.reportCrashedRuns()
      /// Makes runs on new threads, one after the other.
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
      /// The size of the process in pages.
      func size() throws -> Int {
        let text = String(decoding: try FileSystem.read("/proc/self/statm"), as: UTF8.self)
        return try #require(Int(text.prefix { $0 != " " }))
      }
      run(onThreads: 10)
      let before = try size()
      run(onThreads: 1000)
      // The signal stack of each thread has 16 pages.
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

  @Test func a_process_that_ends_outside_of_a_run_names_no_screen() async {
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
