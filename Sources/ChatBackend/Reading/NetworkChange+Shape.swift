import Diorama
import YAML

extension NetworkChange {
  /// The network's behaviour: a mapping with `latency` and `failures`.
  public static let shape = ValueShape<NetworkChange>.record(
    RecordTable(
      "a network",
      [
        Field("latency", .duration, "how long answers take") { $0.latency = $1 },
        Field("failures", .list(of: NetworkConditions.Failure.shape), "what fails") {
          $0.failures = $1
        },
      ]),
    startingWith: NetworkChange())
}

/// A failure before it is known of what.
private struct FailureDraft: Sendable {
  var request: RequestName?
  var code = ChatError.requestFailed.code
  var message = ChatError.requestFailed.message
  var times: Int?

  static let table = RecordTable<FailureDraft>(
    "a failure",
    [
      Field("request", RequestName.shape, required: true, "the request that fails") {
        $0.request = $1
      },
      Field("code", .integer(in: -99_999...Int.max), "the error's number") { $0.code = $1 },
      Field("message", .text, "the error's words") { $0.message = $1 },
      Field("times", .integer(in: 1...Int.max), "how often it fails; by default always") {
        $0.times = $1
      },
    ])
}

extension NetworkConditions.Failure {
  fileprivate static let shape = ValueShape<NetworkConditions.Failure>(
    .record(FailureDraft.table.descriptions)
  ) { node, decoding in
    var draft = FailureDraft()
    guard FailureDraft.table.decode(node, into: &draft, &decoding), let request = draft.request
    else { return nil }
    let error = ChatError(code: draft.code, message: draft.message)
    return NetworkConditions.Failure(request, error, times: draft.times)
  }
}

extension RequestName {
  /// The name of a request that this service answers.
  fileprivate static let shape = ValueShape<RequestName>(
    .choice(all.map(\.rawValue))
  ) { node, decoding in
    let names = all.lazy.map(\.rawValue)
    guard node.kind == .scalar, !node.isNull else {
      decoding.reportWrongValue(node, wanted: .reference("request"))
      return nil
    }
    let name = RequestName(rawValue: node.text)
    if all.contains(name) { return name }
    let near = nearestName(to: name.rawValue, among: names).map { Diagnostic.Help.didYouMean($0) }
    // The list is long, so that even a guess helps; nothing is mended by it.
    let guess = nameWithin(name.rawValue, among: names)
      .map { Diagnostic.Help("did you mean '\($0)'?") }
    decoding.diagnostics.report(
      .wrongValue, "there is no request \(node.quoted)", at: node.place,
      help: near ?? guess ?? .allowed(names))
    return nil
  }
}
