import HeadlessSendbird
import HeadlessUIKit

// The signatures of the cells of messages (G 1.1, 3.8): an app's subclass overrides each open
// member, and its code reads, writes or calls each public one. Nothing here runs; it must only
// compile.

// MARK: Base cells

final class MessageCellSignatures: UIView, SBUMessageCellProtocol {
  func configure(with configuration: SBUBaseMessageCellParams) {}
  func configure(highlightInfo: SBUHighlightMessageInfo?) {}
}

class BaseMessageCellSignatures: SBUBaseMessageCell {
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupActions() {}
  override func setupStyles() {}
  override func updateTopAnchorConstraint() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
  override func configure(highlightInfo: SBUHighlightMessageInfo?) {}
  override func prepareForReuse() {}
  // Diorama's own: steps find a row by it.
  override var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}

func baseMessageCellMembers(of cell: SBUBaseMessageCell) {
  cell.message = nil as BaseMessage?
  cell.position = MessagePosition.left
  cell.groupPosition = MessageGroupPosition.top
  cell.receiptState = SBUMessageReceiptState.notUsed
  cell.messageContentView = UIView()
  cell.dateView = UIView()
  cell.unreadMessageNewLine = nil as UIView?
  cell.theme = SBUTheme.messageCellTheme as SBUMessageCellTheme
  let _: UIStackView = cell.stackView
  cell.stackViewTopConstraint = nil as NSLayoutConstraint?
  let _: Bool = cell.isMessyViewHierarchy
}

class ContentMessageCellSignatures: SBUContentBaseMessageCell {
  private var bubble = SBUSelectableStackView()
  override var mainContainerView: SBUSelectableStackView {
    get { bubble }
    set { bubble = newValue }
  }
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupActions() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
  override func prepareForReuse() {}
  override func updateContentsPosition() {}
  override func configureTyperProfileViews(typingInfo: SBUTypingIndicatorInfo) {}
  override func configureUserProfileView(message: BaseMessage?) {}
  override func onLongPressContentView(sender: UILongPressGestureRecognizer?) {}
  override func onTapContentView(sender: UITapGestureRecognizer) {}
  override func onTapUserProfileView(sender: UITapGestureRecognizer) {}
  override func didTapQuotedMessageView(_ quotedMessageView: SBUQuotedBaseMessageView) {}
  override func threadInfoViewDidTap(_ threadInfoView: SBUThreadInfoView) {}
}

func contentMessageCellMembers(of cell: SBUContentBaseMessageCell, message: BaseMessage) {
  (cell.useReaction, cell.useQuotedMessage) = (true, true)
  (cell.useThreadInfo, cell.enableEmojiLongPress) = (true, true)
  cell.userNameView = UIView()
  let _: UIStackView = cell.profilesStackView
  cell.profileView = UIView()
  cell.stateView = UIView()
  let _: [UIStackView] = [cell.userNameStackView, cell.contentHStackView, cell.contentVStackView]
  let _: SBUQuotedBaseMessageView? = cell.quotedMessageView
  let _: UIStackView = cell.threadHStackView
  let _: UIView = cell.threadInfoSpacing
  let _: SBUThreadInfoView = cell.threadInfoView
  let _: [UIStackView] = [cell.messageHStackView, cell.mainContainerVStackView]
  let _: SBUMessageReactionView = cell.reactionView
  let _: [UIView] = [cell.profileContentSpacing, cell.messageSpacing]
  let _: SBUSelectableStackView = cell.mainContainerView
  cell.setupQuotedMessageView(joinedAt: 0, messageOffsetTimestamp: 0)
  cell.setupThreadInfoView()
  cell.setMessageGrouping()
  cell.configureMessageProfileViews(message: message)
  cell.resetMainContainerViewLayer()
  cell.setSelected(true, animated: false)
}

// MARK: Cells of the kinds of messages

class UserMessageCellSignatures: SBUUserMessageCell {
  override var extendedMessagePayloadCustomViewFactory:
    (any SBUExtendedMessagePayloadCustomViewFactoryInternal.Type)?
  { nil }
  override func onTapWebview(sender: UITapGestureRecognizer) {}
  override func updateSuggestedReplyView(with options: [String]?) {}
  override func createSuggestedReplyView() -> SBUSuggestedReplyView { SBUSuggestedReplyView() }
  override func userMessageTextView(
    _ textView: SBUUserMessageTextView, didTapMention user: SBUUser
  ) {}
  override func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL) {}
  override func suggestedReplyView(
    _ view: SBUSuggestedReplyView, didSelectOption optionView: SBUSuggestedReplyOptionView
  ) {}
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupActions() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
  override func configure(highlightInfo: SBUHighlightMessageInfo?) {}
  override func prepareForReuse() {}
}

func userMessageCellMembers(of cell: SBUUserMessageCell) {
  cell.messageTextView = UIView()
  let _: UserMessage? = cell.userMessage
  let _: UIView = cell.additionContainerView
  let _: SBUMessageWebView = cell.webView
  cell.shouldHideSuggestedReplies = true
  let _: SBUSuggestedReplyView? = cell.suggestedReplyView
}

class UnknownMessageCellSignatures: SBUUnknownMessageCell {
  override func setupMessageTextView() {}
  override func setupViews() {}
  override func setupStyles() {}
}

class FileMessageCellSignatures: SBUFileMessageCell {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
}

func fileMessageCellMembers(of cell: SBUFileMessageCell) {
  let _: FileMessage? = cell.fileMessage
  let _: SBUBaseFileContentView = cell.baseFileContentView
  cell.setImage(nil as UIImage?)
  cell.setImage(nil, size: CGSize.zero)
}

class MultipleFilesMessageCellSignatures: SBUMultipleFilesMessageCell {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
  override func prepareForReuse() {}
}

func multipleFilesMessageCellMembers(of cell: SBUMultipleFilesMessageCell) {
  let _: MultipleFilesMessage? = cell.multipleFilesMessage
  let _: UIView = cell.containerView
  let _: UICollectionView = cell.collectionView
  cell.fileSelectHandler = { (_: UploadedFileInfo, _: Int) in }
}

class AdminMessageCellSignatures: SBUAdminMessageCell {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
}

func adminMessageCellMembers(of cell: SBUAdminMessageCell) {
  let _: UILabel = cell.messageLabel
  let _: AdminMessage? = cell.adminMessage
}

class TypingIndicatorCellSignatures: SBUTypingIndicatorMessageCell {
  private var dots = UIView()
  override var typingBubbleView: UIView {
    get { dots }
    set { dots = newValue }
  }
  override var typingMessage: SBUTypingIndicatorMessage? { nil }
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
}

class MessageTemplateCellSignatures: SBUMessageTemplateCell {
  override func setupViews() {}
  override func configure(with configuration: SBUBaseMessageCellParams) {}
}

// MARK: Values

func messageCellParamsMembers(of params: SBUBaseMessageCellParams) {
  let _: BaseMessage = params.message
  let _: Bool = params.hideDateView
  let _: MessagePosition = params.messagePosition
  let _: MessageGroupPosition = params.groupPosition
  let _: SBUMessageReceiptState = params.receiptState
  let _: [Bool] = [params.useQuotedMessage, params.useThreadInfo, params.isFirstUnreadMessage]
  let _: [Int64] = [params.joinedAt, params.messageOffsetTimestamp]
}

func makeMessageCellParams(
  message: BaseMessage, text: UserMessage, file: FileMessage, files: MultipleFilesMessage,
  admin: AdminMessage, typing: SBUTypingIndicatorMessage
) -> [SBUBaseMessageCellParams] {
  let user = SBUUserMessageCellParams(
    message: text, hideDateView: true, useMessagePosition: true, groupPosition: .none,
    receiptState: .none, useReaction: true, withTextView: true, isThreadMessage: false,
    joinedAt: 0, messageOffsetTimestamp: 0, shouldHideSuggestedReplies: true,
    shouldHideFeedback: true, enableEmojiLongPress: true, isFirstUnreadMessage: false)
  let _: UserMessage? = user.userMessage
  let oneFile = SBUFileMessageCellParams(
    message: file, hideDateView: true, useMessagePosition: true, useReaction: true,
    voiceFileInfo: nil, enableEmojiLongPress: true)
  let _: FileMessage? = oneFile.fileMessage
  let severalFiles = SBUMultipleFilesMessageCellParams(
    message: files, hideDateView: true, useMessagePosition: true)
  let _: MultipleFilesMessage? = severalFiles.multipleFilesMessage
  let service = SBUAdminMessageCellParams(
    message: admin, hideDateView: true, isThreadMessage: false, isFirstUnreadMessage: false)
  let _: AdminMessage? = service.adminMessage
  let unknown = SBUUnknownMessageCellParams(message: message, hideDateView: true)
  let _: BaseMessage? = unknown.unknownMessage
  return [
    SBUBaseMessageCellParams(message: message, hideDateView: true),
    SBUBaseMessageCellParams(
      message: message, hideDateView: true, messagePosition: .center, groupPosition: .none,
      receiptState: .none, isThreadMessage: false, joinedAt: 0, shouldHideFeedback: true,
      messageOffsetTimestamp: 0, isFirstUnreadMessage: false),
    user, oneFile, severalFiles, service, unknown,
    SBUUserMessageCellParams(
      message: text, hideDateView: true, useMessagePosition: true, withTextView: true),
    SBUAdminMessageCellParams(message: admin, hideDateView: true),
    SBUTypingIndicatorMessageCellParams(message: typing),
  ]
}

func messageCellEnums() -> [Int] {
  let positions: [MessagePosition] = [.left, .right, .center]
  let groups: [MessageGroupPosition] = [.none, .top, .middle, .bottom]
  let states: [SBUMessageReceiptState] = [.none, .delivered, .read, .notUsed]
  let kinds: [SBUMessageFileType] = [.image, .video, .audio, .voice, .pdf, .etc]
  return positions.map(\.rawValue) + groups.map(\.rawValue) + states.map(\.rawValue)
    + kinds.map(\.rawValue)
}
