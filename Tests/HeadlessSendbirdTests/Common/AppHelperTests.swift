import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Helpers of the kit that apps use in their own screens.
@Suite("Helpers for apps") struct AppHelperTests {
  private final class Listener: SBUActionSheetDelegate, SBUAlertViewDelegate {
    var eventLog: [String] = []
    func didSelectActionSheetItem(index: Int, identifier: Int) {
      eventLog.append("item \(index) of \(identifier)")
    }
    func didDismissActionSheet() { eventLog.append("sheet gone") }
    func didDismissAlertView() { eventLog.append("alert gone") }
  }

  /// Opens an alert or a sheet, selects a button, and returns the buttons and the events.
  private func alert(
    _ open: (Listener) -> Void, choosing title: String
  ) throws -> (offers: [String?], eventLog: [String]) {
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
      return (alert.actions.map(\.title), listener.eventLog)
    }
  }

  @Test func an_action_sheet_reports_the_selected_item() throws {
    let (offers, eventLog) = try alert(
      { listener in
        SBUActionSheet.show(
          items: [
            SBUActionSheetItem(title: "Name"),
            SBUActionSheetItem(title: "Picture") { listener.eventLog.append("done") },
          ],
          cancelItem: SBUActionSheetItem(title: "Cancel"), identifier: 3, delegate: listener)
      }, choosing: "Picture")
    #expect(offers == ["Name", "Picture", "Cancel"])
    #expect(eventLog == ["item 1 of 3", "done"])
  }

  @Test func an_alert_returns_the_entered_text() throws {
    let (offers, eventLog) = try alert(
      { listener in
        SBUAlertView.show(
          title: "New name", needInputField: true,
          confirmButtonItem: SBUAlertButtonItem(title: "OK") { text in
            listener.eventLog.append("typed '\(text as? String ?? "nothing")'")
          },
          cancelButtonItem: SBUAlertButtonItem(title: "Cancel") { _ in }, delegate: listener)
        ScreenEnvironment.current?.mainQueue.runDueItems()
        let alert = ScreenEnvironment.current?.window.topViewController as? UIAlertController
        alert?.textFields?.first?.text = "Choir"
      }, choosing: "OK")
    #expect(offers == ["OK", "Cancel"])
    #expect(eventLog == ["typed 'Choir'", "alert gone"])
  }

  @Test func constraints_are_added_for_given_edges_only() {
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

  @Test func kit_globals_belong_to_the_run() {
    SDKRun()() {
      var eventLog: [String] = []
      SendbirdUI.initialize(
        applicationId: "app", startHandler: { eventLog.append("start") },
        completionHandler: { eventLog.append($0 == nil ? "ready" : "failed") })
      #expect(eventLog == ["start", "ready"])
      #expect(SBUGlobals.applicationId == "app")
    }
    SDKRun()() { #expect(SBUGlobals.applicationId == nil, "another run") }
  }

  @Test func an_updated_nickname_is_kept_for_the_run() {
    let run = SDKRun(currentUser: "bob")
    run {
      SendbirdUI.updateUserInfo(nickname: "Robert", profileURL: nil, completionHandler: nil)
      #expect(SBUGlobals.currentUser?.nickname == "Robert")
    }
  }
}
