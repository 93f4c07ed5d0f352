import HeadlessSendbird

/// The view model that shows the users of the app in the order of their names.
final class TeamViewModel: SBUInviteUserViewModel {
  required init(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil, userListQuery: ApplicationUserListQuery? = nil,
    memberListQuery: MemberListQuery? = nil,
    delegate: (any SBUInviteUserViewModelDelegate)? = nil,
    dataSource: (any SBUInviteUserViewModelDataSource)? = nil
  ) {
    super.init(
      channel: channel, channelURL: channelURL, channelType: channelType,
      users: users?.sorted { ($0.nickname ?? "") < ($1.nickname ?? "") },
      userListQuery: userListQuery, memberListQuery: memberListQuery, delegate: delegate,
      dataSource: dataSource)
  }
}
