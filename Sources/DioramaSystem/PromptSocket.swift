#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sockets that send what is written to them at once, as the option `TCP_NODELAY` has it.
package enum PromptSocket {
  /// Has a socket keep nothing back.
  ///
  /// - Parameter descriptor: a socket's. One that does not know the option stays as it is.
  package static func keepNothingBack(_ descriptor: Int32) {
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: isOn))
    _ = setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
  }
}
