/// What views and view controllers have in common. There is no responder chain and no keyboard.
open class UIResponder: NSObject {
  /// The next responder; here always nil, so code that walks up the chain finds nobody.
  open var next: UIResponder? { nil }

  /// Whether the keyboard would come for it; asked never.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the keyboard types into it; there is none, so never.
  open var isFirstResponder: Bool { false }

  /// Would show the keyboard; there is none.
  ///
  /// - Returns: false.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Would hide the keyboard; there is none.
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

/// Something that happened to the screen. Nobody makes one.
public final class UIEvent: NSObject {}
