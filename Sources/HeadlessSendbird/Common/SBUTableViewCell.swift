import HeadlessUIKit

/// A row of the kit's tables with four setup steps: `setupViews()`, `setupLayouts()` and
/// `setupActions()` run once, at creation; `setupStyles()` runs at each layout (S15).
open class SBUTableViewCell: UITableViewCell {
  /// Creates a cell and runs the setup steps.
  ///
  /// - Parameters:
  ///   - style: kept, but without an effect.
  ///   - reuseIdentifier: the name under which the table creates the cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupViews()
    setupLayouts()
    setupActions()
  }

  /// Creates a cell to register, as apps write it.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Not used: cells are never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the subviews.
  open func setupViews() {}
  /// Places the subviews.
  open func setupLayouts() {}
  /// Adds the actions.
  open func setupActions() {}
  /// Places the subviews again.
  open func updateLayouts() { setupLayouts() }
  /// Applies the colors.
  open func setupStyles() {}
  /// Applies the colors again.
  open func updateStyles() { setupStyles() }

  /// Applies the colors at each layout.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setupStyles()
  }
}
