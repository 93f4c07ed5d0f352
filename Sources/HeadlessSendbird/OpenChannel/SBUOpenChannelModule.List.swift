import DioramaKit
import HeadlessUIKit

extension SBUOpenChannelModule {
  /// The rows of an open channel's messages, the newest first.
  ///
  /// The registered cells name the rows: each property has a cell of the kit's or the app's class
  /// (G247).
  open class List: SBUBaseChannelModule.List {
    /// The class of the row of a message of the service.
    public static var AdminMessageCell: SBUOpenChannelBaseMessageCell.Type {
      get { adminEntry.type }
      set { adminEntry.type = newValue }
    }
    /// The class of the row of a text.
    public static var UserMessageCell: SBUOpenChannelBaseMessageCell.Type {
      get { userEntry.type }
      set { userEntry.type = newValue }
    }
    /// The class of the row of a file.
    public static var FileMessageCell: SBUOpenChannelBaseMessageCell.Type {
      get { fileEntry.type }
      set { fileEntry.type = newValue }
    }
    /// The class of the row of a message of an unknown kind.
    public static var UnknownMessageCell: SBUOpenChannelBaseMessageCell.Type {
      get { unknownEntry.type }
      set { unknownEntry.type = newValue }
    }
    /// The class of an app's own rows; nil for none. No row uses it by itself.
    public static var CustomMessageCell: SBUOpenChannelBaseMessageCell.Type? {
      get { customEntry.isSet ? customEntry.type : nil }
      set { SBUTypes.current[customCell] = newValue.map { ComponentChoice(type: $0) } }
    }
    private typealias Cell = SBUTypeEntry<SBUOpenChannelBaseMessageCell>
    private static let adminEntry = cell("Admin", SBUOpenChannelAdminMessageCell.self)
    private static let userEntry = cell("User", SBUOpenChannelUserMessageCell.self)
    private static let fileEntry = cell("File", SBUOpenChannelFileMessageCell.self)
    private static let unknownEntry = cell("Unknown", SBUOpenChannelUnknownMessageCell.self)
    private static let customEntry = cell("Custom", SBUOpenChannelBaseMessageCell.self)
    private static let customCell = SBUTypes.Key(SBUOpenChannelModule.self, "CustomMessageCell")
    private static func cell(
      _ kind: String, _ standard: SBUOpenChannelBaseMessageCell.Type
    ) -> Cell { SBUOpenChannelModule.channelParts.entry("\(kind)MessageCell", standard) }
    override class var parts: SBUModuleParts { SBUOpenChannelModule.channelParts }

    /// The registered row of a message of the service.
    public private(set) var adminMessageCell: SBUOpenChannelBaseMessageCell?
    /// The registered row of a text.
    public private(set) var userMessageCell: SBUOpenChannelBaseMessageCell?
    /// The registered row of a file.
    public private(set) var fileMessageCell: SBUOpenChannelBaseMessageCell?
    /// The registered row of a message of an unknown kind.
    public private(set) var unknownMessageCell: SBUOpenChannelBaseMessageCell?
    /// The registered row of an app; nil unless the app sets its class or registers one.
    public private(set) var customMessageCell: SBUOpenChannelBaseMessageCell?

    /// The delegate; not retained.
    public weak var delegate: (any SBUOpenChannelModuleListDelegate)? {
      get { baseDelegate as? any SBUOpenChannelModuleListDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source; not retained.
    public weak var dataSource: (any SBUOpenChannelModuleListDataSource)? {
      get { baseDataSource as? any SBUOpenChannelModuleListDataSource }
      set { baseDataSource = newValue }
    }
    /// The channel of the data source.
    public var channel: OpenChannel? { baseChannel as? OpenChannel }
    /// Whether the messages are shown over the media view.
    public var isOverlaid: Bool { dataSource?.openChannelModuleIsOverlaid(self) ?? false }

    // MARK: Setting up

    /// Connects the list to its screen and sets it up: views, cells, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for rows; not retained.
    ///   - dataSource: the data source of the messages; not retained.
    ///   - theme: the theme of the list.
    open func configure(
      delegate: any SBUOpenChannelModuleListDelegate,
      dataSource: any SBUOpenChannelModuleListDataSource, theme: SBUChannelTheme
    ) { setUp(delegate, dataSource, theme) }

    /// Creates the missing views, and registers a cell for each kind of message (G247).
    open override func setupViews() {
      makeViews()
      super.setupViews()
      register(adminMessageCell: adminMessageCell ?? Self.make(Self.adminEntry))
      register(userMessageCell: userMessageCell ?? Self.make(Self.userEntry))
      register(fileMessageCell: fileMessageCell ?? Self.make(Self.fileEntry))
      register(unknownMessageCell: unknownMessageCell ?? Self.make(Self.unknownEntry))
      for choice in cellChoices.values {
        guard let type = choice.type as? SBUOpenChannelBaseMessageCell.Type else { continue }
        tableView.register(type, forCellReuseIdentifier: type.sbu_className)
      }
      guard customMessageCell != nil || Self.customEntry.isSet else { return }
      register(customMessageCell: customMessageCell ?? Self.make(Self.customEntry))
    }

    private static func make(_ entry: Cell) -> SBUOpenChannelBaseMessageCell {
      entry.make { $0.init(style: .default, reuseIdentifier: nil) }
    }

    // MARK: Registering cells

    /// Registers the row of a message of the service, for this list only (G247).
    open func register(adminMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
      use(adminMessageCell, as: \.adminMessageCell)
    }
    /// Registers the row of a text, for this list only (G247).
    open func register(userMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
      use(userMessageCell, as: \.userMessageCell)
    }
    /// Registers the row of a file, for this list only (G247).
    open func register(fileMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
      use(fileMessageCell, as: \.fileMessageCell)
    }
    /// Registers the row of a message of an unknown kind, for this list only (G247).
    open func register(unknownMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
      use(unknownMessageCell, as: \.unknownMessageCell)
    }
    /// Registers the row of an app, for this list only (G247).
    open func register(customMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
      use(customMessageCell, as: \.customMessageCell)
    }

    /// Keeps the row of a kind of message and registers its class.
    private func use(
      _ cell: SBUOpenChannelBaseMessageCell,
      as kind: ReferenceWritableKeyPath<List, SBUOpenChannelBaseMessageCell?>
    ) {
      self[keyPath: kind] = cell
      tableView.register(type(of: cell), forCellReuseIdentifier: type(of: cell).sbu_className)
    }

    // MARK: Rows

    /// Returns the name of the row of a message: the class name of the registered cell of its kind
    /// (G247).
    open func generateCellIdentifier(by message: BaseMessage) -> String {
      let cell =
        switch message {
        case is FileMessage: fileMessageCell
        case is UserMessage: userMessageCell
        case is AdminMessage: adminMessageCell
        default: unknownMessageCell
        }
      let chosen = cellChoice(for: message)?.type as? SBUOpenChannelBaseMessageCell.Type
      return (chosen ?? cell.map { type(of: $0) })?.sbu_className ?? ""
    }

    override func cellIdentifier(of message: BaseMessage) -> String? {
      generateCellIdentifier(by: message)
    }
    override func fill(_ cell: UITableViewCell, with message: BaseMessage, at indexPath: IndexPath)
    {
      guard let cell = cell as? SBUOpenChannelBaseMessageCell else { return }
      configureCell(cell, message: message, forRowAt: indexPath)
    }

    /// Fills the row of a message: gestures, then the values of its kind (G242).
    open func configureCell(
      _ messageCell: SBUOpenChannelBaseMessageCell, message: BaseMessage,
      forRowAt indexPath: IndexPath
    ) {
      setMessageCellGestures(messageCell, message: message, indexPath: indexPath)
      let overlay = SBUTheme.overlayTheme.messageCellTheme
      if isOverlaid {
        messageCell.theme = overlay
      } else if messageCell.theme === overlay {
        messageCell.theme = SBUTheme.messageCellTheme
      }
      messageCell.configure(with: values(of: message, at: indexPath.row))
    }

    private func values(of message: BaseMessage, at row: Int) -> SBUBaseMessageCellParams {
      let hideDate = checkSameDayAsPrevMessage(currentIndex: row, fullMessageList: fullMessageList)
      let group = getMessageGroupingPosition(currentIndex: row)
      return switch message {
      case let message as UserMessage:
        SBUUserMessageCellParams(
          message: message, hideDateView: hideDate, useMessagePosition: false,
          groupPosition: group, receiptState: .notUsed, withTextView: true)
      case let message as FileMessage:
        SBUFileMessageCellParams(
          message: message, hideDateView: hideDate, useMessagePosition: false,
          groupPosition: group, receiptState: .notUsed)
      case let message as AdminMessage:
        SBUAdminMessageCellParams(message: message, hideDateView: hideDate)
      default:
        SBUUnknownMessageCellParams(
          message: message, hideDateView: hideDate, groupPosition: group, receiptState: .notUsed)
      }
    }

    /// Connects the taps and long presses of a row with the delegate; a preview opens its address.
    open func setMessageCellGestures(
      _ cell: SBUOpenChannelBaseMessageCell, message: BaseMessage, indexPath: IndexPath
    ) {
      connectTouches(of: cell, message: message, indexPath: indexPath)
      cell.urlTapHandler = { UIApplication.shared.open($0) }
    }

    // MARK: YAML

    /// The properties that YAML can set: those of every list, and the cell of each kind of message.
    open override class var properties: PropertyTable {
      typealias Cell = SBUOpenChannelBaseMessageCell
      return super.properties.adding(
        cell("userMessageCell", "the cell of a text", Cell.self),
        cell("fileMessageCell", "the cell of a file", Cell.self),
        cell("adminMessageCell", "the cell of a message of the service", Cell.self),
        cell("unknownMessageCell", "the cell of a message of an unknown type", Cell.self))
    }
  }
}
