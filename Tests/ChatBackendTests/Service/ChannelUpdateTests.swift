import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Requests of the channel settings: changing the name or cover, leaving, deleting, and the push
/// trigger.
@Suite("Changing, leaving and deleting channels") struct ChannelUpdateTests {
  private func error(_ run: Run, _ action: (@escaping ChatAnswer<Void>) -> Void) -> ChatError? {
    guard let answer = run.answer(action) else {
      Issue.record("no answer")
      return nil
    }
    return answer.error
  }

  /// The events that an action announces.
  private func events(
    _ run: Run, _ action: (@escaping ChatAnswer<Void>) -> Void
  ) -> [ChatEvent.Kind] {
    var kinds: [ChatEvent.Kind] = []
    run.run { service, queue in
      let observation = service.observe { kinds.append($0.kind) }
      action { _ in }
      queue.runDueItems()
      service.stop(observation)
    }
    return kinds
  }

  @Test func a_group_member_can_change_the_name_and_set_and_remove_the_cover() {
    let run = Run(team, currentUser: "eve")
    let update = { (name: String?, cover: ChatService.Cover) in
      error(run) { run.service.updateChannel("design-team", name: name, cover: cover, answer: $0) }
    }
    #expect(update("Designers", .unchanged) == nil)
    #expect(run.service.channel("design-team")?.name == "Designers")
    #expect(run.service.channel("design-team")?.coverURL == nil)
    #expect(update(nil, .url("https://example.com/c.png")) == nil)
    #expect(run.service.channel("design-team")?.name == "Designers")
    #expect(run.service.channel("design-team")?.coverURL == "https://example.com/c.png")
    #expect(update("Design", .none) == nil)
    #expect(run.service.channel("design-team")?.coverURL == nil)
  }

  @Test func only_operators_can_change_an_open_channel() {
    let run = Run(team, currentUser: "bob")
    let rename = { error(run) { run.service.updateChannel("town-hall", name: "Hall", answer: $0) } }
    #expect(rename() == .notAuthorized)
    #expect(run.service.channel("town-hall")?.name == "Town hall")
    run.service.currentUserId = "alice"
    #expect(rename() == nil)
    #expect(run.service.channel("town-hall")?.name == "Hall")
    #expect(
      error(run) { run.service.updateChannel("nowhere", name: "Hall", answer: $0) }
        == .channelNotFound)
  }

  @Test func only_an_actual_change_is_announced() {
    let run = Run(team, currentUser: "alice")
    let rename = { (name: String) in
      events(run) { run.service.updateChannel("design-team", name: name, answer: $0) }
    }
    #expect(rename("Designers") == [.changed])
    #expect(rename("Designers") == [])
  }

  @Test func a_user_who_leaves_a_group_is_no_longer_a_member() {
    let run = Run(team, currentUser: "alice")
    let received = events(run) { run.service.leaveChannel("design-team", answer: $0) }
    #expect(
      received.map { if case .userLeft(let user) = $0 { user.userId } else { "" } } == ["alice"])
    #expect(!run.service.isMember("alice", of: "design-team"))
    #expect(
      error(run) { run.service.leaveChannel("design-team", answer: $0) } == .userNotFound)
    #expect(
      error(run) { run.service.leaveChannel("town-hall", answer: $0) } == .channelNotFound)
  }

  @Test func only_operators_can_delete_a_channel() {
    let run = Run(team, currentUser: "bob")
    #expect(
      error(run) { run.service.deleteChannel("town-hall", answer: $0) } == .notAuthorized)
    #expect(run.service.channel("town-hall") != nil)
    run.service.currentUserId = "alice"
    #expect(events(run) { run.service.deleteChannel("town-hall", answer: $0) } == [.deleted])
    #expect(run.service.channel("town-hall") == nil)
    #expect(
      error(run) { run.service.deleteChannel("town-hall", answer: $0) } == .channelNotFound)
  }

  @Test func the_push_trigger_is_stored_and_announced() {
    let run = Run(team, currentUser: "alice")
    let trigger = { run.service.channel("design-team")?.pushTrigger }
    #expect(trigger() == .default)
    #expect(
      events(run) { run.service.setPushTrigger(.off, of: "design-team", answer: $0) }
        == [.pushTriggerChanged])
    #expect(trigger() == .off)
    #expect(
      error(run) { run.service.setPushTrigger(.off, of: "town-hall", answer: $0) }
        == .channelNotFound)
  }

  @Test func reporting_announces_nothing_and_fails_for_unknown_targets() {
    let run = Run(team, currentUser: "alice")
    #expect(events(run) { run.service.report("design-team", answer: $0) } == [])
    #expect(events(run) { run.service.report("town-hall", userId: "bob", answer: $0) } == [])
    #expect(error(run) { run.service.report("nowhere", answer: $0) } == .channelNotFound)
    #expect(
      error(run) { run.service.report("design-team", userId: "absent", answer: $0) }
        == .userNotFound)
  }

  @Test func covers_and_push_triggers_are_read_but_cannot_be_written_to_a_database() {
    let run = Run(
      """
      groupChannels:
        - { url: club, coverURL: club.png, myPushTriggerOption: mentionOnly }
      openChannels: [{ url: hall, coverURL: hall.png }]
      """)
    let club = run.service.channel("club")
    #expect(club?.coverURL == "club.png" && club?.pushTrigger == .mentionOnly)
    #expect(run.service.channel("hall")?.coverURL == "hall.png")
    #expect(throws: ChatDatabaseError.self) {
      try ChatDatabase.write(run.service.data, to: "/nowhere/club.sqlite")
    }
    #expect(run.service.data.hasChannelExtras)
    #expect(!Run(team).service.data.hasChannelExtras)
  }
}
