import CommandTestSupport
import DioramaCommand
import DioramaGallery
import Foundation
import Testing

/// Each declared value that changes a screen is the cause of the change, at its own place, and the
/// page says in words what changed.
@Suite("Causes of declared values") struct DeclaredCauseTests {
  private static let files = [
    "screens/diorama.yaml": """
    data: fixtures/team.yaml
    severity: { a11y-contrast: off }
    components:
      TeamHeader: { extends: SBUInviteUserModule.Header, title: Add people }

    """,
    "screens/fixtures/team.yaml": """
    users:
      - { userId: ada, nickname: Ada }
      - { userId: bob, nickname: Bob }
      - { userId: cy, nickname: Cy }
    groupChannels: [{ url: team, members: [ada] }]

    """,
    "screens/invite.yaml": """
    viewController: SBUInviteUserViewController
    headerComponent: TeamHeader
    channelURL: team
    show: [styles, accessibility]
    device: { width: 40 }
    theme: light
    steps:
      - select: bob
      - snapshot: one
      - select: cy
      - snapshot: two

    """,
  ]

  /// A screen with a date and a time.
  private static let dated = [
    "screens/fixtures/chat.yaml": """
    users: [{ userId: ada, nickname: Ada }, { userId: bob, nickname: Bob }]
    groupChannels:
      - url: team
        members: [ada, bob]
        messages: [{ message: Hi, sender: bob, createdAt: now - 5d }]

    """,
    "screens/list.yaml": """
    viewController: SBUGroupChannelViewController
    channelURL: team
    data: fixtures/chat.yaml
    currentUser: ada
    now: 2026-03-01T20:30:00Z
    show: [styles]

    """,
  ]

  /// An edit, and the groups of the page: their titles with their causes.
  struct Edit: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let groups: [String]
    var testDescription: String { new }

    /// An edit of a text; an empty text is added at the end.
    init(_ file: String, _ old: String, _ new: String, _ groups: String...) {
      (self.file, self.old, self.new, self.groups) = ("screens/\(file)", old, new, groups)
    }
  }

  @Test(arguments: [
    Edit(
      "diorama.yaml", "", "SBUTheme: { userListTheme: { leftBarButtonTintColor: errorMain } }\n",
      "'Cancel': primaryMain #742DDD to errorMain #DE360B, in invite "
        + "| SBUTheme.userListTheme.leftBarButtonTintColor diorama.yaml:5:54"),
    Edit(
      "invite.yaml", "",
      "SBUTheme: { userListTheme: { leftBarButtonTintColor: { light: \"#00AA00\" } } }\n",
      "'Cancel': primaryMain #742DDD to #00AA00, in invite "
        + "| SBUTheme.userListTheme.leftBarButtonTintColor.light invite.yaml:12:63"),
    Edit(
      "diorama.yaml", "", "SBUColorSet: { primaryMain: \"#112233\" }\n",
      "primaryMain: #742DDD to #112233, in __Snapshots__/theme.txt "
        + "| SBUColorSet.primaryMain diorama.yaml:5:29"),
    Edit(
      "invite.yaml", "", "SBUColorSet: { primaryMain: \"#112233\" }\n",
      "one more color of its own: 'primaryMain is #112233', in invite "
        + "| SBUColorSet.primaryMain invite.yaml:12:29"),
    Edit(
      "diorama.yaml", "", "SBUFontSet: { h3: { size: 20, weight: bold } }\n",
      "h3: 16 to 20, in __Snapshots__/theme.txt | SBUFontSet.h3 diorama.yaml:5:19"),
    Edit(
      "diorama.yaml", "", "SBUStringSet: { InviteChannel_Invite: Ask %d }\n",
      "InviteChannel_Invite: '[Invite 1]' to '[Ask 1]' and 3 more, in invite "
        + "| SBUStringSet.InviteChannel_Invite diorama.yaml:5:39"),
    Edit(
      "diorama.yaml", "", "SBUIconSet: { iconCheckboxUnchecked: \"[?]\" }\n",
      "'Cy': [ ] to [[?]] and 1 more, in invite "
        + "| SBUIconSet.iconCheckboxUnchecked diorama.yaml:5:38"),
    Edit(
      "diorama.yaml", "title: Add people", "title: Add friends",
      "title: 'Add people' to 'Add friends', in invite | headerComponent.title diorama.yaml:4:61"),
    Edit(
      "invite.yaml", "headerComponent: TeamHeader", "headerComponent: SBUInviteUserModule.Header",
      "headerComponent: TeamHeader (SBUInviteUserModule.Header) to SBUInviteUserModule.Header "
        + "and 1 more, in invite | headerComponent invite.yaml:2:18"),
    Edit(
      "invite.yaml", "width: 40", "width: 44",
      "another width, in invite | device invite.yaml:5:9"),
    Edit(
      "fixtures/team.yaml", "nickname: Cy", "nickname: Cyd",
      "nickname: 'Cy' to 'Cyd', in invite | data.users[2].nickname fixtures/team.yaml:4:29"),
    Edit(
      "fixtures/team.yaml", "groupChannels:", "  - { userId: dot, nickname: Dot }\ngroupChannels:",
      "one more row: 'Dot' and 2 more, in invite "
        + "| data.users[3].nickname fixtures/team.yaml:5:30"),
    Edit(
      "invite.yaml", "select: bob", "select: cy",
      "'Bob': [x] to [ ] and 6 more, in invite | steps[0].select invite.yaml:8:13",
      "'[ ]': primaryMain #742DDD to onLightTextLowEmphasis #000000 38% and 2 more, in invite "
        + "| steps[0].select invite.yaml:8:13"),
    Edit(
      "invite.yaml", "snapshot: two", "snapshot: both",
      "snapshot: 'two' to 'both', in invite | steps[3].snapshot invite.yaml:11:15"),
    Edit(
      "invite.yaml", "show: [styles, accessibility]", "show: [styles]",
      "one frame or block less: 'accessibility', in invite | show invite.yaml:4:7"),
  ])
  func a_change_has_a_heading_in_words_and_its_cause(edit: Edit) throws {
    let workspace = try Workspace(Self.files)
    #expect(try workspace.run("record", "screens").status == .success)
    let text = try workspace.text(of: edit.file)
    try workspace.write(
      edit.old.isEmpty ? text + edit.new : text.replacing(edit.old, with: edit.new), to: edit.file)
    let model = try GalleryModel(workspace)
    let groups = model.groups.map { group -> String in
      let words = "\(group.title) | \(group.cause ?? "-") \(group.place ?? "-")"
      return words.replacing("\(workspace.path("screens"))/", with: "")
        .replacing("\(workspace.path("screens").dropFirst())/", with: "")
    }
    #expect(groups == edit.groups)
  }

  /// The styles quote the name in all frames; the rows of the frames differ.
  @Test func a_quoted_text_has_the_cause_of_the_same_text_in_the_frame() throws {
    let workspace = try Workspace(
      Self.files.merging(
        [
          "screens/list.yaml": """
          viewController: SBUInviteUserViewController
          channelURL: team
          show: [styles]
          device: { width: 40 }

          """
        ], uniquingKeysWith: { $1 }))
    #expect(try workspace.run("record", "screens").status == .success)
    try workspace.write(
      try workspace.text(of: "screens/fixtures/team.yaml").replacing("Bob", with: "Bea"),
      to: "screens/fixtures/team.yaml")
    let groups = try GalleryModel(workspace).groups
    #expect(groups.count > 1)
    #expect(groups.allSatisfy { $0.cause == "data.users[1].nickname" }, "\(groups.map(\.title))")
  }

  /// Dates and times come from Swift code, which reads the screen's locale and time zone.
  @Test(arguments: [
    ("locale: de_DE", "screens/list.yaml", "locale list.yaml:7:9"),
    ("timeZone: Asia/Seoul", "screens/diorama.yaml", "timeZone diorama.yaml:5:11"),
  ])
  func the_locale_and_the_time_zone_are_causes(key: String, file: String, cause: String) throws {
    let workspace = try Workspace(Self.files.merging(Self.dated, uniquingKeysWith: { $1 }))
    #expect(try workspace.run("record", "screens").status == .success)
    try workspace.write(try workspace.text(of: file) + key + "\n", to: file)
    let groups = try GalleryModel(workspace).groups
    #expect(!groups.isEmpty)
    for group in groups {
      let place = group.place?.split(separator: "/").last ?? "-"
      #expect("\(group.cause ?? "-") \(place)" == cause, "\(group.title)")
    }
  }

  /// The recorded times are in another format, as if Swift code had changed.
  @Test func a_new_format_has_the_cause_in_Swift_code_also_in_a_time_zone() throws {
    let workspace = try Workspace(Self.files.merging(Self.dated, uniquingKeysWith: { $1 }))
    try workspace.write(
      try workspace.text(of: "screens/list.yaml") + "timeZone: Asia/Seoul\n",
      to: "screens/list.yaml")
    #expect(try workspace.run("record", "screens").status == .success)
    let path = "screens/__Snapshots__/list.txt"
    let recorded = try workspace.text(of: path)
    #expect(recorded.contains("05:30 AM"))
    try workspace.write(recorded.replacing("05:30 AM", with: "5 o'clock"), to: path)
    let causes = try GalleryModel(workspace).groups.map { $0.cause ?? "-" }
    #expect(!causes.isEmpty && !causes.contains("timeZone"), "\(causes)")
  }

  /// Several edits in the same screens are several decisions, also where no screen has only one.
  @Test func changes_with_different_causes_are_decided_one_by_one() throws {
    let workspace = try Workspace(Self.files)
    #expect(try workspace.run("record", "screens").status == .success)
    let before = try workspace.text(of: "screens/__Snapshots__/invite.txt")
    try workspace.write(
      try workspace.text(of: "screens/fixtures/team.yaml").replacing(
        "nickname: Bob", with: "nickname: Bea"
      )
      .replacing("groupChannels:", with: "  - { userId: eve, nickname: Eve }\ngroupChannels:"),
      to: "screens/fixtures/team.yaml")
    try workspace.write(
      try workspace.text(of: "screens/diorama.yaml").replacing("Add people", with: "Add friends")
        + "SBUColorSet: { errorMain: \"#010203\" }\nSBUFontSet: { h3: { size: 20 } }\n",
      to: "screens/diorama.yaml")
    let groups = try GalleryModel(workspace).groups
    #expect(
      groups.map { group in
        "\(group.cause ?? "-"): \(group.title.replacing("\(workspace.path("screens"))/", with: ""))"
      } == [
        "headerComponent.title: title: 'Add people' to 'Add friends', in invite",
        "headerComponent.title: one more line: 'bar' and 2 more, in invite",
        "data.users[1].nickname: nickname: 'Bob' to 'Bea', in invite",
        "data.users[3].nickname: one more row: 'Eve', in invite",
        "-: 'row' to 'row x2', in invite",
        "SBUColorSet.errorMain: errorMain: #DE360B to #010203, in __Snapshots__/theme.txt",
        "SBUFontSet.h3: h3: 16 to 20, in __Snapshots__/theme.txt",
      ])
    // The ids of `test` and of the page are the same, and each writes only its own change.
    let shown = try workspace.text(of: "screens/.diorama/pending/__Snapshots__/invite.txt")
    let name = try #require(groups.first { $0.cause == "data.users[1].nickname" }?.changes?.first)
    #expect(try workspace.run("test", "screens").output.contains("review --accept-change \(name) "))
    #expect(try workspace.run("review", "--accept-change", name, "screens").status == .success)
    let after = try workspace.text(of: "screens/__Snapshots__/invite.txt")
    // A line of the styles of the second frame, which also counts the new row, stays.
    let named = before.replacing("Bob", with: "Bea")
    #expect(
      after.split(separator: "\n").filter { !$0.hasPrefix("row x2 ") }
        == named.split(separator: "\n").filter { !$0.hasPrefix("row x2 ") })
    #expect(!after.contains("Eve") && after.contains("'Bob'"))
    #expect(shown.contains("Add friends") && shown.contains("Eve"))
  }

  @Test func several_causes_of_a_change_are_all_named() throws {
    let workspace = try Workspace(Self.files)
    #expect(try workspace.run("record", "screens").status == .success)
    try workspace.write(
      Self.files["screens/diorama.yaml"]?.replacing(
        "title: Add people", with: "title: Add friends, leftBarButton: { title: Back }") ?? "",
      to: "screens/diorama.yaml")
    let group = try #require(try GalleryModel(workspace).groups.first)
    let causes = try #require(group.causes)
    #expect(
      causes.map { $0.prefix { $0 != "," } } == [
        "headerComponent.leftBarButton.title", "headerComponent.title",
      ])
  }
}
