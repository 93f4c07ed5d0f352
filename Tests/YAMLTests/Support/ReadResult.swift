import Testing
import YAML

/// The result of reading a text.
struct ReadResult {
  let documents: [Document]
  let diagnostics: [Diagnostic]

  init(
    bytes: [UInt8], path: String = "test.yaml", limits: Limits = .handWritten,
    selecting: YAMLReader.Selection = .valid
  ) {
    var found = Diagnostics()
    let source = Source(path: path, bytes: bytes)
    documents = YAMLReader(limits: limits)
      .documents(of: source, reporting: &found, selecting: selecting)
    diagnostics = found.sorted
  }

  init(
    _ text: String, limits: Limits = .handWritten, selecting: YAMLReader.Selection = .valid
  ) {
    self.init(bytes: Array(text.utf8), limits: limits, selecting: selecting)
  }

  /// The documents, one line each.
  var summaries: [String] { documents.map { $0.root.summary } }

  /// The diagnostics in the form `2:5 wrong-value the message`.
  var findings: [String] {
    diagnostics.map { found in
      "\(found.place.start.line):\(found.place.start.column) \(found.code.rawValue) \(found.message)"
    }
  }
}

/// Reads a text that must contain one document without errors, and returns its root.
func root(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Node {
  let reading = ReadResult(text)
  #expect(reading.findings == [], sourceLocation: sourceLocation)
  return try #require(reading.documents.first, sourceLocation: sourceLocation).root
}

/// A diagnostic that is expected at a marker.
struct Finding: Equatable, CustomStringConvertible {
  let marker: Character?
  let code: Diagnostic.Code
  let message: String

  init(_ marker: Character?, _ code: Diagnostic.Code, _ message: String) {
    self.marker = marker
    self.code = code
    self.message = message
  }

  var description: String { "\(marker.map(String.init) ?? "nowhere") \(code.rawValue) \(message)" }
}

/// Expects that reading a text finds exactly these diagnostics, each at its marker.
func expect(
  _ yaml: MarkedText, finds expected: [Finding], limits: Limits = .handWritten,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = ReadResult(yaml.text, limits: limits).diagnostics.map { diagnostic in
    let marker = yaml.marks.first { $0.value == diagnostic.place.start }?.key
    return Finding(marker, diagnostic.code, diagnostic.message)
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}

extension Node {
  /// The node in one line: plain text is unchanged, other text is quoted, and `~` is an absent
  /// value.
  var summary: String {
    switch kind {
    case .scalar: isNull ? "~" : style == .plain ? text : "\"\(text)\""
    case .sequence: "[" + items.map(\.summary).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries.map { "\($0.key.summary): \($0.value.summary)" }.joined(separator: ", ") + "}"
    }
  }
}
