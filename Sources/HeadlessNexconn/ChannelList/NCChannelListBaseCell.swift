import Diorama
import HeadlessUIKit

/// A row of the channel list, for an app's own as well: its picture, its badge and what it stands
/// for are known, the rest is up to a subclass.
open class NCChannelListBaseCell: UITableViewCell, Configurable {
  /// What the row shows.
  public private(set) final var model: NCChannelModel?

  /// A row that was set up.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupView()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  /// Puts views into it.
  open func setupView() {}

  /// Shows a channel.
  open func setDataModel(_ model: NCChannelModel) {
    self.model = model
    accessibilityIdentifier = model.channelId
  }

  // MARK: YAML

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
  /// What it is.
  open class var summary: String { "a row of the channel list, for an app's own" }
}
