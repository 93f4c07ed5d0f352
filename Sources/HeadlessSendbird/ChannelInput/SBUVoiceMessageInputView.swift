import HeadlessUIKit

/// Receives events of a recording.
public protocol SBUVoiceMessageInputViewDelegate: AnyObject {
  /// The recording was canceled. The name has the kit's spelling.
  func voiceMessageInputViewDidTapCacel(_ inputView: SBUVoiceMessageInputView)
  /// The recording is sent.
  func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, willStartToSend voiceFileInfo: SBUVoiceFileInfo)
  /// The recording is sent.
  func voiceMessageInputView(
    _ inputView: SBUVoiceMessageInputView, didTapSend voiceFileInfo: SBUVoiceFileInfo)
}

/// Records a voice message. A run has no microphone, so it is never shown.
open class SBUVoiceMessageInputView: SBUView {
  /// The state of a recording.
  public enum Status: Int, Sendable {
    /// Nothing is recorded.
    case none
    /// It records.
    case recording
    /// It has recorded.
    case finishRecording
    /// It plays the recording.
    case playing
    /// It pauses.
    case pause
  }

  /// The delegate; not retained.
  public weak var delegate: (any SBUVoiceMessageInputViewDelegate)?
  /// The button that discards the recording.
  public lazy var cancelButton = UIButton(type: .custom)
  /// The button that sends the recording.
  public lazy var sendButton = UIButton(type: .custom)
  /// The button that records, plays and pauses.
  public lazy var statusButton = UIButton(type: .custom)
  /// The state.
  public private(set) var status = Status.none
  /// The theme.
  public var theme: SBUVoiceMessageInputTheme = SBUTheme.voiceMessageInputTheme

  /// Adds the buttons.
  open override func setupViews() {
    super.setupViews()
    cancelButton.setTitle(SBUStringSet.Cancel, for: .normal)
    cancelButton.addTarget(
      self, action: Selector(SBUVoiceMessageInputView.onTapCancel), for: .touchUpInside)
    sendButton.setImage(SBUIconSet.iconSend, for: .normal)
    statusButton.setImage(SBUIconSet.iconRecording, for: .normal)
    let row = SBUStackView()
    row.setHStack([cancelButton, statusButton, sendButton])
    addSubview(row)
  }

  /// Would show the recorder; does nothing.
  open func show(baseView: UIView?) {}
  /// Hides the recorder.
  open func dismiss() { reset(for: false) }
  /// Ends the recording.
  ///
  /// - Parameter resignActivity: whether the app is no longer active.
  open func reset(for resignActivity: Bool) { status = .none }
  /// Discards the recording and notifies the delegate.
  open func onTapCancel() {
    dismiss()
    delegate?.voiceMessageInputViewDidTapCacel(self)
  }
}
