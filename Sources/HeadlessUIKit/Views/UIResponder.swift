/// What views and view controllers have in common.
open class UIResponder: NSObject {
  /// The next responder; here always nil.
  open var next: UIResponder? { nil }

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
}
