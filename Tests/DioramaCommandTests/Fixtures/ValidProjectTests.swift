import CommandTestSupport
import DioramaCommand
import DioramaKit
import Testing

/// Nothing is said about the projects of `Tests/Fixtures/ok`, odd as they may look.
@Suite("Sound projects", .timeLimit(.minutes(30))) struct ValidProjectTests {
  @Test(arguments: FixtureProject.all(in: "ok"))
  func lint_has_nothing_to_say(fixture: FixtureProject) throws {
    let run = try CommandRun(["lint", "--quiet", fixture.path])
    #expect(run.transcript == "")
    #expect(run.status == .success)
  }

  @Test(arguments: FixtureProject.all(in: "ok"))
  func all_screens_can_be_run(fixture: FixtureProject) throws {
    let run = try CommandRun(["render", fixture.path])
    #expect(run.errors == "")
    #expect(run.status == .success)
  }
}
