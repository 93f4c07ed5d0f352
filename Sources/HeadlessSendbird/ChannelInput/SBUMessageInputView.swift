import HeadlessUIKit

/// The message input of a channel: a button for files, a text and a button that sends it (G91).
///
/// Above the text is the message that it replies to; below it are the buttons that end a change.
open class SBUMessageInputView: SBUView, UITextViewDelegate, SBUActionSheetDelegate,
  SBUQuoteMessageInputViewDelegate
{
  /// The button for files.
  public lazy var addButton: UIButton? = UIButton(type: .custom)
  /// The button that sends the text.
  public lazy var sendButton: UIButton? = UIButton(type: .custom)
  /// The button for voice messages.
  public lazy var voiceMessageButton: UIButton? = UIButton(type: .custom)
  /// The button that discards a change.
  public lazy var cancelButton: UIButton? = UIButton(type: .custom)
  /// The button that saves a change.
  public lazy var saveButton: UIButton? = UIButton(type: .custom)
  /// The text.
  public lazy var textView: UITextView? = UITextView(frame: .zero)
  /// The text of an empty field.
  public lazy var placeholderLabel = UILabel()
  /// The row of the buttons that end a change.
  public lazy var editView = UIView()
  /// The row of buttons and text.
  public lazy var inputHStackView = SBUStackView(axis: .horizontal, alignment: .bottom, spacing: 12)
  /// The message that the text replies to.
  public lazy var quoteMessageView: SBUQuoteMessageInputView? = SBUQuoteMessageInputView()
  /// The view of the Liquid Glass effect. Not shown.
  public lazy var glassEffectView: UIVisualEffectView? = nil

  /// The space before the row, in points. Kept, not used.
  public var leadingSpacingAdaptive: CGFloat = 12
  /// The space after the row, in points. Kept, not used.
  public var trailingSpacingAdaptive: CGFloat = 12
  /// The least height of the text, in points. Kept, not used.
  public var textViewMinHeightAdaptive: CGFloat = 38
  /// The greatest height of the text, in points. Kept, not used.
  public var textViewMaxHeight: CGFloat = 87
  /// The space before the text, in points. Kept, not used.
  public var textViewLeadingSpacingAdaptive: CGFloat = 12
  /// The space after the text, in points. Kept, not used.
  public var textViewTrailingSpacing: CGFloat = 12
  /// The width of a button, in points. Kept, not used.
  public var buttonIconWidth: CGFloat = 32
  /// The height of a button, in points. Kept, not used.
  public var buttonIconHeight: CGFloat = 38
  /// The space between the rows, in points. Kept, not used.
  public var inputVStackViewSpacing: CGFloat = 10
  /// The insets around the rows. Kept, not used.
  public var layoutInsets = UIEdgeInsets.zero

  /// Whether the button that sends is always shown.
  public var showsSendButton = false
  /// Whether the button for voice messages is shown while there is no text.
  public var showsVoiceMessageButton =
    SendbirdUI.config.groupChannel.channel.isVoiceMessageEnabled
  /// The attributes of the text.
  public var defaultAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of mentions in the text.
  public var mentionedAttributes: [NSAttributedString.Key: Any] = [:]

  /// The delegate; not retained.
  public weak var delegate: (any SBUMessageInputViewDelegate)?
  /// The data source; not retained.
  public weak var datasource: (any SBUMessageInputViewDataSource)?
  /// The theme.
  public var theme: SBUMessageInputTheme = SBUTheme.messageInputTheme
  /// The theme over a video.
  public var overlayTheme: SBUMessageInputTheme = SBUTheme.overlayTheme.messageInputTheme
  /// What the input does.
  public private(set) var mode = SBUMessageInputMode.none

  /// The text with its spaces when it was sent or saved.
  final var writtenText = ""
  /// The text before it was changed.
  final var editedText = ""
  /// Whether the mode ends because the text is sent.
  final private(set) var isSending = false
  private let isThreadMessage: Bool
  private let isOverlay: Bool
  private var isFrozen = false
  private var isMuted = false
  private var disabledPlaceholder: String?
  private let column = SBUStackView(axis: .vertical)

  /// Creates the message input of a channel.
  ///
  /// - Parameter isThreadMessage: whether it belongs to a thread.
  public required init(isThreadMessage: Bool = false) {
    (self.isThreadMessage, isOverlay) = (isThreadMessage, false)
    super.init()
  }

  /// Creates a message input over a video.
  ///
  /// - Parameter isOverlay: whether it has the theme over a video.
  public init(isOverlay: Bool) {
    (isThreadMessage, self.isOverlay) = (false, isOverlay)
    super.init()
  }

  /// Creates a message input with a frame, which is kept and not shown.
  public init(frame: CGRect) {
    (isThreadMessage, isOverlay) = (false, false)
    super.init()
    self.frame = frame
  }

  /// Creates the message input of a channel.
  public required convenience init() { self.init(isThreadMessage: false) }

  /// Unavailable: message inputs are never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  // MARK: Setting up

  /// Adds the rows.
  open override func setupViews() {
    super.setupViews()
    // The extra closures choose the open methods that take the button.
    let actions: [(UIButton?, Selector)] = [
      (addButton, Selector { (view: SBUMessageInputView) in { view.onTapAddButton($0) } }),
      (sendButton, Selector { (view: SBUMessageInputView) in { view.onTapSendButton($0) } }),
      (
        voiceMessageButton,
        Selector { (view: SBUMessageInputView) in { view.onTapVoiceMessageButton($0) } }
      ),
      (cancelButton, Selector { (view: SBUMessageInputView) in { view.onTapCancelButton($0) } }),
      (saveButton, Selector { (view: SBUMessageInputView) in { view.onTapSaveButton($0) } }),
    ]
    for (button, action) in actions {
      button?.addTarget(self, action: action, for: .touchUpInside)
    }
    addButton?.setImage(SBUIconSet.iconAdd, for: .normal)
    sendButton?.setImage(SBUIconSet.iconSend, for: .normal)
    voiceMessageButton?.setImage(SBUIconSet.iconVoiceMessageOn, for: .normal)
    cancelButton?.setTitle(SBUStringSet.Cancel, for: .normal)
    saveButton?.setTitle(SBUStringSet.Save, for: .normal)
    textView?.delegate = self
    quoteMessageView?.delegate = self
    quoteMessageView?.isHidden = true
    editView.isHidden = true
    let editRow = SBUStackView()
    let space = UIView()
    space.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    editRow.setHStack([cancelButton, space, saveButton].compactMap { $0 })
    editView.addSubview(editRow)
    textView?.placeholderLabel = placeholderLabel
    inputHStackView.setHStack(
      [addButton, textView, sendButton, voiceMessageButton].compactMap { $0 })
    column.setVStack([quoteMessageView, inputHStackView, editView].compactMap { $0 })
    addSubview(column)
    updateButtons()
  }

  /// Applies the theme's colors and fonts, and the placeholder (G93).
  open override func setupStyles() {
    super.setupStyles()
    let theme = isOverlay ? overlayTheme : theme
    backgroundColor = theme.backgroundColor
    let color = isEnabled ? theme.buttonTintColor : theme.buttonDisabledTintColor
    addButton?.tintColor = color
    sendButton?.tintColor = theme.buttonTintColor
    voiceMessageButton?.tintColor = color
    cancelButton?.setTitleColor(theme.buttonTintColor, for: .normal)
    cancelButton?.titleLabel?.font = theme.cancelButtonFont
    saveButton?.setTitleColor(theme.saveButtonTextColor, for: .normal)
    saveButton?.titleLabel?.font = theme.saveButtonFont
    saveButton?.backgroundColor = theme.buttonTintColor
    textView?.textColor = theme.textFieldTextColor
    textView?.font = theme.textFieldTextFont
    textView?.backgroundColor = theme.textFieldBackgroundColor
    placeholderLabel.font = theme.textFieldPlaceholderFont
    placeholderLabel.textColor =
      isEnabled ? theme.textFieldPlaceholderColor : theme.textFieldDisabledColor
    updatePlaceholderText()
  }

  // MARK: Modes

  /// Ends the mode and starts another (G175).
  ///
  /// - Parameters:
  ///   - mode: the new mode.
  ///   - message: the message to change or to reply to.
  open func setMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
    delegate?.messageInputView(self, willChangeMode: mode, message: message)
    switch self.mode {
    case .edit: endEditMode()
    case .quoteReply: endQuoteReplyMode()
    case .none: break
    }
    self.mode = mode
    switch mode {
    case .none: endTypingMode()
    case .edit: if let message = message as? UserMessage { startEditMode(text: message.message) }
    case .quoteReply: if let message { startQuoteReplyMode(message: message) }
    }
    updateButtons()
    updatePlaceholderText()
    delegate?.messageInputView(self, didChangeMode: mode, message: message)
  }

  // MARK: State

  private var isEnabled: Bool { !isFrozen && !isMuted && disabledPlaceholder == nil }

  /// Disables the input of a frozen channel (G93, G94).
  public func setFrozenModeState(_ isFrozen: Bool) { change { $0.isFrozen = isFrozen } }
  /// Disables the input of a muted user (G93, G94).
  public func setMutedModeState(_ isMuted: Bool) { change { $0.isMuted = isMuted } }
  /// Enables or disables the input.
  ///
  /// - Parameters:
  ///   - isEnabled: whether it is enabled.
  ///   - placeholder: the text of a disabled input.
  public func setInputState(_ isEnabled: Bool, placeholder: String) {
    change { $0.disabledPlaceholder = isEnabled ? nil : placeholder }
  }
  /// Disables the input of a channel that is not loaded (G98).
  public func setErrorState() {
    textView?.isEditable = false
    addButton?.isEnabled = false
  }

  private func change(_ body: (SBUMessageInputView) -> Void) {
    body(self)
    textView?.isEditable = isEnabled
    addButton?.isEnabled = isEnabled
    voiceMessageButton?.isEnabled = isEnabled
    if !isEnabled {
      textView?.text = ""
      if mode != .none { setMode(.none) } else { endTypingMode() }
      updateButtons()
    }
    setupStyles()
  }

  /// Shows the placeholder of the state, if there is no text (G93).
  public func updatePlaceholderText() {
    placeholderLabel.text =
      if isFrozen {
        SBUStringSet.MessageInput_Text_Unavailable
      } else if isMuted {
        SBUStringSet.MessageInput_Text_Muted
      } else if let disabledPlaceholder {
        disabledPlaceholder
      } else if mode == .quoteReply {
        SBUStringSet.MessageInput_Text_Reply
      } else {
        SBUStringSet.MessageInput_Text_Placeholder
      }
    placeholderLabel.isHidden = !(textView?.text ?? "").isEmpty
  }

  /// The text without spaces around it.
  var trimmedText: String {
    (textView?.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Shows the buttons of the mode and the text (G92).
  func updateButtons() {
    let isEditing = mode == .edit
    addButton?.isHidden = isEditing
    sendButton?.isHidden = isEditing || (trimmedText.isEmpty && !showsSendButton)
    voiceMessageButton?.isHidden =
      isEditing || !showsVoiceMessageButton || !(sendButton?.isHidden ?? true)
  }

  /// Would set the height of the text; text has lines.
  public func setupTextViewHeight(textView: UITextView) {}
  /// Updates the placeholder after the text changed.
  public func updateTextViewHeight() {
    placeholderLabel.isHidden = !(textView?.text ?? "").isEmpty
  }

  // MARK: Taps

  /// Shows the sources of files, as a tap on the button does.
  public func onTapAddButton() { if let addButton { onTapAddButton(addButton) } }

  /// Shows the sources of files, then notifies the delegate (G101).
  open func onTapAddButton(_ sender: Any) {
    endEditing(true)
    let cancel = SBUActionSheetItem(title: SBUStringSet.Cancel, color: theme.buttonTintColor)
    SBUModuleSet.CommonModule.ActionSheet.show(
      items: generateResourceItems(), cancelItem: cancel, delegate: self)
    delegate?.messageInputViewDidSelectAdd(self)
  }

  /// Sends the text without spaces around it, and empties the input; a reply ends before (G99).
  open func onTapSendButton(_ sender: Any) {
    let text = trimmedText
    writtenText = textView?.text ?? ""
    textView?.text = ""
    if !text.isEmpty {
      isSending = true
      setMode(.none)
      isSending = false
      delegate?.messageInputView(self, didSelectSend: text)
    }
    updateButtons()
    updateTextViewHeight()
  }

  /// Notifies the delegate of a tap on the button for voice messages.
  open func onTapVoiceMessageButton(_ sender: Any) {
    delegate?.messageInputViewDidTapVoiceMessage(self)
  }

  /// Discards the change.
  open func onTapCancelButton(_ sender: Any) { setMode(.none) }

  /// Saves the change. An unchanged text only hides the buttons, and the mode stays (G171, G216).
  open func onTapSaveButton(_ sender: Any) {
    guard trimmedText != editedText else {
      editView.isHidden = true
      return
    }
    writtenText = textView?.text ?? ""
    delegate?.messageInputView(self, didSelectEdit: trimmedText)
  }

  /// Ends the reply.
  public func didTapClose() { setMode(.none) }

  /// Returns the sources of files that the app allows (G101).
  open func generateResourceItems() -> [SBUActionSheetItem] {
    let input = SendbirdUI.config.groupChannel.channel.input
    func item(_ title: String, _ icon: UIImage, _ type: MediaResourceType) -> SBUActionSheetItem {
      SBUActionSheetItem(title: title, image: icon, tag: type.rawValue)
    }
    var items: [SBUActionSheetItem] = []
    if input.camera.isPhotoEnabled || input.camera.isVideoEnabled {
      items.append(item(SBUStringSet.Camera, SBUIconSet.iconCamera, .camera))
    }
    if input.gallery.isPhotoEnabled || input.gallery.isVideoEnabled {
      items.append(item(SBUStringSet.PhotoVideoLibrary, SBUIconSet.iconPhoto, .library))
    }
    if input.isDocumentEnabled {
      items.append(item(SBUStringSet.Document, SBUIconSet.iconDocument, .document))
    }
    return items
  }

  /// Notifies the delegate of the chosen source.
  open func didSelectActionSheetItem(index: Int, identifier: Int) {
    let items = generateResourceItems()
    guard items.indices.contains(index) else { return }
    let type = items[index].tag.flatMap { MediaResourceType(rawValue: $0) } ?? .unknown
    delegate?.messageInputView(self, didSelectResource: type)
  }

  /// The sources were closed; does nothing by default.
  open func didDismissActionSheet() {}
}
