import DioramaKit
import HeadlessUIKit

/// The types that an app can exchange for all of its screens.
public enum WeatherSet {
  /// What an app's Swift code chooses, for all that is done inside of `withValue`.
  @TaskLocal public static var ownHeader: ForecastHeader.Type = ForecastHeader.self

  /// What stands above the days: inside a run the run's own choice, which YAML may exchange.
  static var header: ComponentChoice {
    ScreenEnvironment.current?[Choices.self].header ?? ComponentChoice(type: ownHeader)
  }

  /// A header as it was chosen, with what YAML sets on it.
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
