import Testing
import YAML

@Suite("Syntax errors") struct SyntaxErrorTests {
  /// A common mistake: where it is noticed and what is said and advised.
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
    Mistake("a:\n\tb: 1\n", "2:1", "a tab may not indent a line", help: "indent with blanks"),
    Mistake("a: 1\n\tb: 2\n", "2:1", "a tab may not indent a line", help: "indent with blanks"),
    Mistake("\ta: 1\n", "1:1", "a tab may not indent a line", help: "indent with blanks"),
    Mistake("a: |\n \tb\n\tc\n", "2:2", "a tab may not indent a line", help: "indent with blanks"),
  ])
  func a_tab_as_indentation_is_named(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a: \"b\nc: d\n", "1:4", "the text that begins here has no closing quote",
      help: "close it with \""),
    Mistake(
      "a: 'b\n", "1:4", "the text that begins here has no closing quote", help: "close it with '"),
    Mistake(
      "a: 'b\nc: 'd'\n", "2:5", "there is more text behind the closing quote",
      help: "close the text with ' on the line where it begins"),
    Mistake(
      "a: 'it's'\n", "1:8", "there is more text behind the closing quote",
      help: "write \"it's\", or '' for a quote inside single quotes"),
    Mistake(
      "a: \"Add\" (%d)\n", "1:10", "there is more text behind the closing quote",
      help: "write \\\" for a quote inside double quotes"),
    Mistake("a: \"\\q\"\n", "1:5", "no such escape exists in double quotes", help: nil),
    Mistake("a: \"\\xZZ\"\n", "1:7", "hexadecimal digits must stand here", help: nil),
  ])
  func mistakes_with_quotes_are_named(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a: [1, 2\nb: 3\n", "2:2", "',' or ']' must stand here",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b: 1\nc: 3\n", "2:2", "',' or '}' must stand here",
      help: "separate with ',' and close with '}'"),
    Mistake(
      "- { userId: a nickname: b }\n", "1:23", "',' or '}' must stand here",
      help: "put a text that holds ': ' in quotes, or write ',' before the next key"),
    Mistake(
      "a: [1, 2\n", "1:4", "the list that begins here has no closing ']'",
      help: "separate with ',' and close with ']'"),
    Mistake(
      "a: {b: 1\n", "1:4", "the mapping that begins here has no closing '}'",
      help: "separate with ',' and close with '}'"),
    Mistake(
      "a: [b]]\n", "1:7", "there is no '[' before this ']'",
      help: "put the text in quotes if the bracket belongs to it"),
    Mistake(
      "a: }\n", "1:4", "there is no '{' before this '}'",
      help: "put the text in quotes if the bracket belongs to it"),
  ])
  func mistakes_with_brackets_are_named(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a:\n    b: 1\n  c: 2\n", "3:3", "this line is not indented like the keys of its mapping",
      help: "write it at the start of the line to make it one of them"),
    Mistake(
      "a:\n  b: \"1\"\n   c: 2\n", "3:4",
      "this line is not indented like the keys of its mapping",
      help: "indent it by 2 blanks to make it one of them"),
    Mistake(
      "a: 1\n  b: 2\n", "2:4",
      "this key is indented deeper than the key before it, which has a value already",
      help: "indent it like the key before it"),
    Mistake(
      "steps:\n  - tap: a\n - tap: b\n", "3:2",
      "a list item may not stand among the keys of a mapping",
      help: "indent '-' like the other items of its list"),
    Mistake(
      "a:\n  - b\n  c: d\n", "3:3", "this line is not indented like the items of its list",
      help: "indent it by 2 blanks and begin it with '- '"),
    Mistake(
      "a:\n  - b\n  -c: d\n", "3:3", "there is no blank behind the '-'",
      help: "begin the item with '- '"),
    Mistake(
      "a:\n  -c: d\n  - b\n", "2:3", "there is no blank behind the '-'",
      help: "begin the item with '- '"),
    Mistake(
      "a:\n  - b\n  -1: d\n", "3:3", "this line is not indented like the items of its list",
      help: "indent it by 2 blanks and begin it with '- '"),
    Mistake(
      "a: - b\n", "1:4", "a list with '-' may not begin on the line of its key",
      help: "put the first '-' on the next line"),
  ])
  func mistakes_of_indentation_are_named(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "title:Add\nb: c\n", "1:1", "there is no blank behind the colon of 'title'",
      help: "write 'title: ' and then the value"),
    Mistake(
      "b: c\ntitle:Add\nd: e\n", "2:1", "there is no blank behind the colon of 'title'",
      help: "write 'title: ' and then the value"),
    Mistake(
      "b:\n  - title:Add\n    c: d\n", "2:3", "there is no blank behind the colon of 'title'",
      help: "write 'title: ' and then the value"),
    Mistake(
      "title: Add: all\n", "1:11", "': ' may not stand inside a text without quotes",
      help: "put the text in quotes, or each key on a line of its own"),
    Mistake(
      "--- title: Add\n", "1:10", "a key may not stand on the line of '---'",
      help: "put it on the next line"),
    Mistake(
      "--- a\nb: c\n", "2:2", "': ' may not stand inside a text without quotes",
      help: "put the text in quotes, or each key on a line of its own"),
    Mistake(
      "title\nb: c\n", "1:1", "there is no ':' behind this key",
      help: "write 'key: value', and put text that spans lines in quotes"),
    Mistake(
      "b: c\ntitle\n", "2:1", "there is no ':' behind this key",
      help: "write 'key: value', and put text that spans lines in quotes"),
    Mistake(
      "a: b\n: c\n", "2:1", "there is no key before this ':'",
      help: "write the key before the colon"),
  ])
  func mistakes_with_colons_are_named(mistake: Mistake) throws { try check(mistake) }

  @Test(arguments: [
    Mistake(
      "a: @b\n", "1:4", "'@' may not begin a text without quotes", help: "put the text in quotes"),
    Mistake(
      "a: %b\n", "1:4", "'%' may not begin a text without quotes", help: "put the text in quotes"),
    Mistake(
      "a: `b`\n", "1:4", "'`' may not begin a text without quotes", help: "put the text in quotes"),
    Mistake("a: &\n", "1:5", "a name of letters and digits must stand here", help: nil),
    Mistake("a: |x\n  y\n", "1:5", "only a comment may stand here", help: nil),
    Mistake("a: !e!x y\n", "1:4", "this tag's handle is not declared with %TAG", help: nil),
    Mistake("%YAML 3.0\n---\na\n", "1:1", "this YAML version is none of 1.1 and 1.2", help: nil),
    Mistake("%FOO\n---\na\n", "1:5", "no directive but %YAML and %TAG is known", help: nil),
  ])
  func mistakes_with_signs_are_named(mistake: Mistake) throws { try check(mistake) }

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
    let yaml: MarkedText = "a: 1️⃣[b, c\nd2️⃣: e\n"
    let found = try #require(ReadResult(yaml.text).diagnostics.first)
    #expect(found.place.start == yaml.marks["2️⃣"])
    #expect(found.notes.map(\.message) == ["the list begins here"])
    #expect(found.notes.first?.place.start == yaml.marks["1️⃣"])
  }

  @Test func what_is_not_known_is_said_in_the_readers_words() {
    #expect(
      ReadResult("a: !<x\n").findings
        == ["1:7 yaml-syntax did not find the expected '>' while scanning a tag"])
  }
}
