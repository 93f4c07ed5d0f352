/// A method to call on a target: `Selector(TeamHeader.onTap)` where UIKit has `#selector`.
///
/// `#selector` needs the Objective-C runtime, which Linux has not.
public struct Selector {
  let perform: (_ target: AnyObject, _ sender: AnyObject?) -> Void

  /// A method without parameters.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    perform = { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    perform = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  /// A method that takes any sender.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> (Any) -> Void) {
    perform = { target, sender in
      if let target = target as? Target, let sender { method(target)(sender) }
    }
  }
}

/// A closure with a title, run when its control is used.
public final class UIAction {
  /// What a menu or button calls it.
  public var title: String
  /// Its picture.
  public var image: UIImage?
  let handler: (UIAction) -> Void

  /// An action that runs `handler`.
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
