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

/// A list of the app's users, page by page.
public final class ApplicationUserListQuery {
  private let query: ChatQuery<ChatUser>

  init(_ query: ChatQuery<ChatUser>) { self.query = query }

  /// Whether there may be more; true at first.
  public var hasNext: Bool { query.hasNext }
  /// Whether a page is on its way.
  public var isLoading: Bool { query.isLoading }
  /// How many a page has.
  public var limit: UInt { UInt(query.limit) }

  /// Asks for the next page.
  public func loadNextPage(completionHandler: @escaping ([User]?, SBError?) -> Void) {
    query.loadNextPage { outcome in
      switch outcome {
      case .success(let users): completionHandler(users.map { User($0) }, nil)
      case .failure(let error): completionHandler(nil, SBError(error))
      }
    }
  }
}

/// A list of members, page by page.
public final class MemberListQuery {
  private let query: ChatQuery<ChatMember>

  init(_ query: ChatQuery<ChatMember>) { self.query = query }

  /// Whether there may be more; true at first.
  public var hasNext: Bool { query.hasNext }
  /// Whether a page is on its way.
  public var isLoading: Bool { query.isLoading }
  /// How many a page has.
  public var limit: UInt { UInt(query.limit) }

  /// Asks for the next page.
  public func loadNextPage(completionHandler: @escaping ([Member]?, SBError?) -> Void) {
    query.loadNextPage { outcome in
      switch outcome {
      case .success(let members): completionHandler(members.map { Member($0) }, nil)
      case .failure(let error): completionHandler(nil, SBError(error))
      }
    }
  }
}

/// A list of participants, page by page.
public final class ParticipantListQuery {
  private let query: ChatQuery<ChatMember>

  init(_ query: ChatQuery<ChatMember>) { self.query = query }

  /// Whether there may be more; true at first.
  public var hasNext: Bool { query.hasNext }
  /// Whether a page is on its way.
  public var isLoading: Bool { query.isLoading }
  /// How many a page has.
  public var limit: UInt { UInt(query.limit) }

  /// Asks for the next page.
  public func loadNextPage(completionHandler: @escaping ([User]?, SBError?) -> Void) {
    query.loadNextPage { outcome in
      switch outcome {
      case .success(let members): completionHandler(members.map { User($0.user) }, nil)
      case .failure(let error): completionHandler(nil, SBError(error))
      }
    }
  }
}
