import Testing

@testable import HeadlessUIKit

@Suite("The view tree") struct ViewTreeTests {
  private let root = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() { for view in [a, b, c] { root.addSubview(view) } }

  /// The names of the root's subviews, in order.
  private var order: String { names(in: root) }

  private func names(in view: UIView) -> String {
    view.subviews.map { $0 === a ? "a" : $0 === b ? "b" : $0 === c ? "c" : "?" }.joined()
  }

  @Test func added_views_stand_in_their_order_and_know_their_superview() {
    #expect(order == "abc")
    #expect(a.superview === root)
    #expect(root.superview == nil)
  }

  @Test(arguments: [(0, "?abc"), (1, "a?bc"), (3, "abc?"), (99, "abc?"), (-5, "?abc")])
  func a_place_out_of_range_means_the_nearest_end(index: Int, expected: String) {
    root.insertSubview(UIView(), at: index)
    #expect(order == expected)
  }

  @Test func a_view_goes_below_or_above_another() {
    root.insertSubview(UIView(), belowSubview: b)
    #expect(order == "a?bc")
    root.insertSubview(UIView(), aboveSubview: b)
    #expect(order == "a?b?c")
  }

  @Test func a_view_moves_below_or_above_its_siblings_whichever_side_it_comes_from() {
    root.insertSubview(a, belowSubview: c)
    #expect(order == "bac")
    root.insertSubview(c, belowSubview: b)
    #expect(order == "cba")
    root.insertSubview(c, aboveSubview: b)
    #expect(order == "bca")
    root.insertSubview(a, aboveSubview: b)
    #expect(order == "bac")
  }

  @Test func beside_a_stranger_means_in_front() {
    root.insertSubview(a, belowSubview: UIView())
    #expect(order == "bca")
    root.insertSubview(b, aboveSubview: UIView())
    #expect(order == "cab")
  }

  @Test func adding_a_view_again_brings_it_to_the_front() {
    root.addSubview(a)
    #expect(order == "bca")
    #expect(a.superview === root)
  }

  @Test func views_come_to_the_front_and_go_to_the_back_strangers_do_not() {
    root.bringSubviewToFront(a)
    #expect(order == "bca")
    root.sendSubviewToBack(a)
    #expect(order == "abc")
    root.bringSubviewToFront(UIView())
    root.sendSubviewToBack(UIView())
    #expect(order == "abc")
  }

  @Test func a_view_is_in_one_place_at_a_time() {
    let other = UIView()
    other.addSubview(b)
    #expect(order == "ac")
    #expect(names(in: other) == "b")
    #expect(b.superview === other)
  }

  @Test func a_removed_view_has_no_superview_and_removing_it_again_does_nothing() {
    b.removeFromSuperview()
    b.removeFromSuperview()
    #expect(order == "ac")
    #expect(b.superview == nil)
  }

  @Test func when_a_superview_dies_its_subviews_stay_without_it() {
    var parent: UIView? = UIView()
    weak let witness = parent
    parent?.addSubview(a)
    parent = nil
    #expect(witness == nil)
    #expect(a.superview == nil)
    #expect(a.window == nil)
    root.addSubview(a)
    #expect(order == "bca")
  }

  @Test func a_view_cannot_be_put_into_itself_nor_into_what_it_holds() {
    a.addSubview(a)
    #expect(a.subviews.isEmpty)
    a.addSubview(b)
    b.addSubview(root)
    #expect(root.superview == nil)
    b.addSubview(a)
    #expect(a.superview === root)
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  @Test func a_view_is_a_descendant_of_itself_and_of_all_above() {
    a.addSubview(b)
    #expect(b.isDescendant(of: root))
    #expect(b.isDescendant(of: b))
    #expect(!root.isDescendant(of: b))
  }

  @Test func the_window_is_the_top_of_the_tree_if_that_is_a_window() {
    #expect(a.window == nil)
    let window = UIWindow()
    window.addSubview(root)
    #expect(a.window === window)
    #expect(window.window === window)
    root.removeFromSuperview()
    #expect(a.window == nil)
  }

  @Test func a_tag_is_found_in_the_view_itself_then_depth_first() {
    a.addSubview(c)
    b.tag = 7
    c.tag = 7
    #expect(root.viewWithTag(7) === c)
    #expect(b.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func a_long_chain_of_views_can_be_built_and_taken_down() {
    final class Deepest: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let deepest = Deepest()
    var top: UIView = deepest
    for _ in 0..<2_000 {
      let next = UIView()
      next.addSubview(top)
      top = next
    }
    top.layoutIfNeeded()
    #expect(deepest.passes == 1)
    #expect(deepest.isDescendant(of: top))
    top = UIView()
    #expect(deepest.superview == nil)
  }
}
