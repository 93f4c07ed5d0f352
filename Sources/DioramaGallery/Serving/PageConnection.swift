import DioramaSystem
import FlyingSocks
import Foundation
import Synchronization

/// A connection of a browser: one request, one answer.
///
/// Whoever is slow is waited for no longer than a limit says: a socket that has ended lets go of all
/// that wait for it.
final class PageConnection: Sendable {
  /// Why there is no request.
  enum ConnectionError: Error {
    /// Nothing has come, or nothing more does.
    case closed
    /// It took too long.
    case timedOut
  }

  private struct State {
    var isOpen = true
    var isTimedOut = false
    var isReadingRequest = true
    var hasReceivedData = false
    var received: [UInt8] = []
  }

  private let socket: AsyncSocket
  private let state = Mutex(State())

  /// How much is written at a time.
  private static let chunk = 1 << 16

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// Whether its request is still waited for.
  var isReadingRequest: Bool { state.withLock { $0.isReadingRequest } }

  // MARK: Asking

  /// Reads the head of a request.
  ///
  /// - Throws: ``ConnectionError``, and ``RequestHead/ParseError`` for what is none.
  func head() async throws -> RequestHead {
    while true {
      if let head = try state.withLock({ try RequestHead.taken(from: &$0.received) }) {
        return head
      }
      try await receive()
    }
  }

  /// Reads a body of so many bytes.
  ///
  /// - Throws: ``ConnectionError``.
  func body(_ count: Int) async throws -> [UInt8] {
    while state.withLock({ $0.received.count < count }) { try await receive() }
    return state.withLock { Array($0.received.prefix(count)) }
  }

  private func receive() async throws {
    var bytes: [UInt8] = []
    do {
      bytes = try await socket.read(atMost: 4096)
    } catch let error as SocketError {
      // Who says no more after this may have said the rest before.
      bytes = (try? socket.socket.read(atMost: 4096)) ?? []
      if bytes.isEmpty, error != .disconnected { throw error }
    }
    try state.withLock { state in
      if state.isTimedOut {
        throw state.hasReceivedData ? ConnectionError.timedOut : ConnectionError.closed
      }
      if bytes.isEmpty { throw ConnectionError.closed }
      state.hasReceivedData = true
      state.received += bytes
    }
  }

  /// The request is all there: nobody waits for it any more.
  func markRequestRead() { state.withLock { $0.isReadingRequest = false } }

  /// Waits no longer for the request.
  func timeOutRequest() {
    state.withLock { state in
      guard state.isOpen, state.isReadingRequest else { return }
      state.isTimedOut = true
      TCPSocket.shutDownReading(socket.socket.file.rawValue)
    }
  }

  // MARK: Answering

  /// Writes some bytes.
  ///
  /// - Parameter limit: how long a piece of them may take.
  func write(_ bytes: [UInt8], within limit: Duration) async throws {
    for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
      let piece = Data(bytes[start..<min(start + Self.chunk, bytes.count)])
      let ending = Task {
        try await Task.sleep(for: limit)
        end()
      }
      defer { ending.cancel() }
      try await socket.write(piece)
    }
  }

  /// Ends it: whoever waits for it goes on.
  func end() {
    state.withLock { state in
      if state.isOpen { TCPSocket.shutDown(socket.socket.file.rawValue) }
    }
  }

  /// Closes it. What has come and nobody has read is dropped: else the system would take back the
  /// answer.
  func close() {
    state.withLock { state in
      if !state.isOpen { return }
      state.isOpen = false
      var rest = 16
      while rest > 0, (try? socket.socket.read(atMost: 4096)) != nil { rest -= 1 }
      try? socket.close()
    }
  }
}
