import DioramaGallery
import Foundation
import Synchronization
import Testing

/// Who may ask the server of a page, and what it answers.
@Suite("The gallery's server", .timeLimit(.minutes(10))) struct GalleryServerTests {
  /// A backend that remembers what it was asked.
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
    // Tests wait for each other; what limits do is SlowBrowserTests' matter.
    var limits = GalleryServer.Limits()
    (limits.request, limits.answer) = (.seconds(600), .seconds(600))
    server = GalleryServer(at: GalleryServer.Address(port: 0), within: limits, backend: backend)
    try await server.listen()
  }

  private var host: String { "127.0.0.1:\(server.address.port)" }
  private var token: String { server.address.token }

  /// Sends some bytes and reads what comes until the other side has enough, or until a line begins
  /// so. Nobody waits for it on a thread that the server needs.
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

  /// The status of an answer, and its last line.
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

  private static let refused = "403 open the whole address that the terminal shows, with its token"

  @Test func whoever_has_the_address_gets_the_page() async throws {
    #expect(try await ask("GET /?token=\(token)") == "200 the page")
    #expect(server.address.text == "http://\(host)/?token=\(token)")
    #expect(
      try await ask("GET /?token=\(token)", host: "localhost:\(server.address.port)")
        == "200 the page")
  }

  @Test func nobody_else_gets_anything() async throws {
    #expect(try await ask("GET /") == Self.refused)
    #expect(try await ask("GET /?token=") == Self.refused)
    #expect(try await ask("GET /?token=\(token.dropLast())") == Self.refused)
    #expect(try await ask("GET /?token=\(token)0") == Self.refused)
    #expect(try await ask("GET /?token=\(String(token.reversed()) + "x")") == Self.refused)
    #expect(try await ask("GET /data") == Self.refused)
    #expect(try await ask("GET /nothing") == Self.refused)
  }

  @Test func a_token_in_an_address_opens_no_more_than_the_page_and_its_events() async throws {
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
        == "404 there is nothing here")
  }

  @Test(arguments: ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "0.0.0.0", ""])
  func a_foreign_name_that_leads_here_is_refused(host: String) async throws {
    #expect(try await ask("GET /?token=\(token)", host: host) == Self.refused)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
  func a_foreign_page_that_posts_is_refused(origin: String) async throws {
    let body = decisions("accept")
    let answer = try await ask(
      "POST /decide", "Origin: \(origin)", "X-Diorama-Token: \(token)",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)", body: body)
    #expect(answer == Self.refused)
    #expect(backend.decided.withLock { $0 } == [])
  }

  @Test func the_own_page_decides() async throws {
    let body = decisions("accept")
    let answer = try await ask(
      "POST /decide", "Origin: http://\(host)", "X-Diorama-Token: \(token)",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)", body: body)
    #expect(answer == "200 {}")
    #expect(backend.decided.withLock { $0 } == ["accept a"])
  }

  @Test func what_is_no_decision_is_said() async throws {
    let head = "X-Diorama-Token: \(token)"
    let json = "Content-Type: application/json"
    #expect(
      try await ask("POST /decide", head, json, "Content-Length: 2", body: "{}")
        == "400 it is no file of decisions that a gallery's page has made")
    #expect(
      try await ask("POST /decide", head, "Content-Length: 2", body: "{}")
        == "415 decisions are JSON")
    let large = "413 decisions are 4194304 bytes at most, and say how many they are"
    #expect(try await ask("POST /decide", head, json, "Content-Length: 4194305") == large)
    #expect(try await ask("POST /decide", head, json, "Transfer-Encoding: chunked") == large)
    #expect(try await ask("DELETE /decide", head) == "404 there is nothing here")
    #expect(backend.decided.withLock { $0 } == [])
    // It still answers.
    #expect(try await ask("GET /?token=\(token)") == "200 the page")
  }

  @Test func no_other_page_may_frame_or_keep_what_it_answers() async throws {
    let head = try await talk(request("GET /?token=\(token)", []))
    for line in [
      "X-Frame-Options: DENY", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "X-Content-Type-Options: nosniff",
    ] {
      #expect(head.contains(line), "\(line)")
    }
  }

  @Test func who_listens_hears_of_what_is_new_and_costs_nothing_when_gone() async throws {
    let lines = try await talk(request("GET /events?token=\(token)", []), until: "data:")
    #expect(lines.filter { !$0.isEmpty }.suffix(2) == ["event: model", "data: {\"revision\": 7}"])
    // Who is gone is noticed when something is said.
    for _ in 0..<600 where server.listenerCount > 0 {
      server.broadcast(8)
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(server.listenerCount == 0)
  }

  /// The system would hold back the second part of an answer until the browser has said that it has
  /// the first, which takes 40 ms.
  @Test func what_is_written_is_sent_at_once() async throws {
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
    // The one that listens, and the one that it makes for whoever comes.
    var sockets: [Int32] = []
    for _ in 0..<600 where sockets.count < 2 {
      try await Task.sleep(for: .milliseconds(50))
      sockets = (3..<4096).filter { localPort(of: $0) == server.address.port }
    }
    #expect(sockets.count == 2)
    for socket in sockets { #expect(isPrompt(socket)) }
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

  private func isPrompt(_ socket: Int32) -> Bool {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &value, &length) == 0 && value != 0
  }

  @Test func a_port_that_is_taken_is_named() async throws {
    let other = GalleryServer(at: server.address, backend: backend)
    let failure = await #expect(throws: GalleryServer.Failure.self) {
      try await other.listen()
    }
    #expect(
      failure?.description == "the port \(server.address.port) cannot be used: "
        + "address already in use; name another with --port, or none")
  }

  @Test func what_has_ended_answers_no_more_and_leaves_its_port() async throws {
    let address = server.address
    server.end()
    // The system frees it in its own time.
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
