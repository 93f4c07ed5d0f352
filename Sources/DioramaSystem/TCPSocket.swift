#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is asked of sockets: that they send at once what is written to them, as the option `TCP_NODELAY`
/// has it, and that they end, whoever waits for them.
package enum TCPSocket {
  /// Has a socket keep nothing back.
  ///
  /// - Parameter descriptor: a socket's. One that does not know the option stays as it is.
  package static func disableNagle(_ descriptor: Int32) {
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: isOn))
    _ = setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
  }

  /// Has nothing more come from a socket: whoever waits for that goes on.
  ///
  /// - Parameter descriptor: a socket's.
  package static func shutDownReading(_ descriptor: Int32) {
    _ = shutdown(descriptor, Int32(SHUT_RD))
  }

  /// Has nothing more come from a socket or go to it: whoever waits for either goes on.
  ///
  /// - Parameter descriptor: a socket's.
  package static func shutDown(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
}
