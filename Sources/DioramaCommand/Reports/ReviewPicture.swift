import Diorama
import DioramaAuthoring
import DioramaStage

/// What somebody who decides about a proposal sees of it.
///
/// The lines that come are drawn in the colours of the frame, behind a `+` that stays green; those
/// that go are red, since nobody knows their colours any more. Names of colours lie on what they
/// mean: before what was recorded, now what the palette says.
struct ReviewPicture {
  private let one: ReviewCase
  private let colors: Colors
  private let frames: PaintedFrames
  private let paint: [Int: [PaintedRun]]
  private let words: (old: ColorWords, new: ColorWords)

  /// - Parameters:
  ///   - one: the proposal; its screen is run once more where colours are wanted.
  ///   - colors: whether they are.
  ///   - depth: how many the terminal knows.
  init(of one: ReviewCase, _ colors: Colors, depth: PaintedFrames.Depth) {
    self.one = one
    self.colors = colors
    frames = PaintedFrames(depth: depth)
    paint = colors.isOn ? Dictionary(grouping: one.paint(), by: \.line) : [:]
    let themes = colors.isOn ? one.themes : ([], [])
    words = (
      ColorWords(one.verdict?.recorded ?? [], theme: themes.0, isTheme: one.isTheme, frames),
      ColorWords(one.pending.shown ?? [], theme: themes.1, isTheme: one.isTheme, frames)
    )
  }

  /// A part of its patch.
  func patch(_ lines: [UnifiedDiff.Line]) -> SafeText {
    guard colors.isOn else { return colors.patch(lines) }
    return lines.map { line in
      let text = line.text.dropFirst()
      switch line.kind {
      case .header: return colors.patch([line])
      case .added:
        guard let runs = paint[line.number - 1] else {
          return words.new.isAbout(text)
            ? colors.green("+") + words.new.text(of: text) { colors.green("\($0)") }
            : colors.patch([line])
        }
        return colors.green("+") + SafeText(lines: frames.text(of: text, runs), keepsColors: true)
      case .removed:
        return words.old.isAbout(text)
          ? colors.red("-") + words.old.text(of: text) { colors.red("\($0)") }
          : colors.patch([line])
      case .context:
        return words.new.isAbout(text)
          ? " " + words.new.text(of: text) { "\($0)" } : colors.patch([line])
      }
    }.joined(separator: "\n")
  }

  /// All that it shows, in its colours.
  var whole: SafeText {
    let lines = String(decoding: one.pending.shown ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var text = lines.enumerated().map { number, line -> SafeText in
      if let runs = paint[number] {
        return SafeText(lines: frames.text(of: line, runs), keepsColors: true)
      }
      let isNamed = colors.isOn && words.new.isAbout(line)
      return isNamed ? words.new.text(of: line) { "\($0)" } : "\(String(line))"
    }.joined(separator: "\n")
    if colors.isOn, paint.isEmpty {
      text += "\n(without colours: the screen shows something else by now, or Swift code builds it)"
    }
    return text + "\n"
  }
}
