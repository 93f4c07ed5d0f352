import ChatBackend

/// A user who has sent a message.
public final class Sender: User {
  /// The role in the channel of the message.
  public let role: Role

  init(_ member: ChatMember) {
    role = Role(member)
    super.init(member.user)
  }
}
