import ChatBackend
import Diorama
import DioramaKit
import YAML

/// The result of reading YAML: a value, and the problems as `line:column code: message (help)`.
struct Reading<Value> {
  let value: Value?
  let problems: [String]
}

/// Reads YAML text with a shape; `data` is the screen's fixture.
func read<Value>(
  _ yaml: String, as shape: ValueShape<Value>, data: ChatData? = nil, root: String = "/nowhere"
) -> Reading<Value> {
  var decoding = Decoding(files: SourceFiles(root: root))
  if let data {
    var fixture = Fixture()
    fixture[ChatData.section] = data
    decoding.fixtureResult = .data(fixture)
  }
  let source = Source(path: "\(root)/screen.yaml", bytes: Array(yaml.utf8))
  let documents = YAMLReader(limits: .largeData).documents(
    of: source, reporting: &decoding.diagnostics)
  let value = documents.first.flatMap { shape.decode($0.root, &decoding) }
  return Reading(value: value, problems: decoding.diagnostics.sorted.map(\.inOneLine))
}

extension Diagnostic {
  /// The diagnostic on one line.
  var inOneLine: String {
    let line = "\(place.start.line):\(place.start.column) \(code.rawValue): \(message)"
    return help.map { "\(line) (\($0.text))" } ?? line
  }
}
