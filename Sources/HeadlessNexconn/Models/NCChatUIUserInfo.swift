import HeadlessUIKit

/// The profile of a person as the kit shows it (page 002).
open class NCChatUIUserInfo: NSObject {
  /// The id.
  public var userId: String?
  /// The name to show.
  public var name: String?
  /// Where the picture is.
  public var avatarUrl: String?
  /// What the current user calls this person.
  public var alias: String?
  /// Whatever an app keeps with a profile.
  public var extra: String?

  /// The managed profile; setting it writes id, name, picture and extra (1.2).
  public var profile: NCUserProfile? {
    didSet {
      guard let profile else { return }
      userId = profile.userId
      name = profile.name
      avatarUrl = profile.avatarUrl
      if let text = NCJSON.text(of: profile.extProfile) { extra = text }
    }
  }

  /// The managed friend; setting it writes id, name, picture, alias and extra (1.2).
  public var friendInfo: NCFriendInfo? {
    didSet {
      guard let friendInfo else { return }
      userId = friendInfo.userId
      name = friendInfo.name
      avatarUrl = friendInfo.avatarUrl
      alias = friendInfo.remark
      if let text = NCJSON.text(of: friendInfo.extProfile) { extra = text }
    }
  }

  /// The managed group member; setting it writes id, name, picture and extra (1.2).
  public var memberInfo: NCGroupMemberInfo? {
    didSet {
      guard let memberInfo else { return }
      userId = memberInfo.userId
      name = memberInfo.name
      avatarUrl = memberInfo.avatarUrl
      extra = memberInfo.extra
    }
  }
}

/// A group as the kit shows it (page 002).
open class NCChatUIGroup: NSObject {
  /// The id.
  public var groupId: String?
  /// The name to show.
  public var groupName: String?
  /// Where the picture is.
  public var avatarUrl: String?
  /// Whatever an app keeps with a group.
  public var extra: String?
  /// What the group announces.
  public var notice: String?

  /// The managed group; setting it writes id, picture, notice and name (1.2).
  public var groupInfo: NCGroupInfo? {
    didSet {
      guard let groupInfo else { return }
      groupId = groupInfo.groupId
      avatarUrl = groupInfo.avatarUrl
      notice = groupInfo.notice
      groupName = groupInfo.groupName
    }
  }
}

/// Text of small mappings, with sorted keys so that it is the same everywhere.
enum NCJSON {
  /// A mapping as JSON; nil for an empty one.
  static func text(of mapping: [String: String]) -> String? {
    guard !mapping.isEmpty,
      let data = try? JSONSerialization.data(withJSONObject: mapping, options: .sortedKeys)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
