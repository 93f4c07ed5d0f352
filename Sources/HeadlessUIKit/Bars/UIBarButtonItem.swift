/// What bar items have in common.
open class UIBarItem: NSObject {
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it takes touches.
  open var isEnabled = true
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

/// A button in a navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// How it looks. Kept, not shown.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// As the main one.
    case done
  }

  /// The system's buttons.
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
    /// Room as there is.
    case flexibleSpace
    /// Room of a width.
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
  /// A view in place of text and picture.
  public final var customView: UIView?
  /// What a touch runs, before target and action.
  public final var primaryAction: UIAction?
  /// Who a touch calls; not kept alive.
  public final weak var target: AnyObject?
  /// What a touch calls on the target.
  public final var action: Selector?
  /// Its width in points. Kept, not shown.
  public final var width: CGFloat = 0

  /// An empty item; a subclass or the app gives it a look.
  public required override init() {
    super.init()
  }

  /// An item with a text.
  public convenience init(
    title: String?, style: Style, target: AnyObject? = nil, action: Selector? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// An item with a picture.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject? = nil, action: Selector? = nil
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target
    self.action = action
  }

  /// An item with a text or picture that runs an action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// An item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// One of the system's items.
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
    case .action: image = UIImage(name: "square.and.arrow.up", symbol: "↥")
    case .refresh: image = UIImage(name: "arrow.clockwise", symbol: "↻")
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    case .trash: image = UIImage(name: "trash", symbol: "⌫")
    case .search: image = UIImage(name: "magnifyingglass", symbol: "⌕")
    case .close: image = UIImage(name: "xmark", symbol: "✕")
    }
  }

  /// Touches the item, as a finger would.
  ///
  /// - Returns: whether it took the touch.
  package final func tap() -> Bool {
    guard isEnabled else { return false }
    // UIKit leaves touches to the view; the item's own action is for items without one.
    if let customView { return customView.tapAsItem() }
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
  /// Touches the first thing in the view that takes touches.
  ///
  /// - Returns: whether something did.
  fileprivate func tapAsItem() -> Bool {
    guard !isHidden, isUserInteractionEnabled else { return false }
    if let control = self as? UIControl {
      guard control.isEnabled, control.respondsToTouch else { return false }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
    if subviews.contains(where: { $0.tapAsItem() }) { return true }
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.fire() } ?? false
  }
}
