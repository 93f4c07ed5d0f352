import DioramaStage
import TerminalText

/// Draws a snapshot's frames in the colours that they have on a device, for a terminal: text and
/// ground both, so that a light theme can be read on a dark terminal, and the other way round.
struct FramePainter {
  /// How many colours a terminal knows.
  enum Depth: Sendable {
    /// 256, of which 216 in a cube and 24 greys.
    case palette256
    /// All.
    case trueColor
  }

  let depth: Depth

  /// The snapshot with its colours.
  ///
  /// - Parameters:
  ///   - snapshot: UTF-8, escaped as snapshots are.
  ///   - coloredRuns: the colours; what comes later lies on top.
  func text(of snapshot: [UInt8], _ coloredRuns: [ColoredRun]) -> SafeText {
    let byLine = Dictionary(grouping: coloredRuns, by: \.line)
    let lines = String(decoding: snapshot, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let painted = lines.enumerated().map { index, line in
      byLine[index].map { text(of: line, $0) } ?? String(line)
    }
    return SafeText(lines: painted.joined(separator: "\n"), keepsColors: true)
  }

  /// A line of a snapshot with its colours, escaped as snapshots are.
  func text(of line: Substring, _ runs: [ColoredRun]) -> String {
    // A line that ends before its frame does has blanks up to there, which have the ground, too.
    var result = ""
    var column = 0
    var current: ColoredRun?
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

  private func code(of run: ColoredRun) -> String {
    code(of: run.color, on: run.ground, isBold: run.isBold)
  }

  /// What sets a terminal's colours.
  func code(
    of color: ColoredRun.RGBColor, on ground: ColoredRun.RGBColor, isBold: Bool = false
  ) -> String {
    "\u{1B}[\(isBold ? "1;" : "")38;\(code(of: color));48;\(code(of: ground))m"
  }

  private func code(of ink: ColoredRun.RGBColor) -> String {
    switch depth {
    case .trueColor: return "2;\(ink.red);\(ink.green);\(ink.blue)"
    case .palette256: return "5;\(ColorTable.nearest(to: ink))"
    }
  }
}

/// The table of 256 colours, as nearly all terminals have it: 16 of the user's, a cube of 6 by 6 by 6
/// whose steps are not even, and 24 greys between black and white.
enum ColorTable {
  private static let levels = [0, 95, 135, 175, 215, 255]
  private static let firstOfCube = 16
  private static let firstGrey = 232
  private static let greys = (0..<24).map { 8 + 10 * $0 }

  /// The number of the colour that is nearest; of two as near, that of the cube.
  static func nearest(to ink: ColoredRun.RGBColor) -> Int {
    let parts = [Int(ink.red), Int(ink.green), Int(ink.blue)]
    let steps = parts.map { index(of: $0, in: levels) }
    let inCube = firstOfCube + 36 * steps[0] + 6 * steps[1] + steps[2]
    let grey = index(of: parts.reduce(0, +) / 3, in: greys)
    let cubeDistance = distance(parts, steps.map { levels[$0] })
    let greyDistance = distance(parts, parts.map { _ in greys[grey] })
    return greyDistance < cubeDistance ? firstGrey + grey : inCube
  }

  private static func index(of part: Int, in values: [Int]) -> Int {
    values.indices.min { abs(values[$0] - part) < abs(values[$1] - part) } ?? 0
  }

  private static func distance(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}

extension ColoredRun {
  /// What of it a terminal shows.
  fileprivate var look: [ColoredRun.RGBColor] {
    isBold ? [color, ground, color] : [color, ground]
  }
}

extension Console.Environment {
  /// How many colours the terminal knows, as `COLORTERM` says it.
  var colorDepth: FramePainter.Depth {
    ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") ? .trueColor : .palette256
  }
}
