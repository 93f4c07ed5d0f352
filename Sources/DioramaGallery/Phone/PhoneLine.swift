import DioramaStage
import TerminalText

/// Places the pieces of one line of a frame: at the left, in the center, or at the right, as in the
/// text.
struct PhoneLine {
  /// A piece with its size in points.
  struct Item {
    let piece: CapturedPiece
    var width: Int
    var height: Int
    var x = 0
    /// The edge that it is aligned to.
    var edge = FramePicture.Alignment.left
    /// The positions between which its text may extend. Texts of different lengths at the same place
    /// then have the same look.
    var space: ClosedRange<Int>?
  }

  private(set) var items: [Item]
  /// The columns of the text between the borders.
  private let columns: Range<Int>

  /// A line of some pieces.
  ///
  /// - Parameters:
  ///   - items: the pieces with their natural sizes, from left to right.
  ///   - columns: the columns between the borders and their margins.
  init(_ items: [Item], columns: Range<Int>) {
    self.items = items.sorted { $0.piece.columns.lowerBound < $1.piece.columns.lowerBound }
    self.columns = columns
  }

  /// Places the items between two positions in points.
  ///
  /// - Parameter margin: how many columns before the end of the line still count as the right end.
  mutating func place(from left: Int, to right: Int, margin: Int = 1) {
    guard let first = items.first, let last = items.last else { return }
    let start = first.piece.columns.lowerBound - columns.lowerBound
    let end = columns.upperBound - last.piece.columns.upperBound
    if start > 2,
      abs(start - end) <= 2
        || items.allSatisfy({ $0.piece.kind == .text && $0.piece.alignment == .center }),
      !items.contains(where: { $0.piece.kind == .field })
    {
      return placeCentered(from: left, to: right)
    }
    let split = end <= margin ? firstOfRight(touchesLeft: start <= 4) : items.count
    fit(split..<items.count, in: (right - left) * 3 / 4)
    let rightWidth = width(of: split..<items.count)
    let limit = split < items.count ? right - rightWidth - 8 : right
    flow(split..<items.count, from: right - rightWidth, .right)
    if let field = items[..<split].lastIndex(where: { $0.piece.kind == .field }) {
      let others = width(of: 0..<split) - items[field].width
      items[field].width = max(limit - left - others, 40)
    }
    fit(0..<split, in: limit - left)
    flow(0..<split, from: left, .left)
    if split > 0 { items[split - 1].extend(from: items[split - 1].x, to: limit) }
    if split < items.count, let last = items.indices.last {
      let start = split < last ? items[last].x : left + (right - left) / 2
      items[last].extend(from: max(start, split > 0 ? items[split - 1].x + 24 : start), to: right)
    }
  }

  /// Places the items next to each other in the center.
  mutating func placeCentered(from left: Int, to right: Int) {
    fit(items.indices, in: right - left)
    flow(items.indices, from: left + (right - left - width(of: items.indices)) / 2, .center)
    if items.count == 1 { items[0].extend(from: left, to: right) }
  }

  /// Returns the index of the first item that belongs to the right end.
  private func firstOfRight(touchesLeft: Bool) -> Int {
    if !touchesLeft { return 0 }
    for index in items.indices.dropFirst().reversed() {
      let gap = items[index].piece.columns.lowerBound - items[index - 1].piece.columns.upperBound
      if gap >= 3 { return index }
    }
    // The longest text takes the space; what follows it is at the right end.
    let longest = items.indices.filter { items[$0].piece.kind.isText }
      .max { items[$0].width < items[$1].width }
    return longest.map { $0 + 1 } ?? items.count
  }

  /// Shortens the longest texts until the items fit.
  private mutating func fit(_ range: Range<Int>, in limit: Int) {
    var excess = width(of: range) - limit
    while excess > 0 {
      let longest = range.filter { items[$0].piece.kind.isText && items[$0].width > 24 }
        .max { items[$0].width < items[$1].width }
      guard let longest else { return }
      let less = min(excess, items[longest].width - 24)
      items[longest].width -= less
      excess -= less
    }
  }

  private mutating func flow(
    _ range: Range<Int>, from start: Int, _ edge: FramePicture.Alignment
  ) {
    var x = start
    for index in range {
      (items[index].x, items[index].edge) = (x, edge)
      // A text is beside its symbol, even if it is narrower than estimated.
      if index > range.lowerBound, items[index - 1].piece.kind == .icon {
        items[index].edge = .left
      }
      x += items[index].width + gap(after: index, in: range)
    }
  }

  private func width(of range: Range<Int>) -> Int {
    range.reduce(0) { $0 + items[$1].width + gap(after: $1, in: range) }
  }

  private func gap(after index: Int, in range: Range<Int>) -> Int {
    guard index + 1 < range.upperBound else { return 0 }
    return items[index].piece.kind == .text && items[index + 1].piece.kind == .text ? 5 : 8
  }
}

extension PhoneLine.Item {
  /// Lets the text extend to two positions.
  mutating func extend(from left: Int, to right: Int) {
    guard piece.kind == .text || piece.kind == .button && piece.symbol.isEmpty,
      left <= x, right >= x + width
    else { return }
    space = left...right
  }
}

extension FramePicture.Kind {
  /// Whether it is a text that can be cut.
  var isText: Bool { self == .text || self == .button || self == .field }
}
