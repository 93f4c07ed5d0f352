import HeadlessUIKit

/// The input bar below the messages.
open class NCChatSessionInputBarControl: UIView {
  /// The text field.
  public let inputTextView = UITextField()
  /// The button that records a voice message.
  public let switchButton = UIButton(type: .custom)
  /// The button that shows emoji.
  public let emojiButton = UIButton(type: .custom)
  /// The button that shows other things to send.
  public let additionalButton = UIButton(type: .custom)
  /// Called with the whole text when the text changes.
  final var onChange: ((String) -> Void)?
  /// Called with the text when the user sends it.
  final var onSend: ((String) -> Void)?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  /// Views are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  private func setupView() {
    switchButton.setImage(NCImage.voice, for: .normal)
    emojiButton.setImage(NCImage.emoji, for: .normal)
    additionalButton.setImage(NCImage.sendMore, for: .normal)
    let row = UIStackView(
      arrangedSubviews: [switchButton, inputTextView, emojiButton, additionalButton])
    row.spacing = 8
    addSubview(row)
    inputTextView.addAction(
      UIAction { [weak self] _ in self?.onChange?(self?.text ?? "") }, for: .editingChanged)
    inputTextView.addAction(
      UIAction { [weak self] _ in self?.send() }, for: .editingDidEndOnExit)
  }

  /// The text in the field.
  public final var text: String {
    get { inputTextView.text ?? "" }
    set { inputTextView.text = newValue }
  }

  private func send() {
    let written = text
    guard !written.isEmpty else { return }
    text = ""
    onSend?(written)
  }
}
