import ChatBackend
import DioramaKit

/// A list that the chat service gives page by page.
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

  /// A list whose elements are made from the backend's.
  init<Stored>(_ query: ChatQuery<Stored>, _ element: @escaping (Stored) -> Element) {
    facts = { (query.hasNext, query.isLoading, query.limit) }
    load = { completionHandler in
      query.loadNextPage { $0.answer(completionHandler) { $0.map(element) } }
    }
  }

  /// A list of nothing, for queries that are made outside of a run.
  init(limit: Int) {
    facts = { (false, false, limit) }
    load = { completionHandler in
      completionHandler(
        nil, SBError(ChatError(code: 800_101, message: "Connection is required")))
    }
  }

  /// Whether there may be more; true at first.
  public var hasNext: Bool { facts().hasNext }
  /// Whether a page is on its way.
  public var isLoading: Bool { facts().isLoading }
  /// How many a page has.
  public var limit: UInt { UInt(facts().limit) }

  /// Asks for the next page.
  ///
  /// - Parameter completionHandler: called with the page, which is empty at the end of the list, or
  ///   with the reason: 800170 while another page is on its way. After an error the same page can
  ///   be asked for again.
  public func loadNextPage(completionHandler: @escaping ([Element]?, SBError?) -> Void) {
    load(completionHandler)
  }
}

/// How a list is asked for.
public class ListQueryParams {
  /// How many a page has at most; 20 unless it is set, and also for 0.
  public var limit: UInt = 20

  /// The usual way.
  public init() {}

  /// The limit as the backend wants it; nobody has pages longer than that.
  var backendLimit: Int { Int(clamping: limit) }
}

extension String {
  /// The text, unless it is empty, which stands for no filter.
  var asFilter: String? { isEmpty ? nil : self }
}

/// The app's users, page by page.
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

/// How application users are listed.
public final class ApplicationUserListQueryParams: ListQueryParams {
  /// Only these ids; empty means all.
  public var userIdsFilter: [String] = []
  /// Only nicknames that begin so; empty means all.
  public var nicknameStartsWithFilter = ""
  /// Only users with this key among their metadata. Kept, not used: fixtures have no metadata.
  public var metaDataKey: String?
  /// The values of that key that count. Kept, not used.
  public var metaDataValues: [String]?
}

/// The members of a group channel, page by page.
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

/// How members are listed.
public final class MemberListQueryParams: ListQueryParams {
  /// Which of them, by role.
  public var operatorFilter = GroupChannelOperatorFilter.all
  /// Which of them, by whether they may write.
  public var mutedMemberFilter = GroupChannelMutedMemberFilter.all
  /// Which of them, by whether they have come in.
  public var memberStateFilter = MemberStateFilter.all
  /// Only nicknames that begin so; empty means all.
  public var nicknameStartsWithFilter = ""
  /// In which order.
  ///
  /// Until somebody sets it, members come as the fixture lists them, so that the author of a
  /// screen decides; the real service would sort them by nickname.
  public var order = MemberListOrder.nicknameAlphabetical {
    didSet { isOrderChosen = true }
  }

  private var isOrderChosen = false

  var backendOrder: ChatMemberOrder { isOrderChosen ? order.backend : .fixture }
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

/// Which members are listed, by whether they may write.
public enum GroupChannelMutedMemberFilter: Int, Sendable {
  /// All.
  case all
  /// Muted ones only.
  case muted
  /// All but muted ones.
  case unmuted

  var backend: ChatMutedFilter {
    switch self {
    case .all: .all
    case .muted: .muted
    case .unmuted: .unmuted
    }
  }
}

/// Which members are listed, by whether they have come in. Whoever is invited here has.
public enum MemberStateFilter: Int, Sendable {
  /// All.
  case all
  /// Those who have.
  case joined
  /// Those who have not: nobody.
  case invited

  var backend: ChatStateFilter {
    switch self {
    case .all: .all
    case .joined: .joined
    case .invited: .invited
    }
  }
}

/// In which order members are listed.
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

/// The operators of a channel, page by page; they say nothing of their standing (S135).
public final class OperatorListQuery: ListQuery<User> {
  init(_ params: OperatorListQueryParams, of channel: BaseChannel) {
    super.init(
      channel.service.operatorsQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { User($0.user) }
  }
}

/// How operators are listed.
public final class OperatorListQueryParams: ListQueryParams {}

/// The participants of an open channel, page by page; they say nothing of their standing (S135).
public final class ParticipantListQuery: ListQuery<User> {
  init(_ params: ParticipantListQueryParams, of channel: OpenChannel) {
    super.init(
      channel.service.participantsQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { User($0.user) }
  }
}

/// How participants are listed.
public final class ParticipantListQueryParams: ListQueryParams {}

/// The users who are muted in a channel, page by page.
public final class MutedUserListQuery: ListQuery<RestrictedUser> {
  init(_ params: MutedUserListQueryParams, of channel: BaseChannel) {
    super.init(
      channel.service.mutedUsersQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { RestrictedUser($0.user, $0.restriction ?? ChatRestriction(.muted)) }
  }
}

/// How muted users are listed.
public final class MutedUserListQueryParams: ListQueryParams {}

/// The users who are banned from a channel, page by page.
public final class BannedUserListQuery: ListQuery<RestrictedUser> {
  init(_ params: BannedUserListQueryParams, of channel: BaseChannel) {
    super.init(
      channel.service.bannedUsersQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { RestrictedUser($0.user, $0.restriction ?? ChatRestriction(.banned)) }
  }
}

/// How banned users are listed.
public final class BannedUserListQueryParams: ListQueryParams {}
