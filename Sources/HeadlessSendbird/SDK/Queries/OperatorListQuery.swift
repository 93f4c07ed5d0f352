import ChatBackend

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
