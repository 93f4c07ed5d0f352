/// What views and view controllers have in common. There is no responder chain, and of the
/// keyboard only who types.
open class UIResponder: NSObject {
  /// The next responder; here always nil, so code that walks up the chain finds nobody.
  open var next: UIResponder? { nil }

  /// Whether the keyboard would come for it; asked never.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether somebody types into it; of views only text fields and text views.
  open var isFirstResponder: Bool { false }

  /// What would show in place of the keyboard; asked by nobody.
  open var inputView: UIView? { nil }
  /// What would show above the keyboard; asked by nobody.
  open var inputAccessoryView: UIView? { nil }

  /// Would show the keyboard; only text fields and text views take it.
  ///
  /// - Returns: false.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Would hide the keyboard.
  ///
  /// - Returns: true.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called never: steps touch controls, rows and bar items as a whole.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called never: steps touch controls, rows and bar items as a whole.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called never: steps touch controls, rows and bar items as a whole.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called never: steps touch controls, rows and bar items as a whole.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen. Nobody makes one.
public final class UITouch: NSObject {}

extension UIResponder {
  /// Told before the keyboard shows; posted by nobody, since there is none.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// Told when the keyboard shows; posted by nobody.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// Told before the keyboard goes; posted by nobody.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// Told when the keyboard has gone; posted by nobody.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// Told before the keyboard moves; posted by nobody.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  /// Where a notification says how large the keyboard will be.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where a notification says how large the keyboard was.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a notification says how long the keyboard moves.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Where a notification says how the keyboard moves.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
