/// A reader that parses YAML files into documents and reports their errors.
///
///     let source = Source(path: "menu.yaml", bytes: bytes)
///     var diagnostics = Diagnostics()
///     for document in YAMLReader().documents(of: source, reporting: &diagnostics) {
///       print(document.root["title"]?.text ?? "untitled")
///     }
///
/// The reader accepts YAML 1.1 and 1.2 as libyaml does, also from untrusted files: it reports what
/// exceeds its ``limits``, and counts aliases as if they were written out. It resolves anchors,
/// aliases and merge keys (`<<`); it does not convert text to numbers or dates.
public struct YAMLReader: Sendable {
  /// The documents of a file to return.
  public enum Selection: Sendable {
    /// The documents without any error.
    case valid
    /// The documents that could be read to their end, even with a duplicate key or an unknown
    /// alias.
    case readable
  }

  /// The limits on the size of a file.
  public var limits: Limits

  /// Creates a reader.
  ///
  /// - Parameter limits: The limits on the size of a file.
  public init(limits: Limits = .handWritten) { self.limits = limits }

  /// Returns the documents of a file in order. A document with an error is reported and left out,
  /// and reading continues at the next `---`. After 100 errors reading stops, which is reported,
  /// too.
  ///
  /// Of a file with merge conflict markers nothing is read
  /// (``Diagnostic/Code/mergeConflict``). Other errors have the codes
  /// ``Diagnostic/Code/yamlSyntax``, ``Diagnostic/Code/duplicateKey``,
  /// ``Diagnostic/Code/unknownReference`` (an alias without anchor), ``Diagnostic/Code/wrongValue``
  /// (a key that is not text, a merge of something other than a mapping, an unknown tag) and
  /// ``Diagnostic/Code/limit``.
  ///
  /// - Parameters:
  ///   - source: The file; an empty one has no documents.
  ///   - diagnostics: The collection that receives the errors.
  ///   - selecting: The documents to return.
  public func documents(
    of source: Source, reporting diagnostics: inout Diagnostics, selecting: Selection = .valid
  ) -> [Document] {
    var reading = DocumentParser(source, limits: limits)
    reading.readAll()
    diagnostics.append(contentsOf: reading.diagnostics)
    for document in reading.documents { document.reportOwnTags(&diagnostics) }
    return switch selecting {
    case .valid: reading.documents.filter(\.isValid)
    case .readable: reading.documents
    }
  }
}

extension Document {
  /// Reports tags that are not YAML's own, since they have no effect.
  fileprivate func reportOwnTags(_ diagnostics: inout Diagnostics) {
    for property in properties {
      guard let tag = property.tag, tag != "!", !tag.hasPrefix("tag:yaml.org,2002:") else {
        continue
      }
      diagnostics.append(.unknownTag(tag, of: Node(self, at: Int(property.record))))
    }
  }
}

/// The size of a file at which the reader stops with a ``Diagnostic/Code/limit``.
public struct Limits: Sendable, Hashable {
  /// The allowed nesting depth of collections, with aliases followed: `[[a]]` has 2.
  public var nesting: Int
  /// The allowed number of bytes of a file as UTF-8; files of more than 1 GiB are never read.
  public var bytes: Int
  /// The allowed number of nodes in each document of a file, with aliases followed; all documents
  /// together may have a hundred times as many.
  public var nodes: Int

  /// Creates limits; the defaults are those of ``handWritten``.
  ///
  /// - Parameters:
  ///   - nesting: The allowed nesting depth of collections.
  ///   - bytes: The allowed number of bytes of a file; 16 MiB.
  ///   - nodes: The allowed number of nodes in a document; keys and values count separately.
  public init(nesting: Int = 64, bytes: Int = 16 << 20, nodes: Int = 100_000) {
    self.nesting = nesting
    self.bytes = bytes
    self.nodes = nodes
  }

  // Sums of two such numbers do not overflow.
  var nodesOfDocument: Int { min(max(nodes, 0), 1 << 40) }
  var nodesOfFile: Int { nodesOfDocument * 100 }

  /// Limits for files that people write: depth 64, 16 MiB, 100,000 nodes per document.
  public static let handWritten = Limits()
  /// Limits for data files that a program writes: depth 64, any size, 10 million nodes per
  /// document.
  public static let largeData = Limits(bytes: .max, nodes: 10_000_000)
}
