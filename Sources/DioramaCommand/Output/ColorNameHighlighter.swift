import Diorama
import DioramaStage
import TerminalText

/// Highlights the color names in a snapshot's `styles` blocks with the colors that they mean, so
/// that a reviewer sees a changed color. In a file of color names it highlights the digits.
struct ColorNameHighlighter {
  private let frames: FramePainter
  private var inks: [String: ColoredRun.RGBColor]
  /// The lines with color names; nil if all lines have them.
  private let lines: Set<Substring>?

  /// - Parameters:
  ///   - snapshot: the text to highlight: a snapshot, or a file of color names.
  ///   - theme: the file of color names that applies to the snapshot.
  ///   - isTheme: whether `snapshot` is such a file.
  ///   - frames: the painter for the terminal.
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
      // A name that the screen itself defines.
      let words = line.split(separator: " ")
      if words.count > 2, words[1] == "is", let ink = ColoredRun.RGBColor(digits: words[2]) {
        inks[String(words[0])] = ink
      }
    }
  }

  /// Returns whether a line has color names.
  func hasColorNames(_ line: Substring) -> Bool { lines?.contains(line) ?? true }

  /// Returns a line with its color names highlighted; `plain` makes the rest.
  func text(of line: Substring, _ plain: (String) -> SafeText) -> SafeText {
    var result: SafeText = ""
    var rest = ""
    var isQuoted = false
    for (index, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { rest += " " }
      // A word in a quoted text is not a name.
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

  /// Returns the colors in a file of names: `name  #RRGGBB 88%`, or `name  #RRGGBB, dark #RRGGBB`.
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
  /// A color in the notation of snapshots; nil for any other word.
  fileprivate init?(digits: Substring) {
    guard digits.utf8.count == 7, digits.hasPrefix("#"),
      let number = UInt32(digits.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Black or white, whichever is readable on this color.
  fileprivate var readable: ColoredRun.RGBColor {
    let light = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    let part: UInt8 = light > 128_000 ? 0 : 255
    return ColoredRun.RGBColor(red: part, green: part, blue: part)
  }
}
