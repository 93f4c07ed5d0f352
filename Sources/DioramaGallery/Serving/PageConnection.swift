import DioramaSystem
import FlyingSocks
import Foundation
import Synchronization

/// A connection of a browser: one request, one answer.
///
/// No call waits for a slow browser longer than a limit: ending the socket ends all calls that wait
/// for it.
final class PageConnection: Sendable {
  /// Why there is no request.
  enum ConnectionError: Error {
    /// The connection has ended without a whole request.
    case closed
    /// The request took too long.
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

  /// The size of the pieces that are written, in bytes.
  private static let chunk = 1 << 16

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// Whether the connection still reads its request.
  var isReadingRequest: Bool { state.withLock { $0.isReadingRequest } }

  // MARK: Request

  /// Reads the head of a request.
  ///
  /// - Throws: ``ConnectionError``, or ``RequestHead/ParseError`` for a malformed head.
  func head() async throws -> RequestHead {
    while true {
      if let head = try state.withLock({ try RequestHead.taken(from: &$0.received) }) {
        return head
      }
      try await receive()
    }
  }

  /// Reads a body of `count` bytes.
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
      // Data that came before the connection ended may still be readable.
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

  /// Marks the request as read.
  func markRequestRead() { state.withLock { $0.isReadingRequest = false } }

  /// Stops waiting for the request.
  func timeOutRequest() {
    state.withLock { state in
      guard state.isOpen, state.isReadingRequest else { return }
      state.isTimedOut = true
      TCPSocket.shutDownReading(socket.socket.file.rawValue)
    }
  }

  // MARK: Answer

  /// Writes some bytes.
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

  /// Ends the connection, and all calls that wait for it.
  func end() {
    state.withLock { state in
      if state.isOpen { TCPSocket.shutDown(socket.socket.file.rawValue) }
    }
  }

  /// Closes the connection. Drops unread data first: otherwise the system would reset the
  /// connection, and the answer could be lost.
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
