import ChatBackend
import DioramaKit
import HeadlessUIKit

/// Why the chat service did not do something.
///
/// It is an `Error`, but no `NSError`, whose subclasses cannot be checked for what they share.
public final class SBError: NSObject, LocalizedError, CustomNSError {
  /// The service's number for it.
  public let code: Int
  /// The domain.
  public let domain: String
  private let facts: [String: any Sendable]

  /// An error from its parts.
  ///
  /// - Parameters:
  ///   - domain: whose error it is; shown where there is no reason among the facts.
  ///   - code: the number.
  ///   - userInfo: further facts; of these texts, numbers and errors are kept.
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    facts = userInfo?.compactMapValues(Self.kept) ?? [:]
  }

  convenience init(_ error: ChatError) {
    self.init(
      domain: "com.sendbird.chat", code: error.code,
      userInfo: [NSLocalizedDescriptionKey: error.message])
  }

  private static func kept(_ fact: Any) -> (any Sendable)? {
    switch fact {
    case let text as String: text
    case let number as Int: number
    case let number as Double: number
    case let isTrue as Bool: isTrue
    case let error as any Error: error
    default: nil
    }
  }

  /// Further facts, the reason among them.
  public var userInfo: [String: Any] { facts }

  /// The reason, as the service says it; without one, the domain.
  public var localizedDescription: String {
    facts[NSLocalizedDescriptionKey] as? String ?? domain
  }

  /// Reason and number.
  public override var description: String { "\(localizedDescription) (\(code))" }

  /// The reason, for whoever holds it as any error.
  public var errorDescription: String? { localizedDescription }
  /// The number, for whoever holds it as any error.
  public var errorCode: Int { code }
  /// Further facts, for whoever holds it as any error.
  public var errorUserInfo: [String: Any] { facts }
}

/// What is called when something was done, or with the reason why not.
public typealias SBErrorHandler = (SBError?) -> Void

extension Result where Failure == ChatError {
  /// Calls a handler that takes a value or a reason.
  func answer<Given>(
    _ completionHandler: ((Given?, SBError?) -> Void)?, _ make: (Success) -> Given?
  ) {
    switch self {
    case .success(let value): completionHandler?(make(value), nil)
    case .failure(let error): completionHandler?(nil, SBError(error))
    }
  }

  /// Calls a handler that takes only a reason.
  func answer(_ completionHandler: SBErrorHandler?) {
    completionHandler?(error.map { SBError($0) })
  }
}
