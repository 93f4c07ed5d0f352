import DioramaKit
import HeadlessUIKit

/// The types that an app can exchange for all of its screens.
public enum WeatherSet {
  /// What an app's Swift code chooses, for all that is done inside of `withValue`.
  @TaskLocal public static var ownHeader: ForecastHeader.Type = ForecastHeader.self

  /// What stands above the days: inside a run the run's own choice, which YAML may exchange.
  public static var header: ForecastHeader.Type {
    ScreenEnvironment.current?[Types.self].header ?? ownHeader
  }

  static let all = TypeSet(
    "WeatherSet", "types of all screens",
    entries: [
      TypeSet.Entry("Header", of: ForecastHeader.self, get: { header }) { type in
        ScreenEnvironment.current?[Types.self].header = type
      }
    ])

  private final class Types: EnvironmentKey {
    var header = WeatherSet.ownHeader

    static func makeDefault(in environment: ScreenEnvironment) -> Types { Types() }
  }
}
