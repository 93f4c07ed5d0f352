/// An open menu, shown as a box of choices at its button; a tap outside closes it.
final class MenuSheet: UIAlertController, AnchoredOverlay {
  private(set) weak var anchor: AnyObject?

  /// Makes a box with the choices of a menu.
  init(_ menu: UIMenu, at anchor: AnyObject?, in window: UIWindow) {
    self.anchor = anchor
    super.init(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    for element in menu.choices {
      if let inner = element as? UIMenu {
        let choice = UIAlertAction(
          title: inner.title,
          style: inner.options.contains(.destructive) ? .destructive : .default
        ) { [weak window, weak anchor] _ in window?.open(inner, at: anchor) }
        choice.mark = .submenu
        addAction(choice)
      } else if let action = element as? UIAction {
        let choice = UIAlertAction(
          title: action.title,
          style: action.attributes.contains(.destructive) ? .destructive : .default
        ) { [weak anchor] _ in
          menu.choose(action, inSelection: (anchor as? UIButton)?.showsChosenTitle ?? false)
        }
        choice.isEnabled = !action.attributes.contains(.disabled)
        choice.mark = action.state == .on ? .chosen : .none
        addAction(choice)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override var closesOnTapOutside: Bool { true }
}

extension UIWindow {
  /// Opens a menu over the current content.
  ///
  /// - Parameters:
  ///   - menu: the menu.
  ///   - anchor: the button or bar item that opened it.
  package func open(_ menu: UIMenu, at anchor: AnyObject?) {
    topViewController?.present(MenuSheet(menu, at: anchor, in: self), animated: true)
  }
}
