/// A person in a channel, with their standing there.
public struct ChatMember: Sendable, Hashable {
  /// The person.
  public var user: ChatUser
  /// Whether they may moderate the channel.
  public var isOperator: Bool
  /// Whether they may not write.
  public var isMuted: Bool

  /// A person in a channel.
  public init(user: ChatUser, isOperator: Bool = false, isMuted: Bool = false) {
    self.user = user
    self.isOperator = isOperator
    self.isMuted = isMuted
  }
}
