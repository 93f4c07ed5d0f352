import CLibYAML

/// How libyaml alone reads some bytes; ``YAMLReader`` is compared with it.
public struct LibYAMLReading: Sendable {
  /// Whether it reads them to their end.
  public private(set) var isComplete = false
  /// The documents before the first error.
  public private(set) var documents: [EventText] = []

  /// Reads bytes as UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - keepingMerges: whether to keep merge keys `<<`; a tree with resolved merges has none.
  public init(_ bytes: [UInt8], keepingMerges: Bool) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var tree = EventTree(keepingMerges: keepingMerges)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { return }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { break }
        if let document = tree.handle(event) { documents.append(document) }
      }
      isComplete = true
    }
  }
}

/// Collects libyaml's events until a document is complete.
private struct EventTree {
  /// A collection that has not ended yet.
  private struct OpenCollection {
    var isMapping: Bool
    var first: String
    /// The children: keys and values in turn.
    var children: [[String]] = []
    /// Whether each child is a merge key `<<`.
    var areMerges: [Bool] = []
  }

  let keepingMerges: Bool
  private var open: [OpenCollection] = []
  private var root: [String] = []

  init(keepingMerges: Bool) { self.keepingMerges = keepingMerges }

  /// Handles an event; returns the document that it ends.
  mutating func handle(_ event: yaml_event_t) -> EventText? {
    switch event.type {
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_ALIAS_EVENT: add(["=ALI *\(Self.text(event.data.alias.anchor) ?? "")"])
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      begin("+SEQ", isMapping: false, start.anchor, start.tag)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      begin("+MAP", isMapping: true, start.anchor, start.tag)
    case YAML_SEQUENCE_END_EVENT: end("-SEQ")
    case YAML_MAPPING_END_EVENT: end("-MAP")
    case YAML_DOCUMENT_END_EVENT:
      var text = EventText()
      text.append(contentsOf: ["+DOC"] + root + ["-DOC"])
      root = []
      return text
    default: break
    }
    return nil
  }

  private mutating func begin(
    _ name: String, isMapping: Bool, _ anchor: UnsafeMutablePointer<UInt8>?,
    _ tag: UnsafeMutablePointer<UInt8>?
  ) {
    let first = name + EventText.properties(Self.text(anchor), Self.text(tag))
    open.append(OpenCollection(isMapping: isMapping, first: first))
  }

  private mutating func end(_ last: String) {
    guard let done = open.popLast() else { return }
    var lines = [done.first]
    for (index, child) in done.children.enumerated() {
      // A merge key is left out with its value.
      let key = done.isMapping ? index - index % 2 : index
      if done.isMapping, !keepingMerges, done.areMerges[key] { continue }
      lines += child
    }
    add(lines + [last])
  }

  private mutating func add(_ lines: [String], isMerge: Bool = false) {
    guard !open.isEmpty else {
      root = lines
      return
    }
    open[open.count - 1].children.append(lines)
    open[open.count - 1].areMerges.append(isMerge)
  }

  private mutating func addScalar(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    let indicator: Character =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: "'"
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: "\""
      case YAML_LITERAL_SCALAR_STYLE: "|"
      case YAML_FOLDED_SCALAR_STYLE: ">"
      default: ":"
      }
    let (anchor, tag) = (Self.text(scalar.anchor), Self.text(scalar.tag))
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let isMerge = indicator == ":" && anchor == nil && tag == nil && bytes.elementsEqual("<<".utf8)
    add([EventText.scalar(bytes, indicator: indicator, anchor: anchor, tag: tag)], isMerge: isMerge)
  }

  private static func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}
