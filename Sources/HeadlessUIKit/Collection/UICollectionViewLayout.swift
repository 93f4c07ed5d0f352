/// How a collection view arranges its items. Text frames show them one below the other.
open class UICollectionViewLayout {
  /// The collection view that it arranges; not kept alive.
  public final internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public init() {}

  /// Looks at the items again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// Whether a section has a header or footer of this kind.
  func hasView(ofKind kind: String, inSection section: Int) -> Bool { false }
}

/// Items in lines. Sizes and spacings are kept, not used; sizes of headers say whether there are
/// some.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Where lines follow each other. Kept; a text frame scrolls down.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of all items. Kept, not used.
  public final var itemSize = CGSize(width: 50, height: 50)
  /// The likely size of items. Kept, not used.
  public final var estimatedItemSize = CGSize.zero
  /// The room between lines. Kept, not shown.
  public final var minimumLineSpacing: CGFloat = 10
  /// The room between the items of a line. Kept, not shown.
  public final var minimumInteritemSpacing: CGFloat = 10
  /// The room around the items of a section. Kept, not shown.
  public final var sectionInset = UIEdgeInsets.zero
  /// The size of section headers; at 0 there are none.
  public final var headerReferenceSize = CGSize.zero
  /// The size of section footers; at 0 there are none.
  public final var footerReferenceSize = CGSize.zero
  /// Whether headers stay at the top. Kept, not used.
  public final var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the bottom. Kept, not used.
  public final var sectionFootersPinToVisibleBounds = false

  override func hasView(ofKind kind: String, inSection section: Int) -> Bool {
    guard let collectionView else { return false }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let size =
      isHeader
      ? delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      : delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    return (scrollDirection == .vertical ? size.height : size.width) > 0
  }
}
