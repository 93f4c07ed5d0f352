import UIKit

struct Contact: Hashable {
  let name: String
  let city: String
  var isFavorite = false
}

/// Contacts as a list with headers, marks, swipe actions and menus.
final class ContactsViewController: UIViewController, UICollectionViewDelegate {
  private enum Section: String, CaseIterable {
    case favorites = "Favorites"
    case others = "Others"
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Contact>
  private var dataSource: DataSource?
  private var contacts = [
    Contact(name: "Ada", city: "London", isFavorite: true), Contact(name: "Béla", city: "Szeged"),
    Contact(name: "Chiyo", city: "Osaka"),
  ]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    collectionView.delegate = self
    view.addSubview(collectionView)

    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
      cell, _, contact in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = contact.name
      content.secondaryText = contact.city
      cell.contentConfiguration = content
      cell.accessories =
        contact.isFavorite
        ? [.checkmark(), .disclosureIndicator()]
        : [.disclosureIndicator(), .reorder(displayed: .whenEditing)]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      guard let section = self?.dataSource?.sectionIdentifier(for: indexPath.section) else {
        return
      }
      var content = view.defaultContentConfiguration()
      content.text = section.rawValue
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      view.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, contact in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: contact)
    }
    dataSource?.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    apply(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self?.delete(at: indexPath)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(contacts.filter(\.isFavorite), toSection: .favorites)
    snapshot.appendItems(contacts.filter { !$0.isFavorite }, toSection: .others)
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }

  private func delete(at indexPath: IndexPath) {
    guard let contact = dataSource?.itemIdentifier(for: indexPath) else { return }
    contacts.removeAll { $0 == contact }
    apply(animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let contact = dataSource?.itemIdentifier(for: indexPath),
      let index = contacts.firstIndex(of: contact)
    else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    contacts[index].isFavorite.toggle()
    apply(animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(at: indexPath) }
      ])
    }
  }
}
