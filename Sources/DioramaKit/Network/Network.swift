import HeadlessUIKit
import YAML

/// The name of a request to a service, as `failures` in YAML and kits write it.
///
/// A kit names its requests as static members and hands them to its ``Kit``:
///
/// ```swift
/// extension RequestName {
///   static let forecast: RequestName = "forecast"
/// }
/// ```
public struct RequestName: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name as text.
  public let rawValue: String

  /// A name from its text.
  ///
  /// - Parameter rawValue: the name, in the words of the service: `forecast`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name from its text.
  public init(stringLiteral text: String) { rawValue = text }
}

/// Why a service did not do what it was asked to.
public struct ServiceError: Error, Sendable, Hashable {
  /// The service's number for it.
  public let code: Int
  /// The reason, as the service says it.
  public let message: String

  /// A reason with its number.
  ///
  /// - Parameters:
  ///   - code: the service's number for it.
  ///   - message: the reason, as the service says it.
  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  /// The network failed, and nobody said how.
  public static let requestFailed = ServiceError(code: 800_120, message: "Request failed.")
}

/// How the network behaves: how long answers take, and which requests fail.
public struct NetworkConditions: Sendable, Hashable {
  /// A request that is answered with an error.
  public struct Failure: Sendable, Hashable {
    /// The request.
    public var request: RequestName
    /// The error.
    public var error: ServiceError
    /// How often it fails before it succeeds; nil means always.
    public var times: Int?
    /// Where YAML says it; nil for one of Swift code. Equal failures may stand at several places.
    var place: Place?

    /// A request that fails.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - error: what it is answered with.
    ///   - times: how often, at least 1, before it succeeds; nil means always.
    public init(
      _ request: RequestName, _ error: ServiceError = .requestFailed, times: Int? = nil
    ) {
      self.request = request
      self.error = error
      self.times = times
    }

    /// Whether two failures are the same, wherever they are written.
    public static func == (left: Failure, right: Failure) -> Bool {
      left.request == right.request && left.error == right.error && left.times == right.times
    }

    /// Hashes what ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(request)
      hasher.combine(error)
      hasher.combine(times)
    }
  }

  /// Milliseconds from a request to its answer; at zero the answer still comes later than the
  /// call returns.
  public var latency: Int
  /// What fails; of several entries for a request the first one counts that is not used up.
  public var failures: [Failure]

  /// A network; by default one that is quick and never fails.
  ///
  /// - Parameters:
  ///   - latency: milliseconds of virtual time from a request to its answer, from 0.
  ///   - failures: what fails.
  public init(latency: Int = 0, failures: [Failure] = []) {
    self.latency = latency
    self.failures = failures
  }

  /// Whether a request would meet an error now; asking uses nothing up.
  ///
  /// - Parameter request: the request.
  public func fails(_ request: RequestName) -> Bool {
    failures.contains { $0.request == request && $0.times.map { $0 > 0 } ?? true }
  }

  /// The failure that a request meets now; it is used up by asking.
  mutating func consumeFailure(of request: RequestName) -> Failure? {
    for index in failures.indices where failures[index].request == request {
      guard let times = failures[index].times else { return failures[index] }
      guard times > 0 else { continue }
      failures[index].times = times - 1
      return failures[index]
    }
    return nil
  }

  /// Makes a change.
  ///
  /// - Parameter change: what becomes different; failures that it brings take the place of all that
  ///   were there.
  public mutating func apply(_ change: NetworkChange) {
    if let latency = change.latency { self.latency = latency }
    if let failures = change.failures { self.failures = failures }
  }
}

/// What of the network changes from some moment on; what is left out stays as it is.
public struct NetworkChange: Sendable, Hashable {
  /// The new latency in milliseconds.
  public var latency: Int?
  /// All that fails from now on.
  public var failures: [NetworkConditions.Failure]?

  /// A change.
  ///
  /// - Parameters:
  ///   - latency: the new latency in milliseconds, from 0; nil keeps the old.
  ///   - failures: all that fails from now on; nil keeps what was said before.
  public init(latency: Int? = nil, failures: [NetworkConditions.Failure]? = nil) {
    self.latency = latency
    self.failures = failures
  }
}

/// The network of one run: what a kit's service sends its requests through.
///
/// ```swift
/// environment.network.perform(.forecast) { () throws(ServiceError) in
///   try station.forecast(of: city)
/// } answer: { result in
///   self.show(result)
/// }
/// ```
public final class Network {
  /// How it behaves from now on; requests on their way keep what they met.
  public var conditions = NetworkConditions()
  /// What YAML lets fail, in the order in which the run came to it.
  private var declaredFailures: [NetworkConditions.Failure] = []
  /// Where those stand that something has met.
  private var triggeredPlaces: Set<Place> = []
  /// What was asked for while YAML let something fail.
  private var sentRequests: [RequestName] = []

  /// A network that is quick and never fails.
  public init() {}

  /// Sends a request: after the network's latency, in virtual time and on the run's main queue,
  /// `work` is done and its result given to `answer`, or instead the failure that the network has
  /// for the request.
  ///
  /// After the end of the run nothing is answered any more, and neither is a request from outside
  /// of a run.
  ///
  /// - Parameters:
  ///   - request: its name, by which YAML lets it fail.
  ///   - about: what it is about, such as `design-team` or `limit 20`: for a snapshot's block `log`.
  ///   - work: what the service does, when the answer is due; the error that it throws is its
  ///     answer.
  ///   - answer: is told what came of it, later than this call returns.
  public func perform<Value>(
    _ request: RequestName, about: @autoclosure () -> String = "",
    _ work: @escaping () throws(ServiceError) -> Value,
    answer: @escaping (Result<Value, ServiceError>) -> Void
  ) {
    let failure = conditions.consumeFailure(of: request)
    if !declaredFailures.isEmpty { recordRequest(request, failure: failure) }
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

  /// Whether a request would meet an error now: for a kit that says so without asking for it. Asking
  /// uses nothing up.
  ///
  /// - Parameter request: the request.
  public func fails(_ request: RequestName) -> Bool {
    let failure = conditions.failures.first { $0.request == request && $0.times != 0 }
    if !declaredFailures.isEmpty { recordRequest(request, failure: failure) }
    return failure != nil
  }

  /// Makes a change that YAML wants.
  func apply(_ change: NetworkChange) {
    conditions.apply(change)
    declaredFailures += change.failures?.filter { $0.place != nil } ?? []
  }

  /// The failures that YAML has wanted so far and that nothing has met.
  package var unusedFailures: [UnusedFailure] {
    declaredFailures.compactMap { failure in
      let request = failure.request
      guard let place = failure.place, !triggeredPlaces.contains(place) else { return nil }
      let isShadowed = declaredFailures.contains { other in
        other.request == request && other.times == nil
          && other.place.map(triggeredPlaces.contains) ?? false
      }
      let reason: UnusedFailure.Reason =
        sentRequests.contains(request)
        ? isShadowed ? .shadowed : .otherFailuresApplied : .requestNotSent(sentRequests)
      return UnusedFailure(request: request, place: place, reason: reason)
    }
  }

  private func recordRequest(_ request: RequestName, failure: NetworkConditions.Failure?) {
    if let place = failure?.place { triggeredPlaces.insert(place) }
    if !sentRequests.contains(request) { sentRequests.append(request) }
  }

  private static func words(of request: RequestName, _ about: String) -> String {
    about.isEmpty ? request.rawValue : "\(request.rawValue) \(about)"
  }
}

extension Result where Failure == ServiceError {
  /// What a log says of an answer.
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
