/// A switch, shown as `[on]` or `[off]`, and in round brackets if it takes no touches.
///
/// The step `toggle` sets it and then reports `.valueChanged`, as a finger would:
///
/// ```swift
/// toggle.addTarget(self, action: Selector(SettingsCell.onChange), for: .valueChanged)
/// ```
open class UISwitch: UIControl {
  /// Whether it is on; setting it reports nothing.
  public final var isOn = false
  /// The colour when on, shown in `styles`.
  public final var onTintColor: UIColor?

  /// Sets whether it is on; nothing moves and nothing is reported.
  public final func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(switch: self) }
}
