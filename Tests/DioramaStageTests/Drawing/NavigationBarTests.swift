import HeadlessUIKit
import Testing

/// A navigation bar is as high as its title view.
@Suite("Navigation bars") struct NavigationBarTests {
  /// A screen with stacked labels in its navigation bar.
  private func screen(_ texts: [String]) -> UIViewController {
    let stack = UIStackView(arrangedSubviews: texts.map { UILabel($0) })
    stack.axis = .vertical
    for case let label as UILabel in stack.arrangedSubviews { label.textAlignment = .center }
    let screen = UIViewController()
    screen.navigationItem.titleView = stack
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .plain)
    return screen
  }

  @Test func a_title_view_of_two_lines_makes_the_bar_two_lines_high() {
    let frame = TestStage(screen(["Oslo", "3 days"])).frame
    #expect(
      Array(frame.prefix(4)) == [
        "┌────────────────────────────┐",
        "│            Oslo     [Done] │",
        "│           3 days           │",
        "├────────────────────────────┤",
      ])
  }

  @Test func a_bar_of_two_lines_leaves_one_line_less_for_the_content() {
    func lines(_ texts: [String]) -> [String] {
      let screen = screen(texts)
      screen.view.addSubview(UILabel("content"))
      return TestStage(screen, rows: 8).frame
    }
    #expect(lines(["Oslo"]).count == 8)
    #expect(lines(["Oslo", "3 days"]).count == 8)
    #expect(lines(["Oslo", "3 days"]).firstIndex { $0.contains("content") } == 4)
  }

  @Test func the_back_button_has_its_own_title_or_that_of_the_previous_screen() {
    for (own, shown) in [("Cities", "[‹ Cities]"), (nil, "[‹ Oslo]")] {
      let first = UIViewController()
      first.navigationItem.title = "Oslo"
      first.navigationItem.backButtonTitle = own
      let stage = TestStage(first)
      stage.settle { stage.stack.pushViewController(UIViewController(), animated: true) }
      #expect(stage.frame[1].contains(shown), "\(stage.frame)")
    }
  }

  @Test func a_title_that_does_not_fit_is_truncated() {
    let frame = TestStage(screen(["A very long name of a town", "3 days"]), columns: 24).frame
    #expect(frame[1] == "│ A very long … [Done] │")
    #expect(frame[2].contains("3 days"))
  }
}
