import ChatBackend
import DioramaKit
import HeadlessUIKit

/// An error of the chat service.
///
/// It is an `Error` but not an `NSError`, because Swift cannot check subclasses of `NSError` for
/// `Sendable`.
public final class SBError: NSObject, LocalizedError, CustomNSError {
  /// The error code of the service.
  public let code: Int
  /// The domain.
  public let domain: String
  private let facts: [String: any Sendable]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - domain: the domain; it is the description if `userInfo` has none.
  ///   - code: the error code.
  ///   - userInfo: further values; only texts, numbers, Boolean values and errors are kept.
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

  /// Further values, including the description.
  public var userInfo: [String: Any] { facts }

  /// The description from the service; without one, the domain.
  public var localizedDescription: String {
    facts[NSLocalizedDescriptionKey] as? String ?? domain
  }

  /// The description and the code.
  public override var description: String { "\(localizedDescription) (\(code))" }

  /// The description, for `LocalizedError`.
  public var errorDescription: String? { localizedDescription }
  /// The code, for `CustomNSError`.
  public var errorCode: Int { code }
  /// The further values, for `CustomNSError`.
  public var errorUserInfo: [String: Any] { facts }
}

/// A handler that is called with nil on success, else with the error.
public typealias SBErrorHandler = (SBError?) -> Void

extension Result where Failure == ChatError {
  /// Calls a handler that takes a value or an error.
  func answer<Given>(
    _ completionHandler: ((Given?, SBError?) -> Void)?, _ make: (Success) -> Given?
  ) {
    switch self {
    case .success(let value): completionHandler?(make(value), nil)
    case .failure(let error): completionHandler?(nil, SBError(error))
    }
  }

  /// Calls a handler that takes only an error.
  func answer(_ completionHandler: SBErrorHandler?) {
    completionHandler?(error.map { SBError($0) })
  }
}
