import TerminalText

/// A grid of terminal cells to draw on; it grows downwards as rows are drawn.
///
/// Drawing is clipped to the columns. Wide characters take two cells, and invisible characters are
/// drawn as visible escapes.
struct TextCanvas {
  /// The width of the canvas.
  private(set) var columns: Int
  /// The current number of rows.
  private(set) var rows = 0
  /// The cells of all rows in order; nil is the second half of a wide character.
  private var cells: [Character?] = []

  private static let space: Character? = " "

  /// Creates a canvas without rows.
  init(columns: Int) { self.columns = columns }

  /// Removes all contents, and sets a new width.
  mutating func clear(columns: Int) {
    self.columns = columns
    rows = 0
    cells.removeAll(keepingCapacity: true)
  }

  /// Adds empty rows up to a number of rows.
  mutating func grow(toRows count: Int) {
    guard count > rows else { return }
    cells.append(contentsOf: repeatElement(Self.space, count: (count - rows) * columns))
    rows = count
  }

  /// Draws text from a cell, in at most `limit` columns; truncated text ends in `…`.
  ///
  /// - Returns: the number of columns used.
  @discardableResult
  mutating func draw(_ text: String, x: Int, y: Int, limit: Int) -> Int {
    let shown = text.reversiblyEscaped()
    // Text that fits without escapes leaves the cells after it unchanged.
    let fits = shown == text && shown.displayWidth <= min(limit, columns - x)
    return draw(escaped: shown, x: x, y: y, limit: limit, clearsRest: !fits)
  }

  /// Draws text that is already escaped.
  ///
  /// - Parameter clearsRest: whether the cells after the text, up to `limit`, are cleared.
  /// - Returns: the number of columns used.
  @discardableResult
  mutating func draw(
    escaped text: String, x: Int, y: Int, limit: Int, clearsRest: Bool = true
  ) -> Int {
    let limit = min(limit, columns - x)
    guard limit > 0, x >= 0, y >= 0, !text.isEmpty else { return 0 }
    grow(toRows: y + 1)
    if clearsRest { fill(" ", x: x, y: y, count: limit) }
    let width = text.displayWidth
    // If every byte takes one column, so does every character.
    let isASCII = width == text.utf8.count
    var column = x
    for character in width > limit ? text.truncated(toColumns: limit) : text {
      let width = isASCII ? 1 : character.displayWidth
      guard width > 0, column + width <= columns else { continue }
      set(character, x: column, y: y)
      if width == 2 { set(nil, x: column + 1, y: y) }
      column += width
    }
    return column - x
  }

  /// Sets one cell, and clears the other half of a wide character that it breaks.
  private mutating func set(_ cell: Character?, x: Int, y: Int) {
    let place = y * columns + x
    if cells[place] == nil, x > 0, cell != nil { cells[place - 1] = Self.space }
    if x + 1 < columns, cells[place + 1] == nil { cells[place + 1] = Self.space }
    cells[place] = cell
  }

  /// Fills cells of a row with a character of one column.
  mutating func fill(_ character: Character, x: Int, y: Int, count: Int) {
    let end = min(x + count, columns)
    guard x < end, x >= 0, y >= 0 else { return }
    grow(toRows: y + 1)
    for column in x..<end { set(character, x: column, y: y) }
  }

  /// Clears a box with a column on each side, and the words and buttons that it would cut. `…` marks
  /// the rest of a text.
  ///
  /// - Parameters:
  ///   - box: the box.
  ///   - area: the area around it, in which words are cleared.
  ///   - clearsButtons: whether a button of several words is cleared as a whole.
  /// - Returns: the cleared part of each row.
  mutating func clear(_ box: Area, in area: Area, clearsButtons: Bool = true) -> [Area] {
    grow(toRows: box.y + box.rows)
    let end = box.x + box.columns
    return (box.y..<box.y + box.rows).map { row in
      func side(_ columns: Range<Int>) -> [Character?] {
        columns.map { cells[row * self.columns + $0] }
      }
      let left = CutText(
        side(min(area.x, box.x)..<end).reversed(), covered: box.columns,
        opening: clearsButtons ? "[(" : "")
      let right = CutText(
        side(box.x..<max(area.x + area.columns, end)), covered: box.columns,
        opening: clearsButtons ? "])" : "")
      let start = box.x - left.cleared
      let count = left.cleared + box.columns + right.cleared
      fill(" ", x: start, y: row, count: count)
      if let place = left.mark { put("…", x: box.x - 1 - place, y: row) }
      if let place = right.mark { put("…", x: end + place, y: row) }
      return Area(x: start, y: row, columns: count, rows: 1)
    }
  }

  /// Returns whether a part of the canvas is empty; the area outside the canvas is ignored.
  func isBlank(x: Int, y: Int, columns count: Int, rows height: Int) -> Bool {
    for row in max(y, 0)..<max(min(y + height, rows), max(y, 0)) {
      for column in max(x, 0)..<max(min(x + count, columns), max(x, 0))
      where cells[row * columns + column] != Self.space {
        return false
      }
    }
    return true
  }

  /// Draws a character of one column.
  mutating func put(_ character: Character, x: Int, y: Int) {
    fill(character, x: x, y: y, count: 1)
  }

  /// Appends the rows as lines of UTF-8 without trailing spaces.
  func write(to bytes: inout [UInt8]) {
    for row in 0..<rows {
      let line = cells[row * columns..<(row + 1) * columns]
      let end = line.lastIndex { $0 != Self.space }.map { $0 + 1 } ?? line.startIndex
      for case let cell? in line[..<end] { bytes.append(contentsOf: cell.utf8) }
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}

/// What a box cuts from a row on one of its sides.
private struct CutText {
  /// The number of cells beside the box that are cleared, at least one if there is one.
  private(set) var cleared = 0
  /// The cell beside the box, from 0, for `…` after the rest of a text; nil if no text is cut, or if
  /// nothing of it remains.
  private(set) var mark: Int?

  /// - Parameters:
  ///   - cells: the covered cells and those beside the box, in the direction away from it.
  ///   - covered: the number of covered cells.
  ///   - opening: the brackets at the far end of a button, in this direction.
  init(_ cells: [Character?], covered: Int, opening: String) {
    guard covered < cells.count else { return }
    func isText(_ index: Int) -> Bool {
      index < cells.count && cells[index] != " " && cells[index] != "─"
    }
    func isBracket(_ index: Int) -> Bool { cells[index].map("[]()".contains) ?? false }
    // A word that is cut, or would touch the box, is cleared as a whole, and so is a button.
    var end = covered + 1
    if isText(end - 1) { while isText(end) { end += 1 } }
    var depth = 0
    for index in end..<max(cells.count, end) where !opening.isEmpty && isBracket(index) {
      depth += cells[index].map(opening.contains) ?? false ? 1 : -1
      if depth > 0 { (end, depth) = (index + 1, 0) }
    }
    end = min(end, cells.count)
    cleared = end - covered
    // The words of a text have one space between them; a single symbol is no text.
    guard let kept = [end, end + 1].first(where: isText), !isText(kept - 1), isText(kept - 2),
      opening.isEmpty || !isBracket(kept) && !isBracket(kept - 2), cells[kept] != "…",
      isText(kept + 1) || cells[kept].map({ $0.isLetter && !$0.isSymbol }) ?? false
    else { return }
    mark = kept - 1 - covered
  }
}
