import Diorama
import DioramaStage
import TerminalText

/// Draws the names of colours in a snapshot's blocks `styles`, and the digits in the file that says
/// what names stand for, on the colours that they mean: whoever decides about a colour sees it.
struct ColorNameHighlighter {
  private let frames: FramePainter
  private var inks: [String: ColoredRun.RGBColor]
  /// The lines in which names of colours stand; nil where all are such lines.
  private let lines: Set<Substring>?

  /// - Parameters:
  ///   - snapshot: what is drawn: a snapshot, or the file of names itself.
  ///   - theme: the file of names that holds for it.
  ///   - isTheme: whether the first is such a file.
  ///   - frames: what draws on a terminal.
  init(_ snapshot: [UInt8], theme: [UInt8], isTheme: Bool, _ frames: FramePainter) {
    self.frames = frames
    let text = String(decoding: snapshot, as: UTF8.self)
    let isDark = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.contains("theme: dark")
    inks = isTheme ? [:] : Self.inks(inTheme: String(decoding: theme, as: UTF8.self), isDark)
    let styles = SnapshotFrames(snapshot).frames.flatMap(\.blockLines)
      .filter { $0.block == .styles && $0.line.text != SnapshotBlock.styles.title }
    lines = isTheme ? nil : Set(styles.map(\.line.text))
    for line in lines ?? [] {
      // What the screen itself makes of a name.
      let words = line.split(separator: " ")
      if words.count > 2, words[1] == "is", let ink = ColoredRun.RGBColor(digits: words[2]) {
        inks[String(words[0])] = ink
      }
    }
  }

  /// Whether names of colours stand in a line.
  func hasColorNames(_ line: Substring) -> Bool { lines?.contains(line) ?? true }

  /// A line, on whose words of colours these lie; what is none of them is left to `plain`.
  func text(of line: Substring, _ plain: (String) -> SafeText) -> SafeText {
    var result: SafeText = ""
    var rest = ""
    var isQuoted = false
    for (index, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { rest += " " }
      // What a text says is no name.
      if word.hasPrefix("'") { isQuoted = true }
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      if !isQuoted, let ink = ColoredRun.RGBColor(digits: bare) ?? inks[String(bare)] {
        if !rest.isEmpty { result += plain(rest) }
        let code = frames.code(of: ink.readable, on: ink)
        result += SafeText(
          lines: "\(code)\(String(bare).escapingControls())\u{1B}[0m", keepsColors: true)
        rest = String(word[bare.endIndex...])
      } else {
        rest += word
      }
      if word.hasSuffix("'") { isQuoted = false }
    }
    return rest.isEmpty ? result : result + plain(rest)
  }

  /// The colours of a file of names: `name  #RRGGBB 88%`, or `name  #RRGGBB, dark #RRGGBB`.
  private static func inks(inTheme text: String, _ isDark: Bool) -> [String: ColoredRun.RGBColor] {
    var inks: [String: ColoredRun.RGBColor] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "," }
      let digits = words.dropFirst().compactMap { ColoredRun.RGBColor(digits: $0) }
      guard let name = words.first, let ink = isDark ? digits.last : digits.first else { continue }
      inks[String(name)] = ink
    }
    return inks
  }
}

extension ColoredRun.RGBColor {
  /// A colour as snapshots write it; nil for another word.
  fileprivate init?(digits: Substring) {
    guard digits.utf8.count == 7, digits.hasPrefix("#"),
      let number = UInt32(digits.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Black or white, whichever can be read on it.
  fileprivate var readable: ColoredRun.RGBColor {
    let light = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    let part: UInt8 = light > 128_000 ? 0 : 255
    return ColoredRun.RGBColor(red: part, green: part, blue: part)
  }
}
