import HeadlessUIKit
import Testing

/// In which order views hear of changes to the tree.
struct ViewCallbackTests {
  private let log = EventLog()

  @Test func `Adding tells the view before and after, then the superview`() {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    parent.addSubview(child)
    #expect(
      log.lines == [
        "child willMove(parent) from nil", "child didMove, in parent", "parent didAdd(child)",
      ])
  }

  @Test func `Removing tells the superview first`() {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    parent.addSubview(child)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "parent willRemove(child)", "child willMove(nil) from parent", "child didMove, in nil",
      ])
  }

  @Test func `Moving is one move, with no stop outside of the tree`() {
    let (old, new) = (RecordingView("old", log), RecordingView("new", log))
    let child = RecordingView("child", log)
    old.addSubview(child)
    _ = log.take()
    new.addSubview(child)
    #expect(
      log.lines == [
        "old willRemove(child)", "child willMove(new) from old", "child didMove, in new",
        "new didAdd(child)",
      ])
  }

  @Test func `A new order tells nobody`() {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    parent.addSubview(child)
    parent.addSubview(UIView())
    _ = log.take()
    parent.bringSubviewToFront(child)
    parent.addSubview(child)
    parent.insertSubview(child, at: 0)
    #expect(log.lines.isEmpty)
  }

  @Test func `A view that removes itself as it arrives is gone`() {
    final class Shy: UIView {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let (parent, shy) = (UIView(), Shy())
    parent.addSubview(shy)
    #expect(parent.subviews.isEmpty)
    #expect(shy.superview == nil)
  }

  @Test func `A view that goes elsewhere as it is told ends where it was told to`() {
    final class Restless: UIView {
      let elsewhere = UIView()
      private var isMoving = false
      override func willMove(toSuperview newSuperview: UIView?) {
        guard !isMoving else { return }
        isMoving = true
        elsewhere.addSubview(self)
      }
    }
    let (parent, view) = (UIView(), Restless())
    parent.addSubview(view)
    #expect(view.superview === parent)
    #expect(parent.subviews.count == 1)
    #expect(view.elsewhere.subviews.isEmpty)
  }
}
