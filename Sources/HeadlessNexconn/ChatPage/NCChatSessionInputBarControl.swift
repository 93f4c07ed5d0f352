import HeadlessUIKit

/// The bar below the messages, to write in.
open class NCChatSessionInputBarControl: UIView {
  /// What is being written.
  public let inputTextView = UITextField()
  /// Says something instead.
  public let switchButton = UIButton(type: .custom)
  /// Little pictures.
  public let emojiButton = UIButton(type: .custom)
  /// More to send.
  public let additionalButton = UIButton(type: .custom)
  /// Hears what is written: the whole text.
  final var onChange: ((String) -> Void)?
  /// Hears that the text is to be sent.
  final var onSend: ((String) -> Void)?

  /// An empty bar.
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

  /// What is written.
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
