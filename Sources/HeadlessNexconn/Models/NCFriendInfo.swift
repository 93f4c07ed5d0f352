/// A friend, as the managed service has it.
public final class NCFriendInfo {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// What the current user calls the friend.
  public var remark = ""
  /// Fields of the app's own.
  public var extProfile: [String: String] = [:]
  /// An empty friend.
  public init() {}
}
