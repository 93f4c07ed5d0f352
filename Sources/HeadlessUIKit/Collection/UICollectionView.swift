/// Items in sections; text frames show them one below the other, whatever the layout.
///
/// The items are in the rows of an internal table, which decides what is in view and handles
/// touches: steps name items like rows.
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
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// To the right.
    case horizontal
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Makes positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left; has no effect here.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right; has no effect here.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right; has no effect here.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The arrangement of the items; setting it reloads all items.
  public final var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Provides the items; a weak reference.
  public final weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate; a weak reference.
  public final weak var delegate: (any UICollectionViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  let list = UITableView(frame: .zero, style: .grouped)
  private let rows = CollectionTableAdapter()
  /// The reusable views, by the names of cells, and by kind and name of headers and footers.
  var reuse = ReusePool<UICollectionReusableView>()

  /// Makes a collection view without items.
  ///
  /// - Parameters:
  ///   - frame: kept and not used.
  ///   - layout: the layout; only its sizes of headers and footers are used, to show or hide them.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Makes a collection view with a flow layout, without reading `coder`.
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

  /// The background view; it is shown if there are no items.
  public final var backgroundView: UIView? {
    get { list.backgroundView }
    set { list.backgroundView = newValue }
  }

  /// Whether items can be tapped.
  public final var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }

  /// Whether the items are edited. Kept, not shown.
  public final var isEditing: Bool {
    get { list.isEditing }
    set { list.isEditing = newValue }
  }

  /// Whether items are requested before they come into view. Kept, not used.
  public final var isPrefetchingEnabled: Bool {
    get { true }
    set {}
  }

  /// Whether several items can be selected at a time.
  public final var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
}

// MARK: - Items

extension UICollectionView {
  /// Drops all items and the selection; the next layout pass asks for the items again.
  public final func reloadData() { list.reloadData() }

  /// Reloads some items; the others stay as they are.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    list.reloadRows(at: indexPaths, with: .none)
  }

  /// Fills the cells of some items again; unlike in UIKit, it may use other cells for them.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Sets the layout, without animation.
  public final func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Reports inserted items; here all items are reloaded.
  public final func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reports deleted items; here all items are reloaded.
  public final func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reports a moved item; here all items are reloaded.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Reports inserted sections; here all items are reloaded.
  public final func insertSections(_ sections: IndexSet) { reloadData() }
  /// Reports deleted sections; here all items are reloaded.
  public final func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Reloads some sections; here all items.
  public final func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Runs changes together, then reloads all items.
  ///
  /// - Parameters:
  ///   - updates: called at once.
  ///   - completion: called with true in the main queue's next turn.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    list.performBatchUpdates(updates, completion: completion)
  }

  /// The number of sections.
  public final var numberOfSections: Int { list.numberOfSections }
  /// Returns the number of items in a section.
  public final func numberOfItems(inSection section: Int) -> Int {
    list.numberOfRows(inSection: section)
  }
  /// Returns the cell of an item in view; nil for other items.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    (list.cellForRow(at: indexPath) as? CollectionItemCell)?.item
  }
  /// Returns the item that a cell in view shows.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }
  /// The cells in view, in order.
  public final var visibleCells: [UICollectionViewCell] {
    list.visibleCells.compactMap { ($0 as? CollectionItemCell)?.item }
  }
  /// The items in view, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { list.indexPathsForVisibleRows ?? [] }
  /// The selected items, in the order of selection; nil if no item is selected.
  public final var indexPathsForSelectedItems: [IndexPath]? { list.indexPathsForSelectedRows }

  /// Selects an item, as code may; the delegate is not called.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nil selects nothing.
  ///   - animated: not used.
  ///   - scrollPosition: where to scroll the item; an empty set does not scroll.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    list.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition.ofRows)
  }

  /// Deselects an item, as code may; the delegate is not called.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    list.deselectRow(at: indexPath, animated: animated)
  }

  /// Scrolls item by item until one is in view; all items on the way come into view, too.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nothing happens for one that does not exist.
  ///   - scrollPosition: `top` brings it to the top if enough items follow it; the others scroll no
  ///     further than needed.
  ///   - animated: whether the delegate is called afterwards for the end of an animation.
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
  /// Registers the class of cells with a name.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of ``UICollectionViewCell``; nil means plain cells.
  ///   - identifier: the name for `dequeueReusableCell`.
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    reuse.register(cellClass as? UICollectionReusableView.Type, as: reuseName(identifier))
  }

  /// Registers the class of headers or footers with a name.
  ///
  /// - Parameters:
  ///   - viewClass: a subclass of ``UICollectionReusableView``; nil means plain views.
  ///   - kind: ``elementKindSectionHeader`` or ``elementKindSectionFooter``.
  ///   - identifier: the name for `dequeueReusableSupplementaryView`.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      viewClass as? UICollectionReusableView.Type, as: reuseName(identifier, kind: kind))
  }

  /// Accepted; nib files are not read, so cells with this name stay plain.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Returns a reused cell, prepared for its next item, or a new one; a plain cell if no class is
  /// registered.
  ///
  /// - Parameters:
  ///   - identifier: the name with which the class was registered.
  ///   - indexPath: the item; not used.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = reusable(reuseName(identifier)) as? UICollectionViewCell
    return prepared(view ?? UICollectionViewCell(frame: .zero), as: identifier)
  }

  /// Returns a new header or footer; a plain view if no class is registered.
  ///
  /// - Parameters:
  ///   - kind: ``elementKindSectionHeader`` or ``elementKindSectionFooter``.
  ///   - identifier: the name with which the class was registered.
  ///   - indexPath: the section; not used.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reusable(reuseName(identifier, kind: kind))
    return prepared(view ?? UICollectionReusableView(frame: .zero), as: identifier)
  }

  /// Returns the name in the pool, unique for each kind and identifier; cells have no kind.
  final func reuseName(_ identifier: String, kind: String? = nil) -> String {
    kind.map { "\($0.utf8.count) \($0)\(identifier)" } ?? "cell \(identifier)"
  }

  private func reusable(_ name: String) -> UICollectionReusableView? {
    reuse.dequeue(name) ?? reuse.classes[name]?.init(frame: .zero)
  }

  /// Recycles the cell of an item, if it is of the class that is registered with its name.
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

extension UICollectionView {
  /// Returns the item at a position that a gesture recognizer reported; nil if no item is there.
  ///
  /// Views have no real positions: each item counts as 44 points high, and headers as none.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    list.indexPathForRow(at: point)
  }
}
