import HeadlessUIKit

/// The header and list of the register operator screen (page 001).
///
/// Group and open channels have separate subclasses in `SBUModuleSet`, so a setting of one does not
/// change the other.
open class SBURegisterOperatorModule: SBUModule, SBUComponentModule {}

/// The default class of `SBUModuleSet.GroupRegisterOperatorModule`.
public final class SBUGroupRegisterOperatorModule: SBURegisterOperatorModule {}

/// The default class of `SBUModuleSet.OpenRegisterOperatorModule`.
public final class SBUOpenRegisterOperatorModule: SBURegisterOperatorModule {}

// MARK: Header

/// The delegate of the header of the register operator screen.
public protocol SBURegisterOperatorModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The title view was set.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set; never called on this screen (S45).
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set; never called on this screen (S45).
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBURegisterOperatorModuleHeaderDelegate {
  /// Does nothing.
  public func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// The data source of the header of the register operator screen.
public protocol SBURegisterOperatorModuleHeaderDataSource:
  SBUBaseSelectUserModuleHeaderDataSource
{}

extension SBURegisterOperatorModule {
  /// The header of the register operator screen: title, Cancel and Register (S87).
  open class Header: SBUBaseSelectUserModule.Header {
    /// The delegate; not retained.
    public weak var delegate: (any SBURegisterOperatorModuleHeaderDelegate)? {
      get { baseDelegate as? any SBURegisterOperatorModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the selection; not retained.
    public weak var dataSource: (any SBURegisterOperatorModuleHeaderDataSource)? {
      get { baseDataSource as? any SBURegisterOperatorModuleHeaderDataSource }
      set { baseDataSource = newValue }
    }

    /// The channel type that the screen set; nil for a header that an app sets later (S97).
    public var channelType: ChannelType?

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - dataSource: the data source of the selection; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBURegisterOperatorModuleHeaderDelegate,
      dataSource: any SBURegisterOperatorModuleHeaderDataSource, theme: SBUUserListTheme
    ) { setUp(delegate, dataSource, theme) }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBURegisterOperatorModule.self) }
    override var titleText: String { SBUStringSet.InviteChannel_Header_Select_Users }

    override func rightBarButtonTitle(selected count: Int) -> String {
      SBUStringSet.InviteChannel_Register(count)
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.registerOperatorModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.registerOperatorModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.registerOperatorModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.registerOperatorModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems: delegate?.registerOperatorModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.registerOperatorModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.registerOperatorModule(self, didTapRightItem: item)
      }
    }
  }
}

// MARK: List

/// The delegate of the list of the register operator screen.
public protocol SBURegisterOperatorModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
  /// A row was tapped.
  func registerOperatorModule(
    _ list: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath)
  /// A row comes into view.
  func registerOperatorModule(
    _ list: SBURegisterOperatorModule.List, didDetectPreloadingPosition indexPath: IndexPath)
  /// Retry was tapped.
  func registerOperatorModuleDidSelectRetry(_ list: SBURegisterOperatorModule.List)
}

/// The data source of the list of the register operator screen.
public protocol SBURegisterOperatorModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

extension SBURegisterOperatorModule {
  /// The list of members or participants that can become operators.
  open class List: SBUBaseSelectUserModule.List {
    /// The delegate; not retained.
    public weak var delegate: (any SBURegisterOperatorModuleListDelegate)? {
      get { baseDelegate as? any SBURegisterOperatorModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the users; not retained.
    public weak var dataSource: (any SBURegisterOperatorModuleListDataSource)? {
      get { baseDataSource as? any SBURegisterOperatorModuleListDataSource }
      set { baseDataSource = newValue }
    }

    /// The channel type; the screen leaves the default (S93).
    public private(set) var channelType = ChannelType.group

    /// Connects the list to its screen and sets it up: table, empty view, cell, colors (S7).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows that are tapped or come into view; not retained.
    ///   - dataSource: the data source of the users and the selection; not retained.
    ///   - channelType: the type of the channel.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBURegisterOperatorModuleListDelegate,
      dataSource: any SBURegisterOperatorModuleListDataSource,
      channelType: ChannelType = .group, theme: SBUUserListTheme
    ) {
      self.channelType = channelType
      setUp(delegate, dataSource, theme)
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBURegisterOperatorModule.self) }

    /// Fills a cell; the row of an operator receives no touches, which is set for each row (S89,
    /// S91).
    open override func configureCell(_ cell: UITableViewCell?, indexPath: IndexPath) {
      super.configureCell(cell, indexPath: indexPath)
      guard let cell = cell as? SBUUserCell, let user = cell.user else { return }
      cell.isUserInteractionEnabled = !user.isOperator
      cell.checkboxButton.isEnabled = !user.isOperator
    }

    override func didSelectRow(at indexPath: IndexPath) {
      delegate?.registerOperatorModule(self, didSelectRowAt: indexPath)
    }

    override func didDetectPreloadingPosition(_ indexPath: IndexPath) {
      delegate?.registerOperatorModule(self, didDetectPreloadingPosition: indexPath)
    }

    override func didAskForRetry() { delegate?.registerOperatorModuleDidSelectRetry(self) }
  }
}
