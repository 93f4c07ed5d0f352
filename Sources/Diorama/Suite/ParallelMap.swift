import Dispatch
import Synchronization

/// Maps numbers to results on several threads; the results are in order, whoever made them.
///
/// Each thread has one `worker`, made once, that serves all numbers the thread takes.
func parallelMap<Worker, Result: Sendable>(
  count: Int, jobs: Int, worker: @Sendable () -> Worker,
  _ body: @Sendable (Int, inout Worker) -> Result
) -> [Result] {
  let jobs = max(min(jobs, count), 1)
  if jobs == 1 {
    var own = worker()
    return (0..<count).map { body($0, &own) }
  }
  let next = Atomic(0)
  let parts = Mutex<[(Int, Result)]>([])
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    var own = worker()
    var mine: [(Int, Result)] = []
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { break }
      mine.append((index, body(index, &own)))
    }
    parts.withLock { $0 += mine }
  }
  return parts.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
}
