import DioramaKit
import HeadlessUIKit

/// The title view of a channel: its picture, its name and who is typing (G66).
///
/// A header's `TitleView` replaces it by a subclass.
open class SBUChannelTitleView: SBUNavigationTitleView {
  /// The channel.
  public var channel: BaseChannel?
  /// The theme of the texts.
  public var theme: SBUComponentTheme
  /// The view around picture and texts.
  public var contentView = UIView()
  /// The picture of the channel.
  public var coverImage = SBUCoverImageView(frame: .zero)
  /// The texts, from top to bottom.
  public var stackView = SBUStackView(axis: .vertical, alignment: .leading)
  /// The name of the channel.
  public var titleLabel: UILabel {
    get { label }
    set { label = newValue }
  }
  /// The line that says who is typing; hidden while no one is.
  public var statusField = UITextField()
  /// A dot for users who are online; the kit never shows it (G71).
  public var onlineStateIcon = UIView()

  /// Creates a title view with a frame, which is kept and not shown.
  public init(frame: CGRect) {
    theme = SBUTheme.componentTheme
    super.init()
    self.frame = frame
  }

  /// Creates a title view.
  public required convenience init() { self.init(frame: .zero) }

  /// Unavailable: title views are never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Adds picture and texts.
  open override func setupViews() {
    statusField.isHidden = true
    statusField.isEnabled = false
    statusField.isShownAsText = true
    onlineStateIcon.isHidden = true
    stackView.setVStack([titleLabel, statusField])
    let row = SBUStackView(axis: .horizontal, spacing: 8)
    row.setHStack([coverImage, stackView, onlineStateIcon])
    contentView.addSubview(row)
    addSubview(contentView)
  }

  /// Places the views; does nothing by default.
  open override func setupLayouts() {}

  /// Applies the theme's fonts and colors to the texts (G227).
  open override func setupStyles() {
    titleLabel.setStyle(theme.titleFont, theme.titleColor)
    statusField.font = theme.titleStatusFont
    statusField.textColor = theme.titleStatusColor
  }

  /// Shows a channel: a title, else its name, and who is typing (G69).
  ///
  /// - Parameters:
  ///   - channel: the channel; nil for an empty title.
  ///   - title: the title instead of the channel's name.
  open func configure(channel: BaseChannel?, title: String?) {
    self.channel = channel
    let group = channel as? GroupChannel
    let open = channel as? OpenChannel
    titleLabel.text = title ?? group?.listTitle ?? open?.title ?? ""
    coverImage.image = group?.coverPicture ?? open?.coverPicture
    updateChannelStatus(channel: channel)
  }

  /// Shows who is typing, or hides the line; in an open channel, shows the number of participants
  /// (G71, G72, G234).
  public func updateChannelStatus(channel: BaseChannel?) {
    if let open = channel as? OpenChannel {
      statusField.text = SBUStringSet.Open_Channel_Participants_Count(open.participantCount)
      statusField.isHidden = false
      return
    }
    let settings = SendbirdUI.config.groupChannel.channel
    let isShown =
      settings.isTypingIndicatorEnabled && settings.typingIndicatorTypes.contains(.text)
    let users = isShown ? (channel as? GroupChannel)?.getTypingUsers() ?? [] : []
    statusField.text = users.isEmpty ? nil : SBUStringSet.Channel_Typing(users)
    statusField.isHidden = users.isEmpty
  }

  /// The preferred size: as wide as possible.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}

/// The banner of a frozen channel (G79).
open class SBUChannelStateBanner: SBULabel {}

/// The action of a tap on the number of new messages.
public typealias SBUNewMessageInfoHandler = () -> Void

/// The view that counts new messages while the list is scrolled up (G83).
open class SBUNewMessageInfo: SBUView {
  /// The button with the number of messages.
  public var messageInfoButton = UIButton(type: .custom)
  /// The action of a tap.
  public var actionHandler: SBUNewMessageInfoHandler?

  /// Adds the button.
  open override func setupViews() {
    messageInfoButton.addAction(
      UIAction { [weak self] _ in self?.onClickNewMessageInfo() }, for: .touchUpInside)
    addSubview(messageInfoButton)
  }

  /// Shows a number of messages.
  ///
  /// - Parameters:
  ///   - count: the number.
  ///   - actionHandler: the action of a tap; nil keeps the last one.
  open func updateCount(count: Int, actionHandler: SBUNewMessageInfoHandler? = nil) {
    if let actionHandler { self.actionHandler = actionHandler }
    messageInfoButton.setTitle(SBUStringSet.Channel_New_Message(count), for: .normal)
  }

  /// Calls the action of a tap.
  open func onClickNewMessageInfo() { actionHandler?() }
}

/// The button that scrolls to the newest message (G85).
open class SBUScrollBottomView: SBUView {
  /// The button.
  public var button = UIButton(type: .custom)

  /// Adds the button.
  open override func setupViews() {
    button.setImage(SBUIconSet.iconChevronDown, for: .normal)
    addSubview(button)
  }
}

/// The view that counts unread messages (G87).
public class SBUUnreadMessageInfoView: SBUView {
  /// The number of messages.
  public var unreadMessageCountLabel = UILabel()
  /// The button that marks all messages as read.
  public var markAsReadButton = UIButton(type: .custom)
  private var count: UInt = 0

  /// Adds label and button.
  public override func setupViews() {
    markAsReadButton.setImage(SBUIconSet.iconClose, for: .normal)
    for view in [unreadMessageCountLabel, markAsReadButton] { addSubview(view) }
  }

  /// Shows a number of messages.
  ///
  /// - Parameters:
  ///   - addCount: the number to add to the current one; not used with another number.
  ///   - replaceCount: the number to show instead of the current one.
  public func updateCount(addCount: UInt? = nil, replaceCount: UInt? = nil) {
    count = replaceCount ?? count + (addCount ?? 0)
    unreadMessageCountLabel.text = SBUStringSet.Channel_Unread_Message(Int(count))
  }
}

/// The line above the first unread message (G87).
public class SBUUnreadMessageNewLine: SBUView {}
