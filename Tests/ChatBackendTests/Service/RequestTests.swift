import DioramaKit
import HeadlessUIKit
import Testing

@testable import ChatBackend

/// Requests are answered in virtual time, or fail as the screen specifies.
@Suite("Requests") struct RequestTests {
  @Test func a_request_is_never_answered_synchronously() {
    Run(team, currentUser: "alice").run { service, queue in
      var answers = 0
      service.connect { _ in answers += 1 }
      #expect(answers == 0)
      queue.runDueItems()
      #expect(answers == 1)
      #expect(queue.now == 0)
    }
  }

  @Test func a_request_is_answered_after_the_latency() {
    Run(team).run { service, queue in
      service.network.latency = 300
      var answers = 0
      service.connect { _ in answers += 1 }
      #expect(queue.advance(by: 299) == 0)
      queue.runDueItems()
      #expect(answers == 0)
      #expect(queue.advance(by: 1) == 0)
      queue.runDueItems()
      #expect(answers == 1)
    }
  }

  @Test func a_request_keeps_the_latency_it_was_sent_with() {
    Run(team).run { service, queue in
      var order: [String] = []
      service.network.latency = 300
      service.connect { _ in order.append("slow") }
      service.network.latency = 0
      service.connect { _ in order.append("quick") }
      queue.runDueItems()
      #expect(order == ["quick"])
      #expect(queue.nextItemTime == 300)
    }
  }

  @Test func a_request_connects_as_the_current_user() {
    let run = Run(team, currentUser: "bob")
    #expect(
      run.answer { run.service.connect(answer: $0) }
        == .success(ChatUser(userId: "bob", nickname: "Bob")))
  }

  @Test func a_request_fails_with_the_configured_error() {
    let run = Run(team)
    let error = ChatError(code: 400_108, message: "Not authorized")
    run.service.network.failures = [.init(.getChannel, error)]
    for _ in 1...3 {
      #expect(
        run.answer { run.service.getChannel("design-team", type: .group, answer: $0) }?.error
          == error)
    }
    #expect(run.answer { run.service.connect(answer: $0) } == .success(nil))
  }

  @Test func a_request_fails_the_configured_number_of_times() {
    let run = Run(team)
    let (first, second) = (
      ChatError(code: 1, message: "first"), ChatError(code: 2, message: "second")
    )
    run.service.network.failures = [
      .init(.connect, first, times: 2), .init(.connect, second, times: 1),
    ]
    let answers = (1...4).map { _ in run.answer { run.service.connect(answer: $0) }?.error }
    #expect(answers == [first, first, second, nil])
  }

  @Test func a_request_finds_a_channel_of_its_type() {
    let run = Run(team)
    func find(_ url: String, _ type: ChatChannelType) -> Result<String, ChatError>? {
      run.answer { run.service.getChannel(url, type: type, answer: $0) }?.map(\.name)
    }
    #expect(find("design-team", .group) == .success("Design team"))
    #expect(find("town-hall", .open) == .success("Town hall"))
    #expect(find("town-hall", .group)?.error == .channelNotFound)
    #expect(find("nowhere", .open)?.error == .channelNotFound)
    #expect(ChatError.channelNotFound == ChatError(code: 400_201, message: "Channel not found."))
  }

  @Test func a_request_finds_users() {
    let run = Run(team)
    #expect(
      run.answer { run.service.getUserInfo("dan", answer: $0) }
        == .success(ChatUser(userId: "dan", nickname: "Dan")))
    #expect(run.answer { run.service.getUserInfo("absent", answer: $0) }?.error == .userNotFound)
    #expect(
      run.answer { run.service.getUserInfo(["eve", "absent", "bob"], answer: $0) }?
        .map { $0.map(\.userId) } == .success(["eve", "bob"]))
  }

  /// A view controller that outlives its run must not crash the program.
  @Test func a_request_is_not_answered_outside_of_a_run() {
    let run = Run(team)
    run.service.connect { _ in Issue.record("answered outside of a run") }
    run.service.usersQuery().loadNextPage { _ in Issue.record("answered outside of a run") }
    run.environment.mainQueue.runDueItems()
    #expect(run.environment.mainQueue.executedCount == 0)
  }

  @Test func a_pending_request_does_not_retain_the_service() {
    weak var service: ChatService?
    do {
      let run = Run(team)
      service = run.service
      run.run { service, queue in
        service.network.latency = 1000
        service.membersQuery(of: "design-team").loadNextPage { _ in }
        service.freeze("design-team") { _ in }
        #expect(queue.nextItemTime == 1000)
      }
    }
    #expect(service == nil)
  }
}
