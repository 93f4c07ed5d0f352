import ChatBackend

/// How application users are listed.
public final class ApplicationUserListQueryParams {
  /// How many a page has.
  public var limit: UInt = 20
  /// Only these ids; empty means all.
  public var userIdsFilter: [String] = []
  /// Only nicknames that begin so; empty means all.
  public var nicknameStartsWithFilter = ""
  /// The usual way.
  public init() {}
}

/// Which members are listed, by role.
public enum GroupChannelOperatorFilter: Int, Sendable {
  /// All.
  case all
  /// Operators only.
  case `operator`
  /// All but operators.
  case nonOperator

  var backend: ChatOperatorFilter {
    switch self {
    case .all: .all
    case .operator: .operator
    case .nonOperator: .nonOperator
    }
  }
}

/// How members are listed.
public final class MemberListQueryParams {
  /// How many a page has.
  public var limit: UInt = 20
  /// Which of them, by role.
  public var operatorFilter = GroupChannelOperatorFilter.all
  /// The usual way.
  public init() {}
}

/// How participants are listed.
public final class ParticipantListQueryParams {
  /// How many a page has.
  public var limit: UInt = 20
  /// The usual way.
  public init() {}
}

/// A list that the chat service gives page by page.
public class ListQuery<Element> {
  private let facts: () -> (hasNext: Bool, isLoading: Bool, limit: Int)
  private let load: (@escaping ([Element]?, SBError?) -> Void) -> Void

  /// A list whose elements are made from the backend's.
  init<Stored>(_ query: ChatQuery<Stored>, _ element: @escaping (Stored) -> Element) {
    facts = { (query.hasNext, query.isLoading, query.limit) }
    load = { completionHandler in
      query.loadNextPage { outcome in
        switch outcome {
        case .success(let page): completionHandler(page.map(element), nil)
        case .failure(let error): completionHandler(nil, SBError(error))
        }
      }
    }
  }

  /// Whether there may be more; true at first.
  public var hasNext: Bool { facts().hasNext }
  /// Whether a page is on its way.
  public var isLoading: Bool { facts().isLoading }
  /// How many a page has.
  public var limit: UInt { UInt(facts().limit) }

  /// Asks for the next page.
  public func loadNextPage(completionHandler: @escaping ([Element]?, SBError?) -> Void) {
    load(completionHandler)
  }
}

/// The app's users, page by page.
public final class ApplicationUserListQuery: ListQuery<User> {
  init(_ query: ChatQuery<ChatUser>) { super.init(query) { User($0) } }
}

/// The members of a group channel, page by page.
public final class MemberListQuery: ListQuery<Member> {
  init(_ query: ChatQuery<ChatMember>) { super.init(query) { Member($0) } }
}

/// The participants of an open channel, page by page.
public final class ParticipantListQuery: ListQuery<User> {
  init(_ query: ChatQuery<ChatMember>) { super.init(query) { User($0.user) } }
}
