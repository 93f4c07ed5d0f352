import CLibYAML

/// Parses one file into documents: runs libyaml over it, and again after each error.
struct DocumentParser {
  private let source: Source
  private let limits: Limits
  private var nodesLeft: Int
  private var anchors = Anchors()
  private var errors = 0
  private(set) var documents: [Document] = []
  private(set) var diagnostics = Diagnostics()

  /// The most errors of a file; more are not useful, and a file of only errors must not take long.
  private static var maxErrors: Int { 100 }

  /// How reading a stretch of the file ended.
  private enum Outcome {
    case complete
    case badByte(BadByte)
    case syntax(ParserError)
    case limit(Mark)
  }

  /// - Parameters:
  ///   - source: The file.
  ///   - limits: The limits on its size.
  init(_ source: Source, limits: Limits) {
    self.source = source
    self.limits = limits
    nodesLeft = limits.nodesOfFile
  }

  /// The lines of the file, which only files with errors need.
  private var lines: LineTable { source.lines }

  /// Reads the whole file.
  mutating func readAll() {
    // Marks and records count with 32 bits, and escapes can be longer than they are written.
    let most = min(limits.bytes, Int(Int32.max) / 2)
    guard source.bytes.count <= most else {
      return diagnostics.append(.tooManyBytes(in: source, most: most))
    }
    let markers = ConflictMarkers.lines(in: source.bytes)
    if let conflict = Diagnostic.mergeConflict(in: source, at: markers) {
      return diagnostics.append(conflict)
    }
    var stretch = rest(from: 0)
    while let next = stretch { stretch = read(next) }
  }

  /// Reads a stretch that begins at a line; returns the stretch to read next.
  private mutating func read(_ stretch: Range<Int>) -> Range<Int>? {
    let before = self
    var outcome = parse(stretch)
    if case .syntax(let problem) = outcome, problem.isInvalidCharacterEscape,
      let joined = JoinedEscapes(source.bytes[stretch])
    {
      self = before
      outcome = parse(stretch, with: joined)
    }
    switch outcome {
    case .complete:
      return rest(from: stretch.upperBound)
    case .badByte(let bad):
      // libyaml decodes far ahead of what it parses, so the documents before the invalid byte are
      // lost, too: they are read separately first.
      if let start = lines.documentStart(before: bad.offset), start > stretch.lowerBound {
        self = before
        return stretch.lowerBound..<start
      }
      errors += 1
      diagnostics.report(
        .yamlSyntax, bad.message, at: place(ofByte: bad.offset), help: bad.help)
      return rest(from: lines.documentStart(after: lines.line(containing: bad.offset)))
    case .syntax(let problem):
      errors += 1
      let found = problem.diagnostic(in: source, lines)
      let line = found.place.start.line
      // A marker that was forgotten when the conflict was resolved.
      let isMarker = lines.range(ofLine: line).map { ConflictMarkers.isMarker(source.bytes[$0]) }
      diagnostics.append(
        .mergeConflict(in: source, at: isMarker == true ? [line] : []) ?? found)
      // The text there belongs to the document before it, which was not meant to end.
      if problem.isAfterDocument, documents.count > before.documents.count {
        documents.removeLast()
      }
      return rest(from: documentStart(after: problem.mark, in: stretch))
    case .limit(let mark):
      errors += 1
      // The limit that all documents share is used up: no document after this one can be read.
      if nodesLeft == 0 { return nil }
      return rest(from: lines.documentStart(after: mark.line))
    }
  }

  /// The start of the document after a syntax error, which may be at the error itself.
  private mutating func documentStart(after mark: Mark, in stretch: Range<Int>) -> Int? {
    let line = max(
      mark.column == 1 ? mark.line - 1 : mark.line, lines.line(containing: stretch.lowerBound))
    let start = lines.documentStart(after: line)
    // The '---' after a directive begins the document of that directive.
    guard let start, lines.text(ofLine: mark.line, prefix: 1) == "%" else { return start }
    return lines.documentStart(after: lines.line(containing: start))
  }

  private mutating func parse(_ stretch: Range<Int>, with joined: JoinedEscapes? = nil) -> Outcome {
    if let bad = source.badByte, stretch.contains(bad.offset) { return .badByte(bad) }
    let skippedLines =
      stretch.lowerBound == 0 ? 0 : lines.line(containing: stretch.lowerBound) - 1
    let text = joined?.bytes[...] ?? source.bytes[stretch]
    return text.withUnsafeBufferPointer { bytes in
      let parser = EventParser(bytes)
      var builder = TreeBuilder(
        source: source, limits: limits, nodesLeft: nodesLeft, anchors: anchors,
        skippedLines: skippedLines, bytes: stretch.count, joined: joined)
      defer {
        nodesLeft = builder.nodesLeft
        builder.anchors.endDocument()
        anchors = builder.anchors
        diagnostics.append(contentsOf: builder.diagnostics)
      }
      while parser.next() {
        guard let reason = builder.handle(parser.event) else { continue }
        switch reason {
        case .documentEnd: documents.append(builder.finishDocument())
        case .limit(let mark): return .limit(mark)
        case .end: return .complete
        }
      }
      if var bad = parser.badByte {
        bad.offset += stretch.lowerBound + (joined?.missingBytes(before: bad.offset) ?? 0)
        bad.offset = Self.leadByteOffset(of: bad.offset, in: source.bytes)
        return .badByte(bad)
      }
      return .syntax(parser.problem(in: builder))
    }
  }

  /// The file from the start of a document; nil at its end, and after too many errors.
  private mutating func rest(from start: Int?) -> Range<Int>? {
    guard let start, start < source.bytes.count else { return nil }
    guard errors >= Self.maxErrors else { return start..<source.bytes.count }
    diagnostics.append(.readingStopped(after: errors, at: place(ofByte: start)))
    return nil
  }

  private func place(ofByte offset: Int) -> Place {
    let mark = lines.mark(at: offset)
    return Place(source: source, start: mark, end: mark)
  }

  /// The first byte of the character that the byte should have continued, otherwise the byte
  /// itself.
  private static func leadByteOffset(of offset: Int, in bytes: [UInt8]) -> Int {
    for step in 1...3 where step <= offset {
      let length = max((~bytes[offset - step]).leadingZeroBitCount, 1)
      if length > step { return offset - step }
    }
    return offset
  }
}

/// A libyaml parser over bytes that its caller keeps alive; it is freed together with its last
/// event.
struct EventParser: ~Copyable {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// The event that `next` read, valid until the next call.
  let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    // This can only fail for lack of memory, and then every `next` fails, too.
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Reads the next event; returns false at the end and after an error.
  func next() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1 && event.pointee.type != YAML_NO_EVENT
  }

  /// Calls a closure with the characters of all scalars that the parser reads ahead of its events,
  /// up to the first error, and of that with the error. It reads no events.
  func scanScalars(_ handle: (Range<Int>) -> Void) {
    func handleScalar(_ token: yaml_token_t) {
      guard token.type == YAML_SCALAR_TOKEN else { return }
      handle(token.start_mark.index..<token.end_mark.index)
    }
    var token = yaml_token_t()
    while yaml_parser_scan(parser, &token) == 1, token.type != YAML_NO_TOKEN {
      handleScalar(token)
      yaml_token_delete(&token)
    }
    // The tokens shortly before an error remain in the queue.
    let queue = parser.pointee.tokens
    for token in UnsafeBufferPointer(start: queue.head, count: queue.tail - queue.head) {
      handleScalar(token)
    }
    let (start, end) = (parser.pointee.context_mark.index, parser.pointee.problem_mark.index)
    if start < end { handle(start..<end) }
  }

  /// The byte that stopped the parser because it is not UTF-8 or not allowed in a text.
  var badByte: BadByte? {
    guard parser.pointee.error == YAML_READER_ERROR else { return nil }
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
    let isControl = problem.hasPrefix("control")
    return BadByte(
      offset: parser.pointee.problem_offset,
      fault: isControl ? .control(parser.pointee.problem_value) : .notUTF8)
  }

  /// The other error that stopped the parser.
  func problem(in builder: TreeBuilder) -> ParserError { ParserError(parser.pointee, in: builder) }
}
