import Diorama
import ProjectFolders
import Testing
import YAML

/// A screen and each of its variants are separate runs.
@Suite("Variants") struct VariantTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        tags: north
        variants:
          warm: { units: fahrenheit }
          south: { city: rome, tags: [south] }
        matrix:
          theme: [light, dark]
          width: 30
        """)
  }

  private func names(_ selection: ScreenSuite.Selection) throws -> [String] {
    try folder.suite(selecting: selection).selected.map(\.name)
  }

  @Test func variants_and_combinations_of_a_matrix_are_declared_without_running() throws {
    #expect(
      try folder.suite().declarations.map(\.name) == [
        "a", "a@warm", "a@south", "a@light-30", "a@dark-30",
      ])
  }

  @Test func a_variant_overrides_the_values_it_sets_and_keeps_the_rest() throws {
    let suite = try folder.suite()
    #expect(suite.rows(of: "a").first == "Now in Oslo: -3 °C")
    #expect(suite.rows(of: "a@warm").first == "Now in Oslo: 27 °F")
    #expect(suite.rows(of: "a@south").first == "Now in Rome: 17 °C")
    let dark = suite.lines(of: "a@dark-30")
    #expect(dark.contains("theme: dark"))
    #expect(dark.first { $0.hasPrefix("┌") }?.count == 30)
  }

  @Test func variants_are_selected_by_pattern_tag_and_name() throws {
    #expect(try names(.init(filters: ["a@s*"])) == ["a@south"])
    #expect(try names(.init(filters: ["a"])) == ["a"])
    #expect(try names(.init(tags: ["south"])) == ["a@south"])
    #expect(try names(.init(tags: ["north"])).count == 4)
    #expect(try names(.init(variants: ["warm"])) == ["a@warm"])
    #expect(try names(.init(variants: ["warm", "south"])) == ["a@warm+south"])
  }

  @Test func combined_variants_are_merged() throws {
    let suite = try folder.suite(selecting: .init(variants: ["warm", "south"]))
    let screen = try #require(suite.selected.first)
    let snapshot = try #require(suite.outcome(of: screen).snapshot)
    #expect(String(decoding: snapshot, as: UTF8.self).contains("Now in Rome: 62 °F"))
  }

  @Test func a_problem_of_a_variant_has_a_note_with_the_variants_name() throws {
    try folder.write(
      "viewController: ForecastViewController\nvariants: { v: { theme: dark } }\n", to: "b.yaml")
    let suite = try folder.suite()
    let screen = try #require(suite.declarations.first { $0.name == "b@v" })
    let problem = try #require(suite.plan(screen).diagnostics.sorted.first)
    #expect(problem.notes.map(\.message) == ["the problem is in the variant 'v'"])
  }
}
