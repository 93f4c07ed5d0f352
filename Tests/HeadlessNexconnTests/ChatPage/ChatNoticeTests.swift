import ChatBackend
import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// A message of each of three people in a group; Bea's and Cem's names the app provides.
private func chat(_ providers: String, _ rest: String, mode: String = "infoProvider") throws
  -> [String]
{
  let text = try profileScreen(
    "NCChannelViewController",
    people(
      """
        messages:
          - channelType: group
            channelId: boats
            messages:
              - { sender: bea, text: a, sentTime: 2026-09-17T07:00:00Z }
              - { sender: cem, text: b, sentTime: 2026-09-17T07:00:01Z }
              - sender: dai
                text: c
                sentTime: 2026-09-17T07:00:02Z
                senderUserInfo: { name: D. of the message }
      """) + """
        channelType: group
        channelId: boats
        NCChatUI:
          currentDataSourceType: \(mode)
          currentUserInfo: { userId: ann, name: Ann A., avatarUrl: "https://example.com/a.png" }
        \(providers)
        \(rest)
        """
  ).frames()
  return frames(text).map { frame in
    frame.components(separatedBy: " | ").filter { $0.hasPrefix("○") || $0.hasPrefix("●") }
      .joined(separator: " | ")
  }
}

private let providers = """
    providers:
      userInfo:
        latency: 1s
        users:
          - { userId: bea, name: Bea B., alias: Captain }
          - { userId: cem, name: Cem C., avatarUrl: "https://example.com/c.png" }
      groupUserInfo: { latency: 2s, members: [{ groupId: boats, userId: cem, name: Cook }] }
  """

/// How the chat page follows profiles that come late, change or go.
@Suite("Chat page and profiles") struct ChatNoticeTests {
  @Test func N145_N116_N117_each_answer_changes_its_own_rows() throws {
    let frames = try chat(
      providers,
      """
      steps:
        - snapshot: nobody
        - advance: 1s
        - snapshot: people
        - advance: 1s
        - snapshot: nicknames
      """)
    #expect(
      frames == [
        "○ | ○ | ○ D. of the message",
        "○ Captain | ● Cem C. | ○ D. of the message",
        "○ Captain | ● Cook | ○ D. of the message",
      ])
  }

  @Test func N125_what_is_known_counts_more_than_what_the_message_carries() throws {
    let frames = try chat(
      providers.replacing("users:", with: "users:\n        - { userId: dai, name: Known }"),
      "steps: [{ snapshot: before }, { advance: 2s }, { snapshot: after }]")
    #expect(
      frames.map { $0.components(separatedBy: " | ")[2] } == ["○ D. of the message", "○ Known"])
  }

  @Test func N120_N145_a_provider_that_never_answers_leaves_the_name_blank() throws {
    let frames = try chat(
      "  providers: { userInfo: { never: [bea, cem] } }",
      "steps: [{ advance: 60s }, { snapshot: later }]")
    #expect(frames == ["○ | ○ | ○ D. of the message"])
  }

  @Test func N90_N96_N146_a_refresh_shows_at_once() throws {
    let frames = try chat(
      providers,
      """
      steps:
        - advance: 2s
        - refresh:
            user: { userId: bea, name: New, avatarUrl: "https://example.com/n.png" }
            member: { groupId: boats, userId: cem, name: Baker }
        - snapshot: refreshed
      """)
    #expect(frames == ["● New | ● Baker | ○ D. of the message"])
  }

  @Test func N103_N104_clearing_one_in_memory_or_all_tells_nobody() throws {
    let frames = try chat(
      providers,
      """
      steps:
        - advance: 2s
        - clear: users
        - snapshot: all are cleared
        - clear: { member: { groupId: boats, userId: cem } }
        - snapshot: one member is cleared
        - advance: 1s
        - snapshot: asked again
      """)
    #expect(
      frames == [
        "○ Captain | ● Cook | ○ D. of the message",
        "○ Captain | ○ | ○ D. of the message",
        "○ Captain | ● Cem C. | ○ D. of the message",
      ])
  }

  @Test func N88_N124_in_the_managed_mode_the_service_knows() throws {
    let frames = try chat(
      "",
      """
      network: { latency: 1s }
      steps:
        - advance: 1s
        - snapshot: nobody
        - advance: 3s
        - snapshot: everybody
        - receive:
            channelType: group
            channelId: boats
            sender: cem
            text: d
            senderUserInfo: { name: Not learnt }
        - snapshot: not learnt
      """, mode: "infoManagement")
    #expect(
      frames == [
        "○ | ○ | ○ D. of the message", "● Bea | ○ Mate | ○ 大", "● Bea | ○ Mate | ○ 大 | ○ Mate",
      ])
  }

  @Test func N123_a_message_that_comes_in_renames_its_sender() throws {
    let frames = try chat(
      "  providers: { userInfo: { users: [{ userId: bea, name: Bea B. }] } }",
      """
      steps:
        - receive:
            { sender: bea, text: Elsewhere, senderUserInfo: { name: Bea of the message } }
        - snapshot: renamed
      """)
    #expect(frames[0].hasPrefix("○ Bea of the message | ○ |"))
  }

  @Test(arguments: [(true, "Ann A."), (false, nil)])
  func N122_a_message_takes_the_profile_of_its_sender_along(attaches: Bool, name: String?) throws {
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

  @Test func N146_N211_a_members_notice_does_not_take_the_nickname_away() {
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

  @Test func N148_a_long_press_on_a_picture_mentions_its_owner() throws {
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
