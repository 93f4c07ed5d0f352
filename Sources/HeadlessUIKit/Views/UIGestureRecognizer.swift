/// Reports a gesture on a view.
///
/// Steps make whole gestures: a recognizer calls its actions once, with no positions and no states
/// in between.
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// It may begin.
    case possible
    /// It has begun.
    case began
    /// It continues.
    case changed
    /// It has ended, or was recognized.
    case ended
    /// It was canceled.
    case cancelled
    /// It was another gesture.
    case failed
    /// It was recognized.
    public static let recognized = State.ended
  }

  /// Whether it is active.
  public final var isEnabled = true
  /// Whether it keeps the touches that it recognizes from the view: a control then runs no action,
  /// and a row is not selected.
  public final var cancelsTouchesInView = true
  /// The view that it belongs to.
  public final internal(set) weak var view: UIView?
  /// Decides which touches it receives; a weak reference.
  public final weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The state of the gesture; steps make whole gestures.
  public final private(set) var state = State.possible
  private var actions: [TargetAction] = []

  /// Makes a recognizer that calls a method.
  ///
  /// - Parameters:
  ///   - target: the object whose method is called; not retained.
  ///   - action: the method, such as `Selector(TeamHeader.onTap)`; it may take the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer that calls nothing yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a call of `action` on `target`, which is not retained.
  public final func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target as AnyObject, action))
  }

  /// Removes the calls on a target; nil removes all. The action is not compared.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { target == nil || $0.target === target }
  }

  /// Would wait for another one to fail; does nothing.
  public final func require(toFail other: UIGestureRecognizer) {}

  /// Returns the position of the gesture, whatever the view: the origin, or for a touch of a row a
  /// position of which `indexPathForRow(at:)` and `indexPathForItem(at:)` return the row.
  public final func location(in view: UIView?) -> CGPoint { location }
  private var location = CGPoint.zero

  /// The states in which a whole gesture is reported.
  fileprivate var reportedStates: [State] { [.ended] }

  /// Returns whether it is active and a touch is its gesture.
  package final func recognizes(_ touch: TouchKind) -> Bool { isEnabled && isGesture(touch) }

  fileprivate func isGesture(_ touch: TouchKind) -> Bool { false }

  /// Reports the gesture, as a touch would.
  ///
  /// - Parameters:
  ///   - location: the position of the touch, in any view.
  ///   - touched: the innermost view under the touch; nil means its own view.
  /// - Returns: whether it is active, on a view that touches reach, and its delegate accepts the
  ///   touch.
  @discardableResult
  package final func fire(at location: CGPoint = .zero, on touched: UIView? = nil) -> Bool {
    guard isEnabled, let view, view.takesTouches else { return false }
    self.location = location
    guard
      delegate?.gestureRecognizer(self, shouldReceive: UITouch(touched ?? view, at: location))
        ?? true,
      view.gestureRecognizerShouldBegin(self), delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    for state in reportedStates {
      self.state = state
      for action in actions { action(sender: self) }
    }
    state = .possible
    return true
  }
}

/// Reports taps, as ended.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it waits for. No step makes more than one.
  public final var numberOfTapsRequired = 1
  /// How many fingers it waits for. Kept, not used.
  public final var numberOfTouchesRequired = 1
  fileprivate override func isGesture(_ touch: TouchKind) -> Bool {
    touch == .tap && numberOfTapsRequired == 1
  }
}

/// Reports long presses, as begun and then as ended.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many seconds a press takes. Kept, not used.
  public final var minimumPressDuration = 0.5
  fileprivate override var reportedStates: [State] { [.began, .ended] }
  fileprivate override func isGesture(_ touch: TouchKind) -> Bool { touch == .longPress }
}

/// Reports swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Makes directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction of the swipe. Kept, not used.
  public final var direction = Direction.right
}

/// Reports drags. No step makes one.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers it waits for. Kept, not used.
  public final var minimumNumberOfTouches = 1
  /// The most fingers it waits for. Kept, not used.
  public final var maximumNumberOfTouches = Int.max
  /// Returns the distance of the drag: none.
  public final func translation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the speed of the drag: none.
  public final func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Decides about a gesture; all methods are optional.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer receives a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether two recognizers may act on one touch; never called, so the nearest one acts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

extension UIView {
  /// The gesture recognizers of the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.isEmpty ? nil : recognizers
  }

  /// Adds a recognizer to the view, and removes it from its old view.
  public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  /// Removes a recognizer from the view.
  public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    recognizers.removeAll { $0 === recognizer }
  }
}
