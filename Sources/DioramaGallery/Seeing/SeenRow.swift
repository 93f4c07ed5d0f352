import DioramaAuthoring
import DioramaStage
import TerminalText
import YAML

/// A colour, as CSS has it.
typealias Hex = String

/// How a text looks beside the rest of its frame.
struct SeenLook: Hashable, Sendable {
  var color: Hex?
  var ground: Hex?
  var isBold = false
}

/// Where a text comes from.
struct SeenSource: Hashable, Sendable {
  /// The property that shows it.
  let what: String?
  /// The class that draws it.
  let component: String?
  /// What it was made from, in words.
  let words: String
  /// Where that stands.
  let file: String?
  let line: Int
  let column: Int

  init(
    what: String?, component: String?, words: String, file: String?, line: Int, column: Int
  ) {
    (self.what, self.component, self.words) = (what, component, words)
    (self.file, self.line, self.column) = (file, line, column)
  }

  init(_ text: DrawnText) {
    what = text.property
    component = text.component
    words = text.answer.words
    file = text.answer.place?.source.path
    line = Int(text.answer.place?.start.line ?? 0)
    column = Int(text.answer.place?.start.column ?? 0)
  }
}

/// A piece of a row.
struct SeenRun: Hashable, Sendable {
  var text: String
  var look: SeenLook
  var source: SeenSource?
}

/// A frame's ink and ground.
struct SeenTheme: Hashable, Sendable {
  let name: String
  let ink: Hex
  let ground: Hex
  /// The ink of borders, between the two.
  let dim: Hex

  init(name: String, ink: Hex, ground: Hex, dim: Hex) {
    (self.name, self.ink, self.ground, self.dim) = (name, ink, ground, dim)
  }

  init(_ name: String, _ ink: PaintedRun.Ink, on ground: PaintedRun.Ink) {
    self.name = name
    self.ink = ink.hex
    self.ground = ground.hex
    // As readable as small text has to be: 55 of 100 parts of black on white are 4.7 to 1.
    func mix(_ part: KeyPath<PaintedRun.Ink, UInt8>) -> UInt8 {
      UInt8((Int(ink[keyPath: part]) * 55 + Int(ground[keyPath: part]) * 45) / 100)
    }
    dim = PaintedRun.Ink(red: mix(\.red), green: mix(\.green), blue: mix(\.blue)).hex
  }

  /// One for what was never painted.
  init(plain name: String) {
    self.name = name
    (ink, ground, dim) =
      name == Theme.dark.rawValue
      ? ("#ffffff", "#000000", "#8c8c8c") : ("#000000", "#ffffff", "#737373")
  }
}

/// Puts a row's text, colours and sources together.
struct RowPainter {
  let theme: SeenTheme

  /// The row's pieces.
  ///
  /// - Parameters:
  ///   - line: the row's text.
  ///   - paint: its colours; what comes later lies on top.
  ///   - texts: the texts that were drawn in it, in that order.
  func runs(
    of line: Substring, _ paint: [PaintedRun], _ texts: [DrawnText]
  ) -> [SeenRun] {
    let width = paint.reduce(String(line).displayWidth) { max($0, $1.columns.upperBound) }
    var looks = [Int](repeating: -1, count: width)
    for (index, run) in paint.enumerated() {
      for column in run.columns.clamped(to: 0..<width) { looks[column] = index }
    }
    var sources = [Int](repeating: -1, count: width)
    for (index, text) in texts.enumerated() {
      for column in text.columns.clamped(to: 0..<width) { sources[column] = index }
    }
    let known = paint.map(look)
    var runs: [SeenRun] = []
    var current = (look: SeenLook(), source: -2)
    var column = 0
    for character in line {
      let isSeen = column < width
      let index = isSeen ? looks[column] : -1
      let source = isSeen ? sources[column] : -1
      column += character.displayWidth
      var look = index >= 0 ? known[index] : SeenLook(color: theme.dim)
      if character == " " {
        // Of a blank only the ground is seen.
        look = look.ground == current.look.ground ? current.look : SeenLook(ground: look.ground)
      }
      if !runs.isEmpty, look == current.look, source == current.source {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(
          SeenRun(
            text: String(character), look: look,
            source: source >= 0 ? SeenSource(texts[source]) : nil))
        current = (look, source)
      }
    }
    return runs
  }

  private func look(of run: PaintedRun) -> SeenLook {
    let (color, ground) = (run.color.hex, run.ground.hex)
    return SeenLook(
      color: color == theme.ink ? nil : color, ground: ground == theme.ground ? nil : ground,
      isBold: run.isBold)
  }

  /// A row of which no colours are known; borders are told by their signs.
  ///
  /// - Parameters:
  ///   - line: the row's text.
  ///   - texts: the texts in it of which is known where they come from; what comes later lies on top.
  func runs(of line: Substring, from texts: [DrawnText] = []) -> [SeenRun] {
    let width = texts.reduce(0) { max($0, $1.columns.upperBound) }
    var sources = [Int](repeating: -1, count: width)
    for (index, text) in texts.enumerated() {
      for column in text.columns { sources[column] = index }
    }
    var runs: [SeenRun] = []
    var current = -1
    var column = 0
    for character in line {
      let source = column < width ? sources[column] : -1
      column += character.displayWidth
      let isBorder = character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
      let color = isBorder || character == " " && runs.last?.look.color != nil ? theme.dim : nil
      if let last = runs.last, source == current, last.look.color == color || character == " " {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(
          SeenRun(
            text: String(character), look: SeenLook(color: color),
            source: source >= 0 ? SeenSource(texts[source]) : nil))
        current = source
      }
    }
    return runs
  }
}
