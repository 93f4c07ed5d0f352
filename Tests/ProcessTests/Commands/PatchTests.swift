import CommandTestSupport
import DioramaCommand
import Testing

/// `test` prints a patch that `git apply` accepts; after that `test` passes.
@Suite("Patches", .enabled(if: Git.isAvailable, "needs git")) struct PatchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let project: String
    let recorded: String
  }

  static let cases = [
    Case(
      testDescription: "a changed line", project: "screens",
      recorded: Screens.snapshot("a", "Alice", "Rob", "Chloe")),
    Case(
      testDescription: "lines more and less", project: "screens",
      recorded: "more\n" + Screens.snapshot("a", "Alice", "Ann", "Chloe", "Dan").dropLast(35)),
    Case(testDescription: "an empty file", project: "screens", recorded: ""),
    Case(testDescription: "no end of line", project: "screens", recorded: "nothing"),
    Case(
      testDescription: "no end of the last line that stays", project: "screens",
      recorded: String(Screens.snapshot("a", "Alice", "Bob").dropLast())),
    Case(
      testDescription: "spaces and quotes in the path", project: "my \"own\" screen's/초대",
      recorded: Screens.snapshot("a", "Rob")),
  ]

  @Test(arguments: cases)
  func git_accepts_the_patch_and_the_test_passes_afterwards(example: Case) throws {
    let workspace = try Workspace([
      "\(example.project)/a.yaml": Screens.invite("Alice", "Bob", "Chloe"),
      "\(example.project)/__Snapshots__/a.txt": example.recorded,
    ])
    let run = try workspace.run("test", example.project)
    #expect(run.status == .findings)
    #expect(try Git.run(["apply"], in: workspace.root, input: run.output) == 0)
    #expect(try workspace.run("test", example.project).output == "1 passed\n")
  }

  @Test func the_output_for_several_screens_is_one_patch() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/deep/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Anna"),
      "screens/deep/__Snapshots__/b.txt": Screens.snapshot("b", "Bea"),
    ])
    let run = try workspace.run("test", "screens")
    #expect(try Git.run(["apply"], in: workspace.root, input: run.output) == 0)
    #expect(try workspace.run("test", "screens").output == "2 passed\n")
  }
}
