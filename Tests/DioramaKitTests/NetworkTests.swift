import HeadlessUIKit
import Testing
import WeatherKit
import YAML

@testable import DioramaKit

/// Latency and failures in virtual time, with the requests of WeatherKit.
@Suite("Network") struct NetworkTests {
  private let shape = NetworkChange.shape(requests: ["forecast", "history"])

  private func change(_ yaml: String) throws -> (value: NetworkChange?, problems: [String]) {
    try read("a: \(yaml)", shape)
  }

  @Test func a_change_has_latency_and_failures() throws {
    let yaml = "{ latency: 2s, failures: [{ request: forecast, code: 7, message: No, times: 2 }] }"
    let failure = NetworkConditions.Failure(
      "forecast", ServiceError(code: 7, message: "No"), times: 2)
    #expect(
      try change(yaml).value == NetworkChange(latency: 2000, failures: [failure]))
  }

  @Test func omitted_keys_of_a_change_keep_their_values() throws {
    var conditions = NetworkConditions(latency: 5, failures: [.init("forecast")])
    conditions.apply(try #require(try change("{ latency: 1s }").value))
    #expect(conditions.latency == 1000 && conditions.fails("forecast"))
    conditions.apply(try #require(try change("{ failures: [] }").value))
    #expect(conditions.latency == 1000 && !conditions.fails("forecast"))
  }

  @Test func an_unknown_request_is_reported() throws {
    #expect(
      try change("{ failures: [{ request: forcast }] }").problems == [
        "1:28 error wrong-value: unknown request 'forcast' (did you mean 'forecast'?)"
      ])
    let problems = try change("{ failures: [{ times: 0, request: x }] }").problems
    #expect(
      problems == [
        "1:26 error wrong-value: expected a whole number from 1, found '0'",
        "1:38 error wrong-value: unknown request 'x' (available: 'forecast', 'history')",
      ])
    #expect(
      try change("{ failures: [{ times: 1 }] }").problems == [
        "1:17 error missing-key: missing key 'request' in a failure "
          + "(add 'request: ' and forecast or history (the request that fails))"
      ])
  }

  @Test func the_network_key_and_step_exist_if_a_kit_has_requests() throws {
    let without = try Registry(Kit("Quiet"))
    #expect(without.keys.isEmpty && without.steps.isEmpty)
    let registry = try Registry(.weather)
    #expect(registry.keys.contains { "\($0.name)" == "network" })
    #expect(registry.steps.map { "\($0.name)" } == ["network", "warm"])
  }

  @Test func failures_accept_the_requests_of_all_kits() throws {
    let registry = try Registry(.weather, Kit("Tides", requests: ["tide", "forecast"]))
    let network = try #require(registry.keys.first { "\($0.name)" == "network" })
    var decoding = Decoding(files: SourceFiles(root: "."))
    let yaml = "a: { failures: [{ request: tide }, { request: forecast }, { request: moon }] }"
    let source = Source(path: "a.yaml", bytes: Array(yaml.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    _ = network.read(try #require(documents.first?.root["a"]), &decoding)
    #expect(
      lines(of: decoding.diagnostics) == [
        "1:70 error wrong-value: unknown request 'moon' (available: 'forecast', 'tide')"
      ])
  }

  // MARK: Virtual time

  /// The answers that have arrived at each of the moments.
  private func answers(
    _ conditions: NetworkConditions, at moments: [Int], asking times: Int = 1
  ) -> [[String]] {
    let environment = ScreenClock().environment()
    environment.network.conditions = conditions
    var received: [String] = []
    return environment.run {
      for _ in 0..<times {
        environment.network.perform("forecast", { 3 }) { answer in
          switch answer {
          case .success(let degrees): received.append("\(degrees)")
          case .failure(let error): received.append(error.message)
          }
        }
      }
      var now = 0
      return moments.map { moment in
        var left = moment - now
        while left > 0 {
          left = environment.mainQueue.advance(by: left)
          _ = environment.mainQueue.runDueItems(limit: 10)
        }
        now = moment
        _ = environment.mainQueue.runDueItems(limit: 10)
        return received
      }
    }
  }

  @Test func an_answer_comes_after_the_latency_and_not_before() {
    #expect(answers(NetworkConditions(latency: 300), at: [299, 300]) == [[], ["3"]])
  }

  @Test func an_answer_without_latency_arrives_after_the_call_returns() {
    let environment = ScreenClock().environment()
    environment.run {
      var isAnswered = false
      environment.network.perform("forecast", { 3 }) { _ in isAnswered = true }
      #expect(!isAnswered)
      _ = environment.mainQueue.runDueItems(limit: 10)
      #expect(isAnswered)
    }
  }

  @Test func an_unused_failure_is_reported_with_the_reason() throws {
    let yaml = """
      { failures: [{ request: forecast, times: 1 }, { request: forecast }, { request: history }] }
      """
    func reports(asking requests: [RequestName]) throws -> [String] {
      let change = try #require(try change(yaml).value)
      let environment = ScreenClock().environment()
      return environment.run {
        environment.network.apply(change)
        for request in requests { environment.network.perform(request, { 3 }) { _ in } }
        return environment.network.unusedFailures.map {
          "\($0.place.start.column) \($0.diagnostic.help?.text ?? "")"
        }
      }
    }
    let nothing =
      "remove this failure, or add steps that send the request; no request was sent after that "
      + "point"
    #expect(try reports(asking: []) == ["28 \(nothing)", "61 \(nothing)", "84 \(nothing)"])
    #expect(
      try reports(asking: ["forecast"]) == [
        "61 other failures applied to all such requests; remove one, set 'times' of an earlier "
          + "one, or add steps that send more",
        "84 remove this failure, or add steps that send the request; sent: 'forecast'",
      ])
    #expect(try reports(asking: ["forecast", "forecast", "history"]).isEmpty)
    // Asking whether a request fails also counts as a use of the failure.
    let environment = ScreenClock().environment()
    try environment.run {
      environment.network.apply(try #require(try change(yaml).value))
      #expect(environment.network.fails("history"))
      #expect(environment.network.unusedFailures.count == 2)
    }
  }

  @Test func a_request_fails_the_given_number_of_times() {
    let failure = NetworkConditions.Failure(
      "forecast", ServiceError(code: 1, message: "No"), times: 2)
    #expect(
      answers(NetworkConditions(failures: [failure]), at: [0], asking: 3) == [["No", "No", "3"]])
    #expect(
      answers(NetworkConditions(failures: [.init("history")]), at: [0]) == [["3"]])
    #expect(
      answers(NetworkConditions(failures: [.init("forecast")]), at: [0], asking: 2)
        == [["Request failed.", "Request failed."]])
  }
}
