/// What the diffable data sources of tables and collection views have in common.
///
/// Nothing is animated: a snapshot that differs from the current one reloads the rows, and the rows
/// of items that stay keep their selection.
open class DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {
  /// A snapshot with these identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  fileprivate weak var list: UITableView?
  fileprivate final var current = Snapshot()
  fileprivate final var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  fileprivate init(_ list: UITableView) { self.list = list }

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { current.withoutReloads }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and items.
  ///   - animatingDifferences: not used.
  ///   - completion: called in the main queue's next turn.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    show(snapshot, completion)
  }

  /// Shows a snapshot and returns in the main queue's next turn.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    await Task.yield()
  }

  /// Shows a snapshot with new cells and without a selection, also if nothing differs.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    (current, outlines) = (snapshot, [:])
    list?.reloadData()
    show(snapshot, completion)
  }

  fileprivate final func show(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    let old = current
    // A request to fill items again holds for this call only.
    current = snapshot.withoutReloads
    if let list, !snapshot.showsSame(as: old) {
      let selected = list.selectedRows.compactMap(old.item)
      list.reloadData()
      list.selectedRows = selected.compactMap(snapshot.place)
    }
    if let completion { DispatchQueue.main.async(execute: completion) }
  }

  /// Returns the item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Returns the place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier)
  }
  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  fileprivate final func itemCount(inSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
}

/// Provides the rows of a table from a snapshot of identifiers.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  /// The animation of changes. Kept, not used.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes a data source and gives it to a table, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(tableView)
    tableView.dataSource = self
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of items of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    itemCount(inSection: section)
  }
  /// Returns the cell for an item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }
  /// Returns nil: no text.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns nil: no text.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Notes that the data source commits nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.usesDefaultOfDataSource = true }
  /// Returns false; never called.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; never called.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Provides the items of a collection view from a snapshot of identifiers, as
/// ``UITableViewDiffableDataSource`` does the rows of a table.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource,
  OutlineProviding
{
  /// Returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns the header or footer of a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// An outline with these identifiers.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private let cellProvider: CellProvider
  /// Provides the headers and footers.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes a data source and gives it to a collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(collectionView.list)
    collectionView.dataSource = self
  }

  // MARK: Outlines

  /// Shows an outline in a section; a section that does not exist comes last.
  ///
  /// - Parameters:
  ///   - snapshot: the items.
  ///   - section: the section.
  ///   - animatingDifferences: not used.
  ///   - completion: called in the main queue's next turn.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = self.snapshot()
    whole.replaceItems(of: section, by: snapshot.visibleItems)
    show(whole, completion)
  }

  /// Returns the outline of a section; its items as an outline if none was set.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var outline = SectionSnapshot()
    outline.append(current.itemIdentifiers(inSection: section))
    return outline
  }

  func isExpanded(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section)
    else { return false }
    return outlines[section]?.isExpanded(item) ?? false
  }

  func toggleItem(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), var outline = outlines[section]
    else { return }
    if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
    apply(outline, to: section)
  }

  // MARK: The data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// Returns the number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCount(inSection: section) }
  /// Returns the cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// Returns the header or footer of a section.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
