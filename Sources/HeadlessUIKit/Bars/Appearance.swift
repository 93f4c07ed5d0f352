// `UINavigationBar.appearance()` and its like: an object whose settings all bars of a class take
// over. Here those of navigation bars are, when a bar is made; all others are kept, not shown.

/// The objects that settings for all of a class are made on, in a run.
private final class AppearanceProxies {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  func object<Kind: AnyObject>(of kind: Kind.Type, _ make: () -> Kind) -> Kind {
    if let known = objects[ObjectIdentifier(kind)] as? Kind { return known }
    let made = make()
    objects[ObjectIdentifier(kind)] = made
    return made
  }

  enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> AppearanceProxies {
      AppearanceProxies()
    }
  }

  static func object<Kind: AnyObject>(of kind: Kind.Type, _ make: () -> Kind) -> Kind {
    ScreenEnvironment.current?[Key.self].object(of: kind, make) ?? make()
  }
}

extension UINavigationBar {
  /// The bar whose settings all bars take over that are made later in the run.
  public static func appearance() -> UINavigationBar {
    AppearanceProxies.object(of: UINavigationBar.self) {
      UINavigationBar(copyingAppearanceOf: nil) { nil }
    }
  }

  /// The bar whose settings all bars take over, whatever they are in.
  public static func appearance(
    whenContainedInInstancesOf types: [AnyClass]
  ) -> UINavigationBar { appearance() }
}

extension UIBarButtonItem {
  /// An item whose settings are kept and not shown.
  public static func appearance() -> UIBarButtonItem {
    AppearanceProxies.object(of: UIBarButtonItem.self) { UIBarButtonItem() }
  }

  /// An item whose settings are kept and not shown.
  public static func appearance(
    whenContainedInInstancesOf types: [AnyClass]
  ) -> UIBarButtonItem { appearance() }
}

extension UIToolbar {
  /// A bar whose settings are kept and not shown.
  public static func appearance() -> UIToolbar {
    AppearanceProxies.object(of: UIToolbar.self) { UIToolbar() }
  }
}

extension UILabel {
  /// A label whose settings are kept and not shown.
  public static func appearance() -> UILabel {
    AppearanceProxies.object(of: UILabel.self) { UILabel() }
  }

  /// A label whose settings are kept and not shown.
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UILabel {
    appearance()
  }
}

extension UIButton {
  /// A button whose settings are kept and not shown.
  public static func appearance() -> UIButton {
    AppearanceProxies.object(of: UIButton.self) { UIButton() }
  }
}

extension UISwitch {
  /// A switch whose settings are kept and not shown.
  public static func appearance() -> UISwitch {
    AppearanceProxies.object(of: UISwitch.self) { UISwitch() }
  }
}

extension UITextField {
  /// A field whose settings are kept and not shown.
  public static func appearance() -> UITextField {
    AppearanceProxies.object(of: UITextField.self) { UITextField() }
  }

  /// A field whose settings are kept and not shown.
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UITextField {
    appearance()
  }
}

extension UITableView {
  /// A table whose settings are kept and not shown.
  public static func appearance() -> UITableView {
    AppearanceProxies.object(of: UITableView.self) { UITableView() }
  }
}

extension UISearchBar {
  /// A bar whose settings are kept and not shown.
  public static func appearance() -> UISearchBar {
    AppearanceProxies.object(of: UISearchBar.self) { UISearchBar() }
  }
}
