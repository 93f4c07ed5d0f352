import DioramaGallery
import Foundation
import Synchronization
import Testing

/// Access to the gallery's server, and its answers.
@Suite("The gallery's server", .timeLimit(.minutes(10))) struct GalleryServerTests {
  /// A backend that records the decisions that it gets.
  private final class Backend: GalleryServer.Backend {
    let decided = Mutex<[String]>([])
    let revision = 7

    func page(token: String) -> [UInt8] { Array("the page".utf8) }
    func data(since revision: Int) -> [UInt8] { Array("{\"since\": \(revision)}".utf8) }
    func decide(_ decisions: GalleryDecisions) -> (json: [UInt8], isDone: Bool) {
      let words = decisions.decisions.map { "\($0.decision) \($0.screen)" }
      decided.withLock { $0 += words }
      return (Array("{}".utf8), !words.isEmpty)
    }
  }

  private let backend = Backend()
  private let server: GalleryServer

  init() async throws {
    // Tests run in parallel and may be slow; SlowBrowserTests tests the limits.
    var limits = GalleryServer.Limits()
    (limits.request, limits.answer) = (.seconds(600), .seconds(600))
    server = GalleryServer(at: GalleryServer.Address(port: 0), within: limits, backend: backend)
    try await server.listen()
  }

  private var host: String { "127.0.0.1:\(server.address.port)" }
  private var token: String { server.address.token }

  /// Sends bytes and returns the lines of the answer, up to its end or to a line with the prefix
  /// `end`. It blocks no thread that the server needs.
  private func talk(_ bytes: String, until end: String = "") async throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      exec 3<>/dev/tcp/127.0.0.1/$1; printf '%s' "$3" >&3
      while IFS= read -r -t 300 line <&3 || [ -n "$line" ]; do
        echo "$line"; [ -n "$2" ] && [[ $line == "$2"* ]] && break; line=
      done
      """, "bash", "\(server.address.port)", end, bytes,
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let reading = output.fileHandleForReading
    try process.run()
    let data = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: reading.readDataToEndOfFile()) }
    }
    // A carriage return and a newline are one character.
    return String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private func request(
    _ line: String, host: String? = nil, _ headers: [String], _ body: String = ""
  ) -> String {
    let lines = ["\(line) HTTP/1.1", "Host: \(host ?? self.host)", "Connection: close"] + headers
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  /// The status and the last line of an answer.
  private func ask(
    _ line: String, host: String? = nil, _ headers: String..., body: String = ""
  ) async throws -> String {
    let lines = try await talk(request(line, host: host, headers, body))
    let status = lines.first?.split(separator: " ").dropFirst().first ?? "nothing"
    return "\(status) \(lines.last { !$0.isEmpty } ?? "")"
  }

  private func decisions(_ choice: String) -> String {
    "{\"format\": \"diorama-decisions\", \"version\": 1, \"project\": \"p\", \"decisions\": "
      + "[{\"screen\": \"a\", \"decision\": \"\(choice)\", \"digest\": \"0\"}]}"
  }

  private static let refused =
    "403 wrong host, origin or token; open the full address that the terminal shows"

  @Test func the_address_with_its_token_returns_the_page() async throws {
    #expect(try await ask("GET /?token=\(token)") == "200 the page")
    #expect(server.address.text == "http://\(host)/?token=\(token)")
    #expect(
      try await ask("GET /?token=\(token)", host: "localhost:\(server.address.port)")
        == "200 the page")
  }

  @Test func requests_without_the_exact_token_are_refused() async throws {
    #expect(try await ask("GET /") == Self.refused)
    #expect(try await ask("GET /?token=") == Self.refused)
    #expect(try await ask("GET /?token=\(token.dropLast())") == Self.refused)
    #expect(try await ask("GET /?token=\(token)0") == Self.refused)
    #expect(try await ask("GET /?token=\(String(token.reversed()) + "x")") == Self.refused)
    #expect(try await ask("GET /data") == Self.refused)
    #expect(try await ask("GET /nothing") == Self.refused)
  }

  @Test func data_and_decide_require_the_token_as_a_header() async throws {
    #expect(try await ask("GET /data?token=\(token)") == Self.refused)
    #expect(try await ask("GET /data?since=4", "X-Diorama-Token: \(token)") == "200 {\"since\": 4}")
    #expect(try await ask("GET /data", "X-Diorama-Token: \(token)") == "200 {\"since\": -1}")
    #expect(
      try await ask("GET /data?since=x", "X-Diorama-Token: \(token)") == "200 {\"since\": -1}")
    let post = try await ask(
      "POST /decide?token=\(token)", "Content-Type: application/json", "Content-Length: 0")
    #expect(post == Self.refused)
    #expect(
      try await ask("GET /../etc/passwd", "X-Diorama-Token: \(token)")
        == "404 page not found")
  }

  @Test(arguments: ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "0.0.0.0", ""])
  func a_request_with_a_foreign_host_is_refused(host: String) async throws {
    #expect(try await ask("GET /?token=\(token)", host: host) == Self.refused)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
  func a_post_from_a_foreign_origin_is_refused(origin: String) async throws {
    let body = decisions("accept")
    let answer = try await ask(
      "POST /decide", "Origin: \(origin)", "X-Diorama-Token: \(token)",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)", body: body)
    #expect(answer == Self.refused)
    #expect(backend.decided.withLock { $0 } == [])
  }

  @Test func a_decision_from_the_server_s_own_origin_is_accepted() async throws {
    let body = decisions("accept")
    let answer = try await ask(
      "POST /decide", "Origin: http://\(host)", "X-Diorama-Token: \(token)",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)", body: body)
    #expect(answer == "200 {}")
    #expect(backend.decided.withLock { $0 } == ["accept a"])
  }

  @Test func an_invalid_decision_is_rejected() async throws {
    let head = "X-Diorama-Token: \(token)"
    let json = "Content-Type: application/json"
    #expect(
      try await ask("POST /decide", head, json, "Content-Length: 2", body: "{}")
        == "400 not a decisions file of a gallery page")
    #expect(
      try await ask("POST /decide", head, "Content-Length: 2", body: "{}")
        == "415 expected the content type application/json")
    let large = "413 expected a Content-Length of at most 4194304 bytes"
    #expect(try await ask("POST /decide", head, json, "Content-Length: 4194305") == large)
    #expect(try await ask("POST /decide", head, json, "Transfer-Encoding: chunked") == large)
    #expect(try await ask("DELETE /decide", head) == "404 page not found")
    #expect(backend.decided.withLock { $0 } == [])
    // The server still answers.
    #expect(try await ask("GET /?token=\(token)") == "200 the page")
  }

  @Test func answers_have_headers_against_framing_caching_and_sniffing() async throws {
    let head = try await talk(request("GET /?token=\(token)", []))
    for line in [
      "X-Frame-Options: DENY", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "X-Content-Type-Options: nosniff",
    ] {
      #expect(head.contains(line), "\(line)")
    }
  }

  @Test func a_listener_gets_the_revision_and_is_removed_after_it_disconnects() async throws {
    let lines = try await talk(request("GET /events?token=\(token)", []), until: "data:")
    #expect(lines.filter { !$0.isEmpty }.suffix(2) == ["event: model", "data: {\"revision\": 7}"])
    // The server notices a disconnected listener when it sends something.
    for _ in 0..<600 where server.listenerCount > 0 {
      server.broadcast(8)
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(server.listenerCount == 0)
  }

  /// Otherwise the system would delay the second part of an answer until the browser acknowledges
  /// the first, which takes 40 ms.
  @Test func the_server_sets_TCP_NODELAY_on_its_sockets() async throws {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.address.port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    // The listening socket, and the one of the accepted connection.
    var sockets: [Int32] = []
    for _ in 0..<600 where sockets.count < 2 {
      try await Task.sleep(for: .milliseconds(50))
      sockets = (3..<4096).filter { localPort(of: $0) == server.address.port }
    }
    #expect(sockets.count == 2)
    for socket in sockets { #expect(hasNoDelay(socket)) }
  }

  private func localPort(of socket: Int32) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) == 0 }
    }
    guard isKnown, Int32(address.sin_family) == AF_INET else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }

  private func hasNoDelay(_ socket: Int32) -> Bool {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &value, &length) == 0 && value != 0
  }

  @Test func a_port_in_use_is_reported_by_its_number() async throws {
    let other = GalleryServer(at: server.address, backend: backend)
    let failure = await #expect(throws: GalleryServer.Failure.self) {
      try await other.listen()
    }
    #expect(
      failure?.description == "port \(server.address.port) cannot be used: "
        + "address already in use; choose another --port, or omit it")
  }

  @Test func a_server_that_has_ended_frees_its_port() async throws {
    let address = server.address
    server.end()
    // The system may free the port with a delay.
    for round in 0..<600 {
      let other = GalleryServer(at: address, backend: backend)
      do {
        try await other.listen()
        #expect(other.address == address)
        return other.end()
      } catch {
        if round == 599 { throw error }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}
