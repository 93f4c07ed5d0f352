import HeadlessUIKit

@testable import DioramaKit
@testable import DioramaStage

/// Draws a view in a box of columns and rows; nil for `rows` draws all rows.
func renderedLines(of view: UIView, columns: Int, rows: Int? = nil) -> [String] {
  let metrics = ViewMetrics()
  let environment = ScreenEnvironment()
  environment.measuring = metrics
  return environment.run {
    let painter = ViewPainter(columns: columns, metrics: metrics)
    painter.drawsAllRows = rows == nil
    view.setViewports(columns: columns, rows: rows ?? 24, metrics: metrics)
    view.layoutIfNeeded()
    painter.draw(view, in: Area(x: 0, y: 0, columns: columns, rows: rows ?? 100))
    return painter.canvas.lines
  }
}

extension TextCanvas {
  /// The canvas as lines without trailing spaces.
  var lines: [String] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }
}

extension UILabel {
  /// A label with a text.
  convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
  }
}
