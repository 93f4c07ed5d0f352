import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The sheet behind the three dots of a row.
@Suite("User lists: menu") struct UserListMenuTests {
  /// What the menu of a row says, top down.
  private func menu(
    _ type: String, in channel: String, of row: String, also yaml: String = ""
  ) throws -> String {
    let log = try userListEvents(
      """
      userListType: \(type)
      \(yaml)
      steps:
        - tap: { button: iconMore, row: \(row) }
        - act: read
      """, in: channel,
      deeds: [
        "read": { screen in
          let menu = try #require(screen.presentedSheet)
          let items = menu.actions.map { action in
            let mark = action.style == .destructive ? "!" : action.style == .cancel ? "x" : ""
            return "\(mark)\(action.title ?? "nil")"
          }
          EventLog.note("\(menu.title ?? "nil"): \(items.joined(separator: ", "))")
        }
      ])
    return log.split(separator: "\n").last?.description ?? ""
  }

  @Test func the_sheet_has_the_name_on_top_then_the_items_then_Cancel() throws {
    // S125.
    expect(
      try userList("steps: [{ tap: { button: iconMore, row: Bob Stone } }]").rows,
      is: """
        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ● C╭────────────────────────╮[⋯] │
        │ ⊘ D│       Bob Stone        │[⋯] │
        │ ○ (│                        │[⋯] │
        │    │ [Register as operator] │    │
        │    │         [Mute]         │    │
        │    │        [! Ban]         │    │
        │    │                        │    │
        │    │       [✕ Cancel]       │    │
        │    ╰────────────────────────╯    │
        """)
  }

  @Test(
    arguments: [
      ("members", "design-team", "Bob", "Bob Stone: Register as operator, Mute, !Ban, xCancel"),
      ("members", "everyone", "Bob", "Bob Stone: Register as operator, Mute, !Ban, xCancel"),
      (
        "members", "design-team", "Chloe",
        "Chloe Martin: Unregister operator, Mute, !Ban, xCancel"
      ),
      ("members", "design-team", "Dan", "Dan Wu: Register as operator, Unmute, !Ban, xCancel"),
      ("members", "news", "Dan", "Dan Wu: Register as operator, !Ban, xCancel"),
      ("members", "news", "Chloe", "Chloe Martin: Unregister operator, !Ban, xCancel"),
      ("operators", "design-team", "Chloe", "Chloe Martin: Unregister operator, xCancel"),
      ("operators", "news", "Chloe", "Chloe Martin: Unregister operator, xCancel"),
      ("muted", "design-team", "Dan", "Dan Wu: Unmute, xCancel"),
      ("banned", "design-team", "Mallory", "Mallory: Unban, xCancel"),
      ("participants", "town-hall", "Bob", "Bob Stone: Register as operator, Mute, !Ban, xCancel"),
      (
        "participants", "town-hall", "Chloe",
        "Chloe Martin: Unregister operator, Mute, !Ban, xCancel"
      ),
      ("participants", "town-hall", "Dan", "Dan Wu: Register as operator, Mute, !Ban, xCancel"),
      ("operators", "town-hall", "Chloe", "Chloe Martin: Unregister operator, xCancel"),
      ("muted", "town-hall", "Dan", "Dan Wu: Unmute, xCancel"),
      ("banned", "town-hall", "Mallory", "Mallory: Unban, xCancel"),
    ])
  func the_items_go_by_type_of_list_channel_and_user(
    type: String, channel: String, row: String, menu: String
  ) throws {
    // S125, S126, S135, S190.
    expect(try self.menu(type, in: channel, of: row), is: menu)
  }

  @Test func who_is_no_operator_is_offered_the_same() throws {
    // S186.
    expect(
      try menu("operators", in: "guest", of: "Bob"), is: "Bob Stone: Unregister operator, xCancel")
    expect(try menu("muted", in: "guest", of: "Dan"), is: "Dan Wu: Unmute, xCancel")
    expect(try menu("banned", in: "guest", of: "Mallory"), is: "Mallory: Unban, xCancel")
  }

  @Test func without_a_nickname_the_id_stands_on_top_but_an_empty_one_is_a_line() throws {
    // S125, S187.
    expect(
      try menu("members", in: "design-team", of: "5"),
      is: ": Register as operator, Mute, !Ban, xCancel")
    let log = try userListEvents(
      "steps: [{ act: open }]",
      deeds: [
        "open": { screen in
          let screen = try #require(screen as? UserListScreen)
          let list = try #require(screen.listComponent)
          screen.userListModule(list, didTapMoreMenuFor: SBUUser(userId: "u7"))
          EventLog.note("title \(screen.presentedSheet?.title ?? "nil")")
        }
      ])
    #expect(log.hasSuffix("more: u7\ntitle u7"))
  }

  @Test func an_open_channel_is_asked_who_is_an_operator_and_in_a_group_the_user_is() throws {
    // S126.
    let users = "users: [chloe]"
    expect(
      try menu("participants", in: "town-hall", of: "1", also: users),
      is: "Chloe Martin: Unregister operator, Mute, !Ban, xCancel")
    expect(
      try menu("members", in: "design-team", of: "1", also: users),
      is: "Chloe Martin: Register as operator, Mute, !Ban, xCancel")
  }

  @Test func items_and_name_can_have_other_words() throws {
    // S125.
    let project = """
      SBUStringSet:
        UserList_Register_Operator: Promote
        UserList_Unregister_Operator: Demote
        UserList_Mute: Silence
        UserList_Unmute: Let speak
        UserList_Ban: Throw out
        UserList_Unban: Forgive
        Cancel: Never mind
      """
    let cases = [
      ("members", "Bob", ["[Promote]", "[Silence]", "[! Throw out]", "[✕ Never mind]"]),
      ("members", "Dan", ["[Let speak]"]), ("operators", "Chloe", ["[Demote]"]),
      ("banned", "Mallory", ["[Forgive]"]),
    ]
    for (type, row, words) in cases {
      let shown = try userList(
        "userListType: \(type)\nsteps: [{ tap: { button: iconMore, row: \(row) } }]",
        project: project)
      for word in words { #expect(shown.contains(word), "\(shown)") }
    }
  }

  @Test func Cancel_changes_nothing_and_no_request_is_sent() throws {
    // S125.
    let log = try userListEvents(
      "steps: [{ tap: { button: iconMore, row: Bob } }, { tap: { menu: Cancel } }]")
    expect(log.after("L-\n"), is: "more: bob")
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
