import HeadlessUIKit

/// A person's profile, as the managed service has it.
///
/// Handed to ``NCChatUI/updateMyUserProfile(_:completion:)``, of which name, picture and the app's
/// own fields are written.
public final class NCUserProfile {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// The id that the app gave.
  public var uniqueId = ""
  /// The address for mail.
  public var email = ""
  /// The birthday, as whatever text the app writes.
  public var birthday = ""
  /// The place, as whatever text the app writes.
  public var location = ""
  /// What the app says the person does; the kit does not look at it.
  public var role = 0
  /// What the app says the person has reached; the kit does not look at it.
  public var level = 0
  /// Fields of the app's own.
  public var extProfile: [String: String] = [:]
  /// An empty profile.
  public init() {}
}

/// A friend of the current user, as the managed service has it.
public final class NCFriendInfo {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// What the current user calls the friend, 64 characters at most; empty for nothing.
  public var remark = ""
  /// Fields of the app's own.
  public var extProfile: [String: String] = [:]
  /// An empty friend.
  public init() {}
}

/// A group, as the managed service has it.
///
/// Handed to ``NCChatUI/updateGroupInfo(_:completion:)``, of which name, picture, announcement and
/// introduction are written.
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

/// A member of a group, as the managed service has it.
public final class NCGroupMemberInfo {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// Where the picture is.
  public var avatarUrl = ""
  /// What the member is called in the group; empty for nothing.
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

// The chat SDK's types have no prefix in Swift; the UI kit's keep theirs.

/// The SDK's profile, by its Swift name.
public typealias UserProfile = NCUserProfile
/// The SDK's friend, by its Swift name.
public typealias FriendInfo = NCFriendInfo
/// The SDK's group member, by its Swift name.
public typealias GroupMemberInfo = NCGroupMemberInfo
/// The SDK's role of a group member, by its Swift name.
public typealias GroupMemberRole = NCGroupMemberRole
/// The SDK's group, by its Swift name.
public typealias GroupInfo = NCGroupInfo

/// Small mappings as text, with sorted keys so that it is the same everywhere.
enum NCJSON {
  /// A mapping as JSON; nil for an empty one.
  static func text(of mapping: [String: String]) -> String? {
    guard !mapping.isEmpty,
      let data = try? JSONSerialization.data(withJSONObject: mapping, options: .sortedKeys)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// The mapping that a text is; empty for any other text.
  static func mapping(of text: String?) -> [String: String] {
    guard let text, text.hasPrefix("{") else { return [:] }
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return object as? [String: String] ?? [:]
  }
}
