import DioramaKit
import HeadlessUIKit

/// What YAML may say of a bar button.
struct BarButtonSettings: Sendable {
  /// The text; on a select screen, while nobody is selected.
  var title: String?
  /// The text with users selected, which `%d` is the number of; for select screens.
  var selectedTitle: String?
  /// Whether it takes touches.
  var isEnabled: Bool?

  /// A bar button of any screen.
  static let shape = ValueShape<BarButtonSettings>.record(
    RecordTable(
      "a bar button", [Field("title", .text, "its text") { $0.title = $1 }, .isEnabled]),
    startingWith: BarButtonSettings())

  /// The right bar button of a select screen.
  static let selectionShape = ValueShape<BarButtonSettings>.record(
    RecordTable(
      "a right bar button",
      [
        Field("title", .selectionCount, "its text while nobody is selected") { $0.title = $1 },
        Field(
          "selectedTitle", .selectionCount, "its text with users selected; %d is their number"
        ) {
          $0.selectedTitle = $1
        },
        .isEnabled,
      ]), startingWith: BarButtonSettings())

  /// Writes the settings into an item; a text takes the place of a picture.
  func apply(to item: UIBarButtonItem) {
    if let title {
      item.title = title
      item.image = nil
    }
    if let isEnabled { item.isEnabled = isEnabled }
  }

  /// The title for a number of selected users; nil where YAML says nothing.
  func title(selected count: Int) -> String? {
    if count > 0, let selectedTitle { return SBUStrings.template(selectedTitle)(count) }
    return title.map { SBUStrings.template($0)(count) }
  }
}

extension ValueShape where Value == String {
  /// A text that may say how many users are selected.
  fileprivate static var selectionCount: ValueShape {
    .format("%d", for: "the number of selected users")
  }
}

extension Field where Target == BarButtonSettings {
  fileprivate static var isEnabled: Field {
    Field("isEnabled", .bool, "whether it takes touches") { $0.isEnabled = $1 }
  }
}
