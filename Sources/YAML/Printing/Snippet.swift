import TerminalText

/// One line of a file as it is printed, with the stretch to underline.
///
/// A line longer than a terminal is cut to a window around the stretch; only that part becomes a
/// string.
struct Snippet {
  /// The line: tabs as spaces, controls as escapes, `…` where it is cut.
  let text: String
  /// The number of columns before the underlined part.
  let indent: Int
  /// The number of underlined columns, at least one.
  let width: Int

  /// The most columns of a line.
  static var maxColumns: Int { 100 }
  private static var tab: String { "    " }

  /// A character as it is printed.
  private struct Piece {
    let text: String
    let width: Int
    let isUnderlined: Bool
  }

  /// Creates the snippet of a line with a stretch underlined; the stretch counts code points from
  /// 0.
  ///
  /// - Parameter position: A position in the same line to count from, which moves to the stretch.
  ///   Many snippets of one long line therefore take time in proportion to its length.
  init(
    line: ArraySlice<UInt8>, underlining stretch: Range<Int>, from position: inout LinePosition
  ) {
    let part = LinePart(of: line, around: stretch.lowerBound, from: &position)
    var pieces: [Piece] = []
    var indent = 0
    var point = part.skipped
    for character in String(decoding: part.bytes, as: UTF8.self) {
      let end = point + character.unicodeScalars.count
      let shown = character == "\t" ? Self.tab : String(character).escapingControls()
      let isUnderlined = point < stretch.upperBound && stretch.lowerBound < end
      let piece = Piece(text: shown, width: shown.displayWidth, isUnderlined: isUnderlined)
      if end <= stretch.lowerBound { indent += piece.width }
      pieces.append(piece)
      point = end
    }
    self.init(pieces, indent: indent, isCutBefore: part.skipped > 0, isCutAfter: part.isCutAfter)
  }

  private init(_ pieces: [Piece], indent: Int, isCutBefore: Bool, isCutAfter: Bool) {
    let shown = Self.window(pieces, indent, isCutBefore, isCutAfter)
    let before = isCutBefore || shown.lowerBound > 0 ? "…" : ""
    let after = isCutAfter || shown.upperBound < pieces.count ? "…" : ""
    text = before + pieces[shown].map(\.text).joined() + after
    self.indent = before.count + indent - pieces[..<shown.lowerBound].reduce(0) { $0 + $1.width }
    width = max(pieces[shown].reduce(0) { $0 + ($1.isUnderlined ? $1.width : 0) }, 1)
  }

  /// The pieces to show: all if they fit, otherwise those around the underlined ones.
  private static func window(
    _ pieces: [Piece], _ indent: Int, _ isCutBefore: Bool, _ isCutAfter: Bool
  ) -> Range<Int> {
    let isWhole = !isCutBefore && !isCutAfter
    if isWhole, pieces.reduce(0, { $0 + $1.width }) <= maxColumns { return pieces.indices }
    let underlined = pieces.reduce(0) { $0 + ($1.isUnderlined ? $1.width : 0) }
    var lower = 0
    if isCutBefore || indent + min(underlined, maxColumns / 2) > maxColumns {
      var left = indent
      while left > maxColumns / 3, lower < pieces.count {
        left -= pieces[lower].width
        lower += 1
      }
    }
    // One column for each of the two ellipses.
    var left = maxColumns - 2
    var upper = lower
    while upper < pieces.count, pieces[upper].width <= left {
      left -= pieces[upper].width
      upper += 1
    }
    return lower..<upper
  }
}

/// A code point of a line: its number, and the offset of its byte from the start of the line.
struct LinePosition {
  fileprivate(set) var point = 0
  fileprivate(set) var byte = 0

  /// Moves to a code point, or to the end of the line if it has fewer.
  fileprivate mutating func move(to wanted: Int, in line: ArraySlice<UInt8>) {
    if wanted < point { self = LinePosition() }
    while point < wanted, byte < line.count {
      byte += 1
      while byte < line.count, line[line.startIndex + byte] & 0xC0 == 0x80 { byte += 1 }
      point += 1
    }
  }
}

/// The part of a line around a code point that may be shown.
private struct LinePart {
  let bytes: ArraySlice<UInt8>
  /// The number of code points before the part.
  let skipped: Int
  let isCutAfter: Bool

  init(of line: ArraySlice<UInt8>, around point: Int, from position: inout LinePosition) {
    guard line.count > Snippet.maxColumns * 4 else {
      (bytes, skipped, isCutAfter) = (line, 0, false)
      return
    }
    position.move(to: max(point - Snippet.maxColumns, 0), in: line)
    var end = position
    end.move(to: point + Snippet.maxColumns * 2, in: line)
    bytes = line[(line.startIndex + position.byte)..<(line.startIndex + end.byte)]
    (skipped, isCutAfter) = (position.point, end.byte < line.count)
  }
}
