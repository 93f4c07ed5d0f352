import DioramaKit
import Testing

@testable import ChatBackend

/// The network of a screen is a mapping with `latency` and `failures`.
@Suite("Shape of the network") struct NetworkShapeTests {
  @Test func a_network_has_what_is_written() {
    let reading = read(
      """
      latency: 300ms
      failures:
        - { request: inviteUsers, code: 400108, message: Not authorized }
        - { request: connect, times: 2 }
      """, as: NetworkChange.shape(requests: RequestName.allOfChat))
    #expect(reading.problems == [])
    #expect(
      reading.value
        == NetworkChange(
          latency: 300,
          failures: [
            .init(.inviteUsers, ChatError(code: 400_108, message: "Not authorized")),
            .init(.connect, .requestFailed, times: 2),
          ]))
  }

  @Test func what_is_left_out_stays() {
    var network = NetworkConditions(latency: 300, failures: [.init(.freeze)])
    if let change = read("failures: []", as: NetworkChange.shape(requests: RequestName.allOfChat)).value { network.apply(change) }
    #expect(network == NetworkConditions(latency: 300))
    if let change = read("latency: 1s", as: NetworkChange.shape(requests: RequestName.allOfChat)).value { network.apply(change) }
    #expect(network == NetworkConditions(latency: 1000))
  }

  @Test func only_requests_that_exist_can_fail() {
    let reading = read(
      "failures: [{ request: inviteUser }, { request: fly }, { code: 1 }, { request: [] }]",
      as: NetworkChange.shape(requests: RequestName.allOfChat))
    #expect(
      reading.problems == [
        "1:23 wrong-value: there is no request 'inviteUser' (did you mean 'inviteUsers'?)",
        "1:48 wrong-value: there is no request 'fly' (allowed: 'connect', 'getChannel', "
          + "'loadUsers', 'loadMembers', 'loadParticipants', 'loadOperators', 'loadMutedUsers', "
          + "'loadBannedUsers', 'inviteUsers', 'addOperators', 'removeOperators' or 21 more)",
        "1:55 missing-key: a failure needs 'request' (request: the request that fails)",
        "1:79 wrong-value: expected the id of a request, found a list",
      ])
  }

  @Test func a_request_is_guessed_from_a_part_of_its_name() {
    let reading = read("failures: [{ request: freezeChannel }]", as: NetworkChange.shape(requests: RequestName.allOfChat))
    #expect(
      reading.problems == [
        "1:23 wrong-value: there is no request 'freezeChannel' (did you mean 'freeze'?)"
      ])
  }

  @Test func values_have_their_kind() {
    let reading = read(
      "{ latency: 300, failures: [{ request: connect, times: 0 }] }", as: NetworkChange.shape(requests: RequestName.allOfChat))
    #expect(
      reading.problems == [
        "1:12 wrong-value: expected an amount of time, found '300' "
          + "(write a number with its unit, such as 300ms, 90s, 5m or 4d)",
        "1:55 wrong-value: expected a whole number from 1, found '0'",
      ])
  }

  @Test func every_request_has_its_name() {
    #expect(Set(RequestName.allOfChat).count == 32)
  }
}
