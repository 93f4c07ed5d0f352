import Diorama
import DioramaKit
import ProjectFolders
import Testing
import YAML

/// Screens are read and resolved: names to types, and values to those that properties expect.
@Suite("Reading screens") struct ReadingTests {
  /// The problems of a WeatherKit screen.
  private func problems(_ screen: String) throws -> [String] {
    let folder = try ProjectFolder(weather: screen)
    let suite = try folder.suite()
    var found = suite.diagnostics
    for (_, problems) in suite.plans() { found.append(contentsOf: problems) }
    return folder.lines(of: found)
  }

  @Test func a_valid_screen_has_no_diagnostics() throws {
    #expect(
      try problems(
        """
        viewController: ForecastViewController
        city: oslo
        headerComponent: { greeting: Hello }
        listComponent: { type: ForecastList, cell: { type: ForecastCell, showsSky: no } }
        units: fahrenheit
        """
      ).isEmpty)
  }

  @Test func an_unknown_type_is_reported_with_a_suggestion() throws {
    #expect(
      try problems("viewController: ForcastViewController\ncity: oslo\n") == [
        "a.yaml:1:17 error unknown-type: unknown view controller 'ForcastViewController' "
          + "(did you mean 'ForecastViewController'?)"
      ])
  }

  @Test func an_unknown_key_is_reported_with_a_suggestion() throws {
    #expect(
      try problems("viewController: ForecastViewController\ncity: oslo\nunit: celsius\n") == [
        "a.yaml:3:1 error unknown-key: 'unit' is not a key of the screen 'a' "
          + "(did you mean 'units'?)"
      ])
    #expect(
      try problems(
        "viewController: ForecastViewController\ncity: oslo\nheaderComponent: { greetin: x }\n")
        == [
          "a.yaml:3:20 error unknown-key: 'greetin' is not a key of 'ForecastHeader' "
            + "(did you mean 'greeting'?)"
        ])
  }

  @Test func an_unknown_id_in_a_parameter_is_reported_with_a_suggestion() throws {
    #expect(
      try problems("viewController: ForecastViewController\ncity: olso\n") == [
        "a.yaml:2:7 error unknown-reference: unknown city 'olso' (did you mean 'oslo'?)"
      ])
  }

  @Test func a_missing_parameter_is_reported() throws {
    #expect(
      try problems("viewController: ForecastViewController\n") == [
        "a.yaml:1:17 error missing-key: missing key 'city' in a forecast "
          + "(add 'city: ' and the id of a city (a city of the fixture))"
      ])
  }

  @Test func a_type_of_the_wrong_kind_is_reported() throws {
    let said = try problems(
      "viewController: ForecastViewController\ncity: oslo\nheaderComponent: ForecastList\n")
    #expect(
      said == [
        "a.yaml:3:18 error wrong-kind: 'ForecastList' cannot be used here: it is a list, "
          + "not a header (available: 'ForecastHeader')"
      ])
  }

  @Test func components_of_the_project_can_be_used_in_its_screens() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\nheaderComponent: Loud\n",
      project: "components:\n  Loud: { extends: ForecastHeader, greeting: LOUD }\n")
    let suite = try folder.suite()
    #expect(suite.lines(of: "a").contains("headerComponent: Loud (ForecastHeader)"))
    #expect(suite.rows(of: "a").first == "LOUD Oslo: -3 °C")
  }

  @Test func invalid_values_and_steps_are_reported_with_what_is_allowed() throws {
    #expect(
      try problems(
        """
        viewController: ForecastViewController
        city: oslo
        units: kelvin
        steps:
          - warm: 99
          - wram: 2
          - network: { latency: slow }
        """) == [
          "a.yaml:3:8 error wrong-value: expected celsius or fahrenheit, found 'kelvin'",
          "a.yaml:5:11 error wrong-value: expected a whole number from 1 to 40, found '99' "
            + "(write a value, for example '- warm: 6')",
          "a.yaml:6:5 error invalid-step: unknown step 'wram' (did you mean 'warm'?)",
          "a.yaml:7:25 error wrong-value: expected a duration, found 'slow' "
            + "(write a number with its unit, such as 300ms, 90s, 5m or 4d)",
        ])
  }

  @Test(arguments: [
    ("steps", "- advance*: 1s", "advance"), ("steps", "- advance*", "advance"),
    ("components", "Own*: { extends: ForecastHeade* }", "ForecastHeader"),
    ("network:\n  failures", "- { request: forecast* }", "forecast"),
  ])
  func only_the_first_of_very_many_unknown_names_have_a_suggestion(
    key: String, item: String, meant: String
  ) throws {
    let endings = "abcdefghijklmnopqrst".flatMap { first in
      "abcdefghijklmno".map { "\(first)\($0)" }
    }
    let items = endings.map { "  \(item.replacing("*", with: $0))\n" }.joined()
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\n\(key):\n\(items)")
    let plans = try folder.suite().plans()
    let helps = plans.flatMap { $0.diagnostics.sorted.compactMap { $0.help?.text } }
    #expect(helps.count == 300)
    #expect(helps.count { $0 == "did you mean '\(meant)'?" } == Decoding.maxSearches)
  }
}
