import DioramaStage
import TerminalText

/// Draws a snapshot's frames in the colours that they have on a device, for a terminal: text and
/// ground both, so that a light theme can be read on a dark terminal, and the other way round.
struct PaintedFrames {
  /// How many colours a terminal knows.
  enum Depth: Sendable {
    /// 256, of which 216 in a cube and 24 greys.
    case table
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
    case .table: return "5;\(ColorTable.nearest(to: ink))"
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
  static func nearest(to ink: PaintedRun.Ink) -> Int {
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

extension PaintedRun {
  /// What of it a terminal shows.
  fileprivate var look: [PaintedRun.Ink] { isBold ? [color, ground, color] : [color, ground] }
}

extension Console.Surroundings {
  /// How many colours the terminal knows, as `COLORTERM` says it.
  var colorDepth: PaintedFrames.Depth {
    ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") ? .full : .table
  }
}
