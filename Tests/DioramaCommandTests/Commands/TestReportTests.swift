import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The reports that `test` writes for servers, and the policies for findings.
@Suite("Reports of tests") struct TestReportTests {
  /// A project with one of each: passed, differs, missing, failed, orphaned.
  private func project() throws -> Workspace {
    try Workspace([
      "screens/deep/a.yaml": Screens.invite("Alice"),
      "screens/b.yaml": "screen: b\n" + Screens.invite("Bob"),
      "screens/c.yaml": Screens.invite("Chloe"), "screens/d.yaml": "viewController: Absent",
      "screens/deep/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Rob <&\"\u{1B}>"),
      "screens/__Snapshots__/z.txt": "",
    ])
  }

  @Test func the_junit_report_has_the_format_that_servers_expect() throws {
    let workspace = try project()
    let run = try workspace.run(
      "test", "--junit", workspace.path("out/report.xml"), "screens")
    #expect(run.status == .failure)
    let packages = workspace.root.split(separator: "/").joined(separator: ".")
    let text = try workspace.text(of: "out/report.xml")
      .replacing("--- a\(workspace.root)/", with: "--- a/")
      .replacing("+++ b\(workspace.root)/", with: "+++ b/")
      .replacing("\(workspace.root)/", with: "").replacing("\(packages).", with: "")
      .replacing(/time="[0-9]+\.[0-9]{3}"/, with: "time=\"T\"")
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="diorama" tests="5" failures="3" errors="1" time="T">
          <testsuite name="screens" tests="5" failures="3" errors="1" skipped="0" time="T">
            <testcase classname="screens" name="b" file="screens/b.yaml" line="1" time="T">
              <failure message="differs: b in text" type="differs">--- a/screens/__Snapshots__/b.txt
        +++ b/screens/__Snapshots__/b.txt
        @@ -8,5 +8,5 @@
         ┌────────────────────────────┐
         │ [Cancel] Invite … (Invite) │
         ├────────────────────────────┤
        -│ ○ Rob &lt;&amp;&quot;\\u{1B}&gt;            [ ] │
        +│ ○ Bob                  [ ] │
         └────────────────────────────┘
        to accept: diorama record --filter b screens</failure>
            </testcase>
            <testcase classname="screens" name="c" file="screens/c.yaml" line="1" time="T">
              <failure message="missing: c has no screens/__Snapshots__/c.txt" type="missing">\
        to accept: diorama record --filter c screens</failure>
            </testcase>
            <testcase classname="screens" name="d" file="screens/d.yaml" line="1" time="T">
              <error message="failed: d" type="failed">screens/d.yaml:1:17: error: unknown \
        view controller 'Absent' [unknown-type]

        """))
    #expect(
      text.hasSuffix(
        """
        </error>
            </testcase>
            <testcase classname="screens.deep" name="a" file="screens/deep/a.yaml" line="1" time="T"/>
            <testcase classname="screens.__Snapshots__" name="screens/__Snapshots__/z.txt" \
        file="screens/__Snapshots__/z.txt" line="1" time="T">
              <failure message="orphaned: screens/__Snapshots__/z.txt: no screen produces it" \
        type="orphaned">to accept: rm screens/__Snapshots__/z.txt</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
  }

  @Test func github_annotations_point_to_the_screen_files() throws {
    let workspace = try project()
    let run = try workspace.run("test", "--format", "github", "screens")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    let b = try #require(lines.first)
    #expect(
      b.hasPrefix(
        "::error file=screens/b.yaml,line=5,col=35,endLine=5,endColumn=38,title=snapshot differs::"
          + "data.users[0].nickname: 1 screen differs: b%0A--- a/screens/__Snapshots__/b.txt%0A"))
    #expect(b.hasSuffix("%0Ato accept: diorama record --filter b screens"))
    #expect(b.contains("-│ ○ Rob <&\"\\u{1B}>            [ ] │%0A"))
    #expect(lines[1].contains("title=snapshot missing::missing: c has no screens/"))
    #expect(
      lines[2].hasPrefix("::error file=screens/__Snapshots__/z.txt,line=1,col=1,"))
    #expect(lines[3] == "1 passed, 1 differs, 1 missing, 1 failed, 1 orphaned")
    #expect(run.errors.hasPrefix("::error file=screens/d.yaml,line=1,col=17,"))
  }

  // MARK: Policies

  private func projectWithFindings() throws -> Workspace {
    try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/z.txt": "",
    ])
  }

  @Test func warnings_do_not_fail() throws {
    let workspace = try projectWithFindings()
    let run = try workspace.run("test", "--missing", "warn", "--obsolete", "warn", "screens")
    #expect(
      run.output == """
        missing  b has no screens/__Snapshots__/b.txt (warning)
        to accept: diorama record --filter b screens

        orphaned  screens/__Snapshots__/z.txt: no screen produces it (warning)
        to accept: rm screens/__Snapshots__/z.txt

        1 passed, 1 missing, 1 orphaned
        to review them: diorama review screens
        to accept all: diorama record --mode failed --obsolete delete screens

        """)
    #expect(run.status == .success)
    #expect(try workspace.run("test", "--missing", "warn", "screens").status == .findings)
    #expect(try workspace.run("test", "--obsolete", "warn", "screens").status == .findings)
  }

  @Test func orphaned_snapshots_are_deleted_on_request() throws {
    let workspace = try projectWithFindings()
    let run = try workspace.run(
      "test", "--missing", "warn", "--obsolete", "delete", "screens")
    #expect(
      run.output.hasSuffix(
        "deleted  screens/__Snapshots__/z.txt: no screen produced it\n\n"
          + "1 passed, 1 missing, 1 deleted\n"))
    #expect(run.status == .success)
    #expect(try workspace.tree["screens/__Snapshots__/z.txt"] == nil)
    #expect(try workspace.tree["screens/__Snapshots__/a.txt"] != nil)
  }

  @Test func nothing_is_deleted_if_a_file_cannot_be_read() throws {
    let workspace = try projectWithFindings()
    try workspace.write("tags: [", to: "screens/c.yaml")
    let run = try workspace.run("test", "--obsolete", "delete", "screens")
    #expect(run.status == .failure)
    #expect(try workspace.tree["screens/__Snapshots__/z.txt"] != nil)
  }

  @Test func a_filter_deletes_no_snapshot_of_another_screen() throws {
    let workspace = try projectWithFindings()
    _ = try workspace.run("test", "--filter", "b", "--obsolete", "delete", "screens")
    #expect(try workspace.tree["screens/__Snapshots__/a.txt"] != nil)
  }

  @Test func a_snapshot_that_a_Swift_test_should_record_is_reported_as_missing() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
      "screens/__Snapshots__/swift/screens.list": "built\n",
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == """
        missing  built (built by a Swift test) has no screens/__Snapshots__/swift/built.txt
        to accept: DIORAMA_RECORD=missing swift test

        1 passed, 1 missing

        """)
    #expect(run.status == .findings)
  }

  // MARK: Accepting

  @Test func the_suggested_command_accepts_only_the_reported_snapshot() throws {
    let workspace = try Workspace([
      "one/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "two/a.yaml": Screens.invite("Alice"),
    ])
    let run = try workspace.run("test", "--theme", "dark", "--width", "40", "two", "one")
    let commands = run.output.split(separator: "\n").filter { $0.hasPrefix("to accept: ") }
    #expect(
      commands == [
        "to accept: diorama record --filter a --width 40 --theme dark two",
        "to accept: diorama record --filter a --width 40 --theme dark one",
        "to accept: diorama record --filter a@dark --width 40 --theme dark one",
      ])
    _ = try workspace.run("record", "--filter", "a", "--width", "40", "--theme", "dark", "one")
    #expect(
      try workspace.tree.keys.filter { $0.contains("/__Snapshots__/a") && !$0.contains("diorama/") }
        == ["one/__Snapshots__/a.txt"])
  }

  @Test func files_that_cannot_be_read_are_errors_in_junit() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/bad.yaml": "tags: [b\n",
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let run = try workspace.run("test", "--junit", workspace.path("j.xml"), "screens")
    #expect(run.status == .failure)
    let xml = try workspace.text(of: "j.xml")
    #expect(xml.contains("<testsuites name=\"diorama\" tests=\"2\" failures=\"0\" errors=\"1\""))
    #expect(xml.contains("type=\"yaml-syntax\">"), "\(xml)")
  }

  @Test func a_folder_without_screens_does_not_pass() throws {
    let workspace = try Workspace(["screens/notes.txt": ""])
    let run = try workspace.run("test", "screens")
    #expect(
      run.errors == "no screens in 'screens'; `diorama init` creates a project\n")
    #expect(run.status == .usage)
  }

  @Test func new_is_suggested_for_a_project_without_screens() throws {
    for files in [["screens/diorama.yaml": "theme: dark\n"], ["screens/a.yaml": "# Later.\n"]] {
      for command in ["test", "lint"] {
        let run = try Workspace(files).run(command, "screens")
        #expect(run.errors.hasSuffix("no screens in 'screens'; `diorama new` creates one\n"))
        #expect(run.status == .usage)
      }
    }
  }

  /// All options that name an output file, on all commands that have such options.
  @Test(
    arguments: [
      ["test", "--junit", "LINK"], ["test", "--report", "LINK"],
      ["gallery", "--out", "LINK"], ["gallery", "--svg", "a", "--out", "LINK"],
    ], ["theirs/a", "theirs", "nowhere"])
  func no_output_is_written_through_a_link(arguments: [String], target: String) throws {
    // The target looks like an earlier output.
    let earlier = "<?xml version=\"1.0\"?>\n"
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "theirs/a": earlier,
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    try workspace.link("link", to: target)
    let before = try workspace.tree
    let words = arguments.map { $0 == "LINK" ? workspace.path("link") : $0 }
    let run = try CommandRun(words + [workspace.path("screens")], hiding: [workspace.root])
    #expect(run.status == .usage, "\(run.transcript)")
    let option = arguments.last(where: { $0.hasPrefix("--") }) ?? ""
    #expect(
      run.errors.replacing("'\(workspace.root)/link'", with: "'link'")
        == "'link' is not overwritten: it is a link; output is not written through links; "
        + "choose another file with \(option)\n")
    #expect(try workspace.tree == before)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workspace.path("link")) == target)
  }

  /// A mistyped path does not overwrite a file of a project.
  @Test(arguments: [
    ("--junit", "screens/c.yaml"), ("--report", "screens/__Snapshots__/z.txt"),
    ("--report", "README.md"),
  ]) func a_file_that_is_not_a_report_is_not_overwritten(option: String, file: String) throws {
    let workspace = try project()
    if file.hasSuffix(".md") { try workspace.write("# Our app\n", to: file) }
    if file.hasSuffix("z.txt") { try workspace.write("screen: z\n", to: file) }
    let before = try workspace.text(of: file)
    let run = try workspace.run("test", option, workspace.path(file), "screens")
    #expect(run.status == .usage)
    #expect(
      run.errors.replacing(workspace.root + "/", with: "")
        == "'\(file)' exists and is not a report of this tool; "
        + "choose another file with \(option)\n")
    #expect(try workspace.text(of: file) == before)
  }

  @Test func an_earlier_report_is_overwritten() throws {
    let workspace = try project()
    for _ in 1...2 {
      let run = try workspace.run(
        "test", "--junit", workspace.path("r.xml"), "--report", workspace.path("r.md"), "screens")
      #expect(run.status == .failure)
      #expect(!run.errors.contains("is not a report"), "\(run.errors)")
    }
  }

  /// The report of an earlier run could be mistaken for that of this run.
  @Test func a_test_without_selected_screens_deletes_earlier_reports() throws {
    let workspace = try project()
    let reports = ["--junit", workspace.path("r.xml"), "--report", workspace.path("r.md")]
    let project = [workspace.path("screens")]
    _ = try CommandRun(["test", "--no-pending"] + reports + project)
    #expect(try workspace.text(of: "r.xml").contains("<testcase "))
    #expect(try !workspace.text(of: "r.md").isEmpty)
    #expect(
      try CommandRun(["test", "--filter", "unknown"] + reports + project).status == .usage)
    #expect(throws: (any Error).self) { try workspace.text(of: "r.xml") }
    #expect(throws: (any Error).self) { try workspace.text(of: "r.md") }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func a_full_device_is_reported() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let report = try workspace.run("test", "--junit", "/dev/full", "screens")
    #expect(
      report.errors
        == "/dev/full:1:1: error: the report cannot be written: no space left on device "
        + "[unreadable-file]\n")
    #expect(report.status == .failure)
    let below = try workspace.run("test", "--junit", "/dev/full/report.xml", "screens")
    #expect(below.errors.contains("the report cannot be written: not a directory"))
  }
}
