import DioramaKit
import HeadlessUIKit

/// The line above the days.
open class ForecastHeader: UIView, ConfigurableComponent {
  /// The first words of the line.
  public var greeting = "Now in"
  private let label = UILabel()

  /// Creates an empty header.
  public required init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Returns nil, since decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows the temperature in a city.
  open func show(_ city: City, _ station: Station) {
    label.text = "\(greeting) \(city.name): \(station.text(city.degrees))"
  }

  /// Shows the state of the sky on a day.
  open func show(_ day: Day) { label.text = "\(day.name): \(day.sky.rawValue)" }

  /// A header.
  open class var kind: TypeKind { .header }
  /// The summary that `types` shows.
  open class var summary: String { "the line above the days" }
  /// The properties that YAML may set.
  open class var properties: PropertyTable {
    [Property("greeting", .text, "what the line begins with", \ForecastHeader.greeting)]
  }
}
