/// A kind of touch.
package enum TouchKind: Sendable {
  case tap, longPress
}

/// What a touch of a view did.
package enum TouchOutcome {
  /// Nothing: neither a recognizer nor the view reacted.
  case ignored
  /// Something reacted, and the touch goes on to the control or row under it.
  case handled
  /// Something reacted and took the touch, as recognizers do unless `cancelsTouchesInView` is
  /// false.
  case canceled
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

  /// Touches it: runs its recognizers, then opens its context menu after a long press, or runs the
  /// actions of an app's own control after a tap.
  ///
  /// - Parameters:
  ///   - touch: what is done.
  ///   - location: the position of the touch, in any view.
  ///   - touched: the innermost view under the touch; nil means this view.
  /// - Returns: what it did. A view that ignores the touch passes it on to the nearest superview
  ///   that does not.
  package final func handle(
    _ touch: TouchKind, at location: CGPoint = .zero, on touched: UIView? = nil
  ) -> TouchOutcome {
    for view in withSuperviews where view.handles(touch) {
      let outcome = view.handleAlone(touch, at: location, on: touched ?? self)
      if outcome != .ignored { return outcome }
    }
    return .ignored
  }

  /// Touches it, without passing the touch on to a superview; see ``handle(_:at:on:)``.
  package final func handleAlone(
    _ touch: TouchKind, at location: CGPoint = .zero, on touched: UIView? = nil
  ) -> TouchOutcome {
    let accepted = recognizers.filter {
      $0.recognizes(touch) && $0.fire(at: location, on: touched ?? self)
    }
    if touch == .longPress, let menu = contextMenu(at: location) {
      window?.open(menu, at: self)
      return .canceled
    }
    if accepted.contains(where: \.cancelsTouchesInView) { return .canceled }
    guard touch == .tap, isControlOfApp else { return accepted.isEmpty ? .ignored : .handled }
    (self as? UIControl)?.sendActions(for: .tap)
    return .canceled
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
      !$0.isHidden && $0.alpha > 0 && !(touch == .tap && $0.takesTaps) && !$0.handles(touch)
        && !($0 is UITableView)
    }
    return [self] + inner.flatMap { $0.touchedViews(touch) }
  }

  /// Whether it takes taps itself: an active control, or a text view that can be edited.
  private var takesTaps: Bool {
    (self is UIControl || (self as? UITextView)?.isEditable ?? false) && takesTouches
  }

  /// The innermost view of ``touchedViews(_:)`` with a text or name; nil means itself.
  package final func touchedView(_ touch: TouchKind, saying text: String) -> UIView? {
    touchedViews(touch).last { view in
      [view.touchedText, view.accessibilityIdentifier, view.accessibilityLabel].contains(text)
    }
  }

  /// The text or symbol of a view without touches of its own.
  package final var touchedText: String? {
    (self as? UILabel)?.text ?? (self as? UITextView)?.text ?? (self as? UIImageView)?.image?.symbol
  }

  /// The visible views in it that handle a touch, itself first.
  package final func viewsHandling(_ touch: TouchKind) -> [UIView] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return (handles(touch) ? [self] : []) + subviews.flatMap { $0.viewsHandling(touch) }
  }

  /// The views in it that respond to a touch, the innermost first: controls, and views that handle
  /// it.
  package final func viewsResponding(to touch: TouchKind) -> [UIView] {
    guard !isHidden, isUserInteractionEnabled else { return [] }
    if let button = self as? UIButton { return button.responds(to: touch) ? [button] : [] }
    if touch == .tap, let control = self as? UIControl {
      return control.isEnabled && control.respondsToTouch || handles(touch) ? [control] : []
    }
    return subviews.flatMap { $0.viewsResponding(to: touch) } + (handles(touch) ? [self] : [])
  }
}

extension UIButton {
  /// Returns whether a touch has an effect.
  package final func responds(to touch: TouchKind) -> Bool {
    isEnabled && isUserInteractionEnabled
      && (touch == .tap && respondsToTouch || menu(openedBy: touch) != nil || handles(touch))
  }

  /// Returns the menu that a touch opens: a tap if it is the primary action, a long press always.
  package final func menu(openedBy touch: TouchKind) -> UIMenu? {
    touch == .tap ? menuOpenedByTap : menu
  }
}
