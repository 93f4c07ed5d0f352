/// A view that a collection view uses again: a cell, or what stands above or below a section.
open class UICollectionReusableView: UIView {
  /// The name under which it is used again; nil if it was not made by a collection view.
  public final internal(set) var reuseIdentifier: String?

  /// Makes a view; an app's own is set up here.
  ///
  /// It is `required`, unlike UIKit's, since a collection view makes it from its registered type.
  ///
  /// - Parameter frame: kept and not used.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Such views are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is used for another item or section.
  open func prepareForReuse() {}
}

/// An item of a collection view. A cell of an app's own puts what it shows in ``contentView``.
open class UICollectionViewCell: UICollectionReusableView {
  private var content: UIView?
  /// The view behind. Kept, not shown.
  public final var backgroundView: UIView?
  /// The view behind a selected item. Kept, not shown.
  public final var selectedBackgroundView: UIView?

  /// Whether its item is selected. Kept; kits show selection by marks of their own.
  open var isSelected = false
  /// Whether a finger is on it. Kept, not shown.
  open var isHighlighted = false

  /// The view that what the item shows is put in; it is made when first asked for.
  public final var contentView: UIView {
    if let content { return content }
    let made = UIView(frame: .zero)
    content = made
    addSubview(made)
    return made
  }
}
