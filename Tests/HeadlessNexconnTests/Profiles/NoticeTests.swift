import DioramaKit
import Testing

@testable import HeadlessNexconn

/// Which delegates are notified of a changed profile (N111).
@Suite("Notices of changed profiles") struct NoticeTests {
  let run = Run()

  private func change() { run.kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob") }

  @Test func N111_only_delegates_added_before_and_not_removed_are_notified() {
    let (early, gone, late) = (App(), App(), App())
    run.settled { _ in
      NCInfoUpdateCenter.add(early)
      NCInfoUpdateCenter.add(gone)
      change()
      NCInfoUpdateCenter.remove(gone)
      NCInfoUpdateCenter.add(late)
    }
    #expect(early.notifications == ["bob: Bob"])
    #expect(gone.notifications.isEmpty)
    #expect(late.notifications.isEmpty)
  }

  @Test func a_delegate_added_twice_is_notified_once() {
    let app = App()
    run.settled { _ in
      NCInfoUpdateCenter.addInfoUpdateDelegate(app)
      NCInfoUpdateCenter.addInfoUpdateDelegate(app)
      change()
    }
    #expect(app.notifications == ["bob: Bob"])
    run.settled { _ in
      NCInfoUpdateCenter.removeInfoUpdateDelegate(app)
      change()
    }
    #expect(app.notifications.count == 1)
  }

  @Test func a_delegate_may_implement_no_method_and_is_held_weakly() {
    final class Quiet: NCInfoUpdateDelegate {}
    weak var remembered: Quiet?
    do {
      let quiet = Quiet()
      remembered = quiet
      run.settled { _ in
        NCInfoUpdateCenter.add(quiet)
        change()
      }
    }
    #expect(remembered == nil)
  }
}
