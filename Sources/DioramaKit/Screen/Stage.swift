import HeadlessUIKit

/// A running screen for steps to use: the window and the clock.
///
/// A step of a kit changes something and then lets the screen update:
///
/// ```swift
/// StepDefinition("warm", .integer(in: 1...40), "it gets warmer by so many degrees") {
///   degrees, stage throws(StepFailure) in
///   stage.environment.station.warm(by: degrees)
///   try stage.runDueEvents()
/// }
/// ```
public final class Stage {
  /// The run's environment.
  public let environment: ScreenEnvironment
  /// Renders the window as text.
  package let recorder: any FrameRecording
  /// How the current step touches: steps share their targets.
  package var touch = TouchKind.tap
  /// The app's screen below the one that is shown.
  package weak var hostScreen: UIViewController?

  /// The maximum number of events before a screen must be idle.
  static let maximumEventCount = 100_000

  package init(environment: ScreenEnvironment, recorder: any FrameRecording) {
    self.environment = environment
    self.recorder = recorder
  }

  /// The window, with the screen in a navigation controller on top of an empty app.
  public var window: UIWindow { environment.window }

  /// The visible screen; nil if it was dismissed.
  public var screen: UIViewController? {
    window.frontScreen.flatMap { $0 === hostScreen ? nil : $0 }
  }

  /// The first table of the screen; nil if it has none, or its view is not loaded.
  public var table: UITableView? { screen?.viewIfLoaded?.firstTable }

  /// Runs all work that is due now, including layout.
  ///
  /// - Throws: ``StepFailure`` if the work does not end.
  public func runDueEvents() throws(StepFailure) {
    let queue = environment.mainQueue
    let start = queue.executedCount
    repeat {
      let left = Self.maximumEventCount - (queue.executedCount - start)
      guard left > 0, queue.runDueItems(limit: left) else {
        throw .stillBusy(after: Self.maximumEventCount, becauseOfTimer: false)
      }
      recorder.layOut(window)
    } while queue.hasDueItems
  }

  /// Advances the clock, and runs the work that becomes due.
  ///
  /// - Parameter milliseconds: the amount of virtual time; 0 or less has no effect.
  /// - Throws: ``StepFailure`` if the work that becomes due does not end.
  public func advance(by milliseconds: Int) throws(StepFailure) {
    var left = milliseconds
    var turns = 0
    while left > 0 {
      left = environment.mainQueue.advance(by: left)
      try runDueEvents()
      turns += 1
      try check(turns: turns)
    }
  }

  /// Advances the clock until only repeating timers are scheduled.
  ///
  /// - Throws: ``StepFailure`` if that does not end.
  public func runUntilIdle() throws(StepFailure) {
    try runDueEvents()
    var turns = 0
    while !environment.mainQueue.isIdle {
      environment.mainQueue.advanceToNextItem()
      try runDueEvents()
      turns += 1
      try check(turns: turns)
    }
  }

  private func check(turns: Int) throws(StepFailure) {
    guard turns > Self.maximumEventCount else { return }
    throw .stillBusy(after: Self.maximumEventCount, becauseOfTimer: true)
  }
}

/// Lays out a window as text, and records what it shows.
package protocol FrameRecording: AnyObject {
  /// Lays out the window, so that its visible rows are loaded.
  func layOut(_ window: UIWindow)
  /// Adds a frame of the current contents of the window.
  func recordFrame(of window: UIWindow, label: String?)
}

extension UIView {
  /// Whether the view is visible.
  @inlinable package var isShown: Bool { !isHidden && alpha > 0 }

  /// The first visible table in the view, including the view itself.
  package var firstTable: UITableView? {
    if let table = self as? UITableView { return isShown ? table : nil }
    for view in subviews where view.isShown {
      if let table = view.firstTable { return table }
    }
    return nil
  }
}

extension UIWindow {
  /// The visible screen: the top one that is no overlay, inside its containers.
  package var frontScreen: UIViewController? {
    var screen = rootViewController
    while let next = screen?.presentedViewController, !next.isOverlay {
      screen = next
    }
    while let container = screen, container.frontChild !== container {
      screen = container.frontChild
    }
    return screen
  }

  /// The alert on top, if there is one.
  package var alert: UIAlertController? { topViewController as? UIAlertController }
}
