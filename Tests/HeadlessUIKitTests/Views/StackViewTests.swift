import HeadlessUIKit
import Testing

struct StackViewTests {
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

  @Test func `Arranged views are subviews, in order`() {
    #expect(arranged == "abc")
    #expect(subviews == "abc")
  }

  @Test func `A stack starts as a row without gaps`() {
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 0)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    stack.axis = .vertical
    #expect(stack.axis == .vertical)
  }

  @Test(arguments: [(0, "?abc"), (2, "ab?c"), (3, "abc?"), (99, "abc?"), (-1, "?abc")])
  func `A view is put in at a place; out of range means the nearest end`(
    index: Int, expected: String
  ) {
    stack.insertArrangedSubview(UIView(), at: index)
    #expect(arranged == expected)
    #expect(stack.subviews.count == 4)
  }

  @Test func `A view that is arranged already moves`() {
    stack.addArrangedSubview(a)
    #expect(arranged == "bca")
    stack.insertArrangedSubview(a, at: 0)
    #expect(arranged == "abc")
    #expect(stack.subviews.count == 3)
  }

  @Test func `A view that is no longer arranged stays a subview`() {
    stack.removeArrangedSubview(b)
    #expect(arranged == "ac")
    #expect(subviews == "abc")
    stack.addArrangedSubview(b)
    #expect(arranged == "acb")
    #expect(stack.subviews.count == 3)
  }

  @Test func `A view that leaves the stack is no longer arranged`() {
    b.removeFromSuperview()
    #expect(arranged == "ac")
    UIView().addSubview(a)
    #expect(arranged == "c")
    #expect(a.superview == nil)
  }

  @Test func `A view that is only added is not arranged`() {
    stack.addSubview(UIView())
    #expect(arranged == "abc")
    stack.addSubview(a)
    #expect(arranged == "abc")
    #expect(subviews == "bc?a")
  }

  @Test func `A view goes from stack to stack`() {
    let other = UIStackView(arrangedSubviews: [b])
    #expect(arranged == "ac")
    #expect(names(other.arrangedSubviews) == "b")
  }

  @Test func `Removing a stranger does nothing`() {
    stack.removeArrangedSubview(UIView())
    #expect(arranged == "abc")
  }

  @Test func `A stack cannot be arranged in itself, nor in what it holds`() {
    stack.addArrangedSubview(stack)
    #expect(arranged == "abc")
    let inner = UIStackView()
    stack.addArrangedSubview(inner)
    inner.addArrangedSubview(stack)
    #expect(inner.arrangedSubviews.isEmpty)
    #expect(stack.superview == nil)
  }

  @Test func `A change of arranged views asks for layout`() {
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
