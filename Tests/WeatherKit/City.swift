import DioramaKit

/// A city of a fixture, with its forecast.
public struct City: FixtureRecord {
  /// The ID that screens use.
  public var id = ""
  /// The displayed name.
  public var name = ""
  /// Degrees Celsius now.
  public var degrees = 0
  /// The days of the forecast.
  public var days: [Day] = []

  /// Creates a city with default values.
  public init() {}

  /// The keys that YAML may set.
  public static let table = FieldTable<City>(
    "a city",
    [
      Field("id", .text, required: true, "what screens call it", \.id),
      Field("name", .text, required: true, "what people call it", \.name),
      Field("degrees", .integer(in: -90...60), "degrees Celsius now", \.degrees),
      Field("days", .list(of: .record(Day.table, startingWith: Day())), "days to come", \.days),
    ])

  /// The cities of a fixture.
  public static let section = FixtureSection(
    "cities", of: City.self, id: "id", "places with their weather")
}

/// A day of the forecast.
public struct Day: Sendable {
  /// The state of the sky.
  public enum Sky: String, Sendable, CaseIterable { case sun, cloud, rain, snow }

  /// The day of the week.
  public var name = ""
  /// The state of the sky.
  public var sky = Sky.sun
  /// Degrees Celsius at noon.
  public var degrees = 0

  /// Creates a day with default values.
  public init() {}

  static let table = FieldTable<Day>(
    "a day",
    [
      Field("name", .text, required: true, "the day of the week", \.name),
      Field("sky", .choice, "what the sky does", \.sky),
      Field("degrees", .integer(in: -90...60), "degrees Celsius at noon", \.degrees),
    ])
}
