import HeadlessUIKit

/// Which views drew which lines of a snapshot.
///
/// Kept only for who asks what a line is; other runs have none.
final class DrawingTrace {
  /// A view's lines.
  struct Mark {
    /// The view's class.
    let type: AnyClass
    /// The lines of the snapshot, from 0.
    let lines: Range<Int>
  }

  /// From the outermost view inwards, frame after frame.
  private(set) var marks: [Mark] = []
  /// The lines that show a navigation bar, from 0.
  private(set) var bars: [Int] = []
  /// The lines before the first frame.
  var headLines = 0
  private var firstLine = 0

  /// The next frame begins below so many lines of earlier frames.
  func beginFrame(below lines: Int) {
    firstLine = headLines + lines
    // A view's rows end with its frame.
    marks = marks.map { mark in
      let end = min(mark.lines.upperBound, firstLine)
      return Mark(type: mark.type, lines: min(mark.lines.lowerBound, end)..<end)
    }
  }

  /// A view has drawn some rows of the frame.
  func note(_ view: UIView, y: Int, rows: Int) {
    // Rows without end are those of views that may take all there are.
    let rows = min(rows, Int(UInt16.max))
    marks.append(Mark(type: type(of: view), lines: firstLine + y..<firstLine + y + rows))
  }

  /// The row of the frame that shows the navigation bar.
  func noteBar(y: Int) { bars.append(firstLine + y) }
}
