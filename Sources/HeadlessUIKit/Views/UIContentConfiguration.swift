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

// MARK: - Cells, headers and footers

/// What a ``ConfigurableView`` stores.
public final class ContentStorage {
  var view: UIView?
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = true
  let fillsRow: Bool

  init(fillsRow: Bool = true) { self.fillsRow = fillsRow }
}

/// A view whose content and background can be set as values: a cell, header or footer.
public protocol ConfigurableView: UIView {
  /// What its properties store.
  var contentStorage: ContentStorage { get }
}

extension ConfigurableView {
  /// The view that contains the content; made on first access.
  public var contentView: UIView {
    if let view = contentStorage.view { return view }
    let made = UIView(frame: .zero)
    made.fillsRow = contentStorage.fillsRow
    contentStorage.view = made
    addSubview(made)
    return made
  }

  /// Its content as a value: its view takes the place of ``contentView``; nil removes that view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage.content }
    set {
      if let newValue, let view = contentStorage.view as? any UIContentView & UIView,
        view.supports(newValue)
      {
        view.configuration = newValue
      } else if newValue != nil || contentStorage.content != nil {
        contentStorage.view?.removeFromSuperview()
        contentStorage.view = newValue?.makeContentView()
        if let view = contentStorage.view { insertSubview(view, at: 0) }
      }
      contentStorage.content = newValue
    }
  }

  /// Its background as a value; a frame marks a row by its color. That of a header is not shown.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contentStorage.background }
    set { contentStorage.background = newValue }
  }
}
