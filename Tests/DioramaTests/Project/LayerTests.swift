import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit

/// What is said twice: the kit's default loses to Swift code, that to the project, that to the
/// screen, and that to a variant.
@Suite("Layers") struct LayerTests {
  /// What an app's Swift code puts in the kit's place.
  private final class LoudHeader: ForecastHeader {
    required init() {
      super.init()
      greeting = "LOUD"
    }
    required init?(coder: NSCoder) { nil }
  }

  private static let app = Kit("App", types: [LoudHeader.self])

  /// The line above the days, as each layer says it.
  private func line(
    swift: ForecastHeader.Type = ForecastHeader.self, project: String? = nil,
    screen: String? = nil, variant: String? = nil
  ) throws -> String? {
    func part(_ greeting: String?, _ indent: String = "") -> String {
      greeting.map { "\(indent)headerComponent: { greeting: \($0) }\n" } ?? ""
    }
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n" + part(screen)
        + (variant == nil ? "" : "variants:\n  v:\n" + part(variant, "    ")),
      project: part(project))
    return try WeatherSet.$ownHeader.withValue(swift) {
      try folder.suite([Self.app]).rows(of: variant == nil ? "a" : "a@v").first
    }
  }

  @Test func each_layer_wins_over_those_below_it() throws {
    #expect(try line() == "Now in Oslo: -3 °C")
    #expect(try line(swift: LoudHeader.self) == "LOUD Oslo: -3 °C")
    #expect(try line(swift: LoudHeader.self, project: "Project") == "Project Oslo: -3 °C")
    #expect(try line(project: "Project", screen: "Screen") == "Screen Oslo: -3 °C")
    #expect(
      try line(swift: LoudHeader.self, project: "Project", screen: "Screen", variant: "Variant")
        == "Variant Oslo: -3 °C")
  }

  /// The layers that say what the header is, the strongest first.
  private func layers(
    of name: String, in folder: ProjectFolder, swift: ForecastHeader.Type = ForecastHeader.self
  ) throws -> [Layer] {
    try WeatherSet.$ownHeader.withValue(swift) {
      let suite = try folder.suite([Self.app])
      let screen = try #require(suite.declarations.first { $0.name == name })
      let plan = try #require(suite.plan(screen).plan)
      let origin = try #require(
        suite.partOrigins(of: plan).first { $0.name == "headerComponent" }?.origin)
      return [origin.layer] + origin.overridden.reversed().map(\.layer)
    }
  }

  @Test func each_value_knows_the_layer_that_won_and_those_that_lost() throws {
    let plain = try ProjectFolder(weather: "viewController: ForecastViewController\ncity: oslo\n")
    #expect(try layers(of: "a", in: plain) == [.kitDefault])
    #expect(try layers(of: "a", in: plain, swift: LoudHeader.self) == [.swift])
    let all = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: oslo
        headerComponent: ForecastHeader
        variants:
          v: { headerComponent: { greeting: Hi } }
        """, project: "WeatherSet: { Header: LayerTests.LoudHeader }\n")
    #expect(
      try layers(of: "a@v", in: all, swift: LoudHeader.self)
        == [.variant, .screen, .project, .swift])
    #expect(try all.suite([Self.app]).lines(of: "a").contains("headerComponent: ForecastHeader"))
  }

  @Test func a_projects_set_exchanges_a_type_for_all_screens() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n",
      project: "WeatherSet: { Header: LayerTests.LoudHeader }\n")
    let suite = try folder.suite([Self.app])
    #expect(suite.lines(of: "a").contains("headerComponent: LayerTests.LoudHeader"))
    #expect(suite.rows(of: "a").first == "LOUD Oslo: -3 °C")
  }

  @Test func keys_of_kits_have_layers_as_well() throws {
    let folder = try ProjectFolder(
      weather: """
        viewController: ForecastViewController
        city: rome
        variants:
          c: { units: celsius }
        """, project: "units: fahrenheit\n")
    let suite = try folder.suite()
    #expect(suite.rows(of: "a").first == "Now in Rome: 62 °F")
    #expect(suite.rows(of: "a@c").first == "Now in Rome: 17 °C")
  }
}
