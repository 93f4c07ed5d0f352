import TerminalText

/// A sheet of terminal cells to draw on; it grows downwards as rows are drawn.
///
/// Everything drawn is clipped to its columns. Wide characters take two cells, and what cannot be
/// seen is drawn as a visible escape.
struct TextCanvas {
  /// How wide the sheet is.
  private(set) var columns: Int
  /// How many rows it has by now.
  private(set) var rows = 0
  /// A blank is 0, a scalar is itself; a longer cluster is an index into `clusters`.
  private var cells: [UInt32] = []
  private var clusters: [String] = []

  private static let secondHalf = UInt32.max
  private static let clusterFlag: UInt32 = 0x8000_0000

  /// A sheet without rows.
  init(columns: Int) { self.columns = columns }

  /// Takes everything off the sheet, for use at another width.
  mutating func clear(columns: Int) {
    self.columns = columns
    rows = 0
    cells.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
  }

  /// Makes sure that a row is there.
  mutating func grow(toRows count: Int) {
    guard count > rows else { return }
    cells.append(contentsOf: repeatElement(0, count: (count - rows) * columns))
    rows = count
  }

  /// Draws text from a cell on, at most `limit` columns of it; what is cut ends in `…`.
  ///
  /// - Returns: how many columns it took.
  @discardableResult
  mutating func draw(_ text: String, x: Int, y: Int, limit: Int) -> Int {
    let limit = min(limit, columns - x)
    guard limit > 0, x >= 0, y >= 0, !text.isEmpty else { return 0 }
    grow(toRows: y + 1)
    if let taken = drawPlain(text, at: y * columns + x, limit: limit) { return taken }
    return draw(escaped: text.reversiblyEscaped(), x: x, y: y, limit: limit)
  }

  /// Draws text that has its escapes already.
  ///
  /// - Returns: how many columns it took.
  @discardableResult
  mutating func draw(escaped text: String, x: Int, y: Int, limit: Int) -> Int {
    let limit = min(limit, columns - x)
    guard limit > 0, x >= 0, y >= 0, !text.isEmpty else { return 0 }
    grow(toRows: y + 1)
    fill(" ", x: x, y: y, count: limit)
    return drawClusters(text.truncated(toColumns: limit), x: x, y: y)
  }

  /// The way of nearly all text: scalars that are characters by themselves, and all of it fits;
  /// nil when it is something else.
  private mutating func drawPlain(_ text: String, at start: Int, limit: Int) -> Int? {
    cells.withUnsafeMutableBufferPointer { cells in
      var taken = 0
      for scalar in text.unicodeScalars {
        guard let width = scalar.plainColumns, taken + width <= limit else { return nil }
        cells[start + taken] = scalar.value == 0x20 ? 0 : scalar.value
        if width == 2 { cells[start + taken + 1] = Self.secondHalf }
        taken += width
      }
      return taken
    }
  }

  private mutating func drawClusters(_ text: String, x: Int, y: Int) -> Int {
    var column = x
    for character in text {
      let width = character.displayWidth
      guard width > 0, column + width <= columns else { continue }
      set(code(of: character), x: column, y: y)
      if width == 2 { set(Self.secondHalf, x: column + 1, y: y) }
      column += width
    }
    return column - x
  }

  private mutating func code(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 { return only == " " ? 0 : only.value }
    clusters.append(String(character))
    return Self.clusterFlag | UInt32(clusters.count - 1)
  }

  /// Puts one cell, and blanks the other half of a wide character that it breaks.
  private mutating func set(_ code: UInt32, x: Int, y: Int) {
    let place = y * columns + x
    if cells[place] == Self.secondHalf, x > 0, code != Self.secondHalf { cells[place - 1] = 0 }
    if x + 1 < columns, cells[place + 1] == Self.secondHalf { cells[place + 1] = 0 }
    cells[place] = code
  }

  /// Draws the same scalar along a row.
  mutating func fill(_ scalar: Unicode.Scalar, x: Int, y: Int, count: Int) {
    let end = min(x + count, columns)
    guard x < end, x >= 0, y >= 0 else { return }
    grow(toRows: y + 1)
    let code = scalar == " " ? 0 : scalar.value
    set(code, x: x, y: y)
    if end - x > 2 {
      cells.withUnsafeMutableBufferPointer { cells in
        for place in (y * columns + x + 1)..<(y * columns + end - 1) { cells[place] = code }
      }
    }
    if end - x > 1 { set(code, x: end - 1, y: y) }
  }

  /// Whether nothing is drawn in a part of the sheet; what lies outside of it is no part.
  func isBlank(x: Int, y: Int, columns count: Int, rows height: Int) -> Bool {
    for row in max(y, 0)..<max(min(y + height, rows), max(y, 0)) {
      for column in max(x, 0)..<max(min(x + count, columns), max(x, 0))
      where cells[row * columns + column] != 0 {
        return false
      }
    }
    return true
  }

  /// Draws one scalar.
  mutating func put(_ scalar: Unicode.Scalar, x: Int, y: Int) {
    fill(scalar, x: x, y: y, count: 1)
  }

  /// Appends the rows as lines of UTF-8 without trailing blanks.
  func write(to bytes: inout [UInt8]) {
    let longest = clusters.reduce(4) { max($0, $1.utf8.count) }
    bytes += [UInt8](unsafeUninitializedCapacity: rows * (columns * longest + 1)) { out, count in
      cells.withUnsafeBufferPointer { cells in
        for row in 0..<rows {
          let start = row * columns
          var end = start + columns
          while end > start, cells[end - 1] == 0 { end -= 1 }
          for place in start..<end { append(cells[place], to: out, &count) }
          out[count] = UInt8(ascii: "\n")
          count += 1
        }
      }
    }
  }

  @inline(__always)
  private func append(_ code: UInt32, to out: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int)
  {
    func put(_ byte: UInt32) {
      out[count] = UInt8(truncatingIfNeeded: byte)
      count += 1
    }
    if code < 0x80 {
      put(code == 0 ? 0x20 : code)
    } else if code < 0x800 {
      put(0xC0 | code >> 6)
      put(0x80 | code & 0x3F)
    } else if code < 0x1_0000 {
      put(0xE0 | code >> 12)
      put(0x80 | code >> 6 & 0x3F)
      put(0x80 | code & 0x3F)
    } else if code == Self.secondHalf {
      return
    } else if code & Self.clusterFlag != 0 {
      for byte in clusters[Int(code & ~Self.clusterFlag)].utf8 { put(UInt32(byte)) }
    } else {
      put(0xF0 | code >> 18)
      put(0x80 | code >> 12 & 0x3F)
      put(0x80 | code >> 6 & 0x3F)
      put(0x80 | code & 0x3F)
    }
  }
}
