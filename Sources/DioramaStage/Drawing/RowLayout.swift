import DioramaKit
import HeadlessUIKit

/// Distributes the columns of a row to its views.
///
/// Spare columns go to the view with the lowest hugging priority of those that can grow, and among
/// equals to the first one. An empty view gets a place only if it is set to grow. If columns are
/// missing, the view with the lowest compression resistance is truncated first, and among equals
/// the widest one.
struct RowLayout {
  /// A view and its position.
  struct Part {
    let view: UIView
    var x = 0
    var columns: Int
  }

  private(set) var parts: [Part] = []

  init(
    _ views: [UIView], columns: Int, spacing: Int,
    distribution: UIStackView.Distribution = .fill, metrics: ViewMetrics
  ) {
    parts.reserveCapacity(views.count)
    var used = 0
    for view in views where view.isShown {
      let wanted = metrics.columns(of: view)
      guard wanted > 0 || view.keepsSpaceWhenEmpty else { continue }
      used += wanted + (parts.isEmpty ? 0 : spacing)
      parts.append(Part(view: view, columns: wanted))
    }
    guard !parts.isEmpty else { return }
    let room = max(columns - spacing * (parts.count - 1), 0)
    if distribution == .fillEqually {
      for index in parts.indices { parts[index].columns = room / parts.count }
    } else if used < columns {
      grow(by: columns - used, distribution)
    } else if used > columns {
      shrink(by: used - columns)
    }
    var x = 0
    for index in parts.indices {
      parts[index].x += x
      x = parts[index].x + parts[index].columns + spacing
    }
  }

  private mutating func grow(by spare: Int, _ distribution: UIStackView.Distribution) {
    if distribution == .equalSpacing || distribution == .equalCentering {
      for index in parts.indices.dropFirst() { parts[index].x = spare / (parts.count - 1) }
      return
    }
    var loosest: (index: Int, priority: UILayoutPriority)?
    for index in parts.indices where parts[index].view.takesSpareColumns {
      let priority = parts[index].view.contentHuggingPriority(for: .horizontal)
      if let loosest, priority >= loosest.priority { continue }
      loosest = (index, priority)
    }
    if let loosest { parts[loosest.index].columns += spare }
  }

  private mutating func shrink(by missing: Int) {
    var columns = parts.map(\.columns)
    Self.shrink(&columns, by: missing) {
      parts[$0].view.contentCompressionResistancePriority(for: .horizontal)
    }
    for index in parts.indices { parts[index].columns = columns[index] }
  }

  /// Takes columns from the parts of a row, down to one column each: first from the part with the
  /// lowest compression resistance, and among equals from the widest one.
  static func shrink(
    _ columns: inout [Int], by missing: Int, resistance: (Int) -> UILayoutPriority
  ) {
    var missing = missing
    while missing > 0 {
      let weakest = columns.indices.filter { columns[$0] > 1 }.min { left, right in
        let (first, second) = (resistance(left), resistance(right))
        return first == second ? columns[left] > columns[right] : first < second
      }
      guard let weakest else { return }
      let cut = min(missing, columns[weakest] - 1)
      columns[weakest] -= cut
      missing -= cut
    }
  }
}

extension UIView {
  /// Whether the view keeps a place in a row if it is empty, because its hugging priority is below
  /// the default.
  fileprivate var keepsSpaceWhenEmpty: Bool {
    contentHuggingPriority(for: .horizontal) < .defaultLow
  }
}

/// The parts of a cell, as the text layout uses them.
struct CellParts {
  let cell: UITableViewCell
  /// The views of the content if they are side by side.
  let content: [UIView]
  /// Whether the content is a row of the built-in parts.
  let isRow: Bool

  init(_ cell: UITableViewCell) {
    self.cell = cell
    isRow = cell.usesBuiltInParts && !cell.stacksItsLabels
    content =
      !isRow ? [] : cell.contentBesideViews == nil ? cell.contentView.subviews : cell.placedViews
  }

  /// Returns the columns of the accessory, including the gap before it.
  func trailingColumns(_ metrics: ViewMetrics) -> Int {
    if let view = cell.shownAccessoryView {
      // An accessory view has one superview; skip it if that is a different cell.
      guard view.superview === cell else { return 0 }
      let columns = metrics.columns(of: view)
      return columns > 0 ? columns + 1 : 0
    }
    if cell.accessoryType == .none { return 0 }
    return TextSymbols.accessory(cell.accessoryType).drawnWidth + 1
  }
}
