import HeadlessUIKit

// The names of select screens and of the base class of all screens before version 3.

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

extension SBUUserScreen {
  /// A property of the header since version 3.
  @available(*, deprecated, renamed: "headerComponent.titleView")
  public var titleView: UIView? {
    get { moduleHeader?.titleView }
    set { moduleHeader?.titleView = newValue }
  }
  /// A property of the header since version 3.
  @available(*, deprecated, renamed: "headerComponent.leftBarButton")
  public var leftBarButton: UIBarButtonItem? {
    get { moduleHeader?.leftBarButton }
    set { moduleHeader?.leftBarButton = newValue }
  }
  /// A property of the header since version 3.
  @available(*, deprecated, renamed: "headerComponent.rightBarButton")
  public var rightBarButton: UIBarButtonItem? {
    get { moduleHeader?.rightBarButton }
    set { moduleHeader?.rightBarButton = newValue }
  }
  /// A property of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.tableView")
  public var tableView: UITableView? { moduleList?.tableView }
  /// A property of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.userCell")
  public var userCell: UITableViewCell? { moduleList?.userCell }
  /// A property of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.emptyView")
  public var emptyView: UIView? {
    get { moduleList?.emptyView }
    set { moduleList?.emptyView = newValue }
  }
  /// A method of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.reloadTableView()")
  public func reloadData() { moduleList?.reloadTableView() }
}

extension SBUBaseSelectUserViewController {
  /// An older spelling of ``channelURL``.
  @available(*, deprecated, renamed: "channelURL")
  public var channelUrl: String? { channelURL }
  /// A property of the view model since version 3.
  @available(*, deprecated, renamed: "baseViewModel.joinedUserIds")
  public var joinedUserIds: Set<String> { baseViewModel?.joinedUserIds ?? [] }
  /// A property of the view model since version 3.
  @available(*, deprecated, renamed: "baseViewModel.inviteListType")
  public var inviteListType: ChannelInviteListType { baseViewModel?.inviteListType ?? .none }
  /// A property of the view model since version 3.
  @available(*, deprecated, renamed: "baseViewModel.userListQuery")
  public var userListQuery: ApplicationUserListQuery? { baseViewModel?.userListQuery }
  /// A property of the view model since version 3.
  @available(*, deprecated, renamed: "baseViewModel.memberListQuery")
  public var memberListQuery: MemberListQuery? { baseViewModel?.memberListQuery }
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
  /// A method of the view model since version 3.
  @available(*, deprecated, renamed: "viewModel.invite(userIds:)")
  public func inviteUsers(userIds: [String]) { viewModel?.invite(userIds: userIds) }
  /// An older spelling of ``inviteSelectedUsers()``.
  @available(*, deprecated, renamed: "inviteSelectedUsers()")
  public func onClickInviteOrPromote() { inviteSelectedUsers() }
  /// An older initializer; today there are two view controllers.
  @available(
    *, unavailable,
    message: "for .operators, use SBURegisterOperatorViewController(channel:users:)"
  )
  public convenience init(
    channel: GroupChannel, users: [SBUUser]? = nil, type: ChannelInviteListType
  ) {
    self.init(channel: channel, users: users)
  }
  /// An older initializer; today there are two view controllers.
  @available(
    *, unavailable,
    message: "for .operators, use SBURegisterOperatorViewController(channel:users:)"
  )
  public convenience init(
    channelUrl: String, users: [SBUUser]? = nil, type: ChannelInviteListType
  ) {
    self.init(channelURL: channelUrl, users: users)
  }
}

extension SBURegisterOperatorViewController {
  /// Page 001's spelling of ``headerComponent``.
  @available(*, deprecated, renamed: "headerComponent")
  public var HeaderComponent: SBURegisterOperatorModule.Header? {
    get { headerComponent }
    set { headerComponent = newValue }
  }
  /// Page 001's spelling of ``listComponent``.
  @available(*, deprecated, renamed: "listComponent")
  public var ListComponent: SBURegisterOperatorModule.List? {
    get { listComponent }
    set { listComponent = newValue }
  }
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
