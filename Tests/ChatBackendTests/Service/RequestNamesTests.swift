import DioramaKit
import Testing

@testable import ChatBackend

/// The key `network` of a screen accepts the names of the chat service's requests.
@Suite("Names of requests") struct RequestNamesTests {
  private let shape = NetworkChange.shape(requests: ChatBackend.requests)

  @Test func unknown_and_missing_request_names_are_reported() {
    let reading = read(
      "failures: [{ request: inviteUser }, { request: fly }, { code: 1 }, { request: [] }]",
      as: shape)
    #expect(
      reading.problems == [
        "1:23 wrong-value: unknown request 'inviteUser' (did you mean 'inviteUsers'?)",
        "1:48 wrong-value: unknown request 'fly' (available: 'connect', 'getChannel', "
          + "'loadUsers', 'loadMembers', 'loadParticipants', 'loadOperators', 'loadMutedUsers', "
          + "'loadBannedUsers', 'inviteUsers', 'addOperators', 'removeOperators' and 39 more)",
        "1:55 missing-key: missing key 'request' in a failure "
          + "(add 'request: ' and a value such as connect (the request that fails))",
        "1:79 wrong-value: expected the id of a request, found an empty list "
          + "(write one value instead of a list)",
      ])
  }

  @Test func a_request_is_suggested_for_a_part_of_its_name() {
    let reading = read("failures: [{ request: freezeNow }]", as: shape)
    #expect(
      reading.problems == [
        "1:23 wrong-value: unknown request 'freezeNow' (did you mean 'freeze'?)"
      ])
    #expect(
      read("failures: [{ request: invite }, { request: users }]", as: shape).problems == [
        "1:23 wrong-value: unknown request 'invite' (did you mean 'inviteUsers'?)",
        "1:44 wrong-value: unknown request 'users' (did you mean 'loadUsers', "
          + "'loadMutedUsers', 'loadBannedUsers' or 'inviteUsers'?)",
      ])
  }

  @Test(arguments: ChatBackend.requests) func every_request_can_fail(_ request: RequestName) {
    let reading = read("failures: [{ request: \(request.rawValue) }]", as: shape)
    #expect(reading.problems == [])
    #expect(reading.value?.failures == [.init(request)])
  }

  @Test func all_request_names_are_unique() {
    #expect(ChatBackend.requests.count == 50)
    #expect(Set(ChatBackend.requests).count == 50)
  }
}
