import ChatBackend
import HeadlessUIKit

/// The profile of a person as the kit shows it (page 002).
///
/// An app creates one to set the logged-in user or to answer a data source:
///
/// ```swift
/// let user = NCChatUIUserInfo()
/// user.userId = "user_001"
/// user.name = "John"
/// user.avatarUrl = "https://example.com/avatar/john.png"
/// NCChatUI.shared().currentUserInfo = user
/// ```
///
/// A profile of the service has a ``profile``, ``friendInfo`` or ``memberInfo``, which set the
/// other fields. Which of the names is shown depends on the place.
open class NCChatUIUserInfo: NSObject {
  /// The id; nil in an empty profile.
  public var userId: String?
  /// The name to show. In the answer for a group member it is the nickname in the group.
  public var name: String?
  /// The address of the picture. A frame shows `●` if it has one and `○` if it has none.
  public var avatarUrl: String?
  /// The current user's alias for this person; in most places it takes precedence over the name
  /// (N115).
  public var alias: String?
  /// The app's own data for the profile, as text; the kit passes it on and does not show it.
  public var extra: String?

  /// The managed profile of the current user or of a person who is not a friend.
  ///
  /// Setting it overwrites id, name and picture, and also ``extra``, as JSON, unless the profile's
  /// own fields are empty (1.2). Setting nil leaves the fields unchanged.
  public var profile: NCUserProfile? {
    get { keptProfile }
    set {
      keptProfile = newValue
      newValue.map(show)
    }
  }

  /// The managed friend.
  ///
  /// Setting it overwrites id, name, picture and ``alias``, and also ``extra``, as JSON, unless the
  /// friend's own fields are empty (1.2). Setting nil leaves the fields unchanged.
  public var friendInfo: NCFriendInfo? {
    get { keptFriendInfo }
    set {
      keptFriendInfo = newValue
      newValue.map(show)
    }
  }

  /// The managed member of a group; its nickname is not copied to other fields.
  ///
  /// Setting it overwrites id, name, picture and ``extra`` (1.2). Setting nil leaves the fields
  /// unchanged.
  public var memberInfo: NCGroupMemberInfo? {
    get { keptMemberInfo }
    set {
      keptMemberInfo = newValue
      newValue.map(show)
    }
  }

  // Not observed properties: initializers, including an app's, do not call observers.
  private var keptProfile: NCUserProfile?
  private var keptFriendInfo: NCFriendInfo?
  private var keptMemberInfo: NCGroupMemberInfo?

  /// Creates an empty profile.
  public override init() {}

  /// Creates a copy of a profile; both share the managed parts.
  init(copying other: NCChatUIUserInfo) {
    userId = other.userId
    name = other.name
    avatarUrl = other.avatarUrl
    alias = other.alias
    extra = other.extra
    keptProfile = other.profile
    keptFriendInfo = other.friendInfo
    keptMemberInfo = other.memberInfo
  }

  /// Creates a profile from a managed profile.
  ///
  /// - Parameter profile: Stored as ``profile``; the other fields are copied from it once.
  public convenience init(profile: NCUserProfile) {
    self.init()
    self.profile = profile
  }

  /// Creates a profile from a managed friend.
  ///
  /// - Parameter friendInfo: Stored as ``friendInfo``; the other fields are copied from it once.
  public convenience init(friendInfo: NCFriendInfo) {
    self.init()
    self.friendInfo = friendInfo
  }

  /// Creates a profile from a managed group member.
  ///
  /// - Parameter memberInfo: Stored as ``memberInfo``; the other fields are copied from it once.
  public convenience init(memberInfo: NCGroupMemberInfo) {
    self.init()
    self.memberInfo = memberInfo
  }

  // MARK: Fields

  private func show(_ profile: NCUserProfile) {
    userId = profile.userId
    name = profile.name
    avatarUrl = profile.avatarUrl
    if let text = NCJSON.text(of: profile.extProfile) { extra = text }
  }

  private func show(_ friendInfo: NCFriendInfo) {
    userId = friendInfo.userId
    name = friendInfo.name
    avatarUrl = friendInfo.avatarUrl
    alias = friendInfo.remark
    if let text = NCJSON.text(of: friendInfo.extProfile) { extra = text }
  }

  private func show(_ memberInfo: NCGroupMemberInfo) {
    userId = memberInfo.userId
    name = memberInfo.name
    avatarUrl = memberInfo.avatarUrl
    extra = memberInfo.extra
  }
}

extension NCChatUIUserInfo {
  /// Creates a profile that has only an id.
  convenience init(id: String) {
    self.init()
    userId = id
  }

  /// Creates a profile from a person of the service.
  convenience init(profile user: ChatUser) {
    let profile = NCUserProfile()
    profile.userId = user.userId
    profile.name = user.name ?? user.nickname
    profile.avatarUrl = user.profileURL ?? ""
    profile.extProfile = NCJSON.mapping(of: user.extra)
    self.init(profile: profile)
    if extra == nil { extra = user.extra }
  }

  /// Creates a profile from a friend of the service.
  convenience init(friend user: ChatUser) {
    let friend = NCFriendInfo()
    friend.userId = user.userId
    friend.name = user.name ?? user.nickname
    friend.avatarUrl = user.profileURL ?? ""
    friend.remark = user.alias ?? ""
    friend.extProfile = NCJSON.mapping(of: user.extra)
    self.init(friendInfo: friend)
    if extra == nil { extra = user.extra }
  }

  /// Creates a profile from a friend of the service, with the name that an app caches for them.
  convenience init(friend user: ChatUser, called name: String?) {
    self.init(friend: user)
    guard let name, !name.isEmpty, let friend = friendInfo else { return }
    friend.name = name
    self.name = name
  }

  /// Creates a profile from a group member of the service.
  convenience init(member: ChatGroupMember) {
    let info = NCGroupMemberInfo()
    info.userId = member.user.userId
    info.name = member.user.name ?? member.user.nickname
    info.avatarUrl = member.user.profileURL ?? ""
    info.nickname = member.nickname
    info.extra = member.extra ?? ""
    info.role =
      switch member.role {
      case .owner: .owner
      case .admin: .admin
      case .normal: .normal
      }
    self.init(memberInfo: info)
  }
}

extension NCChatUIUserInfo {
  /// Creates a profile from the store.
  convenience init(_ stored: StoredUser) {
    self.init()
    userId = stored.userId
    name = stored.name
    alias = stored.alias
    avatarUrl = stored.avatarUrl
    extra = stored.extra
  }
}

extension StoredUser {
  /// Creates the stored values of a person, with an id that can differ from their own (N95).
  init(_ user: NCChatUIUserInfo, _ id: String) {
    self.init(
      userId: id, name: user.name, alias: user.alias, avatarUrl: user.avatarUrl,
      extra: user.extra ?? "")
  }
}

extension String? {
  /// Whether the string is nil or empty.
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
