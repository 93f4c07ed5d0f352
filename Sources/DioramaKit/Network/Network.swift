import HeadlessUIKit
import YAML

/// The name of a request to a service, as in `failures` in YAML and in kits.
///
/// A kit declares its requests as static members and passes them to its ``Kit``:
///
/// ```swift
/// extension RequestName {
///   static let forecast: RequestName = "forecast"
/// }
/// ```
public struct RequestName: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name as text.
  public let rawValue: String

  /// Creates a name from its text.
  ///
  /// - Parameter rawValue: the name that the service uses: `forecast`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from a string literal.
  public init(stringLiteral text: String) { rawValue = text }
}

/// The error with which a service answers a request.
public struct ServiceError: Error, Sendable, Hashable {
  /// The service's number for the error.
  public let code: Int
  /// The message of the service.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: the service's number for the error.
  ///   - message: the message of the service.
  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  /// The error for a network failure without a specified cause.
  public static let requestFailed = ServiceError(code: 800_120, message: "Request failed.")
}

/// The behavior of the network: the latency of answers, and the requests that fail.
public struct NetworkConditions: Sendable, Hashable {
  /// A request that is answered with an error.
  public struct Failure: Sendable, Hashable {
    /// The request.
    public var request: RequestName
    /// The error.
    public var error: ServiceError
    /// How often the request fails before it succeeds; nil means always.
    public var times: Int?
    /// The place in YAML; nil for a failure from Swift code. Equal failures can have different
    /// places.
    var place: Place?

    /// Creates a failure of a request.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - error: the error with which it is answered.
    ///   - times: how often it fails before it succeeds, at least 1; nil means always.
    public init(
      _ request: RequestName, _ error: ServiceError = .requestFailed, times: Int? = nil
    ) {
      self.request = request
      self.error = error
      self.times = times
    }

    /// Returns whether two failures are equal, regardless of their places.
    public static func == (left: Failure, right: Failure) -> Bool {
      left.request == right.request && left.error == right.error && left.times == right.times
    }

    /// Hashes the properties that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(request)
      hasher.combine(error)
      hasher.combine(times)
    }
  }

  /// The milliseconds from a request to its answer. At zero, the answer still arrives after the
  /// call returns.
  public var latency: Int
  /// The failures. If a request has several entries, the first one that is not used up applies.
  public var failures: [Failure]

  /// Creates network conditions; by default there is no latency, and no request fails.
  ///
  /// - Parameters:
  ///   - latency: milliseconds of virtual time from a request to its answer, from 0.
  ///   - failures: the failures.
  public init(latency: Int = 0, failures: [Failure] = []) {
    self.latency = latency
    self.failures = failures
  }

  /// Returns whether a request would fail now, without using up a failure.
  ///
  /// - Parameter request: the request.
  public func fails(_ request: RequestName) -> Bool {
    failures.contains { $0.request == request && $0.times.map { $0 > 0 } ?? true }
  }

  /// Returns the failure that applies to a request now, and counts it as used once.
  mutating func consumeFailure(of request: RequestName) -> Failure? {
    for index in failures.indices where failures[index].request == request {
      guard let times = failures[index].times else { return failures[index] }
      guard times > 0 else { continue }
      failures[index].times = times - 1
      return failures[index]
    }
    return nil
  }

  /// Applies a change.
  ///
  /// - Parameter change: the new values. New failures replace all existing ones.
  public mutating func apply(_ change: NetworkChange) {
    if let latency = change.latency { self.latency = latency }
    if let failures = change.failures { self.failures = failures }
  }
}

/// A change of the network conditions. Properties that are nil keep their current value.
public struct NetworkChange: Sendable, Hashable {
  /// The new latency in milliseconds.
  public var latency: Int?
  /// All failures from now on.
  public var failures: [NetworkConditions.Failure]?

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - latency: the new latency in milliseconds, from 0; nil keeps the current latency.
  ///   - failures: all failures from now on; nil keeps the current failures.
  public init(latency: Int? = nil, failures: [NetworkConditions.Failure]? = nil) {
    self.latency = latency
    self.failures = failures
  }
}

/// The network of one run, through which a kit's service sends its requests.
///
/// ```swift
/// environment.network.perform(.forecast) { () throws(ServiceError) in
///   try station.forecast(of: city)
/// } answer: { result in
///   self.show(result)
/// }
/// ```
public final class Network {
  /// The conditions for new requests; requests that were already sent keep theirs.
  public var conditions = NetworkConditions()
  /// The failures that YAML declares, in the order in which the run reached them.
  private var declaredFailures: [NetworkConditions.Failure] = []
  /// The places of the failures that a request triggered.
  package private(set) var triggeredPlaces: Set<Place> = []
  /// The requests that were sent, each once.
  package private(set) var requests: [RequestName] = []
  /// The requests that were sent after YAML declared a failure.
  private var sentRequests: [RequestName] = []

  /// Creates a network that has no latency and never fails.
  public init() {}

  /// Sends a request.
  ///
  /// After the network's latency, in virtual time, this calls `answer` on the run's main queue. It
  /// passes the result of `work`, or the failure that the network has for the request.
  ///
  /// Requests get no answer after the end of the run or outside a run.
  ///
  /// - Parameters:
  ///   - request: the name, with which YAML can declare a failure.
  ///   - about: the subject, such as `design-team` or `limit 20`, for the `log` block of a
  ///     snapshot.
  ///   - work: the service's work, done when the answer is due; an error that it throws is the
  ///     answer.
  ///   - answer: receives the result, after this call returns.
  public func perform<Value>(
    _ request: RequestName, about: @autoclosure () -> String = "",
    _ work: @escaping () throws(ServiceError) -> Value,
    answer: @escaping (Result<Value, ServiceError>) -> Void
  ) {
    let failure = conditions.consumeFailure(of: request)
    recordRequest(request, failure: failure)
    guard let environment = ScreenEnvironment.current else { return }
    let log = environment.runLog
    let number = log.map { $0.beginRequest(Self.words(of: request, about())) } ?? 0
    environment.mainQueue.async(after: conditions.latency) {
      let result: Result<Value, ServiceError> =
        if let failure { .failure(failure.error) } else {
          Result { () throws(ServiceError) in try work() }
        }
      log?.endRequest(number, result: result.words)
      answer(result)
    }
  }

  /// Returns whether a request would fail now, for a kit that reports the failure without sending
  /// the request. The failure counts as triggered, but is not used up.
  ///
  /// - Parameter request: the request.
  public func fails(_ request: RequestName) -> Bool {
    let failure = conditions.failures.first { $0.request == request && $0.times != 0 }
    recordRequest(request, failure: failure)
    return failure != nil
  }

  /// Applies a change that YAML declares.
  func apply(_ change: NetworkChange) {
    conditions.apply(change)
    declaredFailures += change.failures?.filter { $0.place != nil } ?? []
  }

  /// The request of the last declared failure that was triggered.
  package var failedRequest: RequestName? {
    declaredFailures.last { $0.place.map(triggeredPlaces.contains) ?? false }?.request
  }

  /// The failures that YAML declared so far and that no request triggered.
  package var unusedFailures: [UnusedFailure] {
    declaredFailures.compactMap { failure in
      let request = failure.request
      guard let place = failure.place, !triggeredPlaces.contains(place) else { return nil }
      let reason: UnusedFailure.Reason =
        sentRequests.contains(request) ? .otherFailuresApplied : .requestNotSent(sentRequests)
      return UnusedFailure(request: request, place: place, reason: reason)
    }
  }

  private func recordRequest(_ request: RequestName, failure: NetworkConditions.Failure?) {
    if !requests.contains(request) { requests.append(request) }
    if declaredFailures.isEmpty { return }
    if let place = failure?.place { triggeredPlaces.insert(place) }
    if !sentRequests.contains(request) { sentRequests.append(request) }
  }

  private static func words(of request: RequestName, _ about: String) -> String {
    about.isEmpty ? request.rawValue : "\(request.rawValue) \(about)"
  }
}

extension Result where Failure == ServiceError {
  /// The result as shown in a log.
  fileprivate var words: String {
    switch self {
    case .success: "ok"
    case .failure(let error): "error \(error.code) \(error.message)"
    }
  }
}

private enum NetworkKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> Network { Network() }
}

extension ScreenEnvironment {
  /// The network of the run.
  public var network: Network { self[NetworkKey.self] }
}
