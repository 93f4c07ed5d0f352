/// A button that a swipe over a row uncovers; the step `tap: {button: Delete, row: Ada}` touches it.
public final class UIContextualAction {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// Any.
    case normal
    /// One that takes the row away.
    case destructive
  }

  /// What it does.
  ///
  /// - Parameters:
  ///   - action: the action itself.
  ///   - view: the row's cell.
  ///   - completion: to be called with whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ view: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  /// What kind of action it is.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it says.
  public var title: String?
  /// Its picture, by whose name a step may call it.
  public var image: UIImage?
  /// The colour behind it. Kept, not shown.
  public var backgroundColor: UIColor?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: what kind of action it is.
  ///   - title: what it says, and what a step calls it.
  ///   - handler: what it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe over a row uncovers.
public final class UISwipeActionsConfiguration {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first. Kept, not used.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

extension UITableViewCell {
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Takes it away.
    case delete
    /// Puts one in.
    case insert
  }
}

extension UITableView {
  /// The names of what a swipe over a row offers.
  package final func swipeActions(ofRow rowIndex: Int) -> [String] {
    actions(ofRow: rowIndex).compactMap { $0.title ?? $0.image?.name }
      + (deletesBySwipe(rowIndex) ? [Self.deleteTitle] : [])
  }

  /// Swipes over a row and touches what that uncovers.
  ///
  /// - Parameters:
  ///   - name: the action's title, or the name of its picture.
  ///   - rowIndex: how many rows stand before it.
  /// - Returns: whether there is such an action.
  package final func tapSwipeAction(_ name: String, ofRow rowIndex: Int) -> Bool {
    if let action = actions(ofRow: rowIndex).first(where: {
      $0.title == name || $0.title == nil && $0.image?.name == name
    }) {
      withCell(ofRow: rowIndex) { action.handler(action, $0) { _ in } }
      return true
    }
    guard name == Self.deleteTitle, deletesBySwipe(rowIndex) else { return false }
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath(ofRow: rowIndex))
    return true
  }

  private static var deleteTitle: String { "Delete" }

  private func actions(ofRow rowIndex: Int) -> [UIContextualAction] {
    let row = indexPath(ofRow: rowIndex)
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    return (leading?.actions ?? []) + (trailing?.actions ?? [])
  }

  /// Whether a swipe offers the system's own button, for data sources that commit deletions.
  private func deletesBySwipe(_ rowIndex: Int) -> Bool {
    let row = indexPath(ofRow: rowIndex)
    return dataSource?.tableView(self, canEditRowAt: row) ?? false
      && delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete == .delete
      && delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) == nil
  }
}
