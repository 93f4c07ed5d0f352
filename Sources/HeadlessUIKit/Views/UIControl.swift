/// A view that reports touches. Steps such as `tap` touch buttons and switches; they send
/// `.touchUpInside` and `.primaryActionTriggered`, or `.valueChanged`.
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Makes events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins in it.
    public static let touchDown = Event(rawValue: 1)
    /// A touch ends in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action: a button's touch, a switch's change.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// The events of a tap.
    package static let tap: Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state.
    public static let normal: State = []
    /// Highlighted.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  private var handlers: [(events: Event, handler: Handler)] = []

  private enum Handler {
    case target(TargetAction)
    case action(UIAction)
  }

  /// Whether it accepts touches. A disabled button or switch is shown in parentheses.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether it is selected. A button then shows its content for that state.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether it is highlighted; only the app sets it.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// Whether a tap opens the menu instead of running actions. A long press opens it always.
  public final var showsMenuAsPrimaryAction = false
  /// The alignment of the content. Kept, not shown.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The state, from the properties that are set: disabled, selected, highlighted.
  public final var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The preferred size in points: 0, and never read, since text decides.
  open override var intrinsicContentSize: CGSize { .zero }

  /// Called after its state was set.
  func stateDidChange() {}

  /// Calls a method for these events.
  ///
  /// ```swift
  /// control.addTarget(self, action: Selector(TeamCell.onTap), for: .touchUpInside)
  /// ```
  ///
  /// - Parameters:
  ///   - target: the object whose method is called; not retained. With nil it is the first responder
  ///     from the control on that has the method.
  ///   - action: the method. Selectors cannot be compared, so a method that is added twice is
  ///     called twice, unlike in UIKit.
  ///   - events: any of them calls the method; one touch calls it once, even if it is two of them.
  public final func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let target = target.map { $0 as AnyObject }
    handlers.append((events, .target(TargetAction(target, action))))
  }

  /// Runs `action` for these events; an action that is added twice runs once.
  public final func addAction(_ action: UIAction, for events: Event) {
    for (index, entry) in handlers.enumerated() {
      guard case .action(let known) = entry.handler, known === action else { continue }
      handlers[index].events.formUnion(events)
      return
    }
    handlers.append((events, .action(action)))
  }

  /// Removes the methods of a target for these events.
  ///
  /// - Parameters:
  ///   - target: the object; nil means every target.
  ///   - action: not compared, unlike in UIKit: all methods of the target are removed.
  ///   - events: the events; other events still call the methods.
  public final func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let target = target.map { $0 as AnyObject }
    removeHandlers(for: events) { handler in
      guard case .target(let entry) = handler else { return false }
      return target == nil || entry.target === target
    }
  }

  /// Removes an action for these events; other events still run it.
  public final func removeAction(_ action: UIAction, for events: Event) {
    removeHandlers(for: events) { handler in
      guard case .action(let entry) = handler else { return false }
      return entry === action
    }
  }

  private func removeHandlers(for events: Event, where matches: (Handler) -> Bool) {
    for index in handlers.indices where matches(handlers[index].handler) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls the methods and runs the actions for these events, as a touch would, in their order.
  ///
  /// It does not check whether the control is enabled, hidden or covered; steps do.
  public final func sendActions(for events: Event) {
    for entry in handlers where !entry.events.isDisjoint(with: events) {
      switch entry.handler {
      case .target(let action):
        var target = action.searchesTarget ? next : action.target
        while let responder = target as? UIResponder, action.searchesTarget,
          !action.selector.accepts(responder)
        { target = responder.next }
        if let target { action.selector.send(to: target, from: self) }
      case .action(let action):
        action.sender = self
        action.handler(action)
      }
    }
  }

  package override var isSingleLine: Bool { true }
  package override var takesSpareColumns: Bool { false }

  /// Whether any method or action was added.
  package final var respondsToTouch: Bool { !handlers.isEmpty }
}

extension UIControl {
  /// The alignment of a control's content. Kept, not shown.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the center.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }
}
