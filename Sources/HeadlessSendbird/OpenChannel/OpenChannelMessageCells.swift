import HeadlessUIKit

/// The base class of the rows of an open channel's messages: the day and the content.
open class SBUOpenChannelBaseMessageCell: SBUBaseMessageCell {}

/// The base class of the rows of users' messages in an open channel: the picture at the top, name
/// and time in one line, and the content below them (G242).
open class SBUOpenChannelContentBaseMessageCell: SBUOpenChannelBaseMessageCell {
  /// The name of the sender.
  public lazy var userNameView: UIView = SBUUserNameView()
  /// The picture of the sender.
  public lazy var profileView: UIView = SBUMessageProfileView()
  /// State and time.
  public lazy var stateView: UIView = SBUMessageStateView()
  /// The content.
  public lazy var mainContainerView = SBUSelectableStackView(axis: .vertical)
  private let nameGap = UILabel()
  override var menuAnchor: UIView? { mainContainerView }

  /// Adds the views.
  open override func setupViews() {
    super.setupViews()
    let (info, rest) = (SBUStackView(axis: .horizontal), UIView())
    nameGap.text = "  "
    info.setHStack([userNameView, nameGap, stateView, rest])
    let contents = SBUStackView(axis: .vertical)
    contents.setVStack([info, mainContainerView])
    for view in [rest, contents] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
    let row = SBUStackView(axis: .horizontal, alignment: .top, spacing: 12)
    row.setHStack([profileView, contents])
    messageContentView.addSubview(row)
  }

  /// Adds the gestures on content and picture.
  open override func setupActions() {
    super.setupActions()
    typealias Cell = SBUOpenChannelContentBaseMessageCell
    mainContainerView.addLongPress(self, Selector(Cell.onLongPressContentView))
    mainContainerView.addTap(self, Selector(Cell.onTapContentView))
    profileView.addTap(self, Selector(Cell.onTapUserProfileView))
  }

  /// Applies the theme to the views; names of operators have their own color (G243).
  open override func setupStyles() {
    super.setupStyles()
    let name = userNameView as? SBUUserNameView
    name?.theme = theme
    name?.usernameColor =
      message?.isOperatorMessage ?? false ? theme.currentUserNameTextColor : nil
    name?.setupStyles()
    (profileView as? SBUMessageProfileView)?.theme = theme
    (stateView as? SBUMessageStateView)?.theme = theme
  }

  /// Shows name, picture, state and time; a row of a group shows them only if it is the first
  /// (G242). The state is shown only if the message is not sent (G243).
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
    let message = configuration.message
    (userNameView as? SBUUserNameView)?.configure(username: message.sender?.displayName ?? "")
    (profileView as? SBUMessageProfileView)?
      .configure(urlString: message.sender?.profileURL ?? "")
    (stateView as? SBUMessageStateView)?.configure(
      with: SBUMessageStateViewParams(
        timestamp: message.createdAt, sendingState: message.sendingStatus,
        receiptState: .notUsed, position: .right))
    let isFirst =
      !SBUGlobals.isMessageGroupingEnabled || groupPosition == .none || groupPosition == .top
    for view in [userNameView, nameGap] { view.isHidden = !isFirst }
    (profileView as? SBUMessageProfileView)?.setPictureHidden(!isFirst)
    (stateView as? SBUMessageStateView)?.timeLabel.isHidden = !isFirst
    setupStyles()
  }

  /// Reports a long press on the content.
  open func onLongPressContentView(sender: UILongPressGestureRecognizer?) {
    if sender == nil || sender?.state == .began { longPressHandlerToContent?() }
  }
  /// Reports a tap on the content.
  open func onTapContentView(sender: UITapGestureRecognizer) { tapHandlerToContent?() }
  /// Reports a tap on the picture of the sender.
  open func onTapUserProfileView(sender: UITapGestureRecognizer) { userProfileTapHandler?() }
}

/// The row of a text in an open channel.
open class SBUOpenChannelUserMessageCell: SBUOpenChannelContentBaseMessageCell {
  /// The text.
  public lazy var messageTextView: UIView = SBUUserMessageTextView()
  /// The message.
  public var userMessage: UserMessage? { message as? UserMessage }
  /// The preview of a link.
  public lazy var webView = SBUMessageWebView()

  /// Adds text and preview.
  open override func setupViews() {
    super.setupViews()
    webView.isHidden = true
    mainContainerView.setVStack([messageTextView, webView])
  }

  /// Applies the theme to the views.
  open override func setupStyles() {
    super.setupStyles()
    (messageTextView as? SBUUserMessageTextView)?.theme = theme
    webView.theme = theme
  }

  /// Shows a text.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
    let message = configuration.message
    (messageTextView as? SBUUserMessageTextView)?.configure(
      model: SBUUserMessageTextViewModel(message: message, position: .left))
    webView.isHidden = message.ogMetaData == nil
    if let preview = message.ogMetaData { webView.configure(metaData: preview) }
  }

  /// Adds the gesture on the preview.
  open override func setupActions() {
    super.setupActions()
    webView.addTap(self, Selector(SBUOpenChannelUserMessageCell.onTapWebview))
  }

  /// Reports the address of the preview.
  func onTapWebview() {
    if let url = message?.ogMetaData?.url.flatMap({ URL(string: $0) }) { urlTapHandler?(url) }
  }
}

/// The row of a message of an unknown kind in an open channel: the message's own text (G244).
open class SBUOpenChannelUnknownMessageCell: SBUOpenChannelUserMessageCell {}

/// The row of a file in an open channel.
open class SBUOpenChannelFileMessageCell: SBUOpenChannelContentBaseMessageCell {
  /// The message.
  public var fileMessage: FileMessage? { message as? FileMessage }
  /// The picture, or the symbol and the name.
  public lazy var baseFileContentView = SBUBaseFileContentView()

  /// Adds the file.
  open override func setupViews() {
    super.setupViews()
    mainContainerView.setVStack([baseFileContentView])
  }

  /// Applies the theme to the views.
  open override func setupStyles() {
    super.setupStyles()
    baseFileContentView.theme = theme
  }

  /// Shows a file.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
    if let fileMessage { baseFileContentView.configure(message: fileMessage, position: .left) }
  }
}

/// The row of a message of the service in an open channel, at the left (G244).
open class SBUOpenChannelAdminMessageCell: SBUOpenChannelBaseMessageCell {
  /// The text.
  public lazy var messageLabel = UILabel()
  /// The message.
  public var adminMessage: AdminMessage? { message as? AdminMessage }

  /// Adds the text.
  open override func setupViews() {
    super.setupViews()
    messageLabel.numberOfLines = 0
    messageContentView.addSubview(messageLabel)
  }

  /// Applies the theme's font and colors.
  open override func setupStyles() {
    super.setupStyles()
    messageLabel.setStyle(theme.adminMessageFont, theme.adminMessageTextColor)
    messageContentView.backgroundColor = theme.contentBackgroundColor
  }

  /// Shows a message of the service.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
    messageLabel.text = configuration.message.message
  }
}
