import Diorama
import Foundation

extension GalleryServer {
  /// Where a page is found.
  package struct Address: Sendable, Equatable {
    /// The port on the loopback address.
    package var port: UInt16
    /// What each request has to say.
    package var token: String

    /// An address with a token that nobody can guess; the system chooses a port in the place of 0.
    package init(port: UInt16) {
      self.port = port
      token = (0..<4).map { _ in
        let digits = String(UInt32.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }.joined()
    }

    /// The address of the process that this one stands in the place of, as it has kept it.
    package init?(kept: String?) {
      let words = kept?.split(separator: " ") ?? []
      guard words.count == 2, let port = UInt16(words[0]) else { return nil }
      self.port = port
      token = String(words[1])
    }

    /// The variable that an address is kept in.
    package static let variable = "DIORAMA_GALLERY"

    /// Keeps the address for a process that starts in the place of this one: pages that are open
    /// find it again.
    package func keep() { setenv(Self.variable, "\(port) \(token)", 1) }

    /// What a browser calls the server in `Host`: of the port of all pages it says none.
    package var hosts: [String] {
      ["127.0.0.1", "localhost"].flatMap { port == 80 ? ["\($0):80", $0] : ["\($0):\(port)"] }
    }

    /// The address of the page.
    package var text: String { page.address }

    /// The page there.
    package var page: ServedPage { ServedPage(port: port, token: token) }
  }
}
