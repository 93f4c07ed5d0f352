import ChatBackend

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
