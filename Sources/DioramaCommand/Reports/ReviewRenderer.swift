import Diorama
import DioramaAuthoring
import DioramaStage

/// Draws a proposal for its reviewer.
///
/// Added lines have the colors of the frame, after a green `+`. Removed lines are red, since their
/// colors are unknown. Color names have the colors that they mean: in removed lines those of the
/// recorded palette, in added lines those of the current one.
struct ReviewRenderer {
  private let reviewCase: ReviewCase
  private let colors: Colors
  private let frames: FramePainter
  private let coloredRuns: [Int: [ColoredRun]]
  private let highlighters: (old: ColorNameHighlighter, new: ColorNameHighlighter)

  /// - Parameters:
  ///   - reviewCase: the proposal; its screen is run again if colors are on.
  ///   - colors: the colors, on or off.
  ///   - depth: the number of colors of the terminal.
  init(of reviewCase: ReviewCase, _ colors: Colors, depth: FramePainter.Depth) {
    self.reviewCase = reviewCase
    self.colors = colors
    frames = FramePainter(depth: depth)
    coloredRuns = colors.isOn ? Dictionary(grouping: reviewCase.coloredRuns(), by: \.line) : [:]
    let themes = colors.isOn ? reviewCase.themes : ([], [])
    highlighters = (
      ColorNameHighlighter(
        reviewCase.verdict?.recorded ?? [], theme: themes.0, isTheme: reviewCase.isTheme, frames),
      ColorNameHighlighter(
        reviewCase.pending.shown ?? [], theme: themes.1, isTheme: reviewCase.isTheme, frames)
    )
  }

  /// Returns lines of the proposal's patch.
  func patch(_ lines: [UnifiedDiff.Line]) -> SafeText {
    guard colors.isOn else { return colors.patch(lines) }
    return lines.map { line in
      let text = line.text.dropFirst()
      switch line.kind {
      case .header: return colors.patch([line])
      case .added:
        guard let runs = coloredRuns[line.number - 1] else {
          return highlighters.new.hasColorNames(text)
            ? colors.green("+") + highlighters.new.text(of: text) { colors.green("\($0)") }
            : colors.patch([line])
        }
        return colors.green("+") + SafeText(lines: frames.text(of: text, runs), keepsColors: true)
      case .removed:
        return highlighters.old.hasColorNames(text)
          ? colors.red("-") + highlighters.old.text(of: text) { colors.red("\($0)") }
          : colors.patch([line])
      case .context:
        return highlighters.new.hasColorNames(text)
          ? " " + highlighters.new.text(of: text) { "\($0)" } : colors.patch([line])
      }
    }.joined(separator: "\n")
  }

  /// The whole snapshot, in its colors.
  var whole: SafeText {
    let lines = String(decoding: reviewCase.pending.shown ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var text = lines.enumerated().map { number, line -> SafeText in
      if let runs = coloredRuns[number] {
        return SafeText(lines: frames.text(of: line, runs), keepsColors: true)
      }
      let isNamed = colors.isOn && highlighters.new.hasColorNames(line)
      return isNamed ? highlighters.new.text(of: line) { "\($0)" } : "\(String(line))"
    }.joined(separator: "\n")
    if colors.isOn, coloredRuns.isEmpty {
      text += "\n(without colors: the screen has changed, or Swift code builds it)"
    }
    return text + "\n"
  }
}
