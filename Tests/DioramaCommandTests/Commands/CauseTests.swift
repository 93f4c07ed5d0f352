import CommandTestSupport
import DioramaCommand
import Testing

/// The cause that `test` reports for a difference is a value that has changed itself.
@Suite("Causes of differences") struct CauseTests {
  /// The cause lines that `test` prints after a text of a screen file was replaced.
  private func cause(
    of screen: String, replacing old: String, with new: String
  ) throws -> [String] {
    let workspace = try Workspace(["screens/a.yaml": screen])
    #expect(try workspace.run("record", "screens").status == .success)
    try workspace.write(screen.replacing(old, with: new), to: "screens/a.yaml")
    return try workspace.run("test", "screens").output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("cause") }
  }

  private let narrow = """
    viewController: SBUInviteUserViewController
    channelURL: c
    device: { width: 30 }
    headerComponent: { title: Bring people aboard }
    SBUStringSet: { InviteChannel_Invite: "Bring %d", User_No_Name: Unnamed }
    data:
      users: [{ userId: ann, nickname: Ann }, { userId: bob }]
      groupChannels: [{ url: c }]
    steps: [select: ann]

    """

  @Test func a_title_that_is_only_cut_off_differently_is_not_a_cause() throws {
    // Next to [Bring 1] the title is cut off to 'Bring …', next to [Go 1] to 'Bring peo…'.
    #expect(
      try cause(of: narrow, replacing: "Bring %d", with: "Go %d")
        == ["cause: SBUStringSet.InviteChannel_Invite, screens/a.yaml:5:39"])
    #expect(
      try cause(of: narrow, replacing: "Bring people aboard", with: "Go on")
        == ["cause: headerComponent.title, screens/a.yaml:4:27"])
  }

  @Test func a_string_set_entry_without_placeholders_is_reported_as_the_cause() throws {
    #expect(
      try cause(of: narrow, replacing: "Unnamed", with: "Someone")
        == ["cause: SBUStringSet.User_No_Name, screens/a.yaml:5:65"])
  }

  @Test(arguments: [#"A\u200bd"#, #"A\td"#, #"A\nd"#, #"A\u202ed"#, #"A\\nd"#, #"\tx"#])
  func a_text_that_is_shown_with_an_escape_is_a_cause(text: String) throws {
    let screen = """
      viewController: SBUInviteUserViewController
      channelURL: c
      headerComponent: { title: "Old title" }
      SBUStringSet: { InviteChannel_Invite: "Bring %d" }
      data:
        users: [{ userId: ann, nickname: "Old name" }]
        groupChannels: [{ url: c }]
      steps: [select: ann]

      """
    for (old, cause) in [
      ("Old title", "headerComponent.title, screens/a.yaml:3:27"),
      ("Bring", "SBUStringSet.InviteChannel_Invite, screens/a.yaml:4:39"),
      ("Old name", "data.users[0].nickname, screens/a.yaml:6:36"),
    ] {
      #expect(try self.cause(of: screen, replacing: old, with: text) == ["cause: \(cause)"])
    }
  }

  @Test func a_text_of_several_lines_is_a_cause_if_its_words_changed() throws {
    let screen = """
      viewController: NCChannelViewController
      currentUser: liv
      channelType: group
      channelId: harvest
      title: Harvest
      now: 2026-09-17T08:00:00Z
      device: { width: 28, height: 24 }
      data:
        users: [{ userId: liv, name: Liv }, { userId: hana, name: Hana }]
        groups: [{ groupId: harvest, groupName: H, members: [liv, hana] }]
        messages:
          - channelType: group
            channelId: harvest
            messages:
              - sender: hana
                text: The bees stay calm until noon and the ladders are back at two
                sentTime: 2026-09-17T07:00:00Z

      """
    #expect(
      try cause(of: screen, replacing: "at two", with: "at six")
        == ["cause: data.messages[0].messages[0].text, screens/a.yaml:16:17"])
    #expect(try cause(of: screen, replacing: "width: 28", with: "width: 40") == [])
  }

  @Test func a_text_covered_by_a_menu_is_not_a_cause() throws {
    let screen = """
      viewController: SBUUserListViewController
      channelURL: c
      userListType: members
      currentUser: ann
      data:
        users:
          - { userId: ann, nickname: Ann }
          - { userId: bob, nickname: Bob }
          - { userId: pia, nickname: Pia Rossi }
          - { userId: quentin, nickname: Quentin Leroy }
        groupChannels:
          - { url: c, members: [{ userId: ann, isOperator: true }, bob, pia, quentin] }
      steps:
        - tap: { button: ⋯, row: Pia }

      """
    #expect(
      try cause(of: screen, replacing: "Pia Rossi", with: "Pia Russo")
        == ["cause: data.users[2].nickname, screens/a.yaml:9:32"])
  }

  @Test func explain_line_names_the_string_set_entry_of_a_text() throws {
    let workspace = try Workspace(["screens/a.yaml": narrow])
    let lines = try workspace.run("explain", "a", "--in", "screens", "--line", "9").output
      .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines.contains("SBUStringSet.InviteChannel_Invite Bring %d screen screens/a.yaml:5:39"),
      "\(lines)")
  }

  /// Strings are equal in every normalization form, but snapshots are not.
  @Test func a_change_of_the_normalization_form_is_a_cause() throws {
    let screen = narrow.replacing("Unnamed", with: "Zo\u{EB}")
    #expect(
      try cause(of: screen, replacing: "Zo\u{EB}", with: "Zoe\u{308}")
        == ["cause: SBUStringSet.User_No_Name, screens/a.yaml:5:65"])
  }

  @Test func a_space_at_the_end_of_a_text_is_a_cause() throws {
    #expect(
      try cause(of: narrow, replacing: "nickname: Ann", with: "nickname: \"Ann \"")
        == ["cause: data.users[0].nickname, screens/a.yaml:7:36"])
    let spaced = narrow.replacing("nickname: Ann", with: "nickname: \"Ann \"")
    #expect(
      try cause(of: spaced, replacing: "\"Ann \"", with: "Ann")
        == ["cause: data.users[0].nickname, screens/a.yaml:7:36"])
  }
}
