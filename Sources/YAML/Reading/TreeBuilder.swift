import CLibYAML

/// Puts libyaml's events together to a flat tree, one document after the other.
///
/// It runs once for each event of each file, so it keeps numbers, not objects: a string is made
/// only for an anchor or a tag.
struct TreeBuilder: ~Copyable {
  /// Why the caller has to do something before the next event.
  enum Pause {
    case documentEnd
    case limit(Mark)
    case end
  }

  let source: Source
  let limits: Limits
  private let firstLine: Int32
  /// The file's lines, once something needed them.
  private var lines: LineTable?
  private(set) var nodesLeft: Int
  var diagnostics = Diagnostics()
  /// How many problems were found before this document.
  private var reportedBefore = 0

  var records: Growing<Record>
  var text: Growing<UInt8>
  var merges: [Range<Int>] = []
  var merged: [EntryRecord] = []
  var properties: [Properties] = []
  var anchors = Anchors()

  /// The collections around the next node, outermost first.
  var open = Growing<OpenCollection>(capacity: 16)
  /// How many nodes the innermost collection has so far, keys and values counted apart.
  var children: Int32 = 0
  /// How many collections stand in each other below the innermost one so far.
  var height = 0
  /// How many collections have stood in each other in the document, aliases followed.
  var deepest = 0
  /// How many nodes the document has so far, aliases followed.
  var nodes = 0
  /// Where the last complete node ends.
  var lastEnd = Mark.fileStart
  /// Where the line with the document's dashes ends.
  private var documentStart = Mark.fileStart

  init(
    source: Source, limits: Limits, nodesLeft: Int, skippedLines: Int32, bytes: Int,
    lines: LineTable?
  ) {
    self.lines = lines
    self.source = source
    self.limits = limits
    self.nodesLeft = nodesLeft
    firstLine = skippedLines + 1
    // Enough for a usual screen at once; what is larger grows as it is found to be.
    records = Growing(capacity: min(bytes / 8 + 8, 1 << 12))
    text = Growing(capacity: min(bytes, 1 << 16))
  }

  /// Takes the next event in.
  mutating func take(_ event: UnsafePointer<yaml_event_t>) -> Pause? {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_MAPPING_START_EVENT:
      let start = event.pointee.data.mapping_start
      let isFlow = start.style == YAML_FLOW_MAPPING_STYLE
      openCollection(.mapping, event, isFlow: isFlow, start.tag, start.anchor)
    case YAML_MAPPING_END_EVENT: closeCollection(event)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.pointee.data.sequence_start
      let isFlow = start.style == YAML_FLOW_SEQUENCE_STYLE
      openCollection(.sequence, event, isFlow: isFlow, start.tag, start.anchor)
    case YAML_SEQUENCE_END_EVENT: closeCollection(event)
    case YAML_ALIAS_EVENT: addAlias(event)
    case YAML_DOCUMENT_START_EVENT: documentStart = mark(event.pointee.end_mark)
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_END_EVENT: return .end
    default: break
    }
    return nodes > nodesLeft || deepest > limits.nesting ? stop() : nil
  }

  /// The document that has just ended.
  mutating func finishDocument() -> Document {
    defer {
      records.removeAll()
      text.removeAll()
      (merges, merged, properties) = ([], [], [])
      anchors = Anchors()
      (children, height, deepest, nodes) = (0, 0, 0, 0)
      reportedBefore = diagnostics.count
    }
    nodesLeft -= nodes
    return Document(
      source: source, isSound: diagnostics.count == reportedBefore, records: records.array(),
      text: text.array(), merges: merges, merged: merged, properties: properties)
  }

  /// Where a node of which nothing is written stands: libyaml says at the next token, which may
  /// be lines away; people look for a root behind its '---' and for a value behind its key.
  func markOfAbsentNode(_ mark: Mark) -> Mark {
    guard let parent = open.view.last?.record else { return documentStart }
    let isValue = records[Int(parent)].kind == .mapping && children % 2 == 1
    return isValue && mark.line > lastEnd.line ? lastEnd : mark
  }

  /// The end of the last line of a literal or folded text that is not blank; libyaml counts the
  /// empty lines behind it in.
  mutating func endOfBlockText(start: Mark, end: Mark) -> Mark {
    let lines = self.lines ?? LineTable(source.bytes)
    self.lines = lines
    var line = end.column > 1 ? end.line : end.line - 1
    while line > start.line, lines.isBlank(line) { line -= 1 }
    return lines.end(ofLine: line)
  }

  /// A mark as we count it: from 1, and in the whole file.
  func mark(_ mark: yaml_mark_t) -> Mark {
    Mark(
      line: Int32(truncatingIfNeeded: mark.line) &+ firstLine,
      column: Int32(truncatingIfNeeded: mark.column) &+ 1)
  }
}
