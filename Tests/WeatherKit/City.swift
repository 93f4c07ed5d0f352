import DioramaKit

/// A place of a fixture, with the weather to come.
public struct City: FixtureRecord {
  /// What screens call it.
  public var id = ""
  /// What people call it.
  public var name = ""
  /// Degrees Celsius now.
  public var degrees = 0
  /// The days to come.
  public var days: [Day] = []

  /// A city of which nothing is known.
  public init() {}

  /// What YAML may say of it.
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

/// A day to come.
public struct Day: Sendable {
  /// What the sky does.
  public enum Sky: String, Sendable, CaseIterable { case sun, cloud, rain, snow }

  /// The day of the week.
  public var name = ""
  /// What the sky does.
  public var sky = Sky.sun
  /// Degrees Celsius at noon.
  public var degrees = 0

  /// A day of which nothing is known.
  public init() {}

  static let table = FieldTable<Day>(
    "a day",
    [
      Field("name", .text, required: true, "the day of the week", \.name),
      Field("sky", .choice, "what the sky does", \.sky),
      Field("degrees", .integer(in: -90...60), "degrees Celsius at noon", \.degrees),
    ])
}
