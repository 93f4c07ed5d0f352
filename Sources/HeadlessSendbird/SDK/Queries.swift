import ChatBackend
import DioramaKit

/// A list that the chat service returns page by page.
///
/// ```swift
/// let query = channel.createMemberListQuery()
/// query?.loadNextPage { members, error in
///   names = members?.map(\.nickname) ?? []
/// }
/// ```
public class ListQuery<Element> {
  private let facts: () -> (hasNext: Bool, isLoading: Bool, limit: Int)
  private let load: (@escaping ([Element]?, SBError?) -> Void) -> Void

  /// Creates a list from a backend query and a conversion of its elements.
  init<Stored>(_ query: ChatQuery<Stored>, _ element: @escaping (Stored) -> Element) {
    facts = { (query.hasNext, query.isLoading, query.limit) }
    load = { completionHandler in
      query.loadNextPage { $0.answer(completionHandler) { $0.map(element) } }
    }
  }

  /// Creates an empty list, for queries that are created outside of a run.
  init(limit: Int) {
    facts = { (false, false, limit) }
    load = { completionHandler in
      completionHandler(
        nil, SBError(ChatError(code: 800_101, message: "Connection is required")))
    }
  }

  /// Whether there may be more elements; true at first.
  public var hasNext: Bool { facts().hasNext }
  /// Whether a page is loading.
  public var isLoading: Bool { facts().isLoading }
  /// The maximum number of elements in a page.
  public var limit: UInt { UInt(facts().limit) }

  /// Loads the next page.
  ///
  /// - Parameter completionHandler: called with the page, which is empty at the end of the list, or
  ///   with the error: 800170 while another page is loading. After an error the same page can be
  ///   loaded again.
  public func loadNextPage(completionHandler: @escaping ([Element]?, SBError?) -> Void) {
    load(completionHandler)
  }
}

/// The parameters of a query.
public class ListQueryParams {
  /// The maximum number of elements in a page; 20 by default, and also for 0.
  public var limit: UInt = 20

  /// Creates the default parameters.
  public init() {}

  /// The limit as a backend value, clamped to the range of `Int`.
  var backendLimit: Int { Int(clamping: limit) }
}

extension String {
  /// The text, or nil if it is empty, which means no filter.
  var asFilter: String? { isEmpty ? nil : self }
}

/// A query of the app's users, page by page.
public final class ApplicationUserListQuery: ListQuery<User> {
  init(_ params: ApplicationUserListQueryParams, _ service: ChatService?) {
    guard let service else {
      super.init(limit: params.backendLimit)
      return
    }
    let ids = params.userIdsFilter
    super.init(
      service.usersQuery(
        limit: params.backendLimit, nicknamePrefix: params.nicknameStartsWithFilter.asFilter,
        userIds: ids.isEmpty ? nil : ids)
    ) { User($0) }
  }
}

/// The parameters of a query of users.
public final class ApplicationUserListQueryParams: ListQueryParams {
  /// The IDs of the users to list; empty for all.
  public var userIdsFilter: [String] = []
  /// The start of the nicknames to list; empty for all.
  public var nicknameStartsWithFilter = ""
  /// The metadata key that users need. Kept, not used: fixtures have no metadata.
  public var metaDataKey: String?
  /// The values of that key to list. Kept, not used.
  public var metaDataValues: [String]?
}

/// A query of the members of a group channel, page by page.
public final class MemberListQuery: ListQuery<Member> {
  init(_ params: MemberListQueryParams, of channel: GroupChannel) {
    super.init(
      channel.service.membersQuery(
        of: channel.channelURL, limit: params.backendLimit,
        operators: params.operatorFilter.backend, muted: params.mutedMemberFilter.backend,
        states: params.memberStateFilter.backend,
        nicknamePrefix: params.nicknameStartsWithFilter.asFilter, order: params.backendOrder)
    ) { Member($0) }
  }
}

/// The parameters of a query of members.
public final class MemberListQueryParams: ListQueryParams {
  /// The filter by role.
  public var operatorFilter = GroupChannelOperatorFilter.all
  /// The filter by muted state.
  public var mutedMemberFilter = GroupChannelMutedMemberFilter.all
  /// The filter by membership state.
  public var memberStateFilter = MemberStateFilter.all
  /// The start of the nicknames to list; empty for all.
  public var nicknameStartsWithFilter = ""
  /// The order of the list.
  ///
  /// Unless an app sets it, members come in the fixture's order, which the author of a screen
  /// controls; the real service sorts them by nickname.
  public var order = MemberListOrder.nicknameAlphabetical {
    didSet { isOrderChosen = true }
  }

  private var isOrderChosen = false

  var backendOrder: ChatMemberOrder { isOrderChosen ? order.backend : .fixture }
}

/// A filter of members by role.
public enum GroupChannelOperatorFilter: Int, Sendable {
  /// All members.
  case all
  /// Operators only.
  case `operator`
  /// All members except operators.
  case nonOperator

  var backend: ChatOperatorFilter {
    switch self {
    case .all: .all
    case .operator: .operator
    case .nonOperator: .nonOperator
    }
  }
}

/// A filter of members by muted state.
public enum GroupChannelMutedMemberFilter: Int, Sendable {
  /// All members.
  case all
  /// Muted members only.
  case muted
  /// All members except muted ones.
  case unmuted

  var backend: ChatMutedFilter {
    switch self {
    case .all: .all
    case .muted: .muted
    case .unmuted: .unmuted
    }
  }
}

/// A filter of members by membership state. Here, invited users join immediately.
public enum MemberStateFilter: Int, Sendable {
  /// All members.
  case all
  /// Members who joined.
  case joined
  /// Users who are invited but have not joined; always empty here.
  case invited

  var backend: ChatStateFilter {
    switch self {
    case .all: .all
    case .joined: .joined
    case .invited: .invited
    }
  }
}

/// The order of a list of members.
public enum MemberListOrder: Int, Sendable {
  /// By nickname.
  case nicknameAlphabetical
  /// Operators by nickname, then all others by nickname.
  case operatorThenMemberNicknameAlphabetical

  var backend: ChatMemberOrder {
    switch self {
    case .nicknameAlphabetical: .nicknameAlphabetical
    case .operatorThenMemberNicknameAlphabetical: .operatorThenNicknameAlphabetical
    }
  }
}

/// A query of the operators of a channel, page by page; the users have no role or muted state
/// (S135).
public final class OperatorListQuery: ListQuery<User> {
  init(_ params: OperatorListQueryParams, of channel: BaseChannel) {
    super.init(
      channel.service.operatorsQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { User($0.user) }
  }
}

/// The parameters of a query of operators.
public final class OperatorListQueryParams: ListQueryParams {}

/// A query of the participants of an open channel, page by page; the users have no role or muted
/// state (S135).
public final class ParticipantListQuery: ListQuery<User> {
  init(_ params: ParticipantListQueryParams, of channel: OpenChannel) {
    super.init(
      channel.service.participantsQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { User($0.user) }
  }
}

/// The parameters of a query of participants.
public final class ParticipantListQueryParams: ListQueryParams {}

/// A query of the muted users of a channel, page by page.
public final class MutedUserListQuery: ListQuery<RestrictedUser> {
  init(_ params: MutedUserListQueryParams, of channel: BaseChannel) {
    super.init(
      channel.service.mutedUsersQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { RestrictedUser($0.user, $0.restriction ?? ChatRestriction(.muted)) }
  }
}

/// The parameters of a query of muted users.
public final class MutedUserListQueryParams: ListQueryParams {}

/// A query of the banned users of a channel, page by page.
public final class BannedUserListQuery: ListQuery<RestrictedUser> {
  init(_ params: BannedUserListQueryParams, of channel: BaseChannel) {
    super.init(
      channel.service.bannedUsersQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { RestrictedUser($0.user, $0.restriction ?? ChatRestriction(.banned)) }
  }
}

/// The parameters of a query of banned users.
public final class BannedUserListQueryParams: ListQueryParams {}
