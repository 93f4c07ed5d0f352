import HeadlessUIKit

// The names of the moderations screen before it supported open channels.

extension SBUModerationsViewController {
  /// An older spelling of `init(channelURL:)`.
  @available(*, deprecated, renamed: "init(channelURL:)")
  public convenience init(channelUrl: String) { self.init(channelURL: channelUrl) }
  /// An older spelling of ``channelURL``.
  @available(*, deprecated, renamed: "channelURL")
  public var channelUrl: String? { channelURL }
  /// An older spelling of ``headerComponent``.
  @available(*, deprecated, renamed: "headerComponent")
  public var HeaderComponent: SBUModerationsModule.Header? {
    get { headerComponent }
    set { headerComponent = newValue }
  }
  /// Page 004's spelling of ``listComponent``.
  @available(*, deprecated, renamed: "listComponent")
  public var ListComponent: SBUModerationsModule.List? {
    get { listComponent }
    set { listComponent = newValue }
  }
  /// A property of the header since version 3.
  @available(*, deprecated, renamed: "headerComponent.titleView")
  public var titleView: UIView? {
    get { headerComponent?.titleView }
    set { headerComponent?.titleView = newValue }
  }
  /// A property of the header since version 3.
  @available(*, deprecated, renamed: "headerComponent.leftBarButton")
  public var leftBarButton: UIBarButtonItem? {
    get { headerComponent?.leftBarButton }
    set { headerComponent?.leftBarButton = newValue }
  }
  /// A property of the header since version 3.
  @available(*, deprecated, renamed: "headerComponent.rightBarButton")
  public var rightBarButton: UIBarButtonItem? {
    get { headerComponent?.rightBarButton }
    set { headerComponent?.rightBarButton = newValue }
  }
  /// A property of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.tableView")
  public var tableView: UITableView? { listComponent?.tableView }
  /// A method of the list since version 3.
  @available(*, deprecated, renamed: "listComponent.reloadTableView()")
  public func reloadData() { listComponent?.reloadTableView() }
  /// An older spelling of ``showMutedMemberList()``.
  @available(*, deprecated, renamed: "showMutedMemberList()")
  public func showMutedMeberList() { showMutedMemberList() }
  /// An older spelling of ``showBannedUserList()``.
  @available(*, deprecated, renamed: "showBannedUserList()")
  public func showBannedMeberList() { showBannedUserList() }
  /// An older spelling of ``changeFreeze(_:_:)``.
  @available(*, deprecated, renamed: "changeFreeze(_:_:)")
  public func freezeChannel(completionHandler: ((Bool) -> Void)?) {
    changeFreeze(true, completionHandler)
  }
  /// An older spelling of ``changeFreeze(_:_:)``.
  @available(*, deprecated, renamed: "changeFreeze(_:_:)")
  public func unfreezeChannel(completionHandler: ((Bool) -> Void)?) {
    changeFreeze(false, completionHandler)
  }
}

extension SBUModerationsViewModel {
  /// An older spelling of ``channelURL``.
  @available(*, deprecated, renamed: "channelURL")
  public var channelUrl: String? { channelURL }
  /// An older spelling of ``loadChannel(channelURL:)``.
  @available(*, deprecated, renamed: "loadChannel(channelURL:)")
  public func loadChannel(channelUrl: String) { loadChannel(channelURL: channelUrl) }
}
