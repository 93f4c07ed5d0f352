import DioramaKit
import HeadlessUIKit

/// The types that an app can replace on all of its screens.
public enum WeatherSet {
  /// The header that an app's Swift code chooses, for code inside of `withValue`.
  @TaskLocal public static var ownHeader: ForecastHeader.Type = ForecastHeader.self

  /// The header above the days; inside a run it is the run's own choice, which YAML may replace.
  static var header: ComponentChoice {
    ScreenEnvironment.current?[Choices.self].header ?? ComponentChoice(type: ownHeader)
  }

  /// Creates the chosen header with the properties that YAML sets.
  public static func makeHeader() -> ForecastHeader { header.make(as: ForecastHeader.self) }

  static let all = TypeSet(
    "WeatherSet", "types of all screens",
    entries: [
      TypeSet.Entry("Header", of: ForecastHeader.self, get: { header }) { choice in
        ScreenEnvironment.current?[Choices.self].header = choice
      }
    ])

  private final class Choices: EnvironmentKey {
    var header: ComponentChoice?

    static func makeDefault(in environment: ScreenEnvironment) -> Choices { Choices() }
  }
}
