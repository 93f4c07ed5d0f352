import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that end a command which would go on for ever: they wait until somebody waits for
/// them, so that what is being done is done whole.
package struct TerminationSignals {
  // A signal comes to the process, whoever handles it.
  private static let hasArrived = Atomic<Bool>(false)
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// From now on the signals wait.
  package init() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.numbers where !Self.isIgnored(number) {
      sigaddset(&set, number)
      signal(number) { _ in TerminationSignals.hasArrived.store(true, ordering: .relaxed) }
    }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Whether a signal ends nothing here, as `nohup` and a shell's `&` have it.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Sleeps until there is something to read.
  ///
  /// - Parameter files: what is read, as file descriptors.
  /// - Returns: those of which something can be read; nil when one of the signals has come.
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
      // The signals are let in while it sleeps, and only then: none is missed in between.
      guard pselect((files.max() ?? -1) + 1, &set, nil, nil, nil, &none) > 0 else { continue }
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
