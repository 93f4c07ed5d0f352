import CRunHooks
import Synchronization

// What a run answers where an app's code asks the machine and not UIKit: `Date()` and all that
// stands on it, tasks, the main actor.

extension ScreenEnvironment {
  /// What answers on this run's thread; the run must be kept alive as long as it does.
  var hooks: run_hooks {
    run_hooks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      milliseconds: { context in ScreenEnvironment.at(context).map { Int64($0.now) } ?? 0 },
      enqueue: { context, job in
        guard let run = ScreenEnvironment.at(context), let job else { return }
        // A job is the pointer that the runtime knows it by.
        run.taskExecutor.enqueue(unsafeBitCast(job, to: UnownedJob.self))
      },
      find_main_executor: { context, words in
        guard let run = ScreenEnvironment.at(context), let words else { return }
        let executor = run.mainExecutor.asUnownedSerialExecutor()
        (words[0], words[1]) = unsafeBitCast(executor, to: (UInt, UInt).self)
      },
      thread_starts: { context in ScreenEnvironment.at(context)?.startedThreadCount += 1 })
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> ScreenEnvironment? {
    context.map { Unmanaged<ScreenEnvironment>.fromOpaque($0).takeUnretainedValue() }
  }

  /// How often code of the main actor was to go on from a thread that is not the run's; it does
  /// not.
  package var offThreadJobCount: Int { mainExecutorIfCreated?.offThreadJobCount ?? 0 }

  /// Whom code of the main actor belongs to while the run lasts.
  var mainExecutor: RunMainActorExecutor {
    if let made = mainExecutorIfCreated { return made }
    let executor = RunMainActorExecutor()
    // It is kept for good. A task knows it by its address alone, and one that waits for a thread of
    // the app's own may come back when the run is long over.
    _ = Unmanaged.passRetained(executor)
    mainExecutorIfCreated = executor
    return executor
  }
}

/// Where the jobs of one run go that are no actor's: into the run's main queue, too.
final class RunTaskExecutor: TaskExecutor {
  func enqueue(_ job: UnownedJob) {
    ScreenEnvironment.current?.mainQueue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

/// The main actor of one run: its jobs wait in the run's main queue.
final class RunMainActorExecutor: SerialExecutor {
  private let offThreadJobs = Atomic(0)

  /// How many jobs came from elsewhere.
  var offThreadJobCount: Int { offThreadJobs.load(ordering: .relaxed) }

  func enqueue(_ job: UnownedJob) {
    guard let run = ScreenEnvironment.current, run.mainExecutorIfCreated === self else {
      offThreadJobs.add(1, ordering: .relaxed)
      return
    }
    run.mainQueue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  // All code of a run is the main actor's, whether or not a task runs it.
  func checkIsolated() {
    precondition(ScreenEnvironment.current?.mainExecutorIfCreated === self, "not in this run")
  }
}
