import CWorker
import Glibc

extension WorkerPool {
  /// How a child ended before its work was done.
  package struct Ending: Sendable {
    /// The screen that ended the child, and how; nil if no screen was announced.
    package let run: RunTracker.EndedRun?
    /// What the child printed since the screen began; only the end of long output.
    package let output: String
    /// What happened, as text that follows "the process", such as `took too long`.
    package let reason: String

    package init(run: RunTracker.EndedRun?, output: String, reason: String) {
      (self.run, self.output, self.reason) = (run, output, reason)
    }
  }
}

extension WorkerPass {
  /// Describes how a child ended.
  ///
  /// - Parameters:
  ///   - slot: what the child announced.
  ///   - status: its status from `waitpid`.
  ///   - file: the memory file that captures what it prints; -1 for none.
  static func ending(
    _ slot: UnsafeMutablePointer<worker_slot>, _ status: Int32, output file: Int32
  ) -> WorkerPool.Ending {
    let isInOwnChild = Int(slot.pointee.reason) == Int(worker_reason_screen)
    let hasScreen = worker_start(slot) != 0 || isInOwnChild
    let status = isInOwnChild ? slot.pointee.status : status
    let signal = status & 0x7F
    // A child that died for another reason may have a cause, too: the parent tried to kill it.
    let cause = signal == SIGKILL ? slot.pointee.cause : 0
    var reason = "ended with status \((status >> 8) & 0xFF)"
    if Int(slot.pointee.reason) == Int(worker_reason_system) {
      reason = "could not return its results"
    } else if Int(slot.pointee.reason) == Int(worker_reason_start) {
      let failure = FileSystem.Failure(code: slot.pointee.error)
      reason = "could not start a process for a screen: \(failure)"
    } else if Int(slot.pointee.reason) == Int(worker_reason_thread) {
      reason = "could not continue because a thread was started in it"
    } else if cause == overTime {
      reason = "took too long"
    } else if cause == overMemory {
      reason = "took too much memory"
    } else if signal != 0 {
      reason = "was terminated by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
    let output = capturedOutput(in: file, from: slot.pointee.output_start)
    guard hasScreen else { return WorkerPool.Ending(run: nil, output: output, reason: reason) }
    let length = min(max(Int(slot.pointee.length), 0), Int(worker_name_size))
    let name = String(
      decoding: UnsafeRawBufferPointer(start: worker_current_name(slot), count: length),
      as: UTF8.self)
    // Without a signal and a running screen, the screen corrupted the pipe that returns its
    // outcome.
    let isExit = signal == 0 && worker_start(slot) != 0
    let run = RunTracker.EndedRun(
      cause == overTime
        ? .timedOut : cause == overMemory ? .exceededMemory : isExit ? .exited : .crashed,
      step: Int(worker_current_step(slot)) - 1, name: name)
    if signal == 0, !isExit { reason = "could not return what the screen shows" }
    return WorkerPool.Ending(run: run, output: output, reason: reason)
  }

  /// The maximum size of captured output that is read at a time, in bytes.
  private static let maxOutput = 1 << 16

  /// What a child printed after an offset; only the end if it is long.
  private static func capturedOutput(in file: Int32, from start: Int64) -> String {
    guard file >= 0 else { return "" }
    let size = Int64(lseek(file, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: maxOutput)
    let count = pread(
      file, &bytes, bytes.count, max(off_t(start), off_t(size) - off_t(maxOutput), 0))
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Writes the captured output of a child to the standard error of this process.
  static func forward(_ file: Int32) {
    guard file >= 0 else { return }
    var bytes = [UInt8](repeating: 0, count: maxOutput)
    var offset: off_t = 0
    while case let count = pread(file, &bytes, bytes.count, offset), count > 0 {
      try? OpenFile.writeAll(Array(bytes[..<count]), to: STDERR_FILENO)
      offset += off_t(count)
    }
  }
}
