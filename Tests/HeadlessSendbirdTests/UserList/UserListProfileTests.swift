import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// A tap on a user's picture.
@Suite("User lists: profile") struct UserListProfileTests {
  private static let switchedOn = "SendbirdUI: { isUsingDefaultUserProfileEnabled: true }"

  private static let actions: Screens.Actions = [
    "switch it off": { ($0 as? SBUUserListViewController)?.userProfileView = nil },
    "go back": { ($0 as? SBUUserListViewController)?.onClickBack() },
  ]

  @Test func profiles_are_off_by_default_but_a_tap_fires_an_event() throws {
    // S139: off by default, and off without a profile view; a tap still fires an event.
    let plain = try userList("")
    let tap = "steps: [{ tap: { button: profile, row: Bob } }]"
    expect(try userList(tap, actions: Self.actions), is: plain)
    let log = try userListEvents(tap, actions: Self.actions)
    expect(log.after("L-\n"), is: "picture: bob\nshowUserProfile bob")
    expect(
      try userList(
        "steps: [{ act: switch it off }, { tap: { button: profile, row: Bob } }]",
        project: Self.switchedOn,
        actions: Self.actions), is: plain)
  }

  @Test func Message_and_Cancel_notify_the_screen() throws {
    // S139.
    let log = try userListEvents(
      """
      steps:
        - tap: { button: profile, row: Bob }
        - tap: { menu: Cancel }
        - tap: { button: profile, row: Bob }
        - tap: { menu: Message }
      """, project: Self.switchedOn, actions: Self.actions)
    expect(
      log.after("L-\n"),
      is: """
        picture: bob
        showUserProfile bob
        profile closed
        picture: bob
        showUserProfile bob
        message to bob
        """)
  }

  @Test func the_profile_is_removed_with_the_screen() throws {
    // S12.
    let shown = try userList(
      """
      steps:
        - act: push
        - tap: { button: profile, row: Bob }
        - act: go back
      """, project: Self.switchedOn,
      actions: Self.actions.merging([
        "push": { screen in
          let next = SBUUserListViewController(channelURL: "everyone", channelType: .group)
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ]) { $1 })
    expect(shown, is: try userList(""))
  }

  @Test func an_app_can_show_a_custom_profile_built_from_kit_parts() throws {
    let shown = try userList(
      "steps: [{ act: exchange }, { tap: { button: profile, row: Bob } }]",
      project: Self.switchedOn, actions: Self.actions.merging(["exchange": Self.exchange]) { $1 })
    #expect(shown.contains("Bob Stone (bob)") && shown.contains("[Write to Bob Stone]"), "\(shown)")
    #expect(!shown.contains("User ID"), "\(shown)")
    for (choice, expected) in [
      ("{ menu: Write to Bob Stone }", "write to bob"), ("{ menu: Cancel }", "closed"),
      ("outside", "closed"),
    ] {
      let log = try userListEvents(
        """
        steps:
          - act: exchange
          - tap: { button: profile, row: Bob }
          - tap: \(choice)
        """, project: Self.switchedOn,
        actions: Self.actions.merging(["exchange": Self.exchange]) { $1 })
      #expect(log.hasSuffix("showUserProfile bob\n\(expected)"), "\(log)")
    }
  }

  private static let exchange = on { (screen: SBUUserListViewController) in
    screen.userProfileView = TeamProfile()
  }

  @Test func a_profile_can_be_shown_directly_but_not_without_a_user() throws {
    let shown = try userList(
      "steps: [{ act: show }]",
      actions: [
        "show": { screen in
          let profile = SBUUserProfileView()
          profile.show(baseView: screen.view, user: nil)
          #expect(profile.user == nil)
          profile.show(baseView: screen.view, user: SBUUser(userId: "zed", nickname: "Zed"))
          #expect(profile.userNameLabel.text == "Zed" && !profile.isMenuStackViewHidden)
        }
      ])
    #expect(shown.contains(" Zed ") && shown.contains("[Message]"), "\(shown)")
  }

  @Test func an_app_can_override_a_tap_on_a_picture() throws {
    let log = try userListEvents(
      "listComponent: OwnProfileList\nsteps: [{ tap: { button: profile, row: Bob } }]",
      types: [OwnProfileList.self], actions: Self.actions)
    #expect(log.hasSuffix("L-\nown profile of bob"))
  }
}

/// A list that overrides the tap on a picture.
final class OwnProfileList: SBUUserListModule.List {
  override func setUserProfileTapAction(_ user: SBUUser) {
    EventLog.note("own profile of \(user.userId)")
  }
}

/// A profile with the id after the name, and another button title.
final class TeamProfile: SBUUserProfileView {
  override func show(baseView: UIView?, user: SBUUser?, isOpenChannel: Bool) {
    super.show(baseView: baseView, user: user, isOpenChannel: isOpenChannel)
    let name = userNameLabel.text ?? ""
    userNameLabel.text = "\(name) (\(user?.userId ?? ""))"
    largeMessageButton.setTitle("Write to \(name)", for: .normal)
    userIdTitleLabel.isHidden = true
    userIdLabel.isHidden = true
  }

  override func onClickMessage() { EventLog.note("write to \(user?.userId ?? "")") }
  override func onClickClose() { EventLog.note("closed") }
}
