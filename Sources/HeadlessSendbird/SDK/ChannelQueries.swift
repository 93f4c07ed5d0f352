import ChatBackend
import HeadlessUIKit

/// The group channels of the current user, page by page, in the fixture's order.
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

/// How group channels are listed.
public final class GroupChannelListQueryParams: ListQueryParams {
  /// In which order. Kept; channels come as the fixture lists them.
  public var order = GroupChannelListOrder.latestLastMessage
  /// Whether channels without a message are listed. Kept; fixtures of channels have no messages,
  /// so all are.
  public var includeEmptyChannel = false
  /// Whether frozen channels are listed. Kept; they are.
  public var includeFrozenChannel = true
  /// Whether members are sent with each. Kept; channels always know theirs.
  public var includeMemberList = true
  /// Whether an app's own data are sent with each. Kept; there are none.
  public var includeMetaData = true
  /// What names contain; nil or empty means anything.
  public var channelNameContainsFilter: String?
  /// Only these; empty means all.
  public var channelURLsFilter: [String] = []
  /// Only channels of these kinds of an app's own. Kept; there are none.
  public var customTypesFilter: [String] = []
}

/// In which order group channels are listed.
public enum GroupChannelListOrder: Int, Sendable {
  /// The newest first.
  case chronological
  /// The one that was written in last first.
  case latestLastMessage
  /// By name.
  case channelNameAlphabetical
  /// By an app's own value.
  case channelMetaDataValueAlphabetical
}

/// All open channels, page by page, in the fixture's order.
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

/// How open channels are listed.
public final class OpenChannelListQueryParams: ListQueryParams {
  /// What names contain; nil or empty means anything.
  public var nameFilter: String?
  /// The id; nil or empty means any.
  public var urlFilter: String?
  /// Only channels of a kind of an app's own. Kept; there are none.
  public var customTypeFilter: String?
  /// Whether frozen channels are listed. Kept; they are.
  public var includeFrozen = true
  /// Whether an app's own data are sent with each. Kept; there are none.
  public var includeMetaData = true
}

extension GroupChannel {
  /// A list of the current user's channels. Outside of a run each page is answered with error
  /// 800101.
  public static func createMyGroupChannelListQuery(
    params: GroupChannelListQueryParams = GroupChannelListQueryParams()
  ) -> GroupChannelListQuery {
    GroupChannelListQuery(params, ScreenEnvironment.current?.chatService)
  }

  /// A list of the current user's channels, as `paramsBuilder` asks for it.
  public static func createMyGroupChannelListQuery(
    paramsBuilder: (GroupChannelListQueryParams) -> Void
  ) -> GroupChannelListQuery {
    let params = GroupChannelListQueryParams()
    paramsBuilder(params)
    return createMyGroupChannelListQuery(params: params)
  }

  /// A list of members, as `paramsBuilder` asks for it.
  public func createMemberListQuery(
    paramsBuilder: (MemberListQueryParams) -> Void
  ) -> MemberListQuery? {
    let params = MemberListQueryParams()
    paramsBuilder(params)
    return createMemberListQuery(params: params)
  }
}

extension OpenChannel {
  /// A list of all open channels. Outside of a run each page is answered with error 800101.
  public static func createOpenChannelListQuery(
    params: OpenChannelListQueryParams = OpenChannelListQueryParams()
  ) -> OpenChannelListQuery {
    OpenChannelListQuery(params, ScreenEnvironment.current?.chatService)
  }

  /// A list of open channels, as `paramsBuilder` asks for it.
  public static func createOpenChannelListQuery(
    paramsBuilder: (OpenChannelListQueryParams) -> Void
  ) -> OpenChannelListQuery {
    let params = OpenChannelListQueryParams()
    paramsBuilder(params)
    return createOpenChannelListQuery(params: params)
  }
}
