import HeadlessUIKit

/// The header and list of the screen that creates a group channel.
open class SBUCreateChannelModule: SBUModule, SBUComponentModule {}

// MARK: Header

/// The delegate of the header of the screen that creates a group channel.
public protocol SBUCreateChannelModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The title view was set.
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set; never called on this screen (C76).
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set; never called on this screen (C76).
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
  func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUCreateChannelModuleHeaderDelegate {
  /// Does nothing.
  public func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func createChannelModule(
    _ headerComponent: SBUCreateChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// The data source of the header of the screen that creates a group channel.
public protocol SBUCreateChannelModuleHeaderDataSource: SBUBaseSelectUserModuleHeaderDataSource {}

extension SBUCreateChannelModule {
  /// The header of the screen that creates a group channel: back, title and Create (C75, C76).
  open class Header: SBUBaseSelectUserModule.Header {
    /// The delegate; not retained.
    public weak var delegate: (any SBUCreateChannelModuleHeaderDelegate)? {
      get { baseDelegate as? any SBUCreateChannelModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the selection; not retained.
    public weak var dataSource: (any SBUCreateChannelModuleHeaderDataSource)? {
      get { baseDataSource as? any SBUCreateChannelModuleHeaderDataSource }
      set { baseDataSource = newValue }
    }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - dataSource: the data source of the selection; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUCreateChannelModuleHeaderDelegate,
      dataSource: any SBUCreateChannelModuleHeaderDataSource, theme: SBUUserListTheme
    ) { setUp(delegate, dataSource, theme) }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUCreateChannelModule.self) }
    override var titleText: String { SBUStringSet.CreateChannel_Header_Select_Members }

    override func fill(leftItem item: UIBarButtonItem) { item.image = SBUIconSet.iconBack }

    /// Notifies the delegate of a tap on the left bar button; closed on this screen.
    public override func onTapLeftBarButton() { super.onTapLeftBarButton() }
    /// Notifies the delegate of a tap on the right bar button; closed on this screen.
    public override func onTapRightBarButton() { super.onTapRightBarButton() }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.CreateChannel_Create(count)
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.createChannelModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.createChannelModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.createChannelModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.createChannelModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.createChannelModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.createChannelModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.createChannelModule(self, didTapRightItem: item)
      }
    }
  }
}

// MARK: List

/// The delegate of the list of the screen that creates a group channel.
public protocol SBUCreateChannelModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func createChannelModule(
    _ listComponent: SBUCreateChannelModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func createChannelModuleDidSelectRetry(_ listComponent: SBUCreateChannelModule.List)
}

/// The data source of the list of the screen that creates a group channel.
public protocol SBUCreateChannelModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

extension SBUCreateChannelModule {
  /// The users who can become members of a new channel, each with a checkbox (C77, C78).
  open class List: SBUBaseSelectUserModule.List {
    /// The delegate; not retained.
    public weak var delegate: (any SBUCreateChannelModuleListDelegate)? {
      get { baseDelegate as? any SBUCreateChannelModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the users; not retained.
    public weak var dataSource: (any SBUCreateChannelModuleListDataSource)? {
      get { baseDataSource as? any SBUCreateChannelModuleListDataSource }
      set { baseDataSource = newValue }
    }

    /// Connects the list to its screen and sets it up: table, empty view, cell, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows that are tapped or come into view; not retained.
    ///   - dataSource: the data source of the users and the selection; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUCreateChannelModuleListDelegate,
      dataSource: any SBUCreateChannelModuleListDataSource, theme: SBUUserListTheme
    ) { setUp(delegate, dataSource, theme) }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUCreateChannelModule.self) }

    // C77.
    override var cellType: UserListType { .createChannel }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.createChannelModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.createChannelModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func didAskForRetry() { delegate?.createChannelModuleDidSelectRetry(self) }

    /// Reloads all rows; closed on this screen.
    public override func reloadTableView() { super.reloadTableView() }
  }
}
