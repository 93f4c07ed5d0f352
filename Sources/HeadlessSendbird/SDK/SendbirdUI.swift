import ChatBackend
import HeadlessUIKit

/// The UI kit's entry point.
public enum SendbirdUI {
  /// Connects to the service. A run is connected from the start, so the answer comes at once,
  /// unless its network fails to connect.
  public static func connectIfNeeded(
    needToUpdateExtraData: Bool = true, completionHandler: @escaping (User?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    if SendbirdChat.getConnectState() == .open {
      completionHandler(SendbirdChat.getCurrentUser(), nil)
    } else {
      service.connect { $0.answer(completionHandler) { $0.map { User($0) } } }
    }
  }
}
