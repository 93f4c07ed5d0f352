import DioramaKit

/// The device that a screen is shown on, in columns and rows of text.
public struct Device: Sendable, Hashable {
  /// Columns, borders included; from 24 to 200.
  public var width: Int
  /// Rows, borders and bars included; nil means that frames draw every loaded row.
  public var height: Int?

  /// The widths a device may have.
  public static let widths = 24...200
  /// The heights a device may have.
  public static let heights = 8...200

  /// A device.
  ///
  /// - Parameters:
  ///   - width: columns, borders included; YAML allows ``widths``.
  ///   - height: rows, borders and bars included; YAML allows ``heights``. Without one, 24 rows
  ///     decide which rows of a list are loaded, and frames draw all that are.
  public init(width: Int = 48, height: Int? = nil) {
    self.width = width
    self.height = height
  }

  /// The rows that decide what is visible.
  var visibleRows: Int { height ?? 24 }

  package static let table = RecordTable<Device>(
    "a device",
    [
      Field("width", .integer(in: widths), "columns, borders included") { $0.width = $1 },
      Field(
        "height", .integer(in: heights), "rows, borders included; left out, all rows are drawn"
      ) { $0.height = $1 },
    ])
}
