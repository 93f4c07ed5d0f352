import YAML

/// A failure that YAML declares and that no request triggered before the run ended.
package struct UnusedFailure: Sendable {
  /// Why no request triggered the failure.
  enum Reason: Sendable {
    /// The request was not sent; these were.
    case requestNotSent([RequestName])
    /// Other entries applied to all requests.
    case otherFailuresApplied
  }

  /// The request that should fail.
  let request: RequestName
  /// The place of the failure in YAML.
  package let place: Place
  /// Why no request triggered it.
  let reason: Reason
}
