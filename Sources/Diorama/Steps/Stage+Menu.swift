import HeadlessUIKit

/// Menus that kits lay over the window themselves, as views with buttons.
extension Stage {
  /// The menu that lies over the screen, if there is one.
  var menu: UIView? { window.overlays.last { $0.isShown && !$0.buttons.isEmpty } }

  /// Touches a button of the menu.
  ///
  /// - Returns: whether there is one of this name.
  func tapMenuButton(_ title: String) throws(StepFailure) -> Bool {
    guard window.alert == nil, let button = menu?.buttons.first(where: { $0.isCalled(title) })
    else { return false }
    guard button.takesTouch else {
      throw StepFailure("'\(title)' in the menu is disabled", help: menu?.offersAsMenu)
    }
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    try runDueEvents()
    return true
  }

  /// Touches what lies around an open menu or sheet, which closes it.
  func tapOutside() throws(StepFailure) {
    if let alert = window.alert {
      guard alert.preferredStyle == .actionSheet,
        let cancel = alert.actions.first(where: { $0.style == .cancel })
      else {
        throw StepFailure(
          "\(alert.preferredStyle.wordWithArticle) is not closed by a tap outside of it",
          help: alert.wayOut)
      }
      alert.choose(cancel)
    } else {
      guard let menu else {
        throw StepFailure("no menu is open to tap outside of", help: touchables)
      }
      let taps = (menu.gestureRecognizers ?? []).filter { $0 is UITapGestureRecognizer }
      guard taps.contains(where: { $0.fire() }) else {
        throw StepFailure(
          "the menu is not closed by a tap outside of it", help: menu.offersAsMenu)
      }
    }
    try runDueEvents()
  }
}

extension UIView {
  /// The buttons of a menu, for a message.
  var offersAsMenu: String {
    let titles = buttons.compactMap(\.currentTitle).map { "'\($0)'" }
    return "the menu offers \(titles.joined(separator: ", "))"
  }
}

extension UIAlertController {
  /// How to get rid of it, for a message.
  var wayOut: String {
    actions.isEmpty
      ? "'advance' lets the clock run" : "the \(preferredStyle.word) offers \(offers)"
  }
}
