import Diorama
import Foundation

extension GalleryServer {
  /// The address of a page.
  package struct Address: Sendable, Equatable {
    /// The port on the loopback address.
    package var port: UInt16
    /// The token that each request must contain.
    package var token: String

    /// An address with an unguessable token; the system chooses a port if `port` is 0.
    package init(port: UInt16) {
      self.port = port
      token = (0..<4).map { _ in
        let digits = String(UInt32.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }.joined()
    }

    /// The address that the process before this one kept.
    package init?(kept: String?) {
      let words = kept?.split(separator: " ") ?? []
      guard words.count == 2, let port = UInt16(words[0]) else { return nil }
      self.port = port
      token = String(words[1])
    }

    /// The environment variable of a kept address.
    package static let variable = "DIORAMA_GALLERY"

    /// Keeps the address for a process that replaces this one, so that open pages find it again.
    package func keep() { setenv(Self.variable, "\(port) \(token)", 1) }

    /// The values of `Host` for this server; for the default port 80 the port may be omitted.
    package var hosts: [String] {
      ["127.0.0.1", "localhost"].flatMap { port == 80 ? ["\($0):80", $0] : ["\($0):\(port)"] }
    }

    /// The address of the page.
    package var text: String { page.address }

    /// The served page at the address.
    package var page: ServedPage { ServedPage(port: port, token: token) }
  }
}
