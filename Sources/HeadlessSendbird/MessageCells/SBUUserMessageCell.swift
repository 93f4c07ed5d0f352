import HeadlessUIKit

/// A view of an app for messages with further data.
public protocol SBUExtendedMessagePayloadCustomViewFactoryInternal {
  /// Returns a view for a message; nil for none.
  static func makeCustomView(message: BaseMessage?) -> UIView?
}

/// The row of a text.
open class SBUUserMessageCell: SBUContentBaseMessageCell, SBUUserMessageTextViewDelegate,
  SBUSuggestedReplyViewDelegate
{
  /// The text.
  public lazy var messageTextView: UIView = SBUUserMessageTextView()
  /// The message.
  public var userMessage: UserMessage? { message as? UserMessage }
  /// The view below the text; empty by default.
  public lazy var additionContainerView = UIView()
  /// The preview of a link.
  public lazy var webView = SBUMessageWebView()
  /// Whether suggested replies are hidden.
  public var shouldHideSuggestedReplies = true
  /// The suggested replies; nil unless the row shows them.
  public private(set) var suggestedReplyView: SBUSuggestedReplyView?
  /// The class of an app's view for messages with further data. Kept, not used.
  open var extendedMessagePayloadCustomViewFactory:
    (any SBUExtendedMessagePayloadCustomViewFactoryInternal.Type)?
  { nil }

  /// Adds text and preview.
  open override func setupViews() {
    super.setupViews()
    (messageTextView as? SBUUserMessageTextView)?.delegate = self
    additionContainerView.isHidden = true
    webView.isHidden = true
    for (index, view) in [messageTextView, webView, additionContainerView].enumerated() {
      mainContainerView.insertArrangedSubview(view, at: index)
    }
  }

  /// Adds the gesture on the preview.
  open override func setupActions() {
    super.setupActions()
    webView.addTap(self, Selector(SBUUserMessageCell.onTapWebview))
  }

  /// Applies the theme to the views.
  open override func setupStyles() {
    super.setupStyles()
    (messageTextView as? SBUUserMessageTextView)?.theme = theme
    webView.theme = theme
  }

  /// Shows a text; the values of another kind show nothing (G214).
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    guard let values = configuration as? SBUUserMessageCellParams else { return }
    useReaction = values.useReaction
    enableEmojiLongPress = values.enableEmojiLongPress
    shouldHideSuggestedReplies = values.shouldHideSuggestedReplies
    super.configure(with: configuration)
    messageTextView.isHidden = !values.withTextView
    (messageTextView as? SBUUserMessageTextView)?.configure(
      model: SBUUserMessageTextViewModel(
        message: values.message, position: values.messagePosition))
    let preview =
      SendbirdUI.config.groupChannel.channel.isOGTagEnabled
      ? values.message.ogMetaData : nil
    webView.isHidden = preview == nil
    if let preview { webView.configure(metaData: preview) }
    updateSuggestedReplyView(with: values.message.suggestedReplies)
  }

  /// Clears what the next row might not set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    suggestedReplyView?.removeFromSuperview()
    suggestedReplyView = nil
  }

  /// Shows suggested replies, unless they are hidden (G135).
  open func updateSuggestedReplyView(with options: [String]?) {
    suggestedReplyView?.removeFromSuperview()
    suggestedReplyView = nil
    guard let options, !options.isEmpty, !shouldHideSuggestedReplies else { return }
    let view = createSuggestedReplyView()
    view.delegate = self
    view.configure(with: options, message: message)
    stackView.addArrangedSubview(view)
    suggestedReplyView = view
  }

  /// Returns the view of suggested replies.
  open func createSuggestedReplyView() -> SBUSuggestedReplyView { SBUSuggestedReplyView() }

  /// Reports the address of the preview.
  open func onTapWebview(sender: UITapGestureRecognizer) {
    if let url = message?.ogMetaData?.url.flatMap({ URL(string: $0) }) { urlTapHandler?(url) }
  }
  /// Reports a tap on a mention.
  open func userMessageTextView(
    _ textView: SBUUserMessageTextView, didTapMention user: SBUUser
  ) { mentionTapHandler?(user) }
  /// Reports a tap on a link.
  open func userMessageTextView(_ textView: SBUUserMessageTextView, didTapURL url: URL) {
    urlTapHandler?(url)
  }
  /// Reports a tap on a suggested reply.
  open func suggestedReplyView(
    _ view: SBUSuggestedReplyView, didSelectOption optionView: SBUSuggestedReplyOptionView
  ) { suggestedReplyHandler?(optionView) }
}

/// The row of a message of an unknown type: the kit's two lines, without name and time (G134, G214).
open class SBUUnknownMessageCell: SBUUserMessageCell {
  /// Adds the views, and shows the kit's two lines.
  open override func setupViews() {
    super.setupViews()
    setupMessageTextView()
  }

  /// Shows the kit's two lines.
  open func setupMessageTextView() {
    let text = [SBUStringSet.Message_Unknown_Title, SBUStringSet.Message_Unknown_Description]
    (messageTextView as? SBUUserMessageTextView)?.configure(
      model: SBUUserMessageTextViewModel(
        message: nil, position: .center, text: text.joined(separator: "\n"), isEdited: false))
  }

  /// Applies the theme's font and color for unknown messages.
  open override func setupStyles() {
    super.setupStyles()
    let label = (messageTextView as? SBUUserMessageTextView)?.textView
    label?.setStyle(theme.unknownMessageDescFont, theme.unknownMessageDescLeftTextColor)
  }
}
