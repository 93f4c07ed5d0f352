import CLibYAML

/// A collection whose end has not been read, and what was counted around it.
struct OpenCollection {
  let record: Int32
  let anchor: Int32
  let children: Int32
  let height: Int
  let nodes: Int
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
      kind: .scalar, start: start, end: end, style: style,
      next: nextIndex + 1, first: Int32(truncatingIfNeeded: text.count),
      count: Int32(truncatingIfNeeded: scalar.length))
    if scalar.anchor != nil || scalar.tag != nil {
      let anchor = noteProperties(scalar.tag, scalar.anchor, on: &record)
      if anchor >= 0 { anchors.complete(anchor, nodes: 1, height: 0) }
    }
    text.append(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
    add(record)
  }

  /// Adds an alias, or an absent value when it cannot be followed.
  mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) {
    let name = String(cString: event.pointee.data.alias.anchor)
    let start = mark(event.pointee.start_mark)
    let end = mark(event.pointee.end_mark)
    guard let target = anchors.target(of: name), let size = target.nodes else {
      reportUnusableAlias(name, at: Place(source: source, start: start, end: end))
      let first = Int32(truncatingIfNeeded: text.count)
      return add(
        Record(
          kind: .scalar, start: start, end: end, traits: .unresolved, next: nextIndex + 1,
          first: first))
    }
    nodes += size - 1
    height = max(height, target.height)
    deepest = max(deepest, open.count + target.height)
    add(Record(kind: .alias, start: start, end: end, next: nextIndex + 1, first: target.record))
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
      kind: kind, start: mark(event.pointee.start_mark), end: mark(event.pointee.end_mark),
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
    deepest = max(deepest, open.count)
  }

  /// Completes the innermost collection.
  mutating func closeCollection(_ event: UnsafePointer<yaml_event_t>) {
    guard let collection = open.popLast() else { return }
    let index = Int(collection.record)
    var record = records[index]
    let end = event.pointee.end_mark
    let hasBracket =
      record.traits.contains(.flow) && event.pointee.start_mark.index < end.index
    // libyaml learns of a block's end only at the token behind it, lines later perhaps.
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

  /// Keeps the tag and anchor of the next record; gives the anchor's number, -1 without one.
  private mutating func noteProperties(
    _ tag: UnsafePointer<UInt8>?, _ anchor: UnsafePointer<UInt8>?, on record: inout Record
  ) -> Int32 {
    record.traits.insert(.properties)
    let name = anchor.map { String(cString: $0) }
    properties.append(
      Properties(record: nextIndex, tag: tag.map { String(cString: $0) }, anchor: name))
    return name.map { anchors.add($0, record: nextIndex) } ?? -1
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
