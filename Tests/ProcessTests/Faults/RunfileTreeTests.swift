import CommandTestSupport
import Foundation
import Testing

/// Trees of links in which a build system runs a command, and which its variables name.
@Suite("Trees of a build system", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct RunfileTreeTests {
  @Test(arguments: ["RUNFILES_DIR", "TEST_SRCDIR"])
  func links_in_a_runfile_tree_are_followed_if_a_variable_names_the_tree(variable: String) throws {
    let workspace = try LinkTree.workspace()
    let run = try Tool.run(["test", workspace.path("tree")], variables: [variable: workspace.root])
    #expect(run.status == 0 && run.printed == "1 passed\n", "\(run.printed)")
    let unset = try Tool.run(["test", workspace.path("tree")], variables: [variable: ""])
    #expect(unset.status == 2)
  }

  @Test func the_shipped_screens_pass_in_a_runfile_tree() throws {
    let workspace = try Workspace()
    let screens = FileManager.default.currentDirectoryPath + "/screens"
    let run = try Tool.shell(
      "cp -rs '\(screens)' \"$1/\" && TEST_SRCDIR=\"$1\" \"$0\" test \"$1/screens\"", workspace.root
    )
    #expect(run.status == 0, "\(run.printed)")
    #expect(run.printed.contains(/^[0-9]{2,} passed\n$/))
  }
}
