import DioramaKit
import HeadlessUIKit

/// Draws the contents of a window as text with the border of a device.
///
/// ```
/// ┌──────────────────────────────┐
/// │ [Back]       Oslo     (Warm) │
/// ├──────────────────────────────┤
/// │ ● Monday                 [ ] │
/// └──────────────────────────────┘
/// ```
struct FrameRenderer {
  /// The device.
  let device: Device
  let metrics: ViewMetrics

  /// The columns between the borders and their margins.
  private var inner: Int { max(device.width - 4, 1) }
  /// The rows below a one-line navigation bar on a device of this height.
  private var contentRows: Int { max(device.visibleRows - 4, 1) }
  /// The number of content rows of an empty screen.
  private static let emptyRows = 7

  /// The size of a table that fills the screen.
  var tableViewport: (columns: Int, rows: Int) { (inner, contentRows) }

  /// Lays out the window, so that its visible rows are loaded.
  func layOut(_ window: UIWindow) {
    guard let screen = window.frontScreen else { return }
    if let view = screen.viewIfLoaded {
      let rows = max(contentRows - additionalBarRows(of: screen), 1)
      view.setViewports(columns: inner, rows: rows, metrics: metrics)
    }
    window.rootViewController?.layOutAll()
  }

  /// Returns the navigation bar of a screen; nil if it has none, or hides it.
  private func bar(of screen: UIViewController) -> NavigationBarLayout? {
    guard let stack = screen.navigationController, !stack.isNavigationBarHidden,
      (screen as? SingleViewController)?.isBar != false
    else { return nil }
    return NavigationBarLayout(screen, in: stack, width: device.width, metrics: metrics)
  }

  /// Returns the rows of bars beyond a one-line navigation bar: more lines of it, and bottom bars.
  private func additionalBarRows(of screen: UIViewController) -> Int {
    let tabs = 2 * screen.bottomBars.count
    if screen.navigationController?.isNavigationBarHidden ?? false { return tabs - 2 }
    let item = screen.navigationItem
    // Skip the layout of a bar that takes one row in any width.
    guard !(item.titleView?.isSingleLine ?? true) || item.searchController != nil else {
      return tabs
    }
    return (bar(of: screen)?.rows ?? 1) - 1 + tabs
  }

  /// Appends the frame as lines.
  func render(_ window: UIWindow, with painter: ViewPainter, to bytes: inout [UInt8]) {
    painter.canvas.clear(columns: device.width)
    painter.drawsAllRows = device.height == nil
    var y = 0
    border("┌", "┐", y: &y, on: painter)
    let screen = window.frontScreen
    let boxes = window.layers.map { $0.layout(columns: inner, metrics: metrics) }
    painter.anchors = boxes.compactMap(\.anchor).map { ($0, nil) }
    if let screen { painter.trace?.begin(screen) }
    painter.scene?.begin(screen)
    if let bar = screen.flatMap(bar) {
      painter.trace?.noteBar(y: y, rows: bar.rows)
      painter.scene?.open(.bar)
      bar.draw(y: y, width: device.width, with: painter)
      painter.scene?.close()
      for row in y..<y + bar.rows { side(y: row, on: painter) }
      y += bar.rows
      if !(screen is SingleViewController) { border("├", "┤", y: &y, on: painter) }
    }
    let top = y
    let bottom = drawContent(of: screen, from: top, boxes: boxes, with: painter)
    for row in top..<bottom { side(y: row, on: painter) }
    y = bottom
    for bar in screen?.bottomBars ?? [] {
      border("├", "┤", y: &y, on: painter)
      painter.scene?.open(.tools, of: bar)
      painter.draw(bar, in: Area(x: 2, y: y, columns: inner, rows: 1))
      painter.scene?.close()
      side(y: y, on: painter)
      y += 1
    }
    border("└", "┘", y: &y, on: painter)
    painter.canvas.write(to: &bytes)
  }

  private func drawContent(
    of screen: UIViewController?, from top: Int, boxes: [OverlayBox.Layout],
    with painter: ViewPainter
  ) -> Int {
    if let host = screen as? SingleViewController, host.isBar { return top }
    let below = 1 + 2 * (screen?.bottomBars.count ?? 0)
    let fixed = device.height.map { max($0 - top - below, 1) }
    func rowsOfBoxes() -> Int {
      boxes.map { box in
        box.screenRows(top: top, anchor: box.anchor.flatMap(painter.area(ofAnchor:)))
      }.max() ?? 0
    }
    let isSingle = screen is SingleViewController
    var rows = fixed ?? max(isSingle ? 1 : Self.emptyRows, rowsOfBoxes())
    if let view = screen?.viewIfLoaded {
      let isAsTallAsItIs = view.showsRows || isSingle
      let room =
        fixed
        ?? (isAsTallAsItIs ? Int.max / 4 : max(rows, emptyRows(of: view), ownRows(of: view)))
      // A list without rows takes the available space, so that a bar below it stays at the bottom.
      painter.drawsAllRows = fixed == nil && isAsTallAsItIs
      painter.draw(view, in: Area(x: 2, y: top, columns: inner, rows: room))
      if fixed == nil {
        let drawn = painter.canvas.rows - top
        rows = max(drawn, rowsOfBoxes(), view.showsRows ? 1 : rows)
      }
    }
    painter.canvas.grow(toRows: top + rows)
    for box in boxes {
      box.draw(in: Area(x: 2, y: top, columns: inner, rows: rows), with: painter)
    }
    return top + rows
  }

  /// Returns the rows of everything else on a screen without rows, such as its labels.
  private func ownRows(of view: UIView) -> Int {
    min(metrics.rows(of: view, columns: inner), Device.heights.upperBound)
  }

  /// Returns the rows of an empty screen with headers and footers of sections without rows.
  private func emptyRows(of view: UIView) -> Int {
    guard let table = view.firstTable else { return 0 }
    let around = metrics.supplementaryRows(of: table, before: 0, columns: inner)
    return around > 0 ? around + Self.emptyRows : 0
  }

  private func border(
    _ left: Character, _ right: Character, y: inout Int, on painter: ViewPainter
  ) {
    painter.canvas.fill("─", x: 0, y: y, count: device.width)
    painter.canvas.put(left, x: 0, y: y)
    painter.canvas.put(right, x: device.width - 1, y: y)
    y += 1
  }

  private func side(y: Int, on painter: ViewPainter) {
    painter.canvas.put("│", x: 0, y: y)
    painter.canvas.put("│", x: device.width - 1, y: y)
  }
}

extension UIView {
  /// Whether a table in the view has rows to show.
  fileprivate var showsRows: Bool {
    if let table = self as? UITableView { return table.totalRows > 0 }
    return subviews.contains { $0.isShown && $0.showsRows }
  }
}

extension UIViewController {
  /// The bars below a screen, from top to bottom: the toolbar and the tab bar.
  var bottomBars: [UIView] {
    var bars: [UIView] = []
    if let bar = navigationController?.shownToolbar { bars.append(bar) }
    if let bar = tabBarController?.tabBar { bars.append(bar) }
    return bars
  }

  /// Lays out this screen and the screens presented over it.
  fileprivate func layOutAll() {
    layOut()
    presentedViewController?.layOutAll()
  }
}

extension UIWindow {
  /// The overlays of the screen, from back to front.
  fileprivate var layers: [OverlayBox] {
    overlays.filter(\.isShown).map { OverlayBox.view($0) } + (alert.map { [.alert($0)] } ?? [])
  }
}
