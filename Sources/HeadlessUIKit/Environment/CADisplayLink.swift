/// Calls a method 60 times a second of the run's clock, until it is invalidated.
public final class CADisplayLink: NSObject {
  private let call: TargetAction
  private let target: AnyObject
  private var timer: Foundation.Timer?
  /// Whether the method is not called for now.
  public var isPaused = false
  /// The preferred calls a second. Kept, not used.
  public var preferredFramesPerSecond = 0
  /// The time of the call, in seconds of the run's clock.
  public var timestamp: TimeInterval { Date().timeIntervalSinceReferenceDate }
  /// The time of the next call.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// The seconds between two calls.
  public var duration: TimeInterval { 1.0 / 60 }

  /// Makes a link, which starts in ``add(to:forMode:)``.
  ///
  /// - Parameters:
  ///   - target: the object whose method is called; retained.
  ///   - selector: the method; it may take the link.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    call = TargetAction(target as AnyObject, selector)
    super.init()
  }

  /// Starts the calls.
  ///
  /// - Parameters:
  ///   - loop: the run's loop.
  ///   - mode: not used.
  public func add(to loop: VirtualRunLoop, forMode mode: Foundation.RunLoop.Mode) {
    guard timer == nil else { return }
    let made = Timer(timeInterval: duration, repeats: true) { [weak self] _ in
      if let self, !isPaused { call(sender: self) }
    }
    timer = made
    loop.add(made, forMode: mode)
  }

  /// Ends the calls.
  public func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}

extension VirtualRunLoop {
  /// The run's loop.
  public static var main: VirtualRunLoop { RunLoop.main }
  /// The run's loop.
  public static var current: VirtualRunLoop { RunLoop.current }
}
