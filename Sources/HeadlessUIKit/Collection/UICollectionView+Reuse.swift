extension UICollectionView {
  /// Says which class of cells a name stands for.
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    reuse.register(cellClass as? UICollectionReusableView.Type, kind: nil, as: identifier)
  }

  /// Says which class of headers or footers a name stands for.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(viewClass as? UICollectionReusableView.Type, kind: kind, as: identifier)
  }

  /// Accepted; there are no nib files, so cells of this name stay plain.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// A cell that went out of view, or a new one; a plain cell if no class is registered.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = reuse.take(kind: nil, named: identifier) as? UICollectionViewCell
    return prepared(view ?? UICollectionViewCell(frame: .zero), as: identifier)
  }

  /// A header or footer; a plain view if no class is registered.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reuse.take(kind: kind, named: identifier)
    return prepared(view ?? UICollectionReusableView(frame: .zero), as: identifier)
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

/// The cells of a collection view that wait for their next item, and the registered classes.
struct ItemReuse {
  private struct Pool {
    let kind: String?
    let identifier: String
    var viewClass: UICollectionReusableView.Type?
    var waiting: [UICollectionReusableView] = []
  }

  private var pools: [Pool] = []

  private func index(kind: String?, named identifier: String) -> Int? {
    pools.firstIndex { $0.kind == kind && $0.identifier == identifier }
  }

  mutating func register(
    _ viewClass: UICollectionReusableView.Type?, kind: String?, as identifier: String
  ) {
    pools.removeAll { $0.kind == kind && $0.identifier == identifier }
    pools.append(Pool(kind: kind, identifier: identifier, viewClass: viewClass))
  }

  mutating func take(kind: String?, named identifier: String) -> UICollectionReusableView? {
    guard let index = index(kind: kind, named: identifier) else { return nil }
    return pools[index].waiting.popLast() ?? pools[index].viewClass?.init(frame: .zero)
  }

  mutating func recycle(_ cell: UICollectionViewCell) {
    guard let identifier = cell.reuseIdentifier,
      let index = index(kind: nil, named: identifier),
      pools[index].viewClass.map({ $0 == type(of: cell) }) ?? false,
      !pools[index].waiting.contains(where: { $0 === cell })
    else { return }
    pools[index].waiting.append(cell)
  }
}
