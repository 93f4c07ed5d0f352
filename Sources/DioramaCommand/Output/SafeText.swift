import TerminalText

/// Text for output. No character in it affects a terminal or a log, or misleads a reader, unless
/// the program itself writes it.
///
/// The program writes literals, including line feeds and colors. Interpolated values come from
/// others: names, tags, paths, data, messages of the system. In these, each control character,
/// escape, bidirectional mark and line separator is shown as a visible escape.
///
///     let text: SafeText = "wrote \(path)\n"  // wrote screens/a\u{1B}[31m.yaml
///
/// ``Console`` prints only this type, so that escaping cannot be forgotten.
struct SafeText: ExpressibleByStringInterpolation {
  private(set) var text: String

  /// A text of the program itself.
  init(stringLiteral text: String) { self.text = text }

  /// A text of the program itself, with escaped values of others.
  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Lines from elsewhere. Their line feeds stay, since their origin is unknown.
  ///
  /// - Parameter keepsColors: whether colors stay. The maker of such lines must have escaped the
  ///   values of others.
  init(lines text: String, keepsColors: Bool = false) {
    self.text =
      keepsColors && text.utf8.contains(0x1B)
      ? Self.escapingAllButColors(text) : text.escapingControlsInLines()
  }

  /// A text of JSON: control characters in its strings are written as JSON's own escapes.
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

  /// Escapes all escape sequences except those that set colors, such as `ESC [ 3 1 m`.
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
  /// Combines literals with escaped values.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// A safe text stays unchanged.
    mutating func appendInterpolation(_ safe: SafeText) { text += safe.text }

    /// A foreign text is escaped.
    mutating func appendInterpolation(_ foreign: String) { text += foreign.escapingControls() }

    /// The description of a value is escaped, too.
    mutating func appendInterpolation(_ foreign: some CustomStringConvertible) {
      text += foreign.description.escapingControls()
    }
  }
}

extension SafeText {
  /// The number of columns of the line on a terminal.
  var displayWidth: Int { text.displayWidth }

  /// Returns the line padded with spaces.
  func padded(toColumns count: Int) -> SafeText {
    var result = self
    result.text = text.padded(toColumns: count)
    return result
  }

  /// The line without trailing spaces.
  var trimmingTrailingSpaces: SafeText {
    var result = self
    while result.text.hasSuffix(" ") { result.text.removeLast() }
    return result
  }

  /// Returns the lines of a table whose rows have the same number of cells; the last column is not
  /// padded.
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
  /// Returns the concatenation of the texts.
  func joined(separator: SafeText = "") -> SafeText {
    var result: SafeText = ""
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
