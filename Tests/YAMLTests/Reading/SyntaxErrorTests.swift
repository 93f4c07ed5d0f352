import Testing
import YAML

@Suite("Syntax errors") struct SyntaxErrorTests {
  /// A common mistake with its location, message and help.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let yaml: String
    let spot: String
    let message: String
    let help: String?

    init(_ yaml: String, _ spot: String, _ message: String, help: String?) {
      self.yaml = yaml
      self.spot = spot
      self.message = message
      self.help = help
    }

    var testDescription: String { "\(yaml.debugDescription)" }
  }

  private func check(_ mistake: Mistake) throws {
    let reading = ReadResult(mistake.yaml)
    #expect(reading.documents.isEmpty)
    #expect(reading.diagnostics.count == 1)
    let found = try #require(reading.diagnostics.first)
    #expect(found.code == .yamlSyntax)
    #expect("\(found.place.start.line):\(found.place.start.column)" == mistake.spot)
    #expect(found.message == mistake.message)
    #expect(found.help?.text == mistake.help)
  }

  @Test(arguments: [
    Mistake("a:\n\tb: 1\n", "2:1", "unexpected tab in indentation", help: "indent with spaces"),
    Mistake("a: 1\n\tb: 2\n", "2:1", "unexpected tab in indentation", help: "indent with spaces"),
    Mistake("\ta: 1\n", "1:1", "unexpected tab in indentation", help: "indent with spaces"),
    Mistake(
      "a: |\n \tb\n\tc\n", "2:2", "unexpected tab in indentation", help: "indent with spaces"),
  ])
  func a_tab_as_indentation_is_reported(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a: \"b\nc: d\n", "1:4", "missing closing quote of the text that begins here",
      help: "close the text with \""),
    Mistake(
      "a: 'b\n", "1:4", "missing closing quote of the text that begins here",
      help: "close the text with '"),
    Mistake(
      "- { a: \"b }\n", "1:8", "missing closing quote of the text that begins here",
      help: "close the text with \" before '}'"),
    Mistake(
      "a: ['b]\nc: 'd'\n", "1:5", "missing closing quote of the text that begins here",
      help: "close the text with ' before ']'"),
    Mistake(
      "a: [\n  { b: \"c },\n  { b: \"d\" } ]\n", "2:8",
      "missing closing quote of the text that begins here",
      help: "close the text with \" before '}'"),
    Mistake(
      "a: 'b\nc: 'd'\n", "2:5", "unexpected text after the closing quote",
      help: "close the text with ' on the line where it begins"),
    Mistake(
      "a: 'it's'\n", "1:8", "unexpected text after the closing quote",
      help: "write \"it's\", or '' for a quote inside single quotes"),
    Mistake(
      "a: \"Add\" (%d)\n", "1:10", "unexpected text after the closing quote",
      help: "write \\\" for a quote inside double quotes"),
    Mistake("a: \"\\q\"\n", "1:5", "unknown escape in double quotes", help: nil),
    Mistake("a: \"\\xZZ\"\n", "1:7", "expected hexadecimal digits", help: nil),
    Mistake(
      "a: \"\\U00110000\"\n", "1:7", "this escape is not a Unicode character", help: nil),
  ])
  func mistakes_with_quotes_are_reported(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a: [1, 2\nb: 3\n", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b: 1\nc: 3\n", "1:4", "missing '}' to close the mapping that begins here",
      help: "separate with ',' and close with '}'"),
    Mistake(
      "a: [b,\nc:\n  - d\n", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b: 1,\n  - d\n", "1:4", "missing '}' to close the mapping that begins here",
      help: "separate with ',' and close with '}'"),
    Mistake(
      "a: [b, c\n  - d: e\n", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b:[c]}\n", "1:6", "missing space after the ':' of 'b'",
      help: "write 'b: ' and then the value"),
    Mistake(
      "- { userId: a nickname: b }\n", "1:23", "expected ',' or '}', found ':'",
      help: "write ',' before 'nickname', or put text that contains ': ' in quotes"),
    Mistake(
      "a: [1, 2\n", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b: 1\n", "1:4", "missing '}' to close the mapping that begins here",
      help: "separate with ',' and close with '}'"),
    Mistake(
      "a: [", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: b\nc: {\n", "2:4", "missing '}' to close the mapping that begins here",
      help: "separate with ',' and close with '}'"),
    Mistake(
      "a: [b,\n\n# c\n", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b: ", "1:4", "missing '}' to close the mapping that begins here",
      help: "separate with ',' and close with '}'"),
    Mistake(
      "a: [b: ", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {\r\n  b: [c,\r\n", "2:6", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "[", "1:1", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: [\n...\n", "1:4", "missing ']' to close the list that begins here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b: c,\n...\n", "1:4", "missing '}' to close the mapping that begins here",
      help: "separate with ',' and close with '}'"),
    Mistake("--- [a, ,]\n", "1:9", "expected a value", help: nil),
    Mistake(
      "a: [b]]\n", "1:7", "unmatched ']': no '[' before it",
      help: "put the text in quotes if the bracket belongs to it"),
    Mistake(
      "a: }\n", "1:4", "unmatched '}': no '{' before it",
      help: "put the text in quotes if the bracket belongs to it"),
  ])
  func mistakes_with_brackets_are_reported(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a:\n    b: 1\n  c: 2\n", "3:3",
      "unexpected indentation: this line does not align with the keys of its mapping",
      help: "indent it with 4 spaces, like 'b', "
        + "or write it at the start of the line, like 'a'"),
    Mistake(
      "a:\n  b: \"1\"\n   c: 2\n", "3:4",
      "unexpected indentation: the line before it already has a value",
      help: "indent it with 2 spaces, like 'b'"),
    Mistake(
      "a:\n  b: {}\n    c: 2\n", "3:5",
      "unexpected indentation: the line before it already has a value",
      help: "remove the value of 'b', or indent this key with 2 spaces, like 'b'"),
    Mistake(
      "a: 1\n  b: 2\n", "2:3",
      "unexpected indentation: the line before it already has a value",
      help: "remove the value of 'a', or write this key at the start of the line, like 'a'"),
    Mistake(
      "a: b\n  - c: d\n", "2:3",
      "unexpected indentation: the line before it already has a value",
      help: "remove that value, or write the key of the list on the line before '-'"),
    Mistake(
      "- a: b\n    - c: d\n", "2:5",
      "unexpected indentation: the line before it already has a value",
      help: "write each '-' of the list at the start of the line"),
    Mistake(
      "steps:\n  - tap: a\n - tap: b\n", "3:2",
      "unexpected list item between the keys of a mapping",
      help: "indent each '-' of the list with 2 spaces"),
    Mistake(
      "steps:\n - tap: a\n  - tap: b\n", "3:3",
      "unexpected indentation: this line does not align with the items of its list",
      help: "indent each '-' of the list with 1 space"),
    Mistake(
      "b: c\n- tap: a\n", "2:1", "unexpected list item between the keys of a mapping",
      help: "write the key of the list on the line before it"),
    Mistake(
      "a:\n  b: 1\n  - c: d\n", "2:3", "unexpected key 'b' between 'a' and its list",
      help: "write it as a key of an item, or remove it"),
    Mistake(
      "a:\nb: 1\n  - c: d\n", "2:1", "unexpected key 'b' between 'a' and its list",
      help: "write it as a key of an item, or remove it"),
    Mistake(
      "a:\n  - b: 1\n   c: d\n", "3:4",
      "unexpected indentation: this line does not align with the items of its list",
      help: "indent it with 4 spaces, like 'b'"),
    Mistake(
      "a:\n  - {b: 1}\n    c: d\n", "3:5",
      "unexpected indentation: this line does not align with the items of its list",
      help: "write it inside the item before it, or as an item with '- '"),
    Mistake(
      "a:\n  - b: 1\n  c: d\n", "3:3",
      "unexpected indentation: this line does not align with the keys of the item before it",
      help: "indent it with 4 spaces, like 'b', "
        + "or write it at the start of the line, like 'a', or begin it with '- '"),
    Mistake(
      "a:\n  -   b: 1\n  c: d\n", "3:3",
      "unexpected indentation: this line does not align with the keys of the item before it",
      help: "indent it with 6 spaces, like 'b', "
        + "or write it at the start of the line, like 'a', or begin it with '- '"),
    Mistake(
      "a:\n  - b\n  c: d\n", "3:3",
      "unexpected indentation: this line aligns with the items of a list",
      help: "write it at the start of the line, like 'a', or begin it with '- '"),
    Mistake(
      "a:\n  - b\n  c\nd: e\n", "3:3", "missing '- ': this line aligns with the items of a list",
      help: "begin it with '- '"),
    Mistake(
      "a:\n  - b\n  -c: d\n", "3:3", "missing space after '-'",
      help: "begin the item with '- '"),
    Mistake(
      "a:\n  -c: d\n  - b\n", "2:3", "missing space after '-'",
      help: "begin the item with '- '"),
    Mistake(
      "a:\n  - b\n  -1: d\n", "3:3", "missing '- ': this line aligns with the items of a list",
      help: "begin it with '- '"),
    Mistake(
      "a: - b\n", "1:4", "a list with '-' cannot start on the line of its key",
      help: "put the first '-' on the next line"),
  ])
  func mistakes_of_indentation_are_reported(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "title:Add\nb: c\n", "1:1", "missing space after the ':' of 'title'",
      help: "write 'title: ' and then the value"),
    Mistake(
      "b: c\ntitle:Add\nd: e\n", "2:1", "missing space after the ':' of 'title'",
      help: "write 'title: ' and then the value"),
    Mistake(
      "b:\n  - title:Add\n    c: d\n", "2:3", "missing space after the ':' of 'title'",
      help: "write 'title: ' and then the value"),
    Mistake(
      "title: Add: all\n", "1:11", "': ' is not allowed in unquoted text",
      help: "put the text in quotes, or write each key on its own line"),
    Mistake(
      "--- title: Add\n", "1:10", "unexpected key on the line of '---'",
      help: "write it on the next line"),
    Mistake(
      "--- a\nb: c\n", "2:2", "': ' is not allowed in unquoted text",
      help: "put the text in quotes, or write each key on its own line"),
    Mistake(
      "title\nb: c\n", "1:1", "missing ':' after this key",
      help: "write 'key: value', or put text that spans lines in quotes"),
    Mistake(
      "b: c\ntitle\n", "2:1", "missing ':' after this key",
      help: "write 'key: value', or put text that spans lines in quotes"),
    Mistake(
      "b:\n  - alice\n    c: d\n", "2:5", "missing ':' after this key",
      help: "write 'key: value', or put text that spans lines in quotes"),
    Mistake(
      "...\nb: c\n", "1:1", "unexpected '...': it ends the document",
      help: "remove it, or write '---' instead"),
    Mistake(
      "a: b\n: c\n", "2:1", "missing key before ':'",
      help: "write a key before ':'"),
  ])
  func mistakes_with_colons_are_reported(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a: @b\n", "1:4", "unquoted text cannot start with '@'", help: "put the text in quotes"),
    Mistake(
      "a: %b\n", "1:4", "unquoted text cannot start with '%'", help: "put the text in quotes"),
    Mistake(
      "a: `b`\n", "1:4", "unquoted text cannot start with '`'", help: "put the text in quotes"),
    Mistake(
      "a: &\n", "1:5", "expected a name of letters and digits",
      help: "if it is text, put it in quotes"),
    Mistake("a: |x\n  y\n", "1:5", "expected a comment or the end of the line", help: nil),
    Mistake("a: !e!x y\n", "1:4", "unknown tag handle: no %TAG directive declares it", help: nil),
    Mistake("%YAML 3.0\n---\na\n", "1:1", "expected YAML version 1.1 or 1.2", help: nil),
    Mistake("%FOO\n---\na\n", "1:5", "unknown directive: expected %YAML or %TAG", help: nil),
  ])
  func mistakes_with_special_characters_are_reported(mistake: Mistake) throws { try check(mistake) }

  @Test func an_unclosed_quote_notes_where_the_document_ends() throws {
    let yaml: MarkedText = "a: 1️⃣\"b\nc: d\n2️⃣---\ne: f\n"
    let reading = ReadResult(yaml.text)
    let found = try #require(reading.diagnostics.first)
    #expect(found.place.start == yaml.marks["1️⃣"])
    #expect(found.notes.map(\.message) == ["the document ends here"])
    #expect(found.notes.first?.place.start == yaml.marks["2️⃣"])
    #expect(reading.summaries == ["{e: f}"])
  }

  @Test func a_quote_that_closes_lines_later_notes_where_it_began() throws {
    let yaml: MarkedText = "a: 1️⃣\"b\nc: \"2️⃣d\"\n"
    let found = try #require(ReadResult(yaml.text).diagnostics.first)
    #expect(found.place.start == yaml.marks["2️⃣"])
    #expect(found.notes.map(\.message) == ["the text begins here"])
    #expect(found.notes.first?.place.start == yaml.marks["1️⃣"])
  }

  @Test func an_unclosed_bracket_notes_where_it_began() throws {
    let yaml: MarkedText = "a: 1️⃣[b, c\n d2️⃣: e\n"
    let found = try #require(ReadResult(yaml.text).diagnostics.first)
    #expect(found.place.start == yaml.marks["2️⃣"])
    #expect(found.notes.map(\.message) == ["the list begins here"])
    #expect(found.notes.first?.place.start == yaml.marks["1️⃣"])
  }

  @Test func an_error_without_a_message_of_ours_has_the_message_of_the_parser() {
    #expect(
      ReadResult("a: !<x\n").findings
        == ["1:7 yaml-syntax did not find the expected '>' while scanning a tag"])
  }
}
