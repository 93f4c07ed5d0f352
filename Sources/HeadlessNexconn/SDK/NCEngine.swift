import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The part of the chat SDK that deals with people.
public struct NCUserModule {
  private let service: ChatService?

  init(_ service: ChatService?) { self.service = service }

  /// A query for friend requests; nothing is asked until its first page is.
  ///
  /// - Parameter params: Which requests, and how many a page has. They are read once, here.
  /// - Returns: A query that stands before the first page.
  public static func createFriendApplicationsQuery(
    with params: NCFriendApplicationsQueryParams
  ) -> NCFriendApplicationsQuery {
    NCFriendApplicationsQuery(params, ScreenEnvironment.current?.chatService)
  }

  /// Accepts the request that a user has sent to the current user.
  ///
  /// - Parameters:
  ///   - userId: Who has sent it.
  ///   - completion: Called once, on the main queue, after the run's latency. The error is nil on
  ///     success; else why the request is still open, such as 400201 for a request that is not
  ///     there.
  public func acceptFriendApplication(
    withUserId userId: String, completion: @escaping (_ error: NCError?) -> Void
  ) {
    service?.acceptFriendApplication(from: userId) { completion($0.error.map { NCError($0) }) }
  }

  /// Declines the request that a user has sent to the current user.
  ///
  /// - Parameters:
  ///   - userId: Who has sent it.
  ///   - completion: Called once, on the main queue, after the run's latency; the error is nil on
  ///     success.
  public func refuseFriendApplication(
    withUserId userId: String, completion: @escaping (_ error: NCError?) -> Void
  ) {
    service?.refuseFriendApplication(from: userId) { completion($0.error.map { NCError($0) }) }
  }
}

/// The chat SDK's entry point.
///
/// ```swift
/// NCEngine.userModule.acceptFriendApplication(withUserId: "kim") { error in
///   if let error { print(error.code, error.message) }
/// }
/// ```
public enum NCEngine {
  /// The part that deals with people. It belongs to the run; outside of one it answers nothing.
  public static var userModule: NCUserModule {
    NCUserModule(ScreenEnvironment.current?.chatService)
  }
}

/// The SDK's part that deals with people, by its Swift name.
public typealias UserModule = NCUserModule

/// Why the service did not do what it was asked to.
///
/// A screen's key `network` chooses code and message of the requests that it lets fail.
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

/// What is called once, on the main queue, after the service changed something or refused to.
///
/// - Parameters:
///   - errorKeys: The names of the fields that the service does not take, such as `remark`; nil
///     when it is not about a field.
///   - error: Why nothing was changed; nil on success.
public typealias NCWriteCompletion = (_ errorKeys: [String]?, _ error: NCError?) -> Void
