import HeadlessUIKit
import Testing

@Suite("Segmented controls") struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["All", "Online"])
  private let log = EventLog()

  init() {
    control.addAction(
      UIAction { [log, weak control] _ in log.note("\(control?.selectedSegmentIndex ?? -2)") },
      for: .valueChanged)
  }

  private func touch(_ title: String) {
    let buttons = control.subviews.first?.subviews.compactMap { $0 as? UIButton } ?? []
    buttons.first { $0.currentTitle == title }?.sendActions(for: .touchUpInside)
  }

  @Test func at_first_no_segment_is_taken() {
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func a_touch_takes_a_segment_and_says_so_once() {
    touch("Online")
    touch("Online")
    touch("All")
    #expect(log.lines == ["1", "0"])
  }

  @Test func an_app_that_takes_a_segment_hears_nothing() {
    control.selectedSegmentIndex = 1
    #expect(log.lines.isEmpty)
  }

  @Test func segments_come_and_go() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 0, animated: true)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["New", "All", "Online"])
    #expect(control.selectedSegmentIndex == 2)
    control.setTitle("Away", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 2) == "Away")
    #expect(control.titleForSegment(at: 3) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
