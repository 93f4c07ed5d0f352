import DioramaKit

/// A person in a channel, with their standing there.
public struct ChatMember: Sendable, Hashable {
  /// The person.
  public var user: ChatUser
  /// Whether they may moderate the channel.
  public var isOperator: Bool
  /// Whether they may not write.
  public var isMuted: Bool
  /// What was said when they were muted, or, among banned users, when they were banned; nil when
  /// it was not said in this run.
  public var restriction: ChatRestriction?

  /// A person in a channel.
  public init(
    user: ChatUser, isOperator: Bool = false, isMuted: Bool = false,
    restriction: ChatRestriction? = nil
  ) {
    self.user = user
    self.isOperator = isOperator
    self.isMuted = isMuted
    self.restriction = restriction
  }
}
