import HeadlessUIKit

/// The grid of a group's members: some people, and tiles that add and remove people.
open class NCGroupProfileMembersCellViewModel: NCProfileCellViewModel {
  /// The people and tiles.
  public final let members = NCGroupMembersCollectionViewModel()

  /// The number of tiles in a line (N153).
  private static let perLine = 5

  /// Returns the cell of the row, which has lines of tiles.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let lines = UIStackView()
    lines.axis = .vertical
    var tiles = members.entries.map(tile)
    if members.canAdd { tiles.append(Self.button(NCImage.add)) }
    if members.canRemove { tiles.append(Self.button(NCImage.remove)) }
    for start in stride(from: 0, to: tiles.count, by: Self.perLine) {
      let line = UIStackView(
        arrangedSubviews: Array(tiles[start..<min(start + Self.perLine, tiles.count)]))
      line.distribution = .fillEqually
      line.spacing = 8
      while line.arrangedSubviews.count < Self.perLine {
        line.addArrangedSubview(Self.gap())
      }
      lines.addArrangedSubview(line)
    }
    cell.contentView.addSubview(lines)
    return cell
  }

  private func tile(_ entry: NCGroupMembersCollectionViewModel.Entry) -> UIView {
    let portrait = UIImageView(image: NCImage.portrait(entry.avatarUrl))
    let label = UILabel()
    // A tile without a name keeps the space of its two rows.
    label.text = entry.name.isEmpty ? " " : entry.name
    let tile = MemberTile(arrangedSubviews: [portrait, label])
    tile.axis = .vertical
    tile.alignment = .center
    tile.accessibilityIdentifier = entry.userId
    let id = entry.userId
    tile.onTap = { [weak self] in self?.members.onSelect?(id) }
    tile.addGestureRecognizer(
      UITapGestureRecognizer(target: tile, action: Selector(MemberTile.tapped)))
    return tile
  }

  private static func button(_ image: UIImage) -> UIView {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    let tile = UIStackView(arrangedSubviews: [button])
    tile.axis = .vertical
    tile.alignment = .center
    return tile
  }

  /// Returns an empty tile, which fills a line that is not full.
  private static func gap() -> UIView {
    let label = UILabel()
    label.text = " "
    return label
  }
}

/// A person in the grid, who can be tapped.
private final class MemberTile: UIStackView {
  var onTap: (() -> Void)?

  func tapped() { onTap?() }
}

/// The people in the grid of a group's members, and the tiles that follow them.
open class NCGroupMembersCollectionViewModel {
  /// A person in the grid.
  struct Entry {
    let userId: String
    let name: String
    let avatarUrl: String?
  }

  /// Whether a tile adds people.
  public internal(set) final var canAdd = false
  /// Whether a tile removes people.
  public internal(set) final var canRemove = false
  final var entries: [Entry] = []
  /// Called with the id of a person who was tapped.
  final var onSelect: ((String) -> Void)?

  /// The ids of the people, in order.
  public final var userIds: [String] { entries.map(\.userId) }
}
