import DioramaKit
import HeadlessUIKit

/// The header and list of the list of open channels.
open class SBUOpenChannelListModule: SBUModule, SBUComponentModule {}

/// The delegate of the header of the list of open channels.
public protocol SBUOpenChannelListModuleHeaderDelegate: SBUBaseChannelListModuleHeaderDelegate {}
/// The delegate of the list of open channels.
public protocol SBUOpenChannelListModuleListDelegate: SBUBaseChannelListModuleListDelegate {}
/// The data source of the list of open channels.
public protocol SBUOpenChannelListModuleListDataSource: SBUBaseChannelListModuleListDataSource {}

extension SBUOpenChannelListModule {
  /// The header of the list of open channels (C93).
  open class Header: SBUBaseChannelListModule.Header {
    /// The theme of the last style update.
    public var theme: SBUOpenChannelListTheme?
    /// The delegate; not retained.
    public weak var delegate: (any SBUOpenChannelListModuleHeaderDelegate)? {
      get { baseDelegate as? any SBUOpenChannelListModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUOpenChannelListModule.self) }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUOpenChannelListModuleHeaderDelegate, theme: SBUOpenChannelListTheme
    ) {
      self.theme = theme
      setUp(delegate)
      setupStyles()
    }

    /// Applies the colors to the items (C34).
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUOpenChannelListTheme? = nil) {
      if let theme { self.theme = theme }
      tintItems(
        left: self.theme?.leftBarButtonTintColor, right: self.theme?.rightBarButtonTintColor)
    }
  }

  /// The rows of open channels.
  open class List: SBUBaseChannelListModule.List {
    /// The theme of the last style update.
    public var theme: SBUOpenChannelListTheme?
    /// The delegate; not retained.
    public weak var delegate: (any SBUOpenChannelListModuleListDelegate)? {
      get { baseDelegate as? any SBUOpenChannelListModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source of the channels; not retained.
    public weak var dataSource: (any SBUOpenChannelListModuleListDataSource)? {
      get { baseDataSource as? any SBUOpenChannelListModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channels; nil if one of them is no open channel.
    public var channelList: [OpenChannel]? { baseChannelList as? [OpenChannel] }

    override var rowCount: Int { channelList?.count ?? 0 }
    override func channel(at indexPath: IndexPath) -> BaseChannel? {
      baseChannel(at: indexPath) as? OpenChannel
    }

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUOpenChannelListModule.self) }
    override class var channelCellEntry: SBUTypeEntry<SBUBaseChannelCell> {
      parts.entry("ChannelCell", SBUOpenChannelCell.self as SBUBaseChannelCell.Type)
    }

    /// Connects the list to its screen and sets it up; pulling it always loads it again (C99).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows; not retained.
    ///   - dataSource: the data source of the channels; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUOpenChannelListModuleListDelegate,
      dataSource: any SBUOpenChannelListModuleListDataSource, theme: SBUOpenChannelListTheme
    ) {
      self.theme = theme
      isPullToRefreshEnabled = true
      setUp(delegate, dataSource)
      setupStyles()
    }

    /// Applies the theme's colors to the list.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUOpenChannelListTheme? = nil) {
      if let theme { self.theme = theme }
      tintViews(background: self.theme?.backgroundColor)
    }
  }
}
