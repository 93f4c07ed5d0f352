import Testing
import YAML

@Suite struct DocumentsTests {
  @Test(arguments: ["", "\n", "# nothing here\n", "   \n\n# a\n  # b"])
  func aFileWithoutContentHasNoDocument(text: String) {
    let reading = Reading(text)
    #expect(reading.sketches == [])
    #expect(reading.findings == [])
  }

  @Test func dashesAloneAreADocumentWithoutContent() {
    #expect(Reading("---\n").sketches == ["~"])
    #expect(Reading("---").sketches == ["~"])
    #expect(Reading("---\n---\n# x\n").sketches == ["~", "~"])
  }

  @Test func documentsComeInOrder() {
    #expect(Reading("a: 1\n---\nb: 2\n...\n---\n- c\n").sketches == ["{a: 1}", "{b: 2}", "[c]"])
  }

  @Test func documentsKeepTheirLines() throws {
    let documents = Reading("a: 1\n---\n\nb: 2\n--- c\n").documents
    #expect(documents.map { $0.root.place.start.line } == [1, 4, 5])
  }

  @Test func documentsShareTheirSource() {
    let documents = Reading("a\n---\nb\n").documents
    #expect(documents.count == 2)
    #expect(documents.first?.source === documents.last?.source)
  }

  @Test func aYAMLDirectiveIsFine() {
    #expect(Reading("%YAML 1.2\n---\na: 1\n").sketches == ["{a: 1}"])
    #expect(Reading("%YAML 1.1\n--- a\n...\n%YAML 1.2\n--- b\n").sketches == ["a", "b"])
  }

  @Test func rootsMayBeOfAnyKind() {
    #expect(Reading("--- text\n--- [a]\n--- {a: b}\n--- |\n x\n").sketches.count == 4)
  }

  @Test func afterAnErrorTheNextDocumentIsRead() {
    let reading = Reading("a: [1\n---\nb: 2\n")
    #expect(reading.diagnostics.map(\.code) == [.yamlSyntax])
    #expect(reading.sketches == ["{b: 2}"])
    #expect(reading.documents.first?.root.place.start == Mark(line: 3, column: 1))
  }

  @Test func everyErrorOfAFileIsReported() {
    expect(
      "a: b1️⃣: c\n---\nx: 1\n---\n2️⃣\ty: 1\n---\nz: 3️⃣@w\n--- ok\n",
      finds: [
        Finding("1️⃣", .yamlSyntax, "': ' may not stand inside a text without quotes"),
        Finding("2️⃣", .yamlSyntax, "a tab may not indent a line"),
        Finding("3️⃣", .yamlSyntax, "'@' may not begin a text without quotes"),
      ])
    #expect(Reading("a: b: c\n---\nx: 1\n---\n\ty: 1\n--- ok\n").sketches == ["{x: 1}", "ok"])
  }

  @Test func anErrorOnTheLineOfTheDashesSkipsThatDocument() {
    #expect(Reading("--- @a\n--- b\n").sketches == ["b"])
    #expect(Reading("--- [\n---\nb\n").sketches == ["b"])
  }

  @Test func anErrorInADirectiveSkipsItsDocument() {
    #expect(Reading("%YAML 3.0\n--- a\n--- b\n").sketches == ["b"])
    #expect(Reading("--- a\n...\n%FOO\n--- b\n--- c\n").sketches == ["a", "c"])
  }

  @Test func dashesInsideAWordDoNotBeginADocument() {
    #expect(Reading("a: [\n---b\n--- c\n").sketches == ["c"])
  }

  @Test func aDocumentWithADuplicateKeyIsLeftOutAndTheNextRead() {
    let reading = Reading("a: 1\na: 2\n---\nb: 3\n")
    #expect(reading.sketches == ["{b: 3}"])
    #expect(reading.diagnostics.map(\.code) == [.duplicateKey])
  }

  @Test func errorsInWhatIsReadBeforeASyntaxErrorAreKept() {
    let reading = Reading("a: {b: 1, b: 2}\nc: @\n")
    #expect(reading.diagnostics.map(\.code) == [.duplicateKey, .yamlSyntax])
  }

  @Test func aFileOfNothingButErrorsIsGivenUp() {
    let reading = Reading(String(repeating: "--- @\n", count: 5_000))
    #expect(reading.diagnostics.count == 101)
    #expect(reading.findings.last == "101:1 limit the file is read no further after 100 errors")
  }

  @Test func manyDocumentsAreRead() {
    let reading = Reading(String(repeating: "--- {a: b}\n", count: 5_000))
    #expect(reading.documents.count == 5_000)
    #expect(reading.documents.last?.root.place.start.line == 5_000)
  }
}
