import CWorker
import Glibc

extension WorkerPass {
  /// A child, the slot in which it announces what it runs, and the memory file that captures its
  /// output.
  typealias MonitoredChild = (
    process: pid_t, slot: UnsafeMutablePointer<worker_slot>, output: Int32
  )

  /// The child was killed because it exceeded the time limit.
  static let overTime: Int32 = 1
  /// The child was killed because the memory limit was exceeded.
  static let overMemory: Int32 = 2

  /// Enforces the limits of all children.
  func enforceLimits() {
    Self.enforceLimits(
      limits, on: children.map { ($0.process, slots + $0.job, $0.output) },
      outsideScreens: isolatesScreens)
  }

  /// Kills each child that takes too long. If this process and all children together use too much
  /// memory, it kills the largest child.
  ///
  /// - Parameter outsideScreens: whether the time limit also applies to the work that a child does
  ///   outside of screens.
  static func enforceLimits(
    _ limits: RunTracker.Limits, on children: [MonitoredChild], outsideScreens: Bool
  ) {
    if let time = limits.time {
      let limit = max(Int64(time / .milliseconds(1)), 1)
      for child in children {
        let start = worker_start(child.slot)
        let begin = start == 0 && outsideScreens ? worker_since(child.slot) : start
        guard begin != 0, worker_now() - begin > limit else { continue }
        end(child, overTime)
      }
    }
    guard let memory = limits.memory else { return }
    func sizes(_ size: (Int32) -> Int64) -> [Int64] {
      children.map { process, slot, output in
        let current = worker_current_process(slot)
        var information = stat()
        // The captured output is in memory, too.
        let printed =
          output >= 0 && fstat(output, &information) == 0 ? Int64(information.st_blocks) * 512 : 0
        return size(process) + printed
          + (current == process || current <= 0 ? 0 : size(current))
      }
    }
    // The fast sum counts shared memory once for each process. Only if it exceeds the limit, the
    // exact sum is needed.
    guard sizes(worker_resident).reduce(worker_resident(getpid()), +) > memory else { return }
    let sizes = sizes(worker_share)
    guard sizes.reduce(worker_share(getpid()), +) > memory,
      let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] })
    else { return }
    end(children[largest], overMemory)
  }

  private static func end(_ child: MonitoredChild, _ cause: Int32) {
    if child.slot.pointee.cause == 0 { child.slot.pointee.cause = cause }
    // The group includes the processes that the child started.
    kill(-child.process, SIGKILL)
    kill(child.process, SIGKILL)
  }
}
