import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The sheet behind the three dots of a row.
struct UserListMenuTests {
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
          guard let menu = screen.presentedSheet else { throw NoUserList() }
          let items = menu.actions.map { action in
            let mark = action.style == .destructive ? "!" : action.style == .cancel ? "x" : ""
            return "\(mark)\(action.title ?? "nil")"
          }
          EventLog.note("\(menu.title ?? "nil"): \(items.joined(separator: ", "))")
        }
      ])
    return log.split(separator: "\n").last?.description ?? ""
  }

  @Test("S125: the name on top, then the items, then Cancel")
  func sheet() throws {
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
    "S125, S126, S135, S190: the items by type of list, channel and user",
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
  func items(type: String, channel: String, row: String, menu: String) throws {
    expect(try self.menu(type, in: channel, of: row), is: menu)
  }

  @Test("S186: who is no operator is offered the same")
  func guest() throws {
    expect(
      try menu("operators", in: "guest", of: "Bob"), is: "Bob Stone: Unregister operator, xCancel")
    expect(try menu("muted", in: "guest", of: "Dan"), is: "Dan Wu: Unmute, xCancel")
    expect(try menu("banned", in: "guest", of: "Mallory"), is: "Mallory: Unban, xCancel")
  }

  @Test("S125, S187: without a nickname the id; but an empty one is an empty line")
  func nameLine() throws {
    expect(
      try menu("members", in: "design-team", of: "5"),
      is: ": Register as operator, Mute, !Ban, xCancel")
    let log = try userListEvents(
      "steps: [{ act: open }]",
      deeds: [
        "open": { screen in
          guard let screen = screen as? UserListScreen, let list = screen.listComponent
          else { throw NoUserList() }
          screen.userListModule(list, didTapMoreMenuFor: SBUUser(userId: "u7"))
          EventLog.note("title \(screen.presentedSheet?.title ?? "nil")")
        }
      ])
    #expect(log.hasSuffix("more: u7\ntitle u7"))
  }

  @Test("S126: in an open channel the channel is asked who is an operator, in a group the user")
  func ownUsersMenu() throws {
    let users = "users: [chloe]"
    expect(
      try menu("participants", in: "town-hall", of: "1", also: users),
      is: "Chloe Martin: Unregister operator, Mute, !Ban, xCancel")
    expect(
      try menu("members", in: "design-team", of: "1", also: users),
      is: "Chloe Martin: Register as operator, Mute, !Ban, xCancel")
  }

  @Test("S125: items and name can have other words")
  func strings() throws {
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

  @Test("S125: Cancel changes nothing, and no request is sent")
  func cancel() throws {
    let log = try userListEvents(
      "steps: [{ tap: { button: iconMore, row: Bob } }, { tap: { menu: Cancel } }]")
    expect(log.after("L-\n"), is: "more: bob")
  }

  @Test("S142, S143: the three dots of oneself are disabled", arguments: ["members", "operators"])
  func oneself(type: String) throws {
    let text = try userList(
      "userListType: \(type)\nsteps: [{ tap: { button: iconMore, row: Alice Kim } }]")
    #expect(text.contains("error: the button 'iconMore' is disabled [failed-step]"))
  }

  @Test("an app may do something else with a tap on the three dots")
  func ownAction() throws {
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
