import DioramaKit
import HeadlessUIKit
import Testing
import WeatherKit

/// Two kits may only register the same name for the same value; other duplicates are rejected.
@Suite("Conflicts between kits") struct RegistrationConflictTests {
  private static func key(_ name: String) -> ScreenKey {
    ScreenKey(name, .text, "a word") { _, _ in }
  }

  private static func step(_ name: String) -> StepDefinition {
    StepDefinition(name, .text, "it happens") { _, _ in }
  }

  private static func set(_ name: String) -> TypeSet { TypeSet(name, "types", entries: []) }

  private static func section(_ name: String) -> FixtureSection<Int> {
    FixtureSection(lists: [FixtureList(name, .text, "numbers")], empty: 0) { _, _ in 0 }
  }

  private static func format(_ ending: String) -> FixtureFormat {
    FixtureFormat(endings: [ending]) { _ in Fixture() }
  }

  /// Why a kit cannot be registered beside others; nil if it can.
  private func registrationError(of kit: Kit, beside others: Kit...) throws -> String? {
    var registry = Registry()
    for other in others { try registry.register(other) }
    do {
      try registry.register(kit)
      return nil
    } catch let error as RegistrationError {
      return error.description
    }
  }

  private func conflict(_ what: String, _ name: String, by first: String = "Weather") -> String {
    "duplicate \(what) '\(name)': '\(first)' and the kit 'Tides' both define it"
  }

  @Test(
    arguments: [
      (Kit("Tides", keys: [key("units")]), "key", "units"),
      (Kit("Tides", steps: [step("warm")]), "step", "warm"),
      (Kit("Tides", typeSets: [set("WeatherSet")]), "set of types", "WeatherSet"),
      (Kit("Tides", sections: [section("cities")]), "fixture section", "cities"),
      (Kit("Tides", olderNames: ["ForecastCell": "TideCell"]), "deprecated name", "ForecastCell"),
      (Kit("Tides", olderKeys: [("units", "measures")]), "deprecated key", "units"),
      (Kit("Tides", typeSets: [set("units")]), "set of types", "units"),
    ])
  func a_name_that_another_kit_registered_is_rejected_with_both_kits(
    kit: Kit, what: String, name: String
  ) throws {
    #expect(try registrationError(of: kit, beside: .weather) == conflict(what, name))
  }

  @Test func a_duplicate_type_name_is_rejected() throws {
    // Both are `Thermometer` in YAML: a private context is not part of a name.
    let first = Kit("Weather", types: [outerThermometer()])
    let second = Kit("Tides", types: [innerThermometer()])
    #expect(try registrationError(of: first, beside: first) == nil)
    #expect(try registrationError(of: second, beside: first) == conflict("type", "Thermometer"))
  }

  @Test func a_type_with_the_older_name_of_another_kit_is_rejected() throws {
    let older = Kit("Weather", olderNames: ["ForecastCell": "DayCell"])
    #expect(
      try registrationError(of: Kit("Tides", types: [ForecastCell.self]), beside: older)
        == conflict("type", "ForecastCell"))
  }

  @Test func a_duplicate_fixture_file_extension_is_rejected() throws {
    let first = Kit("Weather", formats: [Self.format(".csv")])
    let second = Kit("Tides", formats: [Self.format(".csv")])
    #expect(
      try registrationError(of: second, beside: first) == conflict("kind of fixture file", ".csv"))
  }

  @Test func older_spellings_conflict_only_if_their_meanings_differ() throws {
    let first = Kit("Weather", olderKeys: [("town", "city")], olderNames: ["Row": "ForecastCell"])
    #expect(
      try registrationError(of: first, beside: Kit("A", olderKeys: [("town", "city")])) == nil)
    #expect(
      try registrationError(of: first, beside: Kit("A", olderNames: ["Row": "ForecastCell"])) == nil
    )
    #expect(
      try registrationError(of: Kit("Tides", olderKeys: [("town", "place")]), beside: first)
        == conflict("deprecated key", "town"))
    #expect(
      try registrationError(of: Kit("Tides", olderNames: ["Row": "ForecastList"]), beside: first)
        == conflict("deprecated name", "Row"))
  }

  @Test(arguments: ["theme", "data", "network", "steps", "severity"] as [String])
  func a_core_key_is_rejected(name: String) throws {
    #expect(
      try registrationError(of: Kit("Tides", keys: [Self.key(name)]))
        == conflict("key", "\(name)", by: "Diorama"))
    #expect(
      try registrationError(of: Kit("Tides", typeSets: [Self.set(name)]))
        == conflict("set of types", "\(name)", by: "Diorama"))
  }

  @Test(arguments: ["network"])
  func a_core_step_is_rejected(name: String) throws {
    #expect(
      try registrationError(of: Kit("Tides", steps: [Self.step(name)]))
        == conflict("step", "\(name)", by: "Diorama"))
  }

  @Test func the_YAML_extensions_are_reserved() throws {
    #expect(
      try registrationError(of: Kit("Tides", formats: [Self.format(".yml")]))
        == conflict("kind of fixture file", ".yml", by: "Diorama"))
  }

  @Test func registering_the_same_kit_twice_adds_nothing() throws {
    var registry = try Registry(.weather)
    let before = (registry.keys.count, registry.steps.count, registry.fixtureLists.count)
    try registry.register(.weather)
    #expect((registry.keys.count, registry.steps.count, registry.fixtureLists.count) == before)
    #expect(registry.typeSets.count == 1 && registry.entries(of: .cell).count == 1)
  }

  @Test func a_rejected_kit_adds_nothing() throws {
    var registry = try Registry(.weather)
    let kit = Kit("Tides", keys: [Self.key("depth")], steps: [Self.step("warm")])
    #expect(throws: RegistrationError.self) { try registry.register(kit) }
    // Remains of the rejected kit would appear with the next kit.
    try registry.register(Kit("Quiet"))
    #expect(!registry.keys.contains { "\($0.name)" == "depth" })
  }
}

private func outerThermometer() -> any Configurable.Type {
  final class Thermometer: UIView, Configurable {
    static let kind: TypeKind = "instrument"
    static let properties: PropertyTable = []
  }
  return Thermometer.self
}

private func innerThermometer() -> any Configurable.Type {
  final class Thermometer: UIView, Configurable {
    static let kind: TypeKind = "instrument"
    static let properties: PropertyTable = []
  }
  return Thermometer.self
}
