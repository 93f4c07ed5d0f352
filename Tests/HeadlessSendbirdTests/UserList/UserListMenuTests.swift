import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The action sheet of the menu button of a row.
@Suite("User lists: menu") struct UserListMenuTests {
  @Test func a_missing_nickname_shows_the_id_as_title_and_an_empty_one_shows_none() throws {
    // S125, S187.
    let log = try userListEvents(
      "steps: [{ tap: { button: iconMore, row: 5 } }, { act: read }]",
      actions: [
        "read": { screen in EventLog.note("title '\(screen.presentedSheet?.title ?? "nil")'") }
      ])
    #expect(log.hasSuffix("more: eve\ntitle ''"))
    let other = try userListEvents(
      "steps: [{ act: open }]",
      actions: [
        "open": { screen in
          let screen = try #require(screen as? UserListScreen)
          let list = try #require(screen.listComponent)
          screen.userListModule(list, didTapMoreMenuFor: SBUUser(userId: "u7"))
          EventLog.note("title \(screen.presentedSheet?.title ?? "nil")")
        }
      ])
    #expect(other.hasSuffix("more: u7\ntitle u7"))
  }

  @Test(arguments: ["members", "operators"])
  func the_menu_button_of_the_current_user_is_disabled(type: String) throws {
    // S142, S143.
    let text = try userList(
      "userListType: \(type)\nsteps: [{ tap: { button: iconMore, row: Alice Kim } }]")
    #expect(text.contains("error: the button 'iconMore' is disabled [failed-step]"))
  }

  @Test func an_app_can_override_a_tap_on_the_menu_button() throws {
    let log = try userListEvents(
      """
      listComponent: QuietUserList
      steps: [{ tap: { button: iconMore, row: Bob } }]
      """, types: [QuietUserList.self])
    #expect(log.hasSuffix("L-\nown menu of bob"))
  }
}

/// A list that overrides the tap on the menu button.
final class QuietUserList: SBUUserListModule.List {
  override func setMoreMenuTapAction(_ user: SBUUser) {
    EventLog.note("own menu of \(user.userId)")
  }
}

extension UIViewController {
  /// The presented sheet.
  var presentedSheet: UIAlertController? { presentedViewController as? UIAlertController }
}
