import ChatBackend

/// A row of the chat page.
public final class NCMessageModel {
  /// The sort of the channel.
  public let channelType: NCChannelType
  /// The other person, or the group.
  public let channelId: String
  /// The message.
  public let message: NCMessage
  /// Whether the sender's name stands above it, decided when the model is made (N144).
  public let isDisplayNickname: Bool
  /// Whether the time stands above it: on the first row, and after a pause of more than 180 seconds
  /// (N174).
  public internal(set) var isDisplayMessageTime = false
  /// Whatever an app keeps with the row.
  public var extend: AnyObject?

  /// The row of a message.
  init(
    _ message: NCMessage, _ channelType: NCChannelType, _ channelId: String, showsNames: Bool
  ) {
    self.message = message
    self.channelType = channelType
    self.channelId = channelId
    isDisplayNickname = showsNames && message.direction == .receive
  }

  /// What the message says.
  public var content: NCMessageContent { message.content }
  /// Which way it went.
  public var messageDirection: NCMessageDirection { message.direction }
  /// Who sent it; if the message does not say so, the one whose profile it carries (N145).
  public var senderUserId: String {
    message.senderUserId.isEmpty
      ? content.senderUserInfo?.userId ?? "" : message.senderUserId
  }
  /// When it was sent, in milliseconds since 1970.
  public var sentTime: Int { message.sentTime }

  /// The longest pause, in seconds, after which no time stands above a message (N174).
  private static let longestPause = 180

  /// Decides for some rows, the oldest first, which have the time above them.
  static func markTimes(_ models: [NCMessageModel]) {
    for (index, model) in models.enumerated() {
      let pause = index == 0 ? nil : abs(model.sentTime - models[index - 1].sentTime) / 1000
      model.isDisplayMessageTime = pause.map { $0 > longestPause } ?? true
    }
  }
}
