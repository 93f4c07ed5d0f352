import Foundation
import Testing

@testable import DioramaTesting

/// Recorded snapshots that something other than Diorama has changed.
@Suite("Faulty snapshots") struct FaultySnapshotTests {
  @Test func wrong_line_ends_are_reported_without_a_diff() throws {
    let project = try TestProject(recorded: TestProject.shown.replacing("\n", with: "\r\n"))
    let found = try #require(try failure(in: project, record: .never))
    #expect(
      found.message == """
        the snapshot of invite differs only in its line endings (CR LF)
        help: git or an editor changed them; add '**/__Snapshots__/** text eol=lf' to .gitattributes
        to accept: set record: .failed in the code instead of .never, and run the test
        """)
  }

  @Test func a_difference_besides_wrong_line_ends_is_shown_as_one_line() throws {
    let project = try TestProject(recorded: TestProject.other.replacing("\n", with: "\r\n"))
    let found = try #require(try failure(in: project, record: .never))
    #expect(
      found.message.hasPrefix(
        "the snapshot of invite has CR LF line endings and other differences\n"))
    #expect(found.message.split(separator: "\n").filter { $0.hasPrefix("-│") }.count == 1)
  }

  @Test func conflict_markers_are_reported() throws {
    let text = "<<<<<<< HEAD\n\(TestProject.shown)=======\n\(TestProject.other)>>>>>>> other\n"
    let project = try TestProject(recorded: text)
    let found = try #require(try failure(in: project, record: .missing))
    #expect(
      found.message.hasPrefix(
        "the snapshot of invite has merge conflict markers; the first is at line 1\n"))
    #expect(project.recorded() == text)
    #expect(try failure(in: project, record: .failed) != nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func invalid_UTF_8_is_reported_with_its_line() throws {
    let project = try TestProject()
    let folder = "\(project.folder)/__Snapshots__"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data([0x61, 10, 0xC3, 10]).write(to: URL(filePath: "\(folder)/invite.txt"))
    let found = try #require(try failure(in: project, record: .never))
    #expect(found.message.hasPrefix("the snapshot of invite is not valid UTF-8 at line 2\n"))
  }

  @Test(arguments: RecordMode.allCases)
  func a_folder_at_the_snapshot_path_is_left_alone(mode: RecordMode) throws {
    let project = try TestProject(files: ["__Snapshots__/invite.txt/kept": "by a user"])
    let found = try #require(try failure(in: project, record: mode))
    #expect(
      found.message.hasPrefix(
        "the snapshot of invite at \(project.folder)/__Snapshots__/invite.txt cannot be read: "
          + "is a directory"))
    #expect(project.recorded("__Snapshots__/invite.txt/kept") == "by a user")
  }

  @Test func a_snapshot_that_cannot_be_written_is_reported_once() throws {
    let project = try TestProject(files: ["__Snapshots__": "a user's file"])
    let found = try #require(try failure(in: project))
    #expect(
      found.message == """
        invite had no snapshot
        \(project.folder)/__Snapshots__/invite.txt cannot be written: not a directory; \
        the file is unchanged
        """)
    #expect(project.recorded("__Snapshots__") == "a user's file")
  }
}
