import HeadlessUIKit

/// The base class of the rows of users' messages: name, picture, the message that it replies to, a
/// bubble, state and time, reactions and replies (G106, G107).
open class SBUContentBaseMessageCell: SBUBaseMessageCell, SBUQuotedMessageViewDelegate,
  SBUThreadInfoViewDelegate
{
  /// Whether the row shows reactions.
  public var useReaction = false
  /// Whether the row shows the message that it replies to.
  public var useQuotedMessage = false
  /// Whether the row shows the number of replies.
  public var useThreadInfo = false
  /// Whether a long press on a reaction shows its users.
  public var enableEmojiLongPress = true

  /// The name of the sender.
  public lazy var userNameView: UIView = {
    let view = SBUUserNameView()
    view.leftMargin = 50
    return view
  }()
  /// The pictures of the sender, or of the users who are typing.
  public lazy var profilesStackView = SBUStackView(axis: .horizontal)
  /// The picture of the sender.
  public lazy var profileView: UIView = SBUMessageProfileView()
  /// State and time.
  public lazy var stateView: UIView = SBUMessageStateView()
  /// The name above the content.
  public lazy var userNameStackView = SBUStackView(axis: .vertical, spacing: 4)
  /// Pictures and content.
  public lazy var contentHStackView = SBUStackView(
    axis: .horizontal, alignment: .bottom, spacing: 12)
  /// The message that it replies to, the bubble, and the replies.
  public lazy var contentVStackView = SBUStackView(axis: .vertical)
  /// The message that it replies to; nil unless the row shows it.
  public private(set) var quotedMessageView: SBUQuotedBaseMessageView?
  /// The row of the replies.
  public lazy var threadHStackView = SBUStackView(axis: .horizontal, spacing: 4)
  /// The space before the replies.
  public lazy var threadInfoSpacing = UIView()
  /// The replies.
  public lazy var threadInfoView = SBUThreadInfoView()
  /// The bubble, with state and time.
  public lazy var messageHStackView = SBUStackView(
    axis: .horizontal, alignment: .bottom, spacing: 8)
  /// The column of the bubble.
  public lazy var mainContainerVStackView = SBUStackView(axis: .vertical)
  /// The bubble.
  open var mainContainerView = SBUSelectableStackView(axis: .vertical)
  /// The reactions.
  public lazy var reactionView = SBUMessageReactionView()
  /// The space between picture and content.
  public lazy var profileContentSpacing = UIView()
  /// The space beside bubble and state.
  public lazy var messageSpacing = UIView()
  private let gap = UIView()
  private let threadMargin = UILabel()
  private let quoteRow = SBUStackView(axis: .horizontal, spacing: 8)
  private lazy var bubble = MessageBubble(content: mainContainerView)
  override var menuAnchor: UIView? { mainContainerView }

  // MARK: Setting up

  /// Adds the views for a message of another user.
  open override func setupViews() {
    super.setupViews()
    mainContainerVStackView.setVStack([bubble])
    mainContainerView.addArrangedSubview(reactionView)
    threadMargin.text = "   "
    threadInfoSpacing.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    threadHStackView.isHidden = true
    contentVStackView.setVStack([messageHStackView])
    profilesStackView.setHStack([profileView])
    userNameStackView.setVStack([userNameView, contentHStackView, threadHStackView])
    messageContentView.addSubview(userNameStackView)
    gap.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    for view in [contentVStackView, messageSpacing] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
    mainContainerVStackView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    updateContentsPosition()
  }

  /// Adds the gestures on bubble and picture.
  open override func setupActions() {
    super.setupActions()
    typealias Cell = SBUContentBaseMessageCell
    mainContainerView.addLongPress(self, Selector(Cell.onLongPressContentView))
    mainContainerView.addTap(self, Selector(Cell.onTapContentView))
    profileView.addTap(self, Selector(Cell.onTapUserProfileView))
    threadInfoView.delegate = self
    reactionView.emojiTapHandler = { [weak self] in self?.emojiTapHandler?($0) }
    reactionView.emojiLongPressHandler = { [weak self] in self?.emojiLongPressHandler?($0) }
    reactionView.moreEmojiTapHandler = { [weak self] in self?.moreEmojiTapHandler?() }
  }

  /// Applies the theme to the views.
  open override func setupStyles() {
    super.setupStyles()
    mainContainerView.leftBackgroundColor = theme.leftBackgroundColor
    mainContainerView.leftPressedBackgroundColor = theme.leftPressedBackgroundColor
    mainContainerView.rightBackgroundColor = theme.rightBackgroundColor
    mainContainerView.rightPressedBackgroundColor = theme.rightPressedBackgroundColor
    (userNameView as? SBUUserNameView)?.theme = theme
    (profileView as? SBUMessageProfileView)?.theme = theme
    (stateView as? SBUMessageStateView)?.theme = theme
    threadInfoView.theme = theme
    quotedMessageView?.theme = theme
  }

  // MARK: Showing a message

  /// Shows name, picture, state and time, reactions, and replies.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
    useQuotedMessage = configuration.useQuotedMessage
    useThreadInfo = configuration.useThreadInfo
    let message = configuration.message
    mainContainerView.position = configuration.messagePosition
    (userNameView as? SBUUserNameView)?.configure(username: message.sender?.displayName ?? "")
    configureMessageProfileViews(message: message)
    (stateView as? SBUMessageStateView)?.configure(
      with: SBUMessageStateViewParams(
        timestamp: message.createdAt, sendingState: message.sendingStatus,
        receiptState: configuration.receiptState, position: configuration.messagePosition,
        isQuotedReplyMessage: useQuotedMessage))
    reactionView.configure(
      configuration: SBUMessageReactionViewParams(
        maxWidth: 240, useReaction: useReaction, reactions: message.reactions,
        enableEmojiLongPress: enableEmojiLongPress, message: message))
    setupQuotedMessageView(
      joinedAt: configuration.joinedAt,
      messageOffsetTimestamp: configuration.messageOffsetTimestamp)
    setupThreadInfoView()
    updateContentsPosition()
    setMessageGrouping()
    setupStyles()
  }

  /// Orders the views of the row for its side.
  open func updateContentsPosition() {
    let isOwn = position == .right
    bubble.side = isOwn ? .outgoing : position == .left ? .incoming : .none
    arrange(
      isOwn ? [contentVStackView] : [profilesStackView, contentVStackView], in: contentHStackView)
    arrange(
      isOwn
        ? [messageSpacing, stateView, gap, mainContainerVStackView]
        : [mainContainerVStackView, gap, stateView, messageSpacing], in: messageHStackView)
    arrange(
      isOwn
        ? [threadInfoSpacing, threadInfoView, threadMargin]
        : [threadMargin, threadInfoView, threadInfoSpacing], in: threadHStackView)
    userNameView.isHidden = isOwn
  }

  private func arrange(_ views: [UIView], in stack: UIStackView) {
    guard stack.arrangedSubviews != views else { return }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for view in views { stack.addArrangedSubview(view) }
  }

  /// Shows the message that it replies to, if there is one (G147).
  ///
  /// - Parameters:
  ///   - joinedAt: the time when the current user joined.
  ///   - messageOffsetTimestamp: the time before which messages are hidden.
  public func setupQuotedMessageView(joinedAt: Int64 = 0, messageOffsetTimestamp: Int64 = 0) {
    quotedMessageView?.removeFromSuperview()
    quotedMessageView = nil
    quoteRow.isHidden = !useQuotedMessage
    guard useQuotedMessage, let message else { return }
    let params = SBUQuotedBaseMessageViewParams(
      message: message, position: position, joinedAt: joinedAt,
      messageOffsetTimestamp: messageOffsetTimestamp)
    let isFile = params.quotedMessage is FileMessage || params.quotedMessage is MultipleFilesMessage
    let view: SBUQuotedBaseMessageView =
      isFile && !params.isMessageUnavailable
      ? SBUQuotedFileMessageView() : SBUQuotedUserMessageView()
    view.delegate = self
    view.configure(with: params)
    for view in quoteRow.arrangedSubviews { view.removeFromSuperview() }
    let (space, margin) = (UIView(), UILabel())
    space.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    margin.text = " "
    quoteRow.setHStack(position == .right ? [space, view, margin] : [view])
    if quoteRow.superview == nil { contentVStackView.insertArrangedSubview(quoteRow, at: 0) }
    quotedMessageView = view
  }

  /// Shows the number of replies, if there are any (G150).
  public func setupThreadInfoView() {
    threadHStackView.isHidden = !useThreadInfo
    guard useThreadInfo, let message else { return }
    threadInfoView.configure(with: message, messagePosition: position)
  }

  /// Hides name, picture and time that another message of the group shows (G115).
  public func setMessageGrouping() {
    let isOwn = position == .right
    let isGrouped = SBUGlobals.isMessageGroupingEnabled
    let isFirst = !isGrouped || groupPosition == .none || groupPosition == .top
    let isLast = !isGrouped || groupPosition == .none || groupPosition == .bottom
    userNameView.isHidden = isOwn || !isFirst || useQuotedMessage
    (profileView as? SBUMessageProfileView)?.setPictureHidden(isOwn || !isLast)
    (stateView as? SBUMessageStateView)?.timeLabel.isHidden = !isLast
  }

  /// Shows the picture of the sender, or those of the users who are typing.
  public func configureMessageProfileViews(message: BaseMessage?) {
    if let info = (message as? SBUTypingIndicatorMessage)?.typingIndicatorInfo {
      configureTyperProfileViews(typingInfo: info)
    } else {
      configureUserProfileView(message: message)
    }
  }

  /// Shows the pictures of the users who are typing, at most three, and the number of the others
  /// (G151).
  open func configureTyperProfileViews(typingInfo: SBUTypingIndicatorInfo) {
    for view in profilesStackView.arrangedSubviews { view.removeFromSuperview() }
    for user in typingInfo.typers.prefix(3) {
      let view = SBUMessageProfileView()
      view.configure(urlString: user.profileURL ?? "")
      profilesStackView.addArrangedSubview(view)
    }
    let others = typingInfo.numberOfTypers - 3
    guard others > 0 else { return }
    let view = SBUMessageProfileView()
    view.configure(number: others)
    profilesStackView.addArrangedSubview(view)
  }

  /// Shows the picture of the sender.
  open func configureUserProfileView(message: BaseMessage?) {
    (profileView as? SBUMessageProfileView)?
      .configure(urlString: message?.sender?.profileURL ?? "")
  }

  /// Would reset the corners of the bubble; text has none.
  public func resetMainContainerViewLayer() {}

  /// Shows the bubble as selected.
  public override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    mainContainerView.isSelected = selected
  }

  /// Clears what the next row might not set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    mainContainerView.isSelected = false
    quotedMessageView?.removeFromSuperview()
    quotedMessageView = nil
  }

  // MARK: Taps

  /// Reports a long press on the bubble.
  open func onLongPressContentView(sender: UILongPressGestureRecognizer?) {
    if sender == nil || sender?.state == .began { longPressHandlerToContent?() }
  }
  /// Reports a tap on the bubble.
  open func onTapContentView(sender: UITapGestureRecognizer) { tapHandlerToContent?() }
  /// Reports a tap on the picture of the sender.
  open func onTapUserProfileView(sender: UITapGestureRecognizer) { userProfileTapHandler?() }
  /// Reports a tap on the message that it replies to.
  open func didTapQuotedMessageView(_ quotedMessageView: SBUQuotedBaseMessageView) {
    quoteDelegate?.didTapQuotedMessageView(quotedMessageView)
  }
  /// Reports a tap on the number of replies.
  open func threadInfoViewDidTap(_ threadInfoView: SBUThreadInfoView) {
    threadInfoDelegate?.threadInfoViewDidTap(threadInfoView)
  }
}
