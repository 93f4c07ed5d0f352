import HeadlessUIKit

/// The collection of a chat page's messages.
open class NCBaseCollectionView: UICollectionView {
  /// Leaves a row of the screen to the bar below, so that rows that come into view before the
  /// first layout have the right room.
  final func leaveRoomForBar() {
    guard let room = ScreenEnvironment.current?.tableRoom else { return }
    for case let table as UITableView in subviews {
      table.setViewport(columns: room.columns, rows: max(room.rows - 1, 1))
    }
  }
}
