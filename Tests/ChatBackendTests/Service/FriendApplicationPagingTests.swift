import DioramaKit
import Testing

@testable import ChatBackend

/// Friend applications are read page by page, even if they change meanwhile.
@Suite("Friend application pages") struct FriendApplicationPagingTests {
  private static let day = 86_400_000

  private func data(_ count: Int, _ make: (Int) -> ChatFriendApplication) -> ChatData {
    ChatData(
      applications: (0..<count).map { number in
        let application = make(number)
        return FixtureApplication(
          application: application, time: .init(base: .epoch, offset: application.operationTime))
      })
  }

  @Test func equal_times_keep_the_fixtures_order_across_pages() {
    let run = Run(data(25) { ChatFriendApplication(userId: "\($0)", operationTime: $0 / 10) })
    let query = run.service.friendApplicationsQuery(limit: 4)
    let ids = run.pages(query).flatMap { $0 }.compactMap { Int($0.userId) }
    #expect(ids == Array(20..<25) + Array(10..<20) + Array(0..<10))
  }

  @Test func open_requests_expire_after_seven_days() {
    let run = Run(
      data(3) { ChatFriendApplication(userId: "\($0)", operationTime: $0 * Self.day) },
      startTime: 8 * Self.day)
    #expect(
      run.page(run.service.friendApplicationsQuery())?.map(\.status)
        == [.unhandled, .unhandled, .expired])
    #expect(
      run.page(run.service.friendApplicationsQuery(statuses: [.expired]))?.map(\.userId) == ["0"])
    #expect(
      run.page(run.service.friendApplicationsQuery(statuses: [.unhandled]))?.map(\.userId)
        == ["2", "1"])
    #expect(
      run.answer { run.service.acceptFriendApplication(from: "0", answer: $0) }?.error
        == .applicationNotFound)
  }

  @Test func an_application_accepted_between_pages_is_missing_from_the_next_page() {
    let run = Run(data(4) { ChatFriendApplication(userId: "\($0)", operationTime: -$0) })
    let query = run.service.friendApplicationsQuery(statuses: [.unhandled], limit: 2)
    #expect(run.page(query)?.map(\.userId) == ["0", "1"])
    _ = run.answer { run.service.acceptFriendApplication(from: "2", answer: $0) }
    #expect(run.page(query)?.map(\.userId) == ["3"])
    #expect(!query.hasNext)
  }

  @Test func a_refused_application_is_found_by_its_new_status() {
    let run = Run(data(3) { ChatFriendApplication(userId: "\($0)", operationTime: $0) })
    _ = run.answer { run.service.refuseFriendApplication(from: "1", answer: $0) }
    #expect(
      run.page(run.service.friendApplicationsQuery(statuses: [.refused]))?.map(\.userId) == ["1"])
  }

  @Test func an_answer_in_one_run_does_not_affect_another_run() {
    let data = data(2) { ChatFriendApplication(userId: "\($0)", operationTime: $0) }
    let (first, second) = (Run(data), Run(data))
    _ = first.answer { first.service.acceptFriendApplication(from: "1", answer: $0) }
    #expect(
      second.page(second.service.friendApplicationsQuery())?.map(\.status)
        == [.unhandled, .unhandled])
  }
}
