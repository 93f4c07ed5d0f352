import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Delegates receive the events of every channel, caused by any user (S136, S137).
@Suite("SDK: channel delegates") struct ChannelDelegateTests {
  static let events: [(ExternalChatEvent.Kind, ChannelType, [String])] = [
    (.userMuted("chloe"), .group, ["design-team muted chloe, muted, -1"]),
    (.userUnmuted("dan"), .group, ["design-team unmuted dan"]),
    (.userBanned("chloe"), .group, ["design-team banned chloe, banned, -1"]),
    (.userUnbanned("mallory"), .group, ["design-team unbanned mallory"]),
    (.operatorsUpdated(["eve"]), .group, ["design-team operators"]),
    (.userJoined("alice"), .group, ["design-team joined alice"]),
    (.userLeft("eve"), .group, ["design-team left eve"]),
    (.channelDeleted, .group, ["design-team deleted group"]),
    (.userMuted("alice"), .open, ["town-hall muted alice, muted, -1"]),
    (.userUnmuted("bob"), .open, ["town-hall unmuted bob"]),
    (.userBanned("bob"), .open, ["town-hall banned bob, banned, -1"]),
    (.userUnbanned("mallory"), .open, ["town-hall unbanned mallory"]),
    (.operatorsUpdated([]), .open, ["town-hall operators"]),
    (.userJoined("eve"), .open, ["town-hall entered eve"]),
    (.userLeft("alice"), .open, ["town-hall exited alice"]),
    (.channelDeleted, .open, ["town-hall deleted open"]),
    (.channelFrozen, .group, ["design-team frozen"]),
    (.typingStarted("eve"), .group, ["design-team typing"]),
    (.messagesRead("eve"), .group, ["design-team read"]),
    (.messagesDelivered("eve"), .group, ["design-team delivered"]),
    (.channelChanged(name: "Renamed"), .open, []),
  ]

  @Test(arguments: events)
  func a_delegate_receives_channel_events(
    kind: ExternalChatEvent.Kind, type: ChannelType, expected: [String]
  ) throws {
    let run = SDKRun()
    let listener = Listener()
    run { SendbirdChat.addChannelDelegate(listener, identifier: "one") }
    try run.simulate(kind, in: run.channel(type).channelURL)
    #expect(listener.log == expected)
  }

  @Test(arguments: [ChannelType.group, .open])
  func a_delegate_receives_messages_and_the_end_of_a_freeze(type: ChannelType) throws {
    let run = SDKRun()
    let listener = Listener()
    run { SendbirdChat.addChannelDelegate(listener, identifier: "one") }
    let url = run.channel(type).channelURL
    run { run.service.receive(ChannelMessage(0, .text("Hi"), from: "bob"), in: url) }
    #expect(listener.log == ["\(url) received Hi of bob"])
    if type == .group {
      try run.simulate(.channelFrozen)
      try run.simulate(.channelUnfrozen)
      #expect(listener.log.last == "design-team unfrozen")
    }
  }

  @Test func a_delegate_receives_app_actions_after_their_completion() {
    let run = SDKRun(currentUser: "bob")
    let listener = Listener()
    run { SendbirdChat.addChannelDelegate(listener, identifier: "one") }
    run {
      run.group.muteUser(userId: "eve", seconds: 5, description: "Loud") { _ in
        listener.log.append("answer")
      }
      #expect(listener.log == [])
    }
    #expect(listener.log == ["answer", "design-team muted eve, muted, 6000"])
  }

  @Test func a_delegate_receives_the_updated_channel() throws {
    let run = SDKRun()
    let listener = Listener()
    run { SendbirdChat.addChannelDelegate(listener, identifier: "one") }
    try run.simulate(.operatorsUpdated(["eve"]))
    let members = (listener.channel as? GroupChannel)?.members ?? []
    #expect(members.filter { $0.role == .operator }.map(\.userId) == ["eve"])
  }

  @Test(arguments: events)
  func a_delegate_without_methods_is_skipped(
    kind: ExternalChatEvent.Kind, type: ChannelType, expected: [String]
  ) throws {
    let run = SDKRun()
    let (deaf, listener) = (EmptyDelegate(), Listener())
    run {
      SendbirdChat.addChannelDelegate(deaf, identifier: "deaf")
      SendbirdChat.addChannelDelegate(listener, identifier: "listener")
    }
    try run.simulate(kind, in: run.channel(type).channelURL)
    #expect(listener.log == expected)
  }

  @Test func a_delegate_gets_joins_and_leaves_of_its_own_channel_type_only() throws {
    let run = SDKRun()
    let (groups, opens) = (GroupListener(), OpenListener())
    run {
      SendbirdChat.addChannelDelegate(groups, identifier: "groups")
      SendbirdChat.addChannelDelegate(opens, identifier: "opens")
    }
    try run.simulate(.userJoined("alice"))
    try run.simulate(.userJoined("dan"), in: "town-hall")
    try run.simulate(.userLeft("alice"))
    try run.simulate(.userLeft("dan"), in: "town-hall")
    #expect(groups.log == ["joined alice", "left alice"])
    #expect(opens.log == ["entered dan", "exited dan"])
  }

  @Test func delegates_are_notified_in_order_until_they_are_removed() throws {
    let run = SDKRun()
    let log = Log()
    let (first, second) = (NamedListener("first", log), NamedListener("second", log))
    run {
      SendbirdChat.addChannelDelegate(first, identifier: "1")
      SendbirdChat.addChannelDelegate(second, identifier: "2")
    }
    try run.simulate(.userMuted("eve"))
    run { SendbirdChat.removeChannelDelegate(forIdentifier: "1") }
    try run.simulate(.userUnmuted("eve"))
    run { SendbirdChat.removeAllChannelDelegates() }
    try run.simulate(.userMuted("eve"))
    #expect(log.lines == ["first muted", "second muted", "second unmuted"])
  }

  @Test func an_identifier_refers_to_one_delegate() throws {
    let run = SDKRun()
    let log = Log()
    let (first, second) = (NamedListener("first", log), NamedListener("second", log))
    run {
      SendbirdChat.addChannelDelegate(first, identifier: "1")
      SendbirdChat.addChannelDelegate(second, identifier: "1")
    }
    try run.simulate(.userMuted("eve"))
    #expect(log.lines == ["second muted"])
  }

  @Test func a_delegate_removed_during_an_event_is_not_notified() throws {
    let run = SDKRun()
    let log = Log()
    let (first, second) = (NamedListener("first", log), NamedListener("second", log))
    first.removes = "2"
    run {
      SendbirdChat.addChannelDelegate(first, identifier: "1")
      SendbirdChat.addChannelDelegate(second, identifier: "2")
    }
    try run.simulate(.userMuted("eve"))
    #expect(log.lines == ["first muted"])
  }

  @Test func delegates_are_held_weakly() throws {
    let run = SDKRun()
    weak var gone: Listener?
    run {
      let listener = Listener()
      gone = listener
      SendbirdChat.addChannelDelegate(listener, identifier: "one")
    }
    #expect(gone == nil)
    let other = Listener()
    run { SendbirdChat.addChannelDelegate(other, identifier: "two") }
    try run.simulate(.userMuted("eve"))
    #expect(other.log == ["design-team muted eve, muted, -1"])
  }

  @Test func delegates_belong_to_their_run() throws {
    let (one, other) = (SDKRun(), SDKRun())
    let listener = Listener()
    one { SendbirdChat.addChannelDelegate(listener, identifier: "one") }
    try other.simulate(.userMuted("eve"))
    #expect(listener.log == [])
    SendbirdChat.addChannelDelegate(listener, identifier: "nowhere")
    SendbirdChat.removeChannelDelegate(forIdentifier: "nowhere")
  }
}
