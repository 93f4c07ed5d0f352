import DioramaKit
import HeadlessSendbird
import Testing

@testable import DioramaTesting

/// All screens of a project, each as a separate test case.
@Suite("DioramaScreens") struct DioramaScreensTests {
  @Test(
    .diorama(registry: try Registry(.sendbird)), arguments: DioramaScreens(filters: ["invite-*"]))
  func screen(_ screen: DioramaScreen) { assertScreen(screen) }

  private func failure(of screen: DioramaScreen) throws -> ScreenFailure? {
    let settings = DioramaSettings(
      registry: try Registry(.sendbird), folder: screen.folder, record: .never)
    return ScreenChecker(settings, at: site).failure(of: screen)
  }

  @Test func every_screen_and_variant_is_a_case() throws {
    let project = try TestProject(files: [
      "people/a.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: spring
      tags: [slow]
      variants: { dark: { theme: dark } }
      ---
      screen: b
      viewController: SBUInviteUserViewController
      channelURL: spring
      """
    ])
    let folder = project.folder
    #expect(DioramaScreens(in: folder).map(\.name) == ["invite", "a", "a@dark", "b"])
    #expect(DioramaScreens(in: folder, filters: ["a"]).map(\.name) == ["a"])
    #expect(DioramaScreens(in: folder, filters: ["a*"]).map(\.name) == ["a", "a@dark"])
    #expect(DioramaScreens(in: folder, tags: ["slow"]).map(\.name) == ["a", "a@dark"])
    #expect(DioramaScreens(in: folder).map(\.testDescription).last == "b")
    for screen in DioramaScreens(in: folder) {
      #expect(try failure(of: screen)?.message.hasPrefix("\(screen.name) has no snapshot") == true)
    }
  }

  @Test func a_file_that_cannot_be_read_is_a_case_that_fails() throws {
    let project = try TestProject(
      recorded: TestProject.shown, files: ["broken.yaml": "viewController: [\n"])
    let screens = DioramaScreens(in: project.folder)
    #expect(screens.map(\.testDescription) == ["invite", "file broken.yaml"])
    #expect(try failure(of: screens[0]) == nil)
    #expect(try failure(of: screens[1])?.message.contains("[yaml-syntax]") == true)
  }

  @Test func two_screens_with_the_same_name_are_a_case_that_fails() throws {
    let project = try TestProject(
      recorded: TestProject.shown,
      files: ["z.yaml": "screen: invite\nviewController: SBUInviteUserViewController\n"])
    let screens = DioramaScreens(in: project.folder)
    #expect(screens.map(\.testDescription) == ["invite", "file z.yaml"])
    #expect(try failure(of: screens[1])?.message.contains("duplicate screen 'invite'") == true)
  }

  @Test func an_orphaned_snapshot_is_a_case_that_fails() throws {
    let project = try TestProject(
      recorded: TestProject.shown, files: ["__Snapshots__/gone.txt": "screen: gone\n"])
    let path = "\(project.folder)/__Snapshots__/gone.txt"
    let screens = DioramaScreens(in: project.folder)
    #expect(screens.map(\.testDescription) == ["invite", "orphaned: \(path)"])
    #expect(
      try failure(of: screens[1])?.message == """
        orphaned snapshot \(path): no screen produces it
        to accept: rm '\(path)'
        """)
    // Orphaned snapshots are not reported if only some screens are selected.
    #expect(DioramaScreens(in: project.folder, filters: ["invite"]).count == 1)
  }

  @Test func a_project_without_screens_is_a_case_that_fails() throws {
    let nowhere = DioramaScreens(in: "nowhere")
    #expect(nowhere.map(\.testDescription) == ["project nowhere"])
    #expect(
      try failure(of: nowhere[0])?.message.hasPrefix(
        "the project 'nowhere' cannot be read: no such file or directory\n") == true)
    let none = DioramaScreens(in: "screens", filters: ["no-such-screen"])
    #expect(try failure(of: none[0])?.message == "no screen of 'screens' is selected")
  }
}
