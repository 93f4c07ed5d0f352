import HeadlessUIKit

/// The header and list of the register operator screen (page 001).
///
/// Group and open channels have subclasses of their own in `SBUModuleSet`, so that what is set on
/// one of them does not change the other.
open class SBURegisterOperatorModule: SBUModule, SBUComponentModule {}

/// What `SBUModuleSet.GroupRegisterOperatorModule` is unless an app sets another.
public final class SBUGroupRegisterOperatorModule: SBURegisterOperatorModule {}

/// What `SBUModuleSet.OpenRegisterOperatorModule` is unless an app sets another.
public final class SBUOpenRegisterOperatorModule: SBURegisterOperatorModule {}

// MARK: Header

/// Hears what happens to the header of the register operator screen.
public protocol SBURegisterOperatorModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
  /// The view in the middle was set.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?)
  /// The item at the left was set.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The item at the right was set.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The items at the left were set; never called on this screen (S45).
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The items at the right were set; never called on this screen (S45).
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The item at the left was tapped.
  func registerOperatorModule(
    _ header: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The item at the right was tapped.
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

/// Tells the header of the register operator screen who is selected.
public protocol SBURegisterOperatorModuleHeaderDataSource:
  SBUBaseSelectUserModuleHeaderDataSource
{}

extension SBURegisterOperatorModule {
  /// The navigation items of the register operator screen: title, Cancel, Register (S87).
  open class Header: SBUBaseSelectUserModule.Header {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBURegisterOperatorModuleHeaderDelegate)?
    /// Who knows the selection; not kept alive.
    public weak var dataSource: (any SBURegisterOperatorModuleHeaderDataSource)?

    /// What sort of channel it is for, as its screen said; a header that an app puts in later is
    /// told nothing (S97).
    public var channelType: ChannelType?

    override var baseDataSource: (any SBUBaseSelectUserModuleHeaderDataSource)? { dataSource }

    /// Ties the header to its screen and sets it up: views, texts of YAML, places, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of items that are set and tapped; not kept alive.
    ///   - dataSource: who knows the selection; not kept alive.
    ///   - theme: the colours of the items.
    open func configure(
      delegate: any SBURegisterOperatorModuleHeaderDelegate,
      dataSource: any SBURegisterOperatorModuleHeaderDataSource, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.dataSource = dataSource
      setUp(theme)
    }

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

/// Hears what happens to the list of the register operator screen.
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

/// Tells the list of the register operator screen who is there and who is selected.
public protocol SBURegisterOperatorModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}

extension SBURegisterOperatorModule {
  /// The members or participants that can become operators.
  open class List: SBUBaseSelectUserModule.List {
    /// Who hears of it; not kept alive.
    public weak var delegate: (any SBURegisterOperatorModuleListDelegate)?
    /// Who knows the users; not kept alive.
    public weak var dataSource: (any SBURegisterOperatorModuleListDataSource)?

    /// What sort of channel it is for; its screen leaves it as it is (S93).
    public private(set) var channelType = ChannelType.group

    override var baseDataSource: (any SBUBaseSelectUserModuleListDataSource)? { dataSource }

    /// Ties the list to its screen and sets it up: table, empty view, cell, colours (S7).
    ///
    /// - Parameters:
    ///   - delegate: who hears of rows that are tapped or come into view; not kept alive.
    ///   - dataSource: who knows the users and the selection; not kept alive.
    ///   - channelType: what sort of channel it is for.
    ///   - theme: the colours of the list.
    open func configure(
      delegate: any SBURegisterOperatorModuleListDelegate,
      dataSource: any SBURegisterOperatorModuleListDataSource,
      channelType: ChannelType = .group, theme: SBUUserListTheme
    ) {
      self.delegate = delegate
      self.channelType = channelType
      self.dataSource = dataSource
      setUp(theme)
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBURegisterOperatorModule.self) }

    /// Fills a cell; an operator's row takes no touches, told for each row anew (S89, S91).
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
