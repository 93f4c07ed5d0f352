import DioramaKit

/// The error of a request to the chat service.
///
/// Codes of six digits are Sendbird's, those of five digits are Nexconn's.
public typealias ChatError = ServiceError

extension ServiceError {
  /// There is no such channel.
  public static let channelNotFound = ChatError(code: 400_201, message: "Channel not found.")
  /// There is no such user, or none in this channel.
  public static let userNotFound = ChatError(code: 400_201, message: "User not found.")
  /// There is no such group.
  public static let groupNotFound = ChatError(code: 400_201, message: "Group not found.")
  /// There is no such friend application.
  public static let applicationNotFound = ChatError(
    code: 400_201, message: "Friend application not found.")
  /// The current user may not do this.
  public static let notAuthorized = ChatError(code: 400_108, message: "Not authorized.")
  /// There is no such message.
  public static let messageNotFound = ChatError(code: 400_201, message: "Message not found.")
  /// The current user is not in the channel.
  public static let notInChannel = ChatError(code: 900_020, message: "User is not a member.")
  /// The current user is muted in the channel.
  public static let userMuted = ChatError(code: 900_041, message: "User is muted.")
  /// Only operators may write in the channel now.
  public static let channelFrozen = ChatError(code: 900_050, message: "Channel is frozen.")
  /// The user is banned from the channel.
  public static let userBanned = ChatError(code: 900_100, message: "User is banned.")
  /// A query is asked for a page while it loads one.
  public static let queryInProgress = ChatError(code: 800_170, message: "Query in progress.")
  /// The service is still fetching what it was asked for.
  public static let dataSynchronizing = ChatError(
    code: 34_329, message: "Data is synchronizing.")
  /// Requests are sent too often.
  public static let tooFrequent = ChatError(code: 20_607, message: "Too many requests.")
  /// There is no network.
  public static let networkUnavailable = ChatError(
    code: 30_002, message: "Network unavailable.")

  /// Whether the same request may succeed a little later.
  public var isTransient: Bool {
    [Self.dataSynchronizing, .tooFrequent, .networkUnavailable].contains { $0.code == code }
  }
}

/// A function that receives the result of a request.
public typealias ChatAnswer<Value> = (Result<Value, ChatError>) -> Void

extension Result where Failure == ChatError {
  /// The reason why there is no value; nil on success.
  public var error: ChatError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
