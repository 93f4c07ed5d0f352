/// Reads YAML files into documents and says what is wrong in them.
public struct YAMLReader: Sendable {
  /// Which documents of a file are handed out.
  public enum Selection: Sendable {
    /// Those without any error.
    case sound
    /// Those that could be read to their end, even if a key stands twice or an alias is unknown.
    case readable
  }

  /// How large a file may be.
  public var limits: Limits

  /// Makes a reader.
  public init(limits: Limits = .screen) { self.limits = limits }

  /// The documents of a file in order. One with an error is reported and left out, and reading
  /// goes on at the next `---`.
  public func documents(
    of source: Source, reporting diagnostics: inout Diagnostics, selecting: Selection = .sound
  ) -> [Document] {
    var reading = FileReading(source, limits: limits)
    reading.readAll()
    diagnostics.append(contentsOf: reading.diagnostics)
    return switch selecting {
    case .sound: reading.documents.filter(\.isSound)
    case .readable: reading.documents
    }
  }
}
