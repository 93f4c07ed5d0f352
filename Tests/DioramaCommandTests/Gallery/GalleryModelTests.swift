import CommandTestSupport
import DioramaCommand
import DioramaGallery
import Foundation
import Testing

@Suite("diorama gallery: data") struct GalleryModelTests {
  private let dark = Screens.invite("Ada", extra: "theme: dark")

  /// A project after a change: a screen and its variant differ, one screen is missing, one fails,
  /// and one snapshot is orphaned.
  private func project() throws -> Workspace {
    try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/deep/b.yaml": Screens.invite("Bob", extra: "tags: [deep]\ndescription: One of Bob"),
      "screens/same.yaml": Screens.invite("Sam"),
      "screens/wrong.yaml": Screens.invite("Wes", extra: "steps: [{ tap: Absent }]"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
      "screens/__Snapshots__/a@dark.txt": Screens.snapshot("a@dark", theme: "dark", "Alicia"),
      "screens/__Snapshots__/same.txt": Screens.snapshot("same", "Sam"),
      "screens/__Snapshots__/old.txt": Screens.snapshot("old", "Otto"),
    ])
  }

  @Test func the_rows_match_the_rendered_snapshot() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite(
        "Ada", "田中 春樹", "Eve\u{202E}x",
        extra: """
          show: [styles, accessibility, log]
          steps:
            - snapshot: first
            - select: u0
            - snapshot: second
          """)
    ])
    let model = try GalleryModel(workspace)
    let screen = try model.screen("a")
    let printed = try workspace.run("render", "screens").output
    let body = printed.split(separator: "\n").map { line -> String in
      guard line.hasPrefix("── "), line.hasSuffix("─") else { return String(line) }
      let isBlock = ["styles", "accessibility", "log"].contains { line == "── \($0) ──" }
      return isBlock ? String(line) : String(line.replacing(/\ ─+$/, with: ""))
    }
    #expect((screen.head ?? []).map(model.text(ofRow:)) + model.lines(screen.frames) == body)
    #expect(screen.frames.map(\.label) == ["first", "second"])
    #expect(screen.frames.allSatisfy { $0.blocks?.isEmpty == false })
  }

  @Test func every_shipped_screen_is_in_the_model_as_recorded() throws {
    let model = try GalleryModel(CommandRun(["gallery", "--format", "json", "screens"]))
    #expect(model.summary.same == model.summary.screens)
    #expect(model.screens.count == model.summary.screens)
    for screen in model.screens {
      let recorded = try String(contentsOfFile: screen.snapshot, encoding: .utf8)
      let rows = recorded.split(separator: "\n").filter { !$0.hasPrefix("── ") }.map(String.init)
      let shown =
        (screen.head ?? []).map(model.text(ofRow:))
        + model.lines(screen.frames).filter { !$0.hasPrefix("── ") }
      #expect(shown == rows, "\(screen.id)")
    }
  }

  @Test func texts_have_the_colors_of_the_theme() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"), "screens/b.yaml": dark,
    ])
    let model = try GalleryModel(workspace)
    let (light, night) = (try model.screen("a"), try model.screen("b"))
    #expect(model.themes[light.theme].ground == "#ffffff")
    #expect(model.themes[light.theme].ink == "#000000")
    #expect(model.themes[light.theme].name == "light")
    #expect(model.themes[night.theme].name == "dark")
    #expect(model.themes[night.theme].ink == "#ffffff")
    // The same row in both themes: the symbol of a person, the name, and what can be tapped.
    let row = { try model.styledTexts(ofRow: model.row("Ada", of: $0)) }
    let (day, evening) = (try row("a"), try row("b"))
    #expect(day.contains { $0.hasPrefix("Ada ") && $0.hasSuffix("bold") == false }, "\(day)")
    #expect(day.count == evening.count)
    #expect(day != evening)
    #expect(
      day.first == "│  \(model.themes[light.theme].dim)" || day.first?.hasPrefix("│ ") == true)
    let title = try model.styledTexts(ofRow: model.row("Invite …", of: "a"))
    #expect(title.contains { $0.hasPrefix("Invite …") && $0.hasSuffix("bold") }, "\(title)")
  }

  @Test func texts_have_the_same_origins_as_in_explain() throws {
    let workspace = try Workspace([
      "screens/a.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      headerComponent: { type: SBUInviteUserModule.Header, title: Add people }
      data:
        users: [{ userId: ada, nickname: Ada }, { userId: bo, nickname: Bo }]
        groupChannels: [{ url: design-team }]

      """
    ])
    let model = try GalleryModel(workspace)
    let path = workspace.path("screens/a.yaml")
    #expect(
      try model.origins(ofRow: model.row("Add people", of: "a")) == [
        "[Cancel] | headerComponent.leftBarButton | SBUInviteUserModule.Header"
          + " | from SBUStringSet.Cancel",
        "Add people | headerComponent.titleView.label | SBUInviteUserModule.Header"
          + " | from headerComponent.title (screen) | \(path):3:61",
        "(Invite) | headerComponent.rightBarButton | SBUInviteUserModule.Header"
          + " | from SBUStringSet.InviteChannel_Invite",
      ])
    #expect(
      try model.origins(ofRow: model.row("Bo", of: "a")).contains(
        "Bo | cell.nicknameLabel | SBUUserCell | from data.users[1].nickname (screen)"
          + " | \(path):5:67"))
    // `explain --line` reports the same for this line.
    let rendered = try workspace.run("render", "screens").output
    let number = try #require(
      rendered.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Bo ") })
    let said = try CommandRun(
      [
        "explain", "a", "--line", "\(number + 1)", "--in", workspace.path("screens"), "--format",
        "json",
      ])
    let items = try #require(try said.json() as? [[String: Any]])
    #expect(items.contains { $0["key"] as? String == "cell.nicknameLabel" })
    #expect(
      items.contains {
        $0["key"] as? String == "data.users[1].nickname" && $0["line"] as? Int == 5
          && $0["column"] as? Int == 67
      })
  }

  @Test func a_screen_has_its_metadata() throws {
    let model = try GalleryModel(project())
    let b = try model.screen("b")
    #expect(b.tags == ["deep"])
    #expect(b.description == "One of Bob")
    #expect(b.folder == "deep")
    #expect(b.system == "SBUInviteUserViewController")
    #expect(
      b.types == [
        "SBUInviteUserViewController", "SBUInviteUserModule.Header", "SBUInviteUserModule.List",
        "SBUInviteUserViewModel", "SBUUserCell",
      ])
    #expect(b.ids == ["u0"])
    #expect(b.width == 30)
    let file = try #require(b.file)
    #expect(model.files[file].text?.hasPrefix("viewController: SBUInvite") == true)
    let variant = try model.screen("a@dark")
    #expect(variant.of == "a")
    #expect(variant.variant == "dark")
    #expect(variant.line == 7)
    #expect(variant.lines == 1)
    #expect(try model.screen("a").lines == 7)
  }

  @Test func every_screen_has_its_state_and_its_recorded_frames() throws {
    let model = try GalleryModel(project())
    #expect(
      model.screens.map { "\($0.id) \($0.state)" } == [
        "a changed", "a@dark changed", "b missing", "same same", "wrong failed",
        "\(model.screens.last?.id ?? "") orphaned",
      ])
    #expect(model.screens.last?.id.hasSuffix("screens/__Snapshots__/old.txt") == true)
    let summary = model.summary
    #expect(summary.same == 1 && summary.changed == 2 && summary.missing == 1)
    #expect(summary.failed == 1 && summary.orphaned == 1)
    #expect(summary.screens == 6)
    let a = try model.screen("a")
    #expect(model.lines(a.frames)[3] == "│ ○ Alice                [ ] │")
    #expect(model.lines(a.recorded)[3] == "│ ○ Alicia               [ ] │")
    #expect(try model.screen("same").recorded == nil)
    #expect(try model.screen("b").recorded == nil)
    #expect(model.screens.last?.frames.isEmpty == true)
    #expect(model.lines(model.screens.last?.recorded)[3] == "│ ○ Otto                 [ ] │")
    let wrong = try model.screen("wrong")
    #expect(wrong.diagnostics?.first?.code == "failed-step")
    #expect(wrong.diagnostics?.first?.place?.hasSuffix("screens/wrong.yaml:7:16") == true)
    #expect(model.lines(wrong.frames).first == "── when the step failed")
    #expect(wrong.recorded == nil)
    #expect(
      model.screens.map { $0.digest != nil } == [true, true, true, false, false, true])
  }

  @Test func an_unchanged_recorded_row_is_the_same_as_the_shown_row() throws {
    let model = try GalleryModel(project())
    let a = try model.screen("a")
    let recorded = try #require(a.recorded?.first)
    #expect(recorded.rows[1] == a.frames[0].rows[1])
    #expect(recorded.rows[3] != a.frames[0].rows[3])
  }

  @Test func screens_with_the_same_difference_form_one_group_with_its_cause() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml":
        "headerComponent: { type: SBUInviteUserModule.Header, title: Add }\n",
      "screens/a.yaml": Screens.invite("Ada"), "screens/b.yaml": Screens.invite("Bo"),
    ])
    _ = try workspace.run("record", "screens")
    try workspace.write(
      "headerComponent: { type: SBUInviteUserModule.Header, title: Ask }\n",
      to: "screens/diorama.yaml")
    let model = try GalleryModel(workspace)
    let group = try #require(model.groups.first)
    #expect(model.groups.count == 1)
    #expect(group.title == "title: 'Add' to 'Ask', in 2 screens")
    #expect(group.screens.map { model.screens[$0].id } == ["a", "b"])
    #expect(group.cause == "headerComponent.title")
    #expect(group.place?.hasSuffix("screens/diorama.yaml:1:61") == true)
    #expect(group.hunk.contains("-│ [Cancel]   Add    (Invite) │"), "\(group.hunk)")
    #expect(group.hunk.contains("+│ [Cancel]   Ask    (Invite) │"))
    let listed = try workspace.run("test", "--format", "json", "screens")
    #expect(listed.output.contains("\"changes\":[\"\(group.id ?? "")\"]"))
  }

  @Test(arguments: [
    ("changed", ["a", "a@dark", "b", "old.txt"]), ("failed", ["wrong"]),
    ("all", ["a", "a@dark", "b", "same", "wrong", "old.txt"]),
  ])
  func the_option_only_selects_screens_by_state(choice: String, ids: [String]) throws {
    let model = try GalleryModel(project(), "--only", choice)
    #expect(model.screens.map { $0.id.split(separator: "/").last.map(String.init) } == ids)
    #expect(model.summary.screens == 6)
    let numbers = model.groups.flatMap(\.screens)
    #expect(numbers.allSatisfy(model.screens.indices.contains))
  }

  @Test func the_model_does_not_depend_on_the_number_of_jobs() throws {
    let workspace = try project()
    func json(_ jobs: String) throws -> String {
      try workspace.run("gallery", "--format", "json", "--jobs", jobs, "screens").output
    }
    #expect(try json("1") == json("4"))
  }

  @Test func differences_become_pending_except_in_CI() throws {
    let workspace = try project()
    var environment = Console.Environment()
    environment.isCI = true
    _ = try workspace.run("gallery", "--format", "json", "screens", environment: environment)
    #expect(
      try workspace.run("review", "--list", "screens").output.hasPrefix("no pending snapshots; "))
    _ = try workspace.run("gallery", "--format", "json", "screens")
    #expect(
      try workspace.run("review", "--list", "screens").output
        .replacing("screens/", with: "").contains("missing  b has no deep/__Snapshots__/b.txt"))
  }

  @Test func texts_from_the_project_and_from_a_variant_have_origins() throws {
    // The settings of diorama.yaml and of a variant.
    let workspace = try Workspace([
      "screens/diorama.yaml": """
      headerComponent: { type: SBUInviteUserModule.Header, title: From the project }

      """,
      "screens/a.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data:
        users: [{ userId: ada, nickname: Ada }]
        groupChannels: [{ url: design-team }]
      variants:
        own: { headerComponent: { title: From the variant } }

      """,
    ])
    let model = try GalleryModel(workspace)
    let origin = { (screen: String, words: String) in
      try model.origins(ofRow: model.row(words, of: screen)).first { $0.hasPrefix(words) } ?? ""
    }
    #expect(
      try origin("a", "From the project").contains("from headerComponent.title (project)"))
    #expect(
      try origin("a@own", "From the variant").contains("from headerComponent.title (variant)"))
  }

  @Test func a_partial_page_still_counts_all_screens() throws {
    let workspace = try project()
    let model = try GalleryModel(workspace, "--only", "failed")
    #expect(model.only == "failed")
    #expect(model.summary.changed == 2 && model.summary.screens == 6)
    #expect(try GalleryModel(workspace).only == nil)
  }

  @Test func the_model_has_the_commands_to_apply_and_to_test() throws {
    let workspace = try Workspace(["my screens/a.yaml": Screens.invite("Ada")])
    let path = workspace.path("my screens")
    let model = try GalleryModel(
      CommandRun(["gallery", "--format", "json", "--theme", "dark", "--filter", "a*", path]))
    #expect(model.commands?.apply == "diorama review '\(path)' --apply")
    #expect(model.commands?.test == "diorama test --filter 'a*' --theme dark '\(path)'")
  }

  @Test func a_snapshot_recorded_in_another_theme_keeps_that_theme() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada", extra: "theme: dark"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Ada"),
    ])
    let model = try GalleryModel(workspace)
    let a = try model.screen("a")
    #expect(model.themes[a.theme].name == "dark")
    let theme = try #require(a.recordedTheme)
    #expect(model.themes[theme].name == "light" && model.themes[theme].ground == "#ffffff")
    // It does not have the colors of the dark theme.
    let row = try #require(a.recorded?.first?.rows.first { model.text(ofRow: $0).contains("Ada") })
    #expect(
      model.styledTexts(ofRow: row).allSatisfy { $0.hasSuffix(" \(model.themes[theme].dim)") },
      "\(model.styledTexts(ofRow: row))")
    #expect(try GalleryModel(project()).screen("a@dark").recordedTheme == nil)
  }

  @Test func the_project_file_is_in_the_model() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"),
      "screens/diorama.yaml": "SBUColorSet: { primaryMain: \"#0B5FFF\" }\n",
    ])
    let model = try GalleryModel(workspace)
    let file = try #require(model.files.first { $0.path.hasSuffix("screens/diorama.yaml") })
    #expect(file.text == "SBUColorSet: { primaryMain: \"#0B5FFF\" }\n")
  }

  @Test func an_orphaned_snapshot_names_its_former_screen() throws {
    let workspace = try Workspace([
      "screens/deep/a.yaml": Screens.invite("Ada"),
      "screens/deep/__Snapshots__/a.txt": Screens.snapshot("a", "Ada"),
      "screens/deep/__Snapshots__/a@old.txt": Screens.snapshot("a@old", "Ada", "Bo"),
      "screens/__Snapshots__/gone.txt": "no head\n",
    ])
    let model = try GalleryModel(workspace)
    let old = try #require(model.screens.first { $0.variant == "old" })
    #expect(old.of == "a" && old.folder == "deep" && old.system == "SBUInviteUserViewController")
    let gone = try #require(model.screens.first { $0.of == "gone" })
    #expect(gone.folder == "" && gone.system == "" && gone.variant == nil)
  }

  @Test func blocks_and_headers_have_origins() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada", extra: "show: [styles, accessibility]")
    ])
    let model = try GalleryModel(workspace)
    let path = workspace.path("screens/a.yaml")
    let a = try model.screen("a")
    let blocks = try #require(a.frames.first?.blocks)
    let quoted = blocks.flatMap(model.origins(ofRow:)).filter { $0.hasPrefix("Ada | ") }
    #expect(
      quoted
        == Array(
          repeating: "Ada | cell.nicknameLabel | SBUUserCell | from data.users[0].nickname (screen)"
            + " | \(path):4:35", count: 2), "\(blocks.flatMap(model.origins(ofRow:)))")
    let head = try #require(a.head)
    #expect(
      head.flatMap(model.origins(ofRow:)).contains(
        "viewController: SBUInviteUserViewController | viewController"
          + " | from viewController (screen) | \(path):1:17"),
      "\(head.flatMap(model.origins(ofRow:)))")
  }
}
