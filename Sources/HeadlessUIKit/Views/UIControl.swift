/// A view that reports touches. Steps such as `tap` touch buttons and switches, by `.touchUpInside`
/// and `.primaryActionTriggered` or `.valueChanged`.
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down in it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is broken off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action: a button's touch, a switch's change.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Typing in it begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing in it ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing in it ends with return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that typing brings.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the state.
    public let rawValue: UInt
    /// A state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Switched off.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  private var handlers: [(events: Event, handler: Handler)] = []

  private enum Handler {
    case target(TargetAction)
    case action(UIAction)
  }

  /// Whether it takes touches. A button or switch that is off is shown in round brackets.
  open var isEnabled = true
  /// Whether it is selected. A button then shows what was set for that state.
  open var isSelected = false
  /// Whether a finger is on it; set by the app only.
  open var isHighlighted = false
  /// Whether a touch opens the menu, in place of running actions; a long touch would, else, which
  /// no step makes.
  public final var showsMenuAsPrimaryAction = false
  /// Where content stands in it. Kept, not shown.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// How it is at the moment, made of what is set: off, selected, highlighted.
  public final var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Calls a method at these events.
  ///
  /// ```swift
  /// control.addTarget(self, action: Selector(TeamCell.onTap), for: .touchUpInside)
  /// ```
  ///
  /// - Parameters:
  ///   - target: whose method it is; not kept alive. Without one nothing is called, since there is
  ///     no responder chain.
  ///   - action: the method. Selectors cannot be compared, so what is added twice is called twice,
  ///     unlike UIKit's.
  ///   - events: any of them calls it; one touch is one call, even if it is two of them.
  public final func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {
    handlers.append((events, .target(TargetAction(target: target, selector: action))))
  }

  /// Runs `action` at these events; one that is there already runs once.
  public final func addAction(_ action: UIAction, for events: Event) {
    for (index, entry) in handlers.enumerated() {
      guard case .action(let known) = entry.handler, known === action else { continue }
      handlers[index].events.formUnion(events)
      return
    }
    handlers.append((events, .action(action)))
  }

  /// Forgets what is called on a target at these events.
  ///
  /// - Parameters:
  ///   - target: whose methods to forget; nil means everybody's.
  ///   - action: not compared, unlike UIKit's: all of the target's methods are forgotten.
  ///   - events: the events; at others they are still called.
  public final func removeTarget(_ target: AnyObject?, action: Selector?, for events: Event) {
    removeHandlers(for: events) { handler in
      guard case .target(let entry) = handler else { return false }
      return target == nil || entry.target === target
    }
  }

  /// Forgets an action at these events; at others it still runs.
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

  /// Does what was asked for at these events, as a touch would, in the order of asking.
  ///
  /// It does not ask whether the control is on, hidden or covered; steps do.
  public final func sendActions(for events: Event) {
    for entry in handlers where !entry.events.isDisjoint(with: events) {
      switch entry.handler {
      case .target(let target): target(sender: self)
      case .action(let action): action.handler(action)
      }
    }
  }

  package override var isSingleLine: Bool { true }
  package override var takesSpareColumns: Bool { false }

  /// Whether anything is done at a touch.
  package final var respondsToTouch: Bool { !handlers.isEmpty }
}

extension UIControl {
  /// Where content stands in a control. Kept, not shown.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// At the beginning.
    case leading
    /// At the end.
    case trailing
  }
}
