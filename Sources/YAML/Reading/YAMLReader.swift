/// Reads YAML files into documents and says what is wrong in them.
public struct YAMLReader: Sendable {
  /// Which documents of a file are handed out.
  public enum Selection: Sendable {
    /// Those without any error.
    case sound
    /// Those that could be read to their end, even if a key stands twice or an alias is unknown.
    case readable
  }

  /// Which tags a node may have.
  public enum Tags: Sendable {
    /// Those of YAML's own schemas, such as `!!str`; another is an error, since nothing heeds it.
    case standard
    /// All.
    case any
  }

  /// How large a file may be.
  public var limits: Limits
  /// Which tags are no error.
  public var tags: Tags

  /// Makes a reader.
  public init(limits: Limits = .screen, tags: Tags = .standard) {
    self.limits = limits
    self.tags = tags
  }

  /// The documents of a file in order. One with an error is reported and left out, and reading
  /// goes on at the next `---`.
  public func documents(
    of source: Source, reporting diagnostics: inout Diagnostics, selecting: Selection = .sound
  ) -> [Document] {
    var reading = FileReading(source, limits: limits)
    reading.readAll()
    diagnostics.append(contentsOf: reading.diagnostics)
    if tags == .standard {
      for document in reading.documents { document.reportOwnTags(&diagnostics) }
    }
    return switch selecting {
    case .sound: reading.documents.filter(\.isSound)
    case .readable: reading.documents
    }
  }
}
