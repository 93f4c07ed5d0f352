import CommandTestSupport
import Diorama
import DioramaAuthoring
import DioramaCommand
import Foundation
import HeadlessSendbird
import Synchronization
import Testing

@Suite("diorama lint --fix and lint -") struct LintFixTests {
  @Test func fixing_names_changes_no_other_byte() throws {
    let before =
      "\u{FEFF}# Invite  \r\nviewController:   'SBUInviteUserViewControler' # typo\r\n"
      + "channelUrl: \"design-team\"\r\nthem: dark\t# dark\r\n"
      + "data: {groupChannels:   [ {url: design-team} ] }"
    let workspace = try Workspace(["screens/a.yaml": before])
    let run = try workspace.run("lint", "--fix", "screens")
    let after =
      before.replacing("ViewControler'", with: "ViewController'")
      .replacing("channelUrl", with: "channelURL").replacing("them:", with: "theme:")
    let bytes = FileManager.default.contents(atPath: workspace.path("screens/a.yaml"))
    #expect(bytes == Data(after.utf8))
    #expect(run.output == "1 screen checked: 0 errors, 0 warnings\n")
    #expect(run.errors.contains("fixed 1 name in screens/a.yaml\n"))
    #expect(run.status == .success)
  }

  @Test func a_fix_that_would_break_the_file_is_not_applied() throws {
    let text = Screens.invite("Alice", extra: "theme: light\nthem: dark\ntag: x")
    let workspace = try Workspace(["screens/a.yaml": text])
    let run = try workspace.run("lint", "--fix", "screens")
    #expect(
      try workspace.text(of: "screens/a.yaml") == text.replacing("tag: x", with: "tags: x"))
    #expect(run.output.contains("'them' is not a key of the screen 'a'"))
    #expect(run.status == .findings)
  }

  @Test func ambiguous_names_are_not_fixed() throws {
    let texts = "SBUStringSet: { UserList_Titles: People, UserList_Name: Bea, UserList_Mtue: Hush }"
    let module = "SBUModuleSet: { UserListModule.HeaderComponent: SBUUserListModule.Header }\n"
    let screen = Screens.invite("Alice", extra: "theme: drak\n\(texts)")
    let workspace = try Workspace(["screens/diorama.yaml": module, "screens/a.yaml": screen])
    let run = try workspace.run("lint", "--fix", "screens")
    #expect(
      try workspace.text(of: "screens/a.yaml")
        == screen.replacing("drak", with: "dark").replacing("Mtue", with: "Mute"))
    #expect(try workspace.text(of: "screens/diorama.yaml") == module)
    #expect(run.output.contains("'UserList_Mute' is already set at 8:62"), "\(run.transcript)")
    let names = "'GroupUserListModule.HeaderComponent' or 'OpenUserListModule.HeaderComponent'"
    #expect(run.output.contains("did you mean \(names)?"))
    #expect(run.status == .findings)
  }

  @Test func a_file_that_changes_during_the_fix_is_reported_and_not_overwritten() throws {
    let text = Screens.invite("Alice").replacing("channelURL", with: "channelUrl")
    let workspace = try Workspace(
      Dictionary(uniqueKeysWithValues: "abcd".map { ("screens/\($0).yaml", text) }))
    let registry = try CommandRun.registry()
    let request = ProjectRequest(paths: [workspace.path("screens")])
    var loop = FixLoop(LoadedProjects(request, registry), registry)
    // One file changes before the fixes are applied and one while they are; another one is deleted.
    try workspace.write(text + "tags: [mine]\n", to: "screens/a.yaml")
    var events: [String] = []
    loop.fix { event in
      switch event {
      case .fixed(let path, _):
        events.append("fixed \(path.suffix(6))")
        if path.hasSuffix("b.yaml") {
          try? workspace.write(text + "tags: [mine]\n", to: "screens/c.yaml")
          try? FileManager.default.removeItem(atPath: workspace.path("screens/d.yaml"))
        }
      case .converted(let path): events.append("converted \(path.suffix(6))")
      case .notWritten(let path, let failure): events.append("\(path.suffix(6)): \(failure)")
      }
    }
    let reason = "it was changed by another program, so it was not written"
    #expect(
      events == ["a.yaml: \(reason)", "fixed b.yaml", "c.yaml: \(reason)", "d.yaml: \(reason)"])
    #expect(loop.hasUnwrittenFiles)
    #expect(
      try workspace.tree == [
        "screens/a.yaml": text + "tags: [mine]\n", "screens/c.yaml": text + "tags: [mine]\n",
        "screens/b.yaml": text.replacing("channelUrl", with: "channelURL"),
      ])
  }

  @Test func a_file_that_is_not_UTF_8_is_not_changed() throws {
    // Found by fuzzing: eight invalid bytes moved the position of the fix again and again.
    let text = Data("viewController: SBUInviteUserViewController\ntheme: dark  # diorama:".utf8)
    let rubbish = Data([0xE0, 0x96, 0x98, 0x91, 0x90, 0x8D, 0x9A, 0x96])
    let comment = Data("wrong diorama: ignre wrong-value because of a slip\n".utf8)
    let workspace = try Workspace()
    try workspace.write(text + rubbish + comment, to: "screens/a.yaml")
    let run = try workspace.run("lint", "--fix", "screens")
    let after = FileManager.default.contents(atPath: workspace.path("screens/a.yaml"))
    #expect(after == text + rubbish + comment)
    #expect(run.output.contains("this byte is not UTF-8 [yaml-syntax]"))
    #expect(run.status == .findings)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func files_in_UTF_16_are_converted_to_UTF_8(encoding: String.Encoding) throws {
    let screen = """
      viewController: SBUInviteUserViewController
      channelUrl: club
      data: ../fixtures/zoë.yaml

      """
    let files = [
      "app/screens/a.yaml": screen,
      "app/screens/b.yaml": screen.replacing("channelUrl", with: "channelURL"),
      "app/diorama.yaml": "theme: dark  # or light\r\n",
      "app/fixtures/zoë.yaml": "groupChannels: [{ url: club }]",
    ]
    let workspace = try Workspace()
    for (path, text) in files {
      try workspace.write(try #require(text.data(using: encoding)), to: path)
    }
    let run = try workspace.run("lint", "--fix", "app")
    #expect(
      run.errors == """
        converted app/diorama.yaml from UTF-16 to UTF-8
        converted app/fixtures/zoë.yaml from UTF-16 to UTF-8
        converted app/screens/a.yaml from UTF-16 to UTF-8
        fixed 1 name in app/screens/a.yaml
        converted app/screens/b.yaml from UTF-16 to UTF-8

        """)
    #expect(run.output == "2 screens checked: 0 errors, 0 warnings\n")
    #expect(run.status == .success)
    #expect(
      try workspace.tree
        == files.mapValues { $0.replacing("channelUrl", with: "channelURL") })
    #expect(try workspace.run("lint", "--fix", "app").errors == "")
  }

  @Test func a_file_in_UTF_16_with_an_invalid_character_is_reported_and_not_converted() throws {
    let text = try #require(
      Screens.invite("Alice", extra: "tags: x").data(using: .utf16LittleEndian))
    for ending in [Data([0x3D, 0xD8]), Data([0x20])] {
      let workspace = try Workspace()
      try workspace.write(text + ending, to: "screens/a.yaml")
      let run = try workspace.run("lint", "--fix", "screens")
      #expect(
        run.output.hasPrefix(
          "screens/a.yaml:1:1: warning: the file is UTF-16 and cannot be converted to UTF-8 "
            + "[not-a-screen]\n"), "\(run.transcript)")
      #expect(run.status == .findings)
      #expect(
        FileManager.default.contents(atPath: workspace.path("screens/a.yaml")) == text + ending)
    }
  }

  @Test func a_link_to_a_file_with_a_fix_is_reported_and_not_followed() throws {
    let text = Screens.invite("Alice").replacing("channelURL", with: "channelUrl")
    let workspace = try Workspace(["screens/_a.yaml": text])
    try workspace.link("screens/b.yaml", to: "_a.yaml")
    let run = try workspace.run("lint", "--fix", "screens")
    #expect(
      run.errors == "'screens/b.yaml' cannot be written: it is a link; output is not written "
        + "through links\n")
    #expect(run.status == .failure)
    #expect(try workspace.text(of: "screens/_a.yaml") == text)
  }

  @Test func the_fix_of_a_screen_fixes_the_links_to_it() throws {
    let text = Screens.invite("Alice").replacing("channelURL", with: "channelUrl")
    let workspace = try Workspace(["screens/a.yaml": text])
    try workspace.link("screens/b.yaml", to: "a.yaml")
    let run = try workspace.run("lint", "--fix", "screens")
    #expect(run.errors == "fixed 1 name in screens/a.yaml\n")
    #expect(run.status == .success, "\(run.transcript)")
  }

  @Test func a_fix_that_separates_hard_links_is_reported() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("A") + "tehme: dark\n"])
    try FileManager.default.linkItem(
      atPath: workspace.path("screens/a.yaml"), toPath: workspace.path("other"))
    let run = try workspace.run("lint", "--fix", "screens")
    #expect(
      run.output.hasPrefix(
        "screens/a.yaml:1:1: warning: the file had hard links, which keep the old content"),
      "\(run.transcript)")
    #expect(run.status == .success)
    #expect(try workspace.text(of: "screens/a.yaml").hasSuffix("theme: dark\n"))
    #expect(try workspace.text(of: "other").hasSuffix("tehme: dark\n"))
  }

  @Test func nothing_is_written_if_nothing_can_be_fixed() throws {
    let workspace = try Workspace(["screens/a.yaml": "viewController: Nothing\n"])
    let run = try workspace.run("lint", "--fix", "screens")
    #expect(run.errors == "")
    #expect(try workspace.tree == ["screens/a.yaml": "viewController: Nothing\n"])
  }

  // MARK: Standard input

  private func lint(_ text: String, _ arguments: String..., in workspace: Workspace) throws -> (
    text: String, status: DioramaCommand.ExitStatus
  ) {
    let printed = Mutex("")
    let console = Console(input: { Array(text.utf8) }) { bytes, _ in
      printed.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    let status = CommandLineTool(registry: try CommandRun.registry(), name: "diorama")
      .run(["lint", "-q"] + arguments, on: console)
    console.flush()
    return (printed.withLock { $0.replacing("\(workspace.root)/", with: "") }, status)
  }

  @Test(arguments: [
    ("screens/a.yaml", "them: dark", "1:1: error"),
    ("screens/diorama.yaml", "them: dark", "1:1: error: 'them' is not a key of the project"),
    ("screens/fixtures/x.yaml", "user: []", "1:1: error"),
    (
      "screens/new/b.yaml", "viewController: Nothing",
      "1:17: error: unknown view controller 'Nothing'"
    ),
  ])
  func standard_input_is_checked_under_the_given_file_name(
    path: String, text: String, message: String
  ) throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/diorama.yaml": "theme: dark\n",
    ])
    let before = try workspace.tree
    let result = try lint(
      text + "\n", "-", "--stdin-filename", workspace.path(path), in: workspace)
    #expect(result.text.hasPrefix("\(path):\(message)"), "\(result.text)")
    #expect(result.status == .findings)
    #expect(try workspace.tree == before)
  }

  @Test func a_screen_on_standard_input_uses_the_defaults_of_its_project() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "data: { groupChannels: [{ url: design-team }] }\n"
    ])
    let text = "viewController: SBUInviteUserViewController\nchannelURL: design-team\n"
    let path = workspace.path("screens/b.yaml")
    let result = try lint(text, "-", "--stdin-filename", path, in: workspace)
    #expect(result.text == "")
    #expect(result.status == .success)
    #expect(try lint(text, "-", in: workspace).text.hasPrefix("stdin.yaml:2:13: error"))
  }

  @Test func a_duplicate_screen_id_on_standard_input_is_reported() throws {
    let workspace = try Workspace([
      "screens/diorama.yaml": "tags: all\n", "screens/a.yaml": Screens.invite("Alice"),
      "screens/z.yaml": "screen: team\n" + Screens.invite("Zoe"),
    ])
    let text = "screen: team\n" + Screens.invite("Bob")
    let path = workspace.path("screens/b.yaml")
    let result = try lint(text, "-", "--stdin-filename", path, in: workspace)
    #expect(
      result.text.hasPrefix(
        "screens/b.yaml:1:9: error: duplicate screen 'team' [duplicate-screen]\n"))
    #expect(result.text.contains("screens/z.yaml:1:9: note: also used here\n"))
    // The saved version of the file itself is not a duplicate.
    try workspace.write(text, to: "screens/b.yaml")
    try workspace.write(Screens.invite("Zoe"), to: "screens/z.yaml")
    #expect(try lint(text, "-", "--stdin-filename", path, in: workspace).text == "")
  }

  @Test func invalid_combinations_with_standard_input_are_wrong_usage() throws {
    let workspace = try Workspace()
    #expect(try lint("", "-", "--fix", in: workspace).status == .usage)
    #expect(try lint("", "-", "screens", in: workspace).status == .usage)
    #expect(try lint("", "--stdin-filename", "a.yaml", in: workspace).status == .usage)
  }

  @Test func a_fixed_file_keeps_its_permissions() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("A") + "tehme: dark\n"])
    let path = workspace.path("screens/a.yaml")
    #expect(chmod(path, 0o640) == 0)
    #expect(try workspace.run("lint", "-q", "--fix", "screens").status == .success)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try workspace.text(of: "screens/a.yaml").hasSuffix("theme: dark\n"))
  }

  @Test func ambiguous_ids_and_unselected_files_are_not_fixed() throws {
    let screen = """
      viewController: SBUInviteUserViewController
      channelURL: club
      currentUser: u9
      data: { users: [{ userId: u1 }, { userId: u2 }], groupChannels: [{ url: club }] }
      tehme: dark

      """
    let workspace = try Workspace([
      "screens/diorama.yaml": "tehme: light\n", "screens/a.yaml": screen,
    ])
    let run = try workspace.run("lint", "--fix", "screens/a.yaml")
    #expect(run.output.contains("unknown user 'u9'") && run.status == .findings)
    // The key is fixed; the user is not, because the id is ambiguous.
    #expect(try workspace.text(of: "screens/a.yaml") == screen.replacing("tehme", with: "theme"))
    #expect(try workspace.text(of: "screens/diorama.yaml") == "tehme: light\n")
  }

  @Test(arguments: [
    ("olgaa", "olga, rye", true), ("ogla", "olga, rye", true), ("olg", "olga, rye", false),
    ("“olga”", "olga, rye", true), ("olgaa", "olga, olgas", false), ("user1", "user2", false),
    ("bxb", "bob", false), ("xolgax", "olga, rye", false),
  ])
  func an_id_is_fixed_if_it_is_one_letter_off_and_unambiguous(
    written: String, ids: String, isFixed: Bool
  ) throws {
    let users = ids.split(separator: ", ").map { "{ userId: \($0) }" }.joined(separator: ", ")
    let screen = """
      viewController: SBUInviteUserViewController
      channelURL: club
      currentUser: \(written)
      data: { users: [\(users)], groupChannels: [{ url: club }] }

      """
    let workspace = try Workspace(["screens/a.yaml": screen])
    let run = try workspace.run("lint", "--fix", "screens")
    #expect(run.status == (isFixed ? .success : .findings), "\(run.transcript)")
    #expect(
      try workspace.text(of: "screens/a.yaml")
        == (isFixed ? screen.replacing(written, with: "olga") : screen))
  }

  @Test func a_misspelled_comment_is_fixed_before_the_spelling_that_it_ignores() throws {
    let older = "# diorama: ignore deprecatd-spelling because x\nchannelUrl: club\n"
    let rest = """
      viewController: SBUInviteUserViewController
      data: { groupChannels: [{ url: club }] }

      """
    let workspace = try Workspace(["a.yaml": older + rest])
    let run = try workspace.run("lint", "--fix", "a.yaml")
    #expect(run.output == "1 screen checked: 0 errors, 0 warnings\n", "\(run.transcript)")
    let fixed = older.replacing("deprecatd", with: "deprecated")
    #expect(try workspace.text(of: "a.yaml") == fixed + rest)
  }
}
