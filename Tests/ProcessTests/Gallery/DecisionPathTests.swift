import CommandTestSupport
import DioramaGallery
import Foundation
import Testing

/// `diorama review --apply` with paths that are relative to a folder.
@Suite("diorama review --apply: paths", .enabled(if: Tool.isAvailable)) struct DecisionPathTests {
  /// Screens with the same name in two projects, and an orphaned snapshot, have their paths as IDs.
  @Test(arguments: ["./one|./two", "one/|two/.", "$PWD/one|$PWD/two"])
  func decisions_apply_if_paths_are_spelled_differently_than_for_the_page(spelling: String) throws {
    let workspace = try Workspace([
      "one/a.yaml": Screens.invite("Alice"), "two/a.yaml": Screens.invite("Bob"),
      "one/__Snapshots__/old.txt": Screens.snapshot("old", "Otto"),
    ])
    let seen = try Tool.shell(
      "cd \"$1\" && \"$0\" gallery --format json one two", workspace.root)
    let model = try JSONDecoder().decode(GalleryModel.self, from: Data(seen.printed.utf8))
    #expect(
      model.screens.map(\.id) == [
        "one/__Snapshots__/a.txt", "one/__Snapshots__/old.txt", "two/__Snapshots__/a.txt",
      ])
    #expect(model.screens.map(\.folder) == ["one", "one", "two"])
    let decisions = try model.screens.map { screen in
      GalleryDecisions.Decision(
        screen: screen.id, decision: .accept, digest: try #require(screen.digest))
    }
    let file = GalleryDecisions(project: "one, two", decisions)
    try workspace.write(Data(try file.json()), to: "decisions.json")
    let paths = spelling.split(separator: "|").map { "\"\($0)\"" }.joined(separator: " ")
    let run = try Tool.shell(
      "cd \"$1\" && \"$0\" review --apply decisions.json \(paths) 2>&1", workspace.root)
    #expect(run.status == 0, "\(run.printed)")
    let tree = try workspace.tree
    #expect(tree["one/__Snapshots__/a.txt"] == Screens.snapshot("a", "Alice"))
    #expect(tree["two/__Snapshots__/a.txt"] == Screens.snapshot("a", "Bob"))
    #expect(tree["one/__Snapshots__/old.txt"] == nil)
  }
}
