import HeadlessUIKit
import Testing

struct SegmentedControlTests {
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

  @Test func `At first no segment is taken`() {
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `A touch takes a segment and says so once`() {
    touch("Online")
    touch("Online")
    touch("All")
    #expect(log.lines == ["1", "0"])
  }

  @Test func `An app that takes a segment hears nothing`() {
    control.selectedSegmentIndex = 1
    #expect(log.lines.isEmpty)
  }

  @Test func `Segments come and go`() {
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
