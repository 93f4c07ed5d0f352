/// Items in sections, whatever their layout; text frames show them one below the other.
///
/// They stand in the rows of a table of its own, which decides what is in view and takes touches:
/// steps speak of items as of rows.
///
/// ```swift
/// collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///
/// func collectionView(
///   _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
/// ) -> UICollectionViewCell {
///   collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
/// }
/// ```
open class UICollectionView: UIScrollView {
  /// Where lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// To the right.
    case horizontal
  }

  /// Where an item stands after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left; there is no left and right here.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right; there is no left and right here.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How the items are arranged; setting it asks for all items again.
  public final var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Where the items come from; not kept alive.
  public final weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Who hears about them; not kept alive.
  public final weak var delegate: (any UICollectionViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  let list = UITableView(frame: .zero, style: .grouped)
  private let rows = CollectionTableAdapter()
  /// By names of cells, and kinds and names of what stands around sections.
  var reuse = ReusePool<UICollectionReusableView>()

  /// Makes a collection view without items.
  ///
  /// - Parameters:
  ///   - frame: kept and not used.
  ///   - layout: of it the sizes of headers count, which say whether there are some.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Collection views are not decoded here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUpContent() {
    collectionViewLayout.collectionView = self
    rows.collection = self
    list.register(
      CollectionItemCell.self, forCellReuseIdentifier: CollectionTableAdapter.cellIdentifier)
    list.dataSource = rows
    list.delegate = rows
    addSubview(list)
  }

  /// The view behind the items; it shows where there are none.
  public final var backgroundView: UIView? {
    get { list.backgroundView }
    set { list.backgroundView = newValue }
  }

  /// Whether items can be tapped.
  public final var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }

  /// Whether several items can be selected at a time.
  public final var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
}

// MARK: - Items

extension UICollectionView {
  /// Forgets all items and the selection; items are asked for again at the next layout pass.
  public final func reloadData() { list.reloadData() }

  /// Asks for some items again; the others stay as they are.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    list.reloadRows(at: indexPaths, with: .none)
  }

  /// Says that items came; here all items are asked for again.
  public final func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Says that items went; here all items are asked for again.
  public final func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Says that an item has moved; here all items are asked for again.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Says that sections came; here all items are asked for again.
  public final func insertSections(_ sections: IndexSet) { reloadData() }
  /// Says that sections went; here all items are asked for again.
  public final func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Asks for the items of some sections again; here for all items.
  public final func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Runs changes together, then asks for all items again.
  ///
  /// - Parameters:
  ///   - updates: run at once.
  ///   - completion: told true at the main queue's next turn.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    list.performBatchUpdates(updates, completion: completion)
  }

  /// How many sections there are.
  public final var numberOfSections: Int { list.numberOfSections }
  /// How many items a section has.
  public final func numberOfItems(inSection section: Int) -> Int {
    list.numberOfRows(inSection: section)
  }
  /// The cell of an item in view; nil for other items.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    (list.cellForRow(at: indexPath) as? CollectionItemCell)?.item
  }
  /// The item that a cell in view shows.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }
  /// The cells in view, in order.
  public final var visibleCells: [UICollectionViewCell] {
    list.visibleCells.compactMap { ($0 as? CollectionItemCell)?.item }
  }
  /// The items in view, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { list.indexPathsForVisibleRows ?? [] }
  /// The selected items, in the order of tapping; nil if there are none.
  public final var indexPathsForSelectedItems: [IndexPath]? { list.indexPathsForSelectedRows }

  /// Selects an item as an app may; the delegate hears nothing.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nil selects nothing.
  ///   - animated: not used.
  ///   - scrollPosition: where the item is to stand; an empty set leaves the items where they are.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    list.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition.ofRows)
  }

  /// Deselects an item as an app may; the delegate hears nothing.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    list.deselectRow(at: indexPath, animated: animated)
  }

  /// Scrolls item by item until one is in view; all items on the way come into view, too.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nothing happens for one that there is not.
  ///   - scrollPosition: `top` brings it to the top where enough items follow; the others scroll no
  ///     further than needed.
  ///   - animated: not used.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    list.scrollToRow(at: indexPath, at: scrollPosition.ofRows, animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate var ofRows: UITableView.ScrollPosition {
    if contains(.top) { return .top }
    if contains(.centeredVertically) { return .middle }
    return contains(.bottom) ? .bottom : .none
  }
}

// MARK: - Cells and their reuse

extension UICollectionView {
  /// Says which class of cells a name stands for.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of ``UICollectionViewCell``; nil means plain cells.
  ///   - identifier: the name, as `dequeueReusableCell` uses it.
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    reuse.register(cellClass as? UICollectionReusableView.Type, as: reuseName(identifier))
  }

  /// Says which class of headers or footers a name stands for.
  ///
  /// - Parameters:
  ///   - viewClass: a subclass of ``UICollectionReusableView``; nil means plain views.
  ///   - kind: ``elementKindSectionHeader`` or ``elementKindSectionFooter``.
  ///   - identifier: the name, as `dequeueReusableSupplementaryView` uses it.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      viewClass as? UICollectionReusableView.Type, as: reuseName(identifier, kind: kind))
  }

  /// Accepted; there are no nib files, so cells of this name stay plain.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// A cell that went out of view, prepared for its next item, or a new one; a plain cell if no
  /// class is registered.
  ///
  /// - Parameters:
  ///   - identifier: the name that the class was registered under.
  ///   - indexPath: the item; not used.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = reusable(reuseName(identifier)) as? UICollectionViewCell
    return prepared(view ?? UICollectionViewCell(frame: .zero), as: identifier)
  }

  /// A new header or footer; a plain view if no class is registered.
  ///
  /// - Parameters:
  ///   - kind: ``elementKindSectionHeader`` or ``elementKindSectionFooter``.
  ///   - identifier: the name that the class was registered under.
  ///   - indexPath: the section; not used.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reusable(reuseName(identifier, kind: kind))
    return prepared(view ?? UICollectionReusableView(frame: .zero), as: identifier)
  }

  /// The name in the pool, of which no two kinds and identifiers have the same; cells have no kind.
  private func reuseName(_ identifier: String, kind: String? = nil) -> String {
    kind.map { "\($0.utf8.count) \($0)\(identifier)" } ?? "cell \(identifier)"
  }

  private func reusable(_ name: String) -> UICollectionReusableView? {
    reuse.dequeue(name) ?? reuse.classes[name]?.init(frame: .zero)
  }

  /// Keeps the cell of an item for another one, if it is of the class that its name stands for.
  final func recycle(_ cell: UICollectionViewCell) {
    guard let name = cell.reuseIdentifier.map({ reuseName($0) }),
      let cellClass = reuse.classes[name], cellClass == type(of: cell),
      !reuse.contains(cell, as: name)
    else { return }
    reuse.recycle(cell, as: name)
  }

  private func prepared<View: UICollectionReusableView>(
    _ view: View, as identifier: String
  ) -> View {
    if view.reuseIdentifier != nil {
      view.prepareForReuse()
      view.setNeedsLayout()
    }
    view.reuseIdentifier = identifier
    return view
  }
}
