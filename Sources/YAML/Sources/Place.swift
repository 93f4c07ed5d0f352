/// A stretch of a file, from its first code point to the one after its last.
public struct Place: Sendable {
  /// The file.
  public var source: Source
  /// Where the stretch begins.
  public var start: Mark
  /// Where it ends; the code point here is no longer part of it.
  public var end: Mark

  /// Makes a place.
  public init(source: Source, start: Mark, end: Mark) {
    self.source = source
    self.start = start
    self.end = end
  }

  /// The very beginning of a file, for what concerns the file as a whole.
  public init(startOf source: Source) {
    self.init(source: source, start: .fileStart, end: .fileStart)
  }
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
  /// The place as `path:line:column`.
  public var description: String { "\(source.path):\(start.line):\(start.column)" }
}
