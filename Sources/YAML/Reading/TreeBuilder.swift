import CLibYAML

/// Builds a flat tree from libyaml's events, one document after the other.
///
/// It runs for each event of each file, so it keeps numbers, not objects: it makes a string only
/// for an anchor or a tag.
struct TreeBuilder {
  /// The reason why the caller has to act before the next event.
  enum StopReason {
    case documentEnd
    case limit(Mark)
    case end
  }

  let source: Source
  let limits: Limits
  private let firstLine: Int32
  private let joined: JoinedEscapes?
  /// The number of nodes that this document and those after it may have in total.
  private(set) var nodesLeft: Int
  /// The number of nodes that this document may have.
  private var maxNodes: Int
  var diagnostics = Diagnostics()
  /// The number of problems reported before this document.
  private var reportedBefore = 0

  var records: [Record] = []
  var text: [UInt8] = []
  var merges: [Range<Int>] = []
  var merged: [EntryRecord] = []
  var properties: [Properties] = []
  var anchors: Anchors

  /// The collections around the next node, outermost first.
  var open: [OpenCollection] = []
  /// The number of nodes in the innermost collection so far; keys and values count separately.
  var children: Int32 = 0
  /// The nesting depth of the collections inside the innermost one so far.
  var height = 0
  /// The greatest nesting depth of collections in the document, with aliases followed.
  var maxDepth = 0
  /// The number of nodes in the document so far, with aliases followed.
  var nodes = 0
  /// The end of the last complete node.
  var lastEnd = Mark.fileStart
  /// The end of the document's `---`.
  private var documentStart = Mark.fileStart

  init(
    source: Source, limits: Limits, nodesLeft: Int, anchors: Anchors, skippedLines: Int32,
    bytes: Int, joined: JoinedEscapes?
  ) {
    self.source = source
    self.limits = limits
    self.nodesLeft = nodesLeft
    self.anchors = anchors
    self.joined = joined
    maxNodes = min(nodesLeft, limits.nodesOfDocument)
    firstLine = skippedLines + 1
    // Enough for a usual file at once; a larger file makes the arrays grow.
    records.reserveCapacity(min(bytes / 8 + 8, 1 << 12))
    text.reserveCapacity(min(bytes, 1 << 16))
  }

  /// Processes the next event.
  mutating func handle(_ event: UnsafePointer<yaml_event_t>) -> StopReason? {
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
    return nodes > maxNodes || maxDepth > limits.nesting ? reportLimit() : nil
  }

  /// Returns the document that has just ended, and prepares for the next one.
  mutating func finishDocument() -> Document {
    defer {
      (records, text, merges, merged, properties) = ([], [], [], [], [])
      anchors.endDocument()
      (children, height, maxDepth, nodes) = (0, 0, 0, 0)
      reportedBefore = diagnostics.count
    }
    nodesLeft -= nodes
    maxNodes = min(nodesLeft, limits.nodesOfDocument)
    return Document(
      source: source, isValid: diagnostics.count == reportedBefore, records: records, text: text,
      merges: merges, merged: merged, properties: properties)
  }

  /// The place of a node without text. libyaml reports the next token, which may be lines away;
  /// people look for a root after its '---' and for a value after its key.
  func markOfAbsentNode(_ mark: Mark) -> Mark {
    guard let parent = open.last?.record else { return documentStart }
    let isValue = records[Int(parent)].kind == .mapping && children % 2 == 1
    return isValue && mark.line > lastEnd.line ? lastEnd : mark
  }

  /// The end of the last nonempty line of a literal or folded text; libyaml includes the empty
  /// lines after it.
  func endOfBlockText(start: Mark, end: Mark) -> Mark {
    let lines = source.lines
    var line = end.column > 1 ? end.line : end.line - 1
    while line > start.line, lines.isBlank(line) { line -= 1 }
    return lines.end(ofLine: line)
  }

  /// Converts a libyaml mark: ours counts from 1, and in the whole file.
  func mark(_ mark: yaml_mark_t) -> Mark {
    Mark(
      line: Int32(truncatingIfNeeded: mark.line) &+ firstLine,
      column: Int32(
        truncatingIfNeeded: mark.column + (joined?.missingCharacters(before: mark) ?? 0)) &+ 1)
  }
}

extension TreeBuilder {
  /// Adds a scalar with its text.
  mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    var start = mark(event.pointee.start_mark)
    var end = mark(event.pointee.end_mark)
    let style = ScalarStyle(scalar.style)
    if scalar.length == 0, start == end {
      start = markOfAbsentNode(start)
      end = start
    } else if style == .literal || style == .folded {
      end = endOfBlockText(start: start, end: end)
    }
    var record = Record(
      start: start, end: end, kind: .scalar, style: style,
      next: nextIndex + 1, first: Int32(truncatingIfNeeded: text.count),
      count: Int32(truncatingIfNeeded: scalar.length))
    if scalar.anchor != nil || scalar.tag != nil {
      let anchor = noteProperties(scalar.tag, scalar.anchor, on: &record)
      if anchor >= 0 { anchors.complete(anchor, nodes: 1, height: 0) }
    }
    text.append(contentsOf: UnsafeBufferPointer<UInt8>(start: scalar.value, count: scalar.length))
    add(record)
  }

  /// Adds an alias, or an absent value if the alias cannot be followed.
  mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) {
    let name = String(cString: event.pointee.data.alias.anchor)
    let start = mark(event.pointee.start_mark)
    let end = mark(event.pointee.end_mark)
    guard let target = anchors.target(of: name), let size = target.nodes else {
      reportUnusableAlias(name, at: Place(source: source, start: start, end: end))
      let first = Int32(truncatingIfNeeded: text.count)
      return add(
        Record(
          start: start, end: end, kind: .scalar, traits: .unresolved, next: nextIndex + 1,
          first: first))
    }
    nodes += size - 1
    height = max(height, target.height)
    maxDepth = max(maxDepth, open.count + target.height)
    add(Record(start: start, end: end, kind: .alias, next: nextIndex + 1, first: target.record))
  }

  /// Adds a node that has no children.
  private mutating func add(_ record: Record) {
    records.append(record)
    lastEnd = record.end
    children &+= 1
    nodes += 1
  }

  /// Begins a collection.
  mutating func openCollection(
    _ kind: Record.Kind, _ event: UnsafePointer<yaml_event_t>, isFlow: Bool,
    _ tag: UnsafePointer<UInt8>?, _ anchor: UnsafePointer<UInt8>?
  ) {
    var record = Record(
      start: mark(event.pointee.start_mark), end: mark(event.pointee.end_mark), kind: kind,
      traits: isFlow ? .flow : [])
    let anchor =
      tag != nil || anchor != nil ? noteProperties(tag, anchor, on: &record) : -1
    open.append(
      OpenCollection(
        record: nextIndex, anchor: anchor, children: children, height: height, nodes: nodes))
    records.append(record)
    children = 0
    height = 0
    nodes += 1
    maxDepth = max(maxDepth, open.count)
  }

  /// The opening bracket of the innermost collection in brackets that is open; a mapping without
  /// braces in a list, as in `[a: b]`, has none.
  var openBracket: Mark? {
    open.lazy.map { records[Int($0.record)] }
      .last { $0.traits.contains(.flow) && $0.start != $0.end }?.start
  }

  /// Completes the innermost collection.
  mutating func closeCollection(_ event: UnsafePointer<yaml_event_t>) {
    guard let collection = open.popLast() else { return }
    let index = Int(collection.record)
    var record = records[index]
    let end = event.pointee.end_mark
    let hasBracket =
      record.traits.contains(.flow) && event.pointee.start_mark.index < end.index
    // libyaml notices the end of a block only at the token after it, perhaps lines later.
    if hasBracket || children == 0 { lastEnd = mark(end) }
    record.next = nextIndex
    record.end = lastEnd
    record.count = children
    records[index] = record
    if record.kind == .mapping { finishMapping(index) }
    height += 1
    if collection.anchor >= 0 {
      anchors.complete(collection.anchor, nodes: nodes - collection.nodes, height: height)
    }
    height = max(height, collection.height)
    children = collection.children &+ 1
  }

  /// Stores the tag and anchor of the next record; returns the anchor's number, -1 without one.
  private mutating func noteProperties(
    _ tag: UnsafePointer<UInt8>?, _ anchor: UnsafePointer<UInt8>?, on record: inout Record
  ) -> Int32 {
    record.traits.insert(.properties)
    let name = anchor.map { String(cString: $0) }
    properties.append(
      Properties(record: nextIndex, tag: tag.map { String(cString: $0) }, anchor: name))
    return name.map { anchors.add($0, record: nextIndex, at: record.start) } ?? -1
  }

  /// The index of the next record.
  private var nextIndex: Int32 { Int32(truncatingIfNeeded: records.count) }
}

extension ScalarStyle {
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

extension TreeBuilder {
  /// Reports why an alias cannot be followed.
  mutating func reportUnusableAlias(_ name: String, at place: Place) {
    func start(_ mark: Mark) -> Place { Place(source: source, start: mark, end: mark) }
    if let target = anchors.target(of: name) {
      return diagnostics.append(.endlessAlias(name, at: place, nodeStart: start(target.start)))
    }
    let isExplained = anchors.explainAlias()
    if let earlier = anchors.earlier[name] {
      diagnostics.append(
        .aliasOfEarlierDocument(name, at: place, anchor: isExplained ? start(earlier) : nil))
    } else {
      let known = isExplained ? anchors.names : []
      diagnostics.append(.unknownAlias(name, known: known, at: place))
    }
  }

  /// Reports the limit that the last node exceeds.
  mutating func reportLimit() -> StopReason? {
    guard let record = records.last else { return nil }
    let place = place(of: records.count - 1)
    if nodes > nodesLeft {
      nodesLeft = 0
      diagnostics.append(.tooManyNodes(in: "the file", most: limits.nodesOfFile, at: place))
    } else if nodes > maxNodes {
      diagnostics.append(.tooManyNodes(in: "the document", most: limits.nodes, at: place))
    } else {
      diagnostics.append(.tooDeep(most: limits.nesting, at: place))
    }
    return .limit(record.start)
  }
}

/// A collection whose end has not been read, with the counts of its surroundings.
struct OpenCollection {
  let record: Int32
  let anchor: Int32
  let children: Int32
  let height: Int
  let nodes: Int
}

/// The anchors of a file so far, by name; in each document, the last one of a name wins.
struct Anchors {
  /// The data about an anchored node that an alias needs.
  struct Target {
    /// The node's record.
    let record: Int32
    /// The place of the anchor.
    let start: Mark
    /// The number of nodes in it, itself included, with aliases followed; nil until its end is
    /// read.
    var nodes: Int?
    /// The nesting depth of the collections in it, itself included.
    var height: Int
  }

  private var numbers: [String: Int32] = [:]
  private var targets: [Target] = []
  /// The places of the anchors of earlier documents.
  private(set) var earlier: [String: Mark] = [:]
  /// The number of invalid aliases whose message may take long to find.
  private var explanationsLeft = 100

  /// The names that an invalid alias of the document may mean; none if comparing takes too long.
  var names: [String] { numbers.count > 1_000 ? [] : Array(numbers.keys) }

  /// Returns whether one more invalid alias can be explained.
  mutating func explainAlias() -> Bool {
    explanationsLeft -= 1
    return explanationsLeft >= 0
  }

  /// Forgets the nodes of the document.
  mutating func endDocument() {
    for (name, number) in numbers { earlier[name] = targets[Int(number)].start }
    (numbers, targets) = ([:], [])
  }

  /// The node that an alias of this name refers to.
  func target(of name: String) -> Target? { numbers[name].map { targets[Int($0)] } }

  /// Adds an anchor whose node begins; returns the number to complete it with.
  mutating func add(_ name: String, record: Int32, at start: Mark) -> Int32 {
    let number = Int32(truncatingIfNeeded: targets.count)
    numbers[name] = number
    targets.append(Target(record: record, start: start, nodes: nil, height: 0))
    return number
  }

  /// Completes an anchor whose node has ended.
  mutating func complete(_ number: Int32, nodes: Int, height: Int) {
    targets[Int(number)].nodes = nodes
    targets[Int(number)].height = height
  }
}
