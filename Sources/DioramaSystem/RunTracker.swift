import CRunGuard
import CWorker

/// Announces which screen a process runs, and at which step: a worker to its parent, see
/// ``WorkerPool``; a test process in the output of a crash.
package enum RunTracker {
  /// What a run may take before somebody looks after it.
  package struct Limits: Sendable, Hashable {
    /// The longest that a run may take; nil for as long as it likes.
    package var time: Duration?
    /// How many bytes of memory the process may have while runs go on; nil for as many as it likes.
    package var memory: Int?

    /// Ten seconds, and half of the memory that there is.
    package static var standard: Limits {
      Limits(time: .seconds(10), memory: CurrentProcess.memoryLimit.map { $0 / 2 })
    }

    /// Limits for a run.
    package init(time: Duration?, memory: Int?) {
      self.time = time
      self.memory = memory
    }
  }

  /// A run that ended a process.
  package struct EndedRun: Sendable, Hashable {
    /// How a run ends a process.
    package enum Kind: String, Sendable {
      /// By a trap or a signal.
      case crashed
      /// By calling `exit`.
      case exited
      /// Not at all, so that somebody else had to.
      case timedOut
      /// Not at all, while the process took more memory than it may. Where several ran, it may have
      /// been another one.
      case exceededMemory
    }

    /// How it did.
    package let kind: Kind
    /// The step that it had come to, counted from 1; 0 before the first, and less while it was not
    /// yet told to ``RunTracker/enter(step:)`` one.
    package let step: Int
    /// What was said to run.
    package let name: String

    /// A run that ended its process.
    package init(_ kind: Kind, step: Int, name: String) {
      self.kind = kind
      self.step = step
      self.name = name
    }
  }

  /// From now on, if a run ends this process, its name is written to standard error.
  package static func reportCrashedRuns() { run_guard_install() }

  /// From here to ``end()`` a run of this thread is guarded; what begins inside it is a part of it.
  ///
  /// - Parameter name: what ``EndedRun/name`` will be; its first 4608 bytes count in a child, 512 elsewhere.
  package static func begin(_ name: String) {
    var name = name
    name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        guard worker_begin(name.baseAddress, name.count) == 0 else { return }
        run_guard_begin(name.baseAddress, name.count)
      }
    }
  }

  /// The run of this thread has come to a step, counted from 1; 0 is what comes before them.
  package static func enter(step: Int) {
    worker_step(Int32(truncatingIfNeeded: step + 1))
    run_guard_step(Int32(truncatingIfNeeded: step + 1))
  }

  /// The run of this thread is over.
  package static func end() {
    worker_finish()
    run_guard_end()
  }
}
