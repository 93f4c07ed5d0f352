import ChatBackend
import HeadlessUIKit

/// A friend request, as the chat SDK returns it.
public final class NCFriendApplicationInfo: NSObject {
  /// The other person's id.
  public var userId: String?
  /// The other person's name.
  public var name: String?
  /// The address of the other person's picture.
  public var avatarUrl: String?
  /// The text that came with it. If it has no text, the row that shows the request stores the kit's
  /// default text here (N38).
  public var extra: String?
  /// Whether the current user sent or received it.
  public var applicationType = NCFriendApplicationType.received
  /// Its status.
  public var applicationStatus = NCFriendApplicationStatus.unHandled
  /// When it was sent or last changed, in milliseconds since 1970; 0 in a request that an app
  /// creates.
  public var operationTime: Int64 = 0

  /// Creates a request without data.
  public override init() {}

  convenience init(_ application: ChatFriendApplication) {
    self.init()
    userId = application.userId
    name = application.name
    avatarUrl = application.avatarUrl
    extra = application.extra
    applicationType = NCFriendApplicationType(application.type)
    applicationStatus = NCFriendApplicationStatus(application.status)
    operationTime = Int64(application.operationTime)
  }
}

/// Who sent a friend request.
public enum NCFriendApplicationType: Int, Sendable {
  /// The current user.
  case sent = 1
  /// The other person.
  case received = 2

  init(_ kind: ChatFriendApplication.Kind) {
    self = kind == .sent ? .sent : .received
  }

  var kind: ChatFriendApplication.Kind { self == .sent ? .sent : .received }
}

/// The status of a friend request.
public enum NCFriendApplicationStatus: Int, Sendable {
  /// The request has no answer yet.
  case unHandled = 0
  /// The request was accepted.
  case accepted = 1
  /// The request was declined.
  case refused = 2
  /// The request expired without an answer.
  case expired = 3

  init(_ status: ChatFriendApplication.Status) {
    switch status {
    case .unhandled: self = .unHandled
    case .accepted: self = .accepted
    case .refused: self = .refused
    case .expired: self = .expired
    }
  }

  var status: ChatFriendApplication.Status {
    switch self {
    case .unHandled: .unhandled
    case .accepted: .accepted
    case .refused: .refused
    case .expired: .expired
    }
  }
}

/// The SDK's friend request, by its Swift name.
public typealias FriendApplicationInfo = NCFriendApplicationInfo
/// The SDK's type of a friend request, by its Swift name.
public typealias FriendApplicationType = NCFriendApplicationType
/// The SDK's status of a friend request, by its Swift name.
public typealias FriendApplicationStatus = NCFriendApplicationStatus

/// The parameters of a query for friend requests.
public final class NCFriendApplicationsQueryParams: NSObject {
  /// The maximum number of requests per page; 100 by default (N3). A number below 1 counts as 20.
  public var pageSize = 100
  /// The types to load, as raw values of ``NCFriendApplicationType``; an empty list loads none.
  ///
  /// A list view model writes its own types here (N4).
  public var applicationTypes: [NSNumber] = []
  /// The statuses to load, as raw values of ``NCFriendApplicationStatus``; an empty list loads
  /// none.
  ///
  /// A list view model writes its own statuses here (N4).
  public var applicationStatuses: [NSNumber] = []

  /// Creates parameters without types and statuses.
  public override init() {}
}

/// A query that loads friend requests page by page, newest first, and keeps its position (N11).
///
/// Created by ``NCUserModule/createFriendApplicationsQuery(with:)``.
public final class NCFriendApplicationsQuery {
  private let query: ChatQuery<ChatFriendApplication>?

  init(_ params: NCFriendApplicationsQueryParams, _ service: ChatService?) {
    query = service?.friendApplicationsQuery(
      types: params.applicationTypes.compactMap {
        NCFriendApplicationType(rawValue: $0.intValue)?.kind
      },
      statuses: params.applicationStatuses.compactMap {
        NCFriendApplicationStatus(rawValue: $0.intValue)?.status
      },
      limit: params.pageSize)
  }

  /// Loads the next page.
  ///
  /// - Parameter completion: Called once, on the main queue. On success it receives the requests,
  ///   an empty array after the last page (N15), and no error. On failure it receives the error and
  ///   no requests, and the same page can be loaded again.
  public func loadNextPage(
    completion: @escaping (_ infos: [NCFriendApplicationInfo]?, _ error: NCError?) -> Void
  ) {
    query?.loadNextPage { outcome in
      switch outcome {
      case .success(let page): completion(page.map { NCFriendApplicationInfo($0) }, nil)
      case .failure(let error): completion(nil, NCError(error))
      }
    }
  }
}

/// The SDK's parameters of a friend request query, by their Swift name.
public typealias FriendApplicationsQueryParams = NCFriendApplicationsQueryParams
/// The SDK's friend request query, by its Swift name.
public typealias FriendApplicationsQuery = NCFriendApplicationsQuery

/// The page to load from one of the kit's own lists.
public final class NCUIPagingQueryOption: NSObject {
  /// The token of the page; nil for the first page.
  public var pageToken: String?
  /// The number of elements per page; 0 means 20.
  public var count = 0
  /// Whether the oldest elements come first.
  public var order = false

  /// Creates an option for the first page, newest first.
  public override init() {}
}

/// One page of a list of the kit's own.
public final class NCUIPagingQueryResult<Element>: NSObject {
  /// The elements of the page.
  public var data: [Element] = []
  /// The token of the next page; nil after the last page.
  public var pageToken: String?

  /// Creates an empty page with no next page.
  public override init() {}
}
