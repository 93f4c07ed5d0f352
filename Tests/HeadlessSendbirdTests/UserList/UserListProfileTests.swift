import HeadlessSendbird
import HeadlessUIKit
import Testing

/// A tap on a user's picture.
struct UserListProfileTests {
  private static let switchedOn = "SendbirdUI: { isUsingDefaultUserProfileEnabled: true }"

  private static let deeds: Screens.Deeds = [
    "switch it off": { ($0 as? SBUUserListViewController)?.userProfileView = nil },
    "go back": { ($0 as? SBUUserListViewController)?.onClickBack() },
  ]

  @Test("S139: the profile of somebody else in a group")
  func somebodyElse() throws {
    expect(
      try userList(
        "steps: [{ tap: { button: profile, row: Bob } }]", project: Self.switchedOn,
        deeds: Self.deeds
      ).rows,
      is: """
        │ ○ Alice Kim (You)   Operator (⋯) │
        │ ○ Bob Stone                  [⋯] │
        │ ● Chloe M╭────────────╮rator [⋯] │
        │ ⊘ Dan Wu │ Bob Stone  │      [⋯] │
        │ ○ (No nam│  User ID   │      [⋯] │
        │          │    bob     │          │
        │          │            │          │
        │          │ [Message]  │          │
        │          │            │          │
        │          │ [✕ Cancel] │          │
        │          ╰────────────╯          │
        """)
  }

  @Test("S139: without the button for oneself, and in open channels")
  func withoutMessage() throws {
    for (name, channel, type) in [
      ("Alice", "design-team", "members"), ("Alice", "town-hall", "participants"),
      ("Bob", "town-hall", "participants"),
    ] {
      let shown = try userList(
        "userListType: \(type)\nsteps: [{ tap: { button: profile, row: \(name) } }]", in: channel,
        project: Self.switchedOn, deeds: Self.deeds)
      #expect(shown.contains("User ID") && !shown.contains("Message"), "\(name) of \(channel)")
    }
  }

  @Test("S139: off by default, and off without a profile view; but the screen hears")
  func off() throws {
    let plain = try userList("")
    let tap = "steps: [{ tap: { button: profile, row: Bob } }]"
    expect(try userList(tap, deeds: Self.deeds), is: plain)
    let log = try userListEvents(tap, deeds: Self.deeds)
    expect(log.after("L-\n"), is: "picture: bob\nshowUserProfile bob")
    expect(
      try userList(
        "steps: [{ act: switch it off }, { tap: { button: profile, row: Bob } }]",
        project: Self.switchedOn,
        deeds: Self.deeds), is: plain)
  }

  @Test("S139: Message and closing are told to the screen")
  func choices() throws {
    let log = try userListEvents(
      """
      steps:
        - tap: { button: profile, row: Bob }
        - tap: { menu: Cancel }
        - tap: { button: profile, row: Bob }
        - tap: { menu: Message }
      """, project: Self.switchedOn, deeds: Self.deeds)
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

  @Test("S139: the words can be others; a screen says for itself that profiles are on")
  func strings() throws {
    let shown = try userList(
      "\(Self.switchedOn)\nsteps: [{ tap: { button: profile, row: Bob } }]",
      project: "SBUStringSet: { UserProfile_UserID: Number, UserProfile_Message: Write }",
      deeds: Self.deeds)
    #expect(shown.contains(" Number ") && shown.contains("[Write]"))
  }

  @Test("S12: the profile goes when the screen does")
  func leaving() throws {
    let shown = try userList(
      """
      steps:
        - act: push
        - tap: { button: profile, row: Bob }
        - act: go back
      """, project: Self.switchedOn,
      deeds: Self.deeds.merging([
        "push": { screen in
          let next = SBUUserListViewController(channelURL: "everyone", channelType: .group)
          screen.navigationController?.pushViewController(next, animated: true)
        }
      ]) { $1 })
    expect(shown, is: try userList(""))
  }

  @Test("an app may do something else with a tap on a picture")
  func ownAction() throws {
    let log = try userListEvents(
      "listComponent: OwnProfileList\nsteps: [{ tap: { button: profile, row: Bob } }]",
      types: [OwnProfileList.self], deeds: Self.deeds)
    #expect(log.hasSuffix("L-\nown profile of bob"))
  }
}

/// A list with another profile.
final class OwnProfileList: SBUUserListModule.List {
  override func setUserProfileTapAction(_ user: SBUUser) {
    EventLog.note("own profile of \(user.userId)")
  }
}
