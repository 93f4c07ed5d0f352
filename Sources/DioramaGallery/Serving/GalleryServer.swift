import Diorama
import DioramaSystem
import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Serves a gallery to browsers of this machine, and to nobody else.
///
/// It listens on the loopback address. Each request has to say the token, which only the page's
/// address has; its `Host` has to be the server's own, so that no foreign page's name leads here,
/// and its `Origin`, where it says one, too.
package final class GalleryServer: Sendable {
  /// What a server shows, and what decides.
  package protocol Desk: Sendable {
    /// How often something else was shown, from a number of its own on.
    var revision: Int { get }
    /// The page as it is now; its data say the token.
    func page(token: String) throws -> [UInt8]
    /// The data of the screens that have changed since a revision; of all where that is none of its
    /// own.
    func data(since revision: Int) throws -> [UInt8]
    /// Carries decisions out.
    ///
    /// - Returns: the answer as JSON, and whether any was carried out.
    func decide(_ decisions: GalleryDecisions) throws -> (json: [UInt8], isDone: Bool)
  }

  /// Why a server cannot listen.
  package struct Refusal: Error, CustomStringConvertible {
    /// The reason, as a sentence without its end.
    package let description: String
  }

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

    /// The address of the page.
    package var text: String { page.address }

    /// The page there.
    package var page: ServedPage { ServedPage(port: port, token: token) }
  }

  private struct State {
    var address: Address
    var failure: Refusal?
    var running: Task<Void, Never>?
    var listeners: [UUID: AsyncStream<Int>.Continuation] = [:]
  }

  private let desk: any Desk
  private let server: HTTPServer
  private let state: Mutex<State>
  private let ended = DispatchSemaphore(value: 0)

  /// How large what is posted may be: 4 MiB, which is ten thousands of decisions.
  private static let mostBytes = 4 << 20
  /// How often a browser that hears nothing is told that somebody is there; one that is gone is
  /// noticed by it.
  private static let heartbeat = Duration.seconds(5)

  /// A server that does not listen yet.
  ///
  /// - Parameters:
  ///   - address: where it listens, and for what token.
  ///   - desk: what it shows.
  package init(at address: Address, desk: any Desk) {
    self.desk = desk
    state = Mutex(State(address: address))
    server = HTTPServer(
      config: HTTPServer.Configuration(
        address: sockaddr_in.ownMachine(port: address.port),
        pool: PromptPool(HTTPServer.defaultPool()), logger: .disabled))
  }

  /// Where the page is found, once it listens.
  package var address: Address { state.withLock { $0.address } }

  /// Begins to listen, and waits for it. Not for tasks: the server may need the thread.
  ///
  /// - Throws: ``Refusal`` where it cannot, such as for a port that is taken.
  package func start() throws(Refusal) {
    let ready = DispatchSemaphore(value: 0)
    Task(priority: .high) {
      // What was wrong is in the state.
      try? await listen()
      ready.signal()
    }
    ready.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Begins to listen.
  ///
  /// - Throws: ``Refusal`` where it cannot, such as for a port that is taken.
  package func listen() async throws(Refusal) {
    await server.appendRoute("*") { [weak self] request in
      guard let self else { return HTTPResponse(statusCode: .serviceUnavailable) }
      return await answer(request)
    }
    // Somebody waits for each answer.
    let running = Task(priority: .high) {
      async let beating: Void = beat()
      do {
        try await server.run()
      } catch {
        state.withLock { $0.failure = $0.failure ?? Self.refusal(error, port: $0.address.port) }
      }
      for listener in state.withLock({ Array($0.listeners.values) }) { listener.finish() }
      ended.signal()
      await beating
    }
    state.withLock { $0.running = running }
    while state.withLock({ $0.failure == nil }) {
      guard (try? await server.waitUntilListening(timeout: 0.2)) != nil else { continue }
      if case .ip4(_, let port) = await server.listeningAddress {
        state.withLock { $0.address.port = port }
        return
      }
    }
    running.cancel()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Ends it, and waits a moment for it; browsers see that nobody answers any more.
  package func stop() {
    end()
    _ = ended.wait(timeout: .now() + 1)
  }

  /// Ends it.
  package func end() {
    state.withLock { state in
      // What fails from now on is no news.
      state.failure = state.failure ?? Refusal(description: "it has ended")
      return state.running
    }?.cancel()
  }

  /// Tells all browsers which revision there is now.
  package func tell(_ revision: Int) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(revision) }
  }

  private func beat() async {
    while (try? await Task.sleep(for: Self.heartbeat)) != nil { tell(EventBytes.nothingNew) }
  }

  private static func refusal(_ error: any Error, port: UInt16) -> Refusal {
    var reason = "\(error)"
    if case .failed(_, _, let message) = error as? SocketError { reason = message.lowercased() }
    return Refusal(
      description: "the port \(port) cannot be used: \(reason); name another with --port, or none")
  }

  // MARK: Answers

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard isOwn(request) else {
      return Self.refusal(
        .forbidden, "open the whole address that the terminal shows, with its token")
    }
    do {
      switch (request.method, request.path) {
      case (.GET, "/"):
        return Self.response("text/html; charset=utf-8", try desk.page(token: address.token))
      case (.GET, "/data"):
        let since = request.query.first { $0.name == "since" }.flatMap { Int($0.value) }
        return Self.response("application/json", try desk.data(since: since ?? -1))
      case (.GET, "/events"): return events()
      case (.POST, "/decide"): return try await decide(request)
      default: return Self.refusal(.notFound, "there is nothing here")
      }
    } catch {
      return Self.refusal(.internalServerError, "\(error)")
    }
  }

  /// Whether a request is one of the server's own page.
  private func isOwn(_ request: HTTPRequest) -> Bool {
    let address = address
    let hosts = ["127.0.0.1:\(address.port)", "localhost:\(address.port)"]
    guard let host = request.headers[.host], hosts.contains(host) else { return false }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" {
      return false
    }
    // A page's address and an EventSource can say it in no header.
    let isInQuery = request.method == .GET && ["/", "/events"].contains(request.path)
    let said =
      request.headers[HTTPHeader("X-Diorama-Token")]
      ?? (isInQuery ? request.query.first { $0.name == "token" }?.value : nil)
    return Self.isSame(said ?? "", address.token)
  }

  /// Compares as long for a wrong token as for the right one.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func decide(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.headers[.contentType]?.hasPrefix("application/json") == true else {
      return Self.refusal(.unsupportedMediaType, "decisions are JSON")
    }
    guard let count = request.bodySequence.count, count <= Self.mostBytes else {
      var answer = Self.refusal(
        .payloadTooLarge, "decisions are \(Self.mostBytes) bytes at most, and say how many they are"
      )
      answer.headers[.connection] = "close"
      return answer
    }
    let body = [UInt8](try await request.bodyData)
    let decisions: GalleryDecisions
    do throws(GalleryDecisions.Nonsense) {
      decisions = try GalleryDecisions(json: body)
    } catch {
      return Self.refusal(.badRequest, error.description)
    }
    let (json, isDone) = try desk.decide(decisions)
    tell(desk.revision)
    return Self.response("application/json", json, isDone ? .ok : .conflict)
  }

  private func events() -> HTTPResponse {
    let id = UUID()
    // Who is slow needs only the newest.
    let (stream, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    state.withLock { $0.listeners[id] = continuation }
    // Who comes back learns what it has missed.
    continuation.yield(desk.revision)
    return HTTPResponse(
      statusCode: .ok, headers: Self.headers("text/event-stream"),
      body: HTTPBodySequence(from: EventBytes(stream: stream)))
  }

  /// How many browsers are listened for.
  package var listenerCount: Int { state.withLock { $0.listeners.count } }

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("X-Frame-Options"): "DENY",
    ]
  }

  private static func response(
    _ type: String, _ bytes: [UInt8], _ status: HTTPStatusCode = .ok
  ) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers(type), body: Data(bytes))
  }

  private static func refusal(_ status: HTTPStatusCode, _ words: String) -> HTTPResponse {
    response("text/plain; charset=utf-8", Array("\(words)\n".utf8), status)
  }
}

extension SocketAddress where Self == sockaddr_in {
  /// This machine, for itself alone.
  fileprivate static func ownMachine(port: UInt16) -> Self {
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}

/// Server-sent events: a revision each.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  /// What only says that somebody is there.
  static let nothingNew = -1
  let stream: AsyncStream<Int>

  func makeAsyncIterator() -> Iterator { Iterator(revisions: stream.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var revisions: AsyncStream<Int>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(revisions: AsyncStream<Int>.Iterator) { self.revisions = revisions }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = try await nextBuffer(suggested: 1)?[...] ?? [] }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let revision = await revisions.next() else { return nil }
      return Array(
        (revision == EventBytes.nothingNew
          ? ": still here\n\n" : "event: model\ndata: {\"revision\": \(revision)}\n\n").utf8)
    }
  }
}
