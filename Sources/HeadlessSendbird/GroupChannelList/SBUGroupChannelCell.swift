import ChatBackend
import DioramaKit
import HeadlessUIKit

/// The row of a group channel (C113 to C137).
///
/// The first line has title, number of members, marks and the time of the latest message; the
/// second line has the message, a mention and the number of unread messages.
open class SBUGroupChannelCell: SBUBaseChannelCell {
  /// The picture of the channel.
  public lazy var coverImage = SBUCoverImageView()
  /// The name of the channel, or of its members.
  public lazy var titleLabel = UILabel()
  /// The number of members, if there are more than two.
  public lazy var memberCountLabel = UILabel()
  /// The time of the latest message.
  public lazy var lastUpdatedTimeLabel = UILabel()
  /// The latest message.
  public lazy var messageLabel = UILabel()
  /// The mark for unread mentions.
  public lazy var unreadMentionLabel = UILabel()
  /// The mark of a broadcast channel.
  public lazy var broadcastIcon = UIImageView()
  /// The mark of a frozen channel.
  public lazy var freezeState = UIImageView()
  /// The mark of a channel whose notifications are off.
  public lazy var notificationState = UIImageView()
  /// The receipt of the user's own latest message: sent, delivered or read.
  public lazy var stateImageView = UIImageView()
  /// The number of unread messages.
  public lazy var unreadCount = UIButton(type: .custom)
  /// The line below the row; not shown.
  public lazy var separatorLine = UIView()

  /// The picture and, next to it, the lines.
  public lazy var contentStackView = SBUStackView(axis: .horizontal, spacing: 16)
  /// The two lines.
  public lazy var infoStackView = SBUStackView(axis: .vertical)
  /// The first line.
  public lazy var titleStackView = SBUStackView(axis: .horizontal, spacing: 4)
  /// The second line.
  public lazy var messageStackView = SBUStackView(axis: .horizontal, spacing: 4)
  /// The space before the receipt.
  public let titleSpacer = UIView()
  /// The space after the message.
  public let messageSpacer = UIView()
  /// The width of the picture, in points.
  public let coverImageSize: CGFloat = 56
  /// The height of the number of unread messages, in points.
  public let unreadCountSize: CGFloat = 20
  /// The width of the marks, in points.
  public let infoIconSize: CGFloat = 16

  private var ownTheme: SBUGroupChannelCellTheme?
  /// The theme set on the cell, else the one in use.
  public var theme: SBUGroupChannelCellTheme {
    get { ownTheme ?? SBUTheme.groupChannelCellTheme }
    set { ownTheme = newValue }
  }

  // MARK: Setting up

  /// Adds the views.
  open override func setupViews() {
    super.setupViews()
    for label in [titleLabel, messageLabel] {
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      label.lineBreakMode = .byTruncatingTail
    }
    for spacer in [titleSpacer, messageSpacer] {
      spacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
    unreadCount.isUserInteractionEnabled = false
    unreadCount.setImage(UIImage(name: "unread", symbol: "•"), for: .normal)
    titleStackView.setHStack([
      broadcastIcon, titleLabel, memberCountLabel, freezeState, notificationState, titleSpacer,
      stateImageView, lastUpdatedTimeLabel,
    ])
    messageStackView.setHStack([messageLabel, messageSpacer, unreadMentionLabel, unreadCount])
    infoStackView.setVStack([titleStackView, messageStackView])
    contentStackView.setHStack([coverImage, infoStackView])
    contentView.addSubview(contentStackView)
  }

  /// Applies the colors, fonts and pictures (C135).
  open override func setupStyles() {
    super.setupStyles()
    let theme = theme
    backgroundColor = theme.backgroundColor
    titleLabel.setStyle(theme.titleFont, theme.titleTextColor)
    memberCountLabel.setStyle(theme.memberCountFont, theme.memberCountTextColor)
    lastUpdatedTimeLabel.setStyle(theme.lastUpdatedTimeFont, theme.lastUpdatedTimeTextColor)
    messageLabel.setStyle(theme.messageFont, theme.messageTextColor)
    unreadMentionLabel.setStyle(theme.unreadMentionTextFont, theme.unreadMentionTextColor)
    unreadCount.backgroundColor = theme.unreadCountBackgroundColor
    unreadCount.setTitleColor(theme.unreadCountTextColor, for: .normal)
    unreadCount.titleLabel?.font = theme.unreadCountFont
    broadcastIcon.image = SBUIconSet.iconBroadcast
    freezeState.image = SBUIconSet.iconFreeze
    notificationState.image = SBUIconSet.iconNotificationOffFilled
    broadcastIcon.tintColor = theme.broadcastMarkTintColor
    freezeState.tintColor = theme.freezeStateTintColor
    notificationState.tintColor = theme.messageTextColor
    separatorLine.backgroundColor = theme.separatorLineColor
    stateImageView.tintColor =
      switch receipt {
      case .read: theme.readReceiptStateColor
      case .delivered: theme.deliveryReceiptStateColor
      case .sent, nil: theme.succeededStateColor
      }
  }

  /// Clears the receipt (C136).
  open override func prepareForReuse() {
    super.prepareForReuse()
    stateImageView.image = nil
    stateImageView.accessibilityLabel = nil
  }

  // MARK: Showing a channel

  /// Shows a channel; one that is no group channel is only stored (C137).
  open override func configure(channel: BaseChannel) {
    super.configure(channel: channel)
    guard let channel = channel as? GroupChannel else { return }
    lastMessage = channel.lastMessage
    receipt = lastMessage.flatMap { receipt(of: $0, in: channel) }
    coverImage.image = channel.coverPicture
    titleLabel.text = channel.listTitle
    let count = Int(channel.memberCount)
    memberCountLabel.text = count > 2 ? count.shortened : nil
    memberCountLabel.isHidden = count <= 2
    broadcastIcon.isHidden = !channel.isBroadcast
    freezeState.isHidden = !channel.isFrozen
    notificationState.isHidden = channel.myPushTriggerOption != .off
    lastUpdatedTimeLabel.text = buildLastUpdatedDate()
    unreadMentionLabel.text =
      SBUGlobals.userMentionConfig?.trigger ?? SBUStringSet.Mention.Trigger_Key
    unreadMentionLabel.isHidden =
      !SendbirdUI.config.groupChannel.channel.isMentionEnabled || channel.unreadMentionCount == 0
    let unread = channel.unreadMessageCount
    unreadCount.setTitle(unread > 99 ? "99+" : "\(unread)", for: .normal)
    unreadCount.isHidden = unread == 0
    showMessage()
    updateStateImageView()
    updateMessageLabel()
    for part in hiddenParts { part.view(of: self).isHidden = true }
  }

  /// The views that YAML hides.
  private var hiddenParts: [ChannelCellPart] = []

  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "hiddenParts", .list(of: ChannelCellPart.shape),
        "the views of the row to hide, under the kit's names"
      ) { (cell: SBUGroupChannelCell, parts: [ChannelCellPart]) in cell.hiddenParts = parts })
  }

  /// The message and the receipt of the last ``configure(channel:)``.
  private var lastMessage: BaseMessage?
  private var receipt: Receipt?

  private func showMessage() {
    // A frame shows one line of the two that the kit has.
    let text = lastMessage?.listPreview ?? ""
    messageLabel.text = String(text.map { $0.isNewline ? " " : $0 })
    messageLabel.lineBreakMode =
      lastMessage is UserMessage ? .byTruncatingTail : .byTruncatingMiddle
  }

  /// Shows who is typing in place of the message, if the feature is on (C132).
  open func updateMessageLabel() {
    guard SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled,
      let channel = channel as? GroupChannel
    else { return }
    let users = channel.getTypingUsers() ?? []
    if users.isEmpty {
      showMessage()
    } else {
      messageLabel.text = SBUStringSet.Channel_Typing(users)
    }
  }

  /// How far the user's own latest message came.
  private enum Receipt {
    case sent, delivered, read
  }

  private func receipt(of message: BaseMessage, in channel: GroupChannel) -> Receipt? {
    guard SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled,
      !channel.isSuper, !channel.isBroadcast,
      message.sender?.userId == SBUGlobals.currentUser?.userId
    else { return nil }
    if channel.getUnreadMemberCount(message) == 0 { return .read }
    return channel.getUndeliveredMemberCount(message) == 0 ? .delivered : .sent
  }

  /// Shows the receipt of the user's own latest message, if the feature is on (C121).
  open func updateStateImageView() {
    guard let receipt else { return }
    switch receipt {
    case .sent: stateImageView.image = SBUIconSet.iconDone
    case .delivered, .read: stateImageView.image = SBUIconSet.iconDoneAll
    }
    stateImageView.accessibilityLabel = "\(receipt)"
  }

  /// Returns the time of the latest message, or of the channel's creation (C122, C138 to C145).
  public func buildLastUpdatedDate() -> String? {
    guard let channel else { return nil }
    let time = lastMessage.map { $0.createdAt / 1_000 } ?? channel.createdAt
    return Date.lastUpdatedTimeForChannelCell(baseTimestamp: time)
  }
}

/// A view of a channel's row that YAML can hide.
private enum ChannelCellPart: String, CaseIterable, Sendable {
  case coverImage, broadcastIcon, memberCountLabel, freezeState, notificationState, stateImageView
  case lastUpdatedTimeLabel, messageLabel, unreadMentionLabel, unreadCount

  static let shape = ValueShape<ChannelCellPart>.choice(of: "SBUGroupChannelCell")

  /// Returns its view in a row.
  func view(of cell: SBUGroupChannelCell) -> UIView {
    switch self {
    case .coverImage: cell.coverImage
    case .broadcastIcon: cell.broadcastIcon
    case .memberCountLabel: cell.memberCountLabel
    case .freezeState: cell.freezeState
    case .notificationState: cell.notificationState
    case .stateImageView: cell.stateImageView
    case .lastUpdatedTimeLabel: cell.lastUpdatedTimeLabel
    case .messageLabel: cell.messageLabel
    case .unreadMentionLabel: cell.unreadMentionLabel
    case .unreadCount: cell.unreadCount
    }
  }
}
