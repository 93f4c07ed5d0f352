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
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether it is highlighted. Kept, not shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The view that contains the content of the item; made on first access.
  public final var contentView: UIView {
    if let content { return content }
    let made = UIView(frame: .zero)
    content = made
    addSubview(made)
    return made
  }

  // MARK: Configurations

  /// The configurations and when to read them.
  var configurations = CellConfigurations()
  /// Its content as a value: its view takes the place of ``contentView``.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      guard let view = configurations.view(replacing: content), view !== content else { return }
      content?.removeFromSuperview()
      content = view
      insertSubview(view, at: 0)
    }
  }
  /// Its background as a value; a frame marks a row by its color.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }
  /// Whether the content follows the state of the cell.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// Whether the background follows the state of the cell. Kept, not used.
  public final var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the state before the cell is shown, and after the state has changed.
  public final var configurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next frame.
  public final func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configurations to the state: calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if configurations.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Adapts the configurations, if that was requested.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  package override var contentBesideViews: UIView? {
    subviews.contains { $0 !== content } ? contentView : nil
  }
}
