import CWorker
import Glibc

/// Runs items of work in child processes. If an item traps, exits, never ends or uses too much
/// memory, only that item fails.
///
/// A process with one thread forks a child for each job. A child takes the next item from a counter
/// that all children share, works on it, and writes the result to a pipe. In memory that it shares
/// with this process it announces the screen that it runs and the current step. This process
/// enforces the limits: it reads the announcements, and kills children that take too much time or
/// memory. If a child ends early, the item that it works on ended it, and a new child takes the
/// next items.
///
/// ```swift
/// let pool = WorkerPool(jobs: 2, limits: .standard)
/// try pool.run(count: files.count) { index in
///   bytes(of: files[index])  // in a child
/// } take: { index, bytes in
///   results[index] = bytes   // in this process
/// } ended: { index, ending in
///   report(index, ending)    // in this process; other children continue
/// }
/// ```
package struct WorkerPool: Sendable {
  /// How many children work at the same time.
  package let jobs: Int
  /// The limits of a screen, and of this process together with its children.
  package let limits: RunTracker.Limits
  private let isolatesScreens: Bool

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - jobs: how many children work at the same time, from 1.
  ///   - limits: the limits of a screen, and of this process together with its children.
  ///   - isolatesScreens: true if the work consists of screens that can be repeated. The output of
  ///     a child then goes to the standard error of this process after the child is done. If false,
  ///     one child runs a whole command once, and the time limit applies only to its screens.
  package init(jobs: Int, limits: RunTracker.Limits, isolatesScreens: Bool = true) {
    // A mistyped number must not start thousands of processes.
    self.jobs = min(max(jobs, 1), 254)
    self.limits = limits
    self.isolatesScreens = isolatesScreens
  }

  /// Whether this process can fork children: it has only one thread. Another thread could hold a
  /// lock that a child would wait for forever.
  package static var isAvailable: Bool { worker_thread_count() == 1 }

  /// Starting a child failed.
  package struct Failure: Error, CustomStringConvertible {
    package let reason: FileSystem.Failure
    package var description: String { "cannot start a process for the screens: \(reason)" }
  }

  /// Works on an item in a child, and returns the result.
  package typealias Work = (_ item: Int) -> [UInt8]

  /// Works on all items.
  ///
  /// - Parameters:
  ///   - count: the number of items.
  ///   - work: works on an item, in a child.
  ///   - take: receives the result of an item, in this process; in any order, at most once for each
  ///     item.
  ///   - ended: called in this process if an item ended its child; `take` is not called for the
  ///     item.
  /// - Throws: ``Failure`` if no child can be started. Results that were already taken stay valid.
  package func run(
    count: Int, work: Work, take: (Int, [UInt8]) -> Void, ended: (Int, Ending) -> Void
  ) throws(Failure) {
    if count == 0 { return }
    var pass = try WorkerPass(
      count: count, jobs: min(jobs, count), limits: limits, isolatesScreens: isolatesScreens)
    defer { pass.end() }
    while pass.hasWork {
      try pass.startChildren(work)
      pass.wait()
      for index in pass.children.indices.reversed() {
        pass.read(index, take)
        if let (item, ending) = pass.reap(index) {
          pass.finish(item)
          ended(item, ending)
        }
      }
      pass.enforceLimits()
    }
    pass.waitForEnds()
  }

  // MARK: In a child

  /// Runs `body` in a separate process if this process is a child of a pool, so that changes to
  /// memory are discarded. If the separate process fails, this process ends, too: its parent
  /// handles that.
  ///
  /// - Returns: the result of `body`.
  package static func runIsolated(_ body: () -> [UInt8]) -> [UInt8] {
    guard let slot = worker_own_slot() else { return body() }
    // Another thread of this process could hold a lock that the child would wait for.
    guard worker_thread_count() == 1 else { end(worker_reason_thread) }
    var ends: [Int32] = [0, 0]
    guard worker_pipe(&ends) == 0 else { endWithoutProcess(slot, errno) }
    var child = worker_fork(slot, 0, -1, ends[1])
    // The system has no free process at the moment; those of other screens may end soon.
    var tries = 0
    while child < 0, errno == EAGAIN, tries < 20 {
      usleep(25_000)
      child = worker_fork(slot, 0, -1, ends[1])
      tries += 1
    }
    if child == 0 {
      close(ends[0])
      let bytes = body()
      WorkerPass.send(0, bytes, to: ends[1])
      end(worker_reason_none)
    }
    let error = errno
    close(ends[1])
    guard child > 0 else { endWithoutProcess(slot, error) }
    var bytes: [UInt8] = []
    let status = ChildProcess.readAll(ends[0], until: child) { bytes += $0 }
    close(ends[0])
    var frames = WorkerFrames()
    frames.append(bytes)
    guard status == 0, case .frame(_, let result)? = frames.next() else {
      slot.pointee.status = status
      end(worker_reason_screen)
    }
    worker_end_descendants()
    worker_reclaim_slot(slot)
    return result
  }

  /// Ends this process because no other can be started; its parent continues with one job fewer.
  private static func endWithoutProcess(
    _ slot: UnsafeMutablePointer<worker_slot>, _ error: Int32
  ) -> Never {
    slot.pointee.error = error
    end(worker_reason_start)
  }

  private static func end<Reason: BinaryInteger>(_ reason: Reason) -> Never {
    worker_end(Int32(reason))
  }
}
