/// The arrangement of a collection view's items. Text frames show them one below the other.
open class UICollectionViewLayout {
  /// The collection view that it arranges; a weak reference.
  public final internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public init() {}

  /// Requests a new layout of the items.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// Returns the kinds of the views above or below a section, top down.
  func kindsOfViews(above: Bool, inSection section: Int) -> [String] { [] }
  /// Returns the list that a section is; nil for any other section.
  func list(inSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

/// Items in lines. Sizes and spacings are kept, not used; the sizes of headers and footers decide
/// whether they are shown.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow each other. Kept; a text frame scrolls down.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of all items. Kept, not used.
  public final var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of items. Kept, not used.
  public final var estimatedItemSize = CGSize.zero
  /// The space between lines. Kept, not shown.
  public final var minimumLineSpacing: CGFloat = 10
  /// The space between the items of a line. Kept, not shown.
  public final var minimumInteritemSpacing: CGFloat = 10
  /// The space around the items of a section. Kept, not shown.
  public final var sectionInset = UIEdgeInsets.zero
  /// The size of section headers; 0 hides them.
  public final var headerReferenceSize = CGSize.zero
  /// The size of section footers; 0 hides them.
  public final var footerReferenceSize = CGSize.zero
  /// Whether headers stay at the top. Kept, not used.
  public final var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the bottom. Kept, not used.
  public final var sectionFootersPinToVisibleBounds = false

  override func kindsOfViews(above: Bool, inSection section: Int) -> [String] {
    guard let collectionView else { return [] }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let size =
      above
      ? delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      : delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    guard (scrollDirection == .vertical ? size.height : size.width) > 0 else { return [] }
    return [
      above
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    ]
  }
}
