import Diorama
import DioramaKit
import Testing
import YAML

/// Comments that ignore diagnostics.
@Suite("Suppressions") struct SuppressionTests {
  @Test func very_many_unknown_codes_have_the_list_of_codes_as_help() {
    let text = String(repeating: "# diorama: ignore unknown-kex because of a\n", count: 300)
    let reader = SuppressionReader(Source(path: "a.yaml", bytes: Array(text.utf8)))
    let helps = reader.problems.sorted.compactMap(\.help?.text)
    #expect(helps.count == 300)
    #expect(helps.prefix { $0 == "did you mean 'unknown-key'?" }.count == Decoding.maxSearches)
    #expect(helps.last?.hasPrefix("available: ") == true)
  }

  @Test func several_comments_on_a_line_each_suppress_a_code() {
    let text = """
      theme: dark # diorama: ignore a11y-label because a #diorama: ignore a11y-contrast because b
      width: 40 # diorama: ignore a11y-label because # diorama: ignore a11y-contrast
      """
    let reader = SuppressionReader(Source(path: "a.yaml", bytes: Array(text.utf8)))
    #expect(reader.suppressions.map(\.code.rawValue) == ["a11y-label", "a11y-contrast"])
    #expect(reader.suppressions.map(\.line) == [1, 1])
    // Neither of the second line has a reason.
    #expect(reader.problems.count == 2)
  }
}
