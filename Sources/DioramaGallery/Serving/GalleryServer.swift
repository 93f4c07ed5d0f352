import Diorama
import DioramaSystem
import Dispatch
import FlyingSocks
import Foundation
import Synchronization

/// Serves a gallery to browsers on this machine only.
///
/// The server listens on the loopback address. Each request must contain the token, which only the
/// page's address has. Its `Host`, and its `Origin` if it has one, must be the server's own, so
/// that the page of another site cannot use it. Slow clients and clients with many connections
/// block no others: each request has a time and a size limit, and if too many connections wait, the
/// oldest is closed.
package final class GalleryServer: Sendable {
  /// The source of the server's data, which also carries out decisions.
  package protocol Backend: Sendable {
    /// The number of the current revision; it grows with each change.
    var revision: Int { get }
    /// Returns the page as it is now; its data contain the token.
    func page(token: String) throws -> [UInt8]
    /// Returns the data of the screens that changed since a revision, or of all screens if the
    /// revision is not one of this backend.
    func data(since revision: Int) throws -> [UInt8]
    /// Carries out decisions.
    ///
    /// - Returns: the answer as JSON, and whether any decision was carried out.
    func decide(_ decisions: GalleryDecisions) throws -> (json: [UInt8], isDone: Bool)
  }

  /// The error if a server cannot listen.
  package struct Failure: Error, CustomStringConvertible {
    /// The reason, as a sentence without a full stop.
    package let description: String
  }

  /// The limits for clients.
  package struct Limits: Sendable {
    /// The time limit for receiving a whole request.
    package var request = Duration.seconds(10)
    /// The time limit for the browser to read a piece of an answer.
    package var answer = Duration.seconds(30)
    /// The maximum number of simultaneous connections.
    package var connections = 128

    /// Limits that browsers never reach.
    package init() {}
  }

  private struct State {
    var address: Address
    var failure: Failure?
    var running: Task<Void, Never>?
    var listeners: [UUID: AsyncStream<Int>.Continuation] = [:]
    /// The open connections, the oldest first.
    var connections: [PageConnection] = []
  }

  private let backend: any Backend
  private let limits: Limits
  private let state: Mutex<State>
  private let ended = DispatchSemaphore(value: 0)
  /// The queue of the backend, which keeps the few threads that sockets need free.
  private let backendQueue = DispatchQueue(label: "diorama.gallery.backend", qos: .userInitiated)

  /// The size limit of a posted body: 4 MiB, enough for tens of thousands of decisions.
  private static let maxBytes = 4 << 20
  /// The interval of heartbeats to browsers; sending one detects a browser that is gone.
  private static let heartbeat = Duration.seconds(5)

  /// A server that does not listen yet.
  package init(at address: Address, within limits: Limits = Limits(), backend: any Backend) {
    self.backend = backend
    self.limits = limits
    state = Mutex(State(address: address))
  }

  /// The page's address, valid once the server listens.
  package var address: Address { state.withLock { $0.address } }

  /// Starts to listen, and blocks until it does. Do not call it in a task: the server may need the
  /// thread.
  ///
  /// - Throws: ``Failure`` if it cannot listen, for example if the port is in use.
  package func start() throws(Failure) {
    let ready = DispatchSemaphore(value: 0)
    Task(priority: .high) {
      // A failure is stored in the state.
      try? await listen()
      ready.signal()
    }
    ready.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Starts to listen.
  ///
  /// - Throws: ``Failure`` if it cannot listen, for example if the port is in use.
  package func listen() async throws(Failure) {
    let port = address.port
    let pool = SocketPool.make()
    let listener: AsyncSocket
    do {
      try await pool.prepare()
      listener = try AsyncSocket(socket: Self.socket(listeningAt: port), pool: pool)
      guard case .ip4(_, let port) = try listener.socket.sockname() else {
        throw SocketError.unsupportedAddress
      }
      state.withLock { $0.address.port = port }
    } catch {
      let failure = Failure.port(port, error)
      state.withLock { $0.failure = failure }
      throw failure
    }
    // Browsers wait for each answer.
    let running = Task(priority: .high) {
      async let heartbeats: Void = sendHeartbeats()
      do {
        try await withThrowingDiscardingTaskGroup { group in
          group.addTask { try await pool.run() }
          group.addTask { try await self.accept(from: listener) }
        }
      } catch {
        state.withLock { $0.failure = $0.failure ?? Failure.port(port, error) }
      }
      try? listener.close()
      for listener in state.withLock({ Array($0.listeners.values) }) { listener.finish() }
      ended.signal()
      await heartbeats
    }
    state.withLock { $0.running = running }
  }

  private static func socket(listeningAt port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      TCPSocket.disableNagle(socket.file.rawValue)
      try socket.bind(to: .localhost(port: port))
      try socket.listen()
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Ends the server, and waits up to a second for it; browsers notice that it is gone.
  package func stop() {
    end()
    _ = ended.wait(timeout: .now() + 1)
  }

  /// Ends the server.
  package func end() {
    state.withLock { state in
      // Later failures are expected.
      state.failure = state.failure ?? Failure.stopped
      return state.running
    }?.cancel()
  }

  /// Sends the current revision to all browsers.
  package func broadcast(_ revision: Int) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(revision) }
  }

  private func sendHeartbeats() async {
    while (try? await Task.sleep(for: Self.heartbeat)) != nil {
      broadcast(PageResponse.heartbeatRevision)
    }
  }

  // MARK: Connections

  private func accept(from listener: AsyncSocket) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        try Task.checkCancellation()
        guard let socket = try await next(of: listener) else { continue }
        // Without this the system would delay the second part of an answer until the browser
        // acknowledges the first, which takes some 40 ms.
        TCPSocket.disableNagle(socket.socket.file.rawValue)
        let connection = PageConnection(socket)
        register(connection)
        group.addTask {
          await self.serve(connection)
          self.state.withLock { $0.connections.removeAll { $0 === connection } }
        }
      }
    }
  }

  /// Returns the next connection; nil if it was closed again, or if the system lacks resources now.
  private func next(of listener: AsyncSocket) async throws -> AsyncSocket? {
    do {
      return try await listener.accept()
    } catch SocketError.failed(_, let code, _)
      where [ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EINTR].contains(code)
    {
      try await Task.sleep(for: .milliseconds(50))
      return nil
    }
  }

  /// Registers a connection. If there are too many, closes the oldest one that has sent no whole
  /// request, at worst the new one.
  private func register(_ connection: PageConnection) {
    let one = state.withLock { state -> PageConnection? in
      state.connections.append(connection)
      guard state.connections.count > limits.connections,
        let index = state.connections.firstIndex(where: \.isReadingRequest)
      else { return nil }
      return state.connections.remove(at: index)
    }
    one?.end()
  }

  private func serve(_ connection: PageConnection) async {
    let requestTimeout = Task {
      try await Task.sleep(for: limits.request)
      connection.timeOutRequest()
    }
    let answer = await answer(on: connection)
    requestTimeout.cancel()
    if let answer { try? await send(answer, on: connection) }
    connection.close()
  }

  private func send(_ answer: PageResponse, on connection: PageConnection) async throws {
    switch answer.body {
    case .bytes(let bytes):
      try await connection.write(answer.head + bytes, within: limits.answer)
    case .events(let revisions):
      try await connection.write(answer.head, within: limits.answer)
      for await revision in revisions {
        try await connection.write(PageResponse.event(revision), within: limits.answer)
      }
    }
  }

  // MARK: Answers

  /// Returns the answer to the next request; nil if the connection is closed.
  private func answer(on connection: PageConnection) async -> PageResponse? {
    do {
      let head = try await connection.head()
      guard isAuthorized(head) else { return .unauthorized }
      return try await answer(head, on: connection)
    } catch let connectionError as PageConnection.ConnectionError {
      return connectionError == .timedOut ? .timedOut : nil
    } catch let parseError as RequestHead.ParseError {
      return parseError == .tooLong ? .headTooLong : .malformed
    } catch is SocketError, is CancellationError {
      return nil
    } catch {
      return PageResponse(.failed, "\(error)")
    }
  }

  private func answer(
    _ head: RequestHead, on connection: PageConnection
  ) async throws -> PageResponse {
    switch (head.method, head.path) {
    case ("GET", "/"):
      connection.markRequestRead()
      let token = address.token
      return PageResponse(
        "text/html; charset=utf-8", try await callBackend { try $0.page(token: token) })
    case ("GET", "/data"):
      connection.markRequestRead()
      let since = head[query: "since"].flatMap { Int($0) } ?? -1
      return PageResponse("application/json", try await callBackend { try $0.data(since: since) })
    case ("GET", "/events"):
      connection.markRequestRead()
      return try await events()
    case ("POST", "/decide"): return try await decide(head, on: connection)
    default: return .unknownPage
    }
  }

  /// Calls the backend on its own queue.
  private func callBackend<Answer: Sendable>(
    _ question: @escaping @Sendable (any Backend) throws -> Answer
  ) async throws -> Answer {
    let backend = backend
    return try await withCheckedThrowingContinuation { continuation in
      backendQueue.async { continuation.resume(with: Result { try question(backend) }) }
    }
  }

  /// Returns whether a request comes from the server's own page.
  private func isAuthorized(_ head: RequestHead) -> Bool {
    let address = address
    guard let host = head[field: "host"], address.hosts.contains(host) else { return false }
    if let origin = head[field: "origin"], origin != "http://\(host)" { return false }
    // A page's address and an EventSource cannot send the token in a header.
    let isInQuery = head.method == "GET" && ["/", "/events"].contains(head.path)
    let said = head[field: "x-diorama-token"] ?? (isInQuery ? head[query: "token"] : nil)
    return Self.isEqualInConstantTime(said ?? "", address.token)
  }

  /// Compares in the same time for a wrong token as for the right one.
  private static func isEqualInConstantTime(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func decide(
    _ head: RequestHead, on connection: PageConnection
  ) async throws -> PageResponse {
    let isJSON = head[field: "content-type"]?.hasPrefix("application/json") == true
    guard isJSON else { return .notJSON }
    guard let count = head.bodyCount, count <= Self.maxBytes else {
      return .tooLarge(most: Self.maxBytes)
    }
    let body = try await connection.body(count)
    connection.markRequestRead()
    let decisions: GalleryDecisions
    do throws(GalleryDecisions.FormatError) {
      decisions = try GalleryDecisions(json: body)
    } catch {
      return PageResponse(.badRequest, error.description)
    }
    let (json, isDone, revision) = try await callBackend { backend in
      let (json, isDone) = try backend.decide(decisions)
      return (json, isDone, backend.revision)
    }
    broadcast(revision)
    return PageResponse("application/json", json, isDone ? .ok : .conflict)
  }

  private func events() async throws -> PageResponse {
    let id = UUID()
    // A slow browser needs only the newest revision.
    let (stream, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    state.withLock { $0.listeners[id] = continuation }
    // A browser that reconnects gets the revisions that it missed.
    continuation.yield(try await callBackend { $0.revision })
    return PageResponse(events: stream)
  }

  /// The number of browsers that receive revisions.
  package var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// The number of connections.
  package var connectionCount: Int { state.withLock { $0.connections.count } }
}

extension SocketAddress where Self == sockaddr_in {
  /// The loopback address.
  fileprivate static func localhost(port: UInt16) -> Self {
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
