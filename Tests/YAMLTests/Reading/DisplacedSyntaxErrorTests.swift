import Testing
import YAML

/// Mistakes that the parser notices some lines later: the report points at the wrong line itself.
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

  private let noBreakSpace =
    "unexpected no-break space (U+00A0) in indentation: YAML reads it as text"

  @Test func a_no_break_space_is_reported_on_its_own_line() throws {
    try expect(
      "a: 1\ndata:\n\u{A0} users:\n    - { id: x }\n  groups:\n    - y\n", "3:1", noBreakSpace,
      help: "indent with spaces")
    try expect(
      "data:\n  users:\n    - { id: x }\n   \u{A0}- { id: y }\n", "4:4", noBreakSpace,
      help: "indent with spaces")
  }

  @Test func a_no_break_space_after_a_colon_is_reported_at_its_position() throws {
    try expect(
      "theme:\u{A0}dark\nb: 1\n", "1:7", "missing space after ':', found no-break space (U+00A0)",
      help: "replace it with a space")
  }

  @Test(arguments: [
    "data:\nusers:\n  - { id: x }\n  groups:\n    - y\n",
    "data:\nusers:\n    - { id: x }\n  groups:\n    - y\n",
    "data:  # all\nusers:\n  a: 1\n # b\n b: 2\n",
  ])
  func a_key_that_should_be_indented_is_reported_instead_of_a_later_line(
    yaml: String
  ) throws {
    try expect(
      yaml, "2:1", "'users' is not indented under 'data', which has no value",
      help: "indent 'users' and its lines to make them part of 'data'")
  }

  @Test func an_empty_key_of_another_document_is_not_reported() throws {
    try expect(
      "data:\n---\nusers:\n    - { id: x }\n  groups:\n    - y\n", "5:3",
      "unexpected indentation: this line does not align with the keys of its mapping",
      help: "write it at the start of the line, like 'users'")
  }

  @Test func the_help_uses_the_singular_for_one_space() throws {
    try expect(
      " a: 1\n b:\n     c: 1\n   d: 2\n", "4:4",
      "unexpected indentation: this line does not align with the keys of its mapping",
      help: "indent it with 5 spaces, like 'c', "
        + "or indent it with 1 space, like 'b'")
  }

  @Test func a_URL_is_reported_as_a_key_without_a_colon() throws {
    try expect(
      "a: 1\nhttp://example.org\nb: 2\n", "2:1", "missing ':' after this key",
      help: "write 'key: value', or put text that spans lines in quotes")
  }

  @Test func a_bracket_left_open_at_the_next_document_is_reported_at_its_start() throws {
    try expect(
      "a: [x, y\n---\nb: 1\n", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'")
  }

  @Test func a_misindented_line_is_reported_if_no_key_before_it_is_empty() throws {
    try expect(
      "a: 1\nb:\n    c: 1\n  d: 2\n", "4:3",
      "unexpected indentation: this line does not align with the keys of its mapping",
      help: "indent it with 4 spaces, like 'c', "
        + "or write it at the start of the line, like 'b'")
  }

  @Test(arguments: [
    ("a: [\n---\nb: 1\n", "1:4"), ("- x\n- [a,\n--- b\n", "2:3"),
    ("a: {b: [\n---\n", "1:8"),
  ])
  func a_bracket_without_a_value_before_the_next_document_is_reported_at_its_start(
    yaml: String, place: String
  ) throws {
    try expect(
      yaml, place, "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'")
  }

  @Test(arguments: [
    " a: 1\nb: 2\n", "# c\n  a: 1\nb: 2\n", "\n   a: |\n     text\nb: 2\n", "{a: 1}\nb: 2\n",
    "  a: 1\n  b: 2\nc: 3\n", "a: 1\n...\nb: 2\n",
  ])
  func a_document_that_ends_too_early_is_not_read(first: String) {
    let reading = ReadResult("z: 1\n---\n\(first)---\ny: 2\n", selecting: .readable)
    #expect(reading.diagnostics.map(\.code) == [.yamlSyntax])
    #expect(reading.summaries == ["{z: 1}", "{y: 2}"])
  }

  @Test(arguments: [
    ("a: { title: #1 fans }\nb: 2\n", "1:13", "#1 fans"), ("a: [#rye]\n", "1:5", "#rye"),
    ("a: [rye, #olga]\nb: 1\n", "1:10", "#olga"),
  ])
  func an_unquoted_hash_in_brackets_is_reported(yaml: String, spot: String, text: String) throws {
    try expect(
      yaml, spot, "'#' starts a comment here, so the bracket before it is not closed",
      help: "put the text in quotes: \"\(text)\"")
  }

  @Test func a_comment_in_brackets_is_not_reported() throws {
    try expect(
      "a: [rye,  # the miller\n  olga\n", "1:4",
      "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'")
  }

  @Test func a_colon_in_typographic_quotes_names_the_quotes() throws {
    try expect(
      "title: “Add: all”\n", "1:12", "': ' is not allowed in unquoted text",
      help: "left double quotation mark (U+201C) is not a YAML quote; write \" or ' around the text"
    )
  }

  @Test(arguments: [
    ("header: { type: Bar, title: Invite: everyone }\n", "1:35", "}"), ("[a: b: c]\n", "1:6", "]"),
    ("header: {\n  type: Bar,\n  title: Invite: everyone }\n", "3:16", "}"),
  ])
  func an_unquoted_colon_in_brackets_suggests_quotes_or_a_comma(
    yaml: String, place: String, closing: String
  ) throws {
    try expect(
      yaml, place, "expected ',' or '\(closing)', found ':'",
      help: "put text that contains ': ' in quotes, or write ',' before the next key")
  }

  @Test func a_missing_comma_before_a_key_on_the_next_line_is_reported() throws {
    try expect(
      "header: {\n  type: Bar\n  title: Invite }\n", "3:8", "expected ',' or '}'",
      help: "separate with ',' and close with '}'")
  }

  @Test(arguments: [
    ("steps:\n  - tap: a\n  – tap: b\n", "3:3", "en dash (U+2013)"),
    ("steps:\n  - tap: a\n  — tap: b\n", "3:3", "em dash (U+2014)"),
  ])
  func a_typographic_dash_does_not_begin_an_item(yaml: String, place: String, name: String) throws {
    try expect(
      yaml, place, "a typographic dash does not start a list item",
      help: "write '- ' instead of \(name)")
  }
}
