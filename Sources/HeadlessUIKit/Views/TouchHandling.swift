/// A kind of touch.
package enum TouchKind: Sendable {
  case tap, longPress
}

/// Which view handles a touch, and what of the frame belongs to it.
extension UIView {
  /// Whether a touch on it, or on a view in it that handles none itself, has an effect: it has a
  /// gesture recognizer for it, is a control of an app's own class and the touch a tap, or has a
  /// context menu and the touch is a long press.
  package final func handles(_ touch: TouchKind) -> Bool {
    let opensMenu = touch == .longPress && interactions.contains { $0 is UIContextMenuInteraction }
    return
      (touch == .tap && isControlOfApp || opensMenu
      || recognizers.contains { $0.recognizes(touch) }) && takesTouches
  }

  /// Touches it: runs its recognizers, then, after a tap, the actions of a control.
  ///
  /// - Parameter location: the position of the touch, in any view.
  package final func handle(_ touch: TouchKind, at location: CGPoint = .zero) {
    for recognizer in recognizers where recognizer.recognizes(touch) {
      recognizer.fire(at: location)
    }
    if touch == .tap, isControlOfApp {
      (self as? UIControl)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  /// Whether it is an enabled control with an action, of a class that UIKit does not have.
  private var isControlOfApp: Bool {
    switch self {
    case is UIButton, is UISwitch, is UITextField, is UISegmentedControl, is UIStepper, is UISlider,
      is UIPageControl, is UIDatePicker, is UIRefreshControl:
      false
    case let control as UIControl: control.isEnabled && control.respondsToTouch
    default: false
    }
  }

  /// The visible views whose touches it handles, itself first: those outside of tables, of inner
  /// views that handle the touch themselves, and, for a tap, of inner controls.
  package final func touchedViews(_ touch: TouchKind) -> [UIView] {
    if self is UITableView { return [self] }
    let inner = subviews.filter {
      !$0.isHidden && $0.alpha > 0 && !(touch == .tap && $0 is UIControl) && !$0.handles(touch)
        && !($0 is UITableView)
    }
    return [self] + inner.flatMap { $0.touchedViews(touch) }
  }

  /// The visible views in it that handle a touch, itself first.
  package final func viewsHandling(_ touch: TouchKind) -> [UIView] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return (handles(touch) ? [self] : []) + subviews.flatMap { $0.viewsHandling(touch) }
  }
}

extension UIButton {
  /// Returns the menu that a touch opens: a tap if it is the primary action, a long press always.
  package final func menu(openedBy touch: TouchKind) -> UIMenu? {
    touch == .tap ? menuOpenedByTap : menu
  }
}
