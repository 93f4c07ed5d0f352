import DioramaKit
import HeadlessUIKit

/// The base class of the modules of channel lists; only their components inherit from it.
open class SBUBaseChannelListModule: NSObject {}

/// The delegate of the header of a channel list.
public protocol SBUBaseChannelListModuleHeaderDelegate: SBUCommonDelegate {
  /// The title view was set.
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
  )
  /// The right bar button was set.
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set.
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set.
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
  func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem)
}

extension SBUBaseChannelListModuleHeaderDelegate {
  /// Does nothing.
  public func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func baseChannelListModule(
    _ headerComponent: SBUBaseChannelListModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

extension SBUBaseChannelListModule {
  /// The base class of the headers of channel lists: back, "Channels" and a button that creates a
  /// channel (C31 to C35).
  open class Header: SBUModuleHeader {
    /// The delegate; not retained.
    public weak var baseDelegate: (any SBUBaseChannelListModuleHeaderDelegate)?

    override var titleText: String { SBUStringSet.ChannelList_Header_Title }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.image = SBUIconSet.iconCreate
      return true
    }

    /// Sets the missing items; a plural that is then still nil becomes the default item (C31).
    open override func setupViews() {
      super.setupViews()
      if leftBarButtons == nil { leftBarButtons = defaultLeftBarButton.map { [$0] } }
      if rightBarButtons == nil { rightBarButtons = defaultRightBarButton.map { [$0] } }
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: baseDelegate?.baseChannelListModule(self, didUpdateTitleView: titleView)
      case .leftItem: baseDelegate?.baseChannelListModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems:
        baseDelegate?.baseChannelListModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: baseDelegate?.baseChannelListModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems:
        baseDelegate?.baseChannelListModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): baseDelegate?.baseChannelListModule(self, didTapLeftItem: item)
      case .rightTap(let item): baseDelegate?.baseChannelListModule(self, didTapRightItem: item)
      }
    }

    /// Sets the header up after its delegate and theme are set: views, YAML's texts, layout.
    final func setUp(_ delegate: any SBUBaseChannelListModuleHeaderDelegate) {
      baseDelegate = delegate
      setupParts()
    }
  }
}

/// The delegate of the list of a channel list.
public protocol SBUBaseChannelListModuleListDelegate: SBUCommonDelegate {
  /// A row was tapped.
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath)
  /// The tenth row from the end comes into view.
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath
  )
  /// Retry was tapped.
  func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List)
  /// The list was pulled to refresh.
  func baseChannelListModuleDidSelectRefresh(_ listComponent: SBUBaseChannelListModule.List)
}

/// The data source of the list of a channel list.
public protocol SBUBaseChannelListModuleListDataSource: AnyObject {
  /// Returns the channels to show; nil for none.
  func baseChannelListModule(
    _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
  ) -> [BaseChannel]?
}

extension SBUBaseChannelListModule {
  /// The base class of the lists of channels: one section, a row for each channel (C36 to C46).
  open class List: SBUEmptyViewList, RowIdentifierProviding {
    /// The class of a channel's row, for all lists of the same module.
    public static var ChannelCell: SBUBaseChannelCell.Type {
      get { channelCellEntry.type }
      set { channelCellEntry.type = newValue }
    }
    /// The entry of ``ChannelCell``.
    class var channelCellEntry: SBUTypeEntry<SBUBaseChannelCell> {
      parts.entry("ChannelCell", SBUBaseChannelCell.self)
    }

    /// The registered cell, which determines the class of the rows.
    public var channelCell: SBUBaseChannelCell? {
      get { registeredCell as? SBUBaseChannelCell }
      set { register(cell: newValue) }
    }
    /// A second registered cell. Rows use it only without a ``channelCell``, or if an app's own
    /// `cellForRowAt` does (C40, C164).
    public var customCell: SBUBaseChannelCell? {
      didSet {
        guard let customCell else { return }
        tableView.register(
          type(of: customCell), forCellReuseIdentifier: Self.identifier(of: customCell))
      }
    }

    private static func identifier(of cell: SBUBaseChannelCell) -> String {
      _typeName(type(of: cell), qualified: false)
    }
    /// The delegate; not retained.
    public weak var baseDelegate: (any SBUBaseChannelListModuleListDelegate)?
    /// The data source of the channels; not retained.
    public weak var baseDataSource: (any SBUBaseChannelListModuleListDataSource)?
    /// Whether pulling the list loads it again.
    public var isPullToRefreshEnabled = false

    /// The channels of the data source, asked for each time; nil for none.
    public var baseChannelList: [BaseChannel]? {
      baseDataSource?.baseChannelListModule(self, channelsInTableView: tableView)
    }
    /// The number of rows; the base class has none.
    var rowCount: Int { 0 }
    /// Returns the channel of a row; nil for a row beyond the channels.
    func channel(at indexPath: IndexPath) -> BaseChannel? { nil }
    /// Returns the channel of the data source for a row, of any class.
    final func baseChannel(at indexPath: IndexPath) -> BaseChannel? {
      guard let channels = baseChannelList, channels.indices.contains(indexPath.row) else {
        return nil
      }
      return channels[indexPath.row]
    }

    // MARK: Setting up

    /// Sets the list up after its delegates are set: views, YAML's views, layout.
    final func setUp(
      _ delegate: any SBUBaseChannelListModuleListDelegate,
      _ dataSource: any SBUBaseChannelListModuleListDataSource
    ) {
      baseDelegate = delegate
      baseDataSource = dataSource
      setupParts()
    }

    /// Creates the empty view and registers the cell, if they are missing (C37, C41).
    open override func setupViews() {
      makeEmptyView(of: Self.EmptyView)
      super.setupViews()
      if !hasCell { register(cellClass: Self.channelCellEntry.type) }
      if isPullToRefreshEnabled { setupPullToRefresh() }
    }

    /// Adds the control that refreshes the list (C46).
    open func setupPullToRefresh() {
      let control = UIRefreshControl()
      control.addTarget(self, action: Selector(List.pullToRefresh), for: .valueChanged)
      tableView.refreshControl = control
    }

    /// Asks the delegate to load the list again after it was pulled.
    open func pullToRefresh(_ sender: Any) {
      baseDelegate?.baseChannelListModuleDidSelectRefresh(self)
      (sender as? UIRefreshControl)?.endRefreshing()
    }

    /// Registers the cell of a channel; its class determines the rows (C41).
    ///
    /// - Parameters:
    ///   - channelCell: an instance of the cell's class.
    ///   - nib: ignored; cells are created from their class.
    public func register(channelCell: SBUBaseChannelCell, nib: UINib? = nil) {
      register(cell: channelCell)
    }

    /// Registers a second cell, for rows that an app's list creates itself (C40, C164).
    ///
    /// - Parameters:
    ///   - customCell: an instance of the cell's class.
    ///   - nib: ignored; cells are created from their class.
    public func register(customCell: SBUBaseChannelCell?, nib: UINib? = nil) {
      self.customCell = customCell
    }

    /// Handles a tap on Retry: shows "No channels" at once and notifies the delegate (C45).
    open override func didSelectRetry() {
      updateEmptyView(type: .noChannels)
      baseDelegate?.baseChannelListModuleDidSelectRetry(self)
    }

    // MARK: Rows

    /// Fills a row with its channel, then applies the cell's styles (C42).
    open func configureCell(_ channelCell: SBUBaseChannelCell?, indexPath: IndexPath) {
      guard let channel = channel(at: indexPath) else { return }
      channelCell?.configure(channel: channel)
      channelCell?.setupStyles()
    }

    /// Returns the number of channels, and hides the empty view if there are any (C38).
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      let count = rowCount
      tableView.backgroundView?.isHidden = count > 0
      return count
    }

    /// Returns the row of a channel; for a row beyond the channels an empty cell, after an error
    /// (C43).
    open override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard channel(at: indexPath) != nil else {
        baseDelegate?.didReceiveError(
          SBError(domain: "The index is out of range.", code: -1), isBlocker: false)
        return UITableViewCell()
      }
      let cell = hasCell ? dequeueCell(for: indexPath) : otherCell(for: indexPath)
      configureCell(cell as? SBUBaseChannelCell, indexPath: indexPath)
      return cell
    }

    /// Returns the custom cell of a row, or else a bare one (C40).
    private func otherCell(for indexPath: IndexPath) -> UITableViewCell {
      guard let customCell else { return SBUBaseChannelCell() }
      return tableView.dequeueReusableCell(
        withIdentifier: Self.identifier(of: customCell), for: indexPath)
    }

    /// Returns no height for the view above a section (C36).
    open override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 0 }

    /// Notifies the delegate of a tapped row.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      baseDelegate?.baseChannelListModule(self, didSelectRowAt: indexPath)
    }

    /// Notifies the delegate when exactly the tenth row from the end comes into view (C44).
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard channel(at: indexPath) != nil,
        indexPath.row == (baseChannelList?.count ?? 0) - 10
      else { return }
      baseDelegate?.baseChannelListModule(self, didDetectPreloadingPosition: indexPath)
    }

    package final func identifier(ofRowAt indexPath: IndexPath) -> String? {
      indexPath.section == 0 ? channel(at: indexPath)?.channelURL : nil
    }

    package final func reasonForMissingRow(of text: String) -> String? { nil }

    /// The properties that YAML can set.
    open override class var properties: PropertyTable {
      super.properties.adding(
        Property(
          "channelCell", .component(.cell, accepts: SBUBaseChannelCell.self),
          "the cell of a channel"
        ) { (list: List, choice: ComponentChoice) in list.cellChoice = choice },
        Property(
          "isPullToRefreshEnabled", .bool, "whether pulling the list loads it again",
          \List.isPullToRefreshEnabled))
    }
  }
}
