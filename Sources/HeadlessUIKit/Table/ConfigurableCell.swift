/// A cell, whose content follows its state.
public protocol ConfigurableCell: ConfigurableView {
  /// Whether its row is selected.
  var isSelected: Bool { get }
  /// Whether it is highlighted.
  var isHighlighted: Bool { get }
  /// The background view.
  var backgroundView: UIView? { get }
  /// The background view of a selected row.
  var selectedBackgroundView: UIView? { get }
  /// The state.
  var configurationState: UICellConfigurationState { get }
  /// Adapts the configurations to the state.
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfigurableCell {
  /// Whether the content follows the state of the cell.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { contentStorage.updatesContent }
    set { contentStorage.updatesContent = newValue }
  }
  /// Whether the background follows the state of the cell. Kept, not used.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { contentStorage.updatesBackground }
    set { contentStorage.updatesBackground = newValue }
  }

  /// Requests a call of `updateConfiguration(using:)` before the next frame.
  public func setNeedsUpdateConfiguration() {
    contentStorage.needsUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard contentStorage.needsUpdate else { return }
    contentStorage.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  func updateContent(for state: UICellConfigurationState) {
    guard contentStorage.updatesContent, let content = contentConfiguration else { return }
    contentConfiguration = content.updated(for: state)
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    let list = withSuperviews.first { $0 is UITableView } as? UITableView
    state.isEditing = list?.isEditing ?? false
    state.isSwiped =
      (withSuperviews.first { $0 is UITableViewCell } as? UITableViewCell)?
      .swipeActions != nil
    return state
  }

  /// The color that covers the row: that of the background view of a selected row, of the content,
  /// of the background view, or of the cell.
  var rowBackground: UIColor? {
    let views = [
      isSelected ? selectedBackgroundView : nil, contentStorage.view, backgroundView, self,
    ]
    return views.lazy.compactMap { $0?.shownBackground }.first
  }
}
