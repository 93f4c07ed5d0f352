import Testing

@testable import ChatBackend

/// Profiles of the managed service, read and changed in a run.
@Suite("Requests for profiles") struct ProfileRequestTests {
  private static let team = """
    users:
      - { userId: alice, nickname: Alice }
      - { userId: bob, nickname: Bob, alias: Bobby }
      - { userId: chloe, nickname: Chloe }
      - { userId: dan, nickname: Dan }
    friendApplications:
      - { userId: chloe, status: accepted, operationTime: 0 }
      - { userId: dan, operationTime: 0 }
    groups:
      - groupId: g1
        groupName: Product
        notice: Hi
        members: [{ userId: bob, nickname: Bee }, dan]
    """
  private let run = Run(Self.team, currentUser: "alice")

  private func friends(_ ids: String...) -> [String] {
    let answer = run.answer { run.service.getFriendsInfo(ids, answer: $0) }
    return ((try? answer?.get()) ?? []).map(\.userId)
  }

  private func member(_ id: String) -> ChatGroupMember? {
    let answer = run.answer {
      run.service.getGroupMembersInfo([id, "absent"], of: "g1", answer: $0)
    }
    return (try? answer?.get())?.first
  }

  @Test func friends_have_an_alias_or_were_accepted() {
    #expect(friends("dan", "chloe", "alice", "bob", "absent") == ["chloe", "bob"])
    _ = run.answer { run.service.acceptFriendApplication(from: "dan", answer: $0) }
    #expect(friends("dan", "chloe") == ["dan", "chloe"])
  }

  @Test func profiles_are_returned_in_the_order_of_the_requested_ids() {
    let answer = run.answer { run.service.getUserProfiles(["dan", "absent", "bob"], answer: $0) }
    #expect((try? answer?.get())?.map(\.userId) == ["dan", "bob"])
  }

  @Test func my_profile_can_be_read_and_changed() {
    let change = run.answer {
      run.service.updateMyUserProfile(name: "Al", avatarUrl: "a.png", extra: nil, answer: $0)
    }
    #expect(change?.error == nil)
    let answer = run.answer { run.service.getMyUserProfile(answer: $0) }
    #expect((try? answer?.get())?.name == "Al")
    #expect((try? answer?.get())?.profileURL == "a.png")
    run.service.currentUserId = nil
    #expect(run.answer { run.service.getMyUserProfile(answer: $0) }?.error == .userNotFound)
  }

  @Test func a_friends_alias_can_be_changed_and_a_strangers_cannot() {
    for (id, error) in [("bob", nil), ("chloe", nil), ("dan", ChatError.userNotFound)] {
      let answer = run.answer {
        run.service.setFriendInfo(of: id, alias: "X", extra: nil, answer: $0)
      }
      #expect(answer?.error == error)
    }
    run.run { service, _ in #expect(service.profile("chloe")?.alias == "X") }
  }

  @Test func updating_a_group_keeps_the_other_values() {
    _ = run.answer { run.service.updateGroupInfo("g1", groupName: "Design", answer: $0) }
    let answer = run.answer { run.service.getGroupsInfo(["g2", "g1"], answer: $0) }
    #expect((try? answer?.get())?.map(\.groupName) == ["Design"])
    #expect((try? answer?.get())?.map(\.notice) == ["Hi"])
    let missing = run.answer { run.service.updateGroupInfo("g2", answer: $0) }
    #expect(missing?.error == .groupNotFound)
  }

  @Test func a_members_nickname_can_be_changed() {
    #expect(member("bob")?.nickname == "Bee")
    _ = run.answer {
      run.service.setGroupMemberInfo("bob", in: "g1", nickname: "Bumble", extra: nil, answer: $0)
    }
    #expect(member("bob")?.nickname == "Bumble")
    let page = run.page(run.service.groupMembersQuery(of: "g1", matching: "bumble"))
    #expect(page?.map(\.user.userId) == ["bob"])
    let stranger = run.answer {
      run.service.setGroupMemberInfo("alice", in: "g1", nickname: "A", extra: nil, answer: $0)
    }
    #expect(stranger?.error == .userNotFound)
  }

  @Test func loading_data_discards_the_changes() {
    _ = run.answer { run.service.updateGroupInfo("g1", groupName: "Design", answer: $0) }
    run.run { service, _ in
      service.load(fixture(Self.team))
      #expect(service.group("g1")?.groupName == "Product")
    }
  }
}
