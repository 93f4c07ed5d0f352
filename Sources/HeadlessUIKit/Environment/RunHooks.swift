import CRunHooks
import Synchronization

// What a run answers if an app's code asks the machine and not UIKit: `Date()` and everything based
// on it, tasks, the main actor.

extension ScreenEnvironment {
  /// The hooks for this run's thread; keep the run alive while they are set.
  var hooks: run_hooks {
    run_hooks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      milliseconds: { context in ScreenEnvironment.at(context).map { Int64($0.now) } ?? 0 },
      enqueue: { context, job in
        guard let run = ScreenEnvironment.at(context), let job else { return }
        // A job is the pointer by which the runtime identifies it.
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

  /// The number of times that main-actor code was to continue on a thread that is not the run's;
  /// such code does not run.
  package var offThreadJobCount: Int { mainExecutorIfCreated?.offThreadJobCount ?? 0 }

  /// The executor of main-actor code while the run lasts.
  var mainExecutor: RunMainActorExecutor {
    if let made = mainExecutorIfCreated { return made }
    let executor = RunMainActorExecutor()
    // It is never released. A task knows it by its address only, and a task that waits for one of
    // the app's own threads may come back long after the run has ended.
    _ = Unmanaged.passRetained(executor)
    mainExecutorIfCreated = executor
    return executor
  }
}

/// The executor for jobs of a run that belong to no actor: they go into the run's main queue, too.
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

  /// The number of jobs that came from outside of the run.
  var offThreadJobCount: Int { offThreadJobs.load(ordering: .relaxed) }

  func enqueue(_ job: UnownedJob) {
    guard let run = ScreenEnvironment.current, run.mainExecutorIfCreated === self else {
      offThreadJobs.add(1, ordering: .relaxed)
      return
    }
    run.mainQueue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  // All code of a run is on the main actor, whether or not a task runs it.
  func checkIsolated() {
    precondition(ScreenEnvironment.current?.mainExecutorIfCreated === self, "not in this run")
  }
}
