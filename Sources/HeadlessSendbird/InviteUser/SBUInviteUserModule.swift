import HeadlessUIKit

/// The header and list of the invite users screen (page 000).
open class SBUInviteUserModule: SBUModule, SBUComponentModule {}

// MARK: Header

/// The delegate of the header of the invite users screen.
public protocol SBUInviteUserModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The title view was set.
  func inviteUserModule(_ header: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set; never called on this screen (S45).
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set; never called on this screen (S45).
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func inviteUserModule(_ header: SBUInviteUserModule.Header, didTapLeftItem item: UIBarButtonItem)
  /// The right bar button was tapped.
  func inviteUserModule(_ header: SBUInviteUserModule.Header, didTapRightItem item: UIBarButtonItem)
}

extension SBUInviteUserModuleHeaderDelegate {
  /// Does nothing.
  public func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// The data source of the header of the invite users screen.
public protocol SBUInviteUserModuleHeaderDataSource:
  SBUBaseSelectUserModuleHeaderDataSource
{}

extension SBUInviteUserModule {
  /// The header of the invite users screen: title, Cancel and Invite (S80).
  open class Header: SBUBaseSelectUserModule.Header {
    /// The delegate; not retained.
    public weak var delegate: (any SBUInviteUserModuleHeaderDelegate)? {
      get { baseDelegate as? any SBUInviteUserModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the selection; not retained.
    public weak var dataSource: (any SBUInviteUserModuleHeaderDataSource)? {
      get { baseDataSource as? any SBUInviteUserModuleHeaderDataSource }
      set { baseDataSource = newValue }
    }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - dataSource: the data source of the selection; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUInviteUserModuleHeaderDelegate,
      dataSource: any SBUInviteUserModuleHeaderDataSource, theme: SBUUserListTheme
    ) { setUp(delegate, dataSource, theme) }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUInviteUserModule.self) }
    override var titleText: String { SBUStringSet.InviteChannel_Header_Title }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.InviteChannel_Invite(count)
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.inviteUserModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.inviteUserModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.inviteUserModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.inviteUserModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.inviteUserModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.inviteUserModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.inviteUserModule(self, didTapRightItem: item)
      }
    }
  }
}

// MARK: List

/// The delegate of the list of the invite users screen.
public protocol SBUInviteUserModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func inviteUserModule(_ list: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func inviteUserModule(
    _ list: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func inviteUserModuleDidSelectRetry(_ list: SBUInviteUserModule.List)
}

/// The data source of the list of the invite users screen.
public protocol SBUInviteUserModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

extension SBUInviteUserModule {
  /// The list of users that can be invited.
  open class List: SBUBaseSelectUserModule.List {
    /// The delegate; not retained.
    public weak var delegate: (any SBUInviteUserModuleListDelegate)? {
      get { baseDelegate as? any SBUInviteUserModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the users; not retained.
    public weak var dataSource: (any SBUInviteUserModuleListDataSource)? {
      get { baseDataSource as? any SBUInviteUserModuleListDataSource }
      set { baseDataSource = newValue }
    }

    /// Connects the list to its screen and sets it up: table, empty view, cell, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows that are tapped or come into view; not retained.
    ///   - dataSource: the data source of the users and the selection; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUInviteUserModuleListDelegate,
      dataSource: any SBUInviteUserModuleListDataSource, theme: SBUUserListTheme
    ) { setUp(delegate, dataSource, theme) }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUInviteUserModule.self) }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.inviteUserModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.inviteUserModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func didAskForRetry() { delegate?.inviteUserModuleDidSelectRetry(self) }
  }
}
