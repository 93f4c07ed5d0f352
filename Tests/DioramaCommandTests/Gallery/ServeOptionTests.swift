import CommandTestSupport
import DioramaCommand
import Testing

/// Options of `diorama gallery --serve`; `ServeCommandTests` serve.
@Suite("diorama gallery --serve: options") struct ServeOptionTests {
  @Test(arguments: [
    ["--serve", "--out", "a.html"], ["--serve", "--svg", "a"], ["--serve", "--format", "json"],
    ["--serve", "--against", "."], ["--port", "80"], ["--serve", "--port", "70000"],
  ])
  func options_that_mean_nothing_together_are_refused(options: [String]) throws {
    let run = try CommandRun(["gallery"] + options)
    #expect(run.status == .usage)
    #expect(run.errors.contains(options.contains("--serve") ? "--" : "--port is where"))
  }
}
