import DioramaKit
import HeadlessUIKit

/// The settings of a bar button in YAML.
struct BarButtonSettings: Sendable {
  /// The title; on a select screen, while no user is selected.
  var title: String?
  /// The title while users are selected, on select screens; `%d` is their number.
  var selectedTitle: String?
  /// Whether the button is enabled.
  var isEnabled: Bool?

  /// The shape for a bar button of any screen.
  static let shape = ValueShape<BarButtonSettings>.record(
    RecordTable(
      "a bar button", [Field("title", .text, "the title") { $0.title = $1 }, .isEnabled]),
    startingWith: BarButtonSettings())

  /// The shape for the right bar button of a select screen.
  static let selectionShape = ValueShape<BarButtonSettings>.record(
    RecordTable(
      "a right bar button",
      [
        Field("title", .selectionCount, "the title while no user is selected") { $0.title = $1 },
        Field(
          "selectedTitle", .selectionCount, "the title while users are selected; %d is their number"
        ) {
          $0.selectedTitle = $1
        },
        .isEnabled,
      ]), startingWith: BarButtonSettings())

  /// Applies the settings to an item; a title replaces an image.
  func apply(to item: UIBarButtonItem) {
    if let title {
      item.title = title
      item.image = nil
    }
    if let isEnabled { item.isEnabled = isEnabled }
  }

  /// Returns the title for a number of selected users; nil if YAML sets none.
  func title(selected count: Int) -> String? {
    if count > 0, let selectedTitle { return SBUStrings.template(selectedTitle)(count) }
    return title.map { SBUStrings.template($0)(count) }
  }
}

extension ValueShape where Value == String {
  /// The shape of a text that can contain the number of selected users.
  fileprivate static var selectionCount: ValueShape {
    .format("%d", for: "the number of selected users")
  }
}

extension Field where Target == BarButtonSettings {
  fileprivate static var isEnabled: Field {
    Field("isEnabled", .bool, "whether it is enabled") { $0.isEnabled = $1 }
  }
}
