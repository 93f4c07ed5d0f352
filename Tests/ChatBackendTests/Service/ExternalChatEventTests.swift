import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Events of other users change the run's data and are announced, or fail.
@Suite("External chat events") struct ExternalChatEventTests {
  /// The run after an event, the announced events, and the reason if the event is impossible.
  private func outcome(
    _ kind: ExternalChatEvent.Kind, in url: String = "design-team", currentUser: String? = nil,
    data: String = team
  ) -> (run: Run, events: [ChatEvent], failure: ExternalChatEvent.Failure?) {
    let run = Run(data, currentUser: currentUser)
    var events: [ChatEvent] = []
    var failure: ExternalChatEvent.Failure?
    _ = run.service.observe { events.append($0) }
    run.run { service, queue in
      do throws(ExternalChatEvent.Failure) {
        try service.apply(ExternalChatEvent(kind, in: url))
      } catch {
        failure = error
      }
      #expect(events == [])
      queue.runDueItems()
    }
    return (run, events, failure)
  }

  private let bob = ChatUser(userId: "bob", nickname: "Bob")
  private let dan = ChatUser(userId: "dan", nickname: "Dan")
  private let eve = ChatUser(userId: "eve", nickname: "Eve")
  private let mallory = ChatUser(userId: "mallory", nickname: "Mallory")

  @Test(arguments: [("design-team", ChatChannelType.group), ("town-hall", .open)])
  func a_user_joins_a_channel(url: String, type: ChatChannelType) {
    let (run, events, failure) = outcome(.userJoined("dan"), in: url)
    #expect(failure == nil)
    #expect(events == [ChatEvent(.userJoined(dan), in: url, type)])
    #expect(run.service.isMember("dan", of: url))
  }

  @Test(arguments: [("design-team", ChatChannelType.group), ("town-hall", .open)])
  func a_user_leaves_a_channel(url: String, type: ChatChannelType) {
    let (run, events, _) = outcome(.userLeft("bob"), in: url)
    #expect(events == [ChatEvent(.userLeft(bob), in: url, type)])
    #expect(!run.service.isMember("bob", of: url))
  }

  @Test func leaving_removes_the_operator_role_only_in_a_group() {
    #expect(!outcome(.userLeft("bob")).run.service.isOperator("bob", of: "design-team"))
    let (run, _, _) = outcome(.userLeft("alice"), in: "town-hall")
    #expect(run.service.isOperator("alice", of: "town-hall"))
  }

  @Test func users_are_muted_and_unmuted() {
    let muted = outcome(.userMuted("bob"))
    #expect(muted.events.map(\.kind) == [.userMuted(bob)])
    #expect(muted.run.service.isMuted("bob", in: "design-team"))
    let unmuted = outcome(.userUnmuted("bob"), in: "town-hall")
    #expect(unmuted.events.map(\.kind) == [.userUnmuted(bob)])
    #expect(!unmuted.run.service.isMuted("bob", in: "town-hall"))
  }

  @Test func users_are_banned_and_unbanned() {
    let banned = outcome(.userBanned("eve"))
    #expect(banned.events.map(\.kind) == [.userBanned(eve)])
    #expect(banned.run.service.isBanned("eve", from: "design-team"))
    #expect(!banned.run.service.isMember("eve", of: "design-team"))
    let unbanned = outcome(.userUnbanned("mallory"), in: "town-hall")
    #expect(unbanned.events.map(\.kind) == [.userUnbanned(mallory)])
    #expect(!unbanned.run.service.isBanned("mallory", from: "town-hall"))
  }

  @Test func the_operators_are_replaced() {
    let group = outcome(.operatorsUpdated(["eve", "alice"]))
    #expect(group.events.map(\.kind) == [.operatorsUpdated])
    #expect(
      group.run.ids(group.run.service.operatorsQuery(of: "design-team")) == ["alice", "eve"])
    let open = outcome(.operatorsUpdated(["dan"]), in: "town-hall")
    #expect(open.run.ids(open.run.service.operatorsQuery(of: "town-hall")) == ["dan"])
    let empty = outcome(.operatorsUpdated([]))
    #expect(empty.run.ids(empty.run.service.operatorsQuery(of: "design-team")) == [])
  }

  @Test func a_group_is_frozen_and_unfrozen() {
    let frozen = outcome(.channelFrozen)
    #expect(frozen.events.map(\.kind) == [.frozen])
    #expect(frozen.run.service.channel("design-team")?.isFrozen == true)
    let data = "groupChannels: [{ url: g, isFrozen: true }]"
    let unfrozen = outcome(.channelUnfrozen, in: "g", data: data)
    #expect(unfrozen.events.map(\.kind) == [.unfrozen])
    #expect(unfrozen.run.service.channel("g")?.isFrozen == false)
  }

  @Test(arguments: ["design-team", "town-hall"]) func a_channel_is_renamed(url: String) {
    let (run, events, _) = outcome(.channelChanged(name: "Renamed"), in: url)
    #expect(events.map(\.kind) == [.changed])
    #expect(run.service.channel(url)?.name == "Renamed")
  }

  @Test func a_deleted_channel_is_unknown() {
    let (run, events, _) = outcome(.channelDeleted)
    #expect(events == [ChatEvent(.deleted, in: "design-team", .group)])
    #expect(run.service.channel("design-team") == nil)
    #expect(!run.service.isMember("alice", of: "design-team"))
    let answer = run.answer { run.service.getChannel("design-team", type: .group, answer: $0) }
    #expect(answer?.error == .channelNotFound)
    let page = run.answer { run.service.membersQuery(of: "design-team").loadNextPage(answer: $0) }
    #expect(page?.error == .channelNotFound)
    let freeze = run.answer { run.service.freeze("design-team", answer: $0) }
    #expect(freeze?.error == .channelNotFound)
    #expect(throws: ExternalChatEvent.Failure.noChannel) {
      try run.service.apply(ExternalChatEvent(.userJoined("dan"), in: "design-team"))
    }
    run.service.load(fixture(team))
    #expect(run.service.channel("design-team") != nil)
  }

  @Test func permissions_of_the_current_user_are_not_checked() {
    #expect(outcome(.userMuted("bob"), currentUser: "dan").failure == nil)
  }

  static let failures: [(ExternalChatEvent.Kind, String, ExternalChatEvent.Failure)] = [
    (.userJoined("dan"), "nowhere", .noChannel),
    (.userJoined("zed"), "design-team", .noUser("zed")),
    (.userJoined("bob"), "design-team", .nothingChanges),
    (.userJoined("mallory"), "design-team", .banned("mallory")),
    (.userLeft("dan"), "design-team", .notInChannel("dan")),
    (.userMuted("dan"), "design-team", .notInChannel("dan")),
    (.userMuted("eve"), "design-team", .nothingChanges),
    (.userUnmuted("bob"), "design-team", .nothingChanges),
    (.userBanned("mallory"), "design-team", .nothingChanges),
    (.userUnbanned("dan"), "design-team", .nothingChanges),
    (.operatorsUpdated(["bob", "dan"]), "design-team", .notInChannel("dan")),
    (.operatorsUpdated(["zed"]), "town-hall", .noUser("zed")),
    (.operatorsUpdated(["bob"]), "design-team", .nothingChanges),
    (.channelUnfrozen, "design-team", .nothingChanges),
    (.channelChanged(name: "Town hall"), "town-hall", .nothingChanges),
  ]

  @Test(arguments: failures)
  func an_impossible_event_fails_and_changes_nothing(
    kind: ExternalChatEvent.Kind, url: String, expected: ExternalChatEvent.Failure
  ) {
    let (run, events, failure) = outcome(kind, in: url)
    #expect(failure == expected)
    #expect(events == [])
    #expect(run.service.changedChannels.isEmpty)
  }
}
