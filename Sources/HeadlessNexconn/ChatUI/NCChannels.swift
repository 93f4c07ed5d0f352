import ChatBackend
import HeadlessUIKit

/// A channel of the chat SDK, through which code sends messages.
public class NCBaseChannel: NSObject {
  /// The id: of the other person, or of the group.
  public let channelId: String
  /// The type.
  public let channelType: NCChannelType

  fileprivate init?(_ type: NCChannelType, _ channelId: String) {
    guard !channelId.isEmpty else { return nil }
    (self.channelType, self.channelId) = (type, channelId)
  }

  /// Sends a message. Only text is sent. The channel list and a chat page show it when
  /// they load again.
  ///
  /// - Parameters:
  ///   - params: The message.
  ///   - attachedHandler: Called first, on the main queue, with the message as it is being sent.
  ///   - completionHandler: Called once, on the main queue, after the run's latency.
  public func sendMessage(
    params: NCSendMessageParams, attachedHandler: ((_ message: NCMessage?) -> Void)? = nil,
    completionHandler: ((_ message: NCMessage?, _ error: NCError?) -> Void)? = nil
  ) {
    guard let environment = ScreenEnvironment.current, let kind = channelType.kind,
      let text = params.content as? NCTextMessage
    else { return }
    let service = environment.chatService
    let me = service.currentUserId
    let pending = ChatMessage(
      senderId: me ?? "", text: text.content, sentTime: environment.now, status: .sending)
    environment.mainQueue.async { attachedHandler?(NCMessage(pending, me: me)) }
    let sender = NCChatUI.shared().senderInfo(toAttachTo: text.senderUserInfo)
    service.send(
      text.content, senderInfo: sender.map { ChatMessage.Sender($0) },
      in: ConversationKey(kind, channelId)
    ) { outcome in
      switch outcome {
      case .success(let sent): completionHandler?(NCMessage(sent, me: me), nil)
      case .failure(let error): completionHandler?(nil, NCError(error))
      }
    }
  }
}

/// A conversation with one person.
public final class NCDirectChannel: NCBaseChannel {
  /// Creates a channel.
  ///
  /// - Parameter channelId: The id of the other person.
  /// - Returns: nil for an empty id.
  public init?(channelId: String) { super.init(.direct, channelId) }
}

/// A group.
public final class NCGroupChannel: NCBaseChannel {
  /// Creates a channel.
  ///
  /// - Parameter channelId: The id of the group.
  /// - Returns: nil for an empty id.
  public init?(channelId: String) { super.init(.group, channelId) }
}

/// A message to send, for ``NCBaseChannel/sendMessage(params:attachedHandler:completionHandler:)``.
public final class NCSendMessageParams: NSObject {
  /// The content.
  public var content: NCMessageContent
  /// The only members to receive it; nil for all. Stored, not used.
  public var directedUserIds: [String]?
  /// Whether the channel list keeps its earlier message. Stored, not used.
  public var disableUpdateLastMessage = false
  /// Whether a receipt is wanted. Stored, not used.
  public var needReceipt = false
  /// Whether notifications are off. Stored, not used.
  public var disableNotification = false
  /// The app's own fields. Stored, not used.
  public var metadata: [String: String]?

  /// Creates a message to send.
  ///
  /// - Parameter content: The content.
  public init(content: NCMessageContent) { self.content = content }
}

/// The SDK's message to send, by its Swift name.
public typealias SendMessageParams = NCSendMessageParams
/// The SDK's conversation with one person, by its Swift name.
public typealias DirectChannel = NCDirectChannel
