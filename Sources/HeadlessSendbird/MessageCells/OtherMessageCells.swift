import HeadlessUIKit

/// The row of a message of the service (G108).
open class SBUAdminMessageCell: SBUBaseMessageCell {
  /// The text.
  public lazy var messageLabel = UILabel()
  /// The message.
  public var adminMessage: AdminMessage? { message as? AdminMessage }

  /// Adds the text.
  open override func setupViews() {
    super.setupViews()
    messageLabel.numberOfLines = 0
    messageLabel.textAlignment = .center
    messageContentView.addSubview(messageLabel)
  }

  /// Applies the theme's font and color.
  open override func setupStyles() {
    super.setupStyles()
    messageLabel.setStyle(theme.adminMessageFont, theme.adminMessageTextColor)
  }

  /// Shows a message of the service.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    guard let values = configuration as? SBUAdminMessageCellParams else { return }
    super.configure(with: configuration)
    messageLabel.text = values.message.message
  }
}

/// The row of the users who are typing (G151).
open class SBUTypingIndicatorMessageCell: SBUContentBaseMessageCell {
  /// The dots.
  open var typingBubbleView: UIView = {
    let dots = UILabel()
    dots.text = "..."
    return dots
  }()
  /// The row's message.
  open var typingMessage: SBUTypingIndicatorMessage? { message as? SBUTypingIndicatorMessage }

  /// Adds the dots.
  open override func setupViews() {
    super.setupViews()
    mainContainerView.insertArrangedSubview(typingBubbleView, at: 0)
  }

  /// Applies the theme's color.
  open override func setupStyles() {
    super.setupStyles()
    (typingBubbleView as? UILabel)?.textColor = theme.typingMessageDotColor
  }

  /// Shows the pictures of the users, without name and time.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    guard configuration is SBUTypingIndicatorMessageCellParams else { return }
    super.configure(with: configuration)
    userNameView.isHidden = true
    stateView.isHidden = true
  }
}

/// The row of a message from a template. Templates are not shown: the row has the message's text.
open class SBUMessageTemplateCell: SBUBaseMessageCell {
  private let label = UILabel()

  /// Adds the text.
  open override func setupViews() {
    super.setupViews()
    label.numberOfLines = 0
    messageContentView.addSubview(label)
  }

  /// Shows the text of a message.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
    label.text = configuration.message.message
  }
}
