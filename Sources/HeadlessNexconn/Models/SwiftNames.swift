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
