import DioramaKit
import Testing
import YAML

@testable import DioramaStage

@Suite("Core steps") struct CoreStepTests {
  @Test func no_synonym_belongs_to_two_steps() {
    let words = StepDefinition.core.flatMap { [$0.name] + $0.synonyms }
    #expect(Set(words.map { $0.lowercased() }).count == words.count)
    #expect(StepDefinition.core.allSatisfy { !$0.synonyms.isEmpty && !$0.forms.isEmpty })
  }

  @Test func a_step_is_written_as_an_item_of_a_list() {
    #expect(StepDefinition.tap.item("{ row: 2 }") == "- tap: { row: 2 }")
  }

  @Test func a_step_of_a_kit_replaces_the_core_step_of_the_same_name() throws {
    let own = StepDefinition("scroll", .text, "scroll as this kit does") { _, _ in }
    let registry = try Registry(Kit("Tides", steps: [own]))
    #expect(
      registry.allSteps.map(\.name) == [
        "select", "tap", "longPress", "toggle", "write", "advance", "snapshot", "scroll",
      ])
    #expect(registry.allSteps.last?.description.meaning == "scroll as this kit does")
    let other = try Registry(Kit("Weather"))
    #expect(other.allSteps.map(\.name) == StepDefinition.core.map(\.name))
  }
}
