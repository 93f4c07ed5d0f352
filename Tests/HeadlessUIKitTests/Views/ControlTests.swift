import HeadlessUIKit
import Testing

@Suite("Controls") struct ControlTests {
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

  @Test func a_target_is_called_at_the_events_it_asked_for_in_the_order_of_asking() {
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

  @Test func one_touch_is_one_call_even_if_it_is_two_of_the_events() {
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

  @Test func removing_a_target_leaves_the_others_and_actions() {
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

  @Test func removing_a_target_at_one_event_leaves_it_at_the_others() {
    control.addTarget(target, action: Selector(Base.onAny), for: [.touchDown, .valueChanged])
    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log.lines.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(target.log.lines == ["any"])
  }

  @Test func an_action_runs_once_however_often_it_was_added_and_goes_when_it_is_removed() {
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

  @Test func what_changes_the_control_while_it_acts_takes_part_the_next_time() {
    control.addAction(
      UIAction { [control, target] _ in
        control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.lines.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.lines == ["any"])
  }

  @Test func the_state_is_made_of_what_is_set() {
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
    control.isEnabled = true
    control.isHighlighted = false
    #expect(control.state == .selected)
  }

  @Test func a_control_knows_whether_a_touch_would_do_anything() {
    #expect(!control.respondsToTouch)
    control.addTarget(target, action: Selector(Base.onAny), for: .touchUpInside)
    #expect(control.respondsToTouch)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(!control.respondsToTouch)
  }
}
