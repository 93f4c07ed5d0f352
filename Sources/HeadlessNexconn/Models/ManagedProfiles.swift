/// A person's profile, as the managed service has it.
public final class NCUserProfile {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// Fields of the app's own.
  public var extProfile: [String: String] = [:]
  /// An empty profile.
  public init() {}
}

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
  /// An empty member.
  public init() {}
}

/// A group, as the managed service has it.
public final class NCGroupInfo {
  /// The id.
  public var groupId = ""
  /// The name.
  public var groupName = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// What the group announces.
  public var notice = ""
  /// An empty group.
  public init() {}
}
