import ChatBackend
import HeadlessUIKit

/// The part of the chat SDK that deals with people.
public struct NCUserModule {
  private let service: ChatService?

  init(_ service: ChatService?) { self.service = service }

  /// A query for friend requests; nothing is asked yet.
  public static func createFriendApplicationsQuery(
    with params: NCFriendApplicationsQueryParams
  ) -> NCFriendApplicationsQuery {
    NCFriendApplicationsQuery(params, ScreenEnvironment.current?.chatService)
  }

  /// Accepts the request that a user has sent.
  public func acceptFriendApplication(
    withUserId userId: String, completion: @escaping (_ error: NCError?) -> Void
  ) {
    service?.acceptFriendApplication(from: userId) { completion($0.error.map { NCError($0) }) }
  }

  /// Declines the request that a user has sent.
  public func refuseFriendApplication(
    withUserId userId: String, completion: @escaping (_ error: NCError?) -> Void
  ) {
    service?.refuseFriendApplication(from: userId) { completion($0.error.map { NCError($0) }) }
  }
}

/// The chat SDK's entry point.
public enum NCEngine {
  /// The part that deals with people; it belongs to the run.
  public static var userModule: NCUserModule {
    NCUserModule(ScreenEnvironment.current?.chatService)
  }
}

/// The SDK's part that deals with people, by its Swift name.
public typealias UserModule = NCUserModule

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
