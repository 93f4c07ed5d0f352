/// A reusable view of a collection view: a cell, or the header or footer of a section.
open class UICollectionReusableView: UIView {
  /// The reuse identifier; nil if no collection view has made it.
  public final internal(set) var reuseIdentifier: String?

  /// Makes a view; an app's own class sets up its content here.
  ///
  /// It is `required`, unlike in UIKit, since a collection view makes it from its registered type.
  ///
  /// - Parameter frame: kept and not used.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view without reading `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is used for another item or section.
  open func prepareForReuse() {}
}

/// An item of a collection view. An app's own cell adds its content to ``contentView``.
open class UICollectionViewCell: UICollectionReusableView {
  private var content: UIView?
  /// The background view. Kept, not shown.
  public final var backgroundView: UIView?
  /// The background view of a selected item. Kept, not shown.
  public final var selectedBackgroundView: UIView?

  /// Whether its item is selected. Kept; kits show selection by their own marks.
  open var isSelected = false
  /// Whether it is highlighted. Kept, not shown.
  open var isHighlighted = false

  /// The view that contains the content of the item; made on first access.
  public final var contentView: UIView {
    if let content { return content }
    let made = UIView(frame: .zero)
    content = made
    addSubview(made)
    return made
  }

  package override var contentBesideViews: UIView? {
    subviews.contains { $0 !== content } ? contentView : nil
  }
}
