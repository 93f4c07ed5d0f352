/// A group, as the managed service has it.
public final class NCGroupInfo {
  /// The id.
  public var groupId = ""
  /// The name.
  public var groupName = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// What it is about.
  public var introduction = ""
  /// What the group announces.
  public var notice = ""
  /// The id of the person who made it.
  public var creatorId = ""
  /// The id of the person whom it belongs to.
  public var ownerId = ""
  /// Fields of the app's own.
  public var extProfile: [String: String] = [:]
  /// When it was made, in milliseconds since 1970.
  public var createTime: Int64 = 0
  /// When the current user came, in milliseconds since 1970.
  public var joinedTime: Int64 = 0
  /// How many members there are.
  public var membersCount = 0
  /// What the current user may do in it.
  public var role = NCGroupMemberRole.undef
  /// An empty group.
  public init() {}
}
