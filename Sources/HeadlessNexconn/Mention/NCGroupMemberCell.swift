import DioramaKit
import HeadlessUIKit

/// A part of the row of a person to mention.
enum PersonPart: String, Sendable, CaseIterable {
  case portrait, name
}

/// A row of a person to mention, whose parts YAML may put into lines.
protocol PersonCell: UITableViewCell, Configurable {
  /// What YAML puts into the row, in the place of the picture beside the name.
  var lines: CellLines<PersonPart> { get set }
  /// The view of a part.
  func view(of part: PersonPart) -> UIView
}

extension PersonCell {
  /// Puts the lines into the row, unless it has them.
  func arrangeLines(unless known: CellLines<PersonPart>) {
    if lines != known { contentView.arrange(lines.map { $0.map(view) }) }
  }

  /// What YAML may set on such a row.
  static var personProperties: PropertyTable {
    [
      Property(
        "lines", ValueShape<CellLines<PersonPart>>.lines(),
        "what the row shows, line by line, each from the left", \Self.lines)
    ]
  }
}

/// A person to mention.
open class NCGroupMemberCell: NCPaddingTableViewCell, PersonCell {
  static let identifier = "NCGroupMemberCell"

  /// The picture.
  public let portraitImageView = UIImageView()
  /// The name.
  public let nameLabel = UILabel()

  /// What YAML puts into the row.
  final var lines: CellLines<PersonPart> = [] {
    didSet { arrangeLines(unless: oldValue) }
  }

  /// The view of a part.
  func view(of part: PersonPart) -> UIView { part == .portrait ? portraitImageView : nameLabel }

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
  /// What YAML may set on it; a subclass may add more.
  open class var properties: PropertyTable { personProperties }
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
    name = DisplayName.mention(member)
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
