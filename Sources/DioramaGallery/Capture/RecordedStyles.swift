import DioramaStage
import TerminalText

/// A color as a snapshot names it, with its opacity; each component is from 0 to 1.
struct RecordedColor: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let white = RecordedColor(red: 1, green: 1, blue: 1)
  static let black = RecordedColor(red: 0, green: 0, blue: 0)

  /// Reads `#RRGGBB`, perhaps with an opacity, such as `50%`.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard let hex = words.first, hex.utf8.count == 7, hex.first == "#", words.count <= 2,
      let value = Int(hex.dropFirst(), radix: 16), value >= 0
    else { return nil }
    func part(_ shift: Int) -> Double { Double(value >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
    guard words.count == 2 else { return }
    guard let alpha = Self.opacity(Substring(words[1])) else { return nil }
    self.alpha = alpha
  }

  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Reads an opacity, such as `50%`.
  static func opacity(_ word: Substring) -> Double? {
    guard word.last == "%", let percent = Int(word.dropLast()), (0...100).contains(percent) else {
      return nil
    }
    return Double(percent) / 100
  }

  /// Returns the color blended over an opaque one.
  func composited(over below: RecordedColor) -> RecordedColor {
    func mix(_ part: KeyPath<RecordedColor, Double>) -> Double {
      below[keyPath: part] + (self[keyPath: part] - below[keyPath: part]) * alpha
    }
    return RecordedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The color without its opacity.
  var rgb: ColoredRun.RGBColor {
    func part(_ value: Double) -> UInt8 { UInt8(exactly: (value * 255).rounded()) ?? 0 }
    return ColoredRun.RGBColor(red: part(red), green: part(green), blue: part(blue))
  }
}

/// The values of the names in `styles` blocks, from a theme file and from a block's own lines.
struct RecordedPalette: Sendable {
  private var colors: [String: RecordedColor] = [:]
  private var boldFonts: [String: Bool] = [:]
  /// The background of a screen that has none of its own.
  let background: RecordedColor
  /// The color of text that has none of its own.
  let label: RecordedColor

  /// - Parameters:
  ///   - theme: the theme file; it may be empty or damaged.
  ///   - isDark: whether the screen is shown in dark mode.
  init(_ theme: [UInt8], isDark: Bool) {
    (background, label) = isDark ? (.black, .white) : (.white, .black)
    for line in String(decoding: theme, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let gap = line.firstIndex(of: " ") else { continue }
      let value = line[gap...].drop { $0 == " " }
      // Only names are followed by a value.
      let sides = value.split(separator: ", dark ", maxSplits: 1).map(Substring.init)
      define(String(line[..<gap]), as: sides.last.flatMap { isDark ? $0 : sides.first } ?? value)
    }
  }

  /// Gives a name another value.
  mutating func define(_ name: String, as value: some StringProtocol) {
    if let color = RecordedColor(value) {
      colors[name] = color
    } else if let isBold = Self.isBold(value) {
      boldFonts[name] = isBold
    }
  }

  /// Returns a color by its name or value; nil if it is unknown.
  func color(_ text: some StringProtocol) -> RecordedColor? {
    if let color = colors[String(text)] ?? RecordedColor(text) { return color }
    // A name with an opacity is another color.
    let words = text.split(separator: " ")
    guard words.count == 2, var color = colors[String(words[0])],
      let alpha = RecordedColor.opacity(Substring(words[1]))
    else { return nil }
    color.alpha = alpha
    return color
  }

  /// Returns whether a font is bold, by its name or value; nil if it is unknown.
  func isBold(_ text: some StringProtocol) -> Bool? {
    boldFonts[String(text)] ?? Self.isBold(text)
  }

  /// Returns whether a font such as `16 bold` is bold; nil for other texts.
  private static func isBold(_ text: some StringProtocol) -> Bool? {
    let words = text.split(separator: " ")
    guard let size = words.first.flatMap({ Double($0) }), size.isFinite, words.count <= 3 else {
      return nil
    }
    guard words.count > 1, words[1] != "italic" else { return false }
    switch words[1] {
    case "semibold", "bold", "heavy", "black": return true
    case "ultraLight", "thin", "light", "regular", "medium": return false
    default: return Double(words[1]).map { $0 >= 0.3 }
    }
  }
}

/// A line of a `styles` block.
struct RecordedStyleLine: Sendable {
  /// A text with its style.
  struct Piece: Equatable, Sendable {
    /// The start of the text.
    var text: [Character]
    /// Whether the text is longer.
    var isCut = false
    var color: RecordedColor?
    var isBold = false
    var ground: RecordedColor?
    /// The background of a piece that this one covers.
    var covered: RecordedColor?
  }

  /// The part of the screen, such as `row`.
  var part: Substring
  /// The number of neighboring parts that look like this.
  var count = 1
  var pieces: [Piece] = []
  /// The background of the part.
  var ground: RecordedColor?

  /// The parts' names.
  private static let parts: Set<Substring> = [
    "screen", "bar", "row", "header", "footer", "tools", "alert", "menu", "over",
  ]
  /// The maximum number of texts in a line.
  private static let maxPieces = 200
  /// The columns of quoted texts.
  private static let quotedColumns = 24

  /// Reads a line; nil if it is no such line, or if one of its names is unknown.
  init?(_ line: Substring, _ palette: RecordedPalette) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, Self.parts.contains(words[0]) else { return nil }
    part = words[0]
    var rest = words[1]
    if rest.first == "x" {
      let number = rest.dropFirst().prefix { $0 != " " }
      guard let count = Int(number), count > 1 else { return nil }
      self.count = count
      rest = rest.dropFirst(number.count + 1)
    }
    rest = rest.drop { $0 == " " }
    while !rest.isEmpty {
      if rest.hasPrefix("on ") {
        guard let ground = palette.color(rest.dropFirst(3)) else { return nil }
        self.ground = ground
        return
      }
      guard rest.first == "'", let (piece, end) = Self.piece(rest.dropFirst(), palette) else {
        return nil
      }
      pieces.append(piece)
      guard pieces.count <= Self.maxPieces else { return nil }
      rest = rest[end...]
    }
  }

  /// The line without pictures that the next one covers, as a mark covers the picture of a user.
  var withoutCovered: RecordedStyleLine {
    var line = self
    line.pieces = []
    for piece in pieces {
      if var last = line.pieces.last, last.text.count == 1, piece.text.count == 1,
        let alpha = piece.ground?.alpha, alpha < 1
      {
        last = Piece(
          text: piece.text, color: piece.color, isBold: piece.isBold, ground: piece.ground,
          covered: last.ground)
        line.pieces[line.pieces.count - 1] = last
      } else {
        line.pieces.append(piece)
      }
    }
    return line
  }

  /// Reads a piece after its first quote, and returns where the next one starts.
  private static func piece(
    _ line: Substring, _ palette: RecordedPalette
  ) -> (Piece, Substring.Index)? {
    var from = line.startIndex
    // A text may have quotes; the last one is that with a style after it.
    for _ in 0...quotedColumns {
      guard let quote = line[from...].firstIndex(of: "'") else { return nil }
      let after = line[line.index(after: quote)...]
      let end = after.firstRange(of: " · ")
      if var piece = style(after[..<(end?.lowerBound ?? after.endIndex)], palette) {
        piece.text = Array(line[..<quote])
        if piece.text.last == "…", line[..<quote].displayWidth >= quotedColumns - 1 {
          piece.text.removeLast()
          piece.isCut = true
        }
        return piece.text.isEmpty ? nil : (piece, end?.upperBound ?? after.endIndex)
      }
      from = after.startIndex
    }
    return nil
  }

  /// Reads a style such as ` primaryMain h3 on background50`; nil for other text.
  private static func style(_ text: Substring, _ palette: RecordedPalette) -> Piece? {
    guard text.first == " " else { return nil }
    var piece = Piece(text: [])
    var words = text.split(separator: " ")
    if let on = words.firstIndex(of: "on") {
      guard let ground = palette.color(words[(on + 1)...].joined(separator: " ")) else {
        return nil
      }
      piece.ground = ground
      words.removeSubrange(on...)
    }
    for count in [2, 1] where words.count >= count && piece.color == nil {
      guard let color = palette.color(words[..<count].joined(separator: " ")) else { continue }
      piece.color = color
      words.removeFirst(count)
    }
    if !words.isEmpty {
      guard let isBold = palette.isBold(words.joined(separator: " ")) else { return nil }
      piece.isBold = isBold
    }
    return piece
  }
}
