/// Reads YAML files into documents and says what is wrong in them.
///
///     let source = Source(path: "menu.yaml", bytes: bytes)
///     var diagnostics = Diagnostics()
///     for document in YAMLReader().documents(of: source, reporting: &diagnostics) {
///       print(document.root["title"]?.text ?? "untitled")
///     }
///
/// The reader takes YAML 1.1 and 1.2 as libyaml does, from untrusted files, too: what exceeds its
/// ``limits`` is reported, aliases counted as if written out. It resolves anchors, aliases and
/// merge keys (`<<`); it converts no text to numbers or dates.
public struct YAMLReader: Sendable {
  /// Which documents of a file are handed out.
  public enum Selection: Sendable {
    /// Those without any error.
    case valid
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
  ///
  /// - Parameters:
  ///   - limits: How large a file may be.
  ///   - tags: Which tags are no error.
  public init(limits: Limits = .handWritten, tags: Tags = .standard) {
    self.limits = limits
    self.tags = tags
  }

  /// The documents of a file in order. One with an error is reported and left out, and reading
  /// goes on at the next `---`; after 100 errors it stops and says so.
  ///
  /// Errors have the codes ``Diagnostic/Code/yamlSyntax``, ``Diagnostic/Code/duplicateKey``,
  /// ``Diagnostic/Code/unknownReference`` (an alias without anchor), ``Diagnostic/Code/wrongValue``
  /// (a key that is no text, a merge of no mapping, an unknown tag) and ``Diagnostic/Code/limit``.
  ///
  /// - Parameters:
  ///   - source: The file; an empty one has no documents.
  ///   - diagnostics: Takes what is wrong in it.
  ///   - selecting: Which documents to hand out.
  public func documents(
    of source: Source, reporting diagnostics: inout Diagnostics, selecting: Selection = .valid
  ) -> [Document] {
    var reading = DocumentParser(source, limits: limits)
    reading.readAll()
    diagnostics.append(contentsOf: reading.diagnostics)
    if tags == .standard {
      for document in reading.documents { document.reportOwnTags(&diagnostics) }
    }
    return switch selecting {
    case .valid: reading.documents.filter(\.isValid)
    case .readable: reading.documents
    }
  }
}

/// How large a file may be before the reader stops with a ``Diagnostic/Code/limit``.
public struct Limits: Sendable, Hashable {
  /// How many collections may stand in each other, aliases followed: `[[a]]` has 2.
  public var nesting: Int
  /// How many bytes a file may have as UTF-8; more than 1 GiB is never read.
  public var bytes: Int
  /// How many nodes each document of a file may have, aliases followed; all together may have a
  /// hundred times as many.
  public var nodes: Int

  /// Makes limits; what is left out is that of ``handWritten``.
  ///
  /// - Parameters:
  ///   - nesting: How many collections may stand in each other.
  ///   - bytes: How many bytes a file may have; 16 MiB.
  ///   - nodes: How many nodes a document may have, keys and values counted apart.
  public init(nesting: Int = 64, bytes: Int = 16 << 20, nodes: Int = 100_000) {
    self.nesting = nesting
    self.bytes = bytes
    self.nodes = nodes
  }

  // Sums of two such numbers are far from overflow.
  var nodesOfDocument: Int { min(max(nodes, 0), 1 << 40) }
  var nodesOfFile: Int { nodesOfDocument * 100 }

  /// What a file may be that people write: 64 deep, 16 MiB, 100,000 nodes a document.
  public static let handWritten = Limits()
  /// What a file of data may be that a program wrote: 64 deep, of any size, 10 million nodes a document.
  public static let largeData = Limits(bytes: .max, nodes: 10_000_000)
}
