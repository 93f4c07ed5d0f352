/// Something that reports a gesture on a view.
///
/// Steps make whole gestures: a recogniser is told once, with no positions and no states in
/// between.
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// It may come.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It is over, or was made.
    case ended
    /// It was broken off.
    case cancelled
    /// It was another one.
    case failed
    /// It was made.
    public static let recognized = State.ended
  }

  /// Whether it listens.
  public final var isEnabled = true
  /// Whether it keeps touches from the view. Kept, not used.
  public final var cancelsTouchesInView = true
  /// The view it listens on.
  public final internal(set) weak var view: UIView?
  /// Who decides about it. Kept, not asked.
  public final weak var delegate: AnyObject?
  /// How far the gesture is; steps make whole gestures.
  public final private(set) var state = State.possible
  private var actions: [TargetAction] = []

  /// Makes a recogniser that calls a method.
  ///
  /// - Parameters:
  ///   - target: whose method it is; not kept alive.
  ///   - action: the method, such as `Selector(TeamHeader.onTap)`; it may take the recogniser.
  public init(target: AnyObject?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser that calls nothing yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Calls `action` on `target`, too; the target is not kept alive.
  public final func addTarget(_ target: AnyObject, action: Selector) {
    actions.append(TargetAction(target: target, selector: action))
  }

  /// Forgets what is called on a target; without one, on any. The action is not compared.
  public final func removeTarget(_ target: AnyObject?, action: Selector?) {
    actions.removeAll { target == nil || $0.target === target }
  }

  /// Would wait for another one to fail; does nothing.
  public final func require(toFail other: UIGestureRecognizer) {}

  /// Where the gesture is; always the origin, since nothing has a place on the screen.
  public final func location(in view: UIView?) -> CGPoint { .zero }

  /// The state that a whole gesture is reported in.
  fileprivate var reportedState: State { .ended }

  /// Reports the gesture, as a touch would.
  ///
  /// - Returns: whether it listens, on a view that a finger reaches.
  @discardableResult
  package final func fire() -> Bool {
    guard isEnabled, let view, view.takesTouches else { return false }
    state = reportedState
    for action in actions { action(sender: self) }
    state = .possible
    return true
  }
}

/// Reports taps, as ended.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it waits for. Kept, not used.
  public final var numberOfTapsRequired = 1
  /// How many fingers it waits for. Kept, not used.
  public final var numberOfTouchesRequired = 1
}

/// Reports long presses, as begun.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many seconds a press takes. Kept, not used.
  public final var minimumPressDuration = 0.5
  fileprivate override var reportedState: State { .began }
}

/// Reports swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// Ways from their bits.
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

  /// The way to swipe. Kept, not used.
  public final var direction = Direction.right
}

/// Who decides about a gesture. Asked never; all methods may be left out.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

extension UIView {
  /// The recognisers that listen on it.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.isEmpty ? nil : recognizers
  }

  /// Lets a recogniser listen on the view; it listens on one view at a time, so it leaves another.
  public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  /// Stops a recogniser from listening on the view.
  public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    recognizers.removeAll { $0 === recognizer }
  }
}
