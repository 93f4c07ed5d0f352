/// A list of rows, in sections.
///
/// Rows are asked for when they come into view, at the layout pass that follows a reload, top down;
/// which rows those are depends on how many rows of text the device has. A table takes all the room
/// that there is.
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
/// All rows and sections count from 0, and heights that an app gives in points are not used: a row
/// is as high as its text, and takes one row of text at least.
open class UITableView: UIScrollView {
  /// How sections look. In a plain table the header of the section in view stays at the top; the
  /// other two are shown alike.
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

  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view.
    case none
    /// At the top.
    case top
    /// In the middle; as `none` here.
    case middle
    /// At the bottom.
    case bottom
  }

  /// Effects of changes. Nothing moves, so all are alike.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade
    /// None.
    case none
    /// The system's.
    case automatic
  }

  /// Stands for a height that the content decides.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public final let style: Style
  /// Where the rows come from; not kept alive. Another one is asked anew.
  public final weak var dataSource: (any UITableViewDataSource)? {
    didSet { if rows.counts != nil, dataSource !== oldValue { reloadData() } }
  }
  /// Who hears about rows and is asked for headers; not kept alive.
  public final weak var delegate: (any UITableViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  /// Lines between rows. Kept, not shown.
  public final var separatorStyle = SeparatorStyle.singleLine
  /// The colour of lines between rows. Kept, not shown.
  public final var separatorColor: UIColor?
  /// The room beside lines between rows. Kept, not shown.
  public final var separatorInset = UIEdgeInsets.zero
  /// The height of all rows in points. Kept, not used.
  public final var rowHeight = UITableView.automaticDimension
  /// The likely height of rows in points. Kept, not used.
  public final var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers in points where the delegate names none; at 0 there are none.
  public final var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers in points where the delegate names none; at 0 there are none.
  public final var sectionFooterHeight = UITableView.automaticDimension
  /// The room above section headers in points. Kept, not used.
  public final var sectionHeaderTopPadding: CGFloat = 0
  /// The view above all rows, which scrolls with them; one without text takes no room.
  public final var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all rows, which scrolls with them; one without text takes no room.
  public final var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The view behind the rows; it shows, in the middle, where there are none.
  public final var backgroundView: UIView?
  /// Whether rows take touches.
  public final var allowsSelection = true
  /// Whether several rows can be selected at a time; a touch on a selected one then deselects it.
  public final var allowsMultipleSelection = false
  /// Whether rows are being edited. Kept, not shown.
  public final var isEditing = false
  /// The selected rows, in the order of tapping.
  public final internal(set) var selectedRows: [IndexPath] = []

  /// What a finger starts that pulls the rows up at their end, such as loading more of them.
  package final var onReachingEnd: (() -> Void)?

  var reuse = ReusePool<UITableViewCell>()
  /// The nibs that were registered, by the names of their cells.
  var nibs: [String: String] = [:]
  var rows = RowWindow()
  var sectionViews = SectionViewCache()
  /// Rows that are known to follow a row of their own section, so that nothing stands between.
  var contiguousRows = 0..<0

  /// Makes a table without rows.
  ///
  /// - Parameters:
  ///   - frame: kept and not used.
  ///   - style: how sections look; it stays as it is.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    // Rows may come into view before the first layout pass, and no more than have room.
    if let room = ScreenEnvironment.current?.tableViewport {
      rows.columns = room.columns
      rows.height = room.rows
    }
  }

  /// A plain table.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Tables are not decoded here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Brings into view the rows that belong there, and lays out the views around them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // Before the rows, since what stands around them takes its part of the room.
    tableHeaderView?.layoutIfNeeded()
    tableFooterView?.layoutIfNeeded()
    displayRows()
    backgroundView?.layoutIfNeeded()
  }

  /// Says whether rows are being edited. Kept, not shown.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(table: self) }
}

// MARK: - Cells and their reuse

extension UITableView {
  /// Says which class a name stands for, and forgets the cells of that name that wait for rows.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of ``UITableViewCell``; nil, or a class that is no cell, takes the
  ///     name away.
  ///   - identifier: the name, as `dequeueReusableCell` uses it.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UITableViewCell.Type, as: identifier)
  }

  /// A cell that went out of view, prepared for its next row, or a new one of the registered class.
  ///
  /// - Returns: nil if no cell waits and no class is registered under the name.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuse.dequeue(identifier) {
      cell.prepareForReuse()
      // What a cell decides when it is laid out depends on its row.
      cell.setNeedsLayout()
      return cell
    }
    return reuse.classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell that went out of view, or a new one; a plain cell if no class is registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Says that a name stands for the cell of a nib, which cannot be read.
  ///
  /// Cells of this name are plain, or of the class that an app's ported code casts them to.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib?.name
  }
}

// MARK: - Rows

extension UITableView {
  /// How many sections there are; asks the data source if it was not asked since the last reload.
  public final var numberOfSections: Int { currentCounts().count }

  /// How many rows a section has, counted from 0; 0 for a section that there is not.
  public final func numberOfRows(inSection section: Int) -> Int {
    let counts = currentCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of a row in view; nil for rows out of view and for no row at all.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let rowIndex = rows.rowIndex(of: indexPath), rows.range.contains(rowIndex) else {
      return nil
    }
    return rows.cells[rowIndex - rows.top]
  }

  /// The row that a cell in view shows; nil for any other cell.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.firstIndex { $0 === cell }.map { indexPath(ofRow: rows.top + $0) }
  }

  /// The cells in view, top down.
  public final var visibleCells: [UITableViewCell] { rows.cells }

  /// The rows in view, top down; empty, and never nil, where there are none.
  public final var indexPathsForVisibleRows: [IndexPath]? { rows.range.map(indexPath(ofRow:)) }

}
