/// A view between rows: at either end of a table or of a section.
package struct TableSupplementaryView {
  /// The place of such a view.
  package enum Kind: Sendable {
    /// Above or below all rows.
    case endOfTable
    /// Above the rows of a section.
    case header
    /// Below the rows of a section.
    case footer
  }

  /// The place.
  package let kind: Kind
  /// The view.
  package let view: UIView
  /// Whether the table made the view for a title.
  package let isTitle: Bool

  /// The columns that the text layout keeps free before it.
  package var indent: Int { isTitle && kind == .footer ? 2 : 0 }
}

/// The headers and footers of sections that a table asked for since the last reload.
struct SectionViewCache {
  /// The views of one section.
  struct Pair {
    var header: TableSupplementaryView?
    var footer: TableSupplementaryView?
  }

  private var pairs: [Pair?] = []
  var reuse = ReusePool<UITableViewHeaderFooterView>()
  /// Whether the delegate is being asked for such views at this moment.
  var isQueryingDelegate = false

  func cached(_ section: Int) -> Pair? {
    pairs.indices.contains(section) ? pairs[section] : nil
  }

  mutating func cache(_ pair: Pair, for section: Int) {
    while pairs.count <= section { pairs.append(nil) }
    pairs[section] = pair
  }

  /// Drops the views of all sections.
  ///
  /// - Returns: the dropped views.
  mutating func removeAll() -> [UIView] {
    guard !pairs.isEmpty else { return [] }
    defer { pairs = [] }
    return pairs.flatMap { [$0?.header?.view, $0?.footer?.view].compactMap { $0 } }
  }
}

extension UITableView {
  /// Returns the views between a row, counted through all sections, and the row before it, top
  /// down.
  ///
  /// For the first row these are the views above all rows; for the index after the last row, those
  /// below all rows. Sections without rows have their headers and footers, too.
  ///
  /// - Parameter isTop: whether the row is the first in view: then views that have scrolled away
  ///   are omitted, and the header of a plain table stays.
  package final func supplementaryViews(before rowIndex: Int, isTop: Bool = false)
    -> [TableSupplementaryView]
  {
    if !isTop, contiguousRows.contains(rowIndex) { return [] }
    let counts = currentCounts()
    let above = rowIndex > 0 ? counts.section(of: rowIndex - 1).number : -1
    let (below, start) = counts.section(of: rowIndex)
    // Counts from before a reload say nothing about the new rows.
    if below < counts.count, rows.counts != nil {
      contiguousRows = start + 1..<start + counts[below]
    }
    if isTop, rowIndex > 0 {
      let keepsHeader = above < below || style == .plain
      return keepsHeader && below < counts.count
        ? [sectionViews(of: below).header].compactMap { $0 } : []
    }
    guard above < below else { return [] }
    var found: [TableSupplementaryView] = []
    if rowIndex == 0 {
      append(refreshControl, to: &found)
      append(tableHeaderView, to: &found)
    }
    for section in max(above, 0)...below where section < counts.count {
      let pair = sectionViews(of: section)
      if section > above, let header = pair.header { found.append(header) }
      if section < below, let footer = pair.footer { found.append(footer) }
    }
    if below >= counts.count { append(tableFooterView, to: &found) }
    return found
  }

  /// Returns the rows of text that `supplementaryViews(before:isTop:)` take.
  final func supplementaryRows(before rowIndex: Int, isTop: Bool = false) -> Int {
    supplementaryViews(before: rowIndex, isTop: isTop).reduce(0) { sum, edge in
      sum + self.rows(of: edge)
    }
  }

  /// The rows of text that the rows in view take, including the views between and after them.
  package final var usedRows: Int {
    zip(rows.range, rows.heights).reduce(supplementaryRows(before: rows.range.upperBound)) {
      sum, row in
      sum + row.1 + supplementaryRows(before: row.0, isTop: row.0 == rows.top)
    }
  }

  private func rows(of edge: TableSupplementaryView) -> Int {
    guard let measuring = ScreenEnvironment.current?.measuring else { return 1 }
    return measuring.rows(of: edge.view, columns: max(rows.columns - edge.indent, 1))
  }

  private func append(_ view: UIView?, to found: inout [TableSupplementaryView]) {
    // A view that is in another view now, or contains the table, is not in it.
    guard let view, view.superview === self else { return }
    found.append(TableSupplementaryView(kind: .endOfTable, view: view, isTitle: false))
  }

  // MARK: Asking the delegate

  private func sectionViews(of section: Int) -> SectionViewCache.Pair {
    if let known = sectionViews.cached(section) { return known }
    guard !sectionViews.isQueryingDelegate, dataSource != nil || delegate != nil else {
      return SectionViewCache.Pair()
    }
    let pass = rows.reloads
    sectionViews.isQueryingDelegate = true
    let pair = SectionViewCache.Pair(
      header: makeHeader(of: section), footer: makeFooter(of: section))
    sectionViews.isQueryingDelegate = false
    guard rows.reloads == pass else {
      recycle([pair.header?.view, pair.footer?.view].compactMap { $0 })
      return SectionViewCache.Pair()
    }
    sectionViews.cache(pair, for: section)
    return pair
  }

  private func makeHeader(of section: Int) -> TableSupplementaryView? {
    let wanted = delegate?.tableView(self, heightForHeaderInSection: section)
    guard isShown(height: wanted, else: sectionHeaderHeight) else { return nil }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      return makeSupplementaryView(.header, view)
    }
    return makeSupplementaryView(
      .header, title: dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func makeFooter(of section: Int) -> TableSupplementaryView? {
    let wanted = delegate?.tableView(self, heightForFooterInSection: section)
    guard isShown(height: wanted, else: sectionFooterHeight) else { return nil }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      return makeSupplementaryView(.footer, view)
    }
    return makeSupplementaryView(
      .footer, title: dataSource?.tableView(self, titleForFooterInSection: section))
  }

  /// Heights of less than a point, such as `.leastNormalMagnitude`, are how apps hide a view.
  private func isShown(height: CGFloat?, else own: CGFloat) -> Bool {
    var height = height ?? own
    if height == Self.automaticDimension { height = own }
    return height == Self.automaticDimension || height >= 1
  }

  private func makeSupplementaryView(_ kind: TableSupplementaryView.Kind, title: String?)
    -> TableSupplementaryView?
  {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if kind == .footer { view.textLabel?.numberOfLines = 0 }
    return makeSupplementaryView(kind, view, isTitle: true)
  }

  private func makeSupplementaryView(
    _ kind: TableSupplementaryView.Kind, _ view: UIView, isTitle: Bool = false
  ) -> TableSupplementaryView? {
    addSubview(view)
    guard view.superview === self else { return nil }
    view.layoutIfNeeded()
    return TableSupplementaryView(kind: kind, view: view, isTitle: isTitle)
  }

  // MARK: Recycling

  /// Drops the headers and footers of sections; the table asks for them again.
  final func discardSectionViews() {
    contiguousRows = 0..<0
    recycle(sectionViews.removeAll())
  }

  private func recycle(_ views: [UIView]) {
    for view in views where view.superview === self {
      view.removeFromSuperview()
      guard let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier
      else { continue }
      sectionViews.reuse.recycle(view, as: name)
    }
  }

  /// Replaces a view above or below all rows by another.
  final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
