/// Who has sent a message, as a chat page shows them (reference 1.2).
public final class NCMessageSenderInfo {
  /// The sender's id.
  public let userId: String
  /// The name above the message; empty while nobody knows one.
  public let name: String
  /// The address of the picture.
  public let avatarUrl: String?
  /// What is known of the person; nil while nothing is.
  public let userInfo: NCChatUIUserInfo?

  init(userId: String, name: String, avatarUrl: String?, userInfo: NCChatUIUserInfo?) {
    self.userId = userId
    self.name = name
    self.avatarUrl = avatarUrl
    self.userInfo = userInfo
  }
}
