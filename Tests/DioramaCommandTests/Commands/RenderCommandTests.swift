import CommandTestSupport
import DioramaCommand
import FoundationEssentials
import Testing

@Suite("diorama render") struct RenderCommandTests {
  @Test func render_prints_one_snapshot_after_the_other() throws {
    let workspace = try Workspace([
      "screens/b.yaml": Screens.invite("Bob"), "screens/a.yaml": Screens.invite("Alice", "Ann"),
    ])
    let run = try workspace.run("render", "screens")
    #expect(
      run.output == Screens.snapshot("a", "Alice", "Ann") + "\n" + Screens.snapshot("b", "Bob"))
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  @Test func a_failing_screen_does_not_prevent_rendering_the_others() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "steps: [{ select: bob }]"),
      "screens/b.yaml": Screens.invite("Bob"), "screens/c.yaml": "tags: [",
    ])
    let run = try workspace.run("render", "screens")
    #expect(run.output.hasSuffix("\n\n" + Screens.snapshot("b", "Bob")), "\(run.output)")
    #expect(
      run.errors == """
        screens/a.yaml:7:19: error: no row matches 'bob' [failed-step]
          |
        7 | steps: [{ select: bob }]
          |                   ^~~
          = help: rows: 'Alice'
        screens/c.yaml:1:7: error: missing ']' to close the list that begins here [yaml-syntax]
          |
        1 | tags: [
          |       ^
          = help: separate with ',' and close with ']'

        """)
    #expect(run.status == .failure)
  }

  /// Texts that could be confused with one another, as they are written in YAML.
  @Test(arguments: [
    (#""Ben\nB""#, #"'Ben\nB'"#), (#""Ben\tB""#, #"'Ben\tB'"#),
    (#""Ben\u200BB""#, #"'Ben\u{200B}B'"#),
    (#""Ben\u202EB""#, #"'Ben\u{202E}B'"#), (#""Ben\aB""#, #"'Ben\u{7}B'"#),
    (#""\u0301Ben""#, "Ben"), (#"'Ben\nB'"#, #"'Ben\\nB'"#), (#""Ben\r\nB""#, #""Ben\nB""#),
  ])
  func different_texts_are_never_drawn_alike(one: String, other: String) throws {
    for block in ["", "show: [styles, accessibility]"] {
      let workspace = try Workspace([
        "screens/a.yaml": Screens.invite(one, extra: block),
        "screens/b.yaml": Screens.invite(other, extra: block),
      ])
      let first = try workspace.run("render", "--filter", "a", "screens")
      let second = try workspace.run("render", "--filter", "b", "screens")
      #expect(first.status == .success && second.status == .success, "\(first.errors)")
      #expect(
        first.output.replacing("screen: a\n", with: "")
          != second.output.replacing("screen: b\n", with: ""), "\(first.output)")
    }
  }

  @Test func a_navigation_bar_escapes_backslashes() throws {
    let texts = #"SBUStringSet: { Cancel: 'No\now', InviteChannel_Header_Title: "a\tb" }"#
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Ann", extra: texts)])
    let run = try workspace.run("render", "screens")
    #expect(run.output.contains(#"[No\\now]"#), "\(run.output)")
    #expect(run.output.contains(#"a\tb"#), "\(run.output)")
  }

  @Test func render_writes_no_files() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    let before = try workspace.tree
    _ = try workspace.run("render", "screens")
    #expect(try workspace.tree == before)
  }

  @Test func render_prints_json() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite(
        #"'Al "the\ Bob" \n'"#, extra: "variants: { dark: { theme: dark } }")
    ])
    let run = try workspace.run("render", "--format", "json", "screens")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(items.map { $0["screen"] as? String } == ["a", "a"])
    #expect(items.map { $0["variant"] as? String } == [nil, "dark"])
    #expect(items.map { $0["file"] as? String } == ["screens/a.yaml", "screens/a.yaml"])
    let plain = try workspace.run("render", "screens").output
    #expect(items.compactMap { $0["snapshot"] as? String }.joined(separator: "\n") == plain)
  }

  @Test func render_prints_an_empty_json_list_if_there_is_no_screen() throws {
    let workspace = try Workspace(["screens/notes.txt": ""])
    #expect(try workspace.run("render", "--format", "json", "screens").output == "[]\n")
  }

  @Test func the_frame_of_a_failed_step_is_rendered_but_is_not_a_snapshot() throws {
    let workspace = try Workspace([
      "a.yaml": Screens.invite("Alice", extra: "steps: [{ snapshot: one }, { tap: { alert: OK } }]")
    ])
    let run = try workspace.run("render", "a.yaml")
    #expect(run.output.contains("\n── one ─"))
    #expect(run.output.contains("\n── when the step failed ─"))
    #expect(run.output.components(separatedBy: "│ ○ Alice").count == 3, "\(run.output)")
    #expect(run.status == .failure)
    #expect(try workspace.run("render", "--format", "json", "a.yaml").output == "[]\n")
    #expect(try workspace.run("render", "-q", "a.yaml").output == "")
    #expect(try workspace.run("record", "a.yaml").output.hasPrefix("0 written"))
  }

  @Test func a_bar_below_a_list_without_rows_stays_at_the_bottom() throws {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: NCChannelViewController
      channelId: bo
      currentUser: me
      data: { users: [{ userId: me }, { userId: bo }] }

      """
    ])
    let lines = try workspace.run("render", "a.yaml").output.split(separator: "\n")
    #expect(lines.last?.hasPrefix("└") == true)
    #expect(lines.dropLast().last?.contains("_]") == true, "\(lines)")
  }
}
