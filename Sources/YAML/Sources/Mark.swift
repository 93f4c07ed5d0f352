/// A spot in a file: line and column, both counted from 1; columns count code points.
@frozen
public struct Mark: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int32
  /// The column in code points, from 1.
  public var column: Int32

  /// Makes a mark.
  @inlinable
  public init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// The first spot of a file.
  public static var fileStart: Mark { Mark(line: 1, column: 1) }

  /// Says whether one mark stands before another.
  @inlinable
  public static func < (left: Mark, right: Mark) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}
