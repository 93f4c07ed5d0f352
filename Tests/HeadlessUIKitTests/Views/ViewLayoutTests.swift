import HeadlessUIKit
import Testing

/// When views lay out their subviews.
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

  /// The views that a layout pass lays out.
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

  @Test func only_views_that_need_layout_are_laid_out() {
    leaf.setNeedsLayout()
    #expect(pass(root) == ["leaf layout"])
    root.setNeedsLayout()
    #expect(pass(root) == ["root layout"])
  }

  @Test func requesting_layout_twice_lays_out_once() {
    middle.setNeedsLayout()
    middle.setNeedsLayout()
    #expect(pass(root) == ["middle layout"])
  }

  @Test func a_layout_pass_does_not_affect_views_above() {
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    #expect(pass(middle) == ["leaf layout"])
    #expect(pass(root) == ["root layout"])
  }

  @Test func adding_and_removing_a_subview_requests_layout_of_the_superview() {
    let added = RecordingView("added", log)
    middle.addSubview(added)
    #expect(pass(root) == ["middle layout", "added layout"])
    added.removeFromSuperview()
    #expect(pass(root) == ["middle layout"])
  }

  @Test func reordering_subviews_requests_layout() {
    middle.addSubview(UIView())
    root.layoutIfNeeded()
    middle.insertSubview(leaf, at: 1)
    #expect(pass(root) == ["middle layout"])
  }

  @Test func a_pending_layout_in_a_moved_subtree_runs_in_its_new_tree() {
    let stray = RecordingView("stray", log)
    let below = RecordingView("below", log)
    stray.addSubview(below)
    stray.layoutIfNeeded()
    below.setNeedsLayout()
    leaf.addSubview(stray)
    #expect(pass(root) == ["leaf layout", "below layout"])
  }

  @Test func layout_requested_during_layout_runs_in_the_next_pass() {
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

  @Test func layoutIfNeeded_inside_layoutSubviews_does_not_recurse() {
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

  @Test func layout_requested_for_a_sibling_runs_in_the_same_or_the_next_pass() {
    final class Helper: UIView {
      var other: UIView?
      override func layoutSubviews() { other?.setNeedsLayout() }
    }
    let helper = Helper()
    helper.other = leaf
    root.addSubview(helper)
    // In this pass or the next one: the helper may come before or after the leaf.
    let passes = pass(root) + pass(root)
    #expect(passes.contains("leaf layout"))
  }

  @Test func hiding_and_showing_a_view_requests_layout() {
    leaf.isHidden = true
    #expect(pass(root) == ["leaf layout"])
    leaf.isHidden = false
    #expect(pass(root) == ["leaf layout"])
  }
}
