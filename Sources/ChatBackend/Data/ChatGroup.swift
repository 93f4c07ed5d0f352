/// A group in Nexconn's terms.
public struct ChatGroup: Sendable {
  /// The id, unique among groups.
  public let groupId: String
  /// The name.
  public var groupName: String
  /// The address of the picture.
  public var avatarUrl: String?
  /// The owner's notice to all members.
  public var notice: String?
  /// The description of the group.
  public var introduction: String?
  /// Data that an app stores with a group.
  public var extra: String?

  let members: MemberList

  /// The number of members.
  public var memberCount: Int { members.elements.count }
}

extension ChatGroup: Identified {
  var id: String { groupId }
}

/// A person in a Nexconn group.
public struct ChatGroupMember: Sendable, Hashable {
  /// The rights of a member in a group.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// All rights; a group has one owner.
    case owner
    /// The rights that the owner gives to admins.
    case admin
    /// The rights of every member.
    case normal
  }

  /// The person.
  public var user: ChatUser
  /// The person's name in the group; may be empty.
  public var nickname: String
  /// The person's rights.
  public var role: Role
  /// Data that an app stores with a member.
  public var extra: String?

  /// Creates a member of a group.
  public init(user: ChatUser, nickname: String = "", role: Role = .normal, extra: String? = nil) {
    self.user = user
    self.nickname = nickname
    self.role = role
    self.extra = extra
  }
}

/// The members of a Nexconn group, found by user without a search.
struct MemberList: Sendable {
  /// A member, whose user is an index in the list of all users.
  struct Entry: Sendable {
    let user: UserIndex
    var nickname = ""
    var role = ChatGroupMember.Role.normal
    var extra: String?
  }

  /// The members in the fixture's order.
  let elements: [Entry]
  private let roster: Roster

  /// Creates a list of members; `repeated` is called for each user who is listed again.
  init(_ elements: [Entry], repeated: (_ first: Int, _ second: Int) -> Void = { _, _ in }) {
    self.elements = elements
    roster = Roster(
      elements.map { Roster.Entry(user: $0.user, status: []) }, repeated: repeated)
  }

  /// Returns the member for a user.
  subscript(user: UserIndex) -> Entry? {
    roster.position(of: user).map { elements[$0] }
  }
}

extension ChatGroupMember {
  /// Creates a member from a list's entry and the users.
  init(_ entry: MemberList.Entry, _ users: UserDirectory) {
    self.init(
      user: users[entry.user], nickname: entry.nickname, role: entry.role, extra: entry.extra)
  }
}
