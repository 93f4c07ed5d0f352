import Testing
import YAML

/// JSON escapes a character beyond U+FFFF as two halves: `"\ud83e\uddf6"`.
@Suite("Escapes of JSON") struct EscapeTests {
  @Test(arguments: [
    #""\ud83e\uddf6""#, #""\uD83E\uDDF6""#, #""\uD83e\udDF6""#, #""\U0001f9f6""#, "\"🧶\"",
  ])
  func a_character_in_two_escapes_is_read(text: String) throws {
    #expect(try root(text).text == "🧶")
    #expect(try root("{\(text): [a, \(text)]}").summary == "{\"🧶\": [a, \"🧶\"]}")
  }

  @Test func every_double_quoted_text_is_read() throws {
    let text = #"""
      "knit \ud83e\uddf6\ud83e\uddf6": &a "\"\ud83d\ude00\" \\\ud83e\uddf6 \u00e9"
      fold: "\ud83e\uddf6
        \ud83e\uddf6 \
        \ud83e\uddf6"
      alias: *a
      nested: [{"\ud83e\uddf6": !!str "\ud83d\ude00"}]
      """#
    #expect(
      try root(text).summary == #"""
        {"knit 🧶🧶": ""😀" \🧶 é", fold: "🧶 🧶 🧶", alias: ""😀" \🧶 é", nested: [{"🧶": "😀"}]}
        """#)
  }

  @Test func outside_of_double_quotes_such_escapes_are_text() throws {
    let text = #"""
      a: '\ud83e\uddf6'
      b: \ud83e\uddf6 "\ud83e\uddf6"
      c: |
        "\ud83e\uddf6"
      d: "\\ud83e\\uddf6 \ud83e\uddf6"  # "\ud83e\uddf6"
      """#
    let root = try root(text)
    #expect(root["a"]?.text == #"\ud83e\uddf6"#)
    #expect(root["b"]?.text == #"\ud83e\uddf6 "\ud83e\uddf6""#)
    #expect(root["c"]?.text == "\"\\ud83e\\uddf6\"\n")
    #expect(root["d"]?.text == #"\ud83e\uddf6 🧶"#)
  }

  @Test func places_are_those_of_the_file() throws {
    let yaml: MarkedText = """
      é: {1️⃣"\\ud83e\\uddf6"2️⃣: 3️⃣"日\\ud83e\\uddf6\\ud83e\\uddf6"4️⃣, 5️⃣b: "c
        \\ud83e\\uddf6"6️⃣, 7️⃣d: e}
      f: 8️⃣"\\ud83e\\uddf6"9️⃣
      """
    let root = try root(yaml.text)
    let entries = Array(try #require(root["é"]).entries)
    #expect(entries[0].key.place.start == yaml.marks["1️⃣"])
    #expect(entries[0].key.place.end == yaml.marks["2️⃣"])
    #expect(entries[0].value.place.start == yaml.marks["3️⃣"])
    #expect(entries[0].value.place.end == yaml.marks["4️⃣"])
    #expect(entries[1].key.place.start == yaml.marks["5️⃣"])
    #expect(entries[1].value.place.end == yaml.marks["6️⃣"])
    #expect(entries[2].key.place.start == yaml.marks["7️⃣"])
    #expect(root["f"]?.place.start == yaml.marks["8️⃣"])
    #expect(root["f"]?.place.end == yaml.marks["9️⃣"])
  }

  @Test(arguments: [
    #""\ud83e""#, #""\uddf6""#, #""\ud83e \uddf6""#, #""\uddf6\ud83e""#, #""\ud83e\\uddf6""#,
    #""\ud83e\ud83e\uddf6""#, #""\ud83e\u00e9""#, "\"\\ud83e\\\n  \\uddf6\"",
  ])
  func half_of_a_character_is_an_error_at_its_escape(text: String) throws {
    let reading = ReadResult("a: \"\\ud83e\\uddf6\"\nb: [\"\\ud83e\\uddf6\", \(text)]\n---\nc: d\n")
    #expect(reading.findings == ["2:22 yaml-syntax this escape is only half of a character"])
    #expect(
      reading.diagnostics.first?.help?.text
        == #"write both halves, such as \ud83e\uddf6, or remove it"#)
    #expect(reading.summaries == ["{c: d}"])
  }

  @Test(
    arguments: [
      ("1️⃣\"\\ud83e\\uddf6\n", "missing closing quote of the text that begins here"),
      ("\"\\ud83e\\uddf6 1️⃣\\q\"\n", "unknown escape in double quotes"),
      ("\"\\ud83e\\uddf6\" 1️⃣: a\n", "': ' is not allowed in unquoted text"),
      ("[[1️⃣, x], \"\\ud83e\\uddf6\", y\n", "expected a value"),
      ("{\"\\ud83e\\uddf6\": 1️⃣@, b: \"\\ud83e\\uddf6\"}\n", "unquoted text cannot start with '@'"),
    ] as [(MarkedText, String)])
  func another_mistake_of_the_document_is_reported_at_its_place(
    yaml: MarkedText, message: String
  ) {
    let found = ReadResult("a: " + yaml.text).diagnostics
    #expect(found.map(\.message) == [message])
    // The first line has three more characters.
    let mark = yaml.marks["1️⃣"].map { Mark(line: $0.line, column: $0.column + 3) }
    #expect(found.map(\.place.start) == [mark].compactMap(\.self))
  }

  @Test func an_invalid_byte_after_such_escapes_is_reported_at_its_place() {
    let text = Array(#"a: "\ud83e\uddf6 \ud83e\uddf6 "#.utf8)
    let reading = ReadResult(bytes: text + [0xFF] + Array("\"\n---\nb: c\n".utf8))
    #expect(reading.findings == ["1:31 yaml-syntax this byte is not UTF-8"])
    #expect(reading.summaries == ["{b: c}"])
  }

  @Test func a_large_file_of_such_escapes_is_read() throws {
    let items = (0..<10_000).map { #"{"id": \#($0), "text": "\ud83e\uddf6"}"# }
    let root = try root("[\(items.joined(separator: ", "))]")
    #expect(root.items.count == 10_000)
    #expect(root.items.allSatisfy { $0["text"]?.text == "🧶" })
  }
}
