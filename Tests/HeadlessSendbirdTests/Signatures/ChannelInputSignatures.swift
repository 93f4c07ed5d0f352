import HeadlessSendbird
import HeadlessUIKit

// The signatures of the message input, its quoted message, and mentions (G 3.1, 3.6); see
// MessageCellSignatures.swift.

// MARK: Message input

class MessageInputViewSignatures: SBUMessageInputView {
  required init(isThreadMessage: Bool = false) { super.init(isThreadMessage: isThreadMessage) }
  override init(isOverlay: Bool) { super.init(isOverlay: isOverlay) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func setMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {}
  override func setupViews() {}
  override func setupLayouts() {}
  override func setupStyles() {}
  override func onTapAddButton(_ sender: Any) {}
  override func onTapSendButton(_ sender: Any) {}
  override func onTapVoiceMessageButton(_ sender: Any) {}
  override func onTapCancelButton(_ sender: Any) {}
  override func onTapSaveButton(_ sender: Any) {}
  override func generateResourceItems() -> [SBUActionSheetItem] { [] }
  override func didSelectActionSheetItem(index: Int, identifier: Int) {}
  override func didDismissActionSheet() {}
}

func messageInputViewMembers(of view: SBUMessageInputView) {
  view.addButton = nil as UIButton?
  view.sendButton = nil as UIButton?
  view.voiceMessageButton = nil as UIButton?
  view.cancelButton = nil as UIButton?
  view.saveButton = nil as UIButton?
  view.textView = nil as UITextView?
  let _: UILabel = view.placeholderLabel
  let _: UIView = view.editView
  let _: UIStackView = view.inputHStackView
  view.quoteMessageView = nil as SBUQuoteMessageInputView?
  let _: UIView? = view.glassEffectView
  view.leadingSpacingAdaptive = 12
  view.trailingSpacingAdaptive = 12
  view.textViewMinHeightAdaptive = 38
  view.textViewMaxHeight = 87
  view.textViewLeadingSpacingAdaptive = 12
  view.textViewTrailingSpacing = 12
  view.buttonIconWidth = 32
  view.buttonIconHeight = 38
  view.inputVStackViewSpacing = 10
  view.layoutInsets = UIEdgeInsets.zero
  (view.showsSendButton, view.showsVoiceMessageButton) = (false, false)
  view.defaultAttributes = [:]
  view.mentionedAttributes = [:]
  view.delegate = nil as (any SBUMessageInputViewDelegate)?
  view.datasource = nil as (any SBUMessageInputViewDataSource)?
  view.theme = SBUTheme.messageInputTheme as SBUMessageInputTheme
  view.overlayTheme = SBUTheme.messageInputTheme as SBUMessageInputTheme
  let _: SBUMessageInputMode = view.mode
}

func messageInputViewMethods(
  of view: SBUMessageInputView, message: BaseMessage, text: UITextView, url: URL
) {
  view.startQuoteReplyMode(message: message)
  view.endQuoteReplyMode()
  view.startEditMode(text: "")
  view.endEditMode()
  view.setFrozenModeState(true)
  view.setMutedModeState(true)
  view.setInputState(true, placeholder: "")
  view.setErrorState()
  view.endTypingMode()
  view.setupTextViewHeight(textView: text)
  view.updateTextViewHeight()
  view.updatePlaceholderText()
  view.onTapAddButton()
  view.didTapClose()
  view.textViewDidChange(text)
  view.textViewDidEndEditing(text)
  view.textViewDidChangeSelection(text)
  let range = NSRange(location: 0, length: 0)
  let _: Bool = view.textView(text, shouldChangeTextIn: range, replacementText: "")
  let _: Bool = view.textView(
    text, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
}

func makeMessageInputViews() -> [SBUMessageInputView] {
  let types: [SBUMessageInputView.Type] = [SBUMessageInputView.self]
  return [
    SBUMessageInputView(), SBUMessageInputView(isThreadMessage: true),
    SBUMessageInputView(isOverlay: true), SBUMessageInputView(frame: .zero),
  ] + types.map { $0.init() }
}

/// Every requirement.
final class MessageInputDelegateSignatures: SBUMessageInputViewDelegate,
  SBUMessageInputViewDataSource
{
  func messageInputViewDidSelectAdd(_ messageInputView: SBUMessageInputView) {}
  func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String) {}
  func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType
  ) {}
  func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String) {}
  func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String) {}
  func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) {}
  func messageInputView(
    _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) {}
  func messageInputViewDidStartTyping() {}
  func messageInputViewDidEndTyping() {}
  func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldInteractWith url: URL,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange
  ) {}
  func messageInputViewDidTapVoiceMessage(_ messageInputView: SBUMessageInputView) {}
  func channelForMessageInputView(_ messageInputView: SBUMessageInputView) -> BaseChannel? { nil }
}

/// Only the requirements without a default.
final class ShortMessageInputDelegateSignatures: SBUMessageInputViewDelegate {
  func messageInputViewDidSelectAdd(_ messageInputView: SBUMessageInputView) {}
  func messageInputViewDidTapVoiceMessage(_ messageInputView: SBUMessageInputView) {}
}

// MARK: Quoted message

class QuoteMessageInputViewSignatures: SBUQuoteMessageInputView {
  override func setupViews() {}
  override func setupStyles() {}
  override func configure(with configuration: SBUQuoteMessageInputViewParams) {}
  override func onTapClose() {}
}

final class QuoteMessageInputDelegateSignatures: SBUQuoteMessageInputViewDelegate {
  func didTapClose() {}
}

// MARK: Mentions

class SuggestedMentionListSignatures: SBUSuggestedMentionList {
  override func setupViews() {}
  override func setupStyles() {}
  override func reloadData(with users: [SBUUser]) {}
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    0
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class SuggestedMentionDelegateSignatures: SBUSuggestedMentionListDelegate {
  func suggestedUserList(_ list: SBUSuggestedMentionList, didSelectUser user: SBUUser) {}
}

final class MentionManagerDelegateSignatures: SBUMentionManagerDelegate,
  SBUMentionManagerDataSource
{
  func mentionManager(
    _ manager: SBUMentionManager, didChangeSuggestedMention members: [SBUUser],
    filteredText: String?, isTriggered: Bool
  ) {}
  func mentionManager(_ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView) {}
  func mentionManager(
    _ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String
  ) {}
  func mentionManager(
    _ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String
  ) -> [SBUUser] { [] }
}

func mentionManagerMembers(of manager: SBUMentionManager) {
  manager.delegate = nil as (any SBUMentionManagerDelegate)?
  manager.dataSource = nil as (any SBUMentionManagerDataSource)?
}

// MARK: Voice messages

class VoiceMessageInputViewSignatures: SBUVoiceMessageInputView {
  override func setupViews() {}
  override func show(baseView: UIView?) {}
  override func dismiss() {}
  override func reset(for resignActivity: Bool) {}
  override func onTapCancel() {}
}

final class VoiceMessageInputDelegateSignatures: SBUVoiceMessageInputViewDelegate {
  func voiceMessageInputViewDidTapCacel(_ inputView: SBUVoiceMessageInputView) {}
  func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, willStartToSend voiceFileInfo: SBUVoiceFileInfo
  ) {}
  func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, didTapSend voiceFileInfo: SBUVoiceFileInfo
  ) {}
}

func channelInputEnums() -> [Int] {
  let modes: [SBUMessageInputMode] = [.none, .edit, .quoteReply]
  let sources: [MediaResourceType] = [.camera, .library, .document, .unknown, .delete]
  let replies: [SBUReplyType] = [.none, .quoteReply, .thread]
  let selections: [SBUThreadReplySelectType] = [.none, .parent, .thread]
  let typing: [SBUTypingIndicatorType] = [.text, .bubble]
  let places: [SBUScrollPosition] = [.bottom, .middle, .top]
  return modes.map(\.rawValue) + sources.map(\.rawValue) + replies.map(\.rawValue)
    + selections.map(\.rawValue) + typing.map(\.rawValue) + places.map(\.rawValue)
}
