import Diorama
import DioramaKit
import DioramaSystem
import ProjectFolders
import Testing
import WeatherKit

/// Test runs of a project: recorded screens pass, and changes are reported.
@Suite("Test runs") struct TestRunTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder(
      weather:
        "viewController: ForecastViewController\ncity: oslo\nvariants: { v: { city: rome } }\n"
    )
  }

  private func run(_ policies: TestPolicies = TestPolicies()) throws -> TestResult {
    let projects = LoadedProjects(
      ProjectRequest(paths: [folder.folder]), try Registry(.weather))
    return TestRun(of: projects, by: "weather", policies).result
  }

  private func record() throws {
    let suite = try folder.suite()
    let store = SnapshotStore(suite.project)
    for outcome in suite.outcomes() {
      try store.record(
        #require(outcome.snapshot), at: outcome.heading.snapshotPath, replacing: .anything)
    }
  }

  @Test func screens_without_snapshots_are_missing_and_fail_by_default() throws {
    let run = try run()
    #expect(run.summary == "0 passed, 2 missing")
    #expect(run.findings.map(\.fails) == [true, true])
    #expect(run.findings.first?.acceptCommand?.hasPrefix("weather record --filter a ") == true)
    #expect(try self.run(TestPolicies(missing: .warn)).findings.map(\.fails) == [false, false])
  }

  @Test func recorded_screens_pass() throws {
    try record()
    let run = try run()
    #expect(run.summary == "2 passed" && !run.findings.contains(where: \.fails))
    #expect(folder.tree.filter { $0.hasSuffix(".txt") }.map { $0.suffix(7) }.count == 2)
  }

  @Test func changed_data_is_reported_as_changed_lines() throws {
    try record()
    try folder.write(
      ProjectFolder.cities.replacing("degrees: 17", with: "degrees: 18"),
      to: "fixtures/cities.yaml")
    let run = try run()
    #expect(run.summary == "1 passed, 1 differs")
    let finding = try #require(run.findings.first { $0.status == .differs })
    #expect(finding.name == "a@v" && finding.fails)
    let changed = finding.diff?.lines.filter { $0.kind == .removed || $0.kind == .added } ?? []
    #expect(changed.map(\.text).map { $0.first } == ["-", "+"])
    #expect(changed.last?.text.contains("Now in Rome: 18 °C") == true)
  }

  @Test func a_screen_that_cannot_be_run_fails() throws {
    try record()
    try folder.write("cities: [{ id: oslo, name: Oslo }]\n", to: "fixtures/cities.yaml")
    let run = try run()
    let finding = try #require(run.findings.first { $0.name == "a@v" })
    #expect(finding.status == .failed && finding.fails)
    #expect(folder.lines(of: finding.diagnostics).first?.contains("unknown city 'rome'") == true)
  }

  @Test func a_snapshot_without_a_screen_is_orphaned() throws {
    try record()
    try folder.write("viewController: ForecastViewController\ncity: oslo\n", to: "a.yaml")
    let run = try run()
    #expect(run.summary == "1 passed, 1 orphaned")
    #expect(try self.run(TestPolicies(obsolete: .delete)).summary == "1 passed, 1 deleted")
    #expect(try self.run().summary == "1 passed")
  }
}
