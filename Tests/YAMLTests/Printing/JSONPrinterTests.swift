import Foundation
import Testing
import YAML

@Suite("JSON printer") struct JSONPrinterTests {
  private struct Object: Decodable {
    struct Note: Decodable {
      let file: String
      let line: Int
      let message: String
    }
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let severity: String
    let code: String
    let message: String
    let help: String?
    let notes: [Note]
  }

  private func decoded(_ diagnostics: [Diagnostic]) throws -> [Object] {
    let text = JSONPrinter().text(diagnostics)
    return try JSONDecoder().decode([Object].self, from: Data(text.utf8))
  }

  @Test func the_array_has_a_diagnostic_on_each_line() {
    let yaml: MarkedText = "a: 1️⃣b\nc2️⃣"
    let list = [
      Diagnostic.make(in: yaml, "one", help: .didYouMean("d")),
      Diagnostic.make(in: yaml, "two", severity: .warning),
    ]
    #expect(
      JSONPrinter().text(list) == """
        [
          {"file": "screens/a.yaml", "line": 1, "column": 4, "endLine": 2, "endColumn": 2, \
        "severity": "error", "code": "wrong-value", "message": "one", \
        "help": "did you mean 'd'?", "notes": []},
          {"file": "screens/a.yaml", "line": 1, "column": 4, "endLine": 2, "endColumn": 2, \
        "severity": "warning", "code": "wrong-value", "message": "two", "help": null, "notes": []}
        ]

        """)
  }

  @Test func nothing_is_an_empty_array() {
    #expect(JSONPrinter().text([]) == "[]\n")
  }

  @Test func notes_have_their_place() throws {
    let note = Diagnostic.Note("first", at: .make(in: "\n1️⃣b", path: "screens/b.yaml"))
    let object = try #require(try decoded([.make(in: "1️⃣a", notes: [note])]).first)
    #expect(object.notes.map(\.file) == ["screens/b.yaml"])
    #expect(object.notes.map(\.line) == [2])
    #expect(object.notes.map(\.message) == ["first"])
  }

  @Test(arguments: [
    "", "\"quoted\"", "back\\slash", "a\nb\rc\td", "\0\u{1}\u{1F}\u{7F}\u{9B}", "\u{2028}\u{202E}",
    "日本 👩‍👩‍👧 é", "\u{E0041}\u{1D173}", "</script>", "\u{FEFF}x",
  ])
  func every_text_survives(text: String) throws {
    let object = try #require(
      try decoded([.make(in: "1️⃣a", path: "p\(text)", text, help: Diagnostic.Help(text))]).first)
    #expect(object.message == text)
    #expect(object.help == text)
    #expect(object.file == "p\(text)")
  }

  @Test func controls_are_written_as_escapes() {
    let text = JSONPrinter().text([.make(in: "1️⃣a", "\u{1B}[1m\u{202E}\u{E0041}")])
    #expect(text.contains(#""message": "\u001b[1m\u202e\udb40\udc41""#))
  }
}
