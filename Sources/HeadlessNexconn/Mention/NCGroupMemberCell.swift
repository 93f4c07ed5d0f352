import DioramaKit
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
  ///
  /// - Parameter viewModel: The row.
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

/// A row of the managed @mention page.
public final class NCGroupMemberCellViewModel: NCBaseCellViewModel {
  /// The id that is handed over; `All` for everybody.
  public let userId: String
  /// The name in the row, which is handed over, too (N166).
  public let name: String
  /// Where the picture is.
  public let avatarUrl: String?

  /// The row of a person (N162).
  init(_ member: NCGroupMemberInfo) {
    userId = member.userId
    name = ShownName.mention(member)
    avatarUrl = member.avatarUrl
  }

  /// The row that stands for everybody, who is a person called `All` (N162, N167).
  init(everybodyCalled name: String) {
    userId = "All"
    self.name = name
    avatarUrl = nil
  }

  var image: UIImage {
    userId == "All" ? NCImage.everybody : NCImage.portrait(avatarUrl)
  }

  /// Who is handed over.
  var user: NCChatUIUserInfo {
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = name
    user.avatarUrl = avatarUrl
    return user
  }
}
