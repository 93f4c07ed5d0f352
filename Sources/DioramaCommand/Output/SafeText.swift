import TerminalText

/// Text on its way out, in which nothing acts upon a terminal, a log or a reader's eye but what the
/// program itself has written.
///
/// What the program writes are literals, line feeds and colours among them. What is put into one is
/// somebody else's: names, tags, paths, data, the system's words. Of that each control character,
/// escape, bidirectional mark and line separator is shown as a visible escape.
///
///     let text: SafeText = "wrote \(path)\n"  // wrote screens/a\u{1B}[31m.yaml
///
/// ``Console`` prints nothing else, so nobody can forget it.
struct SafeText: ExpressibleByStringInterpolation {
  private(set) var text: String

  /// What the program itself writes.
  init(stringLiteral text: String) { self.text = text }

  /// What the program itself writes, around what others have written.
  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Lines that are put together elsewhere; of line feeds nobody can tell who wrote them.
  ///
  /// - Parameter keepsColors: whether colours stay. Whoever puts such lines together has escaped what
  ///   is not the program's own.
  init(lines text: String, keepsColors: Bool = false) {
    self.text =
      keepsColors && text.utf8.contains(0x1B)
      ? Self.escapingAllButColors(text) : text.escapingControlsInLines()
  }

  /// A text of JSON: what stands raw in its strings is written as JSON's own escapes.
  init(json text: String) { self.text = text.escapingControlsInJSON() }

  /// The text as bytes.
  var bytes: [UInt8] { Array(text.utf8) }
  var isEmpty: Bool { text.isEmpty }

  static func + (left: SafeText, right: SafeText) -> SafeText {
    var result = left
    result += right
    return result
  }

  static func += (left: inout SafeText, right: SafeText) { left.text += right.text }

  /// An escape sequence that sets colours, such as `ESC [ 3 1 m`, is the only one that stays.
  private static func escapingAllButColors(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      .map { String($0) }
    return parts.enumerated().map { index, part in
      if index == 0 { return part.escapingControlsInLines() }
      guard let end = part.firstIndex(of: "m"), part.hasPrefix("["),
        part[..<end].dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x3B })
      else { return "\\u{1B}" + part.escapingControlsInLines() }
      return "\u{1B}" + part[...end]
        + String(part[part.index(after: end)...]).escapingControlsInLines()
    }.joined()
  }
}

extension SafeText {
  /// Puts the program's words and others' together.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// What is safe already stays as it is.
    mutating func appendInterpolation(_ safe: SafeText) { text += safe.text }

    /// What others have written is escaped.
    mutating func appendInterpolation(_ foreign: String) { text += foreign.escapingControls() }

    /// So is what something says of itself.
    mutating func appendInterpolation(_ foreign: some CustomStringConvertible) {
      text += foreign.description.escapingControls()
    }
  }
}

extension SafeText {
  /// How many columns a terminal needs for a line.
  var displayWidth: Int { text.displayWidth }

  /// The line, filled up with blanks to some columns.
  func padded(toColumns count: Int) -> SafeText {
    var result = self
    result.text = text.padded(toColumns: count)
    return result
  }

  /// The line without the blanks that fill it up.
  var trimmingTrailingSpaces: SafeText {
    var result = self
    while result.text.hasSuffix(" ") { result.text.removeLast() }
    return result
  }

  /// The lines of a table whose rows have as many cells each; the last column is not filled up.
  static func table(_ rows: [[SafeText]]) -> [SafeText] {
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { cells in
      zip(cells, widths).map { cell, width in cell.padded(toColumns: width + 2) }.joined()
        .trimmingTrailingSpaces
    }
  }
}

extension Sequence<SafeText> {
  /// The texts one after the other.
  func joined(separator: SafeText = "") -> SafeText {
    var result: SafeText = ""
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
