import YAML

extension NetworkChange {
  /// Returns the shape of the network's behavior: a mapping with `latency` and `failures`.
  ///
  /// ```yaml
  /// latency: 300ms
  /// failures:
  ///   - { request: forecast, code: 503, message: Try again later., times: 1 }
  /// ```
  ///
  /// - Parameter requests: the requests that can fail.
  public static func shape(requests: [RequestName]) -> ValueShape<NetworkChange> {
    let failures = NetworkConditions.Failure.shape(requests: requests)
    return .record(
      FieldTable(
        "a network",
        [
          Field("latency", .duration, "how long responses take") { $0.latency = $1 },
          Field("failures", .list(of: failures), "the requests that fail") { $0.failures = $1 },
        ]),
      startingWith: NetworkChange())
  }
}

/// A failure whose request may not be known yet.
private struct FailureDraft: Sendable {
  var request: RequestName?
  var code = ServiceError.requestFailed.code
  var message = ServiceError.requestFailed.message
  var times: Int?

  static func table(requests: [RequestName]) -> FieldTable<FailureDraft> {
    FieldTable(
      "a failure",
      [
        Field("request", RequestName.shape(requests), required: true, "the request that fails") {
          $0.request = $1
        },
        Field("code", .integer(in: -99_999...Int.max), "the error code") { $0.code = $1 },
        Field("message", .text, "the error message") { $0.message = $1 },
        Field("times", .integer(in: 1...Int.max), "how often it fails; by default always") {
          $0.times = $1
        },
      ])
  }
}

extension NetworkConditions.Failure {
  fileprivate static func shape(
    requests: [RequestName]
  ) -> ValueShape<NetworkConditions.Failure> {
    let table = FailureDraft.table(requests: requests)
    return ValueShape(.record(table.descriptions)) { node, decoding in
      var draft = FailureDraft()
      guard table.decode(node, into: &draft, &decoding), let request = draft.request
      else { return nil }
      let error = ServiceError(code: draft.code, message: draft.message)
      var failure = NetworkConditions.Failure(request, error, times: draft.times)
      failure.place = node["request"]?.place
      return failure
    }
  }
}

extension RequestName {
  /// Returns the shape of the name of one of some requests.
  fileprivate static func shape(_ all: [RequestName]) -> ValueShape<RequestName> {
    ValueShape(.choice(all.map(\.rawValue))) { node, decoding in
      guard node.kind == .scalar, !node.isNull else {
        decoding.reportWrongValue(node, wanted: .reference("request"))
        return nil
      }
      let name = RequestName(rawValue: node.text)
      if all.contains(name) { return name }
      let suggests = decoding.beginSearch(among: all.count)
      decoding.diagnostics.append(
        .unknownRequest(node, known: all.map(\.rawValue), suggests: suggests))
      return nil
    }
  }
}

extension ScreenKey {
  /// The name of the key and the step that set the network's behavior.
  package static let networkName: String = "network"

  /// Returns the key `network` of screens whose kits send these requests.
  static func network(requests: [RequestName]) -> ScreenKey {
    ScreenKey(
      networkName, NetworkChange.shape(requests: requests), order: 2,
      "how long responses take, and which requests fail"
    ) { change, environment in
      environment.network.apply(change)
    }
  }
}

extension StepDefinition {
  /// Returns the step `network` of screens whose kits send these requests.
  static func network(requests: [RequestName]) -> StepDefinition {
    StepDefinition(
      ScreenKey.networkName, NetworkChange.shape(requests: requests),
      "change latency and failures from here on",
      forms: [StepForm("{ latency: 1s }", "responses take one second")]
        + requests.prefix(1).map { request in
          StepForm("{ failures: [{ request: \(request.rawValue) }] }", "a request fails")
        } + [StepForm("{ failures: [] }", "no request fails")]
    ) { change, stage throws(StepFailure) in
      stage.environment.network.apply(change)
    }
  }
}
