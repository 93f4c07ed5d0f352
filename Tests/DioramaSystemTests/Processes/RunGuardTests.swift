import DioramaSystem
import Foundation
import Testing

/// What is looked at while runs go on; what becomes of a process that one ends, `EndedScreenTests`
/// shows.
@Suite("Guarded runs") struct RunGuardTests {
  @Test func a_thread_that_ends_leaves_nothing_behind() async {
    await #expect(processExitsWith: .success) {
      RunGuard.nameRuns(within: RunGuard.Limits(time: nil, memory: nil))
      /// Runs something on some threads, one after the other.
      func run(onThreads count: Int) {
        for _ in 0..<count {
          var thread = pthread_t()
          pthread_create(
            &thread, nil,
            { _ in
              RunGuard.begin("run")
              RunGuard.end()
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

  @Test func a_run_while_memory_runs_short_is_named_once() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      RunGuard.nameRuns(within: RunGuard.Limits(time: nil, memory: 1))
      for name in ["one", "two"] {
        RunGuard.begin(name)
        RunGuard.enter(step: 3)
        usleep(200_000)
        RunGuard.end()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said == "\nthe screen one runs while memory runs short; it is at step 3\n")
  }

  @Test func a_run_that_takes_little_and_ends_is_not_named() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      RunGuard.nameRuns(within: RunGuard.Limits(time: .seconds(20), memory: 1 << 40))
      RunGuard.begin("one")
      usleep(200_000)
      RunGuard.end()
    }
    #expect(result?.standardErrorContent == [])
  }
}

@Suite("The memory of a machine") struct MachineMemoryTests {
  @Test func is_known() throws {
    let most = try #require(CurrentProcess.mostMemory)
    #expect(most > 100_000_000)
    #expect(UInt64(most) <= ProcessInfo.processInfo.physicalMemory)
  }

  @Test func is_what_the_groups_allow_that_a_process_is_in() {
    let files = [
      "/sys/fs/cgroup/a/memory.max": "2000\n", "/sys/fs/cgroup/a/b/memory.max": "max\n",
      "/sys/fs/cgroup/memory/c/memory.limit_in_bytes": "1000\n",
      "/sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n",
      "/sys/fs/cgroup/cpu/memory.max": "3\n",
    ]
    #expect(CurrentProcess.memory(ofGroups: "0::/a/b\n") { files[$0] } == [2000])
    #expect(
      CurrentProcess.memory(ofGroups: "4:cpu:/cpu\n3:rdma,memory:/c/d\n") { files[$0] }
        == [9_223_372_036_854_771_712, 1000])
    #expect(CurrentProcess.memory(ofGroups: "0::/gone\n\nx\n") { _ in nil } == [])
  }
}
