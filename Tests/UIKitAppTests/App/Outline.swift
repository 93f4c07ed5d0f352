import UIKit

/// Folders and files; folders open and close.
final class OutlineViewController: UIViewController {
  private struct Node: Hashable {
    let name: String
    var children: [Node] = []
    let id = UUID()
    static func == (left: Node, right: Node) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let roots = [
    Node(
      name: "Letters",
      children: [Node(name: "To Ada"), Node(name: "Old", children: [Node(name: "1999")])]),
    Node(name: "Plan"),
  ]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Node>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Files"
    let layout = UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.showsSeparators = false
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])

    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, Node> {
      cell, _, node in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = node.name
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [
        .label(text: "\(node.children.count)"), .outlineDisclosure(options: options),
      ]
    }
    let file = UICollectionView.CellRegistration<UICollectionViewListCell, Node> { cell, _, node in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = node.name
      content.image = UIImage(systemName: "doc")
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Node>(
      collectionView: collectionView
    ) { collectionView, indexPath, node in
      collectionView.dequeueConfiguredReusableCell(
        using: node.children.isEmpty ? file : folder, for: indexPath, item: node)
    }
    self.dataSource = dataSource
    dataSource.apply(makeSnapshot(), to: 0, animatingDifferences: false)
  }

  private func makeSnapshot() -> NSDiffableDataSourceSectionSnapshot<Node> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Node>()
    func add(_ nodes: [Node], to parent: Node?) {
      snapshot.append(nodes, to: parent)
      for node in nodes where !node.children.isEmpty { add(node.children, to: node) }
    }
    add(roots, to: nil)
    return snapshot
  }
}
