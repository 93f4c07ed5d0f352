import HeadlessUIKit

/// The header and list of the promote members screen (page 000).
open class SBUPromoteMemberModule: SBUModule, SBUComponentModule {}

// MARK: Header

/// Hears what happens to the header of the promote members screen.
public protocol SBUPromoteMemberModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The view in the middle was set.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set; never called on this screen (S45).
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set; never called on this screen (S45).
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func promoteMemberModule(
    _ header: SBUPromoteMemberModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
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

/// Tells the header of the promote members screen who is selected.
public protocol SBUPromoteMemberModuleHeaderDataSource:
  SBUBaseSelectUserModuleHeaderDataSource
{}

extension SBUPromoteMemberModule {
  /// The navigation items of the promote members screen: title, Cancel, Register (S98, S103).
  open class Header: SBUBaseSelectUserModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUPromoteMemberModuleHeaderDelegate)?
    /// Who knows the selection; not kept alive.
    public weak var dataSource: (any SBUPromoteMemberModuleHeaderDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { dataSource }

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - dataSource: who knows the selection; not kept alive.
    ///   - theme: the colours of the items.
    open func configure(
      delegate: any SBUPromoteMemberModuleHeaderDelegate,
      dataSource: any SBUPromoteMemberModuleHeaderDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

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

/// Hears what happens to the list of the promote members screen.
public protocol SBUPromoteMemberModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func promoteMemberModule(_ list: SBUPromoteMemberModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func promoteMemberModule(
    _ list: SBUPromoteMemberModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func promoteMemberModuleDidSelectRetry(_ list: SBUPromoteMemberModule.List)
}

/// Tells the list of the promote members screen who is there and who is selected.
public protocol SBUPromoteMemberModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

extension SBUPromoteMemberModule {
  /// The members that can become operators.
  open class List: SBUBaseSelectUserModule.List {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBUPromoteMemberModuleListDelegate)?
    /// Who knows the users; not kept alive.
    public weak var dataSource: (any SBUPromoteMemberModuleListDataSource)?

    override var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { dataSource }

    /// Ties the list to its screen and sets it up: table, empty view, cell, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows that are tapped or come into view; not kept alive.
    ///   - dataSource: who knows the users and the selection; not kept alive.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBUPromoteMemberModuleListDelegate,
      dataSource: any SBUPromoteMemberModuleListDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

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
