import DioramaKit
import Testing

@testable import HeadlessNexconn

/// Who hears of a changed profile (N111).
@Suite("Notices of changed profiles") struct NoticeTests {
  let run = Run()

  private func change() { run.kit.refreshUserInfoCache(person("bob", "Bob"), withUserId: "bob") }

  @Test func N111_those_hear_who_were_there_when_it_was_sent_and_still_are() {
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

  @Test func adding_twice_is_adding_once() {
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

  @Test func a_delegate_need_not_listen_to_everything_and_is_held_weakly() {
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
