import HeadlessUIKit
import TerminalText

/// A navigation bar as text: the first line has items at both ends and the title in the center.
///
/// A title view can have more lines, and a search field comes below it.
struct NavigationBarLayout {
  /// The number of lines, from 1.
  let rows: Int
  private let titleRows: Int
  /// The line above the title.
  private let prompt: String
  private let screen: UIViewController
  private let left: [Item]
  private let right: [Item]
  private let title: String
  private let titleView: UIView?
  private let rightStart: Int
  private let titleStart: Int
  private let titleColumns: Int
  private let searchBar: UISearchBar?

  /// An item of the bar.
  private enum Item {
    case text(String, of: UIBarButtonItem?)
    case view(UIView)
  }

  /// Creates the bar of a screen on a device with a width in columns.
  init(
    _ screen: UIViewController, in stack: UINavigationController, width: Int, metrics: ViewMetrics
  ) {
    self.screen = screen
    let item = screen.navigationItem
    var left = item.shownLeftItems.compactMap(Self.item)
    if let back = screen.backTitle(in: stack) {
      left.insert(.text(TextSymbols.back(to: back), of: nil), at: 0)
    }
    self.left = left
    right = item.shownRightItems.reversed().compactMap(Self.item)
    prompt = item.prompt ?? ""
    titleView = item.titleView
    title = item.title ?? ""

    // The left items get their space first, then the right ones, then the title.
    let (start, end) = (2, width - 2)
    let leftEnd = left.reduce(start) { x, item in
      x + max(min(Self.columns(of: item, metrics), end - x), 0) + 1
    }
    let rightColumns = right.reduce(0) { $0 + Self.columns(of: $1, metrics) + 1 }
    rightStart = max(end - rightColumns + 1, leftEnd)
    let titleEnd = right.isEmpty ? end : rightStart - 1
    let wanted =
      titleView.map { metrics.columns(of: $0) } ?? title.escapedLabel(lines: 1).displayWidth
    // A title view that fills the bar starts at the left items, not in the center.
    let fills = titleView.map { $0.contentHuggingPriority(for: .horizontal) < .defaultLow } ?? false
    titleStart = fills ? leftEnd : max(min((width - wanted) / 2, titleEnd - wanted), leftEnd)
    let room = fills ? titleEnd - leftEnd : min(wanted, titleEnd - titleStart)
    titleColumns = room
    searchBar = item.searchController?.searchBar
    titleRows = titleView.map { max(metrics.rows(of: $0, columns: max(room, 1)), 1) } ?? 1
    let searchRows = searchBar.map { max(metrics.rows(of: $0, columns: width - 4), 1) } ?? 0
    rows = titleRows + searchRows + (prompt.isEmpty ? 0 : 1)
  }

  private static func item(_ item: UIBarButtonItem) -> Item? {
    if let view = item.customView { return .view(view) }
    let content = item.barContent
    if content.isEmpty { return nil }
    return .text(TextSymbols.button(content, appearsDisabled: item.appearsDisabled), of: item)
  }

  /// Draws the bar between the borders, starting at this row.
  func draw(y top: Int, width: Int, with painter: ViewPainter) {
    let end = width - 2
    let y = prompt.isEmpty ? top : top + 1
    if !prompt.isEmpty {
      draw(
        prompt, of: screen, property: "navigationItem.prompt",
        x: max((width - prompt.escapedLabel(lines: 1).displayWidth) / 2, 2), y: top, limit: end - 2,
        with: painter)
    }
    var x = 2
    for item in left {
      x += draw(item, x: x, y: y, end: end, with: painter)
      x += 1
    }
    x = rightStart
    for item in right {
      x += draw(item, x: x, y: y, end: end, with: painter)
      x += 1
    }
    if let searchBar {
      painter.draw(searchBar, in: Area(x: 2, y: y + titleRows, columns: width - 4, rows: rows))
    }
    guard titleColumns > 0 else { return }
    if let titleView {
      painter.draw(titleView, in: Area(x: titleStart, y: y, columns: titleColumns, rows: titleRows))
    } else {
      draw(
        title, of: screen, property: "navigationItem.title", x: titleStart, y: y,
        limit: titleColumns, with: painter)
    }
  }

  private static func columns(of item: Item, _ metrics: ViewMetrics) -> Int {
    switch item {
    case .text(let text, _): text.drawnWidth
    case .view(let view): metrics.columns(of: view)
    }
  }

  private func draw(_ item: Item, x: Int, y: Int, end: Int, with painter: ViewPainter) -> Int {
    switch item {
    case .text(let text, let item):
      return draw(
        text, of: item ?? screen, property: item == nil ? "navigationItem.backBarButtonItem" : nil,
        x: x, y: y, limit: end - x, with: painter)
    case .view(let view):
      let columns = min(painter.metrics.columns(of: view), end - x)
      painter.draw(view, in: Area(x: x, y: y, columns: columns, rows: 1))
      return columns
    }
  }

  @discardableResult private func draw(
    _ text: String, of object: AnyObject, property: String?, x: Int, y: Int, limit: Int,
    with painter: ViewPainter
  ) -> Int {
    let columns = painter.canvas.draw(
      escaped: text.escapedLabel(lines: 1), x: x, y: y, limit: limit, clearsRest: false)
    let place = Area(x: x, y: y, columns: columns, rows: 1)
    painter.note(text, of: object, property: property, in: place)
    return columns
  }
}

extension UIBarButtonItem {
  /// The contents of the item: its title, or else its picture.
  var barContent: String { title ?? image?.symbol ?? "" }

  /// Whether it looks disabled: it is, or its tint is faint.
  var appearsDisabled: Bool { !isEnabled || tintColor?.isFaint ?? false }
}

extension UIViewController {
  /// Returns the title of the screen to which the back button leads; nil if no back button is
  /// shown.
  ///
  /// Left items replace the back button, unless `leftItemsSupplementBackButton` is set.
  func backTitle(in stack: UINavigationController) -> String? {
    let own = navigationItem
    guard !own.hidesBackButton,
      own.leftItemsSupplementBackButton || own.shownLeftItems.isEmpty,
      let index = stack.viewControllers.firstIndex(where: { $0 === self }), index > 0
    else { return nil }
    let item = stack.viewControllers[index - 1].navigationItem
    return item.backButtonTitle ?? item.title ?? "Back"
  }
}
