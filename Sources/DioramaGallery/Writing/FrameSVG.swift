import TerminalText

/// A frame as an SVG picture for documents. Its text is real text, which can be read aloud,
/// searched and copied.
///
/// Each piece of text has a fixed position and width, so that columns align in any font. Borders
/// are drawn as lines. The background is the frame's own, so that the picture fits light and dark
/// pages.
public struct FrameSVG: Sendable {
  private let model: GalleryModel
  private let screen: GalleryModel.Screen
  private let frame: GalleryModel.Frame

  /// A picture of a frame.
  ///
  /// - Parameters:
  ///   - frame: a frame of `screen`.
  ///   - screen: a screen of `model`.
  ///   - model: the model that both refer to.
  public init(_ frame: GalleryModel.Frame, of screen: GalleryModel.Screen, in model: GalleryModel) {
    (self.model, self.screen, self.frame) = (model, screen, frame)
  }

  /// The size of a character's cell, in the picture's units.
  private static let cell = (width: 8.4, height: 18.0)
  /// The font size: a character of a monospaced font of size 14 is about 8.4 wide.
  private static let fontSize = 14
  /// The baseline of text in a cell.
  private static let baseline = 13.0
  private static let margin = 12.0

  /// The picture as SVG.
  public var text: String {
    let rows = frame.rows.map { runs(of: $0) }
    let columns = rows.map { $0.last.map { $0.column + $0.text.displayWidth } ?? 0 }.max() ?? 0
    let width = Double(columns) * Self.cell.width + 2 * Self.margin
    let height = Double(rows.count) * Self.cell.height + 2 * Self.margin
    let theme = model.themes[screen.theme]
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" \
      height="\(Self.number(height))" viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
      role="img" font-size="\(Self.fontSize)" font-family="ui-monospace, SFMono-Regular, Menlo, \
      Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace">
      """,
      "<title>\(title)</title>", "<desc>\(words(of: rows))</desc>",
      """
      <rect width="\(Self.number(width))" height="\(Self.number(height))" rx="10" \
      fill="\(theme.ground)"/>
      """,
    ]
    lines += rows.enumerated().flatMap { row, runs in runs.compactMap { ground(of: $0, in: row) } }
    let rules = rows.enumerated().flatMap { row, runs in runs.flatMap { strokes(of: $0, in: row) } }
    if !rules.isEmpty {
      lines.append(
        "<path stroke=\"\(theme.dim)\" fill=\"none\" d=\"\(rules.joined(separator: " "))\"/>")
    }
    lines.append("<g fill=\"\(theme.ink)\" xml:space=\"preserve\">")
    for (row, runs) in rows.enumerated() {
      for run in runs { lines += texts(of: run, in: row) }
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  private var title: String {
    let label = frame.label.isEmpty ? "" : ": \(frame.label)"
    return "\(screen.id)\(label)".escapedForSVG
  }

  /// Returns the text of the frame, for screen readers.
  private func words(of rows: [[Run]]) -> String {
    rows.compactMap { row in
      let text = row.reduce(into: "") { $0 += $1.text }
      let words = text.split { $0 == " " || $0.isRule }.joined(separator: " ")
      return words.isEmpty ? nil : words.escapedForSVG
    }.joined(separator: "\n")
  }

  // MARK: Rows

  private struct Run {
    let text: String
    let style: GalleryModel.Style
    let column: Int
  }

  private func runs(of row: Int) -> [Run] {
    var column = 0
    return model.rows[row].map { run in
      let text = model.strings[run.string]
      defer { column += text.displayWidth }
      return Run(text: text, style: model.styles[run.style], column: column)
    }
  }

  private func x(_ column: Int) -> Double { Self.margin + Double(column) * Self.cell.width }
  private func y(_ row: Int) -> Double { Self.margin + Double(row) * Self.cell.height }

  private func ground(of run: Run, in row: Int) -> String? {
    guard let ground = run.style.bg else { return nil }
    // Half a unit more hides the seam between adjacent rectangles.
    return """
      <rect x="\(Self.number(x(run.column)))" y="\(Self.number(y(row)))" \
      width="\(Self.number(Double(run.text.displayWidth) * Self.cell.width + 0.5))" \
      height="\(Self.number(Self.cell.height + 0.5))" fill="\(ground)"/>
      """
  }

  /// Returns the pieces of text of a run at their positions; two or more spaces separate pieces.
  private func texts(of run: Run, in row: Int) -> [String] {
    var pieces: [(column: Int, text: String)] = []
    var column = run.column
    var gap = 2
    for character in run.text {
      if character == " " || character.isRule {
        gap += character == " " ? 1 : 2
      } else if gap > 1 || pieces.isEmpty {
        pieces.append((column, String(character)))
        gap = 0
      } else {
        pieces[pieces.count - 1].text += (gap == 1 ? " " : "") + String(character)
        gap = 0
      }
      column += character.displayWidth
    }
    let look =
      (run.style.fg.map { " fill=\"\($0)\"" } ?? "")
      + (run.style.bold == true ? " font-weight=\"bold\"" : "")
    return pieces.map { piece in
      """
      <text x="\(Self.number(x(piece.column)))" y="\(Self.number(y(row) + Self.baseline))" \
      textLength="\(Self.number(Double(piece.text.displayWidth) * Self.cell.width))" \
      lengthAdjust="spacingAndGlyphs"\(look)>\(piece.text.escapedForSVG)</text>
      """
    }
  }

  /// Returns the lines of a run's borders, as path data.
  private func strokes(of run: Run, in row: Int) -> [String] {
    var strokes: [String] = []
    var column = run.column
    var start: Int?
    func middle(_ column: Int) -> String { Self.number(x(column) + Self.cell.width / 2) }
    let (top, center, bottom) = (
      Self.number(y(row)), Self.number(y(row) + Self.cell.height / 2),
      Self.number(y(row) + Self.cell.height)
    )
    func end(_ column: Int) {
      if let start {
        strokes.append("M\(Self.number(x(start))) \(center)H\(Self.number(x(column)))")
      }
      start = nil
    }
    for character in run.text {
      switch character {
      case "─": start = start ?? column
      case "│":
        end(column)
        strokes.append("M\(middle(column)) \(top)V\(bottom)")
      case "┌", "└", "├":
        end(column)
        strokes.append(upright(character, middle(column), top, center, bottom))
        strokes.append("M\(middle(column)) \(center)H\(Self.number(x(column + 1)))")
      case "┐", "┘", "┤":
        end(column)
        strokes.append(upright(character, middle(column), top, center, bottom))
        strokes.append("M\(Self.number(x(column))) \(center)H\(middle(column))")
      default: end(column)
      }
      column += character.displayWidth
    }
    end(column)
    return strokes
  }

  private func upright(
    _ corner: Character, _ x: String, _ top: String, _ center: String, _ bottom: String
  ) -> String {
    switch corner {
    case "┌", "┐": "M\(x) \(center)V\(bottom)"
    case "└", "┘": "M\(x) \(top)V\(center)"
    default: "M\(x) \(top)V\(bottom)"
    }
  }

  /// Returns a number with at most one digit after the decimal point.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension Character {
  /// Whether it is a border character that the picture draws as a line.
  fileprivate var isRule: Bool { "─│┌┐└┘├┤".contains(self) }
}

extension String {
  /// The text for XML, with control characters escaped, which XML cannot contain.
  fileprivate var escapedForSVG: String { safeForHTML }
}
