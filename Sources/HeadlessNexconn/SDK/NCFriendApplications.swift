import ChatBackend
import HeadlessUIKit

/// A request to be friends, as the chat SDK hands it out.
public final class NCFriendApplicationInfo: NSObject {
  /// The other person's id.
  public var userId: String?
  /// The other person's name.
  public var name: String?
  /// The address of the other person's picture.
  public var avatarUrl: String?
  /// The words that came with it. A row that shows the request writes the kit's default words here
  /// where there are none (N38).
  public var extra: String?
  /// Who sent it.
  public var applicationType = NCFriendApplicationType.received
  /// What became of it.
  public var applicationStatus = NCFriendApplicationStatus.unHandled
  /// When it was sent or last changed, in milliseconds since 1970; 0 in a request of an app's own.
  public var operationTime: Int64 = 0

  /// A request of which nothing is known.
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

/// Who sent a request to be friends.
public enum NCFriendApplicationType: Int, Sendable {
  /// The current user did.
  case sent = 1
  /// The other person did.
  case received = 2

  init(_ kind: ChatFriendApplication.Kind) {
    self = kind == .sent ? .sent : .received
  }

  var kind: ChatFriendApplication.Kind { self == .sent ? .sent : .received }
}

/// What became of a request to be friends.
public enum NCFriendApplicationStatus: Int, Sendable {
  /// Nobody has answered yet.
  case unHandled = 0
  /// They are friends now.
  case accepted = 1
  /// It was declined.
  case refused = 2
  /// Nobody answered in time.
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

/// What a query for friend requests asks for.
public final class NCFriendApplicationsQueryParams: NSObject {
  /// How many requests a page has at most; 100 unless set (N3). Below 1 it counts as 20.
  public var pageSize = 100
  /// Which types, as raw values of ``NCFriendApplicationType``; empty for none.
  ///
  /// A list view model writes its own types here (N4).
  public var applicationTypes: [NSNumber] = []
  /// Which statuses, as raw values of ``NCFriendApplicationStatus``; empty for none.
  ///
  /// A list view model writes its own statuses here (N4).
  public var applicationStatuses: [NSNumber] = []

  /// A question that asks for no types and statuses yet.
  public override init() {}
}

/// Friend requests, read page by page, the newest first; it keeps its own place (N11).
///
/// Made by ``NCUserModule/createFriendApplicationsQuery(with:)``.
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

  /// Asks for the next page.
  ///
  /// - Parameter completion: Called once, on the main queue. On success it gets the requests, none
  ///   of them past the end (N15), and no error; on failure no requests and the error, and the same
  ///   page can be asked for again.
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

/// The SDK's question for friend requests, by its Swift name.
public typealias FriendApplicationsQueryParams = NCFriendApplicationsQueryParams
/// The SDK's query for friend requests, by its Swift name.
public typealias FriendApplicationsQuery = NCFriendApplicationsQuery

/// How a list of the kit's own is read page by page.
public final class NCUIPagingQueryOption: NSObject {
  /// Where the next page begins; nil at the start.
  public var pageToken: String?
  /// How many entries a page has; 0 means 20.
  public var count = 0
  /// Whether the oldest come first.
  public var order = false

  /// From the start, the newest first.
  public override init() {}
}

/// One page of a list of the kit's own.
public final class NCUIPagingQueryResult<Element>: NSObject {
  /// What is on it.
  public var data: [Element] = []
  /// Where the next page begins; nil if there is none.
  public var pageToken: String?

  /// An empty page with nothing after it.
  public override init() {}
}
