import HeadlessUIKit
import Testing

@Suite("Stack views") struct StackViewTests {
  private let stack: UIStackView
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() { stack = UIStackView(arrangedSubviews: [a, b, c]) }

  private var arranged: String { names(stack.arrangedSubviews) }
  private var subviews: String { names(stack.subviews) }

  private func names(_ views: [UIView]) -> String {
    views.map { $0 === a ? "a" : $0 === b ? "b" : $0 === c ? "c" : "?" }.joined()
  }

  @Test func arranged_views_are_subviews_in_order() {
    #expect(arranged == "abc")
    #expect(subviews == "abc")
  }

  @Test func a_stack_starts_as_a_row_without_gaps() {
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 0)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    stack.axis = .vertical
    #expect(stack.axis == .vertical)
  }

  @Test(arguments: [(0, "?abc"), (2, "ab?c"), (3, "abc?"), (99, "abc?"), (-1, "?abc")])
  func a_view_is_put_in_at_a_place_out_of_range_means_the_nearest_end(
    index: Int, expected: String
  ) {
    stack.insertArrangedSubview(UIView(), at: index)
    #expect(arranged == expected)
    #expect(stack.subviews.count == 4)
  }

  @Test func a_view_that_is_arranged_already_moves() {
    stack.addArrangedSubview(a)
    #expect(arranged == "bca")
    stack.insertArrangedSubview(a, at: 0)
    #expect(arranged == "abc")
    #expect(stack.subviews.count == 3)
  }

  @Test func a_view_that_is_no_longer_arranged_stays_a_subview() {
    stack.removeArrangedSubview(b)
    #expect(arranged == "ac")
    #expect(subviews == "abc")
    stack.addArrangedSubview(b)
    #expect(arranged == "acb")
    #expect(stack.subviews.count == 3)
  }

  @Test func a_view_that_leaves_the_stack_is_no_longer_arranged() {
    b.removeFromSuperview()
    #expect(arranged == "ac")
    UIView().addSubview(a)
    #expect(arranged == "c")
    #expect(a.superview == nil)
  }

  @Test func a_view_leaves_also_a_stack_that_does_not_hand_on_what_it_hears() {
    final class Silent: UIStackView {
      override func willRemoveSubview(_ subview: UIView) {}
    }
    let (stack, other, view) = (Silent(), UIStackView(), UIView())
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(view)
    other.addArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(other.arrangedSubviews == [view])
  }

  @Test func a_view_that_is_only_added_is_not_arranged() {
    stack.addSubview(UIView())
    #expect(arranged == "abc")
    stack.addSubview(a)
    #expect(arranged == "abc")
    #expect(subviews == "bc?a")
  }

  @Test func views_that_go_to_front_or_back_stay_where_they_are_arranged() {
    stack.bringSubviewToFront(a)
    stack.sendSubviewToBack(c)
    #expect(arranged == "abc")
    #expect(subviews == "cba")
    stack.addArrangedSubview(UIView())
    #expect(arranged == "abc?")
  }

  @Test func a_view_that_is_arranged_may_bring_others_with_it() {
    final class Bringing: UIView {
      var others: [UIView] = []
      override func didMoveToSuperview() {
        guard let stack = superview as? UIStackView else { return }
        for view in others { stack.addArrangedSubview(view) }
        stack.addSubview(UIView())
      }
    }
    let bringing = Bringing()
    let stack = UIStackView()
    bringing.others = [a, b]
    stack.addArrangedSubview(bringing)
    stack.addArrangedSubview(c)
    #expect(names(stack.arrangedSubviews) == "?abc")
    #expect(names(stack.subviews) == "?ab?c")
  }

  @Test func a_view_goes_from_stack_to_stack() {
    let other = UIStackView(arrangedSubviews: [b])
    #expect(arranged == "ac")
    #expect(names(other.arrangedSubviews) == "b")
  }

  @Test func removing_a_stranger_does_nothing() {
    stack.removeArrangedSubview(UIView())
    #expect(arranged == "abc")
  }

  @Test func a_stack_cannot_be_arranged_in_itself_nor_in_what_it_holds() {
    stack.addArrangedSubview(stack)
    #expect(arranged == "abc")
    let inner = UIStackView()
    stack.addArrangedSubview(inner)
    inner.addArrangedSubview(stack)
    #expect(inner.arrangedSubviews.isEmpty)
    #expect(stack.superview == nil)
  }

  @Test func a_change_of_arranged_views_asks_for_layout() {
    final class Counting: UIStackView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let stack = Counting()
    stack.layoutIfNeeded()
    stack.addArrangedSubview(a)
    stack.layoutIfNeeded()
    a.removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(stack.passes == 3)
  }
}
