/// What bar items have in common.
open class UIBarItem: NSObject {
  /// The text.
  open var title: String? { didSet { onChange?() } }
  /// The picture.
  open var image: UIImage? { didSet { onChange?() } }
  /// Whether it takes touches.
  open var isEnabled = true { didSet { onChange?() } }
  /// Tells the bar that shows it as a view.
  final var onChange: (() -> Void)?
  /// A number of the app's own.
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks in a state. Kept, not shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// How the title looks in a state, as it was set.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}

/// A button in a navigation bar, shown as `[Done]`, or as `(Done)` if it is off or its tint is
/// faint.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   title: "Invite", style: .done, target: self, action: Selector(TeamViewController.invite))
/// ```
///
/// It shows its custom view, else its title, else its picture's symbol; without any of them,
/// nothing.
open class UIBarButtonItem: UIBarItem {
  /// How it looks. Kept, not shown.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// As the main one.
    case done
  }

  /// The system's buttons: a title in English, or a picture with a symbol.
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
    /// Room as there is. Text frames do not show it.
    case flexibleSpace
    /// Room of a width. Text frames do not show it.
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
    /// A bin.
    case trash
    /// A magnifying glass.
    case search
    /// A cross.
    case close
  }

  /// How it looks.
  public final var style = Style.plain
  /// The colour of text and picture; a faint one is shown as switched off.
  public final var tintColor: UIColor?
  /// What a screen reader says; nil for the title.
  public final var accessibilityLabel: String?
  /// What a screen reader says a touch does.
  public final var accessibilityHint: String?
  /// What a screen reader says its value is.
  public final var accessibilityValue: String?
  /// What tests find it by.
  public final var accessibilityIdentifier: String?
  /// A view in place of title and picture; it takes touches itself, and the item's own action does
  /// not run.
  public final var customView: UIView?
  /// What a touch runs, before target and action. Setting it leaves title and picture alone.
  public final var primaryAction: UIAction?
  /// The choices that a touch opens, where there is no action.
  public final var menu: UIMenu?
  /// Who a touch calls; not kept alive.
  public final weak var target: AnyObject?
  /// What a touch calls on the target.
  public final var action: Selector?
  /// Its width in points. Kept, not shown.
  public final var width: CGFloat = 0

  /// Makes an empty item; a subclass or the app gives it a look.
  ///
  /// It is `required`, unlike UIKit's, so that a subclass can be made from its type.
  public required override init() {
    super.init()
  }

  /// Makes an item with a title.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - style: kept, not shown.
  ///   - target: who a touch calls; not kept alive.
  ///   - action: what a touch calls, such as `Selector(TeamViewController.invite)`; it may take the
  ///     item.
  public convenience init(
    title: String?, style: Style, target: AnyObject? = nil, action: Selector? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// Makes an item with a picture.
  ///
  /// - Parameters:
  ///   - image: the picture, of which the symbol shows.
  ///   - style: kept, not shown.
  ///   - target: who a touch calls; not kept alive.
  ///   - action: what a touch calls; it may take the item.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject? = nil, action: Selector? = nil
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target
    self.action = action
  }

  /// Makes an item that runs an action, or opens a menu.
  ///
  /// - Parameters:
  ///   - title: the text; nil means the action's.
  ///   - image: the picture; nil means the action's.
  ///   - primaryAction: what a touch runs.
  ///   - menu: the choices that a touch opens, where there is no action.
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
  ///   - item: which one; a space is not shown.
  ///   - target: who a touch calls; not kept alive.
  ///   - action: what a touch calls; it may take the item.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: AnyObject? = nil, action: Selector? = nil
  ) {
    self.init()
    self.target = target
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

  /// Makes one of the system's items with an action, or a menu.
  ///
  /// - Parameters:
  ///   - systemItem: which one; a space is not shown.
  ///   - primaryAction: what a touch runs.
  ///   - menu: the choices that a touch opens, where there is no action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Room that takes what there is; text frames do not show it.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Room of a width; text frames do not show it.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The menu that a touch opens; nil where it does something else.
  package final var menuOpenedByTap: UIMenu? {
    guard isEnabled else { return nil }
    if let customView { return customView.firstButtonMenu }
    return primaryAction == nil && action == nil ? menu : nil
  }

  /// Touches the item, as a finger would.
  ///
  /// - Returns: whether it took the touch.
  package final func tap() -> Bool {
    guard isEnabled else { return false }
    // UIKit leaves touches to the view; the item's own action is for items without one.
    if let customView { return customView.tapFirstControl() }
    if let primaryAction {
      primaryAction.handler(primaryAction)
    } else if let target, let action {
      action.perform(target, self)
    } else {
      return false
    }
    return true
  }
}

extension UIView {
  /// The menu of the first button in it that takes touches, if that is what a touch opens.
  fileprivate var firstButtonMenu: UIMenu? {
    guard !isHidden, isUserInteractionEnabled else { return nil }
    if let button = self as? UIButton { return button.isEnabled ? button.menuOpenedByTap : nil }
    return subviews.lazy.compactMap(\.firstButtonMenu).first
  }

  /// Touches the first thing in the view that takes touches.
  ///
  /// - Returns: whether something did.
  fileprivate func tapFirstControl() -> Bool {
    guard !isHidden, isUserInteractionEnabled else { return false }
    if let control = self as? UIControl {
      guard control.isEnabled, control.respondsToTouch else { return false }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
    if subviews.contains(where: { $0.tapFirstControl() }) { return true }
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.fire() } ?? false
  }
}
