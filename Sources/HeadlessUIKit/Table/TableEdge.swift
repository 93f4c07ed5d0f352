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
  private var classes: [(identifier: String, viewClass: UITableViewHeaderFooterView.Type?)] = []
  private var waiting: [UITableViewHeaderFooterView] = []
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

  mutating func register(_ viewClass: UITableViewHeaderFooterView.Type?, as identifier: String) {
    classes.removeAll { $0.identifier == identifier }
    classes.append((identifier, viewClass))
    waiting.removeAll { $0.reuseIdentifier == identifier }
  }

  func viewClass(named identifier: String) -> UITableViewHeaderFooterView.Type? {
    classes.first { $0.identifier == identifier }?.viewClass
  }

  mutating func takeWaiting(named identifier: String) -> UITableViewHeaderFooterView? {
    guard let index = waiting.lastIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    return waiting.remove(at: index)
  }

  mutating func recycle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier != nil else {
      return
    }
    waiting.append(view)
  }
}
