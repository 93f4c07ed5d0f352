import CommandTestSupport
import DioramaCommand
import Testing

/// Options of `diorama gallery --serve`; `ServeCommandTests` run a server.
@Suite("diorama gallery --serve: options") struct ServeOptionTests {
  @Test(arguments: [
    ["--serve", "--out", "a.html"], ["--serve", "--svg", "a"], ["--serve", "--format", "json"],
    ["--serve", "--against", "."], ["--port", "80"], ["--serve", "--port", "70000"],
  ])
  func incompatible_options_are_rejected(options: [String]) throws {
    let run = try CommandRun(["gallery"] + options)
    #expect(run.status == .usage)
    #expect(run.errors.contains(options.contains("--serve") ? "--" : "--port requires --serve"))
  }
}
