import ArgumentParser
import CommandTestSupport
import Diorama
import DioramaStage
import Foundation
import Testing
import YAML

@testable import DioramaAuthoring
@testable import DioramaCommand

/// What `watch` prints.
@Suite("Watch report") struct WatchReportTests {
  /// Five recorded screens, of which the last one now differs, and one that is not recorded.
  private func many() throws -> Workspace {
    let folder = try Workspace(WatchedProject.files)
    for name in ["a", "b", "c"] {
      try folder.write(
        WatchedProject.screen(of: "bob", "../fixtures/people.yaml"), to: "screens/\(name).yaml")
    }
    #expect(try folder.run("record", "screens").status == .success)
    try folder.write("older\n", to: "screens/__Snapshots__/zoes.txt")
    try folder.write(
      WatchedProject.screen(of: "bob", "../fixtures/people.yaml"), to: "screens/new.yaml")
    return folder
  }

  private func text(_ folder: Workspace, _ options: [String], saving paths: [String]) throws
    -> [String]
  {
    let options = try CommonOptions.parse([folder.root, "--jobs", "1"] + options)
    var session = WatchSession(options.request, try CommandRun.registry())
    let saves: [Set<String>?] = [nil] + paths.map { [folder.path($0)] }
    return saves.map { saved in
      let report = WatchReport(session.update(after: saved))
      return options.format == .json
        ? report.json(isQuiet: options.quiet).text
        : report.text(isQuiet: options.quiet, Colors(isOn: false)).text
    }
  }

  @Test func a_single_screen_is_shown_in_its_theme_s_colors_on_request() throws {
    let folder = try Workspace(WatchedProject.files)
    var request = try CommonOptions.parse([folder.path("screens/bobs.yaml")]).request
    request.overrides.includesColors = true
    var session = WatchSession(request, try CommandRun.registry())
    let text = WatchReport(session.update(after: nil)).text(isQuiet: false, Colors(isOn: true)).text
    // The kit's violet on white, in a palette of 256 colors.
    #expect(text.contains("\u{1B}[38;5;92;48;5;231m[Cancel]"), "\(text.debugDescription)")
  }

  // MARK: Many screens

  @Test func the_first_report_counts_screens_and_names_those_that_differ() throws {
    let folder = try many()
    #expect(
      try text(folder, [], saving: []) == [
        """
        4 screens as recorded, 1 not as recorded, 1 not recorded
        zoes: not as recorded

        """
      ])
  }

  @Test func unchanged_recorded_screens_are_summarized_in_one_line() throws {
    let folder = try many()
    #expect(
      try text(folder, [], saving: ["diorama.yaml"])[1] == """
        zoes: not as recorded, unchanged
        new: not recorded, unchanged
        4 screens as recorded, unchanged

        """)
  }

  @Test func quiet_reports_only_screens_that_differ() throws {
    let folder = try many()
    let printed = try text(
      folder, ["-q"], saving: ["diorama.yaml", "screens/a.yaml", "screens/zoes.yaml"])
    #expect(printed[0] == "zoes: not as recorded\nnew: not recorded\n")
    #expect(
      printed[1] == "zoes: not as recorded, unchanged\nnew: not recorded, unchanged\n")
    #expect(printed[2].isEmpty)
    #expect(printed[3].contains("│ ○ Zoe"))
    #expect(printed[3].hasSuffix("\nzoes: not as recorded, unchanged\n"))
  }

  @Test func json_has_one_line_for_each_screen_that_ran() throws {
    let folder = try many()
    let options = ["--format", "json"]
    let printed = try text(folder, options, saving: ["screens/zoes.yaml"])
    func states(_ text: String) throws -> [String] {
      try text.split(separator: "\n").map { line in
        let object = try #require(try CommandRun.json(in: String(line)) as? [String: Any])
        let snapshot = try #require(object["snapshot"] as? String)
        #expect(snapshot.hasPrefix("screen: \(object["screen"] ?? "")\n"))
        #expect(object["variant"] is NSNull)
        let state = object["asRecorded"] as? Bool
        return "\(object["file"] ?? "") \(state.map { "\($0)" } ?? "null")"
          .replacing(folder.root + "/screens/", with: "")
      }
    }
    #expect(
      try states(printed[0]) == [
        "a.yaml true", "b.yaml true", "bobs.yaml true", "c.yaml true", "new.yaml null",
        "zoes.yaml false",
      ])
    #expect(try states(printed[1]) == ["zoes.yaml false"])
  }

  @Test func at_most_three_files_are_named() {
    let files = (1...9).map { "f/\($0).yaml" }
    #expect(
      WatchCommand.names(of: Set(files)) == "f/1.yaml, f/2.yaml, f/3.yaml and 6 more")
    #expect(
      WatchCommand.names(of: Set(files.prefix(3))) == "f/1.yaml, f/2.yaml, f/3.yaml")
    // One folder may be watched under two names.
    #expect(WatchCommand.names(of: ["./a.yaml", "a.yaml"]) == "a.yaml")
  }

  @Test func a_screen_with_a_broken_file_is_not_reported_as_removed() throws {
    let folder = try Workspace(WatchedProject.files)
    var session = try WatchedProject.session(folder)
    _ = session.update(after: nil)
    try folder.write("viewController: [\n", to: "screens/bobs.yaml")
    let path = folder.path("screens/bobs.yaml")
    let broken = session.update(after: [path])
    #expect(broken.text.isEmpty && broken.diagnostics.hasErrors)
    try folder.write(WatchedProject.files["screens/bobs.yaml"] ?? "", to: "screens/bobs.yaml")
    #expect(session.update(after: [path]).text.hasSuffix("bobs: not recorded, unchanged\n"))
    try FileManager.default.removeItem(atPath: path)
    #expect(session.update(after: [path]).text == "bobs: removed\n")
  }

  @Test func a_save_that_changes_nothing_is_marked_as_unchanged() throws {
    let folder = try Workspace(WatchedProject.files)
    try folder.write("- 1\n", to: "notes/_list.yaml")
    var session = try WatchedProject.session(folder)
    #expect(!session.update(after: nil).isUnchanged)
    #expect(session.update(after: [folder.path("notes/_list.yaml")]).isUnchanged)
    #expect(!session.update(after: [folder.path("screens/bobs.yaml")]).isUnchanged)
    try folder.write("viewController: [\n", to: "screens/more.yaml")
    #expect(!session.update(after: [folder.path("screens/more.yaml")]).isUnchanged)
    // The end of an error is a change, too.
    try FileManager.default.removeItem(atPath: folder.path("screens/more.yaml"))
    #expect(!session.update(after: [folder.path("screens/more.yaml")]).isUnchanged)
  }
}

@Suite("Terminal colors") struct TerminalColorTests {
  @Test(arguments: [
    // The corners of the color cube, one of its uneven steps, and the kit's violet.
    (0, 0, 0, 16), (255, 255, 255, 231), (128, 0, 0, 88), (116, 45, 221, 92),
    // Grays have their own scale, which is finer than the cube's.
    (128, 128, 128, 244), (238, 238, 238, 255), (8, 8, 8, 232), (44, 45, 43, 236),
    // A gray that is in the cube itself.
    (175, 175, 175, 145),
  ])
  func the_nearest_of_256_colors_is_chosen(red: UInt8, green: UInt8, blue: UInt8, number: Int) {
    #expect(
      ColorTable.nearest(to: ColoredRun.RGBColor(red: red, green: green, blue: blue)) == number)
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], true), (["NO_COLOR": ""], false), (["TERM": "dumb"], true),
    (["TERM": "xterm-256color"], false), ([:], false),
  ])
  func the_environment_can_disable_colors(variables: [String: String], refuses: Bool) {
    #expect(Console.Environment.disablesColor { variables[$0] } == refuses)
  }
}
