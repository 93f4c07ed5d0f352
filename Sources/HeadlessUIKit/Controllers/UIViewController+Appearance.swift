extension UIViewController {
  /// Lets one screen go and another come: both `will...` now, both `did...` at the queue's next turn.
  static func transition(
    from old: UIViewController?, to new: UIViewController?, completion: (() -> Void)? = nil
  ) {
    old?.beginDisappearing()
    new?.beginAppearing()
    let end = {
      new?.layOutIfShown()
      old?.endDisappearing()
      new?.endAppearing()
      completion?()
    }
    if let queue = ScreenEnvironment.current?.mainQueue { queue.async(end) } else { end() }
  }

  private func beginAppearing() {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    appearingChild?.beginAppearing()
    viewIsAppearing(false)
  }

  private func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
    appearingChild?.endAppearing()
  }

  private func beginDisappearing() {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    viewWillDisappear(false)
    appearingChild?.beginDisappearing()
  }

  private func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(false)
    appearingChild?.endDisappearing()
  }

  private func layOutIfShown() {
    if appearance == .appearing || appearance == .appeared { layOut() }
  }

  /// Lays out the view and what is in it, if anything asked for that.
  package func layOut() {
    guard let view = viewIfLoaded else { return }
    if view.flags.contains(.needsLayout) {
      viewWillLayoutSubviews()
      view.layoutIfNeeded()
      viewDidLayoutSubviews()
    }
    view.layoutIfNeeded()
    appearingChild?.layOut()
  }
}

// MARK: - Presenting

extension UIViewController {
  /// Shows a screen over this one, or over what already lies over it.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    var base = self
    while let parent = base.parent { base = parent }
    guard base.presentedViewController == nil, controller.presenter == nil else {
      // UIKit refuses, too, and only logs.
      return
    }
    base.presentedViewController = controller
    controller.presenter = base
    let covered = controller.modalPresentationStyle == .fullScreen ? base : nil
    Self.transition(from: covered, to: controller, completion: completion)
  }

  /// Takes away what lies over this screen; without that, this screen itself.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      let covered = presented.modalPresentationStyle == .fullScreen ? self : nil
      presentedViewController = nil
      presented.presenter = nil
      Self.transition(from: presented, to: covered, completion: completion)
    } else if let parent {
      parent.dismiss(animated: animated, completion: completion)
    } else if let presenter {
      presenter.dismiss(animated: animated, completion: completion)
    }
  }

  /// Whether the screen is on its way out.
  public final var isBeingDismissed: Bool { appearance == .disappearing && presenter == nil }
}
