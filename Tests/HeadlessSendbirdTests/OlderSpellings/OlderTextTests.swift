import DioramaKit
import HeadlessSendbird
import Testing

/// Older keys of the kit's texts (section 8).
@Suite("Older text keys") struct OlderTextTests {
  /// The older and the current key of a text, and the text itself.
  struct TextKey: Sendable, CustomTestStringConvertible {
    let older: String
    let today: String
    let text: @Sendable () -> String
    var testDescription: String { older }
  }

  @Test(arguments: textKeys)
  func older_text_keys_are_accepted_with_a_warning(key: TextKey) throws {
    // Section 8.
    let screens = Screens(
      yaml: plainScreen + "\nsteps: [{ act: look }]",
      project: "SBUStringSet: { \(key.older): Other words }",
      actions: ["look": { _ in #expect(key.text() == "Other words") }])
    let text = try screens.snapshots()[0]
    #expect(!text.contains("error:"), "\(text)")
    expect(
      try warnings(screens),
      is: """
        diorama.yaml:4:17: warning: '\(key.older)' is deprecated [deprecated-spelling]
          = help: write '\(key.today)'
        """)
  }

  static let textKeys: [TextKey] = [
    TextKey(
      older: "InviteChannel_Header_Select_Members", today: "InviteChannel_Header_Select_Users"
    ) { SBUStringSet.InviteChannel_Header_Select_Users },
    TextKey(older: "MemberList_Me", today: "UserList_Me") { SBUStringSet.UserList_Me },
    TextKey(older: "MemberList_Ban", today: "UserList_Ban") { SBUStringSet.UserList_Ban },
    TextKey(older: "MemberList_Unban", today: "UserList_Unban") { SBUStringSet.UserList_Unban },
    TextKey(older: "MemberList_Mute", today: "UserList_Mute") { SBUStringSet.UserList_Mute },
    TextKey(older: "MemberList_Unmute", today: "UserList_Unmute") { SBUStringSet.UserList_Unmute },
    TextKey(older: "MemberList_Promote_Operator", today: "UserList_Register_Operator") {
      SBUStringSet.UserList_Register_Operator
    },
    TextKey(older: "MemberList_Dismiss_Operator", today: "UserList_Unregister_Operator") {
      SBUStringSet.UserList_Unregister_Operator
    },
    TextKey(older: "MemberList_Title_Members", today: "UserList_Title_Members") {
      SBUStringSet.UserList_Title_Members
    },
    TextKey(older: "MemberList_Title_Operators", today: "UserList_Title_Operators") {
      SBUStringSet.UserList_Title_Operators
    },
    TextKey(older: "MemberList_Title_Muted_Members", today: "UserList_Title_Muted_Members") {
      SBUStringSet.UserList_Title_Muted_Members
    },
    TextKey(
      older: "MemberList_Title_Muted_Participants", today: "UserList_Title_Muted_Participants"
    ) { SBUStringSet.UserList_Title_Muted_Participants },
    TextKey(older: "MemberList_Title_Banned_Members", today: "UserList_Title_Banned_Users") {
      SBUStringSet.UserList_Title_Banned_Users
    },
    TextKey(older: "MemberList_Title_Participants", today: "UserList_Title_Participants") {
      SBUStringSet.UserList_Title_Participants
    },
    TextKey(older: "UserList_Title_Banned_Members", today: "UserList_Title_Banned_Users") {
      SBUStringSet.UserList_Title_Banned_Users
    },
    TextKey(older: "ChannelSettings_Banned_Members", today: "ChannelSettings_Banned_Users") {
      SBUStringSet.ChannelSettings_Banned_Users
    },
    TextKey(older: "Empty_No_Banned_Members", today: "Empty_No_Banned_Users") {
      SBUStringSet.Empty_No_Banned_Users
    },
    TextKey(older: "InviteChannel_Add", today: "InviteChannel_Register") {
      SBUStringSet.InviteChannel_Register(1)
    },
  ]
}
