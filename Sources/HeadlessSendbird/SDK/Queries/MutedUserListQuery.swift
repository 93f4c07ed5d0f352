import ChatBackend

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
