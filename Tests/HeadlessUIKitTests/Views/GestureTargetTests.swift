import HeadlessUIKit
import Testing

@Suite("Targets of gesture recognizers") struct GestureTargetTests {
  final class Tap: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  }
  final class Owner: NSObject { var taps = 0; func tap() { taps += 1 } }
  @Test func a_target_can_be_of_any_type() {
    let owner = Owner()
    let tap = Tap(target: owner, action: Selector(Owner.tap))
    let view = UIView()
    view.addGestureRecognizer(tap)
    #expect(tap.fire() && owner.taps == 1)
    tap.removeTarget(owner, action: nil)
    #expect(tap.fire() && owner.taps == 1)
  }
}
