import CommandTestSupport
import DioramaGallery
import Foundation
import Testing

/// `diorama gallery` in a folder, with paths relative to it.
@Suite("diorama gallery: folders", .enabled(if: Tool.isAvailable)) struct GalleryFolderTests {
  /// The model that a shell command prints in a workspace.
  private func model(_ line: String, in workspace: Workspace) throws -> GalleryModel {
    let run = try Tool.shell("cd \"$1\" && \(line)", workspace.root)
    return try JSONDecoder().decode(GalleryModel.self, from: Data(run.printed.utf8))
  }

  /// A name that starts with `-` is not read as an option, and the command needs no `--`.
  @Test func the_apply_command_writes_a_folder_named_like_an_option_as_a_path() throws {
    let workspace = try Workspace(["my screens/a.yaml": Screens.invite("Ada")])
    let model = try model(
      "mv -- 'my screens' -x && \"$0\" gallery --format json -- -x 2>/dev/null", in: workspace)
    #expect(model.commands?.apply == "diorama review ./-x --apply")
  }

  @Test func against_accepts_a_checkout_that_contains_the_project() throws {
    let workspace = try Workspace([
      "base/screens/a.yaml": Screens.invite("Ada"), "now/screens/a.yaml": Screens.invite("Ada"),
      "base/screens/b.yaml": Screens.invite("Bo"), "now/screens/b.yaml": Screens.invite("Bob"),
      "base/screens/deep/old.yaml": Screens.invite("Otto", "Olga"),
      "now/screens/new.yaml": Screens.invite("Nia"),
      "base/screens/w.yaml": Screens.invite("Wes"),
      "now/screens/w.yaml": "viewController: Nothing\n",
    ])
    let model = try model(
      "cd now && \"$0\" gallery --quiet --format json --against ../base screens 2>/dev/null",
      in: workspace)
    #expect(model.summary.changed == 1)
    #expect(model.against?.name == "base")
  }

  /// Run from a subfolder of one repository, with a folder of the other one.
  @Test(arguments: ["../../base", "../../base/app", "../../base/app/screens"])
  func against_finds_the_project_at_its_path_in_the_other_repository(other: String) throws {
    let workspace = try Workspace([
      "base/.git/HEAD": "", "now/.git/HEAD": "",
      "base/app/screens/a.yaml": Screens.invite("Ada"),
      "base/app/screens/deep/b.yaml": Screens.invite("Bo"),
      "now/app/screens/a.yaml": Screens.invite("Alice"),
      "now/app/screens/deep/b.yaml": Screens.invite("Bo"),
      "now/other/screens/c.yaml": Screens.invite("Cy"),
    ])
    let model = try model(
      "cd now/app && \"$0\" gallery --quiet --format json --against \(other) screens",
      in: workspace)
    #expect(model.screens.map { "\($0.id) \($0.state)" } == ["a changed", "b same"])
  }
}
