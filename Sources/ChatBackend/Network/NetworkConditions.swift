/// How the network behaves: how long answers take, and which requests fail.
public struct NetworkConditions: Sendable, Hashable {
  /// A request that is answered with an error.
  public struct Failure: Sendable, Hashable {
    /// The request.
    public var request: RequestName
    /// The error.
    public var error: ChatError
    /// How often it fails before it succeeds; nil means always.
    public var times: Int?

    /// A request that fails.
    public init(_ request: RequestName, _ error: ChatError = .requestFailed, times: Int? = nil) {
      self.request = request
      self.error = error
      self.times = times
    }
  }

  /// Milliseconds from a request to its answer; at zero the answer still comes later than the
  /// call returns.
  public var latency: Int
  /// What fails; of several entries for a request the first one counts that is not used up.
  public var failures: [Failure]

  /// A network; by default one that is quick and never fails.
  public init(latency: Int = 0, failures: [Failure] = []) {
    self.latency = latency
    self.failures = failures
  }

  /// Whether a request would meet an error now.
  public func fails(_ request: RequestName) -> Bool {
    failures.contains { $0.request == request && $0.times.map { $0 > 0 } ?? true }
  }

  /// The error that a request meets now; it is used up by asking.
  mutating func takeFailure(of request: RequestName) -> ChatError? {
    for index in failures.indices where failures[index].request == request {
      guard let times = failures[index].times else { return failures[index].error }
      guard times > 0 else { continue }
      failures[index].times = times - 1
      return failures[index].error
    }
    return nil
  }
}

/// What of the network changes from some moment on; what is left out stays as it is.
public struct NetworkChange: Sendable, Hashable {
  /// The new latency in milliseconds.
  public var latency: Int?
  /// All that fails from now on.
  public var failures: [NetworkConditions.Failure]?

  /// A change.
  public init(latency: Int? = nil, failures: [NetworkConditions.Failure]? = nil) {
    self.latency = latency
    self.failures = failures
  }
}

extension NetworkConditions {
  /// Makes a change.
  public mutating func apply(_ change: NetworkChange) {
    if let latency = change.latency { self.latency = latency }
    if let failures = change.failures { self.failures = failures }
  }
}
