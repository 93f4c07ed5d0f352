import DioramaAuthoring
import DioramaStage
import TerminalText
import YAML

/// A color in CSS notation.
typealias CSSColor = String

/// The style of a text, where it differs from the rest of its frame.
struct CapturedStyle: Hashable, Sendable {
  var color: CSSColor?
  var ground: CSSColor?
  var isBold = false
}

/// The source of a text.
struct CapturedSource: Hashable, Sendable {
  /// The property that shows it.
  let property: String?
  /// The class that draws it.
  let component: String?
  /// The value that it was made from, in words.
  let words: String
  /// The file of that value.
  let file: String?
  let line: Int
  let column: Int

  init(
    property: String?, component: String?, words: String, file: String?, line: Int, column: Int
  ) {
    (self.property, self.component, self.words) = (property, component, words)
    (self.file, self.line, self.column) = (file, line, column)
  }

  init(_ text: DrawnText) {
    property = text.property
    component = text.component
    words = text.origin.words
    file = text.origin.place?.source.path
    line = Int(text.origin.place?.start.line ?? 0)
    column = Int(text.origin.place?.start.column ?? 0)
  }
}

/// A piece of a row.
struct CapturedRun: Hashable, Sendable {
  var text: String
  var style: CapturedStyle
  var source: CapturedSource?
}

/// The ink and the ground of a frame.
struct CapturedTheme: Hashable, Sendable {
  let name: String
  let ink: CSSColor
  let ground: CSSColor
  /// The ink of borders, between ink and ground.
  let dim: CSSColor

  init(name: String, ink: CSSColor, ground: CSSColor, dim: CSSColor) {
    (self.name, self.ink, self.ground, self.dim) = (name, ink, ground, dim)
  }

  init(_ name: String, _ ink: ColoredRun.RGBColor, on ground: ColoredRun.RGBColor) {
    self.name = name
    self.ink = ink.hex
    self.ground = ground.hex
    // Readable as small text must be: 55 of 100 parts of black on white have a contrast of 4.7:1.
    func mix(_ part: KeyPath<ColoredRun.RGBColor, UInt8>) -> UInt8 {
      UInt8((Int(ink[keyPath: part]) * 55 + Int(ground[keyPath: part]) * 45) / 100)
    }
    dim = ColoredRun.RGBColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue)).hex
  }

  /// The theme of a screen that was never painted.
  init(plain name: String) {
    self.name = name
    (ink, ground, dim) =
      name == Theme.dark.rawValue
      ? ("#ffffff", "#000000", "#8c8c8c") : ("#000000", "#ffffff", "#737373")
  }
}

/// Combines the text, the colors and the sources of a row.
struct RowPainter {
  let theme: CapturedTheme

  /// Returns the row's pieces.
  ///
  /// - Parameters:
  ///   - line: the row's text.
  ///   - coloredRuns: its colors; later ones are on top.
  ///   - texts: the texts that were drawn in it, in drawing order.
  func runs(
    of line: Substring, _ coloredRuns: [ColoredRun], _ texts: [DrawnText]
  ) -> [CapturedRun] {
    let width = coloredRuns.reduce(String(line).displayWidth) { max($0, $1.columns.upperBound) }
    var looks = [Int](repeating: -1, count: width)
    for (index, run) in coloredRuns.enumerated() {
      for column in run.columns.clamped(to: 0..<width) { looks[column] = index }
    }
    var sources = [Int](repeating: -1, count: width)
    for (index, text) in texts.enumerated() {
      for column in text.columns.clamped(to: 0..<width) { sources[column] = index }
    }
    let known = coloredRuns.map(style)
    var runs: [CapturedRun] = []
    var current = (style: CapturedStyle(), source: -2)
    var column = 0
    for character in line {
      let isSeen = column < width
      let index = isSeen ? looks[column] : -1
      let source = isSeen ? sources[column] : -1
      column += character.displayWidth
      var style = index >= 0 ? known[index] : CapturedStyle(color: theme.dim)
      if character == " " {
        // A space shows only its ground.
        style =
          style.ground == current.style.ground ? current.style : CapturedStyle(ground: style.ground)
      }
      if !runs.isEmpty, style == current.style, source == current.source {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(
          CapturedRun(
            text: String(character), style: style,
            source: source >= 0 ? CapturedSource(texts[source]) : nil))
        current = (style, source)
      }
    }
    return runs
  }

  private func style(of run: ColoredRun) -> CapturedStyle {
    let (color, ground) = (run.color.hex, run.ground.hex)
    return CapturedStyle(
      color: color == theme.ink ? nil : color, ground: ground == theme.ground ? nil : ground,
      isBold: run.isBold)
  }

  /// Returns the pieces of a row without known colors; borders are recognized by their characters.
  ///
  /// - Parameters:
  ///   - line: the row's text.
  ///   - texts: the texts in it with known sources; later ones are on top.
  func runs(of line: Substring, from texts: [DrawnText] = []) -> [CapturedRun] {
    let width = texts.reduce(0) { max($0, $1.columns.upperBound) }
    var sources = [Int](repeating: -1, count: width)
    for (index, text) in texts.enumerated() {
      for column in text.columns { sources[column] = index }
    }
    var runs: [CapturedRun] = []
    var current = -1
    var column = 0
    for character in line {
      let source = column < width ? sources[column] : -1
      column += character.displayWidth
      let isBorder = character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
      let color = isBorder || character == " " && runs.last?.style.color != nil ? theme.dim : nil
      if let last = runs.last, source == current, last.style.color == color || character == " " {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(
          CapturedRun(
            text: String(character), style: CapturedStyle(color: color),
            source: source >= 0 ? CapturedSource(texts[source]) : nil))
        current = source
      }
    }
    return runs
  }
}
