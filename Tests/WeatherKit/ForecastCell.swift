import DioramaKit
import HeadlessUIKit

/// A day in the list.
open class ForecastCell: UITableViewCell, Configurable {
  /// Whether the row shows the state of the sky.
  public var showsSky = true

  /// Shows a day; `select` finds the row by the identifier.
  open func show(_ day: Day, _ station: Station) {
    accessibilityIdentifier = day.name
    let sky = showsSky ? ", \(day.sky.rawValue)" : ""
    textLabel?.text = "\(day.name): \(station.text(day.degrees))\(sky)"
  }

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// The summary that `types` shows.
  open class var summary: String { "a day in the list" }
  /// The properties that YAML may set.
  open class var properties: PropertyTable {
    [Property("showsSky", .bool, "whether it says what the sky does", \ForecastCell.showsSky)]
  }
}
