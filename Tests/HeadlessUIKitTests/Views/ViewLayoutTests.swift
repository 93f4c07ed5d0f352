import HeadlessUIKit
import Testing

/// When views are asked to place their subviews.
@Suite("Layout passes") struct ViewLayoutTests {
  private let log = EventLog()
  private let root: RecordingView
  private let middle: RecordingView
  private let leaf: RecordingView

  init() {
    root = RecordingView("root", log)
    middle = RecordingView("middle", log)
    leaf = RecordingView("leaf", log)
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
  }

  /// Who is laid out by this pass.
  private func pass(_ view: UIView) -> [String] {
    _ = log.take()
    view.layoutIfNeeded()
    return log.take()
  }

  @Test func new_views_are_laid_out_once_from_the_top() {
    #expect(log.lines.lines(of: "root").last == "root layout")
    #expect(log.take().suffix(3) == ["root layout", "middle layout", "leaf layout"])
    #expect(pass(root) == [])
  }

  @Test func only_what_asked_for_it_is_laid_out() {
    leaf.setNeedsLayout()
    #expect(pass(root) == ["leaf layout"])
    root.setNeedsLayout()
    #expect(pass(root) == ["root layout"])
  }

  @Test func asking_twice_is_asking_once() {
    middle.setNeedsLayout()
    middle.setNeedsLayout()
    #expect(pass(root) == ["middle layout"])
  }

  @Test func a_pass_in_the_middle_leaves_what_is_above_alone() {
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    #expect(pass(middle) == ["leaf layout"])
    #expect(pass(root) == ["root layout"])
  }

  @Test func adding_and_removing_ask_for_the_superviews_layout() {
    let added = RecordingView("added", log)
    middle.addSubview(added)
    #expect(pass(root) == ["middle layout", "added layout"])
    added.removeFromSuperview()
    #expect(pass(root) == ["middle layout"])
  }

  @Test func a_new_order_of_subviews_asks_for_layout() {
    middle.addSubview(UIView())
    root.layoutIfNeeded()
    middle.insertSubview(leaf, at: 1)
    #expect(pass(root) == ["middle layout"])
  }

  @Test func a_subtree_that_waited_elsewhere_is_laid_out_in_its_new_place() {
    let stray = RecordingView("stray", log)
    let below = RecordingView("below", log)
    stray.addSubview(below)
    stray.layoutIfNeeded()
    below.setNeedsLayout()
    leaf.addSubview(stray)
    #expect(pass(root) == ["leaf layout", "below layout"])
  }

  @Test func a_view_that_asks_again_while_it_is_laid_out_is_laid_out_by_the_next_pass() {
    final class Again: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        if passes == 1 { setNeedsLayout() }
      }
    }
    let view = Again()
    root.addSubview(view)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  @Test func a_view_that_lays_itself_out_while_it_is_laid_out_does_not_go_round_in_circles() {
    final class Circle: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        layoutIfNeeded()
      }
    }
    let view = Circle()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test func a_view_that_asks_for_a_siblings_layout_gets_it_in_the_same_or_the_next_pass() {
    final class Helper: UIView {
      var other: UIView?
      override func layoutSubviews() { other?.setNeedsLayout() }
    }
    let helper = Helper()
    helper.other = leaf
    root.addSubview(helper)
    // In this pass or the next one, as the helper comes before the leaf or behind it.
    let passes = pass(root) + pass(root)
    #expect(passes.contains("leaf layout"))
  }

  @Test func hiding_and_showing_again_ask_for_layout() {
    leaf.isHidden = true
    #expect(pass(root) == ["leaf layout"])
    leaf.isHidden = false
    #expect(pass(root) == ["leaf layout"])
  }
}
