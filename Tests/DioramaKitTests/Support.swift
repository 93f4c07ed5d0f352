import Testing
import YAML

@testable import DioramaKit

/// The value of the key `a` in a text, decoded with a shape, and the problems.
func read<Value>(
  _ yaml: String, _ shape: ValueShape<Value>, root: String = ".", data: Fixture? = nil
) throws -> (value: Value?, problems: [String]) {
  var decoding = Decoding(files: SourceFiles(root: root))
  if let data { decoding.fixtureResult = .data(data) }
  let source = Source(path: "\(root)/a.yaml", bytes: Array(yaml.utf8))
  let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
  let node = try #require(documents.first?.root["a"])
  let value = shape.decode(node, &decoding)
  return (value, lines(of: decoding.diagnostics))
}

/// Problems as lines such as `3:5 error wrong-value: ... (help)`.
func lines(of diagnostics: Diagnostics) -> [String] {
  diagnostics.sorted.map { problem in
    "\(problem.place.start.line):\(problem.place.start.column) \(problem.severity) "
      + "\(problem.code.rawValue): \(problem.message)"
      + (problem.help.map { " (\($0.text))" } ?? "")
  }
}
