import Testing
import YAML

@Suite("Documents of a file") struct DocumentsTests {
  @Test(arguments: ["", "\n", "# nothing here\n", "   \n\n# a\n  # b"])
  func a_file_without_content_has_no_document(text: String) {
    let reading = ReadResult(text)
    #expect(reading.summaries == [])
    #expect(reading.findings == [])
  }

  @Test func dashes_alone_are_a_document_without_content() {
    #expect(ReadResult("---\n").summaries == ["~"])
    #expect(ReadResult("---").summaries == ["~"])
    #expect(ReadResult("---\n---\n# x\n").summaries == ["~", "~"])
  }

  @Test func documents_are_read_in_order() {
    #expect(
      ReadResult("a: 1\n---\nb: 2\n...\n---\n- c\n").summaries == ["{a: 1}", "{b: 2}", "[c]"])
  }

  @Test func documents_keep_their_lines() throws {
    let documents = ReadResult("a: 1\n---\n\nb: 2\n--- c\n").documents
    #expect(documents.map { $0.root.place.start.line } == [1, 4, 5])
  }

  @Test func documents_share_their_source() {
    let documents = ReadResult("a\n---\nb\n").documents
    #expect(documents.count == 2)
    #expect(documents.first?.source === documents.last?.source)
  }

  @Test func a_YAML_directive_is_accepted() {
    #expect(ReadResult("%YAML 1.2\n---\na: 1\n").summaries == ["{a: 1}"])
    #expect(ReadResult("%YAML 1.1\n--- a\n...\n%YAML 1.2\n--- b\n").summaries == ["a", "b"])
  }

  @Test func roots_may_be_of_any_kind() {
    #expect(ReadResult("--- text\n--- [a]\n--- {a: b}\n--- |\n x\n").summaries.count == 4)
  }

  @Test func after_an_error_the_next_document_is_read() {
    let reading = ReadResult("a: [1\n---\nb: 2\n")
    #expect(reading.diagnostics.map(\.code) == [.yamlSyntax])
    #expect(reading.summaries == ["{b: 2}"])
    #expect(reading.documents.first?.root.place.start == Mark(line: 3, column: 1))
  }

  @Test func every_error_of_a_file_is_reported() {
    expect(
      "a: b1️⃣: c\n---\nx: 1\n---\n2️⃣\ty: 1\n---\nz: 3️⃣@w\n--- ok\n",
      finds: [
        Finding("1️⃣", .yamlSyntax, "': ' is not allowed in unquoted text"),
        Finding("2️⃣", .yamlSyntax, "unexpected tab in indentation"),
        Finding("3️⃣", .yamlSyntax, "unquoted text cannot start with '@'"),
      ])
    #expect(ReadResult("a: b: c\n---\nx: 1\n---\n\ty: 1\n--- ok\n").summaries == ["{x: 1}", "ok"])
  }

  @Test func an_error_on_the_line_of_the_dashes_skips_that_document() {
    #expect(ReadResult("--- @a\n--- b\n").summaries == ["b"])
    #expect(ReadResult("--- [\n---\nb\n").summaries == ["b"])
  }

  @Test func an_error_in_a_directive_skips_its_document() {
    #expect(ReadResult("%YAML 3.0\n--- a\n--- b\n").summaries == ["b"])
    #expect(ReadResult("--- a\n...\n%FOO\n--- b\n--- c\n").summaries == ["a", "c"])
  }

  @Test func dashes_inside_a_word_do_not_begin_a_document() {
    #expect(ReadResult("a: [\n---b\n--- c\n").summaries == ["c"])
  }

  @Test func a_document_with_a_duplicate_key_is_skipped_and_the_next_one_is_read() {
    let reading = ReadResult("a: 1\na: 2\n---\nb: 3\n")
    #expect(reading.summaries == ["{b: 3}"])
    #expect(reading.diagnostics.map(\.code) == [.duplicateKey])
  }

  @Test func errors_before_a_syntax_error_are_kept() {
    let reading = ReadResult("a: {b: 1, b: 2}\nc: @\n")
    #expect(reading.diagnostics.map(\.code) == [.duplicateKey, .yamlSyntax])
  }

  @Test func reading_stops_after_100_errors() {
    let reading = ReadResult(String(repeating: "--- @\n", count: 5_000))
    #expect(reading.diagnostics.count == 101)
    #expect(reading.findings.last == "101:1 limit stopped reading the file after 100 errors")
  }

  @Test func many_documents_are_read() {
    let reading = ReadResult(String(repeating: "--- {a: b}\n", count: 5_000))
    #expect(reading.documents.count == 5_000)
    #expect(reading.documents.last?.root.place.start.line == 5_000)
  }
}
