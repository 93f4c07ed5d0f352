import DioramaKit
import HeadlessUIKit

/// A part of the row of a person to mention.
enum PersonPart: String, Sendable, CaseIterable {
  case portrait, name
}

/// The cell of a person to mention, whose parts YAML can arrange in lines.
protocol PersonCell: UITableViewCell, Configurable {
  /// The lines that YAML sets, which replace the picture next to the name.
  var lines: CellLines<PersonPart> { get set }
  /// Returns the view of a part.
  func view(of part: PersonPart) -> UIView
}

extension PersonCell {
  /// Arranges the lines in the row if they have changed.
  func arrangeLines(unless known: CellLines<PersonPart>) {
    if lines != known { contentView.arrange(lines.map { $0.map(view) }) }
  }

  /// The properties that YAML can set.
  static var personProperties: PropertyTable {
    [
      Property(
        "lines", ValueShape<CellLines<PersonPart>>.lines(),
        "the parts of the row: a list of lines, each from left to right", \Self.lines)
    ]
  }
}

/// The cell of a person to mention on the managed @mention page.
open class NCGroupMemberCell: NCPaddingTableViewCell, PersonCell {
  static let identifier = "NCGroupMemberCell"

  /// The picture.
  public let portraitImageView = UIImageView()
  /// The name.
  public let nameLabel = UILabel()

  /// The lines that YAML sets.
  final var lines: CellLines<PersonPart> = [] {
    didSet { arrangeLines(unless: oldValue) }
  }

  /// Returns the view of a part.
  func view(of part: PersonPart) -> UIView { part == .portrait ? portraitImageView : nameLabel }

  /// Adds the picture and, next to it, the name.
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

  /// The kind of component: a cell.
  open class var kind: TypeKind { .cell }
  /// The properties that YAML can set; a subclass may add more.
  open class var properties: PropertyTable { personProperties }
  /// A short description of the class.
  open class var summary: String { "a user to mention" }
}

/// A row of the managed @mention page.
public final class NCGroupMemberCellViewModel: NCBaseCellViewModel {
  /// The id of the person; `All` for all members.
  public let userId: String
  /// The name in the row, which the chosen person also has (N166).
  public let name: String
  /// The address of the picture.
  public let avatarUrl: String?

  /// Creates the row of a person (N162).
  init(_ member: NCGroupMemberInfo) {
    userId = member.userId
    name = DisplayName.mention(member)
    avatarUrl = member.avatarUrl
  }

  /// Creates the row for all members: a person with the id `All` (N162, N167).
  init(everybodyCalled name: String) {
    userId = "All"
    self.name = name
    avatarUrl = nil
  }

  var image: UIImage {
    userId == "All" ? NCImage.everybody : NCImage.portrait(avatarUrl)
  }

  /// The person that the page passes on when the row is chosen.
  var user: NCChatUIUserInfo {
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = name
    user.avatarUrl = avatarUrl
    return user
  }
}
