/// An open menu, shown as a sheet of choices that a tap outside closes.
final class MenuSheet: UIAlertController {
  /// Makes a sheet with the choices of a menu.
  init(_ menu: UIMenu, in window: UIWindow) {
    super.init(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    for element in menu.choices {
      if let inner = element as? UIMenu {
        let choice = UIAlertAction(
          title: inner.title,
          style: inner.options.contains(.destructive) ? .destructive : .default
        ) { [weak window] _ in window?.open(inner) }
        choice.mark = .submenu
        addAction(choice)
      } else if let action = element as? UIAction {
        let choice = UIAlertAction(
          title: action.title,
          style: action.attributes.contains(.destructive) ? .destructive : .default
        ) { _ in action.handler(action) }
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
  package func open(_ menu: UIMenu) {
    topViewController?.present(MenuSheet(menu, in: self), animated: true)
  }
}
