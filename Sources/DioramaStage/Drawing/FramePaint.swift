import HeadlessUIKit

/// A part of a snapshot's line, with the colours that it has on a device.
package struct PaintedRun: Sendable, Hashable {
  /// A colour without opacity, each part from 0 to 255.
  package struct Ink: Sendable, Hashable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    fileprivate init(_ color: UIColor) {
      func part(_ value: Double) -> UInt8 {
        UInt8(exactly: (value * 255).rounded()) ?? 0
      }
      (red, green, blue) = (part(color.red), part(color.green), part(color.blue))
    }
  }

  /// The line of the snapshot, from 0.
  package let line: Int
  /// The columns of a terminal, from 0.
  package let columns: Range<Int>
  /// The colour of the text.
  package let color: Ink
  /// What lies behind it.
  package let ground: Ink
  /// Whether the font is bold.
  package let isBold: Bool

  package init(line: Int, columns: Range<Int>, color: Ink, ground: Ink, isBold: Bool) {
    (self.line, self.columns) = (line, columns)
    (self.color, self.ground, self.isBold) = (color, ground, isBold)
  }
}

extension FrameScene {
  /// The frame's colours: of its inner part, then of each piece, which lies over what came before.
  ///
  /// - Parameters:
  ///   - first: the line of the snapshot in which the frame begins.
  ///   - rows: how many lines it has, borders included.
  ///   - width: its columns, borders included.
  func paint(from first: Int, rows: Int, width: Int) -> [PaintedRun] {
    let ground = (background ?? .systemBackground).over(.systemBackground)
    let text = UIColor.label.over(ground)
    var runs = (1..<max(rows - 1, 1)).map { row in
      PaintedRun(
        line: first + row, columns: 1..<max(width - 1, 1), color: PaintedRun.Ink(text),
        ground: PaintedRun.Ink(ground), isBold: false)
    }
    let looks = self.looks()
    for group in groups {
      if group.part == .bar, let color = background(of: group),
        let last = pieces[group.range].map(\.area.y).max()
      {
        let bar = PaintedRun.Ink(color.over(ground))
        for row in 1...max(last, 1) {
          runs.append(
            PaintedRun(
              line: first + row, columns: 1..<max(width - 1, 1), color: PaintedRun.Ink(text),
              ground: bar, isBold: false))
        }
      }
      for (piece, look) in zip(pieces[group.range], looks[group.range])
      where piece.area.columns > 0 {
        let ground = self.ground(of: piece.object, in: group).shown
        let color = (look.color ?? .label).over(ground)
        runs.append(
          PaintedRun(
            line: first + piece.area.y, columns: piece.area.x..<piece.area.x + piece.area.columns,
            color: PaintedRun.Ink(color), ground: PaintedRun.Ink(ground),
            isBold: look.font.map { $0.weight.rawValue >= UIFont.Weight.semibold.rawValue } ?? false
          ))
      }
    }
    return runs
  }
}
