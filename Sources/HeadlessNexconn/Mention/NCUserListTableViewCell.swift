import Diorama
import HeadlessUIKit

/// A person to mention.
open class NCUserListTableViewCell: NCPaddingTableViewCell, Configurable {
  static let identifier = "NCUserListTableViewCell"

  /// The picture.
  public let headImageView = UIImageView()
  /// The name.
  public let nameLabel = UILabel()

  /// Puts the picture beside the name.
  open override func setupView() {
    super.setupView()
    let row = UIStackView(arrangedSubviews: [headImageView, nameLabel])
    row.spacing = 8
    contentView.addSubview(row)
  }

  /// Shows a person under a name.
  open func update(with user: NCChatUIUserInfo, shownName: String) {
    accessibilityIdentifier = user.userId
    headImageView.image = NCImage.portrait(user.avatarUrl)
    nameLabel.text = shownName
  }

  // MARK: YAML

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
  /// What it is.
  open class var summary: String { "a person to mention" }
}
