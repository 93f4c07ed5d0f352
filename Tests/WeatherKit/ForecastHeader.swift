import DioramaKit
import HeadlessUIKit

/// The line above the days.
open class ForecastHeader: UIView, ConfigurableComponent {
  /// What the line begins with.
  public var greeting = "Now in"
  private let label = UILabel()

  /// A header that shows nothing yet.
  public required init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Screens are not decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Says how warm it is in a city.
  open func show(_ city: City, _ station: Station) {
    label.text = "\(greeting) \(city.name): \(station.text(city.degrees))"
  }

  /// Says more about a day.
  open func show(_ day: Day) { label.text = "\(day.name): \(day.sky.rawValue)" }

  /// A header.
  open class var kind: TypeKind { .header }
  /// What `types` says of it.
  open class var summary: String { "the line above the days" }
  /// What YAML may set on it.
  open class var properties: PropertyTable {
    [Property("greeting", .text, "what the line begins with", \ForecastHeader.greeting)]
  }
}
