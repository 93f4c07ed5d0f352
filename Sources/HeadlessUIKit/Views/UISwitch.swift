/// A switch, shown as `[on]` or `[off]`, and in parentheses if it accepts no touches.
///
/// The step `toggle` sets it and then sends `.valueChanged`, as a finger would:
///
/// ```swift
/// toggle.addTarget(self, action: Selector(SettingsCell.onChange), for: .valueChanged)
/// ```
open class UISwitch: UIControl {
  /// Whether it is on; setting it sends no event.
  public final var isOn = false
  /// The color when on, shown in `styles`.
  public final var onTintColor: UIColor?

  /// The color of the knob. Kept, not shown.
  public final var thumbTintColor: UIColor?
  /// A picture while on, which UIKit does not show either.
  public final var onImage: UIImage?
  /// A picture while off, which UIKit does not show either.
  public final var offImage: UIImage?

  /// Sets whether it is on, without animation and without an event.
  public final func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Toggles it, with the events of a touch.
  package final func toggle() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The names by which steps can touch it: identifier, accessibility label, the label before it.
  package final var touchNames: [String] {
    let before = superview?.subviews.prefix { $0 !== self }.last { $0 is UILabel } as? UILabel
    return [accessibilityIdentifier, accessibilityLabel, before?.text].compactMap(\.self)
      .filter { !$0.isEmpty }
  }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(switch: self) }
}
