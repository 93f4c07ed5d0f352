import DioramaKit
import YAML

@testable import ChatBackend

/// The result of reading YAML: a value, and the problems as `line:column code: message (help)`.
struct Reading<Value> {
  let value: Value?
  let problems: [String]
}

/// Reads YAML text with a shape; `data` is the chat data of the screen's fixture.
func read<Value>(
  _ yaml: String, as shape: ValueShape<Value>, data: ChatData? = nil, root: String = "/nowhere"
) -> Reading<Value> {
  var decoding = Decoding(files: SourceFiles(root: root))
  if let data {
    var fixture = Fixture()
    fixture[ChatData.section] = data
    decoding.fixtureResult = .data(fixture)
  }
  return read(yaml, as: shape, path: "\(root)/screen.yaml", &decoding)
}

func read<Value>(
  _ yaml: String, as shape: ValueShape<Value>, path: String, _ decoding: inout Decoding
) -> Reading<Value> {
  let source = Source(path: path, bytes: Array(yaml.utf8))
  let documents = YAMLReader(limits: .largeData).documents(
    of: source, reporting: &decoding.diagnostics)
  let value = documents.first.flatMap { shape.decode($0.root, &decoding) }
  return Reading(value: value, problems: decoding.diagnostics.sorted.map(\.inOneLine))
}

extension Diagnostic {
  /// The diagnostic on one line; the locations of notes follow `<-`.
  var inOneLine: String {
    var line = "\(place.start.line):\(place.start.column) \(code.rawValue): \(message)"
    if let help { line += " (\(help.text))" }
    for note in notes { line += " <- \(note.place.start.line):\(note.place.start.column)" }
    return line
  }
}

/// The chat data of a valid fixture.
func fixture(_ yaml: String) -> ChatData {
  read(yaml, as: ChatData.shape).value ?? .empty
}
