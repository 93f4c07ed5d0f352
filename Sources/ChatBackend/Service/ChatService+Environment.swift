import DioramaKit
import HeadlessUIKit

/// Keeps the service of a run.
private enum ChatServiceKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> ChatService {
    ChatService(network: environment.network)
  }
}

extension ScreenEnvironment {
  /// The chat service of the run; at first one without data.
  public var chatService: ChatService { self[ChatServiceKey.self] }
}
