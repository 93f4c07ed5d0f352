import DioramaKit

extension ChatService {
  /// The members of a group in the fixture's order, or those of a role, or those in whose
  /// nickname or name some text stands (upper and lower case alike).
  public func groupMembersQuery(
    of groupId: String, limit: Int = 20, role: ChatGroupMember.Role? = nil,
    matching text: String? = nil
  ) -> ChatQuery<ChatGroupMember> {
    ChatQuery(self, .getGroupMembers, limit: limit) { service throws(ChatError) in
      guard let group = service.group(groupId) else { throw .groupNotFound }
      let members = group.members.elements
      let changes = service.profileChanges
      let wanted = text?.lowercased()
      return PageReader(upTo: members.count) { place in
        if let role, members[place].role != role { return nil }
        let member = changes.member(members[place], of: groupId, service.users)
        if let wanted, !member.isCalled(wanted) { return nil }
        return member
      }
    }
  }
}

extension ChatGroupMember {
  init(_ entry: MemberList.Entry, _ users: UserDirectory) {
    self.init(
      user: users[entry.user], nickname: entry.nickname, role: entry.role, extra: entry.extra)
  }

  /// Whether a lower case text stands in one of the member's names.
  fileprivate func isCalled(_ text: String) -> Bool {
    [nickname, user.name ?? user.nickname].contains { $0.lowercased().contains(text) }
  }
}
