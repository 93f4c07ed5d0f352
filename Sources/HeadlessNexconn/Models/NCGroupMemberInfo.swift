/// A member of a group, as the managed service has it.
public final class NCGroupMemberInfo {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// What the member is called in the group.
  public var nickname = ""
  /// Whatever an app keeps with a member.
  public var extra = ""
  /// When the member came, in milliseconds since 1970.
  public var joinedTime: Int64 = 0
  /// What the member may do.
  public var role = NCGroupMemberRole.normal
  /// Whether the member is a program.
  public var isRobot = false
  /// An empty member.
  public init() {}
}

/// What somebody may do in a group.
public enum NCGroupMemberRole: Int, Sendable {
  /// Nobody knows.
  case undef
  /// All; there is one.
  case owner
  /// What the owner lets admins do.
  case admin
  /// What everybody may.
  case normal
}
