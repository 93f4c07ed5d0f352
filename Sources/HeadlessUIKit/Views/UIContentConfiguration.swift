/// The content of a view as a value: it makes the view that shows it.
public protocol UIContentConfiguration {
  /// Returns a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
  /// The configuration; setting it shows other content.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; by default, if it is of the type of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type of the view's own.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view with a configuration.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view that is not a cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false

  /// Makes a normal state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether its swipe actions are shown.
  public var isSwiped = false
  /// Whether its inner items are shown.
  public var isExpanded = false

  /// Makes a normal state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The background of a cell, header or button as a value. A frame marks a row whose color differs
/// from its list's; the rest is kept, not shown.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// The color; nil means that of the list, or the tint.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The space around the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// A picture under the content.
  public var image: UIImage?

  /// Makes the background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Makes the background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Makes the background of a row.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Makes the background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Makes the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Makes the background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Makes no background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// Returns the background for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The configurations of a cell, header or footer, and when to read them.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var needsUpdate = true

  /// Returns the view that shows the content: the old one if it can.
  func view(replacing old: UIView?) -> UIView? {
    guard let content else { return nil }
    if let old = old as? any UIContentView & UIView, old.supports(content) {
      old.configuration = content
      return old
    }
    return content.makeContentView()
  }
}
