import Foundation
import Testing

@testable import DioramaTesting

/// A recorded snapshot that something else than Diorama wrote to.
@Suite("Faulty snapshots") struct FaultySnapshotTests {
  @Test func line_ends_are_named_and_not_shown_as_a_diff() throws {
    let project = try TestProject(recorded: TestProject.shown.replacing("\n", with: "\r\n"))
    let found = try #require(try failure(in: project, record: .never))
    #expect(
      found.message == """
        the snapshot of invite differs only in its line ends, which are CR LF
        help: git or an editor changed them; write '__Snapshots__/** text eol=lf' into \
        .gitattributes
        to accept: say record: .failed in the code, which says .never, and run the test
        """)
  }

  @Test func a_difference_under_wrong_line_ends_is_one_line() throws {
    let project = try TestProject(recorded: TestProject.other.replacing("\n", with: "\r\n"))
    let found = try #require(try failure(in: project, record: .never))
    #expect(found.message.hasPrefix("the snapshot of invite has line ends of CR LF"))
    #expect(found.message.split(separator: "\n").filter { $0.hasPrefix("-│") }.count == 1)
  }

  @Test func conflict_markers_are_named() throws {
    let text = "<<<<<<< HEAD\n\(TestProject.shown)=======\n\(TestProject.other)>>>>>>> other\n"
    let project = try TestProject(recorded: text)
    let found = try #require(try failure(in: project, record: .missing))
    #expect(
      found.message.hasPrefix(
        "the snapshot of invite has conflict markers of a merge, the first in line 1\n"))
    #expect(project.recorded() == text)
    #expect(try failure(in: project, record: .failed) != nil)
    #expect(project.recorded() == TestProject.shown)
  }

  @Test func bytes_that_are_no_text_are_named() throws {
    let project = try TestProject()
    let folder = "\(project.folder)/__Snapshots__"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data([0x61, 10, 0xC3, 10]).write(to: URL(filePath: "\(folder)/invite.txt"))
    let found = try #require(try failure(in: project, record: .never))
    #expect(found.message.hasPrefix("the snapshot of invite is not UTF-8, see line 2\n"))
  }

  @Test(arguments: RecordMode.allCases)
  func a_folder_in_its_place_is_left_alone(mode: RecordMode) throws {
    let project = try TestProject(files: ["__Snapshots__/invite.txt/kept": "by somebody"])
    let found = try #require(try failure(in: project, record: mode))
    #expect(
      found.message.hasPrefix(
        "the snapshot of invite at \(project.folder)/__Snapshots__/invite.txt cannot be read: "
          + "is a directory"))
    #expect(project.recorded("__Snapshots__/invite.txt/kept") == "by somebody")
  }

  @Test func a_snapshot_that_cannot_be_written_says_so_once() throws {
    let project = try TestProject(files: ["__Snapshots__": "a file of somebody's"])
    let found = try #require(try failure(in: project))
    #expect(
      found.message == """
        invite had no snapshot
        \(project.folder)/__Snapshots__/invite.txt cannot be written: not a directory; \
        what stood there still does
        """)
    #expect(project.recorded("__Snapshots__") == "a file of somebody's")
  }
}
