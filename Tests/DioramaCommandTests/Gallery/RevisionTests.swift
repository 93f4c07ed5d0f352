import CommandTestSupport
import DioramaCommand
import DioramaGallery
import Foundation
import Testing

@Suite("diorama gallery --against: two revisions") struct RevisionTests {
  /// Two checkouts without snapshots: one screen is unchanged, one is changed, one is new, one is
  /// removed, and one now fails.
  private func workspace() throws -> Workspace {
    try Workspace([
      "base/screens/a.yaml": Screens.invite("Ada"), "now/screens/a.yaml": Screens.invite("Ada"),
      "base/screens/b.yaml": Screens.invite("Bo"), "now/screens/b.yaml": Screens.invite("Bob"),
      "base/screens/deep/old.yaml": Screens.invite("Otto", "Olga"),
      "now/screens/new.yaml": Screens.invite("Nia"),
      "base/screens/w.yaml": Screens.invite("Wes"),
      "now/screens/w.yaml": "viewController: Nothing\n",
    ])
  }

  private func model(
    _ workspace: Workspace, _ now: String = "now/screens", _ base: String = "base/screens"
  ) throws -> (GalleryModel, CommandRun) {
    let run = try CommandRun(
      [
        "gallery", "--format", "json", "--against", workspace.path(base), workspace.path(now),
      ], hiding: [workspace.root])
    return (try GalleryModel(run), run)
  }

  @Test func old_and_new_frames_are_compared_without_snapshots() throws {
    let workspace = try workspace()
    let (model, run) = try model(workspace)
    #expect(
      model.screens.map { "\($0.id.split(separator: "/").last ?? "") \($0.state)" } == [
        "a same", "b changed", "new missing", "w failed", "old.txt orphaned",
      ])
    #expect(run.status == .failure)
    #expect(model.against?.name == "screens")
    let b = try model.screen("b")
    #expect(model.lines(b.frames)[3] == "│ ○ Bob                  [ ] │")
    #expect(model.lines(b.recorded)[3] == "│ ○ Bo                   [ ] │")
    #expect(model.lines(model.screens.last?.recorded)[4] == "│ ○ Olga                 [ ] │")
    #expect(model.groups.contains { $0.title.contains("'Bo' to 'Bob', in b") })
    #expect(model.groups.first { $0.title.contains("Bob") }?.cause == "data.users[0].nickname")
  }

  @Test func the_old_revision_keeps_its_colors() throws {
    let workspace = try Workspace([
      "base/screens/a.yaml": Screens.invite("Ada"),
      "now/screens/a.yaml": Screens.invite("Ada", "Bo", extra: "theme: dark"),
    ])
    let (model, _) = try model(workspace)
    let a = try model.screen("a")
    let old = try #require(a.recordedTheme)
    #expect(model.themes[old].ground == "#ffffff")
    #expect(model.themes[a.theme].name == "dark")
    let row = try #require(a.recorded?[0].rows[1])
    #expect(
      model.styledTexts(ofRow: row).contains { $0.hasPrefix("Invite …") && $0.hasSuffix("bold") })
  }

  @Test func a_color_change_alone_is_a_difference() throws {
    let workspace = try Workspace([
      "base/screens/a.yaml": Screens.invite("Ada"), "now/screens/a.yaml": Screens.invite("Ada"),
      "base/screens/diorama.yaml": "{}\n",
      "now/screens/diorama.yaml": "SBUColorSet: { primaryMain: \"#0B5FFF\" }\n",
    ])
    let (model, run) = try model(workspace)
    #expect(run.status == .success)
    let a = try model.screen("a")
    #expect(a.state == .changed)
    let (now, old) = (try #require(a.frames.first), try #require(a.recorded?.first))
    #expect(model.lines([now]) == model.lines([old]))
    #expect(model.styledTexts(ofRow: now.rows[1]).contains("[Cancel] #0b5fff"))
    #expect(model.styledTexts(ofRow: old.rows[1]).contains("[Cancel] #742ddd"))
    #expect(model.groups.map(\.title) == ["1 screen has other colors"])
    #expect(model.groups.first?.screens == [0])
  }

  @Test func a_comparison_allows_no_decisions_and_leaves_nothing_pending() throws {
    let workspace = try workspace()
    let (model, _) = try model(workspace)
    #expect(model.screens.allSatisfy { $0.digest == nil })
    #expect(try workspace.tree.keys.allSatisfy { !$0.contains(".diorama/pending") })
  }

  @Test func a_missing_revision_is_rejected() throws {
    let workspace = try workspace()
    let run = try CommandRun(
      ["gallery", "--against", workspace.path("nowhere"), "--out", workspace.path("page.html")]
        + [workspace.path("now/screens")], hiding: [workspace.root])
    #expect(run.status == .failure)
    #expect(run.errors.contains("the path cannot be read"))
    #expect(try workspace.tree["page.html"] == nil)
  }

  // MARK: Matching projects

  /// Two checkouts of a repository with two projects, the second of which is new.
  private func checkouts() throws -> Workspace {
    try Workspace([
      "base/.git/HEAD": "", "now/.git/HEAD": "",
      "base/app/screens/a.yaml": Screens.invite("Ada"),
      "base/app/screens/deep/b.yaml": Screens.invite("Bo"),
      "now/app/screens/a.yaml": Screens.invite("Alice"),
      "now/app/screens/deep/b.yaml": Screens.invite("Bo"),
      "now/other/screens/c.yaml": Screens.invite("Cy"),
    ])
  }

  private func states(_ model: GalleryModel) -> [String] {
    model.screens.map { "\($0.id) \($0.state)" }
  }

  @Test func a_project_is_matched_by_its_path_in_the_repository() throws {
    let workspace = try checkouts()
    let (whole, _) = try model(workspace, "now/app/screens", "base")
    #expect(states(whole) == ["a changed", "b same"])
    let (folder, _) = try model(workspace, "now/app/screens/deep", "base")
    #expect(states(folder) == ["b same"])
  }

  @Test func only_the_screens_of_a_named_file_are_compared() throws {
    let workspace = try checkouts()
    let (file, _) = try model(workspace, "now/app/screens/a.yaml", "base")
    #expect(states(file) == ["a changed"])
    try workspace.write(Screens.invite("Nia"), to: "now/app/screens/n.yaml")
    let (new, run) = try model(workspace, "now/app/screens/n.yaml", "base")
    #expect(states(new) == ["n missing"])
    #expect(run.status == .success)
  }

  @Test func all_screens_of_a_new_project_are_new() throws {
    let workspace = try checkouts()
    let run = try CommandRun([
      "gallery", "--format", "json", "--against", workspace.path("base"),
      workspace.path("now/other/screens"), workspace.path("now/app/screens"),
    ])
    let model = try GalleryModel(run)
    #expect(states(model) == ["c missing", "a changed", "b same"])
    #expect(model.groups.contains { $0.title == "c is new" }, "\(model.groups.map(\.title))")
    #expect(run.status == .success)
  }

  @Test func a_screen_moved_to_another_file_of_its_folder_is_unchanged() throws {
    let workspace = try Workspace([
      "base/screens/all.yaml": "screen: a\n" + Screens.invite("Ada"),
      "now/screens/a.yaml": Screens.invite("Ada"),
    ])
    #expect(states(try model(workspace).0) == ["a same"])
  }

  @Test func an_ambiguous_base_is_rejected() throws {
    let workspace = try checkouts()
    let (app, other) = (workspace.path("now/app/screens"), workspace.path("now/other/screens"))
    func run(_ base: String, _ paths: String...) throws -> CommandRun {
      try CommandRun(
        ["gallery", "--format", "json", "--against", workspace.path(base)] + paths,
        hiding: [workspace.root])
    }
    let one = try run("base/app/screens", app, other)
    #expect(one.status == .usage)
    #expect(
      one.errors
        == "'base/app/screens' is one project, but 'now/other/screens' and 'now/app/screens' are "
        + "two; give a checkout that has both, or compare one project at a time\n")
    try workspace.write("", to: "plain/notes.txt")
    let none = try run("plain", app)
    #expect(none.status == .usage)
    #expect(
      none.errors
        == "'plain' does not contain 'now/app/screens', and is neither a checkout nor a project; "
        + "give the folder to compare 'now/app/screens' with\n")
    try workspace.write(Screens.invite("Ada"), to: "elsewhere/screens/a.yaml")
    let two = try run("elsewhere/screens", app, other)
    #expect(two.status == .usage)
    #expect(
      two.errors
        == "'elsewhere/screens' is one project, but 'now/app/screens' and 'now/other/screens' are "
        + "two; give a checkout that has both, or compare one project at a time\n")
    let file = try run("base/app/screens/a.yaml", app)
    #expect(file.status == .usage)
    #expect(
      file.errors.contains("is a file; --against takes the folder of a checkout or a project"))
  }

  @Test func part_of_a_project_is_compared_only_with_the_same_part() throws {
    let workspace = try Workspace([
      "old/screens/diorama.yaml": "{}\n", "old/screens/invite/a.yaml": Screens.invite("Ada"),
      "now/screens/diorama.yaml": "{}\n", "now/screens/invite/a.yaml": Screens.invite("Bo"),
    ])
    let (part, _) = try model(workspace, "now/screens/invite", "old/screens/invite")
    #expect(states(part) == ["a changed"])
    let run = try CommandRun(
      [
        "gallery", "--format", "json", "--against", workspace.path("old/screens/invite"),
        workspace.path("now/screens"),
      ], hiding: [workspace.root])
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "'old/screens/invite' is only a part of a project, but 'now/screens' is more than that "
        + "part; give the whole project, or the same part of both\n")
  }

  @Test func screens_that_fail_in_the_other_revision_are_reported() throws {
    let workspace = try Workspace([
      "base/screens/a.yaml": Screens.invite("Ada"), "now/screens/a.yaml": Screens.invite("Ada"),
      "base/screens/b.yaml": "viewController: Nothing\n",
      "now/screens/b.yaml": Screens.invite("Bo"),
      "base/screens/c.yaml": "viewController: [\n", "now/screens/c.yaml": Screens.invite("Cy"),
      "now/screens/d.yaml": Screens.invite("Di"),
    ])
    let (model, run) = try model(workspace)
    #expect(states(model) == ["a same", "b missing", "c missing", "d missing"])
    #expect(try model.screen("b").againstDiagnostics?.map(\.code) == ["unknown-type"])
    #expect(try model.screen("c").againstDiagnostics?.map(\.code) == ["yaml-syntax"])
    #expect(try model.screen("a").againstDiagnostics == nil)
    #expect(try model.screen("d").againstDiagnostics == nil)
    #expect(
      model.groups.map(\.title) == [
        "b could not be run in the other revision", "c could not be run in the other revision",
        "d is new",
      ])
    #expect(run.errors.contains("base/screens/b.yaml"))
    #expect(run.errors.contains("base/screens/c.yaml"))
    // All screens of this revision run.
    #expect(run.status == .success)
  }

  @Test func a_removed_variant_is_listed_with_its_screen() throws {
    let workspace = try Workspace([
      "base/screens/deep/a.yaml": Screens.invite(
        "Ada", extra: "variants: { dark: { theme: dark }, wide: { device: { width: 40 } } }"),
      "now/screens/deep/a.yaml": Screens.invite(
        "Ada", extra: "variants: { dark: { theme: dark } }"),
    ])
    let (model, _) = try model(workspace)
    let gone = try #require(model.screens.last)
    #expect(gone.state == .orphaned)
    #expect(gone.of == "a" && gone.variant == "wide")
    #expect(gone.folder == "deep" && gone.system == "SBUInviteUserViewController")
    #expect(gone.width == 40)
    #expect(model.groups.map(\.title) == ["a@wide is removed"])
    #expect(model.commands == nil)
  }
}
