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

/// Profiles attached to messages (N122 to N125).
@Suite("Profiles attached to messages") struct SenderTests {
  let run = Run(me: "alice")

  @Test func N122_a_message_carries_the_current_user_if_enabled() {
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

  @Test func N123_N207_an_attached_profile_updates_the_name_and_keeps_other_values() {
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

  @Test func own_messages_and_empty_profiles_do_not_change_the_cache() {
    run.now { kit in
      kit.learn(from: carried("alice", "Mallory"), sentBy: "alice")
      kit.learn(from: carried("bob", ""), sentBy: "bob")
      kit.learn(from: nil, sentBy: "bob")
      #expect(kit.getUserInfoCache("alice") == nil)
      #expect(kit.getUserInfoCache("bob") == nil)
    }
  }

  @Test func N124_in_managed_mode_a_message_does_not_change_the_cache() {
    let run = Run("users: [{ userId: bob, nickname: Bob }]", mode: .infoManagement)
    run.settled { _ = $0.getUserInfoCache("bob") }
    run.now { kit in
      kit.learn(from: carried("bob", "Robert"), sentBy: "bob")
      #expect(kit.getUserInfoCache("bob")?.name == "Bob")
    }
  }

  @Test func N125_above_a_message_the_cache_wins_over_the_attached_profile() {
    run.now { kit in
      let robert = carried("bob", "Robert")
      #expect(kit.displayName(ofSender: "bob", in: nil, attached: robert) == "Robert")
      #expect(kit.displayName(ofSender: "bob", in: "g1", attached: carried("eve", "Eve")) == "")
      #expect(kit.displayName(ofSender: "bob", in: nil, attached: carried("", "Bobby")) == "Bobby")
      kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob")
      #expect(kit.displayName(ofSender: "bob", in: "g1", attached: robert) == "Bob")
    }
  }

  @Test func N125_the_prefix_prefers_the_attached_profile_in_managed_mode() {
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
