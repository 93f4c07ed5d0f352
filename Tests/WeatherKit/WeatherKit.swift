import DioramaKit
import HeadlessUIKit

extension Kit {
  /// Screens that show the weather.
  public static let weather = Kit(
    "Weather",
    types: [
      ForecastViewController.self, ForecastHeader.self, ForecastList.self, ForecastCell.self,
    ],
    typeSets: [WeatherSet.all], keys: [.units], steps: [.warm], sections: [City.section],
    requests: [.forecast], sample: .weather)
}

extension ScreenKey {
  /// The key `units`.
  static let units = ScreenKey(
    "units", ValueShape<Station.Units>.choice, "celsius or fahrenheit"
  ) { units, environment in
    environment.station.units = units
  }
}

extension StepDefinition {
  /// The step `warm`.
  static let warm = StepDefinition(
    "warm", .integer(in: 1...40), "it gets warmer by so many degrees Celsius",
    forms: [StepForm("6", "as on a mild afternoon")]
  ) { degrees, stage throws(StepFailure) in
    stage.environment.station.warm(by: degrees)
    try stage.runDueEvents()
  }
}

extension KitSample {
  /// Two cities, and the weather of one.
  static let weather = KitSample(
    fixtureName: "cities", summary: "Places with their weather.",
    sections: [
      Section(
        "cities",
        items: """
            - id: oslo
              name: Oslo
              degrees: -3
              days:
                - { name: Monday, sky: snow, degrees: -5 }
                - { name: Tuesday, sky: sun, degrees: 1 }
            - { id: rome, name: Rome, degrees: 17 }
          """)
    ],
    settings: "units: celsius",
    screens: [
      Screen("ForecastViewController", keys: "city: oslo", examples: "- select: Monday\n- warm: 5")
    ])
}
