import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The sheet behind the three dots of a row.
@Suite("User lists: menu") struct UserListMenuTests {
  @Test func without_a_nickname_the_id_stands_on_top_but_an_empty_one_is_a_line() throws {
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
  func the_three_dots_of_oneself_are_disabled(type: String) throws {
    // S142, S143.
    let text = try userList(
      "userListType: \(type)\nsteps: [{ tap: { button: iconMore, row: Alice Kim } }]")
    #expect(text.contains("error: the button 'iconMore' is disabled [failed-step]"))
  }

  @Test func an_app_may_do_something_else_with_a_tap_on_the_three_dots() throws {
    let log = try userListEvents(
      """
      listComponent: QuietUserList
      steps: [{ tap: { button: iconMore, row: Bob } }]
      """, types: [QuietUserList.self])
    #expect(log.hasSuffix("L-\nown menu of bob"))
  }
}

/// A list with another menu.
final class QuietUserList: SBUUserListModule.List {
  override func setMoreMenuTapAction(_ user: SBUUser) {
    EventLog.note("own menu of \(user.userId)")
  }
}

extension UIViewController {
  /// The sheet that lies over the screen.
  var presentedSheet: UIAlertController? { presentedViewController as? UIAlertController }
}
