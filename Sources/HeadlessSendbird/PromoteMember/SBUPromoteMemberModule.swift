import HeadlessUIKit

/// The header and list of the promote members screen (page 000).
open class SBUPromoteMemberModule: SBUModule, SBUComponentModule {}

// MARK: Header

/// The delegate of the header of the promote members screen.
public protocol SBUPromoteMemberModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The title view was set.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set; never called on this screen (S45).
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set; never called on this screen (S45).
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUPromoteMemberModuleHeaderDelegate {
  /// Does nothing.
  public func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// The data source of the header of the promote members screen.
public protocol SBUPromoteMemberModuleHeaderDataSource:
  SBUBaseSelectUserModuleHeaderDataSource
{}

extension SBUPromoteMemberModule {
  /// The header of the promote members screen: title, Cancel and Register (S98, S103).
  open class Header: SBUBaseSelectUserModule.Header {
    /// The delegate; not retained.
    public weak var delegate: (any SBUPromoteMemberModuleHeaderDelegate)? {
      get { baseDelegate as? any SBUPromoteMemberModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the selection; not retained.
    public weak var dataSource: (any SBUPromoteMemberModuleHeaderDataSource)? {
      get { baseDataSource as? any SBUPromoteMemberModuleHeaderDataSource }
      set { baseDataSource = newValue }
    }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - dataSource: the data source of the selection; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUPromoteMemberModuleHeaderDelegate,
      dataSource: any SBUPromoteMemberModuleHeaderDataSource, theme: SBUUserListTheme
    ) { setUp(delegate, dataSource, theme) }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUPromoteMemberModule.self) }
    override var titleText: String { SBUStringSet.InviteChannel_Header_Select_Users }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.InviteChannel_Register(count)
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.promoteMemberModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.promoteMemberModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.promoteMemberModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.promoteMemberModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.promoteMemberModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.promoteMemberModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.promoteMemberModule(self, didTapRightItem: item)
      }
    }
  }
}

// MARK: List

/// The delegate of the list of the promote members screen.
public protocol SBUPromoteMemberModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func promoteMemberModule(_ list: SBUPromoteMemberModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func promoteMemberModule(
    _ list: SBUPromoteMemberModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func promoteMemberModuleDidSelectRetry(_ list: SBUPromoteMemberModule.List)
}

/// The data source of the list of the promote members screen.
public protocol SBUPromoteMemberModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

extension SBUPromoteMemberModule {
  /// The list of members that can become operators.
  open class List: SBUBaseSelectUserModule.List {
    /// The delegate; not retained.
    public weak var delegate: (any SBUPromoteMemberModuleListDelegate)? {
      get { baseDelegate as? any SBUPromoteMemberModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the users; not retained.
    public weak var dataSource: (any SBUPromoteMemberModuleListDataSource)? {
      get { baseDataSource as? any SBUPromoteMemberModuleListDataSource }
      set { baseDataSource = newValue }
    }

    /// Connects the list to its screen and sets it up: table, empty view, cell, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows that are tapped or come into view; not retained.
    ///   - dataSource: the data source of the users and the selection; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUPromoteMemberModuleListDelegate,
      dataSource: any SBUPromoteMemberModuleListDataSource, theme: SBUUserListTheme
    ) { setUp(delegate, dataSource, theme) }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUPromoteMemberModule.self) }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.promoteMemberModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.promoteMemberModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func didAskForRetry() { delegate?.promoteMemberModuleDidSelectRetry(self) }
  }
}
