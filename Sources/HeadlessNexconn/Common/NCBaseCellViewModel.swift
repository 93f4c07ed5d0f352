import HeadlessUIKit

/// What the view models of the kit's rows have in common.
open class NCBaseCellViewModel {
  /// Whether the line below the row is hidden. Kept, not shown.
  public final var hideSeparatorLine = false

  /// The view model of a row.
  public init() {}
}

/// A row with room around what it shows, which text does not.
open class NCPaddingTableViewCell: UITableViewCell {
  /// A row that was set up.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupView()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  /// Puts views into it.
  open func setupView() {}
}
