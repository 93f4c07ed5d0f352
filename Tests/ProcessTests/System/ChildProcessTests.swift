import DioramaSystem
import Dispatch
import Foundation
import Testing

@Suite("Child processes") struct ChildProcessTests {
  private func shell(_ script: String, _ environment: [String] = []) -> ChildProcess {
    ChildProcess(
      program: "/bin/sh", arguments: ["-c", script, "shell", "an argument"],
      environment: environment)
  }

  @Test func a_process_has_its_arguments_and_only_its_own_variables() throws {
    let run = try #require(shell("echo \"$1, $NAME, ${HOME-no home}\"", ["NAME=a value"]).run())
    #expect(String(decoding: run.output, as: UTF8.self) == "an argument, a value, no home\n")
    #expect(run.status == 0)
  }

  @Test func more_output_than_a_pipe_holds_is_read_whole() throws {
    let run = try #require(
      shell("i=0; while [ $i -lt 20000 ]; do echo 123456789; i=$((i+1)); done").run())
    #expect(run.output.count == 200_000)
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("exit 255", 255), ("kill -9 $$", -1)])
  func the_status_shows_how_a_process_ended(script: String, status: Int32) throws {
    #expect(try #require(shell(script).run()).status == status)
  }

  @Test func a_process_that_cannot_be_started_returns_nil() {
    let child = ChildProcess(program: "/nowhere", arguments: [], environment: [])
    #expect(child.run() == nil)
  }

  /// Reads the blocked and ignored signals from `SigBlk` and `SigIgn` of the child.
  @Test func a_child_starts_with_no_blocked_and_no_ignored_signals() async throws {
    let script = "grep -E '^Sig(Blk|Ign)' /proc/self/status"
    // A worker thread of Dispatch blocks signals, and an ignored one is inherited, too.
    let output = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var blocked = sigset_t()
        sigfillset(&blocked)
        var before = sigset_t()
        pthread_sigmask(SIG_SETMASK, &blocked, &before)
        let action = signal(SIGUSR2, SIG_IGN)
        let run = ChildProcess(
          program: "/bin/sh", arguments: ["-c", script], environment: ["PATH=/usr/bin:/bin"]
        ).run()
        signal(SIGUSR2, action)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        continuation.resume(returning: run?.output ?? [])
      }
    }
    let masks = String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
      // The C library reserves signals 32 and 33.
      UInt64(line.suffix(16), radix: 16).map { $0 & ~0x1_8000_0000 }
    }
    #expect(masks == [0, 0])
  }

  /// Runs in a process of its own, since other tests open files meanwhile.
  @Test func no_descriptor_stays_open() async {
    await #expect(processExitsWith: .success) {
      func openFiles() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      }
      func run(_ program: String) {
        _ = ChildProcess(program: program, arguments: ["-c", "exit 0"], environment: []).run()
      }
      run("/bin/sh")
      let before = try openFiles()
      for _ in 1...10 {
        run("/bin/sh")
        run("/nowhere")
      }
      #expect(try openFiles() == before)
    }
  }
}
