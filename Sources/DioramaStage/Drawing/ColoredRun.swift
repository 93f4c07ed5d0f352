import HeadlessUIKit

/// A part of a snapshot's line, with its colors on a device.
package struct ColoredRun: Sendable, Hashable {
  /// A color without opacity; each component is from 0 to 255.
  package struct RGBColor: Sendable, Hashable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    init(_ color: UIColor) {
      func part(_ value: Double) -> UInt8 { UInt8(exactly: (value * 255).rounded()) ?? 0 }
      (red, green, blue) = (part(color.red), part(color.green), part(color.blue))
    }

    /// The color in CSS notation: `#rrggbb`.
    package var hex: String {
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// The line of the snapshot, from 0.
  package let line: Int
  /// The columns in a terminal, from 0.
  package let columns: Range<Int>
  /// The color of the text.
  package let color: RGBColor
  /// The background color.
  package let ground: RGBColor
  /// Whether the font is bold.
  package let isBold: Bool

  package init(line: Int, columns: Range<Int>, color: RGBColor, ground: RGBColor, isBold: Bool) {
    (self.line, self.columns) = (line, columns)
    (self.color, self.ground, self.isBold) = (color, ground, isBold)
  }
}

extension FrameScene {
  /// Returns the colors of the frame: first its inner part, then each piece, which covers earlier
  /// ones.
  ///
  /// - Parameters:
  ///   - first: the line of the snapshot in which the frame starts.
  ///   - rows: the number of lines, including borders.
  ///   - width: the number of columns, including borders.
  func coloredRuns(from first: Int, rows: Int, width: Int) -> [ColoredRun] {
    let ground = (background ?? .systemBackground).composited(over: .systemBackground)
    let text = UIColor.label.composited(over: ground)
    let inside = 1..<max(width - 1, 1)
    func run(
      _ row: Int, _ columns: Range<Int>, _ color: UIColor, on ground: UIColor, isBold: Bool = false
    ) -> ColoredRun {
      ColoredRun(
        line: first + row, columns: columns, color: ColoredRun.RGBColor(color),
        ground: ColoredRun.RGBColor(ground), isBold: isBold)
    }
    var runs = (1..<max(rows - 1, 1)).map { run($0, inside, text, on: ground) }
    let pieceStyles = self.pieceStyles()
    for group in groups {
      if group.part == .bar, let color = background(of: group),
        let last = pieces[group.range].map(\.area.y).max()
      {
        runs += (1...max(last, 1)).map { run($0, inside, text, on: color.composited(over: ground)) }
      }
      for (piece, style) in zip(pieces[group.range], pieceStyles[group.range])
      where piece.area.columns > 0 {
        let ground = self.effectiveBackground(of: piece.object, in: group).resolved
        runs.append(
          run(
            piece.area.y, piece.area.x..<piece.area.x + piece.area.columns,
            (style.color ?? .label).composited(over: ground), on: ground,
            isBold: style.font.map { $0.weight.rawValue >= UIFont.Weight.semibold.rawValue }
              ?? false
          ))
      }
    }
    return runs
  }
}
