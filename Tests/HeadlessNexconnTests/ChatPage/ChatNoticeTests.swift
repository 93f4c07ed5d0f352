import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// How messages attach profiles and follow profile changes.
@Suite("Chat page and profiles") struct ChatNoticeTests {
  @Test(arguments: [(true, "Ann A."), (false, nil)])
  func N122_a_message_attaches_its_senders_profile_if_enabled(
    attaches: Bool, name: String?
  ) throws {
    let key = ConversationKey(.group, "boats")
    let run = Run(
      "{ users: [{ userId: ann, name: Ann }], groups: [{ groupId: boats, members: [ann] }] }",
      me: "ann")
    run.settled { kit in
      NCChatUIConfigCenter.message.enableMessageAttachUserInfo = attaches
      kit.currentUserInfo = person("ann", "Ann A.", alias: "A.")
      let chat = NCChannelViewController(channelType: .group, channelId: "boats")
      chat.sendMessage(NCTextMessage(content: "Ahoy"), pushContent: nil)
    }
    run.now { _ in
      let sent = run.service.conversation(key)?.lastMessage
      #expect(sent?.senderInfo?.name == name)
      #expect(sent?.senderInfo?.alias == (attaches ? "A." : nil))
    }
  }

  @Test func N146_N211_a_member_notice_does_not_remove_the_nickname() {
    let run = Run(
      """
      users: [{ userId: ann }, { userId: cem, name: Cem }]
      groups: [{ groupId: boats, members: [ann, { userId: cem, nickname: Mate }] }]
      """, me: "ann", mode: .infoManagement)
    run.settled { kit in _ = kit.getGroupUserInfoCache("cem", withGroupId: "boats") }
    run.now { _ in
      let cell = NCTextMessageCell(frame: .zero)
      let message = NCMessage(ChatMessage(senderId: "cem", text: "x"), me: "ann")
      cell.setDataModel(NCMessageModel(message, .group, "boats", showsNames: true))
      #expect(cell.nicknameLabel.text == "Mate")
      cell.onGroupMemberInfoUpdate(person("cem", "Plain"), groupId: "boats")
      #expect(cell.nicknameLabel.text == "Mate")
    }
  }

  @Test func N148_a_long_press_on_another_users_portrait_mentions_the_user() throws {
    let run = Run(
      "{ users: [{ userId: ann, name: Ann }], groups: [{ groupId: boats, members: [ann] }] }",
      me: "ann")
    run.now { _ in
      let chat = NCChannelViewController(channelType: .group, channelId: "boats")
      chat.didLongPressCellPortrait("ann")
      #expect(chat.chatSessionInputBarControl.text == "")
      chat.didLongPressCellPortrait("bea")
      #expect(chat.chatSessionInputBarControl.text == "@bea ")
      #expect(chat.mentionedUserIds == ["bea"])
    }
  }
}
