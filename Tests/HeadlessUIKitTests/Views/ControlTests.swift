import HeadlessUIKit
import Testing

@Suite("Controls") struct ControlTests {
  /// A base class and a subclass, to check which method a selector calls.
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

  @Test func targets_are_called_for_their_events_in_registration_order() {
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

  @Test func a_target_is_called_once_even_if_two_of_its_events_occur_together() {
    control.addTarget(
      target, action: Selector(Base.onAny), for: [.touchUpInside, .primaryActionTriggered])
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(target.log.lines == ["any"])
  }

  @Test func targets_are_not_kept_alive() {
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

  @Test func removing_a_target_keeps_other_targets_and_actions() {
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

  @Test func removing_a_target_for_one_event_keeps_it_for_the_others() {
    control.addTarget(target, action: Selector(Base.onAny), for: [.touchDown, .valueChanged])
    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log.lines.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(target.log.lines == ["any"])
  }

  @Test func an_action_added_twice_runs_once_and_can_be_removed_per_event() {
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

  @Test func a_target_added_during_an_action_is_called_the_next_time() {
    control.addAction(
      UIAction { [control, target] _ in
        control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.lines.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.lines == ["any"])
  }

  @Test func the_state_combines_disabled_selected_and_highlighted() {
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
    control.isEnabled = true
    control.isHighlighted = false
    #expect(control.state == .selected)
  }

  @Test func respondsToTouch_is_true_only_with_a_target() {
    #expect(!control.respondsToTouch)
    control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
    #expect(control.respondsToTouch)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(!control.respondsToTouch)
  }
}
