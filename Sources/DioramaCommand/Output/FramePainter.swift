import DioramaStage
import TerminalText

/// Draws a snapshot's frames on a terminal in the colors of the device. It sets both text and
/// ground, so that a light theme is readable on a dark terminal and vice versa.
struct FramePainter {
  /// The number of colors of a terminal.
  enum Depth: Sendable {
    /// 256 colors, of which 216 form a cube and 24 are grays.
    case palette256
    /// All colors.
    case trueColor
  }

  let depth: Depth

  /// Returns the snapshot with its colors.
  ///
  /// - Parameters:
  ///   - snapshot: UTF-8, escaped as snapshots are.
  ///   - coloredRuns: the colors; later ones are on top.
  func text(of snapshot: [UInt8], _ coloredRuns: [ColoredRun]) -> SafeText {
    let byLine = Dictionary(grouping: coloredRuns, by: \.line)
    let lines = String(decoding: snapshot, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let painted = lines.enumerated().map { index, line in
      byLine[index].map { text(of: line, $0) } ?? String(line)
    }
    return SafeText(lines: painted.joined(separator: "\n"), keepsColors: true)
  }

  /// Returns a line of a snapshot with its colors, escaped as snapshots are.
  func text(of line: Substring, _ runs: [ColoredRun]) -> String {
    // A line that is shorter than its frame is padded with spaces, which have the ground, too.
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

  /// Returns the escape sequence that sets a terminal's colors.
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

/// The table of 256 colors of nearly all terminals: 16 of the user's, a cube of 6 by 6 by 6 with
/// uneven steps, and 24 grays between black and white.
enum ColorTable {
  private static let levels = [0, 95, 135, 175, 215, 255]
  private static let firstOfCube = 16
  private static let firstGray = 232
  private static let grays = (0..<24).map { 8 + 10 * $0 }

  /// Returns the number of the nearest color; if two are equally near, that of the cube.
  static func nearest(to ink: ColoredRun.RGBColor) -> Int {
    let parts = [Int(ink.red), Int(ink.green), Int(ink.blue)]
    let steps = parts.map { index(of: $0, in: levels) }
    let inCube = firstOfCube + 36 * steps[0] + 6 * steps[1] + steps[2]
    let gray = index(of: parts.reduce(0, +) / 3, in: grays)
    let cubeDistance = distance(parts, steps.map { levels[$0] })
    let grayDistance = distance(parts, parts.map { _ in grays[gray] })
    return grayDistance < cubeDistance ? firstGray + gray : inCube
  }

  private static func index(of part: Int, in values: [Int]) -> Int {
    values.indices.min { abs(values[$0] - part) < abs(values[$1] - part) } ?? 0
  }

  private static func distance(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}

extension ColoredRun {
  /// The properties that a terminal shows.
  fileprivate var look: [ColoredRun.RGBColor] {
    isBold ? [color, ground, color] : [color, ground]
  }
}

extension Console.Environment {
  /// The number of colors of the terminal, from `COLORTERM`.
  var colorDepth: FramePainter.Depth {
    ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") ? .trueColor : .palette256
  }
}
