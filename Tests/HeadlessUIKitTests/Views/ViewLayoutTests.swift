import HeadlessUIKit
import Testing

/// When views are asked to place their subviews.
struct ViewLayoutTests {
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

  @Test func `New views are laid out once, from the top`() {
    #expect(log.lines.lines(of: "root").last == "root layout")
    #expect(log.take().suffix(3) == ["root layout", "middle layout", "leaf layout"])
    #expect(pass(root) == [])
  }

  @Test func `Only what asked for it is laid out`() {
    leaf.setNeedsLayout()
    #expect(pass(root) == ["leaf layout"])
    root.setNeedsLayout()
    #expect(pass(root) == ["root layout"])
  }

  @Test func `Asking twice is asking once`() {
    middle.setNeedsLayout()
    middle.setNeedsLayout()
    #expect(pass(root) == ["middle layout"])
  }

  @Test func `A pass in the middle leaves what is above alone`() {
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    #expect(pass(middle) == ["leaf layout"])
    #expect(pass(root) == ["root layout"])
  }

  @Test func `Adding and removing ask for the superview's layout`() {
    let added = RecordingView("added", log)
    middle.addSubview(added)
    #expect(pass(root) == ["middle layout", "added layout"])
    added.removeFromSuperview()
    #expect(pass(root) == ["middle layout"])
  }

  @Test func `A new order of subviews asks for layout`() {
    middle.addSubview(UIView())
    root.layoutIfNeeded()
    middle.insertSubview(leaf, at: 1)
    #expect(pass(root) == ["middle layout"])
  }

  @Test func `A subtree that waited elsewhere is laid out in its new place`() {
    let stray = RecordingView("stray", log)
    let below = RecordingView("below", log)
    stray.addSubview(below)
    stray.layoutIfNeeded()
    below.setNeedsLayout()
    leaf.addSubview(stray)
    #expect(pass(root) == ["leaf layout", "below layout"])
  }

  @Test func `A view that asks again while it is laid out is laid out by the next pass`() {
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

  @Test func `A view that lays itself out while it is laid out does not go round in circles`() {
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

  @Test func `A view that asks for a sibling's layout gets it in the same or the next pass`() {
    final class Helper: UIView {
      var other: UIView?
      override func layoutSubviews() { other?.setNeedsLayout() }
    }
    let helper = Helper()
    helper.other = leaf
    root.addSubview(helper)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(log.take().contains("leaf layout"))
  }

  @Test func `Hiding asks for layout`() {
    leaf.isHidden = true
    #expect(pass(root) == ["leaf layout"])
    #expect(leaf.isHidden)
  }
}
