import Testing
import YAML

/// Mistakes that show lines behind the one that is wrong: the wrong one is told.
@Suite("Syntax errors caused by an earlier line") struct DisplacedSyntaxErrorTests {
  private func expect(
    _ yaml: String, _ spot: String, _ message: String, help: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let reading = ReadResult(yaml)
    #expect(reading.diagnostics.count == 1, sourceLocation: sourceLocation)
    let found = try #require(reading.diagnostics.first, sourceLocation: sourceLocation)
    #expect(found.code == .yamlSyntax, sourceLocation: sourceLocation)
    #expect(
      "\(found.place.start.line):\(found.place.start.column)" == spot,
      sourceLocation: sourceLocation)
    #expect(found.message == message, sourceLocation: sourceLocation)
    #expect(found.help?.text == help, sourceLocation: sourceLocation)
  }

  private let noBreakSpace = "no-break space (U+00A0) may not indent a line, YAML takes it for text"

  @Test func a_no_break_space_is_told_at_its_own_line() throws {
    try expect(
      "a: 1\ndata:\n\u{A0} users:\n    - { id: x }\n  groups:\n    - y\n", "3:1", noBreakSpace,
      help: "indent with blanks")
    try expect(
      "data:\n  users:\n    - { id: x }\n   \u{A0}- { id: y }\n", "4:4", noBreakSpace,
      help: "indent with blanks")
  }

  @Test func an_odd_blank_behind_a_colon_is_told_where_it_is() throws {
    try expect(
      "theme:\u{A0}dark\nb: 1\n", "1:7", "no-break space (U+00A0) behind the colon is no blank",
      help: "type a blank there")
  }

  @Test(arguments: [
    "data:\nusers:\n  - { id: x }\n  groups:\n    - y\n",
    "data:\nusers:\n    - { id: x }\n  groups:\n    - y\n",
    "data:  # all\nusers:\n  a: 1\n # b\n b: 2\n",
  ])
  func a_key_that_should_be_indented_is_told_and_not_the_line_that_fits_nowhere(
    yaml: String
  ) throws {
    try expect(
      yaml, "2:1", "'users' ends 'data', in which nothing stands yet",
      help: "indent 'users' and what follows, to make it part of 'data'")
  }

  @Test func an_empty_key_of_another_document_is_not_to_blame() throws {
    try expect(
      "data:\n---\nusers:\n    - { id: x }\n  groups:\n    - y\n", "5:3",
      "this line is not indented like the keys of its mapping",
      help: "write it at the start of the line to make it one of them")
  }

  @Test func one_blank_is_told_as_one() throws {
    try expect(
      " a: 1\n b:\n     c: 1\n   d: 2\n", "4:4",
      "this line is not indented like the keys of its mapping",
      help: "indent it by 1 blank to make it one of them")
  }

  @Test func an_address_is_no_key_without_a_blank() throws {
    try expect(
      "a: 1\nhttp://example.org\nb: 2\n", "2:1", "there is no ':' behind this key",
      help: "write 'key: value', and put text that spans lines in quotes")
  }

  @Test func a_bracket_that_the_next_document_ends_is_told_where_it_begins() throws {
    try expect(
      "a: [x, y\n---\nb: 1\n", "1:4", "the list that begins here has no closing ']'",
      help: "separate with ',' and close with ']'")
  }

  @Test func a_line_that_fits_nowhere_is_told_where_no_key_before_it_is_empty() throws {
    try expect(
      "a: 1\nb:\n    c: 1\n  d: 2\n", "4:3",
      "this line is not indented like the keys of its mapping",
      help: "write it at the start of the line to make it one of them")
  }

  @Test(arguments: [
    ("a: { title: #1 fans }\nb: 2\n", "1:13", "#1 fans"), ("a: [#rye]\n", "1:5", "#rye"),
    ("a: [rye, #olga]\nb: 1\n", "1:10", "#olga"),
  ])
  func a_number_sign_in_brackets_is_told(yaml: String, spot: String, text: String) throws {
    try expect(
      yaml, spot, "'#' begins a comment here, so the bracket before it is not closed",
      help: "put the text in quotes: \"\(text)\"")
  }

  @Test func a_comment_in_brackets_is_not_to_blame() throws {
    try expect(
      "a: [rye,  # the miller\n  olga\n", "1:4", "the list that begins here has no closing ']'",
      help: "separate with ',' and close with ']'")
  }

  @Test func a_colon_in_quotes_of_prose_names_the_quotes() throws {
    try expect(
      "title: “Add: all”\n", "1:12", "': ' may not stand inside a text without quotes",
      help: "left double quotation mark (U+201C) is no quote of YAML; write \" or ' around the text"
    )
  }

  @Test(arguments: [
    ("header: { type: Bar, title: Invite: everyone }\n", "1:35", "}"), ("[a: b: c]\n", "1:6", "]"),
    ("header: {\n  type: Bar,\n  title: Invite: everyone }\n", "3:16", "}"),
  ])
  func a_colon_of_a_text_in_brackets_is_told_as_that(
    yaml: String, place: String, closing: String
  ) throws {
    try expect(
      yaml, place, "',' or '\(closing)' must stand here",
      help: "put a text that holds ': ' in quotes, or write ',' before the next key")
  }

  @Test func a_key_on_the_next_line_lacks_its_comma() throws {
    try expect(
      "header: {\n  type: Bar\n  title: Invite }\n", "3:8", "',' or '}' must stand here",
      help: "separate with ',' and close with '}'")
  }

  @Test(arguments: [
    ("steps:\n  - tap: a\n  – tap: b\n", "3:3", "en dash (U+2013)"),
    ("steps:\n  - tap: a\n  — tap: b\n", "3:3", "em dash (U+2014)"),
  ])
  func a_dash_of_prose_is_no_item(yaml: String, place: String, name: String) throws {
    try expect(
      yaml, place, "a dash of prose begins no list item",
      help: "write '- ' in the place of \(name)")
  }
}
