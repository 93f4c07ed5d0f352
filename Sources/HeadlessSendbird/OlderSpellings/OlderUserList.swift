import HeadlessUIKit

// The names of the user list from when it was a member list.

extension SBUUserListViewController {
  /// An older spelling of `init(channel:users:userListType:)`.
  @available(*, deprecated, renamed: "init(channel:users:userListType:)")
  public convenience init(
    channel: BaseChannel, users: [SBUUser]? = nil, memberListType: ChannelUserListType
  ) {
    self.init(channel: channel, users: users, userListType: memberListType)
  }
  /// An older spelling of `init(channel:users:userListType:)`.
  @available(*, deprecated, renamed: "init(channel:users:userListType:)")
  public convenience init(
    channel: BaseChannel, members: [SBUUser]? = nil, type: ChannelUserListType
  ) {
    self.init(channel: channel, users: members, userListType: type)
  }
  /// An older spelling of `init(channelURL:channelType:users:userListType:)`.
  @available(*, deprecated, renamed: "init(channelURL:channelType:users:userListType:)")
  public convenience init(
    channelUrl: String, users: [SBUUser]? = nil, memberListType: ChannelUserListType
  ) {
    self.init(
      channelURL: channelUrl, channelType: ChannelType(ofChannel: channelUrl) ?? .group,
      users: users, userListType: memberListType)
  }
  /// An older spelling of `init(channelURL:channelType:users:userListType:)`.
  @available(*, deprecated, renamed: "init(channelURL:channelType:users:userListType:)")
  public convenience init(
    channelUrl: String, members: [SBUUser]? = nil, type: ChannelUserListType
  ) {
    self.init(
      channelURL: channelUrl, channelType: ChannelType(ofChannel: channelUrl) ?? .group,
      users: members, userListType: type)
  }
  /// An older spelling of ``channelURL``.
  @available(*, deprecated, renamed: "channelURL")
  public var channelUrl: String? { channelURL }
  /// An older spelling of ``userList``.
  @available(*, deprecated, renamed: "userList")
  public var memberList: [SBUUser] { userList }
  /// An older spelling of ``userListType``.
  @available(*, deprecated, renamed: "userListType")
  public var memberListType: ChannelUserListType { userListType }
  /// A property of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.memberListQuery")
  public var memberListQuery: MemberListQuery? { viewModel?.memberListQuery }
  /// A property of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.bannedUserListQuery")
  public var bannedMemberListQuery: BannedUserListQuery? { viewModel?.bannedUserListQuery }
  /// A method of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.setMoreMenuTapAction(_:)")
  public func setMoreMenuActionHandler(_ user: SBUUser) {
    listComponent?.setMoreMenuTapAction(user)
  }
  /// A method of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.setUserProfileTapAction(_:)")
  public func setUserProfileTapGestureHandler(_ user: SBUUser) {
    listComponent?.setUserProfileTapAction(user)
  }
  /// An older spelling of ``showInviteUser()``.
  @available(*, deprecated, renamed: "showInviteUser()")
  public func onClickInviteUser() { showInviteUser() }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.loadNextUserList(reset:users:)")
  public func loadNextMemberList(reset: Bool, members: [SBUUser]? = nil) {
    viewModel?.loadNextUserList(reset: reset, users: members)
  }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.resetUserList()")
  public func resetMemberList() { viewModel?.resetUserList() }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.registerAsOperator(user:)")
  public func promoteToOperator(member: SBUUser) { viewModel?.registerAsOperator(user: member) }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.unregisterOperator(user:)")
  public func dismissOperator(member: SBUUser) { viewModel?.unregisterOperator(user: member) }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.mute(user:)")
  public func mute(member: SBUUser) { viewModel?.mute(user: member) }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.unmute(user:)")
  public func unmute(member: SBUUser) { viewModel?.unmute(user: member) }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.ban(user:)")
  public func ban(member: SBUUser) { viewModel?.ban(user: member) }
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.unban(user:)")
  public func unban(member: SBUUser) { viewModel?.unban(user: member) }
}

extension SBUUserListViewModel {
  /// An older spelling of ``channelURL``.
  @available(*, deprecated, renamed: "channelURL")
  public var channelUrl: String? { channelURL }
  /// An older spelling of ``userList``.
  @available(*, deprecated, renamed: "userList")
  public var memberList: [SBUUser] { userList }
  /// An older spelling of ``userListType``.
  @available(*, deprecated, renamed: "userListType")
  public var memberListType: ChannelUserListType { userListType }
  /// An older spelling of ``bannedUserListQuery``.
  @available(*, deprecated, renamed: "bannedUserListQuery")
  public var bannedMemberListQuery: BannedUserListQuery? { bannedUserListQuery }
  /// An older spelling of ``loadChannel(channelURL:type:)``.
  @available(*, deprecated, renamed: "loadChannel(channelURL:type:)")
  public func loadChannel(channelUrl: String) {
    loadChannel(channelURL: channelUrl, type: channelType)
  }
  /// An older spelling of ``loadNextUserList(reset:users:)``.
  @available(*, deprecated, renamed: "loadNextUserList(reset:users:)")
  public func loadNextMemberList(reset: Bool, members: [SBUUser]? = nil) {
    loadNextUserList(reset: reset, users: members)
  }
  /// An older spelling of ``resetUserList(channel:)``.
  @available(*, deprecated, renamed: "resetUserList(channel:)")
  public func resetMemberList() { resetUserList(channel: nil) }
  /// An older spelling of ``registerAsOperator(user:)``.
  @available(*, deprecated, renamed: "registerAsOperator(user:)")
  public func promoteToOperator(member: SBUUser) { registerAsOperator(user: member) }
  /// An older spelling of ``unregisterOperator(user:)``.
  @available(*, deprecated, renamed: "unregisterOperator(user:)")
  public func dismissOperator(member: SBUUser) { unregisterOperator(user: member) }
  /// An older spelling of ``mute(user:)``.
  @available(*, deprecated, renamed: "mute(user:)")
  public func mute(member: SBUUser) { mute(user: member) }
  /// An older spelling of ``unmute(user:)``.
  @available(*, deprecated, renamed: "unmute(user:)")
  public func unmute(member: SBUUser) { unmute(user: member) }
  /// An older spelling of ``ban(user:)``.
  @available(*, deprecated, renamed: "ban(user:)")
  public func ban(member: SBUUser) { ban(user: member) }
  /// An older spelling of ``unban(user:)``.
  @available(*, deprecated, renamed: "unban(user:)")
  public func unban(member: SBUUser) { unban(user: member) }
}
