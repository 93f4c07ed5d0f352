/// Something that reports a gesture on a view.
open class UIGestureRecognizer {
  /// Whether it listens.
  public final var isEnabled = true
  /// The view it listens on.
  public final internal(set) weak var view: UIView?
  /// Who decides about it. Kept, not asked.
  public final weak var delegate: AnyObject?
  private let action: TargetAction?

  /// A recogniser that calls `action` on `target`.
  public init(target: AnyObject?, action: Selector?) {
    self.action = action.map { TargetAction(target: target, selector: $0) }
  }

  /// Reports the gesture, as a touch would.
  package final func fire() {
    if isEnabled { action?(sender: self) }
  }
}

/// Reports taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it waits for. Kept, not used.
  public final var numberOfTapsRequired = 1
}

/// Reports long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

extension UIView {
  /// The recognisers that listen on it.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    extrasIfAny.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers }
  }

  /// Lets a recogniser listen on the view.
  public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    extras.gestureRecognizers.append(recognizer)
  }

  /// Stops a recogniser from listening on the view.
  public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    extrasIfAny?.gestureRecognizers.removeAll { $0 === recognizer }
  }
}
