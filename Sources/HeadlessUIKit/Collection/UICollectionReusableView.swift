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
open class UICollectionViewCell: UICollectionReusableView, ConfigurableCell {
  /// The background view. Kept, not shown.
  public final var backgroundView: UIView?
  /// The background view of a selected item. Kept, not shown.
  public final var selectedBackgroundView: UIView?

  /// Whether its item is selected. Kept; kits show selection by their own marks.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether it is highlighted. Kept, not shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configurations

  /// What the properties of a ``ConfigurableView`` store.
  public final let contentStorage = ContentStorage(fillsRow: false)
  /// Called with the state before the cell is shown, and after the state has changed.
  public final var configurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether it receives touches; if not, its state is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState { currentState }

  /// Adapts the configurations to the state: calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContent(for: state)
    configurationUpdateHandler?(self, state)
  }

  /// Adapts the configurations, if that was requested.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  override var fillColor: UIColor? { backgroundConfiguration?.backgroundColor ?? backgroundColor }

  package override var contentBesideViews: UIView? {
    subviews.contains { $0 !== contentStorage.view } ? contentView : nil
  }
}
