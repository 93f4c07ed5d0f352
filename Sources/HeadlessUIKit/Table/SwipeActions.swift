/// An action that a swipe on a row shows, as the step `swipe: { row: Ada }` does. The step
/// `tap: { button: Delete, row: Ada }` swipes and taps it at once.
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
  /// The background color.
  public var backgroundColor: UIColor?

  /// The names in steps, the clearest one first: the title, the screen reader label, the name
  /// and the symbol of the image.
  package var names: [String] {
    [title, accessibilityLabel, image?.name, image?.symbol].compactMap(\.self)
      .filter { !$0.isEmpty }
  }

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

  /// Returns the actions that a swipe on a row offers.
  ///
  /// The system's delete button is among them if the data source says that the row can be edited
  /// and the delegate has no actions at the trailing edge.
  ///
  /// - Parameters:
  ///   - rowIndex: the index of the row, through all sections.
  ///   - edge: the edge of the row; nil means both.
  /// - Returns: the actions, from the edge inward; those of the leading edge first.
  package final func swipeActions(
    ofRow rowIndex: Int, at edge: SwipeEdge? = nil
  ) -> [UIContextualAction] {
    let row = indexPath(ofRow: rowIndex)
    var found: [UIContextualAction] = []
    if edge != .trailing {
      found +=
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)?.actions ?? []
    }
    if edge == .leading { return found }
    if let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) {
      return found + trailing.actions
    }
    let canDelete = deletesBySwipe(row) && !usesDefaultOfDataSource
    return found + (canDelete ? [deleteAction(ofRow: row)] : [])
  }

  /// Swipes on a row and taps an action at once.
  ///
  /// - Parameters:
  ///   - name: the action's title, screen reader label, symbol or name of its image.
  ///   - rowIndex: the index of the row, through all sections.
  /// - Returns: whether there is such an action.
  package final func tapSwipeAction(_ name: String, ofRow rowIndex: Int) -> Bool {
    closeSwipeActions()
    if let action = swipeActions(ofRow: rowIndex).first(where: { $0.names.contains(name) }) {
      withCell(ofRow: rowIndex) { action.handler(action, $0) { _ in } }
      return true
    }
    // Whether the data source has `commit` is known only after a call.
    let row = indexPath(ofRow: rowIndex)
    guard name == Self.deleteTitle, deletesBySwipe(row) else { return false }
    usesDefaultOfDataSource = false
    dataSource?.tableView(self, commit: .delete, forRowAt: row)
    return !usesDefaultOfDataSource
  }

  /// Swipes on a row in view, which shows its actions until a tap on a row, a scroll or a reload.
  ///
  /// - Parameters:
  ///   - rowIndex: the index of the row, through all sections.
  ///   - edge: the edge of the row.
  /// - Returns: whether the row has actions there.
  package final func swipe(row rowIndex: Int, showing edge: SwipeEdge) -> Bool {
    closeSwipeActions()
    guard rows.range.contains(rowIndex), takesTouches else { return false }
    let cell = rows.cells[rowIndex - rows.top]
    let actions = swipeActions(ofRow: rowIndex, at: edge)
    guard cell.isUserInteractionEnabled, !actions.isEmpty else { return false }
    let buttons = actions.map { action in
      SwipeActionButton(action) { [weak cell] in
        guard let cell else { return }
        // By then another row may show its actions.
        action.handler(action, cell) { _ in cell.swipeActions = nil }
      }
    }
    cell.swipeActions = SwipeActionsView(
      buttons: edge == .leading ? buttons : buttons.reversed(), edge: edge)
    return true
  }

  /// Hides the actions that a swipe showed.
  ///
  /// - Returns: whether there were any.
  @discardableResult package final func closeSwipeActions() -> Bool {
    guard let cell = swipedCell else { return false }
    cell.swipeActions = nil
    return true
  }

  /// The cell that shows its actions; nil if none does.
  package final var swipedCell: UITableViewCell? { rows.cells.first { $0.swipeActions != nil } }

  private static var deleteTitle: String { "Delete" }

  /// Returns the system's delete button, for data sources that commit deletions.
  private func deleteAction(ofRow row: IndexPath) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: Self.deleteTitle) {
      [weak self] _, _, completion in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: row) }
      completion(true)
    }
  }

  /// Whether a swipe offers the system's delete button.
  private func deletesBySwipe(_ row: IndexPath) -> Bool {
    usesDefaultOfDataSource = false
    return dataSource?.tableView(self, canEditRowAt: row) ?? false
      && delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete == .delete
      && delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) == nil
  }
}

/// The edge of a row at which a swipe shows actions.
package enum SwipeEdge: String, CaseIterable, Sendable {
  /// The edge at which a row's text begins.
  case leading
  /// The other edge.
  case trailing
}

/// The actions of a row that a swipe has shown, in the order of the screen.
package final class SwipeActionsView: UIStackView {
  /// The edge of the row.
  package let edge: SwipeEdge

  fileprivate init(buttons: [UIButton], edge: SwipeEdge) {
    self.edge = edge
    super.init(frame: .zero)
    for button in buttons { addArrangedSubview(button) }
    spacing = 8
  }

  package required init?(coder: NSCoder) { nil }
}

/// The button of an action that a swipe has shown.
package final class SwipeActionButton: UIButton {
  /// Whether it deletes something, so that `!` marks it.
  package let isDestructive: Bool

  fileprivate init(_ action: UIContextualAction, onTap: @escaping () -> Void) {
    isDestructive = action.style == .destructive
    super.init(frame: .zero)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    accessibilityLabel = action.accessibilityLabel
    backgroundColor = action.backgroundColor
    addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
  }

  package required init?(coder: NSCoder) { nil }
}
