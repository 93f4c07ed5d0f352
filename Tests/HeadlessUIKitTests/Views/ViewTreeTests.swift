import Testing

@testable import HeadlessUIKit

struct ViewTreeTests {
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

  @Test func `Added views stand in their order and know their superview`() {
    #expect(order == "abc")
    #expect(a.superview === root)
    #expect(root.superview == nil)
  }

  @Test(arguments: [(0, "?abc"), (1, "a?bc"), (3, "abc?"), (99, "abc?"), (-5, "?abc")])
  func `A place out of range means the nearest end`(index: Int, expected: String) {
    root.insertSubview(UIView(), at: index)
    #expect(order == expected)
  }

  @Test func `A view goes below or above another`() {
    root.insertSubview(UIView(), belowSubview: b)
    #expect(order == "a?bc")
    root.insertSubview(UIView(), aboveSubview: b)
    #expect(order == "a?b?c")
  }

  @Test func `A view moves below or above its siblings, whichever side it comes from`() {
    root.insertSubview(a, belowSubview: c)
    #expect(order == "bac")
    root.insertSubview(c, belowSubview: b)
    #expect(order == "cba")
    root.insertSubview(c, aboveSubview: b)
    #expect(order == "bca")
    root.insertSubview(a, aboveSubview: b)
    #expect(order == "bac")
  }

  @Test func `Beside a stranger means in front`() {
    root.insertSubview(a, belowSubview: UIView())
    #expect(order == "bca")
    root.insertSubview(b, aboveSubview: UIView())
    #expect(order == "cab")
  }

  @Test func `Adding a view again brings it to the front`() {
    root.addSubview(a)
    #expect(order == "bca")
    #expect(a.superview === root)
  }

  @Test func `Views come to the front and go to the back; strangers do not`() {
    root.bringSubviewToFront(a)
    #expect(order == "bca")
    root.sendSubviewToBack(a)
    #expect(order == "abc")
    root.bringSubviewToFront(UIView())
    root.sendSubviewToBack(UIView())
    #expect(order == "abc")
  }

  @Test func `A view is in one place at a time`() {
    let other = UIView()
    other.addSubview(b)
    #expect(order == "ac")
    #expect(names(in: other) == "b")
    #expect(b.superview === other)
  }

  @Test func `A removed view has no superview, and removing it again does nothing`() {
    b.removeFromSuperview()
    b.removeFromSuperview()
    #expect(order == "ac")
    #expect(b.superview == nil)
  }

  @Test func `When a superview dies its subviews stay, without it`() {
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

  @Test func `A view cannot be put into itself, nor into what it holds`() {
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

  @Test func `A view is a descendant of itself and of all above`() {
    a.addSubview(b)
    #expect(b.isDescendant(of: root))
    #expect(b.isDescendant(of: b))
    #expect(!root.isDescendant(of: b))
  }

  @Test func `The window is the top of the tree, if that is a window`() {
    #expect(a.window == nil)
    let window = UIWindow()
    window.addSubview(root)
    #expect(a.window === window)
    #expect(window.window === window)
    root.removeFromSuperview()
    #expect(a.window == nil)
  }

  @Test func `A tag is found in the view itself, then depth first`() {
    a.addSubview(c)
    b.tag = 7
    c.tag = 7
    #expect(root.viewWithTag(7) === c)
    #expect(b.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func `A long chain of views can be built and taken down`() {
    var top = UIView()
    for _ in 0..<2_000 {
      let next = UIView()
      next.addSubview(top)
      top = next
    }
    top.layoutIfNeeded()
    #expect(top.subviews.count == 1)
  }
}
