import Testing
import YAML

@testable import DioramaKit

/// The value of a step at which a failure is located.
@Suite("Failures of steps") struct StepFailureTests {
  /// The columns of the value with the text in a one-line step; nil if the whole step is located.
  private func columns(blaming text: String?, in step: String) throws -> ClosedRange<Int32>? {
    var decoding = Decoding(files: SourceFiles(root: "."))
    let source = Source(path: "a.yaml", bytes: Array(step.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root)
    let failure = StepFailure("there is none", suggestion: nil, fallbackHelp: nil).located(
      atText: text)
    guard let place = failure.place(in: node) else { return nil }
    return place.start.column...place.end.column
  }

  @Test func the_only_value_with_the_text_is_located() throws {
    #expect(try columns(blaming: "Benn", in: "tap: Benn") == 6...10)
    #expect(try columns(blaming: "Benn", in: "tap: { button: Ban, row: Benn }") == 26...30)
    #expect(try columns(blaming: "Benn", in: "select: [Ana, Benn]") == 15...19)
  }

  // A fix would have to replace one of the two, and it is unknown which one.
  @Test func a_text_that_occurs_twice_is_not_located() throws {
    #expect(try columns(blaming: "Benn", in: "tap: { button: Benn, row: Benn }") == nil)
    #expect(try columns(blaming: "Benn", in: "select: [Benn, Benn]") == nil)
  }

  @Test func keys_and_parts_of_texts_are_not_located() throws {
    #expect(try columns(blaming: "row", in: "tap: { row: 3 }") == nil)
    #expect(try columns(blaming: "Ben", in: "tap: Ben Stone") == nil)
    #expect(try columns(blaming: nil, in: "tap: Benn") == nil)
  }

  @Test func the_first_located_text_is_kept() throws {
    let failure = StepFailure("there is none").located(atText: "a").located(atText: "b")
    #expect(failure.locatedText == "a")
  }
}
