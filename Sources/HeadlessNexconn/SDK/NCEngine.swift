import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The module of the chat SDK for users and friends.
public struct NCUserModule {
  private let service: ChatService?

  init(_ service: ChatService?) { self.service = service }

  /// Creates a query for friend requests. The first request is sent when the first page is loaded.
  ///
  /// - Parameter params: Which requests, and how many per page. They are read once, here.
  /// - Returns: A query that starts at the first page.
  public static func createFriendApplicationsQuery(
    with params: NCFriendApplicationsQueryParams
  ) -> NCFriendApplicationsQuery {
    NCFriendApplicationsQuery(params, ScreenEnvironment.current?.chatService)
  }

  /// Accepts the request that a user has sent to the current user.
  ///
  /// - Parameters:
  ///   - userId: The id of the sender.
  ///   - completion: Called once, on the main queue, after the run's latency. The error is nil on
  ///     success; otherwise it says why the request is still open, such as 400201 if the request
  ///     does not exist.
  public func acceptFriendApplication(
    withUserId userId: String, completion: @escaping (_ error: NCError?) -> Void
  ) {
    service?.acceptFriendApplication(from: userId) { completion($0.error.map { NCError($0) }) }
  }

  /// Declines the request that a user has sent to the current user.
  ///
  /// - Parameters:
  ///   - userId: The id of the sender.
  ///   - completion: Called once, on the main queue, after the run's latency; the error is nil on
  ///     success.
  public func refuseFriendApplication(
    withUserId userId: String, completion: @escaping (_ error: NCError?) -> Void
  ) {
    service?.refuseFriendApplication(from: userId) { completion($0.error.map { NCError($0) }) }
  }

  /// Asks a user to be friends, also again after a request has expired. The new request replaces
  /// the earlier one.
  ///
  /// - Parameters:
  ///   - params: The user, and the text of the request.
  ///   - completion: Called once, on the main queue, after the run's latency. The process code is
  ///     25461 if the request waits for an answer, and 0 if the two are friends already. On failure
  ///     it is the error's code.
  public func addFriend(
    params: NCAddFriendParams,
    completion: @escaping (_ processCode: Int, _ error: NCError?) -> Void
  ) {
    service?.addFriend(params.userId, extra: params.extra) { outcome in
      switch outcome {
      case .success(let isFriend): completion(isFriend ? 0 : 25461, nil)
      case .failure(let error): completion(error.code, NCError(error))
      }
    }
  }
}

/// A request to be friends, for ``NCUserModule/addFriend(params:completion:)``.
public final class NCAddFriendParams: NSObject {
  /// The id of the user to ask.
  public var userId: String
  /// The text of the request; nil without one.
  public var extra: String?

  /// Creates a request without a text.
  ///
  /// - Parameter userId: The id of the user to ask.
  public init(userId: String) { self.userId = userId }
}

/// The SDK's request to be friends, by its Swift name.
public typealias AddFriendParams = NCAddFriendParams

/// The chat SDK's entry point.
///
/// ```swift
/// NCEngine.userModule.acceptFriendApplication(withUserId: "kim") { error in
///   if let error { print(error.code, error.message) }
/// }
/// ```
public enum NCEngine {
  /// The module for users and friends. It belongs to the run; outside of a run it never responds.
  public static var userModule: NCUserModule {
    NCUserModule(ScreenEnvironment.current?.chatService)
  }
}

/// The SDK's user module, by its Swift name.
public typealias UserModule = NCUserModule

/// An error of the service.
///
/// A screen's key `network` sets the code and message of the requests that fail.
public final class NCError: Error, Sendable {
  /// The service's error code.
  public let code: Int
  /// The service's message.
  public let message: String

  init(_ error: ChatError) {
    code = error.code
    message = error.message
  }
}

/// A completion handler of a request that writes; called once, on the main queue.
///
/// - Parameters:
///   - errorKeys: The names of the fields that the service rejects, such as `remark`; nil if the
///     error is not about a field.
///   - error: The error; nil on success.
public typealias NCWriteCompletion = (_ errorKeys: [String]?, _ error: NCError?) -> Void
