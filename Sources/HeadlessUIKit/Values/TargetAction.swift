/// A method to call on a target: `Selector(TeamHeader.onTap)` instead of UIKit's `#selector`.
///
/// `#selector` needs the Objective-C runtime, which Linux lacks. Name the method by its type; if a
/// subclass overrides it, the override is called:
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
/// Nothing is called if the target is not of the method's type, or the sender does not match the
/// method's parameter. The method's result is not used.
public struct Selector {
  private let call: (_ target: AnyObject, _ sender: AnyObject?) -> Bool
  let accepts: (_ target: AnyObject) -> Bool
  /// The class of sender that the method takes; nil for any.
  let senderType: AnyClass?

  private init<Target: AnyObject>(
    of type: Target.Type, takes senderType: AnyClass? = nil,
    _ call: @escaping (Target, AnyObject?) -> Bool
  ) {
    self.senderType = senderType
    accepts = { $0 is Target }
    self.call = { target, sender in (target as? Target).map { call($0, sender) } ?? true }
  }

  private init<Target: AnyObject>(
    of type: Target.Type, _ call: @escaping (Target, AnyObject?) -> Void
  ) {
    self.init(of: type) { target, sender in
      call(target, sender)
      return true
    }
  }

  /// Calls the method on a target.
  ///
  /// - Returns: false if the method takes another class of sender.
  @discardableResult
  func perform(_ target: AnyObject, _ sender: AnyObject?) -> Bool { call(target, sender) }

  /// Makes a selector from a method without parameters.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    self.init(of: Target.self) { target, _ in method(target)() }
  }

  /// Makes a selector from a method without parameters, whose result is not used.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.init(of: Target.self) { target, _ in _ = method(target)() }
  }

  /// Makes a selector from a method that takes the sender, if the sender is of that class.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(of: Target.self, takes: Sender.self) { target, sender -> Bool in
      guard let sender = sender as? Sender else { return sender == nil }
      method(target)(sender)
      return true
    }
  }

  /// Makes a selector from a method that takes any sender.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> (Any) -> Void) {
    self.init(of: Target.self) { target, sender in
      if let sender { method(target)(sender) }
    }
  }

  /// Makes a selector from a method that takes a notification.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> (Notification) -> Void) {
    self.init(of: Target.self) { target, sender in
      guard let note = sender as? NSNotification else { return }
      method(target)(Notification(name: note.name, object: note.object, userInfo: note.userInfo))
    }
  }

  /// Makes a selector from a method that takes the sender and the event, which is empty.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> (Sender, UIEvent) -> Void
  ) {
    self.init(of: Target.self) { target, sender in
      if let sender = sender as? Sender { method(target)(sender, UIEvent()) }
    }
  }
}

/// An event on the screen. It carries no data.
public final class UIEvent: NSObject {}

extension NSObject {
  /// Calls a method of the object now.
  ///
  /// - Returns: nil; the method's result is dropped.
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    selector.perform(self, nil)
    return nil
  }

  /// Calls a method of the object now, with an object.
  ///
  /// - Returns: nil; the method's result is dropped.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    selector.perform(self, object.map { $0 as AnyObject })
    return nil
  }

  /// Whether the method belongs to the object's class or to a superclass.
  public func responds(to selector: Selector?) -> Bool { selector?.accepts(self) ?? false }
}

/// A target and the selector to call on it; the target is not retained.
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether the target is the first responder that has the method.
  let searchesTarget: Bool
  let selector: Selector

  /// Makes a call; without target it is for the first responder that has the method.
  init(_ target: AnyObject?, _ selector: Selector) {
    (self.target, self.selector, searchesTarget) = (target, selector, target == nil)
  }

  func callAsFunction(sender: AnyObject?) {
    if let target { selector.perform(target, sender) }
  }
}
