import Testing

@testable import HeadlessUIKit

@Suite("Collection views") struct CollectionViewTests {
  /// A cell with a label that counts its reuses.
  private final class Tile: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0
    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Tiles: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let log = EventLog()
    var counts: [Int]
    var rejectedItem: Int?

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.label.text = "\(indexPath.section)-\(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log.note("header \(indexPath.section)")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.note("show \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.note("hide \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != rejectedItem }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.note("select \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.note("deselect \(indexPath.section)-\(indexPath.item)") }
  }

  private let layout = UICollectionViewFlowLayout()

  private func collection(_ tiles: Tiles, room: Int = 4) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = tiles
    view.delegate = tiles
    view.list.setViewport(columns: 40, rows: room)
    view.layoutIfNeeded()
    return view
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.map { ($0 as? Tile)?.label.text ?? "" }
  }

  @Test func items_are_shown_section_by_section_until_the_viewport_is_full() {
    let tiles = Tiles([2, 9])
    let view = collection(tiles)
    #expect(texts(view) == ["0-0", "0-1", "1-0", "1-1"])
    #expect(tiles.log.lines == ["show 0-0", "show 0-1", "show 1-0", "show 1-1"])
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 1) == 9)
    #expect(view.indexPathsForVisibleItems.last == IndexPath(item: 1, section: 1))
  }

  @Test func cells_that_left_the_view_are_reused() {
    let tiles = Tiles([9])
    let view = collection(tiles, room: 2)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile
    _ = tiles.log.take()
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .bottom, animated: false)
    #expect(texts(view) == ["0-3", "0-4"])
    #expect(tiles.log.lines.lines(of: "hide") == ["hide 0-0", "hide 0-1", "hide 0-2"])
    #expect((first?.reuses ?? 0) > 0)
    #expect(first.flatMap { view.indexPath(for: $0) } != nil)
  }

  @Test func a_tap_selects_an_item_and_deselects_the_previous_one() {
    let tiles = Tiles([3])
    let view = collection(tiles)
    _ = tiles.log.take()
    #expect(view.list.touchRow(0))
    #expect(view.visibleCells.map(\.isSelected) == [true, false, false])
    #expect(view.list.touchRow(2))
    #expect(tiles.log.lines == ["select 0-0", "deselect 0-0", "select 0-2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    view.deselectItem(at: IndexPath(item: 2, section: 0), animated: true)
    #expect(view.visibleCells.map(\.isSelected) == [false, false, false])
  }

  @Test func an_item_rejected_by_the_delegate_is_not_selected() {
    let tiles = Tiles([3])
    tiles.rejectedItem = 1
    let view = collection(tiles)
    _ = view.list.touchRow(1)
    #expect(tiles.log.lines.lines(of: "select").isEmpty)
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func headers_are_requested_only_if_the_layout_gives_them_a_size() {
    let tiles = Tiles([1, 1])
    _ = collection(tiles)
    #expect(tiles.log.lines.lines(of: "header").isEmpty)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    _ = collection(tiles, room: 9)
    #expect(tiles.log.lines.lines(of: "header") == ["header 0", "header 1"])
  }

  @Test func a_reload_asks_for_all_items_again() {
    let tiles = Tiles([3])
    let view = collection(tiles)
    tiles.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(texts(view) == ["0-0"])
  }

  @Test func unregistered_reuse_identifiers_create_plain_cells() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 0)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
    #expect(type(of: cell) == UICollectionViewCell.self)
    #expect(cell.reuseIdentifier == "other")
    #expect(view.visibleCells.isEmpty)
  }
}
