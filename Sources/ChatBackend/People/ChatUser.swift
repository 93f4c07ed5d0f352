/// A user of the chat service.
public struct ChatUser: Sendable, Hashable {
  /// The id, unique among users.
  public var userId: String
  /// The name that Sendbird shows; may be empty.
  public var nickname: String
  /// The address of the picture.
  public var profileURL: String?
  /// The name that Nexconn shows, if it is not the nickname.
  public var name: String?
  /// The current user's name for this person.
  public var alias: String?
  /// Data that an app stores with a person.
  public var extra: String?

  /// Creates a user; only the id is required.
  public init(
    userId: String, nickname: String = "", profileURL: String? = nil, name: String? = nil,
    alias: String? = nil, extra: String? = nil
  ) {
    self.userId = userId
    self.nickname = nickname
    self.profileURL = profileURL
    self.name = name
    self.alias = alias
    self.extra = extra
  }
}

extension ChatUser: Identified {
  var id: String { userId }
}
