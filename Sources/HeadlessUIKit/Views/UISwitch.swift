/// A switch that is on or off.
open class UISwitch: UIControl {
  /// Whether it is on.
  public final var isOn: Bool {
    get { flags.contains(.isOn) }
    set { flags.set(.isOn, to: newValue) }
  }

  /// The colour when on. Kept, not shown.
  public final var onTintColor: UIColor?

  /// Sets whether it is on; nothing moves and nothing is reported.
  public final func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(switch: self) }
}
