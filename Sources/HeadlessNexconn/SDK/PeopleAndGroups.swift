import HeadlessUIKit

/// A person's profile, as the managed service has it.
///
/// ``NCChatUI/updateMyUserProfile(_:completion:)`` writes its name, its picture and the app's own
/// fields.
public final class NCUserProfile {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// The address of the picture.
  public var avatarUrl = ""
  /// The id that the app assigned.
  public var uniqueId = ""
  /// The email address.
  public var email = ""
  /// The birthday, in any format that the app writes.
  public var birthday = ""
  /// The location, in any format that the app writes.
  public var location = ""
  /// The app's role of the person; the kit ignores it.
  public var role = 0
  /// The app's level of the person; the kit ignores it.
  public var level = 0
  /// The app's own fields.
  public var extProfile: [String: String] = [:]
  /// Creates an empty profile.
  public init() {}
}

/// A friend of the current user, as the managed service has it.
public final class NCFriendInfo {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// The address of the picture.
  public var avatarUrl = ""
  /// The current user's alias for the friend, at most 64 characters; empty if there is no alias.
  public var remark = ""
  /// The app's own fields.
  public var extProfile: [String: String] = [:]
  /// Creates an empty friend.
  public init() {}
}

/// A group, as the managed service has it.
///
/// ``NCChatUI/updateGroupInfo(_:completion:)`` writes its name, picture, announcement and
/// introduction.
public final class NCGroupInfo {
  /// The id.
  public var groupId = ""
  /// The name.
  public var groupName = ""
  /// The address of the picture.
  public var avatarUrl = ""
  /// The introduction.
  public var introduction = ""
  /// The announcement.
  public var notice = ""
  /// The id of the creator.
  public var creatorId = ""
  /// The id of the owner.
  public var ownerId = ""
  /// The app's own fields.
  public var extProfile: [String: String] = [:]
  /// When the group was created, in milliseconds since 1970.
  public var createTime: Int64 = 0
  /// When the current user joined, in milliseconds since 1970.
  public var joinedTime: Int64 = 0
  /// The number of members.
  public var membersCount = 0
  /// The current user's role in the group.
  public var role = NCGroupMemberRole.undef
  /// Creates an empty group.
  public init() {}
}

/// A member of a group, as the managed service has it.
public final class NCGroupMemberInfo {
  /// The id.
  public var userId = ""
  /// The name.
  public var name = ""
  /// The address of the picture.
  public var avatarUrl = ""
  /// The member's nickname in the group; empty if there is no nickname.
  public var nickname = ""
  /// The app's own data.
  public var extra = ""
  /// When the member joined, in milliseconds since 1970.
  public var joinedTime: Int64 = 0
  /// The member's role.
  public var role = NCGroupMemberRole.normal
  /// Whether the member is a bot.
  public var isRobot = false
  /// Creates an empty member.
  public init() {}
}

/// The role of a member of a group.
public enum NCGroupMemberRole: Int, Sendable {
  /// Unknown.
  case undef
  /// The owner, who may do everything; a group has one.
  case owner
  /// An admin, who may do what the owner allows admins to do.
  case admin
  /// A member without special rights.
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

/// Small mappings as JSON text, with sorted keys so that the text is always the same.
enum NCJSON {
  /// Returns a mapping as JSON; nil for an empty mapping.
  static func text(of mapping: [String: String]) -> String? {
    guard !mapping.isEmpty,
      let data = try? JSONSerialization.data(withJSONObject: mapping, options: .sortedKeys)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Returns the mapping that a JSON text contains; an empty mapping for any other text.
  static func mapping(of text: String?) -> [String: String] {
    guard let text, text.hasPrefix("{") else { return [:] }
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return object as? [String: String] ?? [:]
  }
}
