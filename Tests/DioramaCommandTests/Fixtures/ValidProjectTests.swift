import CommandTestSupport
import DioramaCommand
import DioramaKit
import Testing

/// The projects in `Tests/Fixtures/ok` are valid, although they look unusual.
@Suite("Valid projects", .timeLimit(.minutes(30))) struct ValidProjectTests {
  @Test(arguments: FixtureProject.all(in: "ok"))
  func lint_reports_nothing(fixture: FixtureProject) throws {
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
