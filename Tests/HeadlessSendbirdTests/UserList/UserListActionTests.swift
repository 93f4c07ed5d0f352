import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The actions of the menu items, and their rejection by the service.
@Suite("User lists: actions") struct UserListActionTests {
  /// The events after the tap on a menu item.
  private func loggedEvents(
    _ item: String, of row: String, type: String, in channel: String, also yaml: String = "",
    network: String = "{ latency: 5ms }"
  ) throws -> String {
    let log = try userListEvents(
      """
      userListType: \(type)
      \(yaml)
      steps:
        - network: \(network)
        - tap: { button: iconMore, row: \(row) }
        - tap: { menu: \(item) }
        - advance: 50ms
      """, in: channel)
    return log.after("more: ").after("\n")
  }

  @Test(
    arguments: [
      ("Register as operator", "Bob", "members", "design-team", "L+ ", "alice bob chloe dan eve"),
      (
        "Unregister operator", "Chloe", "members", "design-team", "L+ ", "alice bob chloe dan eve"
      ),
      ("Unregister operator", "Chloe", "operators", "design-team", "L+ ", "alice"),
      ("Mute", "Bob", "members", "design-team", "", "alice bob chloe dan eve"),
      ("Unmute", "Dan", "members", "design-team", "L+ ", "alice bob chloe dan eve"),
      ("Unmute", "Dan", "muted", "design-team", "L+ ", ""),
      ("Ban", "Bob", "members", "design-team", "L+ ", "alice chloe dan eve"),
      ("Unban", "Mallory", "banned", "design-team", "L+ ", ""),
      (
        "Register as operator", "Bob", "participants", "town-hall", "L+ ",
        "alice bob chloe dan eve"
      ),
      (
        "Unregister operator", "Chloe", "participants", "town-hall", "L+ ",
        "alice bob chloe dan eve"
      ),
      ("Unregister operator", "Chloe", "operators", "town-hall", "L+ ", "alice"),
      ("Mute", "Bob", "participants", "town-hall", "L+ ", "alice bob chloe dan eve"),
      ("Unmute", "Dan", "muted", "town-hall", "L+ ", ""),
      ("Ban", "Bob", "participants", "town-hall", "L+ ", "alice chloe dan eve"),
      ("Unban", "Mallory", "banned", "town-hall", "L+ ", ""),
    ])
  func an_action_reloads_the_list_and_muting_in_groups_shows_no_indicator(
    item: String, row: String, type: String, channel: String, begin: String, ids: String
  ) throws {
    // S37, S127, S128, S188.
    let log = try loggedEvents(item, of: row, type: type, in: channel)
    expect(log.replacing("\n", with: " "), is: "\(begin)L+ L- U \(ids) L-")
  }

  @Test(
    arguments: [
      ("Register as operator", "Bob", "members", "design-team", "addOperators", "L+ "),
      ("Unregister operator", "Chloe", "operators", "design-team", "removeOperators", "L+ "),
      ("Mute", "Bob", "members", "design-team", "muteUser", ""),
      ("Mute", "Bob", "participants", "town-hall", "muteUser", "L+ "),
      ("Unmute", "Dan", "muted", "design-team", "unmuteUser", "L+ "),
      ("Ban", "Bob", "members", "design-team", "banUser", "L+ "),
      ("Unban", "Mallory", "banned", "town-hall", "unbanUser", "L+ "),
    ])
  func a_rejected_action_changes_nothing(
    item: String, row: String, type: String, channel: String, request: String, begin: String
  ) throws {
    // S37, S128.
    let failure = "{ failures: [{ request: \(request), code: 400108, message: Not authorized }] }"
    let log = try loggedEvents(item, of: row, type: type, in: channel, network: failure)
    expect(log.replacing("\n", with: " "), is: "\(begin)E 400108 L-")
    let before = try userList("userListType: \(type)", in: channel)
    let after = try userList(
      """
      userListType: \(type)
      network: \(failure)
      steps: [{ tap: { button: iconMore, row: \(row) } }, { tap: { menu: \(item) } }]
      """, in: channel)
    expect(after, is: before)
  }

  @Test(
    arguments: [
      ("Unregister operator", "Bob", "operators"), ("Unmute", "Dan", "muted"),
      ("Unban", "Mallory", "banned"),
    ])
  func the_service_rejects_non_operator_actions(item: String, row: String, type: String) throws {
    // S37, S186.
    let log = try loggedEvents(item, of: row, type: type, in: "guest")
    expect(log.replacing("\n", with: " "), is: "L+ E 400108 L-")
  }

  @Test func users_are_muted_and_banned_permanently_without_confirmation() throws {
    // S127.
    let log = try userListEvents(
      """
      viewController: WatchingUserList
      steps:
        - tap: { button: iconMore, row: Bob }
        - tap: { menu: Mute }
        - tap: { button: iconMore, row: Dan }
        - tap: { menu: Ban }
      """, types: [WatchingUserList.self])
    #expect(log.contains("\nmuted bob until -1, no reason\n"))
    #expect(log.hasSuffix("\nbanned dan until -1, no reason"))
  }

  @Test func actions_do_nothing_without_a_channel() {
    // 3.5.
    let run = SDKRun()
    let listener = UserListListener()
    let model = run { SBUUserListViewModel(userListType: .members, delegate: listener) }
    let user = SBUUser(userId: "bob")
    run {
      model.registerAsOperator(user: user)
      model.unregisterOperator(user: user)
      model.mute(user: user)
      model.unmute(user: user)
      model.ban(user: user)
      model.unban(user: user)
    }
    #expect(listener.log.isEmpty)
  }
}

/// A user list that also logs muted and banned users.
final class WatchingUserList: UserListScreen, GroupChannelDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    SendbirdChat.addChannelDelegate(self, identifier: "watching")
  }

  private func note(_ what: String, _ user: RestrictedUser) {
    let info = user.restrictionInfo
    EventLog.note("\(what) \(user.userId) until \(info?.endAt ?? 0), \(info?.desc ?? "no reason")")
  }

  func channel(_ channel: BaseChannel, userWasMuted user: RestrictedUser) { note("muted", user) }
  func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) { note("banned", user) }
}
