// `UINavigationBar.appearance()` and the like: an object whose settings apply to all bars of a
// class. New navigation bars copy these settings; those of all other classes are kept, not shown.

/// The appearance objects of a run, one for each class.
final class AppearanceProxies {
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
  /// Returns the bar whose settings are copied by all bars made later in the run.
  public static func appearance() -> UINavigationBar {
    AppearanceProxies.object(of: UINavigationBar.self) {
      UINavigationBar(copyingAppearanceOf: nil) { nil }
    }
  }

  /// Returns the bar whose settings all bars copy, in any container.
  public static func appearance(
    whenContainedInInstancesOf types: [AnyClass]
  ) -> UINavigationBar { appearance() }
}

extension UIBarButtonItem {
  /// Returns an item whose settings are kept and not shown.
  public static func appearance() -> UIBarButtonItem {
    AppearanceProxies.object(of: UIBarButtonItem.self) { UIBarButtonItem() }
  }

  /// Returns an item whose settings are kept and not shown.
  public static func appearance(
    whenContainedInInstancesOf types: [AnyClass]
  ) -> UIBarButtonItem { appearance() }
}

extension UIToolbar {
  /// Returns a bar whose settings are kept and not shown.
  public static func appearance() -> UIToolbar {
    AppearanceProxies.object(of: UIToolbar.self) { UIToolbar() }
  }
}

extension UILabel {
  /// Returns a label whose settings are kept and not shown.
  public static func appearance() -> UILabel {
    AppearanceProxies.object(of: UILabel.self) { UILabel() }
  }

  /// Returns a label whose settings are kept and not shown.
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UILabel {
    appearance()
  }
}

extension UIButton {
  /// Returns a button whose settings are kept and not shown.
  public static func appearance() -> UIButton {
    AppearanceProxies.object(of: UIButton.self) { UIButton() }
  }
}

extension UISwitch {
  /// Returns a switch whose settings are kept and not shown.
  public static func appearance() -> UISwitch {
    AppearanceProxies.object(of: UISwitch.self) { UISwitch() }
  }
}

extension UITextField {
  /// Returns a field whose settings are kept and not shown.
  public static func appearance() -> UITextField {
    AppearanceProxies.object(of: UITextField.self) { UITextField() }
  }

  /// Returns a field whose settings are kept and not shown.
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UITextField {
    appearance()
  }
}

extension UITableView {
  /// Returns a table whose settings are kept and not shown.
  public static func appearance() -> UITableView {
    AppearanceProxies.object(of: UITableView.self) { UITableView() }
  }
}

extension UISearchBar {
  /// Returns a bar whose settings are kept and not shown.
  public static func appearance() -> UISearchBar {
    AppearanceProxies.object(of: UISearchBar.self) { UISearchBar() }
  }
}

extension UIPageControl {
  /// Returns a page control whose settings are kept and not shown.
  public static func appearance() -> UIPageControl {
    AppearanceProxies.object(of: UIPageControl.self) { UIPageControl() }
  }
}

extension UIProgressView {
  /// Returns a progress bar whose settings are kept and not shown.
  public static func appearance() -> UIProgressView {
    AppearanceProxies.object(of: UIProgressView.self) { UIProgressView() }
  }
}

extension UISegmentedControl {
  /// Returns a control whose settings are kept and not shown.
  public static func appearance() -> UISegmentedControl {
    AppearanceProxies.object(of: UISegmentedControl.self) { UISegmentedControl() }
  }
}

extension UISlider {
  /// Returns a slider whose settings are kept and not shown.
  public static func appearance() -> UISlider {
    AppearanceProxies.object(of: UISlider.self) { UISlider() }
  }
}

extension UITableViewCell {
  /// Returns a cell whose settings are kept and not shown.
  public static func appearance() -> UITableViewCell {
    AppearanceProxies.object(of: UITableViewCell.self) { UITableViewCell() }
  }
}

extension UITextView {
  /// Returns a text view whose settings are kept and not shown.
  public static func appearance() -> UITextView {
    AppearanceProxies.object(of: UITextView.self) { UITextView() }
  }
}
