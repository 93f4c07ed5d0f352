/// An action that a swipe on a row reveals; the step `tap: {button: Delete, row: Ada}` taps it.
public final class UIContextualAction {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// The default.
    case normal
    /// An action that deletes the row.
    case destructive
  }

  /// The type of a closure that performs an action.
  ///
  /// - Parameters:
  ///   - action: the action itself.
  ///   - view: the row's cell.
  ///   - completion: the closure to call with whether the action was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ view: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title.
  public var title: String?
  /// The image; a step may use its name.
  public var image: UIImage?
  /// The screen reader label; a step may use it.
  public var accessibilityLabel: String?
  /// The background color. Kept, not shown.
  public var backgroundColor: UIColor?

  /// The name in steps: the title, the screen reader label or the name of the image.
  fileprivate var name: String? { title ?? accessibilityLabel ?? image?.name }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: the kind of action.
  ///   - title: the title, which steps use as its name.
  ///   - handler: the closure that performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe on a row reveals.
public final class UISwipeActionsConfiguration {
  /// The actions, from the edge inward.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. Kept, not used.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

extension UITableViewCell {
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Deletes it.
    case delete
    /// Inserts one.
    case insert
  }
}

extension UITableView {
  /// Returns the menu that a long press on a row opens: the delegate's, else that of its cell.
  package final func contextMenu(ofRow rowIndex: Int) -> UIMenu? {
    guard takesTouches, withCell(ofRow: rowIndex, \.isUserInteractionEnabled) else { return nil }
    return delegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath(ofRow: rowIndex),
      point: location(ofRow: rowIndex))?.menu
      ?? withCell(ofRow: rowIndex) { $0.contextMenu(at: location(ofRow: rowIndex)) }
  }

  /// Returns the names of the swipe actions of a row.
  ///
  /// The system's delete button is among them if the data source says that the row can be edited.
  package final func swipeActions(ofRow rowIndex: Int) -> [String] {
    actions(ofRow: rowIndex).compactMap(\.name)
      + (deletesBySwipe(rowIndex) && !usesDefaultOfDataSource ? [Self.deleteTitle] : [])
  }

  /// Swipes on a row and taps an action.
  ///
  /// - Parameters:
  ///   - name: the action's title, or the name of its image.
  ///   - rowIndex: the index of the row, through all sections.
  /// - Returns: whether there is such an action.
  package final func tapSwipeAction(_ name: String, ofRow rowIndex: Int) -> Bool {
    if let action = actions(ofRow: rowIndex).first(where: {
      $0.name == name || [$0.accessibilityLabel, $0.image?.name, $0.image?.symbol].contains(name)
    }) {
      withCell(ofRow: rowIndex) { action.handler(action, $0) { _ in } }
      return true
    }
    guard name == Self.deleteTitle, deletesBySwipe(rowIndex) else { return false }
    usesDefaultOfDataSource = false
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath(ofRow: rowIndex))
    return !usesDefaultOfDataSource
  }

  private static var deleteTitle: String { "Delete" }

  private func actions(ofRow rowIndex: Int) -> [UIContextualAction] {
    let row = indexPath(ofRow: rowIndex)
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    return (leading?.actions ?? []) + (trailing?.actions ?? [])
  }

  /// Whether a swipe offers the system's delete button, for data sources that commit deletions.
  private func deletesBySwipe(_ rowIndex: Int) -> Bool {
    let row = indexPath(ofRow: rowIndex)
    usesDefaultOfDataSource = false
    return dataSource?.tableView(self, canEditRowAt: row) ?? false
      && delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete == .delete
      && delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) == nil
  }
}
