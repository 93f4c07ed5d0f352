import Diorama
import HeadlessUIKit

/// What YAML may say of a bar button.
struct BarButtonSettings: Sendable {
  var title: String?
  var isEnabled: Bool?

  static let table = RecordTable<BarButtonSettings>(
    "a bar button",
    [
      Field("title", .text, "its text") { $0.title = $1 },
      Field("isEnabled", .bool, "whether it takes touches") { $0.isEnabled = $1 },
    ])

  static let shape = ValueShape<BarButtonSettings>.record(
    table, startingWith: BarButtonSettings())

  func apply(to item: UIBarButtonItem) {
    if let title {
      item.title = title
      item.image = nil
    }
    if let isEnabled { item.isEnabled = isEnabled }
  }
}

/// What YAML may say of the right bar button of a select screen.
struct RightBarButtonTitles: Sendable {
  var title: String?
  var selectedTitle: String?
  var isEnabled: Bool?

  static let table = RecordTable<RightBarButtonTitles>(
    "a right bar button",
    [
      Field("title", .text, "its text while nobody is selected") { $0.title = $1 },
      Field("selectedTitle", .text, "its text with users selected; %d is their number") {
        $0.selectedTitle = $1
      },
      Field("isEnabled", .bool, "whether it takes touches") { $0.isEnabled = $1 },
    ])

  static let shape = ValueShape<RightBarButtonTitles>.record(
    table, startingWith: RightBarButtonTitles())

  var settings: BarButtonSettings { BarButtonSettings(title: title, isEnabled: isEnabled) }

  /// The title for a number of selected users; nil where YAML says nothing.
  func title(selected count: Int) -> String? {
    if count > 0, let selectedTitle { return SBUStrings.template(selectedTitle)(count) }
    return title.map { SBUStrings.template($0)(count) }
  }
}
