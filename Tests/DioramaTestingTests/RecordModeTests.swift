import Testing

@testable import DioramaTesting

/// How each mode treats missing, different and unchanged snapshots.
@Suite("RecordMode") struct RecordModeTests {
  @Test func a_missing_snapshot_is_recorded_and_fails_once_by_default() throws {
    let project = try TestProject()
    let first = try #require(try failure(in: project))
    #expect(
      first.message == """
        invite had no snapshot
        recorded now: review \(project.folder)/__Snapshots__/invite.txt, and run the test again
        """)
    #expect(project.recorded() == TestProject.shown)
    #expect(try failure(in: project) == nil)
  }

  @Test(arguments: [RecordMode.never, .missing])
  func a_snapshot_that_differs_is_left_alone(mode: RecordMode) throws {
    let project = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: project, record: mode) != nil)
    #expect(project.recorded() == TestProject.other)
  }

  @Test(arguments: [RecordMode.failed, .all])
  func a_snapshot_that_differs_is_recorded_and_fails_once(mode: RecordMode) throws {
    let project = try TestProject(recorded: TestProject.other)
    let first = try #require(try failure(in: project, record: mode))
    #expect(first.message.hasPrefix("invite differed from its snapshot in text\n"))
    #expect(first.message.contains("\n+│ ○ Béla"))
    #expect(first.message.contains("\nrecorded now: review "))
    #expect(project.recorded() == TestProject.shown)
    #expect(try failure(in: project, record: mode) == nil)
  }

  @Test(arguments: RecordMode.allCases)
  func an_unchanged_snapshot_passes_in_every_mode(mode: RecordMode) throws {
    let project = try TestProject(recorded: TestProject.shown)
    #expect(try failure(in: project, record: mode) == nil)
  }

  @Test func the_mode_never_writes_nothing() throws {
    let project = try TestProject()
    let found = try #require(try failure(in: project, record: .never))
    #expect(
      found.message == """
        invite has no snapshot at \(project.folder)/__Snapshots__/invite.txt
        to accept: set record: .missing in the code instead of .never, and run the test
        """)
    #expect(project.recorded() == nil)
  }

  @Test func the_mode_all_in_the_variable_passes_after_writing() throws {
    let project = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: project, ["DIORAMA_RECORD": "all"]) == nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func the_mode_failed_in_the_variable_fails_after_writing() throws {
    let project = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: project, ["DIORAMA_RECORD": "failed"]) != nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func the_mode_in_code_overrides_the_variable() throws {
    let project = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: project, record: .never, ["DIORAMA_RECORD": "all"]) != nil)
    #expect(project.recorded() == TestProject.other)
  }

  @Test(arguments: ["faild", "ALL"])
  func an_unknown_mode_in_the_variable_fails_and_lists_the_modes(value: String) throws {
    let project = try TestProject(recorded: TestProject.other)
    let near = value == "ALL" ? "all" : "failed"
    let found = try #require(try failure(in: project, ["DIORAMA_RECORD": value]))
    #expect(
      found.message == """
        unknown record mode '\(value)' in DIORAMA_RECORD; did you mean '\(near)'? \
        available: 'never', 'missing', 'failed', 'all'
        """)
    #expect(project.recorded() == TestProject.other)
  }

  @Test(arguments: RecordMode.allCases)
  func nothing_is_written_if_CI_is_set(mode: RecordMode) throws {
    let missing = try TestProject()
    let found = try #require(
      try failure(in: missing, record: mode, ["CI": "true", "DIORAMA_RECORD": mode.rawValue]))
    #expect(
      found.message == """
        invite has no snapshot at \(missing.folder)/__Snapshots__/invite.txt
        nothing is written while CI is 'true'
        to accept, outside of CI: DIORAMA_RECORD=missing DIORAMA_SCREEN=invite swift test \
        --filter 'DioramaTestingTests.RecordModeTests/nothing_is_written_if_CI_is_set\\('
        """)
    #expect(missing.recorded() == nil)
    let differs = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: differs, ["CI": "1", "DIORAMA_RECORD": mode.rawValue]) != nil)
    #expect(differs.recorded() == TestProject.other)
  }

  @Test(arguments: ["", "false", "0", "no"])
  func recording_is_allowed_if_CI_is_set_to_a_false_value(value: String) throws {
    let project = try TestProject()
    #expect(try failure(in: project, ["CI": value]) != nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func DIORAMA_SCREEN_restricts_recording_to_one_screen() throws {
    let project = try TestProject(recorded: TestProject.other)
    let variables = ["DIORAMA_RECORD": "failed", "DIORAMA_SCREEN": "promote"]
    #expect(try failure(in: project, variables) != nil)
    #expect(project.recorded() == TestProject.other)
  }
}
