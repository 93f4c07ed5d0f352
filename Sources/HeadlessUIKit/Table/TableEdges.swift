/// A view between rows: at either end of a table or of a section.
package struct TableEdge {
  /// Where such a view stands.
  package enum Kind: Sendable {
    /// Above or below all rows.
    case endOfTable
    /// Above the rows of a section.
    case header
    /// Below the rows of a section.
    case footer
  }

  /// Where it stands.
  package let kind: Kind
  /// The view.
  package let view: UIView
  /// Whether the table made the view for a title.
  package let isTitle: Bool

  /// The columns that the text layout keeps free before it.
  package var indent: Int { isTitle && kind == .footer ? 2 : 0 }
}

/// The views above and below the sections of a table that were asked for since the last reload.
struct SectionEdges {
  /// The views of one section.
  struct Pair {
    var header: TableEdge?
    var footer: TableEdge?
  }

  private var pairs: [Pair?] = []
  var reuse = ReusePool<UITableViewHeaderFooterView>()
  /// Whether the table's delegate is being asked for such views at this moment.
  var isAsking = false

  func known(_ section: Int) -> Pair? {
    pairs.indices.contains(section) ? pairs[section] : nil
  }

  mutating func remember(_ pair: Pair, of section: Int) {
    while pairs.count <= section { pairs.append(nil) }
    pairs[section] = pair
  }

  /// Forgets the views of all sections.
  ///
  /// - Returns: those views.
  mutating func forget() -> [UIView] {
    guard !pairs.isEmpty else { return [] }
    defer { pairs = [] }
    return pairs.flatMap { [$0?.header?.view, $0?.footer?.view].compactMap { $0 } }
  }
}

extension UITableView {
  /// What stands between a row, counted through all sections, and the row before it, top down.
  ///
  /// Before the first row that is what is above all rows; for the number after the last row, what
  /// is below them. Sections without rows have their headers and footers, too.
  ///
  /// - Parameter isTop: whether the row is the first in view: then what has scrolled away is left
  ///   out, and the header of a plain table stays.
  package final func edges(before place: Int, isTop: Bool = false) -> [TableEdge] {
    if !isTop, rowsBelowRows.contains(place) { return [] }
    let counts = currentCounts()
    let above = place > 0 ? counts.section(of: place - 1).number : -1
    let (below, start) = counts.section(of: place)
    // Counts that a reload has overtaken say nothing about the rows to come.
    if below < counts.count, rows.counts != nil {
      rowsBelowRows = start + 1..<start + counts[below]
    }
    if isTop, place > 0 {
      let keepsHeader = above < below || style == .plain
      return keepsHeader && below < counts.count ? [edges(of: below).header].compactMap { $0 } : []
    }
    guard above < below else { return [] }
    var found: [TableEdge] = []
    if place == 0 {
      append(refreshControl, to: &found)
      append(tableHeaderView, to: &found)
    }
    for section in max(above, 0)...below where section < counts.count {
      let pair = edges(of: section)
      if section > above, let header = pair.header { found.append(header) }
      if section < below, let footer = pair.footer { found.append(footer) }
    }
    if below >= counts.count { append(tableFooterView, to: &found) }
    return found
  }

  /// The rows of text that `edges(before:isTop:)` take.
  final func edgeRows(before place: Int, isTop: Bool = false) -> Int {
    edges(before: place, isTop: isTop).reduce(0) { sum, edge in
      sum + self.rows(of: edge)
    }
  }

  /// The rows of text that the rows in view and all between them take, up to what follows them.
  final var usedRows: Int {
    zip(rows.range, rows.heights).reduce(edgeRows(before: rows.range.upperBound)) { sum, row in
      sum + row.1 + edgeRows(before: row.0, isTop: row.0 == rows.top)
    }
  }

  private func rows(of edge: TableEdge) -> Int {
    guard let measuring = ScreenEnvironment.current?.measuring else { return 1 }
    return measuring.rows(of: edge.view, columns: max(rows.columns - edge.indent, 1))
  }

  private func append(_ view: UIView?, to found: inout [TableEdge]) {
    // A view that is elsewhere by now, or above the table, is not in it.
    guard let view, view.superview === self else { return }
    found.append(TableEdge(kind: .endOfTable, view: view, isTitle: false))
  }

  // MARK: Asking

  private func edges(of section: Int) -> SectionEdges.Pair {
    if let known = edges.known(section) { return known }
    guard !edges.isAsking, dataSource != nil || delegate != nil else { return SectionEdges.Pair() }
    let pass = rows.reloads
    edges.isAsking = true
    let pair = SectionEdges.Pair(
      header: askForHeader(of: section), footer: askForFooter(of: section))
    edges.isAsking = false
    guard rows.reloads == pass else {
      putAway([pair.header?.view, pair.footer?.view].compactMap { $0 })
      return SectionEdges.Pair()
    }
    edges.remember(pair, of: section)
    return pair
  }

  private func askForHeader(of section: Int) -> TableEdge? {
    let wanted = delegate?.tableView(self, heightForHeaderInSection: section)
    guard isShown(height: wanted, else: sectionHeaderHeight) else { return nil }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      return edge(.header, view)
    }
    return edge(.header, title: dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func askForFooter(of section: Int) -> TableEdge? {
    let wanted = delegate?.tableView(self, heightForFooterInSection: section)
    guard isShown(height: wanted, else: sectionFooterHeight) else { return nil }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      return edge(.footer, view)
    }
    return edge(.footer, title: dataSource?.tableView(self, titleForFooterInSection: section))
  }

  /// Less than a point, such as `.leastNormalMagnitude`, is how apps say: none.
  private func isShown(height: CGFloat?, else own: CGFloat) -> Bool {
    var height = height ?? own
    if height == Self.automaticDimension { height = own }
    return height == Self.automaticDimension || height >= 1
  }

  private func edge(_ kind: TableEdge.Kind, title: String?) -> TableEdge? {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if kind == .footer { view.textLabel?.numberOfLines = 0 }
    return edge(kind, view, isTitle: true)
  }

  private func edge(_ kind: TableEdge.Kind, _ view: UIView, isTitle: Bool = false) -> TableEdge? {
    addSubview(view)
    guard view.superview === self else { return nil }
    view.layoutIfNeeded()
    return TableEdge(kind: kind, view: view, isTitle: isTitle)
  }

  // MARK: Letting go

  /// Forgets the views above and below sections; they are asked for again.
  final func forgetEdges() {
    rowsBelowRows = 0..<0
    putAway(edges.forget())
  }

  private func putAway(_ views: [UIView]) {
    for view in views where view.superview === self {
      view.removeFromSuperview()
      guard let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier
      else { continue }
      edges.reuse.recycle(view, as: name)
    }
  }

  /// Puts a view above or below all rows in the place of another.
  final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
