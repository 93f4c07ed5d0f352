import DioramaKit
import Testing

@testable import ChatBackend

/// The network of a screen is a mapping with `latency` and `failures`.
@Suite("Shape of the network") struct NetworkShapeTests {
  private let shape = NetworkChange.shape(requests: RequestName.allChatRequests)

  @Test func latency_and_failures_are_decoded() {
    let reading = read(
      """
      latency: 300ms
      failures:
        - { request: inviteUsers, code: 400108, message: Not authorized }
        - { request: connect, times: 2 }
      """, as: shape)
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

  @Test func omitted_keys_keep_their_values() {
    var network = NetworkConditions(latency: 300, failures: [.init(.freeze)])
    if let change = read("failures: []", as: shape).value { network.apply(change) }
    #expect(network == NetworkConditions(latency: 300))
    if let change = read("latency: 1s", as: shape).value { network.apply(change) }
    #expect(network == NetworkConditions(latency: 1000))
  }

  @Test func wrong_values_are_reported() {
    let reading = read(
      "{ latency: 300, failures: [{ request: connect, times: 0 }] }", as: shape)
    #expect(
      reading.problems == [
        "1:12 wrong-value: expected a duration, found '300' "
          + "(write a number with its unit, such as 300ms, 90s, 5m or 4d)",
        "1:55 wrong-value: expected a whole number from 1, found '0'",
      ])
  }
}
