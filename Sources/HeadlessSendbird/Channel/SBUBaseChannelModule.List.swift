import DioramaKit
import HeadlessUIKit

extension SBUBaseChannelModule {
  /// The base class of the lists of messages. The data source has the newest message first.
  ///
  /// The table is upside down: its first row, the newest message, is at the bottom (G76).
  open class List: SBUEmptyViewList, SBUUserProfileViewDelegate {
    /// The class of the banner of a frozen channel, for all lists of the same module.
    public static var ChannelStateBanner: SBUChannelStateBanner.Type {
      get { parts.banner.type }
      set { parts.banner.type = newValue }
    }
    /// The class of the button that scrolls to the newest message, for all lists of the same module.
    public static var ScrollBottomView: SBUScrollBottomView.Type {
      get { parts.scrollBottomView.type }
      set { parts.scrollBottomView.type = newValue }
    }
    /// The class of the profile of a user, for all lists of the same module.
    public static var UserProfileView: SBUUserProfileView.Type {
      get { parts.userProfileView.type }
      set { parts.userProfileView.type = newValue }
    }

    /// The views over the rows: the banner and the number of unread messages.
    public var topStackView = SBUStackView()
    /// The banner of a frozen channel.
    public var channelStateBanner: UIView?
    /// The view that counts new messages.
    public var newMessageInfoView: UIView?
    /// The view that counts unread messages.
    public var unreadMessageInfoView: UIView?
    /// The button that scrolls to the newest message.
    public var scrollBottomView: UIView?
    /// The profile of a user.
    public var userProfileView: UIView?

    /// The theme of the last style update.
    public var theme: SBUChannelTheme?
    /// The delegate; not retained.
    public weak var baseDelegate: (any SBUBaseChannelModuleListDelegate)?
    /// The data source; not retained.
    public weak var baseDataSource: (any SBUBaseChannelModuleListDataSource)?

    /// The channel of the data source.
    public var baseChannel: BaseChannel? {
      baseDataSource?.baseChannelModule(self, channelForTableView: tableView)
    }
    /// The messages of the data source that were sent, the newest first.
    public var sentMessages: [BaseMessage] {
      baseDataSource?.baseChannelModule(self, sentMessagesInTableView: tableView) ?? []
    }
    /// The messages of the rows, the newest first.
    public var fullMessageList: [BaseMessage] {
      baseDataSource?.baseChannelModule(self, fullMessagesInTableView: tableView) ?? []
    }
    /// Whether the newest messages are in view (G84).
    public var isScrollNearByBottom: Bool {
      tableView.rowsInView.lowerBound == 0
    }

    // MARK: Setting up

    /// The classes of cells that YAML sets for this list, with their properties, by their keys.
    final var cellChoices: [String: ComponentChoice] = [:]

    /// Sets the list up after its delegate, data source and theme are set: views, YAML's views,
    /// layout, colors.
    final func setUp(
      _ delegate: (any SBUBaseChannelModuleListDelegate)?,
      _ dataSource: (any SBUBaseChannelModuleListDataSource)?, _ theme: SBUChannelTheme
    ) {
      baseDelegate = delegate
      baseDataSource = dataSource
      self.theme = theme
      EmojiStore.load()
      setupParts()
      setupStyles()
    }

    /// Creates the views over the rows that are missing; the banner is hidden.
    final func makeViews() {
      let parts = Self.parts
      if channelStateBanner == nil { channelStateBanner = parts.banner.make { $0.init() } }
      channelStateBanner?.isHidden = true
      if scrollBottomView == nil {
        scrollBottomView = parts.scrollBottomView.make { $0.init() }
      }
      if userProfileView == nil { userProfileView = parts.userProfileView.make { $0.init() } }
      (userProfileView as? SBUUserProfileView)?.delegate = self
    }

    /// Creates the empty view if it is missing and adds the views over the rows.
    open override func setupViews() {
      makeEmptyView(of: Self.EmptyView)
      super.setupViews()
      if let banner = channelStateBanner as? UILabel {
        banner.text = SBUStringSet.Channel_State_Banner_Frozen
        banner.textAlignment = .center
      }
      tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
      topStackView.setVStack([channelStateBanner, unreadMessageInfoView].compactMap { $0 })
      insertSubview(topStackView, at: 0)
      for (view, alignment) in [
        (newMessageInfoView, UIStackView.Alignment.center), (scrollBottomView, .trailing),
      ] {
        guard let view else { continue }
        view.isHidden = true
        let row = SBUStackView(axis: .vertical, alignment: alignment)
        row.addArrangedSubview(view)
        addSubview(row)
      }
      (scrollBottomView as? SBUScrollBottomView)?.button.addTarget(
        self, action: Selector(SBUBaseChannelModule.List.onTapScrollToBottom), for: .touchUpInside)
    }

    /// Applies the theme's colors to the list.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUChannelTheme? = nil) {
      if let theme { self.theme = theme }
      tintViews(background: self.theme?.backgroundColor)
      let banner = channelStateBanner as? UILabel
      banner?.setStyle(self.theme?.channelStateBannerFont, self.theme?.channelStateBannerTextColor)
      banner?.backgroundColor = self.theme?.channelStateBannerBackgroundColor
    }

    /// Applies the colors again.
    ///
    /// - Parameters:
    ///   - theme: the theme; nil keeps the last one.
    ///   - componentTheme: the theme of the views over the rows; not used.
    open func updateStyles(
      theme: SBUChannelTheme? = nil, componentTheme: SBUComponentTheme? = nil
    ) { setupStyles(theme: theme) }

    /// Applies a theme to the button that scrolls to the newest message.
    public func setupScrollBottomViewStyle(
      scrollBottomView: UIView, theme: SBUComponentTheme = SBUTheme.componentTheme
    ) { scrollBottomView.backgroundColor = theme.scrollBottomButtonBackground }

    /// Reloads all rows.
    ///
    /// - Parameter needsToLayout: whether to lay out the rows at once; not used.
    public func reloadTableView(needsToLayout: Bool = true) { reloadTableView() }

    /// Reloads one row, if it is in view.
    public func reloadCell(_ cell: SBUBaseMessageCell?) {
      guard let cell, let row = tableView.indexPath(for: cell) else { return }
      tableView.reloadRows(at: [row], with: .none)
    }

    /// Sets the space around the rows; not shown.
    public func updateTableViewContentInset(insets: UIEdgeInsets) {
      tableView.contentInset = insets
    }

    /// Shows or hides the button that scrolls to the newest message.
    open func setScrollBottomView(hidden: Bool) { scrollBottomView?.isHidden = hidden }

    // MARK: Rows

    /// Returns the number of messages, and hides the empty view if there are any.
    open override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      let count = fullMessageList.count
      tableView.backgroundView?.isHidden = count > 0
      return count
    }

    /// Returns the row of a message, which each list fills; for a row beyond the messages an empty
    /// cell.
    open override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let messages = fullMessageList
      guard messages.indices.contains(indexPath.row),
        let name = cellIdentifier(of: messages[indexPath.row])
      else { return UITableViewCell() }
      let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
      cell.selectionStyle = .none
      cellChoice(for: messages[indexPath.row])?.apply(to: cell)
      fill(cell, with: messages[indexPath.row], at: indexPath)
      return cell
    }

    /// Returns the name of the cell of a message; nil here.
    func cellIdentifier(of message: BaseMessage) -> String? { nil }
    /// Fills the row of a message; does nothing here.
    func fill(_ cell: UITableViewCell, with message: BaseMessage, at indexPath: IndexPath) {}

    /// Notifies the delegate of a row that comes into view.
    open override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { baseDelegate?.baseChannelModule(self, willDisplay: cell, forRowAt: indexPath) }

    // MARK: Touches

    /// Notifies the delegate of a tap on a message.
    open func setTapGesture(_ cell: UITableViewCell, message: BaseMessage, indexPath: IndexPath) {
      baseDelegate?.baseChannelModule(self, didTapMessage: message, forRowAt: indexPath)
    }
    /// Notifies the delegate of a long press on a message.
    open func setLongTapGesture(
      _ cell: UITableViewCell, message: BaseMessage, indexPath: IndexPath
    ) { baseDelegate?.baseChannelModule(self, didLongTapMessage: message, forRowAt: indexPath) }
    /// Notifies the delegate of a tap on the picture of a user.
    open func setUserProfileTapGesture(_ user: SBUUser) {
      baseDelegate?.baseChannelModule(self, didTapUserProfile: user)
    }
    /// Notifies the delegate of a tap on the button that scrolls to the newest message.
    open func onTapScrollToBottom() {
      baseDelegate?.baseChannelModuleDidTapScrollToButton(self, animated: false)
    }
    /// Sets the picture of a message with a file; does nothing.
    open func setFileMessageCellImage(_ cell: UITableViewCell, fileMessage: FileMessage) {}

    /// Handles a tap on Retry: shows "No messages" at once and notifies the delegate (G82).
    open override func didSelectRetry() {
      updateEmptyView(type: .noMessages)
      baseDelegate?.baseChannelModuleDidSelectRetry(self)
    }
    /// The profile of a user was closed; does nothing.
    open func didSelectClose() {}
    /// Closes the profile and opens a new channel with its user (G89).
    open func didSelectMessage(userId: String?) {
      (userProfileView as? SBUUserProfileView)?.dismiss()
      if let userId { SendbirdUI.createAndMoveToChannel(userIds: [userId]) }
    }

    /// Notifies the delegate that the messages scrolled.
    open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      baseDelegate?.baseChannelModule(self, didScroll: scrollView)
    }

    // MARK: The menu of a message

    /// Whether the messages of the channel can have reactions (G143); false by default.
    var usesReactions: Bool { false }

    /// Shows the menu of a message that was pressed long, or the sheet of a failed one (G154).
    open func showMessageMenu(on message: BaseMessage, forRowAt indexPath: IndexPath) {
      window?.endEditing(true)
      switch message.sendingStatus {
      case .none, .canceled, .pending, .scheduled: break
      case .failed: showFailedMessageMenu(on: message)
      case .succeeded:
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        if usesReactions {
          showMessageMenuSheet(for: message, cell: cell)
        } else {
          showMessageContextMenu(for: message, cell: cell, forRowAt: indexPath)
        }
      }
    }
    /// Shows the sheet of a failed message: Retry, Delete, Cancel (G155).
    open func showFailedMessageMenu(on message: BaseMessage) { showFailedSheet(on: message) }
    /// Asks whether to delete a message (G169).
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - oneTimeTheme: other colors for this alert.
    open func showDeleteMessageAlert(
      on message: BaseMessage, oneTimeTheme: SBUComponentTheme? = nil
    ) { askToDelete(message, oneTimeTheme) }
    /// Shows the menu of a message as a sheet, with a row of emoji (G156).
    open func showMessageMenuSheet(for message: BaseMessage, cell: UITableViewCell) {
      presentMenuSheet(for: message, cell: cell)
    }
    /// Shows the menu of a message beside it, if it has an item (G156).
    open func showMessageContextMenu(
      for message: BaseMessage, cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { presentContextMenu(for: message, cell: cell) }
    /// Returns the items of the menu of a message (G159 to G162).
    open func createMessageMenuItems(for message: BaseMessage) -> [SBUMenuItem] {
      createMessageMenuItems(for: message, isThreadMessage: false)
    }
    /// Returns the items of the menu of a message, in order (G159 to G162).
    open func createMessageMenuItems(
      for message: BaseMessage, isThreadMessage: Bool
    ) -> [SBUMenuItem] { menuItems(for: message, isThreadMessage: isThreadMessage) }
    /// Returns the item that copies a message.
    open func createCopyMenuItem(for message: BaseMessage) -> SBUMenuItem {
      item(SBUStringSet.Copy, SBUIconSet.iconCopy) {
        $0.baseDelegate?.baseChannelModule($0, didTapCopyMessage: message)
      }
    }
    /// Returns the item that deletes a message, unless it has replies (G166).
    open func createDeleteMenuItem(for message: BaseMessage) -> SBUMenuItem {
      let item = item(SBUStringSet.Delete, SBUIconSet.iconDelete) {
        $0.showDeleteMessageAlert(on: message)
      }
      item.isEnabled = message.threadInfo.replyCount == 0
      return item
    }
    /// Returns the item that changes a message.
    open func createEditMenuItem(for message: BaseMessage) -> SBUMenuItem {
      item(SBUStringSet.Edit, SBUIconSet.iconEdit) {
        $0.baseDelegate?.baseChannelModule($0, didTapEditMessage: message)
      }
    }
    /// Returns the item that saves the file of a message.
    open func createSaveMenuItem(for message: BaseMessage) -> SBUMenuItem {
      item(SBUStringSet.Save, SBUIconSet.iconDownload) {
        $0.baseDelegate?.baseChannelModule($0, didTapSaveMessage: message)
      }
    }
    /// Returns the item that replies to a message, unless it is a reply itself (G165).
    open func createReplyMenuItem(for message: BaseMessage) -> SBUMenuItem {
      let isThread = SendbirdUI.config.groupChannel.channel.replyType == .thread
      let item = item(
        isThread ? SBUStringSet.MessageThread.Menu.replyInThread : SBUStringSet.Reply,
        isThread ? SBUIconSet.iconThread : SBUIconSet.iconReply
      ) {
        $0.baseDelegate?.baseChannelModule($0, didTapReplyMessage: message)
      }
      item.isEnabled = message.parentMessageId == 0
      return item
    }
    /// Returns the item that marks a message as unread; nil by default.
    open func createMarkAsUnreadMenuItem(
      for message: BaseMessage, isThreadMessage: Bool
    ) -> SBUMenuItem? { nil }
  }
}
