import DioramaGallery
import Foundation
import Synchronization
import Testing

/// Who sends slowly, without an end, or with many connections: nobody else waits for that.
@Suite("The gallery's server and slow browsers", .timeLimit(.minutes(10))) struct SlowBrowserTests {
  /// A backend that waits before it answers, where it is told to.
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

  /// A line of shell that talks on file 3 with a server, and goes on until its input ends.
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

    /// What it has printed up to now, as soon as that is something. Nobody waits for it on a thread
    /// that the server needs.
    func next() async -> String {
      let reading = output.fileHandleForReading
      let data = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: reading.availableData) }
      }
      return String(decoding: data, as: UTF8.self)
    }

    /// All that it prints until it has ended.
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

  @Test func a_head_that_does_not_end_in_time_is_told_so() async throws {
    let server = try await server(request: .milliseconds(300))
    let client = try Client("printf 'GET / HTTP/1.1\\r\\nHost: ' >&3; cat <&3", server)
    let lines = await client.rest()
    #expect(lines.first == "HTTP/1.1 408 Request Timeout")
    #expect(lines.contains("Connection: close"))
    #expect(lines.contains("the request took too long"))
  }

  @Test func who_says_nothing_hears_nothing() async throws {
    let server = try await server(request: .milliseconds(300))
    #expect(await (try Client("cat <&3; echo over", server)).rest().first == "over")
  }

  @Test(arguments: ["", "{"])
  func a_body_that_does_not_come_is_not_waited_for(beginning: String) async throws {
    let server = try await server(request: .milliseconds(300))
    let client = try Client(
      """
      printf 'POST /decide HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\nX-Diorama-Token: %s\\r\\n' "$1" "$2" >&3
      printf 'Content-Type: application/json\\r\\nContent-Length: 10\\r\\n\\r\\n\(beginning)' >&3; cat <&3
      """, server)
    #expect(await client.rest().first == "HTTP/1.1 408 Request Timeout")
  }

  /// A letter now and then is no progress.
  @Test func who_sends_letter_by_letter_has_no_more_time() async throws {
    let server = try await server(request: .milliseconds(300))
    let client = try Client(
      "(while printf x >&3; do sleep 0.02; done) & read -r line <&3; echo \"$line\"", server)
    #expect(await client.next().hasPrefix("HTTP/1.1 408 Request Timeout"))
  }

  @Test func meanwhile_others_are_answered() async throws {
    let server = try await server()
    let slow = try Client(
      "printf 'GET / HTTP/1.1\\r\\n' >&3; echo ready; while read -r -t 0.02 x; [ $? -gt 1 ]; do printf x >&3; done",
      server)
    #expect(await slow.next() == "ready\n")
    #expect(try await page(of: server) == "the page")
    slow.end()
  }

  @Test func a_head_without_an_end_is_refused_while_it_comes() async throws {
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

  @Test func many_lines_are_too_many() async throws {
    let server = try await server()
    let client = try Client(
      "(printf 'GET / HTTP/1.1\\r\\n'; seq -f 'a%g: b' 100; echo) >&3; cat <&3", server)
    #expect(await client.rest().first == "HTTP/1.1 431 Request Header Fields Too Large")
  }

  @Test(arguments: ["nonsense", "GET /", "GET http://a/ HTTP/1.1", "GET / SPDY/3"])
  func what_is_no_request_is_told_so(line: String) async throws {
    let client = try Client("printf '\(line)\\r\\n\\r\\n' >&3; cat <&3", try await server())
    #expect(await client.rest().first == "HTTP/1.1 400 Bad Request")
  }

  /// Nobody reads what is too large, to its end or not at all.
  @Test func a_body_that_is_too_large_is_refused_while_it_comes() async throws {
    let server = try await server()
    let client = try Client(
      """
      printf 'POST /decide HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\nX-Diorama-Token: %s\\r\\n' "$1" "$2" >&3
      printf 'Content-Type: application/json\\r\\nContent-Length: 4194305\\r\\n\\r\\n' >&3
      (yes >&3) & read -r line <&3; echo "$line"; wait $!; echo closed
      """, server)
    #expect(await client.rest().prefix(2) == ["HTTP/1.1 413 Content Too Large", "closed"])
  }

  @Test func idle_connections_take_nobody_s_place() async throws {
    let server = try await server()
    let idle = try Client(
      "for i in $(seq 200); do exec {file}<>/dev/tcp/127.0.0.1/$1; done; echo ready; read -r x",
      server)
    #expect(await idle.next() == "ready\n")
    #expect(try await page(of: server) == "the page")
    #expect(server.connectionCount <= GalleryServer.Limits().connections)
    idle.end()
  }

  /// The page of many screens takes a while: that is not the time of the threads that all sockets
  /// share.
  @Test func a_page_that_takes_long_holds_nobody_up() async throws {
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
