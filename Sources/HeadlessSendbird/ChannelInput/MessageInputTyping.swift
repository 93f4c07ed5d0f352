import HeadlessUIKit

// The parts of modes, and typing. Apps call these methods and override none of them.
extension SBUMessageInputView {
  /// Shows the message that the text replies to.
  public func startQuoteReplyMode(message: BaseMessage) {
    quoteMessageView?.configure(with: SBUQuoteMessageInputViewParams(message: message))
    quoteMessageView?.isHidden = false
  }

  /// Hides the message that the text replies to.
  public func endQuoteReplyMode() { quoteMessageView?.isHidden = true }

  /// Shows the text to change, with the buttons that end the change (G170).
  public func startEditMode(text: String) {
    editedText = text.trimmingCharacters(in: .whitespacesAndNewlines)
    textView?.text = text
    editView.isHidden = false
    textView?.becomeFirstResponder()
    updateTextViewHeight()
  }

  /// Empties the text and hides the buttons that end a change.
  public func endEditMode() {
    textView?.text = ""
    editView.isHidden = true
    updateTextViewHeight()
  }

  /// Notifies the delegate that the user stopped typing.
  public func endTypingMode() { delegate?.messageInputViewDidEndTyping() }

  // MARK: Typing

  /// Asks the delegate, and reports that the user types (G100).
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard
      delegate?.messageInputView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return false }
    if !text.isEmpty { delegate?.messageInputViewDidStartTyping() }
    return true
  }

  /// Asks the delegate about a link.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate?.messageInputView(
      self, shouldInteractWith: URL, in: characterRange, interaction: interaction) ?? true
  }

  /// Shows the buttons for the text, and notifies the delegate.
  public func textViewDidChange(_ textView: UITextView) {
    updateButtons()
    updateTextViewHeight()
    if textView.text.isEmpty { endTypingMode() }
    delegate?.messageInputView(self, didChangeText: textView.text)
  }

  /// Notifies the delegate that the user stopped typing.
  public func textViewDidEndEditing(_ textView: UITextView) { endTypingMode() }

  /// Notifies the delegate that the insertion point changed.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    delegate?.messageInputView(self, didChangeSelection: textView.selectedRange)
  }
}
