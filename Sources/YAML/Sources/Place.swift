/// A spot in a file: line and column, both counted from 1.
///
/// Columns count code points (Unicode scalars), as libyaml does: not bytes, not the columns of a
/// terminal, and a family emoji is several. Lines end at LF, CR, CR LF, NEL, LS and PS. For byte
/// offsets see ``Source/byteRanges(of:)``.
public struct Mark: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int32
  /// The column in code points, from 1.
  public var column: Int32

  /// Makes a mark.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in code points, from 1.
  public init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// The first spot of a file: line 1, column 1.
  public static var fileStart: Mark { Mark(line: 1, column: 1) }

  /// Says whether one mark stands before another in the same file.
  public static func < (left: Mark, right: Mark) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}

/// A stretch of a file, from its first code point to the one after its last.
///
///     print(node.place)  // menu.yaml:3:8
public struct Place: Sendable {
  /// The file.
  public var source: Source
  /// Where the stretch begins.
  public var start: Mark
  /// Where it ends; the code point here is no longer part of it.
  public var end: Mark

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - start: Where the stretch begins.
  ///   - end: Behind its last code point, so an empty stretch ends where it begins.
  public init(source: Source, start: Mark, end: Mark) {
    self.source = source
    self.start = start
    self.end = end
  }

  /// The very beginning of a file, for what concerns the file as a whole.
  ///
  /// - Parameter source: The file; one without bytes stands for a file that could not be read.
  public init(startOf source: Source) {
    self.init(source: source, start: .fileStart, end: .fileStart)
  }

  /// A file or folder itself, of which no line is worth a place: one that is not there.
  ///
  /// Printers for people leave the line out; those for programs say the first one.
  ///
  /// - Parameter source: The file; one without bytes.
  public init(wholeFile source: Source) {
    let nowhere = Mark(line: 0, column: 0)
    self.init(source: source, start: nowhere, end: nowhere)
  }

  /// Whether it is the file itself, and no stretch of its text.
  public var isWholeFile: Bool { start.line < 1 }
}

extension Place: Hashable {
  /// Two places are equal when they are the same stretch of the same source object.
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
