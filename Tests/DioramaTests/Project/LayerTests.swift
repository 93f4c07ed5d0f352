import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit

/// The precedence of layers, from low to high: kit default, Swift code, project, screen, variant.
@Suite("Layers") struct LayerTests {
  /// A header that an app's Swift code uses instead of the kit's.
  private final class LoudHeader: ForecastHeader {
    required init() {
      super.init()
      greeting = "LOUD"
    }
    required init?(coder: NSCoder) { nil }
  }

  private static let app = Kit("App", types: [LoudHeader.self])

  /// The line above the days, with values from the given layers.
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

  @Test func each_layer_overrides_the_layers_below_it() throws {
    #expect(try line() == "Now in Oslo: -3 °C")
    #expect(try line(swift: LoudHeader.self) == "LOUD Oslo: -3 °C")
    #expect(try line(swift: LoudHeader.self, project: "Project") == "Project Oslo: -3 °C")
    #expect(try line(project: "Project", screen: "Screen") == "Screen Oslo: -3 °C")
    #expect(
      try line(swift: LoudHeader.self, project: "Project", screen: "Screen", variant: "Variant")
        == "Variant Oslo: -3 °C")
  }

  /// The layers that set the header, the highest precedence first.
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

  @Test func the_origin_of_a_value_lists_the_winning_and_the_overridden_layers() throws {
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

  @Test func a_type_set_of_the_project_replaces_a_type_for_all_screens() throws {
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
