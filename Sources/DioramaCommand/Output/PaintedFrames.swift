import DioramaStage
import TerminalText

/// Draws a snapshot's frames in the colours that they have on a device, for a terminal: text and
/// ground both, so that a light theme can be read on a dark terminal, and the other way round.
struct PaintedFrames {
  /// How many colours a terminal knows.
  enum Depth: Sendable {
    /// 256, of which 216 in a cube.
    case cube
    /// All.
    case full
  }

  let depth: Depth

  /// The snapshot with its colours.
  ///
  /// - Parameters:
  ///   - snapshot: UTF-8, escaped as snapshots are.
  ///   - paint: the colours; what comes later lies on top.
  func text(of snapshot: [UInt8], _ paint: [PaintedRun]) -> SafeText {
    let byLine = Dictionary(grouping: paint, by: \.line)
    let lines = String(decoding: snapshot, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let painted = lines.enumerated().map { index, line in
      byLine[index].map { text(of: line, $0) } ?? String(line)
    }
    return SafeText(lines: painted.joined(separator: "\n"), keepsColors: true)
  }

  /// A line of a snapshot with its colours, escaped as snapshots are.
  func text(of line: Substring, _ runs: [PaintedRun]) -> String {
    // A line that ends before its frame does has blanks up to there, which have the ground, too.
    var result = ""
    var column = 0
    var current: PaintedRun?
    for character in line {
      let run = runs.last { $0.columns.contains(column) }
      if run?.look != current?.look {
        result += "\u{1B}[0m" + (run.map(code) ?? "")
        current = run
      }
      result.append(character)
      column += character.displayWidth
    }
    return current == nil ? result : result + "\u{1B}[0m"
  }

  private func code(of run: PaintedRun) -> String {
    code(of: run.color, on: run.ground, isBold: run.isBold)
  }

  /// What sets a terminal's colours.
  func code(
    of color: PaintedRun.Ink, on ground: PaintedRun.Ink, isBold: Bool = false
  ) -> String {
    "\u{1B}[\(isBold ? "1;" : "")38;\(code(of: color));48;\(code(of: ground))m"
  }

  private func code(of ink: PaintedRun.Ink) -> String {
    switch depth {
    case .full: return "2;\(ink.red);\(ink.green);\(ink.blue)"
    case .cube:
      func step(_ part: UInt8) -> Int { (Int(part) * 5 + 127) / 255 }
      return "5;\(16 + 36 * step(ink.red) + 6 * step(ink.green) + step(ink.blue))"
    }
  }
}

extension PaintedRun {
  /// What of it a terminal shows.
  fileprivate var look: [PaintedRun.Ink] { isBold ? [color, ground, color] : [color, ground] }
}

extension Console.Surroundings {
  /// How many colours the terminal knows, as `COLORTERM` says it.
  var colorDepth: PaintedFrames.Depth {
    ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") ? .full : .cube
  }
}
