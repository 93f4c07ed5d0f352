import DioramaGallery
import Foundation
import Synchronization
import Testing

/// Clients that send slowly, endlessly or over many connections delay no other client.
@Suite("The gallery's server and slow browsers", .timeLimit(.minutes(10))) struct SlowBrowserTests {
  /// A backend that can wait before it answers.
  private final class Backend: GalleryServer.Backend {
    let isSlow = Mutex(false)
    let asked = Mutex(0)
    let leave = DispatchSemaphore(value: 0)
    let revision = 1

    func page(token: String) -> [UInt8] {
      asked.withLock { $0 += 1 }
      if isSlow.withLock({ $0 }) { leave.wait() }
      return Array("the page".utf8)
    }
    func data(since revision: Int) -> [UInt8] { [] }
    func decide(_ decisions: GalleryDecisions) -> (json: [UInt8], isDone: Bool) { ([], false) }
  }

  private let backend = Backend()

  private func server(request limit: Duration = .seconds(600)) async throws -> GalleryServer {
    var limits = GalleryServer.Limits()
    limits.request = limit
    let server = GalleryServer(at: GalleryServer.Address(port: 0), within: limits, backend: backend)
    try await server.listen()
    return server
  }

  /// A shell command that is connected to a server on file descriptor 3.
  private final class Client {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ line: String, _ server: GalleryServer) throws {
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = [
        "-c", "exec 3<>/dev/tcp/127.0.0.1/$1; \(line)", "bash", "\(server.address.port)",
        server.address.token,
      ]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    /// The output so far; waits until there is some. It blocks no thread that the server needs.
    func next() async -> String {
      let reading = output.fileHandleForReading
      let data = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: reading.availableData) }
      }
      return String(decoding: data, as: UTF8.self)
    }

    /// The lines of the remaining output.
    func rest() async -> [String] {
      var text = ""
      while true {
        let next = await next()
        if next.isEmpty { break }
        text += next
      }
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map(String.init)
    }

    func end() { try? input.fileHandleForWriting.close() }
  }

  private func page(of server: GalleryServer) async throws -> String? {
    try await Client(
      """
      printf 'GET /?token=%s HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\n\\r\\n' "$2" "$1" >&3; cat <&3
      """, server
    ).rest().last
  }

  @Test func an_unfinished_request_head_times_out_with_408() async throws {
    let server = try await server(request: .milliseconds(300))
    let client = try Client("printf 'GET / HTTP/1.1\\r\\nHost: ' >&3; cat <&3", server)
    let lines = await client.rest()
    #expect(lines.first == "HTTP/1.1 408 Request Timeout")
    #expect(lines.contains("Connection: close"))
    #expect(lines.contains("the request took too long"))
  }

  @Test func a_silent_connection_is_closed_without_an_answer() async throws {
    let server = try await server(request: .milliseconds(300))
    #expect(await (try Client("cat <&3; echo over", server)).rest().first == "over")
  }

  @Test(arguments: ["", "{"])
  func an_incomplete_request_body_times_out_with_408(beginning: String) async throws {
    let server = try await server(request: .milliseconds(300))
    let client = try Client(
      """
      printf 'POST /decide HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\nX-Diorama-Token: %s\\r\\n' "$1" "$2" >&3
      printf 'Content-Type: application/json\\r\\nContent-Length: 10\\r\\n\\r\\n\(beginning)' >&3; cat <&3
      """, server)
    #expect(await client.rest().first == "HTTP/1.1 408 Request Timeout")
  }

  /// A single byte now and then does not count as progress.
  @Test func sending_byte_by_byte_does_not_extend_the_time_limit() async throws {
    let server = try await server(request: .milliseconds(300))
    let client = try Client(
      "(while printf x >&3; do sleep 0.02; done) & read -r line <&3; echo \"$line\"", server)
    #expect(await client.next().hasPrefix("HTTP/1.1 408 Request Timeout"))
  }

  @Test func other_requests_are_answered_during_a_slow_one() async throws {
    let server = try await server()
    let slow = try Client(
      "printf 'GET / HTTP/1.1\\r\\n' >&3; echo ready; while read -r -t 0.02 x; [ $? -gt 1 ]; do printf x >&3; done",
      server)
    #expect(await slow.next() == "ready\n")
    #expect(try await page(of: server) == "the page")
    slow.end()
  }

  @Test func an_endless_request_head_is_rejected_with_431() async throws {
    let server = try await server()
    for endless in ["yes 'a: b'", "yes aaaa | tr -d '\\n'"] {
      let client = try Client(
        "printf 'GET / HTTP/1.1\\r\\n' >&3; (\(endless) >&3) & read -r line <&3; echo \"$line\"",
        server)
      #expect(
        await client.next().hasPrefix("HTTP/1.1 431 Request Header Fields Too Large"),
        "\(endless)")
    }
    #expect(try await page(of: server) == "the page")
  }

  @Test func a_request_with_100_header_lines_is_rejected_with_431() async throws {
    let server = try await server()
    let client = try Client(
      "(printf 'GET / HTTP/1.1\\r\\n'; seq -f 'a%g: b' 100; echo) >&3; cat <&3", server)
    #expect(await client.rest().first == "HTTP/1.1 431 Request Header Fields Too Large")
  }

  @Test(arguments: ["nonsense", "GET /", "GET http://a/ HTTP/1.1", "GET / SPDY/3"])
  func an_invalid_request_line_is_rejected_with_400(line: String) async throws {
    let client = try Client("printf '\(line)\\r\\n\\r\\n' >&3; cat <&3", try await server())
    #expect(await client.rest().first == "HTTP/1.1 400 Bad Request")
  }

  /// The server does not read a body that is too large.
  @Test func a_request_body_over_the_limit_is_rejected_with_413() async throws {
    let server = try await server()
    let client = try Client(
      """
      printf 'POST /decide HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\nX-Diorama-Token: %s\\r\\n' "$1" "$2" >&3
      printf 'Content-Type: application/json\\r\\nContent-Length: 4194305\\r\\n\\r\\n' >&3
      (yes >&3) & read -r line <&3; echo "$line"; wait $!; echo closed
      """, server)
    #expect(await client.rest().prefix(2) == ["HTTP/1.1 413 Content Too Large", "closed"])
  }

  @Test func idle_connections_do_not_block_new_requests() async throws {
    let server = try await server()
    let idle = try Client(
      "for i in $(seq 200); do exec {file}<>/dev/tcp/127.0.0.1/$1; done; echo ready; read -r x",
      server)
    #expect(await idle.next() == "ready\n")
    #expect(try await page(of: server) == "the page")
    #expect(server.connectionCount <= GalleryServer.Limits().connections)
    idle.end()
  }

  /// A page of many screens takes a while. It is not built on the threads that all sockets share.
  @Test func a_slow_page_does_not_delay_other_requests() async throws {
    let server = try await server()
    backend.isSlow.withLock { $0 = true }
    let waiting = (0..<16).map { _ in Task { try await page(of: server) } }
    while backend.asked.withLock({ $0 }) == 0 { await Task.yield() }
    let other = try Client(
      "printf 'GET / HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\n\\r\\n' \"$1\" >&3; cat <&3", server)
    #expect(await other.rest().first == "HTTP/1.1 403 Forbidden")
    for _ in waiting { backend.leave.signal() }
    for one in waiting { #expect(try await one.value == "the page") }
  }
}
