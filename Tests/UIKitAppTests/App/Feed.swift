import UIKit

struct Story: Hashable, Codable {
  let id: Int
  let title: String
}

/// A header with a title.
final class FeedHeader: UICollectionReusableView {
  static let kind = "feed-header"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFont.preferredFont(forTextStyle: .title3)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Stories in two sections: the latest side by side, the others below each other.
final class FeedViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case latest, more
    var title: String { self == .latest ? "Latest" : "More" }
  }

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: FeedViewController.makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Story>?
  private let statusLabel = UILabel()

  private static func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let isLatest = Section(rawValue: index) == .latest
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let isWide = environment.container.effectiveContentSize.width > 600
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: isLatest ? .fractionalWidth(0.8) : .fractionalWidth(1),
            heightDimension: .absolute(isLatest ? 120 : 60)),
          subitem: item, count: isWide ? 2 : 1)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = isLatest ? .groupPaging : .none
        section.interGroupSpacing = 8
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
          elementKind: FeedHeader.kind, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    statusLabel.text = "Loading"
    navigationItem.titleView = statusLabel
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Story> { cell, _, story in
      var content = UIListContentConfiguration.cell()
      content.text = story.title
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
    }
    let header = UICollectionView.SupplementaryRegistration<FeedHeader>(
      elementKind: FeedHeader.kind
    ) { view, _, indexPath in
      view.label.text = Section(rawValue: indexPath.section)?.title
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    dataSource?.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    show([Story(id: 1, title: "Saved: the harbor"), Story(id: 2, title: "Saved: the lake")])
    Task { await load() }
  }

  private func load() async {
    do {
      guard let address = URL(string: "https://example.com/stories.json") else { return }
      let (data, _) = try await URLSession.shared.data(from: address)
      show(try JSONDecoder().decode([Story].self, from: data))
      statusLabel.text = "Feed"
    } catch let error as URLError where error.code == .notConnectedToInternet {
      statusLabel.text = "Offline"
    } catch {
      statusLabel.text = "Broken"
    }
  }

  private func show(_ stories: [Story]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Story>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(stories.prefix(1)), toSection: .latest)
    snapshot.appendItems(Array(stories.dropFirst()), toSection: .more)
    dataSource?.apply(snapshot)
  }
}
