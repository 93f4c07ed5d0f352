extension UICollectionView {
  /// A class of cells and the closure that fills them.
  ///
  /// ```swift
  /// let row = UICollectionView.CellRegistration<UICollectionViewListCell, City> { cell, _, city in
  ///   var content = cell.defaultContentConfiguration()
  ///   content.text = city.name
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identity = RegistrationIdentity()

    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }

    /// Makes a registration; the nib cannot be read, so the cells are of their class without it.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      ScreenEnvironment.current?.warn(.missingNib(cellNib.name, replacedBy: Cell.self))
    }
  }

  /// A class of headers or footers and the closure that fills them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header or footer.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let handler: Handler
    let identity = RegistrationIdentity()

    /// Makes a registration for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a cell for an item, reused or new, that the registration has filled.
  ///
  /// - Parameters:
  ///   - registration: the class and the closure.
  ///   - indexPath: the item's place.
  ///   - item: the item; nil leaves the cell empty.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.identity.name
    if reuse.classes[reuseName(name)] == nil {
      register(Cell.self, forCellWithReuseIdentifier: name)
    }
    let cell =
      dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell
      ?? Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a header or footer that the registration has filled.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.kind, registration.identity.name)
    if reuse.classes[reuseName(name, kind: kind)] == nil {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
    let view =
      dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
      as? Supplementary ?? Supplementary(frame: .zero)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// What makes the reuse identifier of a registration unique.
final class RegistrationIdentity {
  var name: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }
}
