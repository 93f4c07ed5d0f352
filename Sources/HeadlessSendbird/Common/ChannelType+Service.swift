import ChatBackend
import HeadlessUIKit

extension ChannelType {
  /// The type of a channel that the run's chat service knows.
  init?(ofChannel url: String) {
    switch ScreenEnvironment.current?.chatService.channel(url)?.type {
    case .group: self = .group
    case .open: self = .open
    case nil: return nil
    }
  }
}
