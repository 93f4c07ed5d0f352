import DioramaKit

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
  private let roster: RosterBase

  /// Lists members; `repeated` hears of each who is listed again.
  init(_ elements: [Entry], repeated: (_ first: Int, _ second: Int) -> Void = { _, _ in }) {
    self.elements = elements
    roster = RosterBase(
      elements.map { Roster.Entry(user: $0.user, standing: []) }, repeated: repeated)
  }

  /// The member who is a user.
  subscript(user: UserIndex) -> Entry? {
    roster.position(of: user).map { elements[Int($0)] }
  }
}
