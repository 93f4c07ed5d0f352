import DioramaKit
import HeadlessUIKit

/// The service that screens ask for the weather; each run has its own.
public final class Station {
  /// How temperatures are written.
  public enum Units: String, Sendable, CaseIterable { case celsius, fahrenheit }

  /// How temperatures are written.
  public var units = Units.celsius
  /// Is told when the weather changes.
  public var onChange: (() -> Void)?
  private var warmth = 0

  /// Asks for the weather of a city; the answer comes later, or the failure that YAML wants.
  public func forecast(of city: City, answer: @escaping (Result<City, ServiceError>) -> Void) {
    ScreenEnvironment.current?.network.perform(
      .forecast, { self.warmed(city) }, answer: answer)
  }

  /// Makes it warmer everywhere.
  public func warm(by degrees: Int) {
    warmth += degrees
    onChange?()
  }

  /// A temperature as it is written.
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
