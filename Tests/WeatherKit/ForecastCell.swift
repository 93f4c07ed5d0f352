import DioramaKit
import HeadlessUIKit

/// A day in the list.
open class ForecastCell: UITableViewCell, Configurable {
  /// Whether the row says what the sky does.
  public var showsSky = true

  /// Shows a day; `select` finds the row by the identifier.
  open func show(_ day: Day, _ station: Station) {
    accessibilityIdentifier = day.name
    let sky = showsSky ? ", \(day.sky.rawValue)" : ""
    textLabel?.text = "\(day.name): \(station.text(day.degrees))\(sky)"
  }

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What `types` says of it.
  open class var summary: String { "a day in the list" }
  /// What YAML may set on it.
  open class var properties: PropertyTable {
    [Property("showsSky", .bool, "whether it says what the sky does", \ForecastCell.showsSky)]
  }
}
