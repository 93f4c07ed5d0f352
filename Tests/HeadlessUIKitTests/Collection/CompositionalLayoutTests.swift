import HeadlessUIKit
import Testing

@Suite("Lists and compositional layouts") struct CompositionalLayoutTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private final class Screen: UIViewController, UICollectionViewDelegate {
    let collection: UICollectionView
    var source: Source?

    init(_ layout: UICollectionViewLayout) {
      collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
      collection.delegate = self
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = [.label(text: "7"), .disclosureIndicator(), .delete()]
      }
      source = Source(collectionView: collection) { collection, place, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: place, item: item)
      }
      let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: "title"
      ) { [weak self] view, _, place in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = self?.source?.sectionIdentifier(for: place.section)
        view.contentConfiguration = content
      }
      source?.supplementaryViewProvider = { collection, _, place in
        collection.dequeueConfiguredReusableSupplementary(using: titles, for: place)
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["first", "second"])
      snapshot.appendItems(["a", "b"], toSection: "first")
      snapshot.appendItems(["c"], toSection: "second")
      source?.apply(snapshot)
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "Item \(indexPath.item)")
      }
    }
  }

  private func list(of screen: Screen) -> UITableView? {
    screen.collection.subviews.first as? UITableView
  }

  private func texts(_ view: UIView) -> [String] {
    if view.isHidden { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test func items_are_in_order_below_the_headers_of_their_sections() throws {
    try inRun { _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout { index, _ in
        let section = NSCollectionLayoutSection(group: group)
        if index == 1 {
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: size, elementKind: "title", alignment: .topLeading)
          ]
        }
        return section
      }
      let screen = Screen(layout)
      screen.collection.layoutIfNeeded()
      let table = try #require(list(of: screen))
      #expect(screen.collection.visibleCells.map { texts($0) } == [["a"], ["b"], ["c"]])
      #expect(table.supplementaryViews(before: 0).isEmpty)
      #expect(table.supplementaryViews(before: 2).map { texts($0.view) } == [["second"]])
    }
  }

  @Test func a_list_has_accessories_and_swipe_actions() throws {
    try inRun { _ in
      var rows = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      rows.trailingSwipeActionsConfigurationProvider = { place in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove \(place.item)") { _, _, _ in }
        ])
      }
      let screen = Screen(UICollectionViewCompositionalLayout.list(using: rows))
      screen.collection.layoutIfNeeded()
      let table = try #require(list(of: screen))
      #expect(table.swipeActions(ofRow: 1).map(\.names.first) == ["Remove 1"])
      let row = try #require(table.visibleCells.first)
      #expect(row.accessoryView.map { texts($0) } == ["7", "›"])
      #expect(table.contextMenu(ofRow: 1)?.title == "Item 1")
    }
  }

  @Test func the_button_of_an_outline_shows_inner_items() throws {
    try inRun { _ in
      let collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, _ in cell.accessories = [.outlineDisclosure()]
      }
      let source = Source(collectionView: collection) { collection, place, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: place, item: item)
      }
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["fruit"])
      outline.append(["apple"], to: "fruit")
      source.apply(outline, to: "all")
      collection.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == ["fruit"])
      func button() throws -> UIButton {
        let table = try #require(collection.subviews.first as? UITableView)
        let row = try #require(table.visibleCells.first?.accessoryView)
        return try #require(row.subviews.first as? UIButton)
      }
      #expect(try button().currentTitle == "▸")
      try button().sendActions(for: .primaryActionTriggered)
      collection.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == ["fruit", "apple"])
      #expect(try button().currentTitle == "▾")
    }
  }
}
