import DioramaKit
import HeadlessUIKit

extension SBUGroupChannelModule {
  /// The rows of a group channel's messages, the newest first.
  open class List: SBUBaseChannelModule.List, SBUVoicePlayerDelegate, SBUQuotedMessageViewDelegate,
    SBUThreadInfoViewDelegate
  {
    /// The class of the row of a message of the service.
    public static var AdminMessageCell: SBUBaseMessageCell.Type {
      get { cell("AdminMessageCell", SBUAdminMessageCell.self).type }
      set { cell("AdminMessageCell", SBUAdminMessageCell.self).type = newValue }
    }
    /// The class of the row of a text.
    public static var UserMessageCell: SBUBaseMessageCell.Type {
      get { cell("UserMessageCell", SBUUserMessageCell.self).type }
      set { cell("UserMessageCell", SBUUserMessageCell.self).type = newValue }
    }
    /// The class of the row of a file.
    public static var FileMessageCell: SBUBaseMessageCell.Type {
      get { cell("FileMessageCell", SBUFileMessageCell.self).type }
      set { cell("FileMessageCell", SBUFileMessageCell.self).type = newValue }
    }
    /// The class of the row of several files.
    public static var MultipleFilesMessageCell: SBUBaseMessageCell.Type {
      get { cell("MultipleFilesMessageCell", SBUMultipleFilesMessageCell.self).type }
      set { cell("MultipleFilesMessageCell", SBUMultipleFilesMessageCell.self).type = newValue }
    }
    /// The class of the row of the users who are typing.
    public static var TypingIndicatorMessageCell: SBUBaseMessageCell.Type {
      get { cell("TypingIndicatorMessageCell", SBUTypingIndicatorMessageCell.self).type }
      set { cell("TypingIndicatorMessageCell", SBUTypingIndicatorMessageCell.self).type = newValue }
    }
    /// The class of the row of a message of an unknown kind.
    public static var UnknownMessageCell: SBUBaseMessageCell.Type {
      get { cell("UnknownMessageCell", SBUUnknownMessageCell.self).type }
      set { cell("UnknownMessageCell", SBUUnknownMessageCell.self).type = newValue }
    }
    /// The class of an app's own rows; nil for none. No row uses it by itself (G5).
    public static var CustomMessageCell: SBUBaseMessageCell.Type? {
      get { SBUTypes.current[customCell].flatMap { $0.type as? SBUBaseMessageCell.Type } }
      set { SBUTypes.current[customCell] = newValue.map { ComponentChoice(type: $0) } }
    }
    /// The class of the view that counts new messages.
    public static var NewMessageInfo: SBUNewMessageInfo.Type {
      get { SBUGroupChannelModule.channelParts.newMessageInfo.type }
      set { SBUGroupChannelModule.channelParts.newMessageInfo.type = newValue }
    }
    /// The class of the view that counts unread messages.
    public static var UnreadMessageInfoView: SBUUnreadMessageInfoView.Type {
      get { SBUGroupChannelModule.channelParts.unreadMessageInfoView.type }
      set { SBUGroupChannelModule.channelParts.unreadMessageInfoView.type = newValue }
    }

    private static let customCell = SBUTypes.Key(SBUGroupChannelModule.self, "CustomMessageCell")
    private static func cell(
      _ name: String, _ standard: SBUBaseMessageCell.Type
    ) -> SBUTypeEntry<SBUBaseMessageCell> {
      SBUGroupChannelModule.channelParts.entry(name, standard)
    }
    override class var parts: SBUModuleParts { SBUGroupChannelModule.channelParts }

    /// The registered row of a message of the service; nil unless one was registered (G3).
    public private(set) var adminMessageCell: SBUBaseMessageCell?
    /// The registered row of a text; nil unless one was registered (G3).
    public private(set) var userMessageCell: SBUBaseMessageCell?
    /// The registered row of a file; nil unless one was registered (G3).
    public private(set) var fileMessageCell: SBUBaseMessageCell?
    /// The registered row of several files; nil unless one was registered (G3).
    public private(set) var multipleFilesMessageCell: SBUBaseMessageCell?
    /// The registered row of the users who are typing; nil unless one was registered (G3).
    public private(set) var typingIndicatorMessageCell: SBUBaseMessageCell?
    /// The registered row of a message from a template; nil unless one was registered (G3).
    public private(set) var messageTemplateCell: SBUBaseMessageCell?
    /// The registered row of a message of an unknown kind; nil unless one was registered (G3).
    public private(set) var unknownMessageCell: SBUBaseMessageCell?
    /// The registered row of an app; nil unless one was registered (G5).
    public private(set) var customMessageCell: SBUBaseMessageCell?

    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelModuleListDelegate)? {
      get { baseDelegate as? any SBUGroupChannelModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source; not retained.
    public weak var dataSource: (any SBUGroupChannelModuleListDataSource)? {
      get { baseDataSource as? any SBUGroupChannelModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channel of the data source.
    public var channel: GroupChannel? { baseChannel as? GroupChannel }
    /// The message that a search found.
    public var highlightInfo: SBUHighlightMessageInfo? {
      dataSource?.groupChannelModule(self, highlightInfoInTableView: tableView)
    }
    /// The first unread message.
    public var firstUnreadMessage: BaseMessage? {
      dataSource?.groupChannelModuleFirstUnreadMessage(self)
    }
    /// Whether scrolling marks messages as read.
    public var allowsAutoMarkAsReadOnScroll: Bool {
      dataSource?.groupChannelModuleAllowsAutoMarkAsReadOnScroll(self) ?? false
    }
    /// Whether the message that a search found was animated.
    public var isHighlightInfoAnimated = false
    /// The player of voice messages.
    public var voicePlayer: SBUVoicePlayer?
    /// Whether the line above the first unread message was in view.
    public var hasSeenNewLine = false
    /// Whether there was an unread message.
    public var didUnreadMessageExist = false
    /// The lines above unread messages that were in view.
    public var previouslyVisibleNewLines: [UIView] = []

    // MARK: Setting up

    /// Connects the list to its screen and sets it up: views, cells, layout, colors (G14).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows; not retained.
    ///   - dataSource: the data source of the messages; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUGroupChannelModuleListDelegate,
      dataSource: any SBUGroupChannelModuleListDataSource, theme: SBUChannelTheme
    ) { setUp(delegate, dataSource, theme) }

    /// Creates the missing views and registers the cells that no instance was set for (G3).
    open override func setupViews() {
      makeViews()
      if unreadMessageInfoView == nil {
        unreadMessageInfoView = Self.parts.unreadMessageInfoView.make { $0.init() }
      }
      unreadMessageInfoView?.isHidden = true
      if newMessageInfoView == nil {
        newMessageInfoView = Self.parts.newMessageInfo.make { $0.init() }
      }
      super.setupViews()
      registerCells()
    }

    private func registerCells() {
      let given: [(SBUBaseMessageCell?, SBUBaseMessageCell.Type?)] = [
        (adminMessageCell, Self.AdminMessageCell), (userMessageCell, Self.UserMessageCell),
        (fileMessageCell, Self.FileMessageCell),
        (multipleFilesMessageCell, Self.MultipleFilesMessageCell),
        (typingIndicatorMessageCell, Self.TypingIndicatorMessageCell),
        (unknownMessageCell, Self.UnknownMessageCell),
        (messageTemplateCell, SBUMessageTemplateCell.self),
        (customMessageCell, Self.CustomMessageCell),
      ]
      for (cell, type) in given where cell == nil {
        if let type { register(messageCellType: type) }
      }
      for choice in cellChoices.values {
        if let type = choice.type as? SBUBaseMessageCell.Type { register(messageCellType: type) }
      }
    }

    /// Shows or hides the button that scrolls to the newest message; it stays while there are newer
    /// messages to load (G85).
    open override func setScrollBottomView(hidden: Bool) {
      let hasNext = dataSource?.baseChannelModule(self, hasNextInTableView: tableView) ?? false
      super.setScrollBottomView(hidden: hidden && !hasNext)
    }

    // MARK: Registering cells

    /// Registers a class of rows under its name (G1).
    public func register(messageCellType: SBUBaseMessageCell.Type) {
      tableView.register(messageCellType, forCellReuseIdentifier: Self.identifier(messageCellType))
    }
    /// Registers the class of a row under its name; a nib is not used.
    public func register(messageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      register(messageCellType: type(of: messageCell))
    }
    /// Registers the class of a row under its name; a nib is not used.
    public func register(nib: UINib, messageCell: SBUBaseMessageCell) {
      register(messageCell: messageCell, nib: nib)
    }
    /// Registers the row of a message of the service and sets its class for all lists (G2).
    open func register(adminMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      Self.AdminMessageCell = use(adminMessageCell, as: \.adminMessageCell)
    }
    /// Registers the row of a text and sets its class for all lists (G2).
    open func register(userMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      Self.UserMessageCell = use(userMessageCell, as: \.userMessageCell)
    }
    /// Registers the row of a file and sets its class for all lists (G2).
    open func register(fileMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      Self.FileMessageCell = use(fileMessageCell, as: \.fileMessageCell)
    }
    /// Registers the row of several files and sets its class for all lists (G2).
    open func register(multipleFilesMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      Self.MultipleFilesMessageCell = use(multipleFilesMessageCell, as: \.multipleFilesMessageCell)
    }
    /// Registers the row of the users who are typing and sets its class for all lists (G2).
    open func register(typingIndicatorMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      Self.TypingIndicatorMessageCell = use(
        typingIndicatorMessageCell, as: \.typingIndicatorMessageCell)
    }
    /// Registers the row of a message of an unknown kind and sets its class for all lists (G2).
    open func register(unknownMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      Self.UnknownMessageCell = use(unknownMessageCell, as: \.unknownMessageCell)
    }
    /// Registers the row of an app and sets its class for all lists (G2, G5).
    open func register(customMessageCell: SBUBaseMessageCell, nib: UINib? = nil) {
      Self.CustomMessageCell = use(customMessageCell, as: \.customMessageCell)
    }
    /// Registers the row of a message from a template, for this list only (G2).
    open func register(messageTemplateCell: SBUBaseMessageCell, nib: UINib? = nil) {
      use(messageTemplateCell, as: \.messageTemplateCell)
    }

    /// Keeps the row of a kind of message, registers its class and returns it.
    @discardableResult
    private func use(
      _ cell: SBUBaseMessageCell, as kind: ReferenceWritableKeyPath<List, SBUBaseMessageCell?>
    ) -> SBUBaseMessageCell.Type {
      self[keyPath: kind] = cell
      register(messageCell: cell)
      return type(of: cell)
    }

    private static func identifier(_ type: SBUBaseMessageCell.Type) -> String {
      _typeName(type, qualified: false)
    }

    // MARK: Rows

    /// Returns the name of the row of a message: the class name of its kind (G4).
    open func generateCellIdentifier(by message: BaseMessage) -> String {
      let type: SBUBaseMessageCell.Type =
        switch message {
        case is SBUTypingIndicatorMessage: Self.TypingIndicatorMessageCell
        case is MultipleFilesMessage: Self.MultipleFilesMessageCell
        case is FileMessage: Self.FileMessageCell
        case is UserMessage: Self.UserMessageCell
        case is AdminMessage: Self.AdminMessageCell
        default: Self.UnknownMessageCell
        }
      let chosen = cellChoice(for: message)?.type as? SBUBaseMessageCell.Type
      return Self.identifier(chosen ?? type)
    }

    override func cellIdentifier(of message: BaseMessage) -> String? {
      generateCellIdentifier(by: message)
    }
    override func fill(_ cell: UITableViewCell, with message: BaseMessage, at indexPath: IndexPath)
    {
      guard let cell = cell as? SBUBaseMessageCell else { return }
      configureCell(cell, message: message, forRowAt: indexPath)
    }

    /// Fills the row of a message: gestures, then the values of its kind. A cell of another class
    /// than the kit's for that kind ignores them (G214).
    open func configureCell(
      _ messageCell: SBUBaseMessageCell, message: BaseMessage, forRowAt indexPath: IndexPath
    ) {
      guard let channel else { return }
      setMessageCellGestures(messageCell, message: message, indexPath: indexPath)
      messageCell.quoteDelegate = self
      messageCell.threadInfoDelegate = self
      (messageCell as? SBUContentBaseMessageCell)?.reactionView.emojiList = EmojiStore.emoji(
        for: message)
      messageCell.configure(with: values(of: message, at: indexPath.row, in: channel))
      messageCell.configure(highlightInfo: highlightInfo)
      setMessageCellAnimation(messageCell, message: message, indexPath: indexPath)
    }

    /// Connects the taps and long presses of a row with the delegate.
    open func setMessageCellGestures(
      _ cell: SBUBaseMessageCell, message: BaseMessage, indexPath: IndexPath
    ) { connect(cell, message: message, indexPath: indexPath) }
    /// Animates the row of the message that a search found; not shown.
    open func setMessageCellAnimation(
      _ messageCell: SBUBaseMessageCell, message: BaseMessage, indexPath: IndexPath
    ) {}
    /// Draws the row of a message again while a bot writes it (G199).
    public func updateStreamMessage(_ message: BaseMessage) {
      guard let row = fullMessageList.firstIndex(where: { $0.messageId == message.messageId })
      else { return }
      tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
    /// Connects the row of a message from a template; does nothing.
    public func configureMessageTemplateHandlers(
      with messageCell: SBUBaseMessageCell, indexPath: IndexPath
    ) {}

    // MARK: The menu of a message

    /// Returns the point of the menu beside a message; the origin.
    open func calculateMessageMenuCGPoint(
      indexPath: IndexPath, position: MessagePosition
    ) -> CGPoint { .zero }
    /// Returns the item that marks a message as unread, if the feature is on (G159).
    open override func createMarkAsUnreadMenuItem(
      for message: BaseMessage, isThreadMessage: Bool
    ) -> SBUMenuItem? {
      guard SendbirdUI.config.groupChannel.channel.isMarkAsUnreadEnabled, !isThreadMessage else {
        return nil
      }
      return item(SBUStringSet.MarkAsUnread, SBUIconSet.iconMarkAsUnread) { [weak self] list in
        self?.delegate?.groupChannelModule(list, didTapMarkAsUnread: message)
      }
    }
    override var usesReactions: Bool { channel?.allowsReactions ?? false }

    // MARK: Events of rows

    /// Notifies the delegate of a tap on the quoted message of a reply.
    open func didTapQuotedMessageView(_ quotedMessageView: SBUQuotedBaseMessageView) {
      delegate?.groupChannelModule(self, didTapQuotedMessageView: quotedMessageView)
    }
    /// Notifies the delegate of a tap on the replies to a message.
    open func threadInfoViewDidTap(_ threadInfoView: SBUThreadInfoView) {
      delegate?.groupChannelModuleDidTapThreadInfoView(threadInfoView)
    }

    // MARK: YAML

    /// The properties that YAML can set: those of every list, and the cell of each kind of message.
    open override class var properties: PropertyTable {
      typealias Cell = SBUBaseMessageCell
      return super.properties.adding(
        cell("userMessageCell", "the cell of a text", Cell.self),
        cell("fileMessageCell", "the cell of a file", Cell.self),
        cell("multipleFilesMessageCell", "the cell of several files", Cell.self),
        cell("adminMessageCell", "the cell of a message of the service", Cell.self),
        cell("unknownMessageCell", "the cell of a message of an unknown type", Cell.self),
        cell("typingIndicatorMessageCell", "the cell of the users who are typing", Cell.self))
    }
  }
}

extension SBUModuleParts {
  fileprivate var newMessageInfo: SBUTypeEntry<SBUNewMessageInfo> {
    entry("NewMessageInfo", SBUNewMessageInfo.self)
  }
  fileprivate var unreadMessageInfoView: SBUTypeEntry<SBUUnreadMessageInfoView> {
    entry("UnreadMessageInfoView", SBUUnreadMessageInfoView.self)
  }
}
