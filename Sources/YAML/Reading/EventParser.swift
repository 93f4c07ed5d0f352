import CLibYAML

/// A libyaml parser over bytes that its caller keeps alive; freed with its last event whatever
/// happens.
struct EventParser: ~Copyable {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// The event that `next` read, valid until it is called again.
  let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    // It can only fail for lack of memory, and then every `next` fails too.
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

  /// Reads the next event; false when there is none, after an error.
  func next() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1 && event.pointee.type != YAML_NO_EVENT
  }

  /// What stopped the parser because it is no UTF-8 or must not stand in a text.
  var badByte: BadByte? {
    guard parser.pointee.error == YAML_READER_ERROR else { return nil }
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
    let isControl = problem.hasPrefix("control")
    return BadByte(
      offset: parser.pointee.problem_offset,
      fault: isControl ? .control(parser.pointee.problem_value) : .notUTF8)
  }

  /// What else stopped the parser, in a text that has so many lines before it.
  func problem(skippedLines: Int32, lastNode: Record?) -> SyntaxProblem {
    SyntaxProblem(parser.pointee, skippedLines: skippedLines, lastNode: lastNode)
  }
}
