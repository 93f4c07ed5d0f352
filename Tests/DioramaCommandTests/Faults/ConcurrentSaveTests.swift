import CommandTestSupport
import DioramaCommand
import DioramaKit
import Testing

/// Output files that another program saves while the screens run.
@Suite("Output files saved during a run") struct ConcurrentSaveTests {
  @Test(arguments: [
    (["test", "--junit"], "report"), (["test", "--report"], "report"),
    (["gallery", "--out"], "gallery"), (["gallery", "--svg", "a", "--out"], "picture"),
  ])
  func a_file_saved_during_the_run_is_not_overwritten(command: [String], noun: String) throws {
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
    #expect(
      run.errors.contains("'out.txt' exists and is not a \(noun) of this tool; choose"), "\(run)")
    #expect(try workspace.text(of: "out.txt") == "mine\n")
  }
}
