import DioramaKit
import HeadlessUIKit
import YAML

/// A row that YAML adds to each page of the friend request list, as an app's delegate would.
struct CustomRow: Sendable {
  var title = ""
  var detail: String?

  private static let table = RecordTable<CustomRow>(
    "a custom row",
    [
      Field("title", .text, required: true, "its first line", \.title),
      Field("detail", .text, "its second line", \.detail),
    ])

  static let shape = ValueShape.record(table, startingWith: CustomRow())
}

/// A row that YAML adds. It has no request, so its time is 0 (N56).
final class NCApplyFriendCustomRowViewModel: NCApplyFriendCellViewModel {
  private static let identifier = "NCApplyFriendOwnRow"
  private let row: CustomRow

  init(_ row: CustomRow) {
    self.row = row
    super.init()
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.identifier)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    return cell
  }
}
