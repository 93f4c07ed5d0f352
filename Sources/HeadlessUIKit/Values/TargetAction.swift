/// A method to call on a target: `Selector(TeamHeader.onTap)` where UIKit has `#selector`.
///
/// `#selector` needs the Objective-C runtime, which Linux has not. Name the method by its type, so
/// that a subclass's override is the one that is called:
///
/// ```swift
/// final class TeamHeader: UIView {
///   func setUp() {
///     button.addTarget(self, action: Selector(TeamHeader.onTap), for: .touchUpInside)
///   }
///
///   func onTap(_ sender: UIButton) { sender.isSelected.toggle() }
/// }
/// ```
///
/// A target of another type than the method's is not called, nor is a method whose parameter the
/// sender does not fit.
public struct Selector {
  let perform: (_ target: AnyObject, _ sender: AnyObject?) -> Void

  /// Makes a selector from a method without parameters.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    perform = { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  /// Makes a selector from a method that takes the sender, if the sender is of that class.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    perform = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  /// Makes a selector from a method that takes any sender.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> (Any) -> Void) {
    perform = { target, sender in
      if let target = target as? Target, let sender { method(target)(sender) }
    }
  }
}

/// A closure with a title, run when its control or bar item is touched.
///
/// ```swift
/// let add = UIButton(primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
/// ```
public final class UIAction {
  /// The title of the button or bar item that is made with it.
  public var title: String
  /// The picture of the button or bar item that is made with it.
  public var image: UIImage?
  let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: what its button is called; empty means no text.
  ///   - image: its button's picture.
  ///   - handler: what a touch runs, with the action itself.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}

/// A target and what to call on it; the target is not kept alive.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let selector: Selector

  func callAsFunction(sender: AnyObject?) {
    if let target { selector.perform(target, sender) }
  }
}
