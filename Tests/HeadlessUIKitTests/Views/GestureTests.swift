import HeadlessUIKit
import Testing

@Suite("Gesture recognizers") struct GestureTests {
  private final class Target {
    let log = EventLog()
    func onTap() { log.note("tap") }
    func onPress(_ press: UILongPressGestureRecognizer) {
      log.note("press \(press.state), on a view: \(press.view != nil)")
    }
    func onGesture(_ gesture: UIGestureRecognizer) { log.note("\(gesture.state)") }
  }

  private let target = Target()
  private let view = UIView()

  @Test func a_tap_recognizer_reports_the_ended_state_to_its_target() {
    let tap = UITapGestureRecognizer(target: target, action: Selector(Target.onGesture))
    view.addGestureRecognizer(tap)
    #expect(tap.fire())
    #expect(target.log.lines == ["ended"])
    #expect(tap.state == .possible)
  }

  @Test func a_long_press_is_reported_as_begun_and_as_ended() {
    let press = UILongPressGestureRecognizer(target: target, action: Selector(Target.onPress))
    view.addGestureRecognizer(press)
    #expect(press.fire())
    #expect(
      target.log.lines == ["press began, on a view: true", "press ended, on a view: true"])
  }

  @Test func several_targets_are_called_until_they_are_removed() {
    let other = Target()
    let tap = UITapGestureRecognizer()
    tap.addTarget(target, action: Selector(Target.onTap))
    tap.addTarget(other, action: Selector(Target.onTap))
    view.addGestureRecognizer(tap)
    tap.fire()
    tap.removeTarget(target, action: nil)
    tap.fire()
    #expect(target.log.lines.count == 1)
    #expect(other.log.lines.count == 2)
  }

  @Test func a_recognizer_does_not_fire_if_disabled_detached_or_unreachable() {
    let tap = UITapGestureRecognizer(target: target, action: Selector(Target.onTap))
    #expect(!tap.fire())
    let parent = UIView()
    parent.addSubview(view)
    view.addGestureRecognizer(tap)
    tap.isEnabled = false
    #expect(!tap.fire())
    tap.isEnabled = true
    parent.isHidden = true
    #expect(!tap.fire())
    parent.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(!tap.fire())
    #expect(target.log.lines.isEmpty)
  }

  @Test func a_recognizer_belongs_to_one_view_at_a_time() {
    let (tap, other) = (UITapGestureRecognizer(), UIView())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
    #expect(tap.view === other)
    view.removeGestureRecognizer(tap)
    #expect(tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    #expect(other.gestureRecognizers == nil)
  }

  @Test func neither_target_nor_view_is_kept_alive() {
    let tap: UITapGestureRecognizer
    do {
      let (passing, shown) = (Target(), UIView())
      tap = UITapGestureRecognizer(target: passing, action: Selector(Target.onTap))
      shown.addGestureRecognizer(tap)
      #expect(tap.fire())
    }
    #expect(tap.view == nil)
    #expect(!tap.fire())
  }
}
