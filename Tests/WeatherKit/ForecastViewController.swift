import DioramaKit
import HeadlessUIKit

/// The weather of a city.
open class ForecastViewController: UIViewController, ScreenViewController {
  /// The line above the days.
  public lazy var headerComponent = WeatherSet.makeHeader()
  /// The days.
  public lazy var listComponent = ForecastList()
  private let city: City
  private let station = ScreenEnvironment.current?.station ?? Station()

  /// Creates a screen of a city.
  public required init(city: City) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, since decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds the parts to the view and loads the weather.
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = city.name
    view.addSubview(headerComponent)
    view.addSubview(listComponent)
    listComponent.onRetry = { [weak self] in self?.load() }
    listComponent.onSelect = { [weak self] in self?.headerComponent.show($0) }
    station.onChange = { [weak self] in self?.load() }
    load()
  }

  private func load() {
    listComponent.content = .loading
    station.forecast(of: city) { [weak self] in self?.show($0) }
  }

  private func show(_ answer: Result<City, ServiceError>) {
    switch answer {
    case .success(let city):
      headerComponent.show(city, station)
      listComponent.content = .days(city.days, station)
    case .failure(let error): listComponent.content = .failure(error)
    }
  }

  /// The summary that `types` shows.
  open class var summary: String { "the weather of a city" }
  /// The properties that YAML may set besides parts and parameters.
  open class var properties: PropertyTable { [] }
  /// The parts that YAML may choose.
  open class var slots: [Slot] {
    [
      Slot(
        "headerComponent", \ForecastViewController.headerComponent, "the line above the days",
        standard: "WeatherSet.Header"),
      Slot("listComponent", \ForecastViewController.listComponent, "the days"),
    ]
  }

  private struct Arguments: Sendable { var city = City() }

  /// The parameter `city`.
  public static let initializer = ViewControllerInitializer(
    FieldTable<Arguments>(
      "a forecast",
      [Field("city", City.section.record(), required: true, "a city of the fixture", \.city)]),
    startingWith: Arguments()
  ) { type, arguments in
    (type as? ForecastViewController.Type)?.init(city: arguments.city)
  }
}
