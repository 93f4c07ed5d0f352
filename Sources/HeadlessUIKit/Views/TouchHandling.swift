/// Which view handles a tap, and what of the frame belongs to it.
extension UIView {
  /// Whether a tap on it, or on a view in it that handles none itself, has an effect: it has a tap
  /// gesture recognizer, or is a control of an app's own class.
  package final var handlesTaps: Bool {
    (isControlOfApp || recognizers.contains { $0 is UITapGestureRecognizer && $0.isEnabled })
      && takesTouches
  }

  /// Taps it: runs its recognizers, then the actions of a control.
  package final func handleTap() {
    for recognizer in recognizers where recognizer is UITapGestureRecognizer { recognizer.fire() }
    if isControlOfApp {
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

  /// The visible views whose taps it handles, itself first: those outside of inner controls and
  /// tables, and of inner views that handle taps themselves.
  package final var tappedViews: [UIView] {
    let inner = subviews.filter {
      !$0.isHidden && $0.alpha > 0 && !($0 is UIControl || $0 is UITableView || $0.handlesTaps)
    }
    return [self] + inner.flatMap(\.tappedViews)
  }
}
