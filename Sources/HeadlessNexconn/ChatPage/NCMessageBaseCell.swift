import Diorama
import HeadlessUIKit

/// A row of the chat page: perhaps a time, and below it what a subclass shows.
open class NCMessageBaseCell: UICollectionViewCell, Configurable {
  /// The time above the message.
  public let messageTimeLabel = UILabel()
  /// What stands below it.
  public let baseContentView = UIView()
  /// What the row shows.
  public private(set) final var model: NCMessageModel?

  /// A row that was set up.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    initialize()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    initialize()
  }

  /// Puts views into it.
  open func initialize() {
    messageTimeLabel.textAlignment = .center
    let lines = UIStackView(arrangedSubviews: [messageTimeLabel, baseContentView])
    lines.axis = .vertical
    contentView.addSubview(lines)
  }

  /// Shows a message.
  open func setDataModel(_ model: NCMessageModel) {
    self.model = model
    messageTimeLabel.isHidden = !model.isDisplayMessageTime
    messageTimeLabel.text = MomentWords.current?.inChat(model.sentTime)
  }

  // MARK: YAML

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
  /// What it is.
  open class var summary: String { "a row of the chat page, for an app's own" }
}
