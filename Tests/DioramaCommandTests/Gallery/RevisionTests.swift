import DioramaCommand
import DioramaGallery
import Foundation
import Testing

@Suite("diorama gallery --against: two revisions") struct RevisionTests {
  /// Two checkouts without any snapshot: a screen that is the same, one that differs, one that is
  /// new, one that is gone, one that fails by now.
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

  @Test func old_stands_beside_new_where_nothing_is_recorded() throws {
    let workspace = try workspace()
    let (model, run) = try model(workspace)
    #expect(
      model.screens.map { "\($0.id.split(separator: "/").last ?? "") \($0.state)" } == [
        "a same", "b changed", "new missing", "w failed", "old.txt leftOver",
      ])
    #expect(run.status == .failure)
    #expect(model.against?.name == "screens")
    let b = try model.screen("b")
    #expect(model.lines(b.frames)[3] == "│ ○ Bob                  [ ] │")
    #expect(model.lines(b.recorded)[3] == "│ ○ Bo                   [ ] │")
    #expect(model.lines(model.screens.last?.recorded)[4] == "│ ○ Olga                 [ ] │")
    #expect(model.groups.contains { $0.title.contains("'○ Bo [ ]' is now '○ Bob [ ]'") })
    #expect(model.groups.first { $0.title.contains("Bob") }?.cause == "data.users[0].nickname")
  }

  @Test func the_old_side_has_its_colours() throws {
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
    #expect(model.looks(ofRow: row).contains { $0.hasPrefix("Invite …") && $0.hasSuffix("bold") })
  }

  @Test func colours_alone_are_a_difference() throws {
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
    #expect(model.looks(ofRow: now.rows[1]).contains("[Cancel] #0b5fff"))
    #expect(model.looks(ofRow: old.rows[1]).contains("[Cancel] #742ddd"))
    #expect(model.groups.map(\.title) == ["1 screen has other colours"])
    #expect(model.groups.first?.screens == [0])
  }

  @Test func nothing_of_it_can_be_decided_and_nothing_waits() throws {
    let workspace = try workspace()
    let (model, _) = try model(workspace)
    #expect(model.screens.allSatisfy { $0.digest == nil })
    #expect(try workspace.tree.keys.allSatisfy { !$0.contains(".diorama/pending") })
  }

  @Test func a_checkout_may_be_named_instead_of_the_project_in_it() throws {
    let workspace = try workspace()
    let run = try Tool.shell(
      "cd \"$1/now\" && \"$0\" gallery --quiet --format json --against ../base screens 2>/dev/null",
      workspace.root)
    let model = try JSONDecoder().decode(GalleryModel.self, from: Data(run.printed.utf8))
    #expect(model.summary.changed == 1)
    #expect(model.against?.name == "base")
  }

  @Test func a_revision_that_is_not_there_is_refused() throws {
    let workspace = try workspace()
    let run = try CommandRun(
      ["gallery", "--against", workspace.path("nowhere"), "--out", workspace.path("page.html")]
        + [workspace.path("now/screens")], hiding: [workspace.root])
    #expect(run.status == .failure)
    #expect(run.errors.contains("the path cannot be read"))
    #expect(try workspace.tree["page.html"] == nil)
  }
}
