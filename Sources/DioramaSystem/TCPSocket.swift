import Glibc

/// Socket operations: sending written bytes at once, as the option `TCP_NODELAY` does, and shutting
/// down a socket while other threads wait for it.
package enum TCPSocket {
  /// Makes a socket send written bytes at once.
  ///
  /// - Parameter descriptor: the socket. If it does not support the option, it stays unchanged.
  package static func disableNagle(_ descriptor: Int32) {
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: isOn))
    _ = setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
  }

  /// Ends the input of a socket, which wakes threads that wait for it.
  package static func shutDownReading(_ descriptor: Int32) {
    _ = shutdown(descriptor, Int32(SHUT_RD))
  }

  /// Ends the input and output of a socket, which wakes threads that wait for either.
  package static func shutDown(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
}
