import HeadlessUIKit
import Testing
import WeatherKit
import YAML

@testable import DioramaKit

/// Latency and failures, by virtual time and without any service but that of WeatherKit.
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

  @Test func what_is_left_out_stays_as_it_is() throws {
    var conditions = NetworkConditions(latency: 5, failures: [.init("forecast")])
    conditions.apply(try #require(try change("{ latency: 1s }").value))
    #expect(conditions.latency == 1000 && conditions.fails("forecast"))
    conditions.apply(try #require(try change("{ failures: [] }").value))
    #expect(conditions.latency == 1000 && !conditions.fails("forecast"))
  }

  @Test func an_unknown_request_is_reported() throws {
    #expect(
      try change("{ failures: [{ request: forcast }] }").problems == [
        "1:28 error wrong-value: there is no request 'forcast' (did you mean 'forecast'?)"
      ])
    let problems = try change("{ failures: [{ times: 0, request: x }] }").problems
    #expect(
      problems == [
        "1:26 error wrong-value: expected a whole number from 1, found '0'",
        "1:38 error wrong-value: there is no request 'x' (allowed: 'forecast' or 'history')",
      ])
    #expect(
      try change("{ failures: [{ times: 1 }] }").problems == [
        "1:17 error missing-key: a failure needs 'request' (request: the request that fails)"
      ])
  }

  @Test func the_key_and_the_step_come_with_the_first_request() throws {
    let without = try Registry(Kit("Quiet"))
    #expect(without.keys.isEmpty && without.steps.isEmpty)
    let registry = try Registry(.weather)
    #expect(registry.keys.contains { "\($0.name)" == "network" })
    #expect(registry.steps.map { "\($0.name)" } == ["network", "warm"])
  }

  @Test func requests_of_several_kits_may_all_fail() throws {
    let registry = try Registry(.weather, Kit("Tides", requests: ["tide", "forecast"]))
    let network = try #require(registry.keys.first { "\($0.name)" == "network" })
    var decoding = Decoding(files: SourceFiles(root: "."))
    let yaml = "a: { failures: [{ request: tide }, { request: forecast }, { request: moon }] }"
    let source = Source(path: "a.yaml", bytes: Array(yaml.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    _ = network.read(try #require(documents.first?.root["a"]), &decoding)
    #expect(
      lines(of: decoding.diagnostics) == [
        "1:70 error wrong-value: there is no request 'moon' (allowed: 'forecast' or 'tide')"
      ])
  }

  // MARK: Virtual time

  /// What becomes of a request at each of some moments.
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

  @Test func an_answer_without_latency_comes_later_than_the_call_returns() {
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
    func told(asking requests: [RequestName]) throws -> [String] {
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
    let nothing = "take it out, or let the screen ask; nothing was asked for from there on"
    #expect(try told(asking: []) == ["28 \(nothing)", "61 \(nothing)", "84 \(nothing)"])
    #expect(
      try told(asking: ["forecast"]) == [
        "61 other entries met all of them; take it out, or let the screen ask again",
        "84 take it out, or let the screen ask; it asked for 'forecast'",
      ])
    #expect(try told(asking: ["forecast", "forecast", "history"]).isEmpty)
    // A kit that only asks whether a request would fail shows that it would.
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
