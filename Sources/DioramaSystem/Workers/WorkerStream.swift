import CWorker
import Glibc

/// A child process that sends its results while it works. This process can do other work. From time
/// to time it calls ``next()``, which also enforces the limits.
package final class WorkerStream {
  private let slot: UnsafeMutablePointer<worker_slot>
  private let process: pid_t
  private let pipe: Int32
  /// The memory file that captures what the child prints; -1 for none.
  private let output: Int32
  private let limits: RunTracker.Limits
  private var isOpen = true

  /// What a child did since the last poll.
  package enum Event {
    /// It still runs, and wrote these bytes, possibly none.
    case output([UInt8])
    /// It ended after it wrote these bytes. Only its results show whether its work was done.
    case end([UInt8], WorkerPool.Ending)
  }

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - limits: the limits of a screen.
  ///   - work: the work of the child, which sends bytes to this process.
  /// - Throws: ``WorkerPool/Failure`` if this process cannot fork.
  package init(
    within limits: RunTracker.Limits, _ work: (_ send: ([UInt8]) -> Void) -> Void
  ) throws(WorkerPool.Failure) {
    guard WorkerPool.isAvailable, let slot = worker_make_slots(1) else {
      throw WorkerPool.Failure(reason: .last)
    }
    var ends: [Int32] = [0, 0]
    guard worker_pipe(&ends) == 0 else {
      let failure = FileSystem.Failure.last
      worker_free_slots(slot, 1)
      throw WorkerPool.Failure(reason: failure)
    }
    let output = worker_memory_file()
    let process = worker_fork(slot, 1, output, ends[1])
    if process == 0 {
      close(ends[0])
      work { bytes in
        do throws(FileSystem.Failure) { try OpenFile.writeAll(bytes, to: ends[1]) } catch {
          worker_end(Int32(worker_reason_system))
        }
      }
      worker_end(Int32(worker_reason_none))
    }
    let failure = FileSystem.Failure.last
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      if output >= 0 { close(output) }
      worker_free_slots(slot, 1)
      throw WorkerPool.Failure(reason: failure)
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (self.slot, self.process, self.pipe) = (slot, process, ends[0])
    (self.output, self.limits) = (output, limits)
  }

  deinit { stop() }

  /// Kills the child and closes its files.
  package func stop() {
    guard isOpen else { return }
    isOpen = false
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    close(pipe)
    if output >= 0 { close(output) }
    worker_free_slots(slot, 1)
  }

  /// What the child did since the last call. Kills a child whose screen exceeds a limit.
  package func next() -> Event {
    WorkerPass.enforceLimits(limits, on: [(process, slot, output)], outsideScreens: false)
    var status: Int32 = 0
    // The order matters: the read after the end gets all that the child wrote.
    let isOver = waitpid(process, &status, WNOHANG) == process
    let results = read()
    guard isOver else { return .output(results) }
    let ending = WorkerPass.ending(slot, status, output: output)
    isOpen = false
    kill(-process, SIGKILL)
    close(pipe)
    if output >= 0 { close(output) }
    worker_free_slots(slot, 1)
    return .end(results, ending)
  }

  private func read() -> [UInt8] {
    var results: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { OpenFile.readSome(pipe, $0) }
      if count <= 0 { return results }
      results += chunk[..<count]
    }
  }
}
