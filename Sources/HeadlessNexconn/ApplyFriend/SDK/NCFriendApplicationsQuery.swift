import ChatBackend
import HeadlessUIKit

/// What a query for friend requests asks for.
public final class NCFriendApplicationsQueryParams: NSObject {
  /// How many requests a page has at most; 100 unless set (N3).
  public var pageSize = 100
  /// Which types; raw values of ``NCFriendApplicationType``.
  public var applicationTypes: [NSNumber] = []
  /// Which statuses; raw values of ``NCFriendApplicationStatus``.
  public var applicationStatuses: [NSNumber] = []

  /// A question for all requests.
  public override init() {}
}

/// Friend requests, read page by page, the newest first; it keeps its own place.
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

  /// Asks for the next page; past the end it is empty.
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
