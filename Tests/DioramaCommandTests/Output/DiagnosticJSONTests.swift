import DioramaAuthoring
import Foundation
import Testing
import YAML

@testable import DioramaCommand

@Suite("Diagnostics as JSON") struct DiagnosticJSONTests {
  private struct Object: Decodable {
    struct Note: Decodable {
      let file: String
      let line: Int
      let message: String
    }
    let file: String
    let message: String
    let help: String?
    let notes: [Note]
  }

  private func place(_ path: String = "screens/a.yaml") -> Place {
    let source = Source(path: path, bytes: Array("a: b\nc".utf8))
    return Place(source: source, start: Mark(line: 1, column: 4), end: Mark(line: 2, column: 2))
  }

  private func decoded(_ diagnostics: [Diagnostic]) throws -> [Object] {
    let text = JSON.lines(diagnostics.map(\.json)).text
    return try JSONDecoder().decode([Object].self, from: Data(text.utf8))
  }

  @Test func the_array_has_a_diagnostic_on_each_line() {
    let list = [
      Diagnostic(.wrongValue, "one", at: place(), help: .didYouMean("d")),
      Diagnostic(.wrongValue, "two", at: place(), severity: .warning),
    ]
    #expect(
      JSON.lines(list.map(\.json)).text == """
        [
          {"code":"wrong-value","column":4,"endColumn":2,"endLine":2,"file":"screens/a.yaml",\
        "help":"did you mean 'd'?","line":1,"message":"one","notes":[],"severity":"error"},
          {"code":"wrong-value","column":4,"endColumn":2,"endLine":2,"file":"screens/a.yaml",\
        "help":null,"line":1,"message":"two","notes":[],"severity":"warning"}
        ]

        """)
  }

  @Test func no_diagnostics_are_an_empty_array() {
    #expect(JSON.lines([]).text == "[]\n")
  }

  @Test func notes_have_a_location() throws {
    let note = Diagnostic.Note("first", at: place("screens/b.yaml"))
    let object = try #require(
      try decoded([Diagnostic(.wrongValue, "no", at: place(), notes: [note])]).first)
    #expect(object.notes.map(\.file) == ["screens/b.yaml"])
    #expect(object.notes.map(\.line) == [1])
    #expect(object.notes.map(\.message) == ["first"])
  }

  @Test(arguments: [
    "", "\"quoted\"", "back\\slash", "a\nb\rc\td", "\0\u{1}\u{1F}\u{7F}\u{9B}", "\u{2028}\u{202E}",
    "日本 👩‍👩‍👧 é", "\u{E0041}\u{1D173}", "</script>", "\u{FEFF}x",
  ])
  func every_text_survives_encoding_and_decoding(text: String) throws {
    let diagnostic = Diagnostic(
      .wrongValue, text, at: place("p\(text)"), help: Diagnostic.Help(text))
    let object = try #require(try decoded([diagnostic]).first)
    #expect(object.message == text)
    #expect(object.help == text)
    #expect(object.file == "p\(text)")
  }

  @Test func invisible_characters_are_escaped() {
    let text = JSON.string("\u{1B}[1m\u{202E}\u{E0041}\u{7F}\u{85}/").text
    #expect(text == #""\u001b[1m\u202e\udb40\udc41\u007f\u0085/""#)
  }

  @Test func members_are_sorted_and_all_kinds_of_values_are_written() {
    let value: JSON = ["b": [1, -2], "a": ["z": .null, "Y": true], "\"": "", "c": [:]]
    #expect(value.text == #"{"\"":"","a":{"Y":true,"z":null},"b":[1,-2],"c":{}}"#)
  }
}
