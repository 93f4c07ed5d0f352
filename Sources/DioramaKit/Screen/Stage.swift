import HeadlessUIKit

/// A running screen, as steps see it: the window and the clock.
///
/// A kit's step changes something and then lets the screen follow:
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
  /// What shows the window as text.
  package let recorder: any FrameRecording
  /// The app's screen below the one that is shown.
  package weak var hostScreen: UIViewController?

  /// How many events a screen may need to come to rest.
  static let maximumEventCount = 100_000

  package init(environment: ScreenEnvironment, recorder: any FrameRecording) {
    self.environment = environment
    self.recorder = recorder
  }

  /// The window, in which the screen stands in a navigation controller over an empty app.
  public var window: UIWindow { environment.window }

  /// The screen that a person sees; nil when it was dismissed.
  public var screen: UIViewController? {
    window.frontScreen.flatMap { $0 === hostScreen ? nil : $0 }
  }

  /// The first table that the screen shows; nil where it has none, or its view is not loaded.
  public var table: UITableView? { screen?.viewIfLoaded?.firstTable }

  /// Does all that is due at this moment, layout included.
  ///
  /// - Throws: ``StepFailure`` when that does not end.
  public func runDueEvents() throws(StepFailure) {
    let queue = environment.mainQueue
    let start = queue.executedCount
    repeat {
      let left = Self.maximumEventCount - (queue.executedCount - start)
      guard left > 0, queue.runDueItems(limit: left) else {
        throw StepFailure(
          limit: "the screen has not come to rest after \(Self.maximumEventCount) events",
          help: "something asks for another turn of the main queue at each turn")
      }
      recorder.layOut(window)
    } while queue.hasDueItems
  }

  /// Lets the clock run, doing what falls due on the way.
  ///
  /// - Parameter milliseconds: how far, in virtual time; nothing happens at 0 or less.
  /// - Throws: ``StepFailure`` when what falls due does not end.
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

  /// Lets the clock run until nothing waits any more but timers that repeat.
  ///
  /// - Throws: ``StepFailure`` when that does not end.
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
    throw StepFailure(
      limit: "the screen has not come to rest after \(Self.maximumEventCount) events",
      help: "a timer that repeats for ever keeps it busy; take a frame with 'snapshot'")
  }
}

/// What lays a window out as text, and writes down what it shows.
package protocol FrameRecording: AnyObject {
  /// Lays out what the window shows, so that its rows come into view.
  func layOut(_ window: UIWindow)
  /// Adds a frame of what the window shows now.
  func recordFrame(of window: UIWindow, label: String?)
}

extension UIView {
  /// Whether it is there to be seen.
  @inlinable package var isShown: Bool { !isHidden && alpha > 0 }

  /// The first table in the view, itself included.
  package var firstTable: UITableView? {
    if let table = self as? UITableView { return isShown ? table : nil }
    for view in subviews where view.isShown {
      if let table = view.firstTable { return table }
    }
    return nil
  }
}

extension UIWindow {
  /// The screen that a person sees: the top one that is no alert, inside its containers.
  package var frontScreen: UIViewController? {
    var screen = rootViewController
    while let next = screen?.presentedViewController, !(next is UIAlertController) {
      screen = next
    }
    while let container = screen {
      if let stack = container as? UINavigationController {
        screen = stack.topViewController
      } else if let tabs = container as? UITabBarController {
        screen = tabs.selectedViewController
      } else {
        break
      }
    }
    return screen
  }

  /// The alert that lies on top, if there is one.
  package var alert: UIAlertController? { topViewController as? UIAlertController }
}
