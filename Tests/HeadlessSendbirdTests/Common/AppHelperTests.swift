import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// What the kit offers beside its screens, and apps use in theirs.
@Suite("Helpers for apps") struct AppHelperTests {
  private final class Listener: SBUActionSheetDelegate, SBUAlertViewDelegate {
    var told: [String] = []
    func didSelectActionSheetItem(index: Int, identifier: Int) {
      told.append("item \(index) of \(identifier)")
    }
    func didDismissActionSheet() { told.append("sheet gone") }
    func didDismissAlertView() { told.append("alert gone") }
  }

  /// Runs something over a screen, and hands on the alert or sheet that it opens.
  private func alert(
    _ open: (Listener) -> Void, choosing title: String
  ) throws -> (offers: [String?], told: [String]) {
    let environment = ScreenEnvironment()
    return try environment.run {
      let listener = Listener()
      environment.window.rootViewController = UIViewController()
      environment.mainQueue.runDueItems()
      open(listener)
      environment.mainQueue.runDueItems()
      let alert = try #require(environment.window.topViewController as? UIAlertController)
      let action = try #require(alert.actions.first { $0.title == title })
      alert.choose(action)
      environment.mainQueue.runDueItems()
      #expect(!(environment.window.topViewController is UIAlertController))
      return (alert.actions.map(\.title), listener.told)
    }
  }

  @Test func a_sheet_tells_which_line_was_taken() throws {
    let (offers, told) = try alert(
      { listener in
        SBUActionSheet.show(
          items: [
            SBUActionSheetItem(title: "Name"),
            SBUActionSheetItem(title: "Picture") { listener.told.append("done") },
          ],
          cancelItem: SBUActionSheetItem(title: "Cancel"), identifier: 3, delegate: listener)
      }, choosing: "Picture")
    #expect(offers == ["Name", "Picture", "Cancel"])
    #expect(told == ["item 1 of 3", "done"])
  }

  @Test func a_question_hands_on_what_was_typed() throws {
    let (offers, told) = try alert(
      { listener in
        SBUAlertView.show(
          title: "New name", needInputField: true,
          confirmButtonItem: SBUAlertButtonItem(title: "OK") { text in
            listener.told.append("typed '\(text as? String ?? "nothing")'")
          },
          cancelButtonItem: SBUAlertButtonItem(title: "Cancel") { _ in }, delegate: listener)
        ScreenEnvironment.current?.mainQueue.runDueItems()
        let alert = ScreenEnvironment.current?.window.topViewController as? UIAlertController
        alert?.textFields?.first?.text = "Choir"
      }, choosing: "OK")
    #expect(offers == ["OK", "Cancel"])
    #expect(told == ["typed 'Choir'", "alert gone"])
  }

  @Test func edges_are_tied_where_a_distance_is_given() {
    struct Parts { @SBUAutoLayout var badge = UILabel() }
    let (box, badge) = (UIView(), Parts().badge)
    box.addSubview(badge)
    badge.sbu_constraint(equalTo: box, trailing: 8, top: 4).sbu_constraint(width: 20, height: 20)
    #expect(
      box.constraints.map(\.firstAttribute) == [.trailing, .top]
        && box.constraints.map(\.constant) == [-8, 4])
    #expect(badge.constraints.map(\.firstAttribute) == [.width, .height])
    #expect(badge.sbu_className == "UILabel" && UILabel.sbu_className == "UILabel")
  }

  @Test func what_the_kit_knows_of_the_app_is_the_run_s() {
    SDKRun()() {
      var told: [String] = []
      SendbirdUI.initialize(
        applicationId: "app", startHandler: { told.append("start") },
        completionHandler: { told.append($0 == nil ? "ready" : "failed") })
      #expect(told == ["start", "ready"])
      #expect(SBUGlobals.applicationId == "app")
    }
    SDKRun()() { #expect(SBUGlobals.applicationId == nil, "another run") }
  }

  @Test func a_user_s_new_name_is_kept_for_the_run() {
    let run = SDKRun(currentUser: "bob")
    run {
      SendbirdUI.updateUserInfo(nickname: "Robert", profileURL: nil, completionHandler: nil)
      #expect(SBUGlobals.currentUser?.nickname == "Robert")
    }
  }
}
