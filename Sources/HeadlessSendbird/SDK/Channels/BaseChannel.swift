import ChatBackend
import HeadlessUIKit

/// A channel of any sort, as the chat service knows it at the moment of asking.
open class BaseChannel: NSObject {
  /// The id.
  public let channelURL: String
  let service: ChatService

  init(channelURL: String, service: ChatService) {
    self.channelURL = channelURL
    self.service = service
  }

  var channel: ChatChannel? { service.channel(channelURL) }

  /// The name.
  public var name: String { channel?.name ?? "" }
  /// Whether only operators may write.
  public var isFrozen: Bool { channel?.isFrozen ?? false }
  /// What sort of channel it is.
  open var channelType: ChannelType { .group }

  /// The channel of a URL.
  static func make(
    _ channelURL: String, _ type: ChatChannelType, _ service: ChatService
  ) -> BaseChannel {
    switch type {
    case .group: GroupChannel(channelURL: channelURL, service: service)
    case .open: OpenChannel(channelURL: channelURL, service: service)
    }
  }

  /// The channel of a fixture's channel.
  static func make(_ channel: ChatChannel, _ service: ChatService) -> BaseChannel {
    make(channel.url, channel.type, service)
  }
}

extension BaseChannel {
  /// A list of operators.
  public func createOperatorListQuery(
    params: OperatorListQueryParams = OperatorListQueryParams()
  ) -> OperatorListQuery? {
    OperatorListQuery(params, of: self)
  }

  /// A list of muted users.
  public func createMutedUserListQuery(
    params: MutedUserListQueryParams = MutedUserListQueryParams()
  ) -> MutedUserListQuery? {
    MutedUserListQuery(params, of: self)
  }

  /// A list of banned users.
  public func createBannedUserListQuery(
    params: BannedUserListQueryParams = BannedUserListQueryParams()
  ) -> BannedUserListQuery? {
    BannedUserListQuery(params, of: self)
  }
}
