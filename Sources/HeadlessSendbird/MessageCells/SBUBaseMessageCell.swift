import DioramaKit
import HeadlessUIKit

/// A row that shows a message.
public protocol SBUMessageCellProtocol {
  /// Shows a message.
  func configure(with configuration: SBUBaseMessageCellParams)
  /// Highlights the message that a search found.
  func configure(highlightInfo: SBUHighlightMessageInfo?)
}

/// The base class of the rows of a channel's messages: the day, the line above unread messages, and
/// the content (G105).
open class SBUBaseMessageCell: SBUTableViewCell, SBUMessageCellProtocol, Configurable {
  /// The message.
  public var message: BaseMessage?
  /// The side of the row.
  public var position = MessagePosition.center
  /// The place among messages of the same user and minute.
  public var groupPosition = MessageGroupPosition.none
  /// How far a message of the current user came.
  public var receiptState = SBUMessageReceiptState.none
  /// The view that contains the content.
  public lazy var messageContentView = UIView()
  /// The day above the message.
  public lazy var dateView: UIView = SBUMessageDateView()
  /// The line above the first unread message (G87).
  public lazy var unreadMessageNewLine: UIView? = UILabel()
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
  /// The day, the line and the content, from top to bottom.
  public lazy var stackView = SBUStackView(axis: .vertical, spacing: 16)
  /// The distance to the row above. Kept, not used.
  public var stackViewTopConstraint: NSLayoutConstraint?
  /// Whether the row has the older order of views; always false here.
  public var isMessyViewHierarchy = false

  var tapHandlerToContent: (() -> Void)?
  var longPressHandlerToContent: (() -> Void)?
  var userProfileTapHandler: (() -> Void)?
  var emojiTapHandler: ((_ emojiKey: String) -> Void)?
  var emojiLongPressHandler: ((_ emojiKey: String) -> Void)?
  var moreEmojiTapHandler: (() -> Void)?
  var mentionTapHandler: ((_ user: SBUUser) -> Void)?
  var urlTapHandler: ((_ url: URL) -> Void)?
  var suggestedReplyHandler: ((_ optionView: SBUSuggestedReplyOptionView) -> Void)?
  weak var quoteDelegate: (any SBUQuotedMessageViewDelegate)?
  weak var threadInfoDelegate: (any SBUThreadInfoViewDelegate)?

  // MARK: Setting up

  /// Adds the day, the line and the content.
  open override func setupViews() {
    super.setupViews()
    selectionStyle = .none
    if let line = unreadMessageNewLine as? UILabel {
      line.text = SBUStringSet.Channel_Unread_Message_Newline
      line.textAlignment = .center
    }
    unreadMessageNewLine?.isHidden = true
    dateView.isHidden = true
    stackView.setVStack([dateView, unreadMessageNewLine, messageContentView].compactMap { $0 })
    contentView.addSubview(stackView)
  }

  /// Places the views.
  open override func setupLayouts() {
    super.setupLayouts()
    updateTopAnchorConstraint()
  }

  /// Applies the theme's colors.
  open override func setupStyles() {
    super.setupStyles()
    backgroundColor = theme.backgroundColor
    (dateView as? SBUMessageDateView)?.theme = theme
    let line = unreadMessageNewLine as? UILabel
    line?.font = SBUTheme.componentTheme.newLineLabelFont
    line?.textColor = SBUTheme.componentTheme.newLineLabelTintColor
  }

  /// Would set the distance to the row above; text has lines.
  open func updateTopAnchorConstraint() {}

  // MARK: Showing a message

  /// Stores the values, and shows the day and the line above unread messages.
  open func configure(with configuration: SBUBaseMessageCellParams) {
    message = configuration.message
    rowTitle = message?.title
    position = configuration.messagePosition
    groupPosition = configuration.groupPosition
    receiptState = configuration.receiptState
    dateView.isHidden = configuration.hideDateView
    (dateView as? SBUMessageDateView)?.configure(timestamp: configuration.message.createdAt)
    unreadMessageNewLine?.isHidden = !configuration.isFirstUnreadMessage
    updateTopAnchorConstraint()
  }

  /// Highlights the message that a search found; does nothing by default.
  open func configure(highlightInfo: SBUHighlightMessageInfo?) {}

  /// The content, beside which the menu of the message opens; nil here.
  var menuAnchor: UIView? { nil }

  /// Clears what the next row might not set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    dateView.isHidden = true
    unreadMessageNewLine?.isHidden = true
    tapHandlerToContent = nil
    longPressHandlerToContent = nil
    userProfileTapHandler = nil
    emojiTapHandler = nil
    emojiLongPressHandler = nil
    moreEmojiTapHandler = nil
    mentionTapHandler = nil
    urlTapHandler = nil
    suggestedReplyHandler = nil
  }

  /// The message's number, by which steps find the row.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? message.map { "\($0.messageId)" } }
    set { super.accessibilityIdentifier = newValue }
  }

  /// The kind of the type: a cell.
  public class var kind: TypeKind { .cell }
  /// The properties that YAML can set: none.
  open class var properties: PropertyTable { [] }
}
