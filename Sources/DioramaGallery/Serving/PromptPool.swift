import DioramaSystem
import FlyingSocks

/// A pool of sockets that send what is written to them at once.
///
/// An answer is written in two parts. The system would keep the second until the browser has said that
/// it has the first, which browsers do after some 40 ms. Sockets that are made for connections take
/// this over from the one that listens, which waits in the pool like all others.
struct PromptPool: AsyncSocketPool {
  private let sockets: any AsyncSocketPool

  /// - Parameter sockets: the pool that does the work.
  init(_ sockets: any AsyncSocketPool) { self.sockets = sockets }

  func prepare() async throws { try await sockets.prepare() }

  func run() async throws { try await sockets.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    PromptSocket.keepNothingBack(socket.file.rawValue)
    try await sockets.suspendSocket(socket, untilReadyFor: events)
  }
}
