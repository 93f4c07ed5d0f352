import ChatBackend

/// A row of the chat page.
public final class NCMessageModel {
  /// The type of the channel.
  public let channelType: NCChannelType
  /// The id of the other person or of the group.
  public let channelId: String
  /// The message.
  public let message: NCMessage
  /// Whether the row shows the sender's name; determined when the model is created (N144).
  public let isDisplayNickname: Bool
  /// Whether the row shows the time: true for the first row, and after a pause of more than 180
  /// seconds (N174).
  public internal(set) var isDisplayMessageTime = false
  /// The app's own data for the row.
  public var extend: AnyObject?

  /// Creates the row of a message.
  init(
    _ message: NCMessage, _ channelType: NCChannelType, _ channelId: String, showsNames: Bool
  ) {
    self.message = message
    self.channelType = channelType
    self.channelId = channelId
    isDisplayNickname = showsNames && message.direction == .receive
  }

  /// The content of the message.
  public var content: NCMessageContent { message.content }
  /// The direction of the message.
  public var messageDirection: NCMessageDirection { message.direction }
  /// The id of the sender; if the message has no sender id, the id in the profile that it carries
  /// (N145).
  public var senderUserId: String {
    message.senderUserId.isEmpty
      ? content.senderUserInfo?.userId ?? "" : message.senderUserId
  }
  /// When it was sent, in milliseconds since 1970.
  public var sentTime: Int { message.sentTime }

  /// The longest pause, in seconds, after which a message shows no time (N174).
  private static let longestPause = 180

  /// Determines which rows show the time; the oldest row comes first.
  static func markTimes(_ models: [NCMessageModel]) {
    for (index, model) in models.enumerated() {
      let pause = index == 0 ? nil : abs(model.sentTime - models[index - 1].sentTime) / 1000
      model.isDisplayMessageTime = pause.map { $0 > longestPause } ?? true
    }
  }
}
