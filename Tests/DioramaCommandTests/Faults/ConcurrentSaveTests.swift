import CommandTestSupport
import DioramaCommand
import DioramaKit
import Testing

/// Files that another program saves while screens run, where the command is to write.
@Suite("Files saved meanwhile") struct ConcurrentSaveTests {
  @Test(arguments: [
    (["test", "--junit"], "report"), (["test", "--report"], "report"),
    (["gallery", "--out"], "gallery"), (["gallery", "--svg", "a", "--out"], "picture"),
  ])
  func are_left_as_they_are(command: [String], noun: String) throws {
    let workspace = try Workspace()
    let out = workspace.path("out.txt")
    try workspace.write(
      Screens.invite("Alice", extra: "headerComponent: { type: SavingHeader, saves: \(out) }"),
      to: "screens/a.yaml")
    let run = try CommandRun(
      command + [out, workspace.path("screens")], hiding: [workspace.root]
    ) {
      var registry = try CommandRun.registry()
      try registry.register(SavingHeader.self)
      return registry
    }
    #expect(run.status == .failure)
    #expect(run.errors.contains("'out.txt' is no \(noun), and is left as it is"), "\(run)")
    #expect(try workspace.text(of: "out.txt") == "mine\n")
  }
}
