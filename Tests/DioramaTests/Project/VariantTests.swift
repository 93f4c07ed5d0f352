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

  /// A project with one screen.
  private func project(_ keys: String) throws -> ProjectFolder {
    try ProjectFolder(weather: "viewController: ForecastViewController\ncity: oslo\n\(keys)\n")
  }

  @Test func a_matrix_varies_keys_of_kits_parameters_and_parts() throws {
    let project = try project(
      """
      components: { Hello: { extends: ForecastHeader, greeting: Hello } }
      matrix: { units: [celsius, fahrenheit], city: [oslo, rome], headerComponent: [Hello] }
      """)
    let suite = try project.suite()
    #expect(
      suite.declarations.map(\.name) == [
        "a", "a@celsius-oslo-Hello", "a@celsius-rome-Hello", "a@fahrenheit-oslo-Hello",
        "a@fahrenheit-rome-Hello",
      ])
    #expect(suite.rows(of: "a@celsius-rome-Hello").first == "Hello Rome: 17 °C")
    #expect(suite.rows(of: "a@fahrenheit-oslo-Hello").first == "Hello Oslo: 27 °F")
  }

  @Test func a_variant_of_a_matrix_has_a_name_of_valid_characters() throws {
    let project = try project(
      "matrix: { timeZone: [Asia/Seoul, UTC], now: [2026-03-01T08:30:00Z] }")
    let suite = try project.suite()
    #expect(
      suite.declarations.map(\.name) == [
        "a", "a@Asia-Seoul-2026-03-01T08-30-00Z", "a@UTC-2026-03-01T08-30-00Z",
      ])
  }

  @Test func null_in_a_variant_removes_the_values_of_all_layers() throws {
    let project = try project(
      """
      units: fahrenheit
      headerComponent: { greeting: Hello }
      variants: { v: { units: null, headerComponent: ~ }, w: { city: null } }
      """)
    let suite = try project.suite()
    #expect(suite.rows(of: "a").first == "Hello Oslo: 27 °F")
    #expect(suite.rows(of: "a@v").first == "Now in Oslo: -3 °C")
    let screen = try #require(suite.declarations.first { $0.name == "a@w" })
    #expect(suite.plan(screen).diagnostics.sorted.map(\.code) == [.missingKey])
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
