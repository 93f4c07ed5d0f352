import Diorama
import ProjectFolders
import Testing
import YAML

/// Screens are read and resolved: names to types, values to what properties want.
@Suite("Reading screens") struct ReadingTests {
  /// What is wrong with a screen of WeatherKit.
  private func problems(_ screen: String) throws -> [String] {
    let folder = try ProjectFolder(weather: screen)
    let suite = try folder.suite()
    var found = suite.diagnostics
    for (_, problems) in suite.plans() { found.append(contentsOf: problems) }
    return folder.lines(of: found)
  }

  @Test func a_sound_screen_is_read_without_a_word() throws {
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

  @Test func an_unknown_type_is_reported_with_the_nearest() throws {
    #expect(
      try problems("viewController: ForcastViewController\ncity: oslo\n") == [
        "a.yaml:1:17 error unknown-type: no view controller is called 'ForcastViewController' "
          + "(did you mean 'ForecastViewController'?)"
      ])
  }

  @Test func an_unknown_key_is_reported_with_the_nearest() throws {
    #expect(
      try problems("viewController: ForecastViewController\ncity: oslo\nunit: celsius\n") == [
        "a.yaml:3:1 error unknown-key: the screen 'a' has no key 'unit' (did you mean 'units'?)"
      ])
    #expect(
      try problems(
        "viewController: ForecastViewController\ncity: oslo\nheaderComponent: { greetin: x }\n")
        == [
          "a.yaml:3:20 error unknown-key: 'ForecastHeader' has no key 'greetin' "
            + "(did you mean 'greeting'?)"
        ])
  }

  @Test func a_parameter_that_refers_to_nothing_is_reported_with_the_nearest_id() throws {
    #expect(
      try problems("viewController: ForecastViewController\ncity: olso\n") == [
        "a.yaml:2:7 error unknown-reference: there is no city 'olso' (did you mean 'oslo'?)"
      ])
  }

  @Test func a_parameter_that_is_missing_is_asked_for() throws {
    #expect(
      try problems("viewController: ForecastViewController\n") == [
        "a.yaml:1:17 error missing-key: a forecast needs 'city' (city: a city of the fixture)"
      ])
  }

  @Test func a_type_of_another_kind_does_not_fit() throws {
    let said = try problems(
      "viewController: ForecastViewController\ncity: oslo\nheaderComponent: ForecastList\n")
    #expect(
      said == [
        "a.yaml:3:18 error wrong-kind: 'ForecastList' cannot be used here: it is a list "
          + "(usable here: 'ForecastHeader')"
      ])
  }

  @Test func components_of_the_project_are_types_of_its_screens() throws {
    let folder = try ProjectFolder(
      weather: "viewController: ForecastViewController\ncity: oslo\nheaderComponent: Loud\n",
      project: "components:\n  Loud: { extends: ForecastHeader, greeting: LOUD }\n")
    let suite = try folder.suite()
    #expect(suite.lines(of: "a").contains("headerComponent: Loud (ForecastHeader)"))
    #expect(suite.rows(of: "a").first == "LOUD Oslo: -3 °C")
  }

  @Test func steps_and_values_are_read_with_what_they_may_be() throws {
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
          "a.yaml:5:11 error wrong-value: expected a whole number from 1 to 40, found '99'",
          "a.yaml:6:5 error invalid-step: there is no step 'wram' (did you mean 'warm'?)",
          "a.yaml:7:25 error wrong-value: expected an amount of time, found 'slow' "
            + "(write a number with its unit, such as 300ms, 90s, 5m or 4d)",
        ])
  }
}
