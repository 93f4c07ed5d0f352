/// The common base of bar items.
open class UIBarItem: NSObject {
  /// The text.
  open var title: String? { didSet { onChange?() } }
  /// The image.
  open var image: UIImage? { didSet { onChange?() } }
  /// Whether it accepts touches.
  open var isEnabled = true { didSet { onChange?() } }
  /// Notifies the bar that shows it as a view.
  final var onChange: (() -> Void)?
  /// An app-defined number.
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title for a state. Shown in `styles` only.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}

/// A button in a navigation bar, shown as `[Done]`, or as `(Done)` if it is disabled or its tint is
/// faint.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   title: "Invite", style: .done, target: self, action: Selector(TeamViewController.invite))
/// ```
///
/// It shows its custom view, else its title, else its image's symbol, else nothing.
open class UIBarButtonItem: UIBarItem {
  /// The style of an item. Kept, not shown.
  public enum Style: Int, Sendable {
    /// The default.
    case plain
    /// The main action.
    case done
  }

  /// The system's items: a title in English, or an image with a symbol.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus.
    case add
    /// Flexible space. Text frames do not show it.
    case flexibleSpace
    /// Space of a fixed width. Text frames do not show it.
    case fixedSpace
    /// A pen.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// Two turning arrows.
    case refresh
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// A trash can.
    case trash
    /// A magnifying glass.
    case search
    /// A cross.
    case close
  }

  /// The style.
  public final var style = Style.plain
  /// The color of title and image; a faint one is shown as disabled.
  public final var tintColor: UIColor?
  /// The screen reader label; nil means the title.
  public final var accessibilityLabel: String?
  /// The screen reader hint: what a tap does.
  public final var accessibilityHint: String?
  /// The screen reader value.
  public final var accessibilityValue: String?
  /// The identifier for tests.
  public final var accessibilityIdentifier: String?
  /// A view in place of title and image; it handles touches itself, and the item's own action does
  /// not run.
  public final var customView: UIView?
  /// The action that a tap runs instead of target and action. It does not set title and image.
  public final var primaryAction: UIAction? { didSet { onChange?() } }
  /// The choices that a tap opens, if there is no action.
  public final var menu: UIMenu? { didSet { onChange?() } }
  /// The object that a tap calls; a weak reference.
  public final weak var target: AnyObject?
  /// The method that a tap calls on the target.
  public final var action: Selector?
  /// Whether its bar leaves it out.
  public final var isHidden = false { didSet { onChange?() } }
  /// The width in points. Kept, not shown.
  public final var width: CGFloat = 0

  /// Makes an empty item; a subclass or the app configures it.
  ///
  /// It is `required`, unlike in UIKit, so that a subclass can be made from its type.
  public required override init() {
    super.init()
  }

  /// Makes an item with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - style: kept, not shown.
  ///   - target: the object that a tap calls; not retained.
  ///   - action: the method that a tap calls, such as `Selector(TeamViewController.invite)`; it may
  ///     take the item.
  public convenience init(
    title: String?, style: Style, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item with an image.
  ///
  /// - Parameters:
  ///   - image: the image, whose symbol is shown.
  ///   - style: kept, not shown.
  ///   - target: the object that a tap calls; not retained.
  ///   - action: the method that a tap calls; it may take the item.
  public convenience init(
    image: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item that runs an action or opens a menu.
  ///
  /// - Parameters:
  ///   - title: the title; nil means the action's.
  ///   - image: the image; nil means the action's.
  ///   - primaryAction: the action that a tap runs.
  ///   - menu: the choices that a tap opens, if there is no action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that is a view, such as a button or a row of buttons.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes one of the system's items.
  ///
  /// - Parameters:
  ///   - item: the system item; a space is not shown.
  ///   - target: the object that a tap calls; not retained.
  ///   - action: the method that a tap calls; it may take the item.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.target = target.map { $0 as AnyObject }
    self.action = action
    switch item {
    case .done: title = "Done"
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .save: title = "Save"
    case .add: image = UIImage(name: "plus", symbol: "+")
    case .flexibleSpace, .fixedSpace: break
    case .compose: image = UIImage(name: "square.and.pencil", symbol: "✎")
    case .reply: image = UIImage(name: "arrowshape.turn.up.left", symbol: "↩")
    case .action: image = UIImage(name: "square.and.arrow.up", symbol: "⇪")
    case .refresh: image = UIImage(name: "arrow.clockwise", symbol: "↻")
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    case .trash: image = UIImage(name: "trash", symbol: "⌫")
    case .search: image = UIImage(name: "magnifyingglass", symbol: "⌕")
    case .close: image = UIImage(name: "xmark", symbol: "✕")
    }
  }

  /// Makes one of the system's items with an action or a menu.
  ///
  /// - Parameters:
  ///   - systemItem: the system item; a space is not shown.
  ///   - primaryAction: the action that a tap runs.
  ///   - menu: the choices that a tap opens, if there is no action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a flexible space; text frames do not show it.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Makes a space of a fixed width; text frames do not show it.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The menu that a tap opens; nil if a tap does something else.
  package final var menuOpenedByTap: UIMenu? {
    guard isEnabled else { return nil }
    if customView != nil {
      return (touchedView(.tap) as? UIButton)?.menuOpenedByTap
    }
    return primaryAction == nil && action == nil ? menu : nil
  }

  /// Returns the menu that a touch opens: a tap if it does nothing else, a long press always.
  package final func menu(openedBy touch: TouchKind) -> UIMenu? {
    touch == .tap ? menuOpenedByTap : isEnabled && customView == nil ? menu : nil
  }

  /// Returns the view in an enabled item's custom view that a touch reaches; nil if none responds.
  package final func touchedView(_ touch: TouchKind) -> UIView? {
    isEnabled ? customView?.viewsResponding(to: touch).first : nil
  }

  /// Whether its custom view has several views that respond to taps.
  package final var hasSeveralViews: Bool {
    customView.map { $0.viewsResponding(to: .tap).count > 1 } ?? false
  }

  /// Taps an item without custom view, as a finger would.
  ///
  /// - Returns: whether it accepted the tap.
  package final func tap() -> Bool {
    guard isEnabled, customView == nil else { return false }
    if let primaryAction {
      primaryAction.handler(primaryAction)
    } else if let target, let action {
      action.send(to: target, from: self)
    } else {
      return false
    }
    return true
  }
}
