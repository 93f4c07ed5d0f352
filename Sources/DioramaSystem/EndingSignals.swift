import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that end a command which would go on for ever: they wait until somebody waits for
/// them, so that what is being done is done whole.
package struct EndingSignals {
  // A signal comes to the process, whoever handles it.
  private static let hasArrived = Atomic<Bool>(false)
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// From now on the signals wait.
  package init() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.numbers where !Self.isIgnored(number) {
      sigaddset(&set, number)
      signal(number) { _ in EndingSignals.hasArrived.store(true, ordering: .relaxed) }
    }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Whether a signal ends nothing here, as `nohup` and a shell's `&` have it.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Sleeps until there is something to read.
  ///
  /// - Parameter file: what is read, as a file descriptor.
  /// - Returns: false when one of the signals has come.
  package func wait(for file: Int32) -> Bool {
    var none = sigset_t()
    sigemptyset(&none)
    while !Self.hasArrived.load(ordering: .relaxed) {
      var files = fd_set()
      withUnsafeMutableBytes(of: &files) { bytes in
        if file >= 0, Int(file) / 8 < bytes.count { bytes[Int(file) / 8] |= 1 << UInt8(file % 8) }
      }
      // The signals are let in while it sleeps, and only then: none is missed in between.
      if pselect(file + 1, &files, nil, nil, nil, &none) > 0 { return true }
    }
    return false
  }
}
