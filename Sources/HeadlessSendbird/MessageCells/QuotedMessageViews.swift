import HeadlessUIKit

/// Receives taps on a quoted message.
public protocol SBUQuotedMessageViewDelegate: AnyObject {
  /// A quoted message was tapped.
  func didTapQuotedMessageView(_ quotedMessageView: SBUQuotedBaseMessageView)
}

/// The values of a quoted message.
public class SBUQuotedBaseMessageViewParams {
  /// The reply.
  public let message: BaseMessage
  /// The side of the reply.
  public let messagePosition: MessagePosition
  /// The number of the quoted message.
  public var messageId: Int64 { message.parentMessageId }
  /// The quoted message; nil if it is not known.
  public let quotedMessage: BaseMessage?
  /// The name of the quoted message's sender.
  public let quotedMessageNickname: String
  /// The name of the user who replies.
  public let replierNickname: String
  /// Whether the quoted message is before the time from which messages are shown (G148).
  public let isMessageUnavailable: Bool

  /// Creates the values of a reply.
  public init(
    message: BaseMessage, position: MessagePosition, joinedAt: Int64 = 0,
    messageOffsetTimestamp: Int64 = 0
  ) {
    (self.message, messagePosition) = (message, position)
    let quoted = message.parentMessage
    quotedMessage = quoted
    quotedMessageNickname = Self.name(of: quoted?.sender)
    replierNickname = Self.name(of: message.sender)
    isMessageUnavailable =
      SendbirdUI.config.groupChannel.channel.replyType == .thread
      && (quoted?.createdAt ?? 0) < messageOffsetTimestamp
  }

  /// Returns the name of a sender; "You" for the current user (G147).
  private static func name(of sender: Sender?) -> String {
    guard let sender else { return SBUStringSet.User_No_Name }
    return sender.userId == SBUGlobals.currentUser?.userId
      ? SBUStringSet.Message_You : sender.displayName
  }
}

/// The base class of a message above its reply: who replied to whom, and the message.
open class SBUQuotedBaseMessageView: SBUView {
  /// The number of the quoted message.
  public private(set) var messageId: Int64 = 0
  /// The side of the reply.
  public private(set) var messagePosition = MessagePosition.left
  /// The name of the quoted message's sender.
  public private(set) var quotedMessageNickname = ""
  /// The name of the user who replies.
  public private(set) var replierNickname = ""
  /// The line that says who replied to whom.
  public var repliedToText: String {
    SBUStringSet.Message_Replied_To(replierNickname, quotedMessageNickname)
  }
  /// The label of the line.
  public lazy var repliedToLabel = UILabel()
  /// The symbol before the line.
  public lazy var repliedIconView = UIImageView()
  /// The bubble of the quoted message.
  public lazy var mainContainerView = SBUSelectableStackView(axis: .vertical)
  private let column = SBUStackView(axis: .vertical)
  /// The values.
  public private(set) var params: SBUQuotedBaseMessageViewParams?
  /// The delegate; not retained.
  public weak var delegate: (any SBUQuotedMessageViewDelegate)?
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds line and bubble.
  open override func setupViews() {
    super.setupViews()
    repliedIconView.image = SBUIconSet.iconReplied
    let line = SBUStackView(axis: .horizontal, spacing: 4)
    line.setHStack([repliedIconView, repliedToLabel])
    column.setVStack([line, mainContainerView])
    addSubview(column)
    addTap(self, Selector(SBUQuotedBaseMessageView.onTapQuotedMessageView))
  }

  /// Applies the theme's font and colors.
  open override func setupStyles() {
    super.setupStyles()
    repliedToLabel.setStyle(theme.repliedToTextFont, theme.repliedToTextColor)
    repliedIconView.tintColor = theme.repliedIconColor
    mainContainerView.leftBackgroundColor = theme.quotedMessageLeftBackgroundColor
    mainContainerView.rightBackgroundColor = theme.quotedMessageRightBackgroundColor
  }

  /// Shows who replied to whom.
  open func configure(with configuration: SBUQuotedBaseMessageViewParams) {
    params = configuration
    messageId = configuration.messageId
    messagePosition = configuration.messagePosition
    quotedMessageNickname = configuration.quotedMessageNickname
    replierNickname = configuration.replierNickname
    repliedToLabel.text = repliedToText
    mainContainerView.position = configuration.messagePosition
    column.alignment = configuration.messagePosition == .right ? .trailing : .fill
    setupStyles()
  }

  /// Notifies the delegate of a tap.
  open func onTapQuotedMessageView(sender: UITapGestureRecognizer) {
    delegate?.didTapQuotedMessageView(self)
  }
}

/// A text above its reply.
open class SBUQuotedUserMessageView: SBUQuotedBaseMessageView {
  /// The text, in at most two lines.
  public lazy var quotedMessageLabel = UILabel()

  /// Adds the text.
  open override func setupViews() {
    super.setupViews()
    quotedMessageLabel.numberOfLines = 2
    mainContainerView.addArrangedSubview(quotedMessageLabel)
  }

  /// Applies the theme's font and color.
  open override func setupStyles() {
    super.setupStyles()
    quotedMessageLabel.setStyle(theme.quotedMessageTextFont, theme.quotedMessageTextColor)
  }

  /// Shows a text.
  open override func configure(with configuration: SBUQuotedBaseMessageViewParams) {
    super.configure(with: configuration)
    quotedMessageLabel.text =
      configuration.isMessageUnavailable
      ? SBUStringSet.Message_Unavailable : configuration.quotedMessage?.message
    // Other kinds of messages have no bubble (G148).
    mainContainerView.isHidden =
      !configuration.isMessageUnavailable && !(configuration.quotedMessage is UserMessage)
  }
}

/// A file above its reply.
open class SBUQuotedFileMessageView: SBUQuotedBaseMessageView {
  /// The picture, or the symbol of the kind of file.
  public lazy var fileMessageView = UIImageView()
  /// The name of the file, or "Voice message".
  public lazy var fileNameLabel = UILabel()

  /// Adds symbol and name.
  open override func setupViews() {
    super.setupViews()
    let row = SBUStackView(axis: .horizontal, spacing: 4)
    row.setHStack([fileMessageView, fileNameLabel])
    mainContainerView.addArrangedSubview(row)
  }

  /// Applies the theme's font and colors.
  open override func setupStyles() {
    super.setupStyles()
    fileNameLabel.setStyle(theme.quotedMessageTextFont, theme.quotedMessageTextColor)
    fileMessageView.tintColor = theme.quotedFileMessageThumbnailTintColor
    fileMessageView.backgroundColor = theme.quotedFileMessageThumbnailBackgroundColor
  }

  /// Shows a file, or the first one of several.
  open override func configure(with configuration: SBUQuotedBaseMessageViewParams) {
    super.configure(with: configuration)
    fileNameLabel.isHidden = true
    fileMessageView.isHidden = false
    guard let file = configuration.quotedMessage as? FileMessage else {
      fileMessageView.image = SBUIconSet.iconPhoto
      return
    }
    fileMessageView.image = file.symbol
    switch SBUUtils.getFileType(by: file) {
    case .image, .video: return
    case .voice:
      fileMessageView.isHidden = true
      fileNameLabel.text = SBUStringSet.GroupChannel_Preview_Voice
    case .audio, .pdf, .etc: fileNameLabel.text = file.name
    }
    fileNameLabel.isHidden = false
  }
}
