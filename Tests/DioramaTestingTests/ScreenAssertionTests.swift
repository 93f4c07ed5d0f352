import DioramaKit
import Foundation
import HeadlessSendbird
import Synchronization
import Testing

@testable import DioramaTesting

@Suite("assertScreen", .diorama(registry: try Registry(.sendbird))) struct ScreenAssertionTests {
  @Test func an_assertion_passes_if_the_screen_matches_its_snapshot() throws {
    assertScreen("invite-users")
    assertScreen("invite-users@dark", in: "screens")
  }

  @Test func an_unknown_screen_is_reported_with_the_closest_name() throws {
    let project = try TestProject()
    let found = try failure(of: "invit", in: project)
    #expect(
      found?.message
        == "unknown screen 'invit' in '\(project.folder)'; did you mean 'invite'?")
  }

  @Test func a_missing_project_is_reported_with_the_base_folder_of_paths() throws {
    let checker = ScreenChecker(DioramaSettings(folder: "nowhere"), at: site)
    #expect(
      checker.failure(of: "invite-users")?.message == """
        the project 'nowhere' cannot be read: no such file or directory
        paths are relative to \(FileManager.default.currentDirectoryPath); \
        set DIORAMA_ROOT to change this
        """)
  }

  @Test func paths_start_at_the_folder_in_DIORAMA_ROOT() throws {
    let project = try TestProject(recorded: TestProject.other)
    let root = URL(filePath: project.folder).deletingLastPathComponent().path
    let folder = URL(filePath: project.folder).lastPathComponent
    Environment.$current.withValue(Environment(["DIORAMA_ROOT": root, "CI": "1"])) {
      let found = ScreenChecker(DioramaSettings(folder: folder), at: site).failure(of: "invite")
      #expect(found?.message.contains("\n--- a/\(folder)/__Snapshots__/invite.txt\n") == true)
    }
  }

  @Test func the_errors_of_a_screen_that_cannot_be_resolved_are_shown() throws {
    // Without the kit no view controller is known.
    let settings = DioramaSettings(registry: Registry(), folder: "screens")
    let found = try #require(ScreenChecker(settings, at: site).failure(of: "invite-users"))
    #expect(
      found.message.contains("error: unknown view controller 'SBUInviteUserViewController'"))
  }

  @Test func an_error_in_the_project_file_fails_the_assertion() throws {
    let project = try TestProject(recorded: TestProject.shown)
    try project.write(TestProject.users + "thme: dark\n", "diorama.yaml")
    let found = try #require(try failure(in: project))
    #expect(found.message.contains("'thme' is not a key of the project"))
  }

  @Test func a_difference_fails_with_the_diff_the_command_and_attachments() throws {
    let project = try TestProject(recorded: TestProject.other)
    let found = try #require(try failure(in: project))
    let path = project.folder.drop { $0 == "/" } + "/__Snapshots__/invite.txt"
    let diff = """
      --- a/\(path)
      +++ b/\(path)
      @@ -8,5 +8,5 @@
       ┌──────────────────────────────────────────────┐
       │ [Cancel]        Invite users        (Invite) │
       ├──────────────────────────────────────────────┤
      -│ ○ Bela                                   [ ] │
      +│ ○ Béla                                   [ ] │
       └──────────────────────────────────────────────┘
      """
    #expect(
      found.message == """
        invite differs from its snapshot in text
        cause: data.users[1].nickname, \(project.folder)/diorama.yaml:5:33

        \(diff)

        to accept: DIORAMA_RECORD=failed swift test --filter \
        'DioramaTestingTests.ScreenAssertionTests/\
        a_difference_fails_with_the_diff_the_command_and_attachments\\('
        """)
    #expect(found.attachments.map(\.name) == ["invite.diff", "invite.shown.txt"])
    #expect(found.attachments.map(\.text) == [diff + "\n", TestProject.shown])
  }

  @Test func the_failure_is_reported_at_the_callers_line() throws {
    let line = #line + 2
    withKnownIssue {
      assertScreen("invite-users", in: "Tests/Fixtures/differs", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "DioramaTestingTests/ScreenAssertionTests.swift"
        && issue.comments.map(\.rawValue).joined().contains("+│ ○ Dana Whitfield")
    }
  }

  @Test func two_screens_that_would_write_the_same_file_fail() throws {
    let project = try TestProject(files: [
      "Upper.yaml": "screen: Invite\nviewController: SBUInviteUserViewController\n"
    ])
    let found = try #require(try failure(in: project))
    #expect(
      found.message.contains(
        "'invite' and 'Invite' have the same snapshot file if the file system ignores case"),
      "\(found.message)")
    #expect(project.recorded() == nil)
  }

  private static let stepped = """
    viewController: SBUInviteUserViewController
    channelURL: spring
    steps: [{ snapshot: one }, { advance: 1s }, { snapshot: two }, { advance: 1s }, { snapshot: one }]
    """

  @Test func a_change_in_several_frames_is_shown_once() throws {
    // The frames are so high that each has its own hunk.
    let screen =
      Self.stepped.replacing("{ snapshot: one }]", with: "{ snapshot: three }]")
      + "\ndevice: { height: 24 }\n"
    let fresh = try TestProject(files: ["stepped.yaml": screen])
    _ = try failure(of: "stepped", in: fresh)
    let text = try #require(fresh.recorded("__Snapshots__/stepped.txt"))
    let other = text.replacing("Béla", with: "Bela")
    let project = try TestProject(
      files: ["stepped.yaml": screen, "__Snapshots__/stepped.txt": other])
    let found = try #require(try failure(of: "stepped", in: project))
    #expect(found.message.components(separatedBy: "+│ ○ Béla").count == 2, "\(found.message)")
    #expect(found.message.contains("\nand the same change in 2 more places\n\nto accept: "))
    // The attachment has all changes.
    #expect(found.attachments[0].text.components(separatedBy: "+│ ○ Béla").count == 4)
  }

  private final class WarningRecorder: Sendable {
    let lines = Mutex<[String]>([])
  }

  @Test func warnings_about_a_screen_are_reported_by_the_assertion() throws {
    let project = try TestProject(files: ["stepped.yaml": Self.stepped])
    let recorder = WarningRecorder()
    let settings = DioramaSettings(registry: try Registry(.sendbird), folder: project.folder)
    var checker = ScreenChecker(settings, at: site)
    checker.warn = { line in recorder.lines.withLock { $0.append(line) } }
    _ = checker.failure(of: "stepped")
    let lines = recorder.lines.withLock { $0 }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("\(project.folder)/stepped.yaml:3:93: warning: ") == true)
    #expect(lines.first?.contains("[duplicate-frame]\n") == true)
  }
}
