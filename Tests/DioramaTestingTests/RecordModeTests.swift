import Testing

@testable import DioramaTesting

/// What each mode does with a snapshot that is missing, that differs, and that is the same.
@Suite("RecordMode") struct RecordModeTests {
  @Test func unless_told_otherwise_a_missing_snapshot_is_recorded_and_fails_once() throws {
    let project = try TestProject()
    let first = try #require(try failure(in: project))
    #expect(
      first.message == """
        invite had no snapshot
        recorded now: look at \(project.folder)/__Snapshots__/invite.txt, and run the test again
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
    #expect(first.message.contains("\nrecorded now: look at "))
    #expect(project.recorded() == TestProject.shown)
    #expect(try failure(in: project, record: mode) == nil)
  }

  @Test(arguments: RecordMode.allCases)
  func nothing_is_written_where_nothing_differs(mode: RecordMode) throws {
    let project = try TestProject(recorded: TestProject.shown)
    #expect(try failure(in: project, record: mode) == nil)
  }

  @Test func never_writes_nothing() throws {
    let project = try TestProject()
    let found = try #require(try failure(in: project, record: .never))
    #expect(
      found.message == """
        invite has no snapshot at \(project.folder)/__Snapshots__/invite.txt
        to accept: say record: .missing in the code, which says .never, and run the test
        """)
    #expect(project.recorded() == nil)
  }

  @Test func all_from_the_variable_passes_after_writing() throws {
    let project = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: project, ["DIORAMA_RECORD": "all"]) == nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func failed_from_the_variable_fails_after_writing() throws {
    let project = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: project, ["DIORAMA_RECORD": "failed"]) != nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func the_code_is_nearer_than_the_variable() throws {
    let project = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: project, record: .never, ["DIORAMA_RECORD": "all"]) != nil)
    #expect(project.recorded() == TestProject.other)
  }

  @Test(arguments: ["faild", "ALL"])
  func a_wrong_value_of_the_variable_fails_with_the_modes(value: String) throws {
    let project = try TestProject(recorded: TestProject.other)
    let near = value == "ALL" ? "all" : "failed"
    let found = try #require(try failure(in: project, ["DIORAMA_RECORD": value]))
    #expect(
      found.message == """
        DIORAMA_RECORD is '\(value)', which is no record mode; did you mean '\(near)'? \
        allowed: 'never', 'missing', 'failed' or 'all'
        """)
    #expect(project.recorded() == TestProject.other)
  }

  @Test(arguments: RecordMode.allCases)
  func nothing_is_written_where_CI_is_set(mode: RecordMode) throws {
    let missing = try TestProject()
    let found = try #require(
      try failure(in: missing, record: mode, ["CI": "true", "DIORAMA_RECORD": mode.rawValue]))
    #expect(
      found.message == """
        invite has no snapshot at \(missing.folder)/__Snapshots__/invite.txt
        nothing is written while CI is 'true'
        to accept, at a desk: DIORAMA_RECORD=missing DIORAMA_SCREEN=invite swift test \
        --filter 'DioramaTestingTests.RecordModeTests/nothing_is_written_where_CI_is_set\\('
        """)
    #expect(missing.recorded() == nil)
    let differs = try TestProject(recorded: TestProject.other)
    #expect(try failure(in: differs, ["CI": "1", "DIORAMA_RECORD": mode.rawValue]) != nil)
    #expect(differs.recorded() == TestProject.other)
  }

  @Test(arguments: ["", "false", "0", "no"])
  func CI_that_is_switched_off_is_a_desk(value: String) throws {
    let project = try TestProject()
    #expect(try failure(in: project, ["CI": value]) != nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func a_screen_by_name_leaves_the_others_alone() throws {
    let project = try TestProject(recorded: TestProject.other)
    let variables = ["DIORAMA_RECORD": "failed", "DIORAMA_SCREEN": "promote"]
    #expect(try failure(in: project, variables) != nil)
    #expect(project.recorded() == TestProject.other)
  }
}
