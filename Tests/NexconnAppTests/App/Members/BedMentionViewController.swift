import NexconnChatUI
import UIKit

/// Chooses a gardener of a bed: the kit's page with the app's words, and a hint below the search.
class BedMentionViewController: NCGroupMentionViewController {
  private let hint = UILabel()
  private(set) var searches: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Who?"
    searchBar.placeholder = "Name of a gardener"
    labEmpty.text = "No gardener of that name"
    hint.look(.note, .secondaryLabel)
    hint.text = "Names as they are in this bed"
    view.addSubview(hint)
    tableView.rowHeight = 52
    tableView.separatorStyle = .none
  }

  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searches.append(searchText)
    hint.text = searchText.isEmpty ? "Names as they are in this bed" : "Search \(searches.count)"
    super.searchBar(searchBar, textDidChange: searchText)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = indexPath.section == 0 ? .disclosureIndicator : .none
    return cell
  }

  override func reloadData(_ isEmpty: Bool) {
    super.reloadData(isEmpty)
    hint.isHidden = isEmpty
  }
}

/// The row of a gardener: the name in the color of the garden.
class GardenerCell: NCGroupMemberCell {
  private let badge = UILabel()

  override func setupView() {
    super.setupView()
    badge.look(.note, GardenLook.soil)
    contentView.addSubview(badge)
  }

  override func update(with viewModel: NCGroupMemberCellViewModel) {
    super.update(with: viewModel)
    nameLabel.textColor = GardenLook.leaf
    badge.text = viewModel.userId == "All" ? "everyone of this bed" : "@\(viewModel.userId)"
  }
}
