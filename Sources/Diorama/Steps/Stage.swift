import HeadlessUIKit

/// A running screen, as steps see it: the window, the clock and the frames taken so far.
public final class Stage {
  /// The run's environment.
  public let environment: ScreenEnvironment
  let renderer: FrameRenderer
  let painter: ViewPainter
  /// The frames as text, one after the other.
  var frames: [UInt8] = []
  var frameCount = 0

  /// How many events a screen may need to come to rest.
  static let mostEvents = 100_000

  init(environment: ScreenEnvironment, renderer: FrameRenderer, painter: ViewPainter) {
    self.environment = environment
    self.renderer = renderer
    self.painter = painter
  }

  /// The window.
  public var window: UIWindow { environment.window }

  /// The screen that a person sees; nil when it was dismissed.
  public var screen: UIViewController? {
    guard let screen = window.frontScreen, !(screen is HostViewController) else { return nil }
    return screen
  }

  /// The first table of the screen.
  public var table: UITableView? { screen?.viewIfLoaded?.firstTable }

  // MARK: Time

  /// Does all that is due at this moment, layout included.
  ///
  /// - Throws: ``StepFailure`` when that does not end.
  public func runDueEvents() throws(StepFailure) {
    let queue = environment.mainQueue
    let start = queue.executedCount
    repeat {
      let left = Self.mostEvents - (queue.executedCount - start)
      guard left > 0, queue.runDueItems(limit: left) else {
        throw StepFailure(
          limit: "the screen has not come to rest after \(Self.mostEvents) events",
          help: "something asks for another turn of the main queue at each turn")
      }
      renderer.layOut(window)
    } while queue.hasDueItems
  }

  /// Lets the clock run by some milliseconds, doing what falls due on the way.
  ///
  /// - Throws: ``StepFailure`` when that does not end.
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

  /// Lets the clock run until nothing waits any more.
  ///
  /// - Throws: ``StepFailure`` when that does not end.
  public func comeToRest() throws(StepFailure) {
    try runDueEvents()
    var turns = 0
    while environment.mainQueue.nextItemTime != nil {
      environment.mainQueue.advanceToNextItem()
      try runDueEvents()
      turns += 1
      try check(turns: turns)
    }
  }

  private func check(turns: Int) throws(StepFailure) {
    guard turns > Self.mostEvents else { return }
    throw StepFailure(
      limit: "the screen has not come to rest after \(Self.mostEvents) events",
      help: "a timer that repeats for ever keeps it busy; take a frame with 'snapshot'")
  }

  // MARK: Frames

  /// Adds a frame of what the window shows now.
  func takeFrame(label: String?) {
    frames.append(UInt8(ascii: "\n"))
    if let label {
      let text = label.escapingControls()
      // A label that takes all of the line, or is none, has no blank behind it.
      let line = "── \(text.truncated(toColumns: renderer.device.width - 3))"
      let rest = renderer.device.width - line.drawnWidth - 1
      frames.append(contentsOf: line.utf8)
      if rest > 0 { frames.append(UInt8(ascii: " ")) }
      for _ in 0..<max(rest, 0) { frames.append(contentsOf: "─".utf8) }
      frames.append(UInt8(ascii: "\n"))
    }
    if let trace = painter.trace {
      trace.beginFrame(below: frames.count { $0 == UInt8(ascii: "\n") })
    }
    renderer.render(window, with: painter, to: &frames)
    frameCount += 1
  }

  // MARK: Touch

  /// Makes sure that nothing lies over the screen.
  ///
  /// - Throws: ``StepFailure`` that says what does.
  public func checkNothingCovers(_ what: String) throws(StepFailure) {
    if let alert = window.alert {
      throw StepFailure(
        "\(what) cannot be touched: \(alert.preferredStyle.wordWithArticle) lies over it",
        help: alert.wayOut)
    }
    if let menu {
      throw StepFailure(
        "\(what) cannot be touched: a menu lies over it", help: menu.offersAsMenu)
    }
    if window.overlays.contains(where: \.isShown) {
      throw StepFailure(
        "\(what) cannot be touched: the screen is loading",
        help: "'advance' lets the clock run")
    }
    if screen == nil { throw StepFailure("\(what) cannot be touched: the screen was dismissed") }
  }
}

extension UIView {
  /// The first table in the view, itself included.
  var firstTable: UITableView? {
    if let table = self as? UITableView { return isShown ? table : nil }
    for view in subviews where view.isShown {
      if let table = view.firstTable { return table }
    }
    return nil
  }
}
