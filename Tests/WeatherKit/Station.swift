import DioramaKit
import HeadlessUIKit

/// The weather service of the screens; each run has its own.
public final class Station {
  /// The unit of displayed temperatures.
  public enum Units: String, Sendable, CaseIterable { case celsius, fahrenheit }

  /// The unit of displayed temperatures.
  public var units = Units.celsius
  /// Called when the weather changes.
  public var onChange: (() -> Void)?
  private var warmth = 0

  /// Requests the weather of a city; the answer, or a failure that YAML sets, arrives later.
  public func forecast(of city: City, answer: @escaping (Result<City, ServiceError>) -> Void) {
    ScreenEnvironment.current?.network.perform(
      .forecast, { self.warmed(city) }, answer: answer)
  }

  /// Raises the temperature in all cities.
  public func warm(by degrees: Int) {
    warmth += degrees
    onChange?()
  }

  /// A temperature as text.
  public func text(_ degrees: Int) -> String {
    units == .celsius ? "\(degrees) °C" : "\(degrees * 9 / 5 + 32) °F"
  }

  private func warmed(_ city: City) -> City {
    var city = city
    city.degrees += warmth
    for index in city.days.indices { city.days[index].degrees += warmth }
    return city
  }
}

extension RequestName {
  static let forecast: RequestName = "forecast"
}

private enum StationKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> Station { Station() }
}

extension ScreenEnvironment {
  /// The run's station.
  public var station: Station { self[StationKey.self] }
}
