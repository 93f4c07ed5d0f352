/// A row of a table.
///
/// A cell of an app's own puts what it shows in ``contentView``, and takes back in
/// ``prepareForReuse()`` what the next row might not set:
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
/// What stands in the content view is shown one below the other; for a row side by side put a
/// ``UIStackView`` in it, or constraints between the views. A row whose background is not its
/// table's, as an app's own selected rows have it, has the mark `▌` before it.
open class UITableViewCell: UIView {
  /// The layouts of the built-in labels. In `subtitle` they stand one below the other, else side by
  /// side.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label, and a second at the right.
    case value1
    /// Two labels side by side.
    case value2
    /// A label over a smaller one.
    case subtitle
  }

  /// What stands at the right end of a row: `›`, `✓` or `[i]`.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: the row leads somewhere.
    case disclosureIndicator
    /// An arrow and a button.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// How a selected row looks. Kept, not shown.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// The system's.
    case `default`
  }

  /// The layout of the built-in labels.
  public final let style: CellStyle
  /// The name under which it is used again for other rows; without one it is used once.
  public final let reuseIdentifier: String?
  /// What stands at the right end.
  public final var accessoryType = AccessoryType.none
  /// How it looks when selected. Kept, not shown.
  public final var selectionStyle = SelectionStyle.default
  /// Whether its row is selected. Kept; kits show selection by marks of their own.
  public final var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on it. Kept, not shown.
  public final var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var content: UIView?
  // In a value of their own, so that no path to a view goes by a cell's private names.
  private var parts = Parts()
  private struct Parts {
    var textLabel: UILabel?
    var detailTextLabel: UILabel?
    var imageView: UIImageView?
    var accessoryView: UIView?
  }
  /// The view behind. Kept, not shown.
  public final var backgroundView: UIView?
  /// The view behind a selected row. Kept, not shown.
  public final var selectedBackgroundView: UIView?
  /// The room beside the line below. Kept, not shown.
  public final var separatorInset = UIEdgeInsets.zero

  /// Makes a cell.
  ///
  /// It is `required`, unlike UIKit's, since a table makes cells from their registered type: an
  /// app's own cell writes `required` where it has `override`.
  ///
  /// - Parameters:
  ///   - style: the layout of the built-in labels; a table makes cells of the `default` one.
  ///   - reuseIdentifier: the name under which it is used again for other rows; nil means once.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fillsRow = true
  }

  /// Makes a cell of the `default` layout that is used once.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    fillsRow = true
  }

  /// Called before the cell is used for another row; a place to take back what not every row sets.
  open func prepareForReuse() {}

  /// Says whether its row is selected; a subclass may show that, calling `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
  }

  /// Says whether a finger is on it; during a touch it is called with true, then with false.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
  }

  /// The view that what the row shows is put in; it is made when first asked for.
  public final var contentView: UIView {
    if let content { return content }
    let made = UIView(frame: .zero)
    made.fillsRow = true
    content = made
    addSubview(made)
    return made
  }

  /// The built-in first label; it is made, and stands in the row, when first asked for.
  public final var textLabel: UILabel? {
    if let label = parts.textLabel { return label }
    let label = UILabel(frame: .zero)
    parts.textLabel = label
    contentView.insertSubview(label, at: parts.imageView == nil ? 0 : 1)
    return label
  }

  /// The built-in second label; nil in the `default` layout. It is made when first asked for.
  public final var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let label = parts.detailTextLabel { return label }
    let label = UILabel(frame: .zero)
    parts.detailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The built-in picture before the labels; it is made when first asked for.
  public final var imageView: UIImageView? {
    if let view = parts.imageView { return view }
    let view = UIImageView(frame: .zero)
    parts.imageView = view
    contentView.insertSubview(view, at: 0)
    return view
  }

  /// The view at the right end, in place of the accessory type; a switch, for example.
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

  /// Whether the row's own labels stand one below the other.
  package final var stacksItsLabels: Bool { style == .subtitle }

  /// Whether the built-in labels or picture are in use, which stand side by side.
  package final var usesBuiltInParts: Bool {
    parts.textLabel != nil || parts.imageView != nil || parts.detailTextLabel != nil
  }

  /// Whether its content is one row of text, whatever its width.
  package final var isOneRowHigh: Bool {
    accessoryType == .none && accessoryView == nil && (content?.isSingleLine ?? false)
  }

  /// The colour behind the row, where it is another than the table's and neither white nor black:
  /// of the cell, its content or its background view, for a selected row of the view behind that.
  package final var ownBackground: UIColor? {
    guard
      let color = (isSelected ? selectedBackgroundView?.visibleBackground : nil)
        ?? content?.visibleBackground ?? backgroundView?.visibleBackground
        ?? visibleBackground,
      !color.isNearBlackOrWhite
    else { return nil }
    let around = superview?.withSuperviews.first { $0.visibleBackground != nil }
    return around?.visibleBackground == color ? nil : color
  }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(cell: self) }
}

extension UIView {
  /// The colour behind it, as the run shows it; nil where nothing is seen of one.
  fileprivate var visibleBackground: UIColor? {
    guard let color = backgroundColor, color.alpha > 0 else { return nil }
    return color.resolved
  }
}
