import DioramaKit
import Testing

@testable import HeadlessNexconn

private func carried(
  _ id: String?, _ name: String?, picture: String? = nil
) -> NCUserInfo {
  let info = NCUserInfo()
  info.userId = id
  info.name = name
  info.portraitUri = picture
  return info
}

/// Profiles that messages carry (N122 to N125).
@Suite("Profiles that messages carry") struct SenderTests {
  let run = Run(me: "alice")

  @Test func N122_a_message_carries_me_if_that_is_wanted() {
    run.now { kit in
      kit.currentUserInfo = person("alice", "Alice", alias: "Ali", avatar: "a.png")
      #expect(kit.senderInfo(toAttachTo: nil) == nil)
      NCChatUIConfigCenter.message.enableMessageAttachUserInfo = true
      let info = kit.senderInfo(toAttachTo: nil)
      #expect(info?.userId == "alice")
      #expect(info?.name == "Alice")
      #expect(info?.alias == "Ali")
      #expect(info?.portraitUri == "a.png")
      let own = carried("x", "X")
      #expect(kit.senderInfo(toAttachTo: own) === own)
      kit.currentUserInfo = nil
      #expect(kit.senderInfo(toAttachTo: nil) == nil)
    }
  }

  @Test func N123_N207_a_message_renames_its_sender_and_gaps_are_filled() {
    run.now { kit in
      kit.refreshUserInfoCache(
        person("bob", "Bob", alias: "Bobby", avatar: "https://b.png"), withUserId: "bob")
      kit.learn(from: carried("bob", "Robert", picture: "/tmp/local.png"), sentBy: "bob")
      let bob = kit.getUserInfoCache("bob")
      #expect(bob?.name == "Robert")
      #expect(bob?.alias == "Bobby")
      #expect(bob?.avatarUrl == "https://b.png")
    }
  }

  @Test func my_own_message_and_an_empty_profile_teach_nothing() {
    run.now { kit in
      kit.learn(from: carried("alice", "Mallory"), sentBy: "alice")
      kit.learn(from: carried("bob", ""), sentBy: "bob")
      kit.learn(from: nil, sentBy: "bob")
      #expect(kit.getUserInfoCache("alice") == nil)
      #expect(kit.getUserInfoCache("bob") == nil)
    }
  }

  @Test func N124_in_the_managed_mode_a_message_teaches_nothing() {
    let run = Run("users: [{ userId: bob, nickname: Bob }]", mode: .infoManagement)
    run.settled { _ = $0.getUserInfoCache("bob") }
    run.now { kit in
      kit.learn(from: carried("bob", "Robert"), sentBy: "bob")
      #expect(kit.getUserInfoCache("bob")?.name == "Bob")
    }
  }

  @Test func N125_above_a_message_the_cache_counts_more_than_what_the_message_carries() {
    run.now { kit in
      let robert = carried("bob", "Robert")
      #expect(kit.displayName(ofSender: "bob", in: nil, attached: robert) == "Robert")
      #expect(kit.displayName(ofSender: "bob", in: "g1", attached: carried("eve", "Eve")) == "")
      #expect(kit.displayName(ofSender: "bob", in: nil, attached: carried("", "Bobby")) == "Bobby")
      kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
      #expect(kit.displayName(ofSender: "bob", in: "g1", attached: robert) == "Bob")
    }
  }

  @Test func N125_before_the_last_message_it_is_the_other_way_round_in_the_managed_mode() {
    run.now { kit in
      kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
      let robert = carried("bob", "Robert")
      #expect(kit.displayPrefix(ofSender: "bob", in: "g1", attached: robert) == "Bob")
      kit.currentDataSourceType = .infoManagement
      #expect(kit.displayPrefix(ofSender: "bob", in: "g1", attached: robert) == "Robert")
      #expect(kit.displayPrefix(ofSender: "bob", in: "g1", attached: carried("eve", "Eve")) == "")
    }
  }
}
