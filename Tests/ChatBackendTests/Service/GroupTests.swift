import Testing

@testable import ChatBackend

/// Nexconn's groups and the names of their members.
@Suite("Groups") struct GroupTests {
  static let product = """
    users: [{ userId: alice, nickname: Alice }, { userId: bob, name: Robert }, { userId: eve }]
    groups:
      - groupId: g1
        groupName: Product Group
        notice: Ship it
        avatarUrl: https://example.com/g.png
        members:
          - { userId: alice, nickname: Ali, role: owner }
          - bob
          - { userId: eve, role: admin, extra: x }
    """

  @Test func a_group_has_the_values_from_the_fixture() throws {
    let run = Run(Self.product)
    let group = try run.answer { run.service.getGroupInfo("g1", answer: $0) }?.get()
    #expect(group?.groupName == "Product Group")
    #expect(group?.notice == "Ship it")
    #expect(group?.avatarUrl == "https://example.com/g.png")
    #expect(group?.memberCount == 3)
    #expect(run.answer { run.service.getGroupInfo("g2", answer: $0) }?.error == .groupNotFound)
  }

  @Test func a_group_member_is_returned_with_its_nickname_and_role() {
    let run = Run(Self.product)
    func member(_ id: String, _ group: String = "g1") -> Result<ChatGroupMember, ChatError>? {
      run.answer { run.service.getGroupMemberInfo(id, in: group, answer: $0) }
    }
    #expect(
      member("alice")
        == .success(
          ChatGroupMember(
            user: ChatUser(userId: "alice", nickname: "Alice"), nickname: "Ali", role: .owner)))
    #expect(
      member("bob") == .success(ChatGroupMember(user: ChatUser(userId: "bob", name: "Robert"))))
    #expect(member("zed")?.error == .userNotFound)
    #expect(member("alice", "g2")?.error == .groupNotFound)
  }

  @Test func members_are_found_by_role_and_name() {
    let run = Run(Self.product)
    func ids(_ role: ChatGroupMember.Role? = nil, _ text: String? = nil) -> [String]? {
      run.page(run.service.groupMembersQuery(of: "g1", role: role, matching: text))?
        .map(\.user.userId)
    }
    #expect(ids() == ["alice", "bob", "eve"])
    #expect(ids(.admin) == ["eve"])
    #expect(ids(nil, "LI") == ["alice"])
    #expect(ids(nil, "ber") == ["bob"])
    #expect(ids(.owner, "x") == [])
    #expect(
      run.answer {
        run.service.groupMembersQuery(of: "g2").loadNextPage(answer: $0)
      }?.error == .groupNotFound)
  }
}
