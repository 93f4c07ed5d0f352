import ChatBackend
import HeadlessUIKit

/// The profile of a person as the kit shows it (page 002).
///
/// An app makes one to say who is logged in, or to answer a data source:
///
/// ```swift
/// let user = NCChatUIUserInfo()
/// user.userId = "user_001"
/// user.name = "John"
/// user.avatarUrl = "https://example.com/avatar/john.png"
/// NCChatUI.shared().currentUserInfo = user
/// ```
///
/// What the service knows comes as ``profile``, ``friendInfo`` or ``memberInfo``, which fill the
/// other fields. Which of the names is shown depends on the place.
open class NCChatUIUserInfo: NSObject {
  /// The id; nil in one that says nothing yet.
  public var userId: String?
  /// The name to show. In the answer for a member of a group it is the nickname there.
  public var name: String?
  /// The address of the picture. A frame shows `●` for one and `○` for none.
  public var avatarUrl: String?
  /// What the current user calls this person; in most places it counts more than the name (N115).
  public var alias: String?
  /// Whatever an app keeps with a profile, as text; the kit hands it on and shows it nowhere.
  public var extra: String?

  /// The managed profile of the current user or a stranger.
  ///
  /// Setting it writes id, name and picture, and ``extra`` as JSON unless the profile's own fields
  /// are empty (1.2). Setting nil leaves the fields as they are.
  public var profile: NCUserProfile? {
    get { keptProfile }
    set {
      keptProfile = newValue
      newValue.map(show)
    }
  }

  /// The managed friend.
  ///
  /// Setting it writes id, name, picture and ``alias``, and ``extra`` as JSON unless the friend's
  /// own fields are empty (1.2). Setting nil leaves the fields as they are.
  public var friendInfo: NCFriendInfo? {
    get { keptFriendInfo }
    set {
      keptFriendInfo = newValue
      newValue.map(show)
    }
  }

  /// The managed member of a group, whose nickname stays in it.
  ///
  /// Setting it writes id, name, picture and ``extra`` (1.2). Setting nil leaves the fields as they
  /// are.
  public var memberInfo: NCGroupMemberInfo? {
    get { keptMemberInfo }
    set {
      keptMemberInfo = newValue
      newValue.map(show)
    }
  }

  // Not observed properties: an observer is silent in initializers, also in those of an app.
  private var keptProfile: NCUserProfile?
  private var keptFriendInfo: NCFriendInfo?
  private var keptMemberInfo: NCGroupMemberInfo?

  /// An empty profile.
  public override init() {}

  /// The same profile as another object; the managed parts are shared.
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

  /// What a managed profile says.
  ///
  /// - Parameter profile: Kept as ``profile``; the flat fields are copied from it now.
  public convenience init(profile: NCUserProfile) {
    self.init()
    self.profile = profile
  }

  /// What a managed friend says.
  ///
  /// - Parameter friendInfo: Kept as ``friendInfo``; the flat fields are copied from it now.
  public convenience init(friendInfo: NCFriendInfo) {
    self.init()
    self.friendInfo = friendInfo
  }

  /// What a managed group member says.
  ///
  /// - Parameter memberInfo: Kept as ``memberInfo``; the flat fields are copied from it now.
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
  /// A person of whom nothing is known but the id.
  convenience init(id: String) {
    self.init()
    userId = id
  }

  /// Somebody's profile as the service has it.
  convenience init(profile user: ChatUser) {
    let profile = NCUserProfile()
    profile.userId = user.userId
    profile.name = user.name ?? user.nickname
    profile.avatarUrl = user.profileURL ?? ""
    profile.extProfile = NCJSON.mapping(of: user.extra)
    self.init(profile: profile)
    if extra == nil { extra = user.extra }
  }

  /// A friend as the service has them.
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

  /// A friend as the service has them, under the name that an app gives them in the cache.
  convenience init(friend user: ChatUser, called name: String?) {
    self.init(friend: user)
    guard let name, !name.isEmpty, let friend = friendInfo else { return }
    friend.name = name
    self.name = name
  }

  /// A member of a group as the service has them.
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
  /// A person from the store.
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
  /// What is kept of a person under an id, which need not be their own (N95).
  init(_ user: NCChatUIUserInfo, _ id: String) {
    self.init(
      userId: id, name: user.name, alias: user.alias, avatarUrl: user.avatarUrl,
      extra: user.extra ?? "")
  }
}

extension String? {
  /// Whether nothing is said.
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
