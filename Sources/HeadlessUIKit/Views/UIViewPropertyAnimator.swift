/// An animation that code can pause and end. Its changes are made at once when it runs, and its
/// completions are called after its duration on the run's clock.
///
/// A paused animation waits: one that never ran has made no changes. A change cannot be taken back,
/// so a reversed or stopped animation keeps its changes.
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds of the run's clock.
  public final let duration: Double
  /// The delay before it began, in seconds.
  public final private(set) var delay: Double = 0
  /// The state.
  public final private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs: it is active and not paused.
  public final private(set) var isRunning = false
  /// Whether it runs back; its completions are then called with the start.
  public final var isReversed = false
  /// The part that is done, from 0 to 1; setting it to 1 makes the changes.
  public final var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete >= 1, state == .active { makeChanges() } }
  }
  /// Whether it can be paused. Kept, not used.
  public final var isInterruptible = true
  /// Whether it accepts touches meanwhile. Kept, not used.
  public final var isUserInteractionEnabled = true
  /// Whether it stays active when it ends: then it calls no completions.
  public final var pausesOnCompletion = false
  /// Whether a paused one moves evenly. Kept, not used.
  public final var scrubsLinearly = true
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The number of starts, pauses and stops, so that an older end does nothing.
  private var moves = 0

  /// Makes an animation; the pace is not used.
  ///
  /// - Parameters:
  ///   - duration: in seconds of the run's clock.
  ///   - parameters: not used.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }

  /// Makes an animation with changes; the pace is not used.
  public convenience init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation with changes; the spring is not used.
  public convenience init(
    duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animation with changes; the pace is not used.
  public convenience init(
    duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes changes at once; calls `completion` after delay and duration.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; a running animation makes them at once.
  public final func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    changes.append(animation)
    if isRunning { makeChanges() }
  }

  /// Adds a closure that is called with the final position.
  public final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins or continues: makes the changes at once.
  public final func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins or continues: makes the changes at once; the delay is that of the completions.
  public final func startAnimation(afterDelay delay: Double) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { self.delay = delay }
    run(for: delay + duration * Double(1 - Swift.min(Swift.max(fractionComplete, 0), 1)))
  }

  /// Continues after a pause.
  ///
  /// - Parameters:
  ///   - parameters: not used.
  ///   - durationFactor: the rest of the duration, as a part of the whole; 0 means what is left.
  public final func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let rest = durationFactor > 0 ? durationFactor : 1 - fractionComplete
    run(for: duration * Double(Swift.max(rest, 0)))
  }

  private func run(for seconds: Double) {
    (state, isRunning) = (.active, true)
    moves += 1
    let move = moves
    makeChanges()
    guard ScreenEnvironment.current != nil else { return end(move) }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.end(move) }
  }

  private func makeChanges() {
    let waiting = changes
    changes = []
    for change in waiting { change() }
  }

  private func end(_ move: Int) {
    guard move == moves, isRunning else { return }
    isRunning = false
    fractionComplete = 1
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    fractionComplete = 0
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }

  /// Pauses it; one that has not begun becomes active without its changes.
  public final func pauseAnimation() {
    guard state != .stopped else { return }
    (state, isRunning) = (.active, false)
    moves += 1
  }

  /// Stops it.
  ///
  /// - Parameter withoutFinishing: whether it is over, without completions; otherwise
  ///   ``finishAnimation(at:)`` calls them.
  public final func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    moves += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation: calls its completions.
  public final func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .end { makeChanges() }
    finish(at: finalPosition)
  }
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not finished.
  case stopped
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The start.
  case start
  /// Where it is.
  case current
}

extension UIView {
  /// The pace of an animation. Accepted, not used.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}

/// The pace of an animation. Accepted, not used.
public protocol UITimingCurveProvider: AnyObject {}

/// A pace along a curve. Accepted, not used.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Makes a pace.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Makes a pace.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// A pace like a spring. Accepted, not used.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat) {}
  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  /// Makes a spring.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat
  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)
}
