import ChatBackend
import HeadlessUIKit

/// A query of the current user's group channels, page by page, in the fixture's order.
public final class GroupChannelListQuery: ListQuery<GroupChannel> {
  init(_ params: GroupChannelListQueryParams, _ service: ChatService?) {
    guard let service, let userId = service.currentUserId else {
      super.init(limit: params.backendLimit)
      return
    }
    let urls = params.channelURLsFilter
    let query = service.channelsQuery(
      .group, ofMember: userId, limit: params.backendLimit,
      namePart: params.channelNameContainsFilter?.asFilter, urls: urls.isEmpty ? nil : urls)
    super.init(query) { GroupChannel(channelURL: $0.url, service: service) }
  }
}

/// The parameters of a query of group channels.
public final class GroupChannelListQueryParams: ListQueryParams {
  /// The order. Kept, not used: channels come in the fixture's order.
  public var order = GroupChannelListOrder.latestLastMessage
  /// Whether to list channels without messages. Kept, not used: channels of fixtures have no
  /// messages, so all are listed.
  public var includeEmptyChannel = false
  /// Whether to list frozen channels. Kept, not used: they are always listed.
  public var includeFrozenChannel = true
  /// Whether to send the members with each channel. Kept, not used: channels always know their
  /// members.
  public var includeMemberList = true
  /// Whether to send metadata with each channel. Kept, not used: fixtures have no metadata.
  public var includeMetaData = true
  /// The text that names contain; nil or empty for any name.
  public var channelNameContainsFilter: String?
  /// The URLs of the channels to list; empty for all.
  public var channelURLsFilter: [String] = []
  /// The custom types of the channels to list. Kept, not used: fixtures have no custom types.
  public var customTypesFilter: [String] = []
}

/// The order of a list of group channels.
public enum GroupChannelListOrder: Int, Sendable {
  /// Newest channel first.
  case chronological
  /// Latest message first.
  case latestLastMessage
  /// By name.
  case channelNameAlphabetical
  /// By a metadata value of the app.
  case channelMetaDataValueAlphabetical
}

/// A query of all open channels, page by page, in the fixture's order.
public final class OpenChannelListQuery: ListQuery<OpenChannel> {
  init(_ params: OpenChannelListQueryParams, _ service: ChatService?) {
    guard let service else {
      super.init(limit: params.backendLimit)
      return
    }
    let query = service.channelsQuery(
      .open, limit: params.backendLimit, namePart: params.nameFilter?.asFilter,
      urls: params.urlFilter?.asFilter.map { [$0] })
    super.init(query) { OpenChannel(channelURL: $0.url, service: service) }
  }
}

/// The parameters of a query of open channels.
public final class OpenChannelListQueryParams: ListQueryParams {
  /// The text that names contain; nil or empty for any name.
  public var nameFilter: String?
  /// The URL of the channel; nil or empty for any.
  public var urlFilter: String?
  /// The custom type of the channels to list. Kept, not used: fixtures have no custom types.
  public var customTypeFilter: String?
  /// Whether to list frozen channels. Kept, not used: they are always listed.
  public var includeFrozen = true
  /// Whether to send metadata with each channel. Kept, not used: fixtures have no metadata.
  public var includeMetaData = true
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
