import Foundation
import Testing
import YAML

/// The examples in the documentation show the actual output.
@Suite("Documentation") struct DocumentationTests {
  @Test func the_article_shows_the_menu_example_and_its_output() throws {
    let menu = """
      title: Soup of the day
      dishes:
        - {name: Minestrone, price: 4}
        - {name: Goulash, prise: four}
      """

    let source = Source(path: "menu.yaml", bytes: Array(menu.utf8))
    var diagnostics = Diagnostics()
    for document in YAMLReader().documents(of: source, reporting: &diagnostics) {
      for dish in document.root["dishes"]?.items ?? document.root.items {
        for entry in dish.entries {
          switch entry.key.text {
          case "name": continue
          case "price" where entry.value.text.allSatisfy(\.isNumber): continue
          case "price":
            diagnostics.report(.wrongValue, "a price is a number", at: entry.value.place)
          case let key:
            diagnostics.report(
              .unknownKey, "a dish has no \(entry.key.quoted)", at: entry.key.place,
              help: nearestName(to: key, among: ["name", "price"]).map { .didYouMean($0) })
          }
        }
      }
    }

    let page = TextPrinter(color: false).text(of: diagnostics.sorted)
    let article = try String(contentsOfFile: "Sources/YAML/YAML.docc/YAML.md", encoding: .utf8)
    let shows = { (text: String) in article.contains(text) }
    #expect(shows("```\n\(page)```\n"))
    #expect(shows("```swift\nimport YAML\n\nlet menu = \"\"\"\n" + indented(menu)))
  }

  @Test func the_doc_comment_of_Diagnostic_shows_the_printed_text() throws {
    let node = try #require(try root("name: Ice\n\nprice: four")["price"])
    let source = Source(path: "menu.yaml", bytes: node.document.source.bytes)
    let price = Diagnostic(
      .wrongValue, "a price is a number, not \(node.quoted)",
      at: Place(source: source, start: node.place.start, end: node.place.end),
      help: .didYouMean("4"))
    try expect("Diagnostics/Diagnostic.swift", shows: TextPrinter(color: false).text(of: [price]))
  }

  @Test func the_doc_comments_of_both_printers_show_a_repeated_key() throws {
    let reading = ReadResult(bytes: Array("title: Soup\ntitle: Salad\n".utf8), path: "menu.yaml")
    let page = TextPrinter(color: false).text(of: reading.diagnostics)
    try expect("Printing/TextPrinter.swift", shows: page)
    let command = GitHubPrinter().text(of: reading.diagnostics).components(separatedBy: "key '")
    try expect("Printing/GitHubPrinter.swift", shows: "\(command[0])…")
  }

  @Test func the_comments_of_the_example_target_lines_1_and_3() {
    let source = Source(
      path: "menu.yaml", bytes: Array("title: Soup  # cook: hot\n# cook: cold\ndessert: Ice".utf8))
    #expect(source.comments(beginningWith: "cook:").map(\.targetLine) == [1, 3])
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// Expects that a doc comment of a file shows these lines as code.
  private func expect(
    _ file: String, shows page: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let source = try String(contentsOfFile: "Sources/YAML/\(file)", encoding: .utf8)
    let comment = page.split(separator: "\n").map { "///     \($0)\n" }.joined()
    let isShown = source.contains(comment)
    #expect(isShown, "\(comment)", sourceLocation: sourceLocation)
  }
}
