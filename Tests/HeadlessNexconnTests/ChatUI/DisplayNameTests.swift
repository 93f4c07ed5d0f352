import DioramaKit
import Testing

@testable import HeadlessNexconn

private func managed(_ name: String, nickname: String = "") -> NCChatUIUserInfo {
  let info = NCGroupMemberInfo()
  info.userId = "bob"
  info.name = name
  info.nickname = nickname
  return NCChatUIUserInfo(memberInfo: info)
}

/// Which of a user's names is shown where, and the fallback if no name is known (N115 to N120,
/// N128, N133, N208).
@Suite("Which name is shown") struct DisplayNameTests {
  @Test func N115_the_display_name_prefers_the_alias_over_the_name() {
    #expect(NCChatUIUtility.getDisplayName(person("bob", "Bob", alias: "Bobby")) == "Bobby")
    #expect(NCChatUIUtility.getDisplayName(person("bob", "Bob", alias: "")) == "Bob")
    #expect(NCChatUIUtility.getDisplayName(person("bob", nil)) == nil)
    #expect(NCChatUIUtility.getDisplayName(nil) == nil)
  }

  @Test func N116_N208_a_group_senders_name_is_alias_then_nickname_then_name_or_empty() {
    let (bob, bobby) = (person("bob", "Bob"), person("bob", "Bob", alias: "Bobby"))
    #expect(DisplayName.sender(bobby, asMember: managed("Bob M", nickname: "Bee")) == "Bobby")
    #expect(DisplayName.sender(bob, asMember: managed("Bob M", nickname: "Bee")) == "Bee")
    #expect(DisplayName.sender(bob, asMember: managed("Bob M")) == "Bob M")
    #expect(DisplayName.sender(bob, asMember: nil) == "Bob")
    #expect(DisplayName.sender(nil, asMember: nil) == "")
  }

  @Test func a_provided_members_name_is_the_nickname() {
    let bee = person("bob", "Bee")
    #expect(DisplayName.sender(person("bob", "Bob"), asMember: bee) == "Bee")
    #expect(DisplayName.sender(person("bob", "Bob", alias: "Bobby"), asMember: bee) == "Bobby")
    #expect(DisplayName.sender(nil, asMember: person("bob", "Bee", alias: "B")) == "B")
  }

  @Test func a_sender_in_a_direct_channel_has_the_display_name_or_an_empty_name() {
    #expect(DisplayName.sender(person("bob", "Bob", alias: "Bobby")) == "Bobby")
    #expect(DisplayName.sender(nil) == "")
  }

  @Test func N118_N208_the_last_messages_prefix_prefers_other_names_over_the_alias() {
    let bobby = person("bob", "Bob", alias: "Bobby")
    #expect(DisplayName.prefix(bobby, asMember: managed("Bob M", nickname: "Bee")) == "Bee")
    #expect(DisplayName.prefix(bobby, asMember: managed("Bob M")) == "Bob M")
    #expect(DisplayName.prefix(bobby, asMember: nil) == "Bob")
    #expect(DisplayName.prefix(person("bob", "", alias: "Bobby"), asMember: nil) == "Bobby")
    #expect(DisplayName.prefix(nil, asMember: nil) == "")
  }

  @Test func N133_an_attached_profile_shows_the_name_or_the_id() {
    let attached = NCUserInfo()
    attached.userId = "bob"
    #expect(DisplayName.prefix(attached) == "bob")
    attached.name = "Bob"
    #expect(DisplayName.prefix(attached) == "Bob")
  }

  @Test func N119_a_grid_entry_shows_remark_then_nickname_then_name() throws {
    let member = try #require(managed("Bob", nickname: "Bee").memberInfo)
    let friend = NCFriendInfo()
    #expect(DisplayName.gridEntry(member, friend: friend) == "Bee")
    friend.remark = "Bobby"
    #expect(DisplayName.gridEntry(member, friend: friend) == "Bobby")
    member.nickname = ""
    #expect(DisplayName.gridEntry(member, friend: nil) == "Bob")
    #expect(DisplayName.gridEntry(NCGroupMemberInfo(), friend: nil) == "")
  }

  @Test func N119_N120_a_mention_shows_nickname_or_alias_then_name_then_id() throws {
    let member = try #require(managed("Bob", nickname: "Bee").memberInfo)
    #expect(DisplayName.mention(member) == "Bee")
    member.nickname = ""
    #expect(DisplayName.mention(member) == "Bob")
    let (user, bee) = (person("bob", "Bob", alias: "Bobby"), person("bob", "Bee", alias: "B"))
    #expect(DisplayName.mention(user, asMember: bee, userId: "bob") == "Bobby")
    #expect(DisplayName.mention(nil, asMember: bee, userId: "bob") == "Bee")
    #expect(DisplayName.mention(person("bob", "Bob"), asMember: nil, userId: "bob") == "Bob")
    #expect(DisplayName.mention(nil, asMember: nil, userId: "bob") == "bob")
  }

  @Test func N120_N128_a_title_falls_back_to_the_channel_id() {
    #expect(DisplayName.title(person("bob", "Bob", alias: "Bobby"), channelId: "bob") == "Bobby")
    #expect(DisplayName.title(nil as NCChatUIUserInfo?, channelId: "bob") == "bob")
    #expect(DisplayName.title(group("g1", "Product"), channelId: "g1") == "Product")
    #expect(DisplayName.title(group("g1", ""), channelId: "g1") == "g1")
  }
}
