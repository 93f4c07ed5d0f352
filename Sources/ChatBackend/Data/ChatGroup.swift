/// A group in Nexconn's sense, with what its members are called in it.
public struct ChatGroup: Sendable {
  /// The id, unique among groups.
  public let groupId: String
  /// The name.
  public var groupName: String
  /// The address of the picture.
  public var avatarUrl: String?
  /// What its owner tells all members.
  public var notice: String?
  /// What it is about.
  public var introduction: String?
  /// Whatever an app keeps with a group.
  public var extra: String?

  let members: MemberList

  /// How many members there are.
  public var memberCount: Int { members.elements.count }
}

extension ChatGroup: Identified {
  var id: String { groupId }
}

/// A person in a Nexconn group.
public struct ChatGroupMember: Sendable, Hashable {
  /// What somebody may do in a group.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// All; there is one.
    case owner
    /// What the owner lets admins do.
    case admin
    /// What everybody may.
    case normal
  }

  /// The person.
  public var user: ChatUser
  /// What the person is called in the group; may be empty.
  public var nickname: String
  /// What the person may do.
  public var role: Role
  /// Whatever an app keeps with a member.
  public var extra: String?

  /// A person in a group.
  public init(user: ChatUser, nickname: String = "", role: Role = .normal, extra: String? = nil) {
    self.user = user
    self.nickname = nickname
    self.role = role
    self.extra = extra
  }
}

/// The members of a Nexconn group, found by user without a search.
struct MemberList: Sendable {
  /// One member; the user is a place in the list of all users.
  struct Entry: Sendable {
    let user: UserIndex
    var nickname = ""
    var role = ChatGroupMember.Role.normal
    var extra: String?
  }

  /// The members in the fixture's order.
  let elements: [Entry]
  private let roster: Roster

  /// Lists members; `repeated` hears of each who is listed again.
  init(_ elements: [Entry], repeated: (_ first: Int, _ second: Int) -> Void = { _, _ in }) {
    self.elements = elements
    roster = Roster(
      elements.map { Roster.Entry(user: $0.user, status: []) }, repeated: repeated)
  }

  /// The member who is a user.
  subscript(user: UserIndex) -> Entry? {
    roster.position(of: user).map { elements[$0] }
  }
}

extension ChatGroupMember {
  /// A member of a list, who is one of some users.
  init(_ entry: MemberList.Entry, _ users: UserDirectory) {
    self.init(
      user: users[entry.user], nickname: entry.nickname, role: entry.role, extra: entry.extra)
  }
}
