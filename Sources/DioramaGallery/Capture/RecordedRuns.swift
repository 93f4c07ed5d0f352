import Diorama
import DioramaStage
import TerminalText

/// Finds the texts of a `styles` block in a recorded frame. The block has no positions, so a text
/// is looked for from top to bottom, with its neighbors of the same part.
struct RecordedRuns {
  typealias Piece = RecordedStyleLine.Piece

  /// A text in the frame.
  private struct Place {
    var row: Int
    var cells: Range<Int>
    /// Whether all of the text is there.
    var isWhole = true
  }

  private var rows: [RecordedRow]
  /// The number of the frame's first line.
  private let firstLine: Int
  private var runs: [ColoredRun] = []
  /// The remaining number of comparisons: a snapshot may have been edited.
  private var budget = 2_000_000
  private static let maxCells = 400
  private static let maxBytes = 1 << 20
  private let palette: RecordedPalette
  private let ground: RecordedColor

  /// Returns the colors of a frame, like those of a frame that is shown; empty if its block cannot
  /// be read.
  static func coloredRuns(of frame: SnapshotFrames.Frame, _ palette: RecordedPalette)
    -> [ColoredRun]
  {
    // No screen is so large.
    guard frame.rows.reduce(0, { $0 + $1.text.utf8.count }) <= maxBytes,
      frame.rows.allSatisfy({ $0.text.count <= maxCells })
    else { return [] }
    var palette = palette
    var lines: [Substring] = []
    var screen: RecordedColor?
    for (block, line) in frame.blockLines where block == .styles {
      if let parts = line.text.firstRange(of: " is "), !line.text.contains("'") {
        palette.define(String(line.text[..<parts.lowerBound]), as: line.text[parts.upperBound...])
      } else {
        lines.append(line.text)
      }
    }
    guard !lines.isEmpty else { return [] }
    if lines.count > 1, let first = RecordedStyleLine(lines[1], palette), first.part == "screen",
      first.pieces.isEmpty
    {
      screen = first.ground
    }
    var finder = RecordedRuns(frame, palette, screen)
    finder.paintDefaults()
    finder.find(lines.dropFirst().compactMap { RecordedStyleLine($0, palette) })
    return finder.runs
  }

  private init(
    _ frame: SnapshotFrames.Frame, _ palette: RecordedPalette, _ screen: RecordedColor?
  ) {
    self.palette = palette
    rows = frame.rows.map { RecordedRow($0.text) }
    firstLine = frame.rows.first?.number ?? 0
    ground = (screen ?? palette.background).composited(over: palette.background)
    let width = rows.first?.columns.last ?? 0
    for row in rows.indices.dropFirst().dropLast() {
      paint(row, 1..<max(width - 1, 1), nil, on: ground, isBold: false)
    }
  }

  private mutating func paint(
    _ row: Int, _ columns: Range<Int>, _ color: RecordedColor?, on ground: RecordedColor,
    isBold: Bool
  ) {
    budget -= 1
    guard budget > 0 else { return }
    runs.append(
      ColoredRun(
        line: firstLine + row, columns: columns,
        color: (color ?? palette.label).composited(over: ground).rgb, ground: ground.rgb,
        isBold: isBold))
  }

  /// Paints what the block omits, since it has the system's colors: buttons, empty fields, and
  /// loading indicators.
  private mutating func paintDefaults() {
    for (number, row) in rows.enumerated().dropFirst().dropLast() {
      for words in row.segments {
        for (index, word) in words.enumerated() {
          let text = row.cells[word]
          let next = index + 1 < words.count ? words[index + 1] : nil
          var (color, end): (RecordedColor?, Int) = (nil, word.upperBound)
          if text.starts(with: "[_") {
            color = palette.color("placeholderText")
          } else if text.elementsEqual("◌"), let next, row.cells[next].elementsEqual("loading") {
            (color, end) = (RecordedColor(red: 0.5, green: 0.5, blue: 0.5), next.upperBound)
          } else if text.first == "[", budget > 0 {
            budget -= row.cells.count
            if row.isButton(word, before: next) { color = palette.color("systemBlue") }
          }
          guard let color else { continue }
          let columns = row.columns[word.lowerBound]..<row.columns[end]
          paint(number, columns, color, on: ground, isBold: false)
        }
      }
    }
  }

  private mutating func paint(_ piece: Piece, at place: Place, in line: RecordedStyleLine) {
    let row = rows[place.row]
    for cell in place.cells { rows[place.row].isTaken[cell] = true }
    // An alert is not on the screen's background.
    let below = line.part == "alert" || line.part == "menu" ? palette.background : ground
    let layers = [line.ground, piece.covered, piece.ground].compactMap(\.self)
    paint(
      place.row, row.columns[place.cells.lowerBound]..<row.columns[place.cells.upperBound],
      piece.color, on: layers.reduce(below) { $1.composited(over: $0) }, isBold: piece.isBold)
  }

  // MARK: Parts

  private mutating func find(_ lines: [RecordedStyleLine]) {
    var top = 1
    for var line in lines where budget > 0 {
      budget -= rows.count
      if line.part == "bar", let color = line.ground { paintBar(color.composited(over: ground)) }
      guard !line.pieces.isEmpty else { continue }
      var places = find(line, from: top)
      if places.isEmpty, top > 1 { places = find(line, from: 1) }
      let uncovered = line.withoutCovered
      if uncovered.pieces.count < line.pieces.count {
        let others = find(uncovered, from: top)
        if Self.isBetter(others, than: places) { (line, places) = (uncovered, others) }
      }
      guard let (first, last) = Self.rows(of: places) else { continue }
      for (piece, place) in zip(line.pieces, places) {
        if let place { paint(piece, at: place, in: line) }
      }
      top = line.part == "row" ? last + 1 : first
      guard line.count > 1 else { continue }
      top = repeated(line, places, first...last) + 1
    }
  }

  /// Returns whether texts are found more completely, or nearer to each other.
  private static func isBetter(_ places: [Place?], than others: [Place?]) -> Bool {
    func quality(_ places: [Place?]) -> (Int, Int) {
      let area = rows(of: places) ?? (0, Int.max)
      return (-places.count { $0 == nil }, area.first - area.last)
    }
    return !places.isEmpty && (others.isEmpty || quality(places) > quality(others))
  }

  private static func rows(of places: [Place?]) -> (first: Int, last: Int)? {
    let rows = places.compactMap { $0?.row }
    guard let first = rows.min(), let last = rows.max() else { return nil }
    return (first, last)
  }

  private mutating func paintBar(_ color: RecordedColor) {
    let width = rows.first?.columns.last ?? 0
    let end = rows.firstIndex { $0.cells.first == "├" } ?? 2
    for row in 1..<max(min(end, rows.count - 1), 1) {
      paint(row, 1..<max(width - 1, 1), nil, on: color, isBold: false)
    }
  }

  // MARK: Texts

  /// Returns the places of a part's texts: those where most of them are found.
  private mutating func find(_ line: RecordedStyleLine, from top: Int) -> [Place?] {
    var best: (count: Int, height: Int, places: [Place?]) = (0, 0, [])
    var bottom = rows.count - 1
    var row = top
    while row < bottom, budget > 0 {
      var start = 0
      while let first = find(line.pieces, 0, in: row, from: start, besides: []) {
        var places: [Place?] = [first]
        for index in line.pieces.indices.dropFirst() {
          places.append(next(line.pieces, index, places, from: top))
        }
        let count = places.count { $0 != nil }
        let area = Self.rows(of: places) ?? (row, row)
        if count > best.count || count == best.count && area.last - area.first < best.height {
          best = (count, area.last - area.first, places)
        }
        // Another place may be better only if it is nearer.
        if count == line.pieces.count { bottom = min(bottom, area.last + 1) }
        start = first.cells.upperBound
      }
      row += 1
    }
    return best.places
  }

  /// Returns the place of a part's next text, after the one before it if possible.
  private mutating func next(
    _ pieces: [Piece], _ index: Int, _ places: [Place?], from top: Int
  ) -> Place? {
    let last = places.last { $0 != nil } ?? nil
    if pieces[index] == pieces[index - 1], let last, !last.isWhole, last.row + 1 < rows.count {
      // The next line of the same text.
      let row = rows[last.row + 1]
      let segment =
        row.segments.first { $0.first?.lowerBound == last.cells.lowerBound }
        ?? row.segments.first { ($0.last?.upperBound ?? 0) > last.cells.lowerBound }
      guard let start = segment?.first?.lowerBound, let end = segment?.last?.upperBound else {
        return nil
      }
      return Place(row: last.row + 1, cells: start..<end, isWhole: false)
    }
    guard let last else { return nil }
    if let place = find(
      pieces, index, in: last.row, from: last.cells.upperBound, besides: places)
    {
      return place
    }
    // The nearest one: a symbol beside a text of several lines comes before it.
    for distance in 0...pieces.count + 3 {
      for row in distance == 0 ? [last.row] : [last.row + distance, last.row - distance]
      where row >= top && row < rows.count - 1 {
        if let place = find(pieces, index, in: row, from: 0, besides: places) { return place }
      }
    }
    return nil
  }

  /// Returns the first place of a text in a row.
  private mutating func find(
    _ pieces: [Piece], _ index: Int, in number: Int, from start: Int, besides places: [Place?]
  ) -> Place? {
    let row = rows[number]
    let piece = pieces[index]
    let hasLines = index + 1 < pieces.count && pieces[index + 1] == piece
    guard let first = piece.text.first, start < row.cells.count else { return nil }
    for cell in start..<row.cells.count where budget > 0 {
      budget -= 1
      guard row.cells[cell] == first, !row.isTaken[cell],
        cell == 0 || !row.cells[cell - 1].isLetter && !row.cells[cell - 1].isNumber,
        !places.contains(where: { $0?.row == number && $0?.cells.contains(cell) == true }),
        let place = place(of: pieces, index, in: number, at: cell, hasLines: hasLines)
      else { continue }
      // Of two equal symbols the second is next to the text.
      let isDoubled =
        piece.text.count == 1 && cell + 2 < row.cells.count && !row.isTaken[cell + 2]
        && row.cells[cell + 1] == " " && row.cells[cell + 2] == first && !hasLines
      return isDoubled ? Place(row: number, cells: cell + 2..<cell + 3) : place
    }
    return nil
  }

  /// Returns the place of a text at a cell; nil if the frame does not have it there.
  private mutating func place(
    of pieces: [Piece], _ index: Int, in number: Int, at start: Int, hasLines: Bool
  ) -> Place? {
    let row = rows[number]
    let piece = pieces[index]
    var count = 0
    while count < piece.text.count, start + count < row.cells.count,
      row.cells[start + count] == piece.text[count]
    {
      count += 1
    }
    budget -= count + row.segments.count + pieces.count
    var end = start + count
    let segmentEnd = row.segment(at: start)?.last?.upperBound ?? end
    var isWhole = true
    if count == piece.text.count {
      if piece.isCut {
        isWhole = !hasLines
        end = max(end, self.end(of: pieces, index, in: row, at: start))
      } else if !row.isGap(end), row.cells[end].isLetter || row.cells[end].isNumber {
        return nil
      }
    } else if end < row.cells.count, row.cells[end] == "…" {
      end += 1
    } else if hasLines, count > 1, end >= segmentEnd {
      end = segmentEnd
      isWhole = false
    } else {
      return nil
    }
    return Place(row: number, cells: withBrackets(start..<end, in: row), isWhole: isWhole)
  }

  /// Returns the end of a text of which only the start is known: the end of its segment, without
  /// words that are the texts after it.
  private func end(of pieces: [Piece], _ index: Int, in row: RecordedRow, at start: Int) -> Int {
    guard let words = row.segment(at: start)?.filter({ $0.upperBound > start }),
      let last = words.last
    else { return start }
    let others = pieces[(index + 1)...].prefix(words.count - 1)
    for count in stride(from: others.count, to: 0, by: -1)
    where zip(words.suffix(count), others).allSatisfy({ row.has($1.text, at: $0) }) {
      return words[words.count - count - 1].upperBound
    }
    return last.upperBound
  }

  /// Adds the mark of a badge, or the brackets of a button with the symbol of its picture.
  private func withBrackets(_ cells: Range<Int>, in row: RecordedRow) -> Range<Int> {
    if cells.lowerBound > 0, row.cells[cells.lowerBound - 1] == "•" {
      return cells.lowerBound - 1..<cells.upperBound
    }
    guard let segment = row.segment(at: cells.lowerBound) else { return cells }
    let end = cells.upperBound
    for (open, close) in [("[", "]"), ("(", ")")] as [(Character, Character)] {
      if row.cells[cells].contains(open) { continue }
      let isClosed = end < row.cells.count && row.cells[end] == close
      let before = (segment.first?.lowerBound ?? 0)..<cells.lowerBound
      if isClosed, let start = row.cells[before].lastIndex(of: open),
        !row.cells[start..<cells.lowerBound].contains(close)
      {
        return start..<end + 1
      }
    }
    return cells
  }

  // MARK: Parts that look alike

  /// Paints the parts that look like one above them, and returns their last row.
  private mutating func repeated(
    _ line: RecordedStyleLine, _ places: [Place?], _ area: ClosedRange<Int>
  ) -> Int {
    var last = area.upperBound
    var top = last + 1
    var rest = line.count - 1
    while rest > 0, top + area.count <= rows.count, budget > 0 {
      guard let found = alike(places, area, from: top) else {
        top += 1
        continue
      }
      for (piece, place) in zip(line.pieces, found) {
        if let place { paint(piece, at: place, in: line) }
      }
      last = top + area.count - 1
      top = last + 1
      rest -= 1
    }
    return last
  }

  /// Returns the places of the texts of a part that has the same layout as another; nil if there is
  /// none.
  private mutating func alike(
    _ places: [Place?], _ area: ClosedRange<Int>, from top: Int
  ) -> [Place?]? {
    var found = [Place?](repeating: nil, count: places.count)
    for number in area {
      let row = rows[number]
      let other = rows[top + number - area.lowerBound].split(like: row)
      for segment in row.segments {
        budget -= places.count
        let indices = places.indices.filter { index in
          places[index].map { place in
            place.row == number && segment.contains { $0.overlaps(place.cells) }
          } ?? false
        }
        guard !indices.isEmpty else { continue }
        budget -= segment.count * indices.count
        guard let words = Self.segment(of: other, like: segment, in: row) else { return nil }
        // The longest text may have another number of words.
        let longest = indices.max {
          (places[$0]?.cells.count ?? 0) < (places[$1]?.cells.count ?? 0)
        }
        let spare = words.count - segment.count
        let flexible = longest.flatMap { places[$0]?.cells }
        let flexibleWords = segment.indices.filter { flexible?.overlaps(segment[$0]) ?? false }
        guard let pivot = flexibleWords.last, flexibleWords.count + spare > 0 else { return nil }
        for index in indices {
          guard let cells = places[index]?.cells else { continue }
          let own = segment.indices.filter { segment[$0].overlaps(cells) }
          guard let start = own.first, let end = own.last else { continue }
          // Words after the longest text move with its end.
          let first = words[start > pivot ? start + spare : start]
          let final = words[end >= pivot ? end + spare : end]
          let lower = first.lowerBound + max(cells.lowerBound - segment[start].lowerBound, 0)
          let upper = final.upperBound - max(segment[end].upperBound - cells.upperBound, 0)
          if lower < upper {
            found[index] = Place(row: top + number - area.lowerBound, cells: lower..<upper)
          }
        }
      }
    }
    return found
  }

  /// Returns the words of a row that are placed like those of another.
  private static func segment(
    of other: RecordedRow, like segment: [Range<Int>], in row: RecordedRow
  ) -> [Range<Int>]? {
    guard let first = segment.first, let last = segment.last else { return nil }
    let (start, end) = (row.columns[first.lowerBound], row.columns[last.upperBound])
    func columns(_ words: [Range<Int>]) -> (Int, Int) {
      (
        other.columns[words.first?.lowerBound ?? 0],
        other.columns[words.last?.upperBound ?? 0]
      )
    }
    return other.segments.first { columns($0).0 == start }
      ?? other.segments.first { columns($0).1 == end }
      ?? other.segments.first { words in
        abs(columns(words).0 + columns(words).1 - start - end) <= 1
      }
  }
}
