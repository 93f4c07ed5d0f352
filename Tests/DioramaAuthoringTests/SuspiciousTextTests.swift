import Testing
import YAML

@testable import DioramaAuthoring

/// Texts of fixtures of which YAML reads a part as something else.
@Suite("Suspicious texts") struct SuspiciousTextTests {
  @Test func a_line_is_read_once_however_many_texts_it_has() throws {
    let names = (1...1000).map { "t\($0)" }.joined(separator: ", ")
    let source = Source(path: "a.yaml", bytes: Array("- [\(names)]\n- Desk #1\n".utf8))
    var problems = Diagnostics()
    let documents = YAMLReader().documents(of: source, reporting: &problems)
    let root = try #require(documents.first?.root)
    let texts = root.items.flatMap { item in
      item.kind == .scalar ? [item] : Array(item.items)
    }
    #expect(texts.count == 1001)
    #expect(texts.indices.count { Node.isLastOfLine($0, among: texts) } == 2)
    source.reportLostTexts(&problems)
    #expect(problems.sorted.map(\.place.description) == ["a.yaml:2:3"])
  }
}
