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

/// Which of somebody's names each place shows, and what stands there while none is known (N115
/// to N120, N128, N133, N208).
@Suite("Which name is shown") struct ShownNameTests {
  @Test func N115_a_display_name_is_alias_then_name() {
    #expect(NCChatUIUtility.getDisplayName(person("bob", "Bob", alias: "Bobby")) == "Bobby")
    #expect(NCChatUIUtility.getDisplayName(person("bob", "Bob", alias: "")) == "Bob")
    #expect(NCChatUIUtility.getDisplayName(person("bob", nil)) == nil)
    #expect(NCChatUIUtility.getDisplayName(nil) == nil)
  }

  @Test func N116_N208_a_sender_in_a_group_is_alias_then_nickname_then_name_then_blank() {
    let (bob, bobby) = (person("bob", "Bob"), person("bob", "Bob", alias: "Bobby"))
    #expect(ShownName.sender(bobby, asMember: managed("Bob M", nickname: "Bee")) == "Bobby")
    #expect(ShownName.sender(bob, asMember: managed("Bob M", nickname: "Bee")) == "Bee")
    #expect(ShownName.sender(bob, asMember: managed("Bob M")) == "Bob M")
    #expect(ShownName.sender(bob, asMember: nil) == "Bob")
    #expect(ShownName.sender(nil, asMember: nil) == "")
  }

  @Test func a_provided_members_name_is_the_nickname() {
    let bee = person("bob", "Bee")
    #expect(ShownName.sender(person("bob", "Bob"), asMember: bee) == "Bee")
    #expect(ShownName.sender(person("bob", "Bob", alias: "Bobby"), asMember: bee) == "Bobby")
    #expect(ShownName.sender(nil, asMember: person("bob", "Bee", alias: "B")) == "B")
  }

  @Test func a_sender_in_a_direct_channel_is_the_display_name_or_blank() {
    #expect(ShownName.sender(person("bob", "Bob", alias: "Bobby")) == "Bobby")
    #expect(ShownName.sender(nil) == "")
  }

  @Test func N118_N208_before_the_last_message_the_alias_loses() {
    let bobby = person("bob", "Bob", alias: "Bobby")
    #expect(ShownName.prefix(bobby, asMember: managed("Bob M", nickname: "Bee")) == "Bee")
    #expect(ShownName.prefix(bobby, asMember: managed("Bob M")) == "Bob M")
    #expect(ShownName.prefix(bobby, asMember: nil) == "Bob")
    #expect(ShownName.prefix(person("bob", "", alias: "Bobby"), asMember: nil) == "Bobby")
    #expect(ShownName.prefix(nil, asMember: nil) == "")
  }

  @Test func N133_what_a_message_carries_is_name_then_id() {
    let attached = NCUserInfo()
    attached.userId = "bob"
    #expect(ShownName.prefix(attached) == "bob")
    attached.name = "Bob"
    #expect(ShownName.prefix(attached) == "Bob")
  }

  @Test func N119_the_grid_is_remark_then_nickname_then_name() throws {
    let member = try #require(managed("Bob", nickname: "Bee").memberInfo)
    let friend = NCFriendInfo()
    #expect(ShownName.gridEntry(member, friend: friend) == "Bee")
    friend.remark = "Bobby"
    #expect(ShownName.gridEntry(member, friend: friend) == "Bobby")
    member.nickname = ""
    #expect(ShownName.gridEntry(member, friend: nil) == "Bob")
    #expect(ShownName.gridEntry(NCGroupMemberInfo(), friend: nil) == "")
  }

  @Test func N119_N120_a_mention_is_nickname_then_name_or_alias_then_name_then_id() throws {
    let member = try #require(managed("Bob", nickname: "Bee").memberInfo)
    #expect(ShownName.mention(member) == "Bee")
    member.nickname = ""
    #expect(ShownName.mention(member) == "Bob")
    let (user, bee) = (person("bob", "Bob", alias: "Bobby"), person("bob", "Bee", alias: "B"))
    #expect(ShownName.mention(user, asMember: bee, userId: "bob") == "Bobby")
    #expect(ShownName.mention(nil, asMember: bee, userId: "bob") == "Bee")
    #expect(ShownName.mention(person("bob", "Bob"), asMember: nil, userId: "bob") == "Bob")
    #expect(ShownName.mention(nil, asMember: nil, userId: "bob") == "bob")
  }

  @Test func N120_N128_a_title_falls_back_on_the_channels_id() {
    #expect(ShownName.title(person("bob", "Bob", alias: "Bobby"), channelId: "bob") == "Bobby")
    #expect(ShownName.title(nil as NCChatUIUserInfo?, channelId: "bob") == "bob")
    #expect(ShownName.title(group("g1", "Product"), channelId: "g1") == "Product")
    #expect(ShownName.title(group("g1", ""), channelId: "g1") == "g1")
  }
}
