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
  // The managed cache hands out a copy at each look, so copies share what nobody writes to.
  private var fields: Fields

  private final class Fields {
    var userId: String?
    var name: String?
    var avatarUrl: String?
    var alias: String?
    var extra: String?
    var profile: NCUserProfile?
    var friendInfo: NCFriendInfo?
    var memberInfo: NCGroupMemberInfo?

    init() {}

    init(copying other: Fields) {
      userId = other.userId
      name = other.name
      avatarUrl = other.avatarUrl
      alias = other.alias
      extra = other.extra
      profile = other.profile
      friendInfo = other.friendInfo
      memberInfo = other.memberInfo
    }
  }

  private var ownFields: Fields {
    if !isKnownUniquelyReferenced(&fields) { fields = Fields(copying: fields) }
    return fields
  }

  /// The id; nil in one that says nothing yet.
  public var userId: String? {
    get { fields.userId }
    set { ownFields.userId = newValue }
  }

  /// The name to show. In the answer for a member of a group it is the nickname there.
  public var name: String? {
    get { fields.name }
    set { ownFields.name = newValue }
  }

  /// The address of the picture. A frame shows `●` for one and `○` for none.
  public var avatarUrl: String? {
    get { fields.avatarUrl }
    set { ownFields.avatarUrl = newValue }
  }

  /// What the current user calls this person; in most places it counts more than the name (N115).
  public var alias: String? {
    get { fields.alias }
    set { ownFields.alias = newValue }
  }

  /// Whatever an app keeps with a profile, as text; the kit hands it on and shows it nowhere.
  public var extra: String? {
    get { fields.extra }
    set { ownFields.extra = newValue }
  }

  /// The managed profile of the current user or a stranger.
  ///
  /// Setting it writes id, name and picture, and ``extra`` as JSON unless the profile's own fields
  /// are empty (1.2). Setting nil leaves the fields as they are.
  public var profile: NCUserProfile? {
    get { fields.profile }
    set {
      let own = ownFields
      own.profile = newValue
      guard let newValue else { return }
      own.userId = newValue.userId
      own.name = newValue.name
      own.avatarUrl = newValue.avatarUrl
      if let text = NCJSON.text(of: newValue.extProfile) { own.extra = text }
    }
  }

  /// The managed friend.
  ///
  /// Setting it writes id, name, picture and ``alias``, and ``extra`` as JSON unless the friend's
  /// own fields are empty (1.2). Setting nil leaves the fields as they are.
  public var friendInfo: NCFriendInfo? {
    get { fields.friendInfo }
    set {
      let own = ownFields
      own.friendInfo = newValue
      guard let newValue else { return }
      own.userId = newValue.userId
      own.name = newValue.name
      own.avatarUrl = newValue.avatarUrl
      own.alias = newValue.remark
      if let text = NCJSON.text(of: newValue.extProfile) { own.extra = text }
    }
  }

  /// The managed member of a group, whose nickname stays in it.
  ///
  /// Setting it writes id, name, picture and ``extra`` (1.2). Setting nil leaves the fields as they
  /// are.
  public var memberInfo: NCGroupMemberInfo? {
    get { fields.memberInfo }
    set {
      let own = ownFields
      own.memberInfo = newValue
      guard let newValue else { return }
      own.userId = newValue.userId
      own.name = newValue.name
      own.avatarUrl = newValue.avatarUrl
      own.extra = newValue.extra
    }
  }

  /// An empty profile.
  public override init() { fields = Fields() }

  /// The same profile as another object; the managed parts are shared.
  init(copying other: NCChatUIUserInfo) { fields = other.fields }

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
