import Glibc
import Synchronization

/// The signals that end a command that runs indefinitely, and the one that continues it after a
/// stop.
///
/// They are blocked except during ``wait(forAny:)``, so that they do not interrupt other work.
package struct TerminationSignals {
  // A signal is sent to the process, not to one instance.
  private static let hasArrived = Atomic<Bool>(false)
  private static let hasContinued = Atomic<Bool>(false)
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Blocks the signals from now on.
  package init() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.numbers + [SIGCONT] where !Self.isIgnored(number) {
      sigaddset(&set, number)
      signal(number) { number in
        if number == SIGCONT {
          TerminationSignals.hasContinued.store(true, ordering: .relaxed)
        } else {
          TerminationSignals.hasArrived.store(true, ordering: .relaxed)
        }
      }
    }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Whether the process ignores a signal, as after `nohup` or a shell's `&`.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Sleeps until a file can be read.
  ///
  /// - Returns: the descriptors that can be read; none if the process was stopped and continues;
  ///   nil if a signal has ended the command.
  package func wait(forAny files: [Int32]) -> [Int32]? {
    var none = sigset_t()
    sigemptyset(&none)
    while !Self.hasArrived.load(ordering: .relaxed) {
      var set = fd_set()
      withUnsafeMutableBytes(of: &set) { bytes in
        for file in files where file >= 0 && Int(file) / 8 < bytes.count {
          bytes[Int(file) / 8] |= 1 << UInt8(file % 8)
        }
      }
      // The signals are unblocked only during this call, so none can be missed before it.
      let count = pselect((files.max() ?? -1) + 1, &set, nil, nil, nil, &none)
      if Self.hasContinued.exchange(false, ordering: .relaxed) { return [] }
      guard count > 0 else { continue }
      return withUnsafeBytes(of: set) { bytes in
        files.filter { file in
          file >= 0 && Int(file) / 8 < bytes.count
            && bytes[Int(file) / 8] & 1 << UInt8(file % 8) != 0
        }
      }
    }
    return nil
  }
}
