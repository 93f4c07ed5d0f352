/// A position in a file: line and column, both counted from 1.
///
/// Columns count code points (Unicode scalars), as libyaml does: not bytes, not the columns of a
/// terminal, and a family emoji is several. Lines end at LF, CR, CR LF, NEL, LS and PS. For byte
/// offsets see ``Source/byteRanges(of:)``.
public struct Mark: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int32
  /// The column in code points, from 1.
  public var column: Int32

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in code points, from 1.
  public init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// The first position of a file: line 1, column 1.
  public static var fileStart: Mark { Mark(line: 1, column: 1) }

  /// Returns whether one mark precedes another in the same file.
  public static func < (left: Mark, right: Mark) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}

/// A range of a file, from its first code point to the one after its last.
///
///     print(node.place)  // menu.yaml:3:8
public struct Place: Sendable {
  /// The file.
  public var source: Source
  /// The start of the range.
  public var start: Mark
  /// The end of the range; the code point here is no longer part of it.
  public var end: Mark

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - start: The start of the range.
  ///   - end: The mark after its last code point; an empty range ends at its start.
  public init(source: Source, start: Mark, end: Mark) {
    self.source = source
    self.start = start
    self.end = end
  }

  /// Creates a place at the start of a file, for a problem of the file as a whole.
  ///
  /// - Parameter source: The file; a source without bytes represents a file that could not be read.
  public init(startOf source: Source) {
    self.init(source: source, start: .fileStart, end: .fileStart)
  }

  /// Creates a place for a file or folder as a whole, such as a missing one, that has no line to
  /// show.
  ///
  /// Printers for people omit the line; those for programs report the first one.
  ///
  /// - Parameter source: The file, as a source without bytes.
  public init(wholeFile source: Source) {
    let nowhere = Mark(line: 0, column: 0)
    self.init(source: source, start: nowhere, end: nowhere)
  }

  /// A Boolean value that indicates whether the place is the file as a whole, not a range of it.
  public var isWholeFile: Bool { start.line < 1 }
}

extension Place: Hashable {
  /// Returns whether two places are the same range of the same source object.
  public static func == (left: Place, right: Place) -> Bool {
    left.source === right.source && left.start == right.start && left.end == right.end
  }

  /// Hashes the source's identity and both marks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(start)
    hasher.combine(end)
  }
}

extension Place: CustomStringConvertible {
  /// The place as `path:line:column`, or the path alone.
  public var description: String {
    isWholeFile ? source.path : "\(source.path):\(start.line):\(start.column)"
  }
}
