extension UIViewController {
  /// The screen over this one or over the container it is in.
  public final var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The screen that presented this one or the container it is in.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Whether a screen can come up over this one; where it cannot, UIKit, too, only logs.
  private func canPresent(_ controller: UIViewController) -> Bool {
    guard ownPresented == nil, controller.presenter == nil, controller.parent == nil else {
      return false
    }
    var below: UIViewController? = self
    while let screen = below {
      if screen === controller { return false }
      below = screen.presenter
    }
    // A screen that is not in the window yet, or no more, has nothing to show another one over.
    return ScreenEnvironment.current == nil || viewIfLoaded?.window != nil
  }

  final func show(_ controller: UIViewController, completion: (() -> Void)?) {
    guard canPresent(controller) else { return }
    ownPresented = controller
    controller.presenter = self
    controller.move = .presented
    let style = controller.modalPresentationStyle
    controller.coversPresenter = style == .fullScreen || style == .currentContext
    ScreenChange(
      leaving: controller.coversPresenter ? [self] : [], arriving: controller,
      ending: .arrivingFirst
    ).run(ended: {
      controller.endMove(.presented)
      completion?()
    })
  }

  /// Takes away what this screen presented, and all that lies over that.
  final func takeAway(_ presented: UIViewController, completion: (() -> Void)?) {
    var leaving: [UIViewController] = []
    var next: UIViewController? = presented
    while let screen = next {
      leaving.insert(screen, at: 0)
      next = screen.ownPresented
    }
    ownPresented = nil
    for screen in leaving {
      screen.presenter = nil
      screen.ownPresented = nil
      screen.move = .dismissed
    }
    ScreenChange(
      leaving: leaving, arriving: presented.coversPresenter ? self : nil, ending: .arrivingFirst
    ).run(ended: {
      for screen in leaving {
        if screen.presenter == nil { screen.viewIfLoaded?.removeFromSuperview() }
        screen.endMove(.dismissed)
      }
      completion?()
    })
  }
}
