import Testing
import YAML

@testable import DioramaKit

/// Which word of a step a failure blames.
@Suite("Failures of steps") struct StepFailureTests {
  /// The columns of the word that is to blame for a text of a step in one line; nil for the step.
  private func columns(blaming text: String?, in step: String) throws -> ClosedRange<Int32>? {
    var decoding = Decoding(files: SourceFiles(root: "."))
    let source = Source(path: "a.yaml", bytes: Array(step.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root)
    let failure = StepFailure("there is none", near: nil, else: nil).blaming(text: text)
    guard let place = failure.word(of: node) else { return nil }
    return place.start.column...place.end.column
  }

  @Test func the_one_value_that_says_it_is_to_blame() throws {
    #expect(try columns(blaming: "Benn", in: "tap: Benn") == 6...10)
    #expect(try columns(blaming: "Benn", in: "tap: { button: Ban, row: Benn }") == 26...30)
    #expect(try columns(blaming: "Benn", in: "select: [Ana, Benn]") == 15...19)
  }

  // What was meant would else take the place of one of them, and which one is not known.
  @Test func a_text_that_a_step_says_twice_blames_no_word() throws {
    #expect(try columns(blaming: "Benn", in: "tap: { button: Benn, row: Benn }") == nil)
    #expect(try columns(blaming: "Benn", in: "select: [Benn, Benn]") == nil)
  }

  @Test func a_key_and_a_part_of_a_text_are_not_to_blame() throws {
    #expect(try columns(blaming: "row", in: "tap: { row: 3 }") == nil)
    #expect(try columns(blaming: "Ben", in: "tap: Ben Stone") == nil)
    #expect(try columns(blaming: nil, in: "tap: Benn") == nil)
  }

  @Test func the_first_text_that_is_blamed_stays() throws {
    let failure = StepFailure("there is none").blaming(text: "a").blaming(text: "b")
    #expect(failure.written == "a")
  }
}
