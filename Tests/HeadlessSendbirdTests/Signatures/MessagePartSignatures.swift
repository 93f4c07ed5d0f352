import HeadlessSendbird
import HeadlessUIKit

// The signatures of the views in cells of messages (G 3.1, 3.8); see MessageCellSignatures.swift.

// MARK: State, day, name, picture

class MessageStateViewSignatures: SBUMessageStateView {
  override func configure(with configuration: SBUMessageStateViewParams) {}
  override func setupViews() {}
  override func setupStyles() {}
}

func messageStateViewMembers(of view: SBUMessageStateView) {
  let _: UIStackView = view.stackView
  let _: UIImageView = view.stateImageView
  let _: UILabel = view.timeLabel
  view.timeLabelCustomSize = nil as CGSize?
  view.theme = SBUTheme.messageCellTheme as SBUMessageCellTheme
  let params = SBUMessageStateViewParams(
    timestamp: 0, sendingState: .succeeded, receiptState: .none, position: .left)
  let _: Bool = params.isQuotedReplyMessage
  view.configure(
    with: SBUMessageStateViewParams(
      timestamp: params.timestamp, sendingState: params.sendingState,
      receiptState: params.receiptState, position: params.position, isQuotedReplyMessage: false))
}

class MessageDateViewSignatures: SBUMessageDateView {
  override func configure(timestamp: Int64) {}
  override func setupViews() {}
  override func setupStyles() {}
}

class UserNameViewSignatures: SBUUserNameView {
  override func configure(username: String, isOverlay: Bool = false) {}
  override func setupViews() {}
  override func setupStyles() {}
}

class MessageProfileViewSignatures: SBUMessageProfileView {
  override func configure(urlString: String, imageSize: CGFloat? = 26) {}
  override func setupViews() {}
  override func setupStyles() {}
}

func smallViewMembers(
  of date: SBUMessageDateView, _ name: SBUUserNameView, _ profile: SBUMessageProfileView
) {
  let _: UILabel = date.dateLabel
  date.padding = 8
  let _: UIButton = name.button
  name.username = ""
  name.usernameColor = nil as UIColor?
  name.leftMargin = 50
  name.configure(username: "")
  name.setUsernameColor(UIColor.red)
  let _: UIImageView = profile.imageView
  profile.urlString = ""
  let _: UILabel = profile.numberLabel
  profile.configure(urlString: "")
}

// MARK: Reactions

class MessageReactionViewSignatures: SBUMessageReactionView {
  override func configure(configuration: SBUMessageReactionViewParams) {}
  override func getCellSize(count: Int) -> CGSize { .zero }
  override func onTapMoreEmoji(sender: UIButton) {}
  override func setupViews() {}
  override func setupStyles() {}
}

func messageReactionViewMembers(of view: SBUMessageReactionView) {
  let _: BaseMessage? = view.message
  let _: [Emoji] = view.emojiList
  let _: [Reaction] = view.reactions
  view.maxWidth = 0
  view.enableEmojiLongPress = true
  let _: Bool = view.hasMoreEmoji()
  let _: Bool = view.hasMoreEmoji(at: IndexPath(row: 0, section: 0))
}

// MARK: Quoted messages

class QuotedMessageViewSignatures: SBUQuotedBaseMessageView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUQuotedBaseMessageViewParams) {}
  override func onTapQuotedMessageView(sender: UITapGestureRecognizer) {}
}

class QuotedUserMessageViewSignatures: SBUQuotedUserMessageView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUQuotedBaseMessageViewParams) {}
}

class QuotedFileMessageViewSignatures: SBUQuotedFileMessageView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUQuotedBaseMessageViewParams) {}
}

func quotedMessageViewMembers(of view: SBUQuotedUserMessageView) {
  let _: Int64 = view.messageId
  let _: MessagePosition = view.messagePosition
  let _: [String] = [view.quotedMessageNickname, view.replierNickname, view.repliedToText]
  let _: UILabel = view.repliedToLabel
  let _: UIImageView = view.repliedIconView
  let _: SBUSelectableStackView = view.mainContainerView
  let _: SBUQuotedBaseMessageViewParams? = view.params
  view.delegate = nil as (any SBUQuotedMessageViewDelegate)?
  let _: UILabel = view.quotedMessageLabel
}

final class QuotedMessageDelegateSignatures: SBUQuotedMessageViewDelegate {
  func didTapQuotedMessageView(_ quotedMessageView: SBUQuotedBaseMessageView) {}
}

// MARK: Replies

class ThreadInfoViewSignatures: SBUThreadInfoView {
  override func configure(with message: BaseMessage, messagePosition: MessagePosition) {}
  override func setupRepliedUsers() {}
  override func setupViews() {}
  override func setupStyles() {}
}

func threadInfoViewMembers(of view: SBUThreadInfoView) {
  let _: UIStackView = view.repliedUsersHStackView
  let _: UILabel = view.repliedCountLabel
  let _: ThreadInfo? = view.threadInfo
  let _: BaseMessage? = view.message
  view.userImageSize = 20
  view.repliedUserLimit = 5
  view.delegate = nil as (any SBUThreadInfoViewDelegate)?
}

final class ThreadInfoDelegateSignatures: SBUThreadInfoViewDelegate {
  func threadInfoViewDidTap(_ threadInfoView: SBUThreadInfoView) {}
}

// MARK: Text, preview, suggested answers, file

class UserMessageTextViewSignatures: SBUUserMessageTextView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(model: SBUUserMessageTextViewModel) {}
}

final class UserMessageTextDelegateSignatures: SBUUserMessageTextViewDelegate {
  func userMessageTextView(_ textView: SBUUserMessageTextView, didTapMention user: SBUUser) {}
  func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL) {}
}

class MessageWebViewSignatures: SBUMessageWebView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(metaData: OGMetaData) {}
}

class SuggestedReplyViewSignatures: SBUSuggestedReplyView {
  override func setupViews() {}
  override func configure(with options: [String], message: BaseMessage? = nil) {}
  override func createSuggestedReplyOptionViews(
    options: [String]
  ) -> [SBUSuggestedReplyOptionView] { [] }
}

final class SuggestedReplyDelegateSignatures: SBUSuggestedReplyViewDelegate {
  func suggestedReplyView(
    _ view: SBUSuggestedReplyView, didSelectOption optionView: SBUSuggestedReplyOptionView
  ) {}
}

class SuggestedReplyOptionViewSignatures: SBUSuggestedReplyOptionView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(text: String) {}
}

class BaseFileContentViewSignatures: SBUBaseFileContentView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(message: FileMessage, position: MessagePosition) {}
  override func setImage(_ image: UIImage?, size: CGSize? = nil) {}
}

class SelectableStackViewSignatures: SBUSelectableStackView {
  override func setupStyles() {}
}

// MARK: Types that the signatures of a channel name

func channelSupportMembers(
  pending: SBUPendingMessageManager, typing: SBUTypingIndicatorMessageManager,
  player: SBUVoicePlayer, message: FileMessage, channel: GroupChannel
) {
  let info = SBUHighlightMessageInfo(keyword: nil, messageId: 0, updatedAt: 0)
  let _: (String?, Int64, Int64, Bool) = (
    info.keyword, info.messageId, info.updatedAt, info.animated
  )
  let _: SBUScrollPosition = SBUScrollOptions().position
  let _: SBUMessageFileType = SBUFileData(fileMessage: message).fileType
  let _: SBUMessageFileType = SBUUtils.getFileType(by: message)
  let _: SBUPendingMessageManager = SBUPendingMessageManager.shared
  let _: [BaseMessage] = pending.getPendingMessages(channelURL: "")
  let _: SBUTypingIndicatorMessage? = typing.getTypingMessage(for: channel)
  player.delegate = nil as (any SBUVoicePlayerDelegate)?
  let _: SBUVoiceFileInfo = SBUVoiceFileInfo(playtime: 0)
}

final class VoicePlayerDelegateSignatures: SBUVoicePlayerDelegate {
  func voicePlayerDidReceiveError(
    _ player: SBUVoicePlayer, errorStatus: SBUVoicePlayerErrorStatus
  ) {}
  func voicePlayerDidStart(_ player: SBUVoicePlayer) {}
  func voicePlayerDidPause(_ player: SBUVoicePlayer, voiceFileInfo: SBUVoiceFileInfo?) {}
  func voicePlayerDidStop(_ player: SBUVoicePlayer) {}
  func voicePlayerDidReset(_ player: SBUVoicePlayer) {}
  func voicePlayerDidUpdatePlayTime(_ player: SBUVoicePlayer, time: TimeInterval) {}
}

func templateAction(_ action: SBUMessageTemplate.Action) -> String { action.data }
