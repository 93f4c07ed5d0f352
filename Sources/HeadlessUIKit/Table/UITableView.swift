/// A list of rows, in sections.
///
/// The table asks for rows when they come into view, top down, in the layout pass after a reload.
/// Which rows those are depends on the device's rows of text. A table takes all available space.
///
/// ```swift
/// tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
/// tableView.dataSource = self
/// tableView.delegate = self
///
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///   let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
///   (cell as? ContactCell)?.show(contacts[indexPath.row])
///   return cell
/// }
/// ```
///
/// Rows and sections count from 0. Heights in points from an app are not used: a row is as high as
/// its text, and takes at least one row of text.
open class UITableView: UIScrollView {
  /// The styles of a table. In a plain table the header of the section in view stays at the top;
  /// the other two are shown alike.
  public enum Style: Int, Sendable {
    /// One under the other.
    case plain
    /// In groups.
    case grouped
    /// In groups with round corners.
    case insetGrouped
  }

  /// Lines between rows. Kept, not shown.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One line.
    case singleLine
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view.
    case none
    /// At the top.
    case top
    /// In the middle; here like `none`.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The animations of changes. Nothing is animated, so all are alike.
  public enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade
    /// No animation.
    case none
    /// The system's.
    case automatic
  }

  /// The height that means: the content decides.
  public static let automaticDimension: CGFloat = -1

  /// The style.
  public final let style: Style
  /// Provides the rows; a weak reference. Setting another one reloads the rows.
  public final weak var dataSource: (any UITableViewDataSource)? {
    didSet { if rows.counts != nil, dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, which also provides headers; a weak reference.
  public final weak var delegate: (any UITableViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  /// Lines between rows. Kept, not shown.
  public final var separatorStyle = SeparatorStyle.singleLine
  /// The color of lines between rows. Kept, not shown.
  public final var separatorColor: UIColor?
  /// The insets of separators. Kept, not shown.
  public final var separatorInset = UIEdgeInsets.zero
  /// The height of all rows in points. Kept, not used.
  public final var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows in points. Kept, not used.
  public final var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers in points, if the delegate returns no height; 0 hides them.
  public final var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers in points, if the delegate returns no height; 0 hides them.
  public final var sectionFooterHeight = UITableView.automaticDimension
  /// The space above section headers in points. Kept, not used.
  public final var sectionHeaderTopPadding: CGFloat = 0
  /// The view above all rows, which scrolls with them; without text it takes no space.
  public final var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all rows, which scrolls with them; without text it takes no space.
  public final var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The background view; it is shown, in the middle, if there are no rows.
  public final var backgroundView: UIView?
  /// Whether rows accept touches.
  public final var allowsSelection = true
  /// Whether several rows can be selected; a tap on a selected row then deselects it.
  public final var allowsMultipleSelection = false
  /// Whether rows are being edited. Kept, not shown.
  public final var isEditing = false {
    didSet {
      for cell in rows.cells where isEditing != oldValue {
        cell.shownCell.setNeedsUpdateConfiguration()
      }
    }
  }
  /// The selected rows, in the order of selection.
  public final internal(set) var selectedRows: [IndexPath] = []

  /// Called when a finger pulls the rows up at their end, for example to load more.
  package final var onReachingEnd: (() -> Void)?

  /// Whether a method of its data source that was called just now is the default one.
  final var usesDefaultOfDataSource = false
  var reuse = ReusePool<UITableViewCell>()
  /// The registered nibs, by the names of their cells.
  var nibs: [String: String] = [:]
  var rows = RowWindow()
  var sectionViews = SectionViewCache()
  /// The rows that are known to follow a row of their own section, so that no view is between.
  var contiguousRows = 0..<0

  /// Makes a table without rows.
  ///
  /// - Parameters:
  ///   - frame: kept and not used.
  ///   - style: the style; it cannot change.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    // Rows may come into view before the first layout pass, but no more than fit.
    if let room = ScreenEnvironment.current?.tableViewport {
      rows.columns = room.columns
      rows.height = room.rows
    }
  }

  /// Makes a plain table.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Makes a plain table without reading `coder`.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Brings rows into view, and lays out the views around them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // Before the rows, since the views around them take their part of the space.
    tableHeaderView?.layoutIfNeeded()
    tableFooterView?.layoutIfNeeded()
    displayRows()
    backgroundView?.layoutIfNeeded()
  }

  /// Sets whether rows are being edited. Kept, not shown.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Whether its transform turns it upside down, as chats do: the first row is at the bottom.
  package final var isUpsideDown: Bool { transform.d < 0 }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(table: self) }
}

// MARK: - Cells and their reuse

extension UITableView {
  /// Registers the class of cells with a name, and drops the waiting cells of that name.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of ``UITableViewCell``; nil, or any other class, removes the name.
  ///   - identifier: the name for `dequeueReusableCell`.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UITableViewCell.Type, as: identifier)
  }

  /// Returns a reused cell, prepared for its next row, or a new one of the registered class.
  ///
  /// - Returns: nil if no cell waits and no class is registered under the name.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuse.dequeue(identifier) {
      cell.prepareForReuse()
      // The layout of a cell may depend on its row.
      cell.setNeedsLayout()
      return cell
    }
    return reuse.classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a reused cell or a new one; a plain cell if no class is registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Registers a nib for cells with a name; the nib cannot be read.
  ///
  /// Cells with this name are plain, or of the class to which an app's ported code casts them.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib?.name
  }
}

// MARK: - Rows

extension UITableView {
  /// The number of sections; asks the data source if it was not asked since the last reload.
  public final var numberOfSections: Int { currentCounts().count }

  /// Returns the number of rows in a section, counted from 0; 0 if the section does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of a row in view; nil for all others.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let rowIndex = rows.rowIndex(of: indexPath), rows.range.contains(rowIndex) else {
      return nil
    }
    return rows.cells[rowIndex - rows.top]
  }

  /// Returns the row that a cell in view shows; nil for any other cell.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.firstIndex { $0 === cell }.map { indexPath(ofRow: rows.top + $0) }
  }

  /// The cells in view, top down.
  public final var visibleCells: [UITableViewCell] { rows.cells }

  /// The rows in view, top down; empty, and never nil, if no row is in view.
  public final var indexPathsForVisibleRows: [IndexPath]? { rows.range.map(indexPath(ofRow:)) }

}
