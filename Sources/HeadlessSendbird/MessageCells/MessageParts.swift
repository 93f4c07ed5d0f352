import HeadlessUIKit

/// The day above a message (G116).
open class SBUMessageDateView: SBUView {
  /// The text.
  public lazy var dateLabel = UILabel()
  /// The space around the text, in points. Kept, not used.
  public var padding: CGFloat = 8
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds the text.
  open override func setupViews() {
    super.setupViews()
    dateLabel.textAlignment = .center
    addSubview(dateLabel)
  }

  /// Applies the theme's font and colors.
  open override func setupStyles() {
    super.setupStyles()
    dateLabel.setStyle(theme.dateFont, theme.dateTextColor)
    dateLabel.backgroundColor = theme.dateBackgroundColor
  }

  /// Shows the day of a time, in milliseconds since 1970.
  open func configure(timestamp: Int64) {
    dateLabel.text = Date(messageTime: timestamp).separator
  }
}

/// The values of the state and time of a message.
public class SBUMessageStateViewParams {
  /// The time, in milliseconds since 1970.
  public let timestamp: Int64
  /// The sending status.
  public let sendingState: MessageSendingStatus
  /// How far the message came.
  public let receiptState: SBUMessageReceiptState
  /// The side of the message.
  public let position: MessagePosition
  /// Whether the message shows the one that it replies to.
  public let isQuotedReplyMessage: Bool

  /// Creates the values.
  public init(
    timestamp: Int64, sendingState: MessageSendingStatus, receiptState: SBUMessageReceiptState,
    position: MessagePosition, isQuotedReplyMessage: Bool = false
  ) {
    (self.timestamp, self.sendingState) = (timestamp, sendingState)
    (self.receiptState, self.position) = (receiptState, position)
    self.isQuotedReplyMessage = isQuotedReplyMessage
  }
}

/// The state of the current user's message, and the time of a message (G118 to G127).
open class SBUMessageStateView: SBUView {
  /// State and time.
  public lazy var stackView = SBUStackView(axis: .horizontal, spacing: 4)
  /// The state.
  public lazy var stateImageView = UIImageView()
  /// The time.
  public lazy var timeLabel = UILabel()
  /// The size of the time. Kept, not used.
  public var timeLabelCustomSize: CGSize?
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
  private var params: SBUMessageStateViewParams?

  /// Adds state and time.
  open override func setupViews() {
    super.setupViews()
    stackView.setHStack([stateImageView, timeLabel])
    addSubview(stackView)
  }

  /// Applies the theme's font and colors.
  open override func setupStyles() {
    super.setupStyles()
    timeLabel.setStyle(theme.timeFont, theme.timeTextColor)
    stateImageView.tintColor =
      switch (params?.sendingState, params?.receiptState) {
      case (.pending, _): theme.pendingStateColor
      case (.failed, _), (.canceled, _): theme.failedStateColor
      case (_, .read): theme.readReceiptStateColor
      case (_, .delivered): theme.deliveryReceiptStateColor
      default: theme.succeededStateColor
      }
  }

  /// Shows state and time.
  open func configure(with configuration: SBUMessageStateViewParams) {
    params = configuration
    timeLabel.text = Date(messageTime: configuration.timestamp).sentTime
    let isOwn = configuration.position == .right
    let (icon, word) = isOwn ? Self.state(of: configuration) : (nil, nil)
    stateImageView.image = icon
    stateImageView.accessibilityLabel = word
    stateImageView.isHidden = icon == nil
    timeLabel.recordKey = "messageId.createdAt"
    let key = ["read": "readBy", "delivered": "deliveredTo"][word ?? ""] ?? "sendingStatus"
    stateImageView.recordKey = "messageId.\(key)"
    setupStyles()
  }

  private static func state(of params: SBUMessageStateViewParams) -> (UIImage?, String?) {
    switch params.sendingState {
    case .pending: return (SBUIconSet.iconSpinner, "sending")
    case .failed, .canceled: return (SBUIconSet.iconError, "failed")
    case .none, .scheduled: return (nil, nil)
    case .succeeded:
      switch params.receiptState {
      case .none: return (SBUIconSet.iconDone, "sent")
      case .delivered: return (SBUIconSet.iconDoneAll, "delivered")
      case .read: return (SBUIconSet.iconDoneAll, "read")
      case .notUsed: return (nil, nil)
      }
    }
  }
}

/// The name of a message's sender.
open class SBUUserNameView: SBUView {
  /// The name, as a button.
  public lazy var button = UIButton(type: .custom)
  /// The name.
  public var username = ""
  /// The color; nil for the theme's.
  public var usernameColor: UIColor?
  /// The space before the name, in points: that of a picture, or none.
  public var leftMargin: CGFloat = 0 { didSet { updateMargin() } }
  private let margin = UILabel()
  private let rest = UIView()
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds the name.
  open override func setupViews() {
    super.setupViews()
    button.isUserInteractionEnabled = false
    button.titleLabel?.textAlignment = .left
    margin.text = " "
    updateMargin()
    let row = SBUStackView(axis: .horizontal, spacing: 12)
    rest.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    row.setHStack([margin, button, rest])
    addSubview(row)
  }

  private func updateMargin() {
    for view in [margin, rest] { view.isHidden = leftMargin <= 0 }
  }

  /// Applies the theme's font and color.
  open override func setupStyles() {
    super.setupStyles()
    button.titleLabel?.font = theme.userNameFont
    button.setTitleColor(usernameColor ?? theme.userNameTextColor, for: .normal)
  }

  /// Shows a name.
  ///
  /// - Parameters:
  ///   - username: the name.
  ///   - isOverlay: whether the theme over a video applies.
  open func configure(username: String, isOverlay: Bool = false) {
    self.username = username
    if isOverlay { theme = SBUTheme.overlayTheme.messageCellTheme }
    button.setTitle(username, for: .normal)
    setupStyles()
  }

  /// Sets the color of the name.
  public func setUsernameColor(_ color: UIColor) {
    usernameColor = color
    setupStyles()
  }
}

/// The picture of a message's sender, or the number of further users who are typing.
open class SBUMessageProfileView: SBUView {
  /// The picture.
  public lazy var imageView = UIImageView()
  /// The number of further users.
  public lazy var numberLabel = UILabel()
  /// The URL of the picture.
  public var urlString = ""
  private let place = UILabel()
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds picture and number.
  open override func setupViews() {
    super.setupViews()
    numberLabel.isHidden = true
    place.text = " "
    place.isHidden = true
    addSubview(place)
    addSubview(imageView)
    addSubview(numberLabel)
  }

  /// Applies the theme's colors.
  open override func setupStyles() {
    super.setupStyles()
    imageView.backgroundColor = theme.userPlaceholderBackgroundColor
    imageView.tintColor = theme.userPlaceholderTintColor
  }

  /// Shows a picture, or the placeholder.
  ///
  /// - Parameters:
  ///   - urlString: the URL.
  ///   - imageSize: the size, in points. Not used.
  open func configure(urlString: String, imageSize: CGFloat? = 26) {
    self.urlString = urlString
    imageView.image = urlString.isEmpty ? SBUIconSet.iconUser : SBUIconSet.picture
  }

  /// Shows or hides the picture; its place stays (G115).
  func setPictureHidden(_ isHidden: Bool) {
    imageView.isHidden = isHidden
    place.isHidden = !isHidden
  }

  /// Shows the number of further users who are typing (G151).
  func configure(number: Int) {
    imageView.isHidden = true
    numberLabel.isHidden = false
    numberLabel.text = SBUStringSet.Message_Typers_Count(min(number, 99))
  }
}

/// Receives taps on the number of replies.
public protocol SBUThreadInfoViewDelegate: AnyObject {
  /// The number of replies was tapped.
  func threadInfoViewDidTap(_ threadInfoView: SBUThreadInfoView)
}

/// The users who replied to a message, and the number of replies (G150).
open class SBUThreadInfoView: SBUView {
  /// The pictures of the users.
  public lazy var repliedUsersHStackView = SBUStackView(axis: .horizontal, spacing: 4)
  /// The number of replies.
  public lazy var repliedCountLabel = UILabel()
  /// The replies.
  public private(set) var threadInfo: ThreadInfo?
  /// The message.
  public private(set) var message: BaseMessage?
  /// The size of a picture, in points. Kept, not used.
  public var userImageSize: CGFloat = 20
  /// The greatest number of pictures.
  public var repliedUserLimit = 5
  /// The delegate; not retained.
  public weak var delegate: (any SBUThreadInfoViewDelegate)?
  /// The theme.
  public var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

  /// Adds pictures and number.
  open override func setupViews() {
    super.setupViews()
    let row = SBUStackView(axis: .horizontal, spacing: 4)
    row.setHStack([repliedUsersHStackView, repliedCountLabel])
    addSubview(row)
    addTap(self, Selector(SBUThreadInfoView.onTap))
  }

  /// Applies the theme's font and color.
  open override func setupStyles() {
    super.setupStyles()
    repliedCountLabel.setStyle(theme.repliedCountTextFont, theme.repliedCountTextColor)
  }

  /// Shows the replies to a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - messagePosition: its side.
  open func configure(with message: BaseMessage, messagePosition: MessagePosition) {
    let info = message.threadInfo
    (self.message, threadInfo) = (message, info)
    let count = SBUStringSet.Message_Replied_Users_Count(info.replyCount)
    repliedCountLabel.text = info.replyCount > 99 ? "99+ replies" : count
    setupRepliedUsers()
  }

  /// Shows the pictures of the users; a plus replaces the last one if there are more.
  open func setupRepliedUsers() {
    for view in repliedUsersHStackView.arrangedSubviews { view.removeFromSuperview() }
    let users = threadInfo?.mostRepliedUsers ?? []
    for (index, user) in users.prefix(max(repliedUserLimit, 0)).enumerated() {
      let isMore = index == repliedUserLimit - 1 && users.count > repliedUserLimit
      let hasPicture = user.profileURL.map { !$0.isEmpty } ?? false
      let picture = hasPicture ? SBUIconSet.picture : SBUIconSet.iconUser
      repliedUsersHStackView.addArrangedSubview(
        UIImageView(image: isMore ? SBUIconSet.iconPlus : picture))
    }
  }

  /// Notifies the delegate of a tap.
  func onTap() { delegate?.threadInfoViewDidTap(self) }
}
