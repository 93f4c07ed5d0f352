/// The common base of views and view controllers. There is no keyboard; a run only tracks which view
/// is being edited.
open class UIResponder: NSObject {
  /// The next responder: of a screen's view the screen, of other views the superview, of a screen
  /// the superview of its view, or else the screen that contains or presented it.
  open var next: UIResponder? { nil }

  /// Whether the keyboard would open for it; never read.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is being edited; only text fields, search bars and text views can be.
  open var isFirstResponder: Bool { false }

  /// The view in place of the keyboard; never read.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; never read.
  open var inputAccessoryView: UIView? { nil }

  /// Would show the keyboard; only text fields, search bars and text views support it.
  ///
  /// - Returns: false.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Would hide the keyboard.
  ///
  /// - Returns: true.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// The shortcuts of a keyboard; never read, since a run has no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Never called: steps touch controls, rows and bar items as a whole.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: steps touch controls, rows and bar items as a whole.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: steps touch controls, rows and bar items as a whole.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: steps touch controls, rows and bar items as a whole.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A touch on the screen, for the delegates of recognizers.
public final class UITouch: NSObject {
  /// The innermost view under the touch that is known: a row's cell, or the view of the recognizer.
  public final private(set) weak var view: UIView?

  private let location: CGPoint

  init(_ view: UIView, at location: CGPoint) {
    self.view = view
    self.location = location
  }

  /// Returns the position of the touch, as that of a recognizer.
  public func location(in view: UIView?) -> CGPoint { location }
}

extension UIResponder {
  /// Posted before the keyboard is shown; never posted here, since there is no keyboard.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// Posted when the keyboard is shown; never posted here.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// Posted before the keyboard is hidden; never posted here.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// Posted when the keyboard is hidden; never posted here.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// Posted before the keyboard moves; never posted here.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  /// The key of the keyboard's future frame in a notification.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's old frame in a notification.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the animation's duration in a notification.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's pace in a notification.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension Selector {
  /// Calls the method on a target, and warns if it takes another class of sender.
  func send(to target: AnyObject, from sender: AnyObject) {
    guard !perform(target, sender), let senderType else { return }
    ScreenEnvironment.current?.warn(
      .ineffectiveStep, "an action takes \(senderType), but its sender is \(type(of: sender))",
      help: "the action is not called; let it take Any, or nothing")
  }
}
