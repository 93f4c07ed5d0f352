import HeadlessUIKit

/// The header and list of the invite users screen (page 000).
open class SBUInviteUserModule: SBUModule, SBUComponentModule {}

// MARK: Header

/// Hears what happens to the header of the invite users screen.
public protocol SBUInviteUserModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The view in the middle was set.
  func inviteUserModule(_ header: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set; never called on this screen (S45).
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set; never called on this screen (S45).
  func inviteUserModule(
    _ header: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func inviteUserModule(_ header: SBUInviteUserModule.Header, didTapLeftItem item: UIBarButtonItem)
  /// The item at the right was tapped.
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

/// Tells the header of the invite users screen who is selected.
public protocol SBUInviteUserModuleHeaderDataSource:
  SBUBaseSelectUserModuleHeaderDataSource
{}

extension SBUInviteUserModule {
  /// The navigation items of the invite users screen: title, Cancel, Invite (S80).
  open class Header: SBUBaseSelectUserModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUInviteUserModuleHeaderDelegate)?
    /// Who knows the selection; not kept alive.
    public weak var dataSource: (any SBUInviteUserModuleHeaderDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { dataSource }

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - dataSource: who knows the selection; not kept alive.
    ///   - theme: the colours of the items.
    open func configure(
      delegate: any SBUInviteUserModuleHeaderDelegate,
      dataSource: any SBUInviteUserModuleHeaderDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

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

/// Hears what happens to the list of the invite users screen.
public protocol SBUInviteUserModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func inviteUserModule(_ list: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func inviteUserModule(
    _ list: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func inviteUserModuleDidSelectRetry(_ list: SBUInviteUserModule.List)
}

/// Tells the list of the invite users screen who is there and who is selected.
public protocol SBUInviteUserModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

extension SBUInviteUserModule {
  /// The users that can be invited.
  open class List: SBUBaseSelectUserModule.List {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUInviteUserModuleListDelegate)?
    /// Who knows the users; not kept alive.
    public weak var dataSource: (any SBUInviteUserModuleListDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { dataSource }

    /// Ties the list to its screen and sets it up: table, empty view, cell, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows that are tapped or come into view; not kept alive.
    ///   - dataSource: who knows the users and the selection; not kept alive.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBUInviteUserModuleListDelegate,
      dataSource: any SBUInviteUserModuleListDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

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
