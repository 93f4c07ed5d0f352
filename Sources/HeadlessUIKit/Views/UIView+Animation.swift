extension UIView {
  /// Options of an animation. Accepted, not used.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The animation includes the layout of subviews.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views accept touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It repeats.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It runs back afterwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// It starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns to the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns to the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Changes fade over.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes the changes at once; calls `completion` after the virtual duration.
  ///
  /// A frame never shows a state in between. Outside of a run, which has no time, `completion` is
  /// called at once.
  ///
  /// - Parameters:
  ///   - duration: in seconds of the run's clock; 0 means the queue's next turn.
  ///   - animations: the changes.
  ///   - completion: called with true, since nothing interrupts an animation.
  public static func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes the changes at once; calls `completion` after delay and duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds of the run's clock.
  ///   - delay: in seconds; it delays `completion` only, the changes are made at once.
  ///   - options: not used.
  ///   - animations: the changes.
  ///   - completion: called with true, since nothing interrupts an animation.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    guard ScreenEnvironment.current != nil else { return completion(true) }
    DispatchQueue.main.asyncAfter(deadline: .now() + (delay + duration)) { completion(true) }
  }

  /// Makes the changes at once, without springs; calls `completion` after delay and duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds of the run's clock.
  ///   - delay: in seconds; it delays `completion` only.
  ///   - dampingRatio: not used.
  ///   - velocity: not used.
  ///   - options: not used.
  ///   - animations: the changes.
  ///   - completion: called with true, since nothing interrupts an animation.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes the changes at once; calls `completion` after the virtual duration.
  ///
  /// - Parameters:
  ///   - view: not used; `animations` may change any view.
  ///   - duration: in seconds of the run's clock.
  ///   - options: not used.
  ///   - animations: the changes, if any.
  ///   - completion: called with true.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Options of an animation with keyframes. Accepted, not used.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The animation includes the layout of subviews.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views accept touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// It starts from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// It repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// It runs back afterwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Straight from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Without states in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes the changes of all keyframes at once, in the order of the calls; calls `completion` after
  /// delay and duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds of the run's clock.
  ///   - delay: in seconds; it delays `completion` only.
  ///   - options: not used.
  ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///   - completion: called with true.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }

  /// Makes the changes of a keyframe at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: from 0 to 1; not used.
  ///   - frameDuration: from 0 to 1; not used.
  ///   - animations: the changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// Makes the changes; no change is animated here, anyway.
  public static func performWithoutAnimation(_ changes: () -> Void) { changes() }
}
