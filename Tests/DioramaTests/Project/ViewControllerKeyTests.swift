import Diorama
import DioramaKit
import HeadlessUIKit
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// Properties of a view controller are keys of its screens, in all layers.
@Suite("Properties of view controllers") struct ViewControllerKeyTests {
  /// A screen whose header begins with words of its own.
  final class PoliteScreen: ForecastViewController {
    override class var properties: PropertyTable {
      [
        Property("salute", .text, "what the header begins with") {
          (screen: PoliteScreen, text: String) in
          screen.headerComponent.greeting = text
        }
      ]
    }
  }

  private static let app = Kit("App", types: [PoliteScreen.self])
  private static let polite = "ViewControllerKeyTests.PoliteScreen"

  /// The line above the days of a screen.
  private func line(
    of name: String = "a", project: String = "", screen: String = "", type: String = polite
  ) throws -> String? {
    let folder = try ProjectFolder(
      weather: "viewController: \(type)\ncity: oslo\n\(screen)\n", project: "\(project)\n")
    return try folder.suite([Self.app]).rows(of: name).first
  }

  @Test func each_layer_overrides_the_layers_below_it() throws {
    let made = "components: { Made: { extends: \(Self.polite), salute: Made } }"
    #expect(try line() == "Now in Oslo: -3 °C")
    #expect(try line(project: "salute: Project") == "Project Oslo: -3 °C")
    #expect(
      try line(project: "salute: Project\n\(made)", type: "Made") == "Made Oslo: -3 °C")
    #expect(
      try line(project: "salute: Project\n\(made)", screen: "salute: Screen", type: "Made")
        == "Screen Oslo: -3 °C")
    #expect(
      try line(
        of: "a@v", screen: "salute: Screen\nvariants: { v: { salute: Variant } }")
        == "Variant Oslo: -3 °C")
    #expect(
      try line(of: "a@v", screen: "salute: Screen\nvariants: { v: { salute: null } }")
        == "Now in Oslo: -3 °C")
    #expect(
      try line(of: "a@Matrix", screen: "salute: Screen\nmatrix: { salute: [Matrix] }")
        == "Matrix Oslo: -3 °C")
  }

  @Test func an_unknown_key_suggests_a_property() throws {
    let folder = try ProjectFolder(
      weather: "viewController: \(Self.polite)\ncity: oslo\nsalut: Hello\n")
    let suite = try folder.suite([Self.app])
    #expect(
      folder.lines(of: try #require(suite.plans().first?.diagnostics)) == [
        "a.yaml:3:1 error unknown-key: 'salut' is not a key of the screen 'a' "
          + "(did you mean 'salute'?)"
      ])
  }

  @Test(arguments: [(polite, 0), ("ForecastViewController", 1)])
  func a_default_that_no_screen_can_use_is_reported(type: String, count: Int) throws {
    let folder = try ProjectFolder(
      weather: "viewController: \(type)\ncity: oslo\n", project: "salute: Hello\n")
    let suite = try folder.suite([Self.app])
    let plan = try #require(suite.plans().first?.plan)
    #expect(suite.diagnostics.isEmpty)
    #expect(suite.unusedDefaults(fitting: plan.fittingDefaults).count == count)
  }
}
