/// Serves a table with the items of a collection view.
final class CollectionTableAdapter: UITableViewDataSource, UITableViewDelegate {
  static let cellIdentifier = "item"

  weak var collection: UICollectionView?

  private func item(of cell: UITableViewCell) -> UICollectionViewCell? {
    (cell as? CollectionItemCell)?.item
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int {
    guard let collection else { return 0 }
    return collection.dataSource?.numberOfSections(in: collection) ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let collection else { return 0 }
    return collection.dataSource?.collectionView(
      collection, numberOfItemsInSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    guard let collection, let row = cell as? CollectionItemCell else { return cell }
    row.owner = collection
    row.place = indexPath
    // Recycle the old cell of the row before the data source asks for one.
    row.removeItem()
    if let item = collection.dataSource?.collectionView(collection, cellForItemAt: indexPath) {
      row.show(item)
    }
    return row
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(above: true, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(above: false, section)
  }

  /// Returns the views above or below a section: one, or several in a column.
  private func view(above: Bool, _ section: Int) -> UIView? {
    guard let collection, let dataSource = collection.dataSource else { return nil }
    let kinds = collection.collectionViewLayout.kindsOfViews(above: above, inSection: section)
    let views = kinds.map {
      dataSource.collectionView(
        collection, viewForSupplementaryElementOfKind: $0,
        at: IndexPath(item: 0, section: section))
    }
    guard views.count > 1 else { return views.first }
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    return column
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let list = collection?.collectionViewLayout.list(inSection: indexPath.section)
    return list?.leadingSwipeActionsConfigurationProvider?(indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let list = collection?.collectionViewLayout.list(inSection: indexPath.section)
    return list?.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collection else { return nil }
    return collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: [indexPath], point: point)
  }

  // MARK: Events

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let collection, let item = item(of: cell) else { return }
    collection.delegate?.collectionView(collection, willDisplay: item, forItemAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let collection, let item = item(of: cell) else { return }
    collection.delegate?.collectionView(collection, didEndDisplaying: item, forItemAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    guard let collection, let delegate = collection.delegate else { return true }
    return delegate.collectionView(collection, shouldHighlightItemAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let collection, let delegate = collection.delegate else { return indexPath }
    return delegate.collectionView(collection, shouldSelectItemAt: indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let collection else { return }
    collection.delegate?.collectionView(collection, didSelectItemAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let collection else { return }
    collection.delegate?.collectionView(collection, didDeselectItemAt: indexPath)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    collection.map { $0.scrollDelegate?.scrollViewDidScroll($0) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    collection.map { $0.scrollDelegate?.scrollViewWillBeginDragging($0) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    collection.map {
      $0.scrollDelegate?.scrollViewDidEndDragging($0, willDecelerate: decelerate)
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    collection.map { $0.scrollDelegate?.scrollViewDidEndDecelerating($0) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    collection.map { $0.scrollDelegate?.scrollViewDidEndScrollingAnimation($0) }
  }
}

/// The row of a table that contains an item of a collection view.
final class CollectionItemCell: UITableViewCell {
  weak var owner: UICollectionView?
  /// The place of the item that it shows.
  var place: IndexPath?
  private(set) var item: UICollectionViewCell?

  func show(_ item: UICollectionViewCell) {
    contentView.addSubview(item)
    if item.superview === contentView { self.item = item }
    item.isSelected = isSelected
    item.setNeedsUpdateConfiguration()
    accessoryView = (item as? UICollectionViewListCell)?.accessoryRow
  }

  func removeItem() {
    guard let item else { return }
    self.item = nil
    accessoryView = nil
    guard item.superview === contentView else { return }
    item.removeFromSuperview()
    owner?.recycle(item)
  }

  override var shownCell: any ConfigurableCell { item ?? self }
  override var fillColor: UIColor? { item?.fillColor }

  override var accessibilityIdentifier: String? {
    get { item?.accessibilityIdentifier }
    set { item?.accessibilityIdentifier = newValue }
  }

  override var viewsOfRow: [UIView] {
    [item?.contentView, item].compactMap(\.self) + super.viewsOfRow
  }

  override var isUserInteractionEnabled: Bool {
    get { item?.isUserInteractionEnabled ?? true }
    set { item?.isUserInteractionEnabled = newValue }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    item?.isSelected = selected
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    item?.isHighlighted = highlighted
  }
}
