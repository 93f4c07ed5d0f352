/// A trait that code can wait for. In a run traits do not change.
public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The height.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The direction of the layout.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration {}

private struct Registration: UITraitChangeRegistration {}

/// A view or a screen, which code can observe for changes of traits.
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Registers a closure for changes of traits; it is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }

  /// Registers a closure that names its observer's type as `Self`; it is never called.
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }

  /// Registers a method of a target for changes of traits; it is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }

  /// Registers a method for changes of traits; it is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }

  /// Ends a registration; does nothing.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
