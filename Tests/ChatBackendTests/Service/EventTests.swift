import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Observers are notified of what happens in a channel.
@Suite("Events") struct EventTests {
  /// The events of an action in order; nil marks its answer.
  private func log(
    _ action: (ChatService, @escaping ChatAnswer<Void>) -> Void
  ) -> [ChatEvent.Kind?] {
    let run = Run(team)
    var log: [ChatEvent.Kind?] = []
    _ = run.service.observe { log.append($0.kind) }
    run.run { service, queue in
      action(service) { _ in log.append(nil) }
      queue.runDueItems()
    }
    return log
  }

  private let alice = ChatUser(
    userId: "alice", nickname: "Alice Kim", profileURL: "https://example.com/a.png")
  private let bob = ChatUser(userId: "bob", nickname: "Bob")
  private let dan = ChatUser(userId: "dan", nickname: "Dan")
  private let eve = ChatUser(userId: "eve", nickname: "Eve")
  private let mallory = ChatUser(userId: "mallory", nickname: "Mallory")

  @Test func events_come_after_the_answer() {
    #expect(
      log { $0.inviteUsers(["dan", "bob"], to: "design-team", answer: $1) }
        == [nil, .userJoined(dan)])
    #expect(
      log { $0.addOperators(["alice", "eve"], to: "design-team", answer: $1) }
        == [nil, .operatorsUpdated])
    #expect(
      log { $0.removeOperators(["bob"], from: "design-team", answer: $1) }
        == [nil, .operatorsUpdated])
    #expect(log { $0.muteUser("bob", in: "design-team", answer: $1) } == [nil, .userMuted(bob)])
    #expect(
      log { $0.unmuteUser("eve", in: "design-team", answer: $1) } == [nil, .userUnmuted(eve)])
    #expect(
      log { $0.banUser("alice", from: "design-team", answer: $1) } == [nil, .userBanned(alice)])
    #expect(
      log { $0.unbanUser("mallory", in: "design-team", answer: $1) }
        == [nil, .userUnbanned(mallory)])
    #expect(log { $0.freeze("design-team", answer: $1) } == [nil, .frozen])
  }

  @Test func a_request_that_changes_nothing_sends_no_event() {
    #expect(log { $0.inviteUsers(["bob"], to: "design-team", answer: $1) } == [nil])
    #expect(log { $0.addOperators(["bob"], to: "design-team", answer: $1) } == [nil])
    #expect(log { $0.muteUser("eve", in: "design-team", answer: $1) } == [nil])
    #expect(log { $0.unbanUser("dan", in: "design-team", answer: $1) } == [nil])
    #expect(log { $0.unfreeze("design-team", answer: $1) } == [nil])
    #expect(log { $0.freeze("town-hall", answer: $1) } == [nil])
  }

  @Test func an_event_contains_its_channel() {
    let run = Run(team)
    var events: [ChatEvent] = []
    _ = run.service.observe { events.append($0) }
    _ = run.answer { run.service.muteUser("alice", in: "town-hall", answer: $0) }
    #expect(events == [ChatEvent(.userMuted(alice), in: "town-hall", .open)])
  }

  @Test func observers_are_notified_in_order_until_they_are_removed() {
    Run(team).run { service, queue in
      var log: [String] = []
      let first = service.observe { _ in log.append("first") }
      _ = service.observe { _ in log.append("second") }
      service.announce(ChatEvent(.changed, in: "design-team", .group))
      #expect(log == [])
      queue.runDueItems()
      #expect(log == ["first", "second"])
      service.announce(ChatEvent(.deleted, in: "design-team", .group))
      service.stop(first)
      queue.runDueItems()
      #expect(log == ["first", "second", "second"])
    }
  }
}
