import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// Sets of types in screens and variants; values of one entry are merged over those of the project.
@Suite("Sets of screens and variants") struct ScreenSetTests {
  /// A header that an app's Swift code uses instead of the kit's.
  private final class LoudHeader: ForecastHeader {
    required init() {
      super.init()
      greeting = "LOUD"
    }
    required init?(coder: NSCoder) { nil }
  }

  private static let app = Kit("App", types: [LoudHeader.self])
  private static let loud = "ScreenSetTests.LoudHeader"

  /// The line with the header's type and the line above the days, with the lines of each layer.
  private func lines(
    swift: ForecastHeader.Type = ForecastHeader.self, project: String = "", screen: String = "",
    variant: String? = nil
  ) throws -> [String] {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n\(screen)\n"
        + (variant.map { "variants: { v: { \($0) } }\n" } ?? ""),
      project: "\(project)\n")
    return try WeatherSet.$ownHeader.withValue(swift) {
      let suite = try folder.suite([Self.app])
      let name = variant == nil ? "a" : "a@v"
      let type = suite.lines(of: name).first { $0.hasPrefix("headerComponent: ") }
      return [type ?? "", suite.rows(of: name).first ?? ""]
    }
  }

  @Test func a_set_of_a_screen_replaces_a_type() throws {
    #expect(
      try lines(screen: "WeatherSet: { Header: \(Self.loud) }")
        == ["headerComponent: \(Self.loud)", "LOUD Oslo: -3 °C"])
    #expect(
      try lines(
        screen: "components: { Own: { extends: ForecastHeader, greeting: Own } }\n"
          + "WeatherSet: { Header: Own }")
        == ["headerComponent: Own (ForecastHeader)", "Own Oslo: -3 °C"])
  }

  @Test func a_set_of_a_variant_wins_over_that_of_the_screen_and_of_the_project() throws {
    let screen = "WeatherSet: { Header: { greeting: Screen } }"
    let project = "WeatherSet: { Header: { greeting: Project } }"
    #expect(try lines(project: project).last == "Project Oslo: -3 °C")
    #expect(try lines(project: project, screen: screen).last == "Screen Oslo: -3 °C")
    #expect(
      try lines(
        project: project, screen: screen, variant: "WeatherSet: { Header: { greeting: Variant } }"
      ).last == "Variant Oslo: -3 °C")
  }

  @Test func properties_alone_apply_to_the_type_of_the_weaker_layers() throws {
    let hello = "WeatherSet: { Header: { greeting: Hello } }"
    let plain = ["headerComponent: ForecastHeader", "Hello Oslo: -3 °C"]
    let own = ["headerComponent: \(Self.loud)", "Hello Oslo: -3 °C"]
    #expect(try lines(project: hello) == plain)
    #expect(try lines(screen: hello) == plain)
    #expect(try lines(swift: LoudHeader.self, project: hello) == own)
    #expect(try lines(project: "WeatherSet: { Header: \(Self.loud) }", screen: hello) == own)
    #expect(
      try lines(screen: "WeatherSet: { Header: \(Self.loud) }", variant: hello) == own)
  }

  @Test func null_in_a_variant_takes_the_set_back() throws {
    let kit = ["headerComponent: ForecastHeader", "Now in Oslo: -3 °C"]
    #expect(
      try lines(
        project: "WeatherSet: { Header: \(Self.loud) }",
        screen: "WeatherSet: { Header: { greeting: Hello } }", variant: "WeatherSet: null") == kit)
  }

  @Test func a_set_of_a_stronger_layer_wins_over_the_key_of_a_part() throws {
    let screen = "WeatherSet: { Header: { greeting: Screen } }"
    #expect(
      try lines(project: "headerComponent: { greeting: Project }", screen: screen).last
        == "Screen Oslo: -3 °C")
    #expect(
      try lines(screen: "\(screen)\nheaderComponent: { greeting: Part }").last
        == "Part Oslo: -3 °C")
  }

  @Test func the_origin_of_a_part_lists_sets_by_layer() throws {
    let folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        WeatherSet: { Header: ForecastHeader }
        variants: { v: { WeatherSet: { Header: ForecastHeader } } }
        """, project: "headerComponent: ForecastHeader\n")
    let suite = try folder.suite()
    let screen = try #require(suite.declarations.first { $0.name == "a@v" })
    let plan = try #require(suite.plan(screen).plan)
    let origin = try #require(
      suite.partOrigins(of: plan).first { $0.name == "headerComponent" }?.origin)
    #expect(
      origin.overridden.map(\.layer) + [origin.layer] == [.kitDefault, .project, .screen, .variant])
  }

  @Test func the_name_of_a_part_is_that_in_the_set_of_the_screen() throws {
    let folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        WeatherSet: { Header: \(Self.loud) }
        """)
    let suite = try folder.suite([Self.app])
    let screen = try #require(suite.declarations.first)
    let plan = try #require(suite.plan(screen).plan)
    #expect(suite.partName("headerComponent", of: plan) == Self.loud)
  }

  @Test func an_unknown_property_alone_in_a_set_of_the_project_is_reported() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n",
      project: "WeatherSet: { Header: { greetin: Hello } }\n")
    let suite = try folder.suite()
    #expect(
      folder.lines(of: suite.diagnostics) == [
        "diorama.yaml:2:25 error unknown-key: 'greetin' is not a key of 'ForecastHeader' "
          + "(did you mean 'greeting'?)"
      ])
  }

  @Test(arguments: [
    ("WeatherSet.Header: ForecastHeader", "write 'WeatherSet: { Header: ForecastHeader }'"),
    ("device.width: 40", "write 'device: { width: 40 }'"),
    ("headerComponent.greeting: Good day", "write 'headerComponent: { greeting: ... }'"),
    (
      "WeatherSet.Heder: ForecastHeader",
      "write its entries below 'WeatherSet:'; see `diorama types WeatherSet`"
    ),
    (
      "WeatherSet: {}\nWeatherSet.Header: ForecastHeader",
      "write 'Header: ForecastHeader' in the braces in line 3"
    ),
  ])
  func a_key_that_is_a_path_is_reported_with_the_mapping(keys: String, help: String) throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n\(keys)\n")
    let suite = try folder.suite()
    let problems = try #require(suite.plans().first?.diagnostics)
    #expect(problems.sorted.map { $0.help?.text } == [help])
  }
}
