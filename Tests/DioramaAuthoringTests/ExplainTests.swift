import Diorama
import DioramaAuthoring
import DioramaKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// Explanations of a screen: its values with their layers, and the lines of its snapshot.
@Suite("Explaining screens") struct ExplainTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: bergen
        headerComponent: { greeting: Hello from }
        variants:
          v: { headerComponent: { greeting: Hi } }
        """, project: "units: celsius\n")
    try folder.write(
      ProjectFolder.cities + "  - { id: bergen, name: Bergen, degrees: 4 }\n",
      to: "fixtures/cities.yaml")
  }

  private func plan(_ name: String = "a") throws -> (ScreenPlan, ScreenSuite) {
    let suite = try folder.suite()
    let screen = try #require(suite.declarations.first { $0.name == name })
    return (try #require(suite.plan(screen).plan), suite)
  }

  private func explanation(_ name: String = "a") throws -> ScreenExplanation {
    let (plan, suite) = try plan(name)
    return ScreenExplanation(plan, in: suite)
  }

  @Test func a_value_has_its_layer_and_the_layers_that_it_overrides() throws {
    let value = try #require(try explanation("a@v")["headerComponent.greeting"])
    #expect(value.winner.text == "Hi" && value.winner.layer == "variant")
    #expect(value.overridden.map(\.text) == ["Hello from"])
    #expect(value.overridden.map(\.layer) == ["screen"])
    #expect(value.meaning == "what the line begins with")
  }

  @Test func keys_of_the_kit_and_of_the_core_are_explained() throws {
    let explanation = try explanation()
    #expect(explanation["units"]?.winner.layer == "project")
    #expect(explanation["city"]?.winner.text == "bergen")
    #expect(explanation["theme"]?.winner.layer == "kit default")
    #expect(explanation["headerComponent"]?.winner.text == "ForecastHeader")
    #expect(explanation.unset.map(\.name).contains("network"))
    #expect(explanation["network"] == nil)
  }

  @Test func a_value_of_the_fixtures_file_is_found_by_its_path() throws {
    let value = try #require(try explanation()["data.cities[2].name"])
    #expect(value.winner.text == "Bergen")
    let place = try #require(value.winner.place)
    #expect(place.source.path.hasSuffix("/fixtures/cities.yaml") && place.start.line == 9)
  }

  /// The explanation of the first line of the snapshot that contains the text `words`.
  private func line(with words: String) throws -> LineExplanation {
    let (plan, suite) = try plan()
    var diagnostics = Diagnostics()
    let traced = try #require(TracedScreen(plan, in: suite, &diagnostics))
    let lines = String(decoding: traced.snapshot, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.contains(words) }) + 1
    return try #require(traced.line(number))
  }

  @Test func a_line_of_a_frame_is_traced_to_the_values_that_it_shows() throws {
    let line = try line(with: "Hello from Bergen")
    #expect(line.line.hasPrefix("│ Hello from Bergen: 4 °C"))
    let keys = line.matches.map(\.value.key)
    #expect(keys.contains("headerComponent.greeting") && keys.contains("data.cities[2].name"))
  }

  @Test func the_longer_of_two_values_at_the_same_position_is_listed() throws {
    try folder.write(
      ProjectFolder.cities + "  - { id: bergen, name: Bergen Havn, degrees: 4 }\n"
        + "  - { id: other, name: Bergen, degrees: 9 }\n", to: "fixtures/cities.yaml")
    let keys = try line(with: "Hello from Bergen Havn").matches.map(\.value.key)
    #expect(keys.contains("data.cities[2].name") && !keys.contains("data.cities[3].name"))
  }

  @Test func a_line_of_the_header_is_traced_to_its_key() throws {
    #expect(try line(with: "headerComponent:").matches.map(\.value.key) == ["headerComponent"])
  }
}
