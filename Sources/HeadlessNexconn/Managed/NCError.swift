import ChatBackend

/// Why the service did not do what it was asked to.
public final class NCError: Error, Sendable {
  /// The service's number for it.
  public let code: Int
  /// The reason, as the service says it.
  public let message: String

  init(_ error: ChatError) {
    code = error.code
    message = error.message
  }
}

/// What is called after the service changed something: on failure with the fields that do not fit,
/// if it is about them, and the reason.
public typealias NCWriteCompletion = (_ errorKeys: [String]?, _ error: NCError?) -> Void
