import HeadlessUIKit
import Testing

/// The order of callbacks for changes to the tree.
@Suite("View tree callbacks") struct ViewCallbackTests {
  private let log = EventLog()

  @Test func adding_notifies_the_view_before_and_after_then_the_superview() {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    parent.addSubview(child)
    #expect(
      log.lines == [
        "child willMove(parent) from nil", "child didMove, in parent", "parent didAdd(child)",
      ])
  }

  @Test func removing_notifies_the_superview_first() {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    parent.addSubview(child)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "parent willRemove(child)", "child willMove(nil) from parent", "child didMove, in nil",
      ])
  }

  @Test func moving_a_view_to_a_new_superview_is_a_single_move() {
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

  @Test func reordering_subviews_sends_no_callbacks() {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    parent.addSubview(child)
    parent.addSubview(UIView())
    _ = log.take()
    parent.bringSubviewToFront(child)
    parent.addSubview(child)
    parent.insertSubview(child, at: 0)
    #expect(log.lines.isEmpty)
  }

  @Test func a_view_that_removes_itself_in_didMoveToSuperview_is_removed() {
    final class Shy: UIView {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let (parent, shy) = (UIView(), Shy())
    parent.addSubview(shy)
    #expect(parent.subviews.isEmpty)
    #expect(shy.superview == nil)
  }

  @Test func a_view_that_moves_itself_in_willMove_ends_in_the_requested_superview() {
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
