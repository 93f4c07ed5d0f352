import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// A change that several screens share is reported, shown and decided once.
@Suite("Changes that screens share") struct ChangeTests {
  /// A project of screens that share the title of their header.
  static func project(_ count: Int, title: String = "Invite now") throws -> Workspace {
    let header = "headerComponent: { type: SBUInviteUserModule.Header, title: \(title) }\n"
    let workspace = try Workspace(["screens/diorama.yaml": "device: { width: 40 }\n" + header])
    for number in 0..<count {
      try workspace.write(screen(number), to: "screens/s\(number).yaml")
    }
    return workspace
  }

  private static func screen(_ number: Int, _ name: String = "Alice") -> String {
    """
    viewController: SBUInviteUserViewController
    channelURL: design-team
    data:
      users: [{ userId: u, nickname: \(name) }]
      groupChannels: [{ url: design-team }]
    variants: { dark: { theme: dark } }

    """
  }

  /// The same project after the title and a row of one screen have changed.
  static func changed(_ count: Int) throws -> Workspace {
    let workspace = try project(count)
    #expect(try workspace.run("record", "screens").status == .success)
    try workspace.write(
      try workspace.text(of: "screens/diorama.yaml").replacing("Invite now", with: "Ask them in"),
      to: "screens/diorama.yaml")
    try workspace.write(screen(0, "Bob"), to: "screens/s0.yaml")
    return workspace
  }

  @Test func a_change_in_several_frames_is_shown_once_with_a_count() throws {
    let steps = "steps: [{ snapshot: one }, { advance: 1s }, { snapshot: two }]\n"
    let workspace = try Self.project(2)
    for number in 0..<2 {
      try workspace.write(
        Self.screen(number) + "device: { width: 40, height: 24 }\n" + steps,
        to: "screens/s\(number).yaml")
    }
    #expect(try workspace.run("record", "screens").status == .success)
    try workspace.write(
      try workspace.text(of: "screens/diorama.yaml").replacing("Invite now", with: "Ask them in"),
      to: "screens/diorama.yaml")
    let output = try workspace.run("test", "screens").output
    #expect(output.components(separatedBy: "+│ [Cancel]    Ask them in ").count == 2, "\(output)")
    #expect(output.contains("\nand the same change in 1 more place\nin: "), "\(output)")
  }

  @Test func a_change_is_reported_once_with_its_cause_and_a_command_to_accept_it() throws {
    let workspace = try Self.changed(6)
    let run = try workspace.run("test", "screens")
    let output = run.output.replacing(/--accept-change [0-9a-f]{8}/, with: "--accept-change ID")
    #expect(
      output == """
        differs  s1 in text, and the same change in 11 more screens
        cause: headerComponent.title, screens/diorama.yaml:2:61
        --- a/screens/__Snapshots__/s1.txt
        +++ b/screens/__Snapshots__/s1.txt
        @@ -6,7 +6,7 @@
         theme: light
         
         ┌──────────────────────────────────────┐
        -│ [Cancel]     Invite now     (Invite) │
        +│ [Cancel]    Ask them in     (Invite) │
         ├──────────────────────────────────────┤
         │ ○ Alice                          [ ] │
         └──────────────────────────────────────┘
        in: s0, s0@dark, s1, s1@dark, s2, s2@dark, s3, s3@dark and 4 more
        to accept: diorama review --accept-change ID screens

        differs  s0 in text, and the same change in 1 more screen
        cause: data.users[0].nickname, screens/s0.yaml:4:34
        --- a/screens/__Snapshots__/s0.txt
        +++ b/screens/__Snapshots__/s0.txt
        @@ -8,5 +8,5 @@
         ┌──────────────────────────────────────┐
         │ [Cancel]     Invite now     (Invite) │
         ├──────────────────────────────────────┤
        -│ ○ Alice                          [ ] │
        +│ ○ Bob                            [ ] │
         └──────────────────────────────────────┘
        in: s0, s0@dark
        to accept: diorama review --accept-change ID screens

        0 passed, 12 differs
        to review them: diorama review screens
        to accept all: diorama record --mode failed screens

        """)
    #expect(run.status == .findings)
    #expect(try workspace.run("record", "--mode", "failed", "screens").status == .success)
    #expect(try workspace.run("test", "screens").output == "12 passed\n")
  }

  @Test(arguments: [
    ("Back", "Exit", "headerComponent.leftBarButton.title, screens/diorama.yaml:5:27"),
    ("Invite all", "Ask some", "headerComponent.title, screens/diorama.yaml:4:10"),
  ])
  func unchanged_texts_of_a_changed_line_are_not_causes(
    old: String, new: String, cause: String
  ) throws {
    // The device is so narrow that the title is cut off.
    let project = """
      device: { width: 30 }
      headerComponent:
        type: SBUInviteUserModule.Header
        title: Invite all of the people
        leftBarButton: { title: Back }

      """
    let workspace = try Workspace([
      "screens/diorama.yaml": project, "screens/s0.yaml": Self.screen(0),
    ])
    _ = try workspace.run("record", "screens")
    try workspace.write(project.replacing(old, with: new), to: "screens/diorama.yaml")
    let output = try workspace.run("test", "screens").output
    #expect(output.contains("\ncause: \(cause)\n"), "\(output)")
  }

  /// The old text also contains `Okafor` and `Bob Okafo`.
  @Test(arguments: [
    "Bob", "Okafor", "Bob Okafo", "ob Okafor", "Rob Okafor", "Bob Okafor Junior",
  ])
  func a_text_is_the_cause_even_if_it_is_part_of_the_old_text(nickname: String) throws {
    let workspace = try Self.project(1)
    try workspace.write(Self.screen(0, "Bob Okafor"), to: "screens/s0.yaml")
    _ = try workspace.run("record", "screens")
    try workspace.write(Self.screen(0, nickname), to: "screens/s0.yaml")
    let output = try workspace.run("test", "screens").output
    #expect(
      output.contains("\ncause: data.users[0].nickname, screens/s0.yaml:4:34\n"), "\(output)")
  }

  @Test func two_changed_texts_are_both_causes_even_if_one_was_shortened() throws {
    func screen(_ one: String, _ other: String) -> String {
      Screens.invite(one, other, "Emre").replacing("width: 30", with: "width: 40")
    }
    let workspace = try Workspace(["screens/a.yaml": screen("Dana Whitfield", "Bob Okafor")])
    _ = try workspace.run("record", "screens")
    try workspace.write(screen("Dana", "Bob Okafor Junior"), to: "screens/a.yaml")
    let output = try workspace.run("test", "screens").output
    #expect(
      output.contains(
        "\ncauses: data.users[0].nickname, screens/a.yaml:4:35; "
          + "data.users[1].nickname, screens/a.yaml:4:67\n"), "\(output)")
  }

  @Test func causes_are_counted_with_the_command_that_lists_all() throws {
    func screen(_ name: String) -> String {
      let users = (0..<12).map { "    - { userId: u\($0), nickname: \(name)\($0) }\n" }.joined()
      return "viewController: SBUInviteUserViewController\nchannelURL: c\ndata:\n  users:\n\(users)"
        + "  groupChannels: [{ url: c }]\nvariants: { dark: { theme: dark } }\n"
    }
    let workspace = try Workspace(["screens/a.yaml": screen("Ann")])
    _ = try workspace.run("record", "screens")
    try workspace.write(screen("Bob"), to: "screens/a.yaml")
    let keys = (0..<3).map { "data.users[\($0)].nickname, screens/a.yaml:\($0 + 5):" }
    func isListed(_ text: String, by command: String) -> Bool {
      keys.allSatisfy(text.contains) && text.contains(" and 9 more; `diorama \(command)` lists all")
        && !text.contains("data.users[3].nickname")
    }
    let report = workspace.path("r.md")
    let text = try workspace.run("test", "--report", report, "screens").output
    #expect(isListed(text, by: "test --format json screens"), "\(text)")
    let list = try workspace.run("review", "--list", "screens").output
    #expect(isListed(list, by: "review --list --format json screens"), "\(list)")
    let notes = try workspace.run("test", "--format", "github", "screens").output
    #expect(isListed(notes, by: "test --format json screens"), "\(notes)")
    let page = try workspace.text(of: "r.md").replacing("\(workspace.root)/", with: "")
    let change = page.components(separatedBy: "## Changes").last ?? ""
    #expect(isListed(change, by: "test --format json screens"), "\(change)")
    let json = try workspace.run("test", "--format", "json", "screens").json() as? [[String: Any]]
    #expect((json?.first?["causes"] as? [Any])?.count == 12)
  }

  @Test func a_text_next_to_a_shortened_text_is_not_a_cause() throws {
    let project = """
      device: { width: 30 }
      headerComponent:
        type: SBUInviteUserModule.Header
        title: Teams
        leftBarButton: { title: Step back }

      """
    let workspace = try Workspace([
      "screens/diorama.yaml": project, "screens/s0.yaml": Self.screen(0),
    ])
    _ = try workspace.run("record", "screens")
    #expect(
      try workspace.text(of: "screens/__Snapshots__/s0.txt").contains(
        "│ [Step back] Teams (Invite) │"))
    try workspace.write(project.replacing("Step back", with: "Go"), to: "screens/diorama.yaml")
    let output = try workspace.run("test", "screens").output
    #expect(
      output.contains(
        "\ncause: headerComponent.leftBarButton.title, screens/diorama.yaml:5:27\n"),
      "\(output)")
  }

  @Test func the_same_value_changed_in_several_files_is_one_cause() throws {
    let workspace = try Self.project(3)
    _ = try workspace.run("record", "screens")
    for number in 0..<3 {
      try workspace.write(Self.screen(number, "Bob"), to: "screens/s\(number).yaml")
    }
    let output = try workspace.run("test", "--report", workspace.path("r.md"), "screens").output
    #expect(
      output.contains(
        "\ncause: data.users[0].nickname, screens/s0.yaml:4:34 and in other places\n"), "\(output)")
    #expect(
      try workspace.text(of: "r.md").contains(
        "screens/s0.yaml:4:34` and in other places: 6 snapshots\n\n## Changes\n"))
  }

  @Test func GitHub_annotations_mark_the_line_of_each_cause() throws {
    let workspace = try Self.changed(6)
    let run = try workspace.run("test", "--format", "github", "screens")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3, "\(run.output)")
    #expect(
      lines[0].hasPrefix(
        "::error file=screens/diorama.yaml,line=2,col=61,endLine=2,endColumn=72,"
          + "title=snapshot differs::headerComponent.title: 12 screens differ: s0, s0@dark, "),
      "\(lines[0])")
    #expect(lines[0].contains("and 4 more%0A--- a/screens/__Snapshots__/s1.txt%0A"))
    #expect(lines[1].hasPrefix("::error file=screens/s0.yaml,line=4,col=34,"))
    #expect(lines[1].contains("::data.users[0].nickname: 2 screens differ: s0, s0@dark%0A"))
  }

  @Test func json_contains_changes_and_causes() throws {
    let workspace = try Self.changed(2)
    let run = try workspace.run("test", "--format", "json", "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    let changes = items.map { ($0["changes"] as? [String]) ?? [] }
    #expect(changes.map(\.count) == [2, 2, 1, 1])
    #expect(Set(changes[0]).isSuperset(of: changes[2]))
    let cause = try #require((items[2]["causes"] as? [[String: Any]])?.first)
    #expect(cause["key"] as? String == "headerComponent.title")
    #expect(cause["line"] as? Int == 2 && cause["column"] as? Int == 61)
  }

  // MARK: Texts of Swift code

  /// The cause lines that `test` prints after `change` has edited the recorded snapshot.
  private func causes(
    recorded change: (String) -> String, _ screen: String = Screens.invite("Alice")
  ) throws -> [String] {
    let workspace = try Workspace(["screens/a.yaml": screen])
    _ = try workspace.run("record", "screens")
    let path = "screens/__Snapshots__/a.txt"
    let (old, new) = (change(try workspace.text(of: path)), try workspace.text(of: path))
    #expect(old != new)
    try workspace.write(old, to: path)
    let output = try workspace.run("test", "screens").output
    return output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("cause") }
  }

  @Test func a_text_drawn_by_Swift_names_its_class_and_property() throws {
    #expect(
      try causes { $0.replacing("[Cancel]", with: "[Back]  ") } == [
        "cause: headerComponent.leftBarButton of SBUInviteUserModule.Header, drawn by Swift code from "
          + "SBUStringSet.Cancel"
      ])
  }

  @Test func unchanged_texts_are_not_causes() throws {
    // The button next to the change, and a title that is only cut off at another place.
    #expect(
      try causes { $0.replacing("Invite … ", with: "Invite us") } == [])
    #expect(try causes { $0.replacing("[Cancel] Inv", with: "[Cancel]  Inv") } == [])
    // A note in parentheses after a name was not part of the name.
    #expect(try causes { $0.replacing("Alice      ", with: "Alice (You)") } == [])
  }

  @Test func a_text_that_was_cut_off_before_is_not_a_cause() throws {
    let wide = Screens.invite("Alice").replacing("width: 30", with: "width: 40")
    #expect(
      try causes(recorded: { $0.replacing("Invite users", with: "Invite us…  ") }, wide) == [])
  }

  @Test func changed_state_marks_have_no_cause() throws {
    #expect(try causes { $0.replacing("[ ]", with: "[x]") } == [])
    #expect(try causes { $0.replacing("(Invite)", with: "[Invite]") } == [])
    #expect(try causes { $0.replacing("○ Alice", with: "● Alice") } == [])
  }

  @Test func only_YAML_is_named_if_texts_of_YAML_and_Swift_changed() throws {
    #expect(
      try causes {
        $0.replacing("[Cancel]", with: "[Back]  ").replacing("Alice", with: "Ann  ")
      } == ["cause: data.users[0].nickname, screens/a.yaml:4:35"])
  }

  @Test func a_text_of_an_opened_screen_names_the_class_of_that_screen() throws {
    let screen = """
      viewController: SBUModerationsViewController
      channelURL: club
      currentUser: ann
      data:
        users: [{ userId: ann, nickname: Ann }]
        groupChannels: [{ url: club, members: [{ userId: ann, isOperator: true }] }]
      steps: [{ tap: Muted members }]

      """
    let causes = try causes(
      recorded: { $0.replacing("Muted members ", with: "Silent members") }, screen)
    #expect(
      causes == [
        "cause: headerComponent.titleView.label of SBUUserListModule.Header, drawn by Swift code "
          + "from SBUStringSet.ChannelSettings_Muted_Members"
      ])
  }

  @Test func json_text_and_review_name_the_class_that_drew_a_text() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice").replacing(
        "Cancel]", with: "Back]  "),
    ])
    let json = try workspace.run("test", "--format", "json", "screens").json() as? [[String: Any]]
    let cause = try #require((json?.first?["causes"] as? [[String: Any]])?.first)
    #expect(cause["drawnBy"] as? String == "SBUInviteUserModule.Header")
    #expect(cause["key"] as? String == "headerComponent.leftBarButton")
    #expect(cause["file"] is NSNull)
    let words = "headerComponent.leftBarButton of SBUInviteUserModule.Header, drawn by Swift code"
    let text = try workspace.run("test", "screens").output
    #expect(text.contains("cause: \(words) from SBUStringSet.Cancel\n"), "\(text)")
    let list = try workspace.run("review", "--list", "--format", "json", "screens")
    #expect(list.output.contains("\"drawnBy\":\"SBUInviteUserModule.Header\""))
    // GitHub's annotation points to the screen, since no line of YAML is the cause.
    let note = try workspace.run("test", "--format", "github", "screens").output
    #expect(note.hasPrefix("::error file=screens/a.yaml,line=1,"), "\(note)")
  }

  @Test func many_missing_snapshots_are_reported_together() throws {
    let workspace = try Self.project(4)
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == """
        missing  8 screens have no snapshot
        s0, s0@dark, s1, s1@dark, s2, s2@dark, s3, s3@dark

        0 passed, 8 missing
        to review them: diorama review screens
        to accept all: diorama record --mode failed screens

        """)
  }

  @Test func every_change_is_shown() throws {
    let workspace = try Workspace()
    for number in 0..<60 {
      try workspace.write(
        Screens.invite("Alice", "Same", "User\(number)"), to: "screens/s\(number).yaml")
      try workspace.write(
        Screens.snapshot("s\(number)", number > 57 ? "Anna" : "Alice", "Same", "Before"),
        to: "screens/__Snapshots__/s\(number).txt")
    }
    let output = try workspace.run("test", "screens").output
    #expect(output.components(separatedBy: "\ndiffers  ").count == 61, "\(output)")
    #expect(output.contains("+│ ○ Alice"))
  }

  @Test func no_review_is_offered_in_CI() throws {
    let workspace = try Self.changed(3)
    var environment = Console.Environment()
    environment.isCI = true
    let run = try workspace.run("test", "screens", environment: environment)
    #expect(!run.output.contains("diorama review"))
    #expect(run.output.hasSuffix("to accept all: diorama record --mode failed screens\n"))
  }

  // MARK: At a terminal

  private func review(_ workspace: Workspace, _ keys: String) throws -> CommandRun {
    var environment = Console.Environment()
    environment.isTerminal = true
    environment.isInputTerminal = true
    environment.disablesColor = true
    return try workspace.run("review", "screens", environment: environment, keys: keys)
  }

  @Test func a_shared_change_is_accepted_with_one_key_and_Return_is_ignored() throws {
    let workspace = try Self.changed(6)
    _ = try workspace.run("test", "screens")
    let run = try review(workspace, "S\nS\n")
    #expect(
      run.output.contains(
        "(a)ccept, (r)eject, (s)kip, (S) accept in all 12, (R) reject in all 12, "
          + "(v) accept all variants of s1, (A) accept all, (f) show the whole screen, "
          + "(q)uit, (?)? S\n"), "\(run.output)")
    #expect(!run.output.contains("unknown key"))
    #expect(run.output.contains("other changes are pending in: s0, s0@dark\n"))
    #expect(run.output.hasSuffix("12 accepted, 0 rejected, 0 pending\n"))
    #expect(try workspace.run("test", "screens").output == "12 passed\n")
  }

  @Test func accepting_all_leaves_a_skipped_change_of_the_same_snapshots_pending() throws {
    let workspace = try Self.changed(6)
    _ = try workspace.run("test", "screens")
    let run = try review(workspace, "sA")
    #expect(
      run.output.hasSuffix("0 accepted, 0 rejected, 12 pending, 2 of them accepted in part\n"))
    let rest = try workspace.run("test", "screens").output
    #expect(rest.hasPrefix("differs  s0 in text, and the same change in 11 more screens\n"))
    #expect(!rest.contains("\ndiffers  "), "\(rest)")
  }

  @Test func a_question_mark_explains_the_keys() throws {
    let workspace = try Self.changed(2)
    _ = try workspace.run("test", "screens")
    let run = try review(workspace, "?A")
    #expect(
      run.output.contains(
        "\n  a  record the new output of s1 only\n  r  keep the recorded snapshot\n"),
      "\(run.output)")
    #expect(run.output.hasSuffix("4 accepted, 0 rejected, 0 pending\n"))
  }

  @Test func changes_with_the_same_cause_can_be_accepted_together() throws {
    let workspace = try Self.project(2)
    // A narrower device cuts off the title, so that its change differs from that of the other
    // screen.
    try workspace.write(
      try workspace.text(of: "screens/s1.yaml") + "device: { width: 28 }\n", to: "screens/s1.yaml")
    _ = try workspace.run("record", "screens")
    try workspace.write(
      try workspace.text(of: "screens/diorama.yaml").replacing("Invite now", with: "Ask them in"),
      to: "screens/diorama.yaml")
    _ = try workspace.run("test", "screens")
    let run = try review(workspace, "c")
    #expect(run.output.contains("(c) accept all 2 of this cause"), "\(run.output)")
    #expect(run.output.hasSuffix("4 accepted, 0 rejected, 0 pending\n"))
  }
}
