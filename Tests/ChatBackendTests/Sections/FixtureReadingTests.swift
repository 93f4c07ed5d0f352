import DioramaKit
import Testing

@testable import ChatBackend

/// The keys of a fixture are decoded into values of the documented types.
@Suite("Reading fixtures") struct FixtureReadingTests {
  @Test func users_have_the_values_from_the_fixture() {
    let data = fixture(
      """
      users:
        - { userId: alice, nickname: Alice Kim, profileURL: "https://example.com/a.png" }
        - { userId: kim, name: Kim, alias: Boss, extra: "{}" }
      """)
    #expect(
      data.user("alice")
        == ChatUser(
          userId: "alice", nickname: "Alice Kim", profileURL: "https://example.com/a.png"))
    #expect(
      data.user("kim") == ChatUser(userId: "kim", name: "Kim", alias: "Boss", extra: "{}"))
    #expect(data.user("absent") == nil)
    #expect(data.userIds == ["alice", "kim"])
  }

  @Test func text_values_are_not_converted() {
    let data = fixture("users: [{ userId: 007, nickname: NO }, { userId: 1e3, nickname: '' }]")
    #expect(data.user("007")?.nickname == "NO")
    #expect(data.user("1e3")?.nickname == "")
    #expect(data.user("7") == nil)
  }

  @Test func flags_accept_yes_no_and_on() {
    let data = fixture(
      """
      users: [{ userId: a }, { userId: b }]
      groupChannels:
        - { url: g, isFrozen: yes, isSuper: true, members: [{ userId: a, isOperator: NO }, b] }
        - { url: h, isBroadcast: on }
      """)
    let first = data.groupChannels["g"]
    let second = data.groupChannels["h"]
    #expect(first?.isFrozen == true && first?.isSuper == true && first?.isBroadcast == false)
    #expect(second?.isFrozen == false && second?.isSuper == false && second?.isBroadcast == true)
    #expect(second?.name == "" && second?.memberCount == 0)
    let run = Run(data)
    #expect(
      run.service.firstMembers(of: "g", limit: 9) == [
        ChatMember(user: ChatUser(userId: "a")), ChatMember(user: ChatUser(userId: "b")),
      ])
  }

  @Test func members_are_ids_or_mappings() {
    let run = Run(team)
    let members = run.service.firstMembers(of: "design-team", limit: 9)
    #expect(members.map(\.user.userId) == ["alice", "bob", "eve"])
    #expect(members.map(\.isOperator) == [false, true, false])
    #expect(members.map(\.isMuted) == [false, false, true])
    #expect(members.first?.user.nickname == "Alice Kim")
  }

  @Test func participants_of_an_open_channel_have_their_flags() {
    let run = Run(team)
    let members = run.service.firstMembers(of: "town-hall", limit: 9)
    #expect(members.map(\.user.userId) == ["alice", "bob", "chloe"])
    #expect(members.map(\.isOperator) == [true, false, false])
    #expect(members.map(\.isMuted) == [false, true, false])
  }

  @Test func keys_may_be_in_any_order() {
    let data = fixture(
      """
      groups: [{ groupId: g1, groupName: Product Group, members: [{ userId: a, nickname: Ali }] }]
      openChannels: [{ url: o, participants: [a] }]
      groupChannels: [{ members: [a], url: g }]
      users: [{ nickname: Alice, userId: a }]
      """)
    #expect(data.groupChannels["g"]?.memberCount == 1)
    #expect(data.openChannels["o"]?.memberCount == 1)
    #expect(data.groups["g1"]?.groupName == "Product Group")
    #expect(data.groups["g1"]?.memberCount == 1)
    #expect(data.channelURLs == ["g", "o"])
  }

  @Test func aliases_and_merge_keys_are_resolved() {
    let data = fixture(
      """
      users:
        - &alice { userId: alice, nickname: Alice }
        - { <<: *alice, userId: alicia }
      groupChannels:
        - { url: one, members: &all [alice, alicia] }
        - { url: two, members: *all }
      """)
    #expect(data.user("alicia")?.nickname == "Alice")
    #expect(data.groupChannels["two"]?.memberCount == 2)
  }

  @Test(arguments: ["{}", "users: []", "groupChannels: []\nusers: []"])
  func an_empty_fixture_is_valid(yaml: String) {
    let reading = read(yaml, as: ChatData.shape)
    #expect(reading.problems == [])
    #expect(reading.value?.userIds.count == 0)
  }
}
