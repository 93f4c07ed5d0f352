import HeadlessUIKit

// What the select screens, and what all screens have in common, were called before version 3.

extension SBUBaseViewController {
  /// An older spelling of ``setupLayouts()``.
  @available(*, deprecated, renamed: "setupLayouts()")
  public func setupAutolayout() { setupLayouts() }
  /// An older spelling of ``updateLayouts()``.
  @available(*, deprecated, renamed: "updateLayouts()")
  public func updateAutolayout() { updateLayouts() }
  /// An older spelling of ``shouldUpdateLoadingState(_:)``.
  @available(*, deprecated, renamed: "shouldUpdateLoadingState(_:)")
  public func shouldShowLoadingIndicator() { shouldUpdateLoadingState(true) }
  /// An older spelling of ``shouldUpdateLoadingState(_:)``.
  @available(*, deprecated, renamed: "shouldUpdateLoadingState(_:)")
  public func shouldDismissLoadingIndicator() { shouldUpdateLoadingState(false) }
  /// An older spelling of ``errorHandler(_:_:)``.
  @available(*, deprecated, renamed: "errorHandler(_:_:)")
  public func didReceiveError(_ message: String?, _ code: Int?) { errorHandler(message, code) }
}

extension SBUBaseSelectUserViewController {
  /// An older spelling of ``channelURL``.
  @available(*, deprecated, renamed: "channelURL")
  public var channelUrl: String? { channelURL }
  /// What the header keeps since version 3.
  @available(*, deprecated, renamed: "baseHeaderComponent.titleView")
  public var titleView: UIView? {
    get { baseHeaderComponent?.titleView }
    set { baseHeaderComponent?.titleView = newValue }
  }
  /// What the header keeps since version 3.
  @available(*, deprecated, renamed: "baseHeaderComponent.leftBarButton")
  public var leftBarButton: UIBarButtonItem? {
    get { baseHeaderComponent?.leftBarButton }
    set { baseHeaderComponent?.leftBarButton = newValue }
  }
  /// What the header keeps since version 3.
  @available(*, deprecated, renamed: "baseHeaderComponent.rightBarButton")
  public var rightBarButton: UIBarButtonItem? {
    get { baseHeaderComponent?.rightBarButton }
    set { baseHeaderComponent?.rightBarButton = newValue }
  }
  /// What the list keeps since version 3.
  @available(*, deprecated, renamed: "baseListComponent.tableView")
  public var tableView: UITableView? { baseListComponent?.tableView }
  /// What the list keeps since version 3.
  @available(*, deprecated, renamed: "baseListComponent.userCell")
  public var userCell: UITableViewCell? { baseListComponent?.userCell }
  /// What the list keeps since version 3.
  @available(*, deprecated, renamed: "baseListComponent.emptyView")
  public var emptyView: UIView? {
    get { baseListComponent?.emptyView }
    set { baseListComponent?.emptyView = newValue }
  }
  /// What the view model keeps since version 3.
  @available(*, deprecated, renamed: "baseViewModel.joinedUserIds")
  public var joinedUserIds: Set<String> { baseViewModel?.joinedUserIds ?? [] }
  /// What the view model keeps since version 3.
  @available(*, deprecated, renamed: "baseViewModel.inviteListType")
  public var inviteListType: ChannelInviteListType { baseViewModel?.inviteListType ?? .none }
  /// What the view model keeps since version 3.
  @available(*, deprecated, renamed: "baseViewModel.userListQuery")
  public var userListQuery: ApplicationUserListQuery? { baseViewModel?.userListQuery }
  /// What the view model keeps since version 3.
  @available(*, deprecated, renamed: "baseViewModel.memberListQuery")
  public var memberListQuery: MemberListQuery? { baseViewModel?.memberListQuery }
  /// What the list does since version 3.
  @available(*, deprecated, renamed: "baseListComponent.reloadTableView()")
  public func reloadData() { baseListComponent?.reloadTableView() }
}

extension SBUBaseSelectUserViewModel {
  /// An older spelling of ``channelURL``.
  @available(*, deprecated, renamed: "channelURL")
  public var channelUrl: String? { channelURL }
  /// An older spelling of ``loadChannel(channelURL:type:)``.
  @available(*, deprecated, renamed: "loadChannel(channelURL:type:)")
  public func loadChannel(channelUrl: String) {
    loadChannel(channelURL: channelUrl, type: channelType)
  }
}

extension SBUInviteUserViewController {
  /// An older spelling of ``inviteSelectedUsers()``.
  @available(*, deprecated, renamed: "inviteSelectedUsers()")
  public func inviteUsers() { inviteSelectedUsers() }
  /// What the view model does since version 3.
  @available(*, deprecated, renamed: "viewModel.invite(userIds:)")
  public func inviteUsers(userIds: [String]) { viewModel?.invite(userIds: userIds) }
  /// An older spelling of ``inviteSelectedUsers()``.
  @available(*, deprecated, renamed: "inviteSelectedUsers()")
  public func onClickInviteOrPromote() { inviteSelectedUsers() }
  /// An older initialiser: what it made are two view controllers today.
  @available(
    *, unavailable,
    message: "with .operators it is SBURegisterOperatorViewController(channel:users:) today"
  )
  public convenience init(
    channel: GroupChannel, users: [SBUUser]? = nil, type: ChannelInviteListType
  ) {
    self.init(channel: channel, users: users)
  }
  /// An older initialiser: what it made are two view controllers today.
  @available(
    *, unavailable,
    message: "with .operators it is SBURegisterOperatorViewController(channel:users:) today"
  )
  public convenience init(
    channelUrl: String, users: [SBUUser]? = nil, type: ChannelInviteListType
  ) {
    self.init(channelURL: channelUrl, users: users)
  }
}

extension SBURegisterOperatorViewController {
  /// An older spelling of ``registerSelectedUsers()``.
  @available(*, deprecated, renamed: "registerSelectedUsers()")
  public func promoteSelectedMembers() { registerSelectedUsers() }
  /// An older spelling of ``registerSelectedUsers()``.
  @available(*, deprecated, renamed: "registerSelectedUsers()")
  public func promoteToOperators() { registerSelectedUsers() }
  /// An older spelling of ``registerSelectedUsers()``.
  @available(*, deprecated, renamed: "registerSelectedUsers()")
  public func onClickInviteOrPromote() { registerSelectedUsers() }
}

extension SBURegisterOperatorViewModel {
  /// An older spelling of ``registerAsOperators(userIds:)``.
  @available(*, deprecated, renamed: "registerAsOperators(userIds:)")
  public func promoteToOperators(memberIds: [String]) { registerAsOperators(userIds: memberIds) }
}

extension SBUPromoteMemberViewController {
  /// An older spelling of ``promoteSelectedMembers()``.
  @available(*, deprecated, renamed: "promoteSelectedMembers()")
  public func promoteToOperators() { promoteSelectedMembers() }
  /// An older spelling of ``promoteSelectedMembers()``.
  @available(*, deprecated, renamed: "promoteSelectedMembers()")
  public func onClickInviteOrPromote() { promoteSelectedMembers() }
}
