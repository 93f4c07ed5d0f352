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

  @Test func a_stack_is_horizontal_without_spacing_by_default() {
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 0)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    stack.axis = .vertical
    #expect(stack.axis == .vertical)
  }

  @Test(arguments: [(0, "?abc"), (2, "ab?c"), (3, "abc?"), (99, "abc?"), (-1, "?abc")])
  func a_view_is_inserted_at_an_index_clamped_to_the_valid_range(
    index: Int, expected: String
  ) {
    stack.insertArrangedSubview(UIView(), at: index)
    #expect(arranged == expected)
    #expect(stack.subviews.count == 4)
  }

  @Test func adding_an_arranged_view_again_moves_it() {
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

  @Test func a_view_leaves_a_stack_whose_willRemoveSubview_does_not_call_super() {
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

  @Test func a_view_added_as_a_subview_is_not_arranged() {
    stack.addSubview(UIView())
    #expect(arranged == "abc")
    stack.addSubview(a)
    #expect(arranged == "abc")
    #expect(subviews == "bc?a")
  }

  @Test func reordering_subviews_does_not_change_the_arranged_order() {
    stack.bringSubviewToFront(a)
    stack.sendSubviewToBack(c)
    #expect(arranged == "abc")
    #expect(subviews == "cba")
    stack.addArrangedSubview(UIView())
    #expect(arranged == "abc?")
  }

  @Test func a_view_can_arrange_more_views_while_it_is_added() {
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

  @Test func a_view_moves_from_one_stack_to_another() {
    let other = UIStackView(arrangedSubviews: [b])
    #expect(arranged == "ac")
    #expect(names(other.arrangedSubviews) == "b")
  }

  @Test func removing_a_view_that_is_not_arranged_does_nothing() {
    stack.removeArrangedSubview(UIView())
    #expect(arranged == "abc")
  }

  @Test func a_stack_cannot_be_arranged_in_itself_or_in_its_own_subview() {
    stack.addArrangedSubview(stack)
    #expect(arranged == "abc")
    let inner = UIStackView()
    stack.addArrangedSubview(inner)
    inner.addArrangedSubview(stack)
    #expect(inner.arrangedSubviews.isEmpty)
    #expect(stack.superview == nil)
  }

  @Test func changing_the_arranged_views_requests_layout() {
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
