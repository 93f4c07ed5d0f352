import HeadlessUIKit
import Testing

struct ControlTests {
  /// A base and a subclass, to see which of them a selector reaches.
  private class Base {
    let log = EventLog()
    func onEvent(_ control: UIControl) { log.note("base") }
    func onAny() { log.note("any") }
  }
  private final class Derived: Base {
    override func onEvent(_ control: UIControl) { log.note("derived, on: \(control.isEnabled)") }
  }

  private let control = UIControl()
  private let target = Derived()

  @Test func `A target is called at the events it asked for, in the order of asking`() {
    control.addTarget(target, action: Selector(Base.onEvent), for: [.touchUpInside, .touchDown])
    control.addTarget(target, action: Selector(Base.onAny), for: .valueChanged)
    control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.take() == ["derived, on: true", "any"])
    control.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["any"])
    control.sendActions(for: .editingChanged)
    control.sendActions(for: [])
    #expect(target.log.lines.isEmpty)
  }

  @Test func `One touch is one call, even if it is two of the events`() {
    control.addTarget(
      target, action: Selector(Base.onAny), for: [.touchUpInside, .primaryActionTriggered])
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(target.log.lines == ["any"])
  }

  @Test func `Targets are not kept alive`() {
    weak var gone: Derived?
    do {
      let passing = Derived()
      gone = passing
      control.addTarget(passing, action: Selector(Base.onAny), for: .allEvents)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
    control.addTarget(nil, action: Selector(Base.onAny), for: .allEvents)
    control.sendActions(for: .touchUpInside)
  }

  @Test func `Removing a target leaves the others, and actions`() {
    let other = Derived()
    control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
    control.addTarget(other, action: Selector(Base.onAny), for: .touchUpInside)
    control.addAction(UIAction { [target] _ in target.log.note("action") }, for: .touchUpInside)
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.take() == ["action"])
    #expect(other.log.take() == ["any"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.take() == ["action"])
    #expect(other.log.take() == [])
  }

  @Test func `Removing a target at one event leaves it at the others`() {
    control.addTarget(target, action: Selector(Base.onAny), for: [.touchDown, .valueChanged])
    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log.lines.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(target.log.lines == ["any"])
  }

  @Test func `An action runs once, however often it was added, and goes when it is removed`() {
    let action = UIAction { [target] _ in target.log.note("action") }
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["action", "action"])
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.take() == [])
    control.sendActions(for: .valueChanged)
    #expect(target.log.take() == ["action"])
  }

  @Test func `What changes the control while it acts takes part the next time`() {
    control.addAction(
      UIAction { [control, target] _ in
        control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.lines.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.lines == ["any"])
  }

  @Test func `The state is made of what is set`() {
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
    control.isEnabled = true
    control.isHighlighted = false
    #expect(control.state == .selected)
  }

  @Test func `A control knows whether a touch would do anything`() {
    #expect(!control.respondsToTouch)
    control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
    #expect(control.respondsToTouch)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(!control.respondsToTouch)
  }
}
