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

  @Test func added_views_keep_their_order_and_have_a_superview() {
    #expect(order == "abc")
    #expect(a.superview === root)
    #expect(root.superview == nil)
  }

  @Test(arguments: [(0, "?abc"), (1, "a?bc"), (3, "abc?"), (99, "abc?"), (-5, "?abc")])
  func an_insertion_index_is_clamped_to_the_valid_range(index: Int, expected: String) {
    root.insertSubview(UIView(), at: index)
    #expect(order == expected)
  }

  @Test func a_view_can_be_inserted_below_or_above_another() {
    root.insertSubview(UIView(), belowSubview: b)
    #expect(order == "a?bc")
    root.insertSubview(UIView(), aboveSubview: b)
    #expect(order == "a?b?c")
  }

  @Test func a_view_can_move_below_or_above_a_sibling_from_either_side() {
    root.insertSubview(a, belowSubview: c)
    #expect(order == "bac")
    root.insertSubview(c, belowSubview: b)
    #expect(order == "cba")
    root.insertSubview(c, aboveSubview: b)
    #expect(order == "bca")
    root.insertSubview(a, aboveSubview: b)
    #expect(order == "bac")
  }

  @Test func inserting_next_to_a_view_of_another_tree_moves_to_the_front() {
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

  @Test func only_subviews_can_be_brought_to_the_front_or_sent_to_the_back() {
    root.bringSubviewToFront(a)
    #expect(order == "bca")
    root.sendSubviewToBack(a)
    #expect(order == "abc")
    root.bringSubviewToFront(UIView())
    root.sendSubviewToBack(UIView())
    #expect(order == "abc")
  }

  @Test func a_view_has_only_one_superview_at_a_time() {
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

  @Test func subviews_survive_the_deallocation_of_their_superview() {
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

  @Test func a_view_cannot_be_added_to_itself_or_to_its_descendant() {
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

  @Test func a_view_is_a_descendant_of_itself_and_its_ancestors() {
    a.addSubview(b)
    #expect(b.isDescendant(of: root))
    #expect(b.isDescendant(of: b))
    #expect(!root.isDescendant(of: b))
  }

  @Test func the_window_is_the_root_of_the_tree_if_it_is_a_window() {
    #expect(a.window == nil)
    let window = UIWindow()
    window.addSubview(root)
    #expect(a.window === window)
    #expect(window.window === window)
    root.removeFromSuperview()
    #expect(a.window == nil)
  }

  @Test func viewWithTag_searches_the_view_itself_then_depth_first() {
    a.addSubview(c)
    b.tag = 7
    c.tag = 7
    #expect(root.viewWithTag(7) === c)
    #expect(b.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func a_deep_view_tree_can_be_built_and_deallocated() {
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

  @Test func the_responder_chain_leads_from_a_view_to_its_screen_and_beyond() {
    let (outer, inner) = (UIViewController(), UIViewController())
    let label = UILabel()
    inner.view.addSubview(label)
    outer.addChild(inner)
    #expect(label.next === inner.view && inner.view.next === inner && inner.next === outer)
    outer.view.addSubview(inner.view)
    #expect(inner.next === outer.view && outer.view.next === outer && outer.next == nil)
    let old: UIView = inner.view
    inner.view = UIView()
    #expect(old.next === outer.view && inner.view.next === inner)
  }
}
