import DioramaKit

/// The device that shows a screen, in columns and rows of text.
public struct Device: Sendable, Hashable {
  /// The columns, including borders; from 24 to 200.
  public var width: Int
  /// The rows, including borders and bars; nil means that frames show every loaded row.
  public var height: Int?

  /// The valid widths of a device.
  public static let widths = 24...200
  /// The valid heights of a device.
  public static let heights = 8...200

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - width: the columns, including borders; YAML allows ``widths``.
  ///   - height: the rows, including borders and bars; YAML allows ``heights``. If it is nil, a
  ///     height of 24 rows determines which rows of a list are loaded, and frames show all loaded
  ///     rows.
  public init(width: Int = 48, height: Int? = nil) {
    self.width = width
    self.height = height
  }

  /// The number of rows that determines what is visible.
  var visibleRows: Int { height ?? 24 }

  package static let table = RecordTable<Device>(
    "a device",
    [
      Field("width", .integer(in: widths), "columns, including borders") { $0.width = $1 },
      Field(
        "height", .integer(in: heights), "rows, including borders; by default all rows are drawn"
      ) { $0.height = $1 },
    ])
}
