/// A row of a table.
///
/// An app's own cell adds its content to ``contentView`` (views beside it are shown, too), and resets
/// in ``prepareForReuse()`` what the next row might not set:
///
/// ```swift
/// final class ContactCell: UITableViewCell {
///   let name = UILabel()
///
///   required init(style: CellStyle, reuseIdentifier: String?) {
///     super.init(style: style, reuseIdentifier: reuseIdentifier)
///     contentView.addSubview(name)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   func show(_ contact: Contact) {
///     name.text = contact.name
///     accessibilityIdentifier = contact.id   // by which the step `select` finds the row
///   }
/// }
/// ```
///
/// Views in the content view are shown one below the other; to place them side by side, use a
/// ``UIStackView`` or constraints between them. A row whose background differs from its table's,
/// such as an app's own selected rows, has the mark `▌` before it.
open class UITableViewCell: UIView, ConfigurableCell {
  /// The text that names the row in messages and by which steps find it, instead of its first label.
  package final var rowTitle: String?

  /// The layouts of the built-in labels. In `subtitle` they are one below the other, otherwise side
  /// by side.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label, and a second one at the right.
    case value1
    /// Two labels side by side.
    case value2
    /// A label above a smaller one.
    case subtitle
  }

  /// The accessory at the right end of a row: `›`, `✓` or `[ⓘ]`.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: the row leads to another screen.
    case disclosureIndicator
    /// An arrow and a button.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton
  }

  /// The appearance of a selected row. Kept, not shown.
  public enum SelectionStyle: Int, Sendable {
    /// Like any other row.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// The system's.
    case `default`
  }

  /// The layout of the built-in labels.
  public final let style: CellStyle
  /// The reuse identifier; a cell without one is used once.
  public final let reuseIdentifier: String?
  /// The accessory at the right end.
  public final var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showDetailButton() } }
  }
  /// The appearance when selected. Kept, not shown.
  public final var selectionStyle = SelectionStyle.default
  /// Whether its row is selected. Kept; kits show selection by their own marks.
  public final var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether it is highlighted. Kept, not shown.
  public final var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  // In a struct of their own, so that key paths to views do not contain private names of a cell.
  private var parts = Parts()
  private struct Parts {
    var textLabel: UILabel?
    var detailTextLabel: UILabel?
    var imageView: UIImageView?
    var accessoryView: UIView?
    var detailButton: UIView?
    var swipeActions: SwipeActionsView?

    /// The views at the ends of the row, beside its content.
    var atEnds: [UIView] { [accessoryView, detailButton, swipeActions].compactMap(\.self) }
  }
  /// The background view. Kept; its color marks the row.
  public final var backgroundView: UIView?
  /// The background view of a selected row. Kept; its color marks the row.
  public final var selectedBackgroundView: UIView?
  /// The insets of the separator. Kept, not shown.
  public final var separatorInset = UIEdgeInsets.zero

  /// Makes a cell.
  ///
  /// It is `required`, unlike in UIKit, since a table makes cells from their registered type: an
  /// app's own cell writes `required` instead of `override`.
  ///
  /// - Parameters:
  ///   - style: the layout of the built-in labels; a table makes cells in the `default` layout.
  ///   - reuseIdentifier: the reuse identifier; a cell without one is used once.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fillsRow = true
  }

  /// Makes a cell in the `default` layout that is used once.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell in the `default` layout without reading `coder`.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    fillsRow = true
  }

  /// Called before the cell is used for another row; a place to reset what not every row sets.
  open func prepareForReuse() {}

  /// Sets whether its row is selected; a subclass may show that, calling `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if storedIsSelected != selected { setNeedsUpdateConfiguration() }
    storedIsSelected = selected
  }

  /// Sets whether it is highlighted; a touch calls it with true, then with false.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if storedIsHighlighted != highlighted { setNeedsUpdateConfiguration() }
    storedIsHighlighted = highlighted
  }

  // MARK: Configurations

  /// What the properties of a ``ConfigurableView`` store.
  public final let contentStorage = ContentStorage()
  /// Called with the state before the cell is shown, and after the state has changed.
  public final var configurationUpdateHandler:
    ((UITableViewCell, UICellConfigurationState) -> Void)?
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

  /// Returns an empty content in the layout of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the system's background of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The views that are the row as a whole, the innermost first: the content of a message's bubble,
  /// one view that fills the row, the content view, the cell.
  var viewsOfRow: [UIView] {
    let shown = contentView.subviews.filter { !$0.isHidden }
    let bubble = contentView.messageBubble.map { [$0.content] } ?? []
    return bubble + (shown.count == 1 ? shown : []) + [contentView, self]
  }

  /// The built-in first label; made and added to the row on first access.
  public final var textLabel: UILabel? {
    if let label = parts.textLabel { return label }
    let label = UILabel(frame: .zero)
    parts.textLabel = label
    contentView.insertSubview(label, at: parts.imageView == nil ? 0 : 1)
    return label
  }

  /// The built-in second label; nil in the `default` layout. It is made on first access.
  public final var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let label = parts.detailTextLabel { return label }
    let label = UILabel(frame: .zero)
    parts.detailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The built-in image before the labels; made on first access.
  public final var imageView: UIImageView? {
    if let view = parts.imageView { return view }
    let view = UIImageView(frame: .zero)
    parts.imageView = view
    contentView.insertSubview(view, at: 0)
    return view
  }

  /// The view at the right end, in place of the accessory type, such as a switch.
  public final var accessoryView: UIView? {
    get { parts.accessoryView }
    set {
      if let old = parts.accessoryView, old !== newValue, old.superview === self {
        old.removeFromSuperview()
      }
      parts.accessoryView = newValue
      if let newValue { addSubview(newValue) }
    }
  }

  /// The view at the right end: the app's, else the button of the accessory type.
  package final var shownAccessoryView: UIView? { parts.accessoryView ?? parts.detailButton }

  /// The actions that a swipe has shown over one end of the row.
  package final var swipeActions: SwipeActionsView? {
    get { parts.swipeActions }
    set {
      parts.swipeActions?.removeFromSuperview()
      parts.swipeActions = newValue
      if let newValue { addSubview(newValue) }
      setNeedsUpdateConfiguration()
    }
  }

  /// Adds or removes the button of the accessory type, as in `[ⓘ] ›`, which notifies the delegate.
  private func showDetailButton() {
    parts.detailButton?.removeFromSuperview()
    parts.detailButton = nil
    guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton else { return }
    let button = UIButton.moreInfo { [weak self] in
      guard let self, let table = superview as? UITableView,
        let place = table.indexPath(for: self)
      else { return }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: place)
    }
    let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
    let views = accessoryType == .detailButton ? [button] : [button, arrow]
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    parts.detailButton = row
    addSubview(row)
  }

  package override var contentBesideViews: UIView? {
    let known = parts.atEnds
    return subviews.contains { view in
      view !== contentStorage.view && !known.contains { $0 === view }
    } ? contentView : nil
  }

  package override var placedViews: [UIView] {
    let atEnds = parts.atEnds
    return super.placedViews.filter { view in !atEnds.contains { $0 === view } }
  }

  /// Whether the built-in labels are one below the other.
  package final var stacksItsLabels: Bool { style == .subtitle }

  /// Whether the built-in labels or the built-in image are in use.
  package final var usesBuiltInParts: Bool {
    parts.textLabel != nil || parts.imageView != nil || parts.detailTextLabel != nil
  }

  /// Whether its content is one row of text, whatever its width.
  package final var isOneRowHigh: Bool {
    subviews.count == 1 && accessoryType == .none && (contentStorage.view?.isSingleLine ?? false)
  }

  /// The cell that an app sees: this one, or the item of a collection view in it.
  var shownCell: any ConfigurableCell { self }
  final var isShownCell: Bool { shownCell === self }

  /// The color that covers the row, or its item of a collection view, as the run shows it; nil if it
  /// is that of the table, or nearly white or black.
  package final var ownBackground: UIColor? {
    guard let color = shownCell.rowBackground?.resolved, !color.isNearBlackOrWhite else {
      return nil
    }
    let around = superview?.withSuperviews.lazy.compactMap(\.shownBackground).first
    return around?.resolved == color ? nil : color
  }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(cell: self) }
}

extension UIButton {
  /// Makes the button of a row that shows more about it: `[ⓘ]`.
  static func moreInfo(_ action: @escaping () -> Void) -> UIButton {
    let image = UIImage(name: "More Info", symbol: "ⓘ")
    let button = UIButton(primaryAction: UIAction(image: image) { _ in action() })
    button.accessibilityLabel = "More Info"
    return button
  }
}
