import ChatBackend
import HeadlessUIKit

/// A query of the current user's group channels, page by page.
public final class GroupChannelListQuery: ListQuery<GroupChannel> {
  private let params: GroupChannelListQueryParams
  /// The service of a run with a current user.
  let service: ChatService?
  let filter: ChatChannelFilter

  init(_ params: GroupChannelListQueryParams, _ service: ChatService?) {
    let params = params.duplicate()
    let service = service?.currentUserId == nil ? nil : service
    let filter = params.filter(of: service?.currentUserId)
    (self.params, self.service, self.filter) = (params, service, filter)
    guard let service else {
      super.init(limit: params.backendLimit)
      return
    }
    super.init(service.channelsQuery(filter, limit: params.backendLimit)) {
      GroupChannel(channelURL: $0.url, service: service)
    }
  }

  /// Whether channels without messages are listed.
  public var includeEmptyChannel: Bool { params.includeEmptyChannel }
  /// The order of the list.
  public var order: GroupChannelListOrder { params.order }

  /// Returns a query with the same parameters that starts at the first page.
  public func copy() -> Any { GroupChannelListQuery(params, service) }

  /// Returns whether the query lists a channel in its present state.
  public func belongsTo(channel: GroupChannel) -> Bool {
    service?.includes(channel.channelURL, filter) ?? false
  }
}

/// The parameters of a query of group channels.
public final class GroupChannelListQueryParams: ListQueryParams {
  /// The order of the list; equal channels are in the fixture's order.
  public var order = GroupChannelListOrder.chronological
  /// Whether to list channels without messages.
  public var includeEmptyChannel = true
  /// Whether to list frozen channels.
  public var includeFrozenChannel = true
  /// Whether to send the members with each channel. Kept, not used: channels always know their
  /// members.
  public var includeMemberList = true
  /// Whether to send metadata with each channel. Kept, not used: fixtures have no metadata.
  public var includeMetaData = true
  /// Whether to list channels of notifications. Kept, not used: fixtures have none.
  public var includeChatNotification = false
  /// The text that names contain; nil or empty for any name.
  public var channelNameContainsFilter: String?
  /// The URLs of the channels to list; empty for all.
  public var channelURLsFilter: [String] = []
  /// The custom types of the channels to list. Kept, not used: fixtures have no custom types.
  public var customTypesFilter: [String] = []
  /// Whether to list supergroups or other channels only.
  public var superChannelFilter = GroupChannelSuperChannelFilter.all
  /// Whether to list channels with unread messages only.
  public var unreadChannelFilter = UnreadChannelFilter.all
  /// Which public channels to list. Kept, not used: fixtures have no public channels.
  public var publicChannelFilter = GroupChannelPublicChannelFilter.all
  /// Which hidden channels to list. Kept, not used: fixtures have no hidden channels.
  public var hiddenChannelFilter = ChannelHiddenStateFilter.unhiddenOnly
  /// Which invitations to list. Kept, not used: fixtures have members only.
  public var myMemberStateFilter = MyMemberStateFilter.all

  /// Returns parameters with the same values.
  public func copy() -> Any { duplicate() }

  func duplicate() -> GroupChannelListQueryParams {
    let copy = GroupChannelListQueryParams()
    copy.limit = limit
    copy.order = order
    copy.includeEmptyChannel = includeEmptyChannel
    copy.includeFrozenChannel = includeFrozenChannel
    copy.includeMemberList = includeMemberList
    copy.includeMetaData = includeMetaData
    copy.includeChatNotification = includeChatNotification
    copy.channelNameContainsFilter = channelNameContainsFilter
    copy.channelURLsFilter = channelURLsFilter
    copy.customTypesFilter = customTypesFilter
    copy.superChannelFilter = superChannelFilter
    copy.unreadChannelFilter = unreadChannelFilter
    copy.publicChannelFilter = publicChannelFilter
    copy.hiddenChannelFilter = hiddenChannelFilter
    copy.myMemberStateFilter = myMemberStateFilter
    return copy
  }

  fileprivate func filter(of userId: String?) -> ChatChannelFilter {
    var filter = ChatChannelFilter(.group)
    filter.memberId = userId
    filter.namePart = channelNameContainsFilter?.asFilter
    filter.urls = channelURLsFilter.isEmpty ? nil : Set(channelURLsFilter)
    filter.includesEmpty = includeEmptyChannel
    filter.includesFrozen = includeFrozenChannel
    filter.isUnreadOnly = unreadChannelFilter == .unreadMessage
    filter.isIncluded =
      switch superChannelFilter {
      case .all, .exclusiveOnly: nil
      case .super: { $0.isSuper }
      case .nonSuper: { !$0.isSuper }
      case .broadcastOnly: { $0.isBroadcast }
      }
    filter.order = order.backend
    return filter
  }
}

/// Which supergroups a list contains.
public enum GroupChannelSuperChannelFilter: Int, Sendable {
  /// All channels.
  case all
  /// Supergroups only.
  case `super`
  /// Other channels only.
  case nonSuper
  /// Broadcast channels only.
  case broadcastOnly
  /// Exclusive channels only. Not used: fixtures have none.
  case exclusiveOnly
}

/// Whether a list contains channels without unread messages.
public enum UnreadChannelFilter: Int, Sendable {
  /// All channels.
  case all
  /// Channels with unread messages only.
  case unreadMessage
}

/// Which public channels a list contains.
public enum GroupChannelPublicChannelFilter: Int, Sendable {
  /// All channels.
  case all
  /// Public channels only.
  case `public`
  /// Private channels only.
  case `private`
}

/// Which hidden channels a list contains.
public enum ChannelHiddenStateFilter: Int, Sendable {
  /// Channels that are not hidden.
  case unhiddenOnly
  /// Hidden channels.
  case hiddenOnly
  /// Hidden channels that a message shows again.
  case hiddenAllowAutoUnhide
  /// Hidden channels that stay hidden.
  case hiddenPreventAutoUnhide
}

/// Which channels a list contains by the current user's invitation.
public enum MyMemberStateFilter: Int, Sendable {
  /// All channels.
  case all
  /// Channels whose member the user is.
  case joined
  /// Channels to which the user is invited.
  case invited
  /// Channels to which a friend invited the user.
  case invitedByFriend
  /// Channels to which another user invited the user.
  case invitedByNonFriend
}

/// The order of a list of group channels.
public enum GroupChannelListOrder: Int, Sendable {
  /// Newest channel first.
  case chronological
  /// Latest message first.
  case latestLastMessage
  /// By name.
  case channelNameAlphabetical
  /// By a metadata value of the app; here in the fixture's order, because fixtures have no metadata.
  case channelMetaDataValueAlphabetical

  fileprivate var backend: ChatChannelOrder {
    switch self {
    case .chronological: .chronological
    case .latestLastMessage: .latestLastMessage
    case .channelNameAlphabetical: .channelNameAlphabetical
    case .channelMetaDataValueAlphabetical: .fixture
    }
  }
}

/// A query of all open channels, page by page, in the fixture's order.
public final class OpenChannelListQuery: ListQuery<OpenChannel> {
  private let params: OpenChannelListQueryParams
  private let service: ChatService?

  init(_ params: OpenChannelListQueryParams, _ service: ChatService?) {
    let params = params.duplicate()
    (self.params, self.service) = (params, service)
    guard let service else {
      super.init(limit: params.backendLimit)
      return
    }
    var filter = ChatChannelFilter(.open)
    filter.namePart = params.nameFilter?.asFilter
    filter.urls = params.urlFilter?.asFilter.map { [$0] }
    filter.includesFrozen = params.includeFrozen
    super.init(service.channelsQuery(filter, limit: params.backendLimit)) {
      OpenChannel(channelURL: $0.url, service: service)
    }
  }

  /// Returns a query with the same parameters that starts at the first page.
  public func copy() -> Any { OpenChannelListQuery(params, service) }
}

/// The parameters of a query of open channels.
public final class OpenChannelListQueryParams: ListQueryParams {
  /// The text that names contain; nil or empty for any name.
  public var nameFilter: String?
  /// The URL of the channel; nil or empty for any.
  public var urlFilter: String?
  /// The custom type of the channels to list. Kept, not used: fixtures have no custom types.
  public var customTypeFilter: String?
  /// Whether to list frozen channels.
  public var includeFrozen = true
  /// Whether to send metadata with each channel. Kept, not used: fixtures have no metadata.
  public var includeMetaData = true

  fileprivate func duplicate() -> OpenChannelListQueryParams {
    let copy = OpenChannelListQueryParams()
    copy.limit = limit
    (copy.nameFilter, copy.urlFilter) = (nameFilter, urlFilter)
    copy.customTypeFilter = customTypeFilter
    (copy.includeFrozen, copy.includeMetaData) = (includeFrozen, includeMetaData)
    return copy
  }
}

extension GroupChannel {
  /// Creates a query of the current user's channels. Outside of a run, each page fails with error
  /// 800101.
  public static func createMyGroupChannelListQuery(
    params: GroupChannelListQueryParams = GroupChannelListQueryParams()
  ) -> GroupChannelListQuery {
    GroupChannelListQuery(params, ScreenEnvironment.current?.chatService)
  }

  /// Creates a query of the current user's channels with the parameters that `paramsBuilder` sets.
  public static func createMyGroupChannelListQuery(
    paramsBuilder: (GroupChannelListQueryParams) -> Void
  ) -> GroupChannelListQuery {
    let params = GroupChannelListQueryParams()
    paramsBuilder(params)
    return createMyGroupChannelListQuery(params: params)
  }

  /// Creates a query of members with the parameters that `paramsBuilder` sets.
  public func createMemberListQuery(
    paramsBuilder: (MemberListQueryParams) -> Void
  ) -> MemberListQuery? {
    let params = MemberListQueryParams()
    paramsBuilder(params)
    return createMemberListQuery(params: params)
  }
}

extension OpenChannel {
  /// Creates a query of all open channels. Outside of a run, each page fails with error 800101.
  public static func createOpenChannelListQuery(
    params: OpenChannelListQueryParams = OpenChannelListQueryParams()
  ) -> OpenChannelListQuery {
    OpenChannelListQuery(params, ScreenEnvironment.current?.chatService)
  }

  /// Creates a query of open channels with the parameters that `paramsBuilder` sets.
  public static func createOpenChannelListQuery(
    paramsBuilder: (OpenChannelListQueryParams) -> Void
  ) -> OpenChannelListQuery {
    let params = OpenChannelListQueryParams()
    paramsBuilder(params)
    return createOpenChannelListQuery(params: params)
  }
}
