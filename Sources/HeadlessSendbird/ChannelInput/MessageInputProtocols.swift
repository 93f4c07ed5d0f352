import HeadlessUIKit

/// Receives events of a message input. Only taps on the buttons for files and voice messages must be
/// handled.
public protocol SBUMessageInputViewDelegate: AnyObject {
  /// The button for files was tapped.
  func messageInputViewDidSelectAdd(_ messageInputView: SBUMessageInputView)
  /// A text is sent.
  func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String)
  /// The source of a file was chosen.
  func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType)
  /// A changed text is saved.
  func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String)
  /// The text changed.
  func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String)
  /// The mode changed.
  func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?)
  /// The mode changes.
  func messageInputView(
    _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?)
  /// The user began to type.
  func messageInputViewDidStartTyping()
  /// The user stopped typing.
  func messageInputViewDidEndTyping()
  /// Returns whether the text accepts a change.
  func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Returns whether a link of the text may open.
  func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldInteractWith url: URL,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// The insertion point changed.
  func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange)
  /// The button for voice messages was tapped.
  func messageInputViewDidTapVoiceMessage(_ messageInputView: SBUMessageInputView)
}

extension SBUMessageInputViewDelegate {
  /// Does nothing.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectSend text: String
  ) {}
  /// Does nothing.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType
  ) {}
  /// Does nothing.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, didSelectEdit text: String
  ) {}
  /// Does nothing.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeText text: String
  ) {}
  /// Does nothing.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) {}
  /// Does nothing.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
    message: BaseMessage?
  ) {}
  /// Does nothing.
  public func messageInputViewDidStartTyping() {}
  /// Does nothing.
  public func messageInputViewDidEndTyping() {}
  /// Returns true.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Returns true.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, shouldInteractWith url: URL,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Does nothing.
  public func messageInputView(
    _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange
  ) {}
}

/// Provides the channel of a message input.
public protocol SBUMessageInputViewDataSource: AnyObject {
  /// Returns the channel.
  func channelForMessageInputView(_ messageInputView: SBUMessageInputView) -> BaseChannel?
}
