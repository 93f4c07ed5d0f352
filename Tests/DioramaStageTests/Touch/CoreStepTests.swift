import DioramaKit
import HeadlessUIKit
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

  private final class Tides: UIViewController, Configurable {
    static var kind: TypeKind { .viewController }
    static var properties: PropertyTable { [] }
  }
  private final class Storms: UIViewController, Configurable {
    static var kind: TypeKind { .viewController }
    static var properties: PropertyTable { [] }
  }

  private static func warn(_ meaning: String, key: String) -> StepDefinition {
    let table = RecordTable<String?>(meaning, [Field(key, .text, required: true, "x") { $0 = $1 }])
    return StepDefinition(
      "warn", .record(table, startingWith: nil), meaning,
      forms: [StepForm("{ \(key): x }", meaning)]
    ) { _, _ in }.forOwnScreens()
  }

  @Test func the_kit_of_the_screen_decides_between_steps_of_one_name() throws {
    let (tide, storm) = (Self.warn("a tide", key: "depth"), Self.warn("a storm", key: "wind"))
    let tides = Kit("Tides", types: [Tides.self], steps: [tide])
    let registry = try Registry(
      tides, Kit("Storms", types: [Storms.self], steps: [storm]), tides)
    func node(_ yaml: String) throws -> Node {
      let source = Source(path: "step.yaml", bytes: Array(yaml.utf8))
      var problems = Diagnostics()
      return try #require(YAMLReader().documents(of: source, reporting: &problems).first?.root)
    }
    let name = try node("warn")
    #expect(registry.step(named: name, on: Tides.self)?.description.meaning == "a tide")
    #expect(registry.step(named: name, on: Storms.self)?.description.meaning == "a storm")
    // On a screen of no kit, the keys decide.
    func meaning(_ value: String) throws -> String? {
      registry.step(named: name, on: UIViewController.self, value: try node(value))?
        .description.meaning
    }
    #expect(try meaning("{ wind: 3 }") == "a storm" && meaning("{ depth: 3 }") == "a tide")
    #expect(try meaning("{ height: 3 }") == "a tide" && meaning("high") == "a tide")
    // Lists have one entry for both, with the values and examples of both.
    let all = registry.allSteps.filter { $0.name == "warn" }
    #expect(all.count == 1 && all.first?.forms.map(\.value) == ["{ depth: x }", "{ wind: x }"])
    #expect(all.first?.description.shape.fields.map(\.name) == ["depth", "wind"])
    #expect(all.first?.withAlternatives.map(\.description.meaning) == ["a tide", "a storm"])
    // A step for all screens has no such exception.
    let everywhere = StepDefinition("warn", .text, "everywhere") { _, _ in }
    #expect(throws: RegistrationError.self) {
      try Registry(tides, Kit("Storms", steps: [everywhere]))
    }
  }

  @Test func a_step_of_a_kit_replaces_the_core_step_of_the_same_name() throws {
    let own = StepDefinition("scroll", .text, "scroll as this kit does") { _, _ in }
    let registry = try Registry(Kit("Tides", steps: [own]))
    #expect(
      registry.allSteps.map(\.name) == [
        "select", "tap", "longPress", "swipe", "toggle", "write", "advance", "snapshot", "scroll",
      ])
    #expect(registry.allSteps.last?.description.meaning == "scroll as this kit does")
    let other = try Registry(Kit("Weather"))
    #expect(other.allSteps.map(\.name) == StepDefinition.core.map(\.name))
  }
}
