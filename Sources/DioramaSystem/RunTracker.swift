import CRunGuard
import CWorker

/// Announces which screen a process runs, and at which step: a worker announces it to its parent,
/// see ``WorkerPool``; a test process prints it when it crashes.
package enum RunTracker {
  /// The limits of a run.
  package struct Limits: Sendable, Hashable {
    /// The longest time of a run; nil for no limit.
    package var time: Duration?
    /// The most memory of the process during runs, in bytes; nil for no limit.
    package var memory: Int?

    /// Ten seconds, and half of the available memory.
    package static var standard: Limits {
      Limits(time: .seconds(10), memory: CurrentProcess.memoryLimit.map { $0 / 2 })
    }

    /// Creates limits for a run.
    package init(time: Duration?, memory: Int?) {
      self.time = time
      self.memory = memory
    }
  }

  /// A run that ended a process.
  package struct EndedRun: Sendable, Hashable {
    /// The way in which a run ended its process.
    package enum Kind: String, Sendable {
      /// By a trap or a signal.
      case crashed
      /// By calling `exit`.
      case exited
      /// By exceeding the time limit, for which another process killed its process.
      case timedOut
      /// By exceeding the memory limit, for which its process was killed. If several processes ran,
      /// another run may be the cause.
      case exceededMemory
    }

    /// The way in which the run ended its process.
    package let kind: Kind
    /// The step that the run had reached, counted from 1; 0 before the first step, and negative
    /// before the first call of ``RunTracker/enter(step:)``.
    package let step: Int
    /// The name that the run announced.
    package let name: String

    /// Creates a run that ended its process.
    package init(_ kind: Kind, step: Int, name: String) {
      self.kind = kind
      self.step = step
      self.name = name
    }
  }

  /// Installs the report of crashes: if a run ends this process, its name is written to standard
  /// error.
  package static func reportCrashedRuns() { run_tracker_install() }

  /// Begins a run on this thread, up to ``end()``; a run that begins inside it is a part of it.
  ///
  /// - Parameter name: the value of ``EndedRun/name``; only its first 4608 bytes count in a worker,
  ///   and 512 elsewhere.
  package static func begin(_ name: String) {
    var name = name
    let isWorker = name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { worker_begin($0.baseAddress, $0.count) != 0 }
    }
    if isWorker { return }
    // The report of a crash must not contain characters that affect a terminal or a log.
    let harmful: [Unicode.GeneralCategory] = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    let shown = name.unicodeScalars.map {
      harmful.contains($0.properties.generalCategory) ? "?" : $0
    }
    var text = String(String.UnicodeScalarView(shown))
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { run_tracker_begin($0.baseAddress, $0.count) }
    }
  }

  /// Announces that the run of this thread has reached a step, counted from 1; 0 is before the
  /// first.
  package static func enter(step: Int) {
    worker_step(Int32(truncatingIfNeeded: step + 1))
    run_tracker_step(Int32(truncatingIfNeeded: step + 1))
  }

  /// Ends the run of this thread.
  package static func end() {
    worker_finish()
    run_tracker_end()
  }
}
