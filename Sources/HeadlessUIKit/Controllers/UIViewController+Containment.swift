extension UIViewController {
  /// Takes a screen in; its view is to be added by the container.
  public final func addChild(_ child: UIViewController) {
    guard takeIn(child), isShown else { return }
    // UIKit tells the child as its view is added, which happens after this.
    ScreenEnvironment.current?.mainQueue.async { [weak self, weak child] in
      guard let self, let child, isShown, child.appearance == .disappeared,
        appearingChildren.contains(where: { $0 === child })
      else { return }
      ScreenChange(arriving: child).run()
    }
  }

  /// Makes a screen a child without showing it.
  ///
  /// - Returns: false for a screen that holds this one, which cannot be its child.
  final func takeIn(_ child: UIViewController) -> Bool {
    var above: UIViewController? = self
    while let screen = above {
      if screen === child { return false }
      above = screen.parent
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    return true
  }

  /// Leaves the container.
  public final func removeFromParent() {
    guard let parent else { return }
    // UIKit tells as the view is removed, which happened before this.
    if isShown, !parent.appearingChildren.contains(where: { $0 === self }) {
      ScreenChange(leaving: [self]).run()
    }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The screen that contains all others around this one, itself if nothing does.
  final var outermost: UIViewController {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }
}

/// How a screen is on its way to another place.
enum ScreenMove {
  case none, presented, dismissed, intoParent, outOfParent
}

extension UIViewController {
  /// Whether it is coming up over another screen at the moment.
  public final var isBeingPresented: Bool { move == .presented }
  /// Whether it is being taken away from over another screen at the moment.
  public final var isBeingDismissed: Bool { move == .dismissed }
  /// Whether it is being pushed on a stack at the moment.
  public final var isMovingToParent: Bool { move == .intoParent }
  /// Whether it is being popped off a stack at the moment.
  public final var isMovingFromParent: Bool { move == .outOfParent }

  /// Ends a move, unless another has begun meanwhile.
  final func endMove(_ move: ScreenMove) {
    if self.move == move { self.move = .none }
  }
}
