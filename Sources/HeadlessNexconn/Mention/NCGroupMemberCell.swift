import Diorama
import HeadlessUIKit

/// A person to mention.
open class NCGroupMemberCell: NCPaddingTableViewCell, Configurable {
  static let identifier = "NCGroupMemberCell"

  /// The picture.
  public let portraitImageView = UIImageView()
  /// The name.
  public let nameLabel = UILabel()

  /// Puts the picture beside the name.
  open override func setupView() {
    super.setupView()
    let row = UIStackView(arrangedSubviews: [portraitImageView, nameLabel])
    row.spacing = 8
    contentView.addSubview(row)
  }

  /// Shows a person.
  open func update(with viewModel: NCGroupMemberCellViewModel) {
    accessibilityIdentifier = viewModel.userId
    portraitImageView.image = viewModel.image
    nameLabel.text = viewModel.name
  }

  // MARK: YAML

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
  /// What it is.
  open class var summary: String { "a person to mention" }
}
