import TerminalText

/// A row of a recorded frame, cell by cell, with its words.
struct RecordedRow {
  let cells: [Character]
  /// The column of each cell, and of the end.
  private(set) var columns: [Int] = [0]
  /// The words, in groups that have at least two spaces between them.
  private(set) var segments: [[Range<Int>]] = []
  /// The cells with a known text.
  var isTaken: [Bool]

  init(_ text: Substring) {
    cells = Array(text)
    isTaken = Array(repeating: false, count: cells.count)
    for cell in cells { columns.append((columns.last ?? 0) + cell.displayWidth) }
    var start: Int?
    var isNear = false
    var button = 0
    for index in 0...cells.count {
      if index < button || !isGap(index) {
        if start == nil, cells[index] == "[" { button = endOfButton(index) }
        start = start ?? index
        continue
      }
      if let first = start {
        if isNear, let last = segments.indices.last {
          segments[last].append(first..<index)
        } else {
          segments.append([first..<index])
        }
        start = nil
        // A text that is cut ends there.
        isNear = index < cells.count && cells[index] == " " && cells[index - 1] != "…"
      } else {
        isNear = false
      }
    }
  }

  /// Returns where a button ends, which may have spaces.
  private func endOfButton(_ start: Int) -> Int {
    var index = start
    while cells.indices.contains(index), cells[index] == " " || !isGap(index) {
      index += 1
      if cells[index - 1] == "]" { return index }
      if cells[index - 1] == " ", isGap(index) { break }
    }
    return start
  }

  /// Returns the row with its last words in a segment of their own if those of another row are.
  func split(like row: RecordedRow) -> RecordedRow {
    guard segments.count < row.segments.count, let own = segments.last,
      let other = row.segments.last, own.count > other.count, let end = other.last?.upperBound,
      row.columns[end] == columns[own.last?.upperBound ?? 0]
    else { return self }
    var copy = self
    copy.segments.removeLast()
    copy.segments += [own.dropLast(other.count), own.suffix(other.count)].map(Array.init)
    return copy
  }

  /// Whether no text has this cell: a space, a border, or the end.
  func isGap(_ index: Int) -> Bool {
    guard cells.indices.contains(index) else { return true }
    return " ◂▸".contains(cells[index]) || isBorder(index)
  }

  /// Whether a cell is part of a border.
  func isBorder(_ index: Int) -> Bool {
    cells.indices.contains(index)
      && cells[index].unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }

  /// Returns whether a word is likely a button, and not a part of a text or the choice of an
  /// alert.
  func isButton(_ word: Range<Int>, before next: Range<Int>?) -> Bool {
    let text = cells[word]
    guard text.first == "[", text.last == "]", text.dropLast().last != "_",
      !["[ ]", "[x]", "[on]", "[off]"].contains(String(text)),
      word.lowerBound < 2 || cells[word.lowerBound - 2] != "◂"
    else { return false }
    let isInBox = cells[..<word.lowerBound].count { $0 == "│" } % 2 == 0
    return !isInBox
      && (text.count == 3 || next.map { "[(".contains(cells[$0.lowerBound]) } ?? true)
  }

  /// Returns whether a word is a text, perhaps as a button.
  func has(_ text: [Character], at word: Range<Int>) -> Bool {
    let word = cells[word]
    return word.elementsEqual(text)
      || (word.first == "[" || word.first == "(")
        && word.dropLast().suffix(text.count)
          .elementsEqual(text)
  }

  /// The segment with a cell.
  func segment(at index: Int) -> [Range<Int>]? {
    segments.first { ($0.first?.lowerBound ?? 0)..<($0.last?.upperBound ?? 0) ~= index }
  }
}
