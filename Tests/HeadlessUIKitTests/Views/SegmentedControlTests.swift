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

  @Test func no_segment_is_selected_at_first() {
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func a_touch_selects_a_segment_and_sends_one_event() {
    touch("Online")
    touch("Online")
    touch("All")
    #expect(log.lines == ["1", "0"])
  }

  @Test func setting_the_selected_segment_in_code_sends_no_event() {
    control.selectedSegmentIndex = 1
    #expect(log.lines.isEmpty)
  }

  @Test func segments_can_be_inserted_renamed_and_removed() {
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
