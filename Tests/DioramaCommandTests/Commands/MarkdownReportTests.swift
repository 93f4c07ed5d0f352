import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// What `test --report` writes for a pull request.
@Suite("Reports in Markdown") struct MarkdownReportTests {
  private func changed(_ count: Int) throws -> Workspace {
    let workspace = try ChangeTests.project(count)
    _ = try workspace.run("record", "screens")
    try workspace.write(
      try workspace.text(of: "screens/diorama.yaml").replacing("Invite now", with: "Ask them in"),
      to: "screens/diorama.yaml")
    return workspace
  }

  @Test func causes_come_first_then_changes() throws {
    let workspace = try changed(2)
    let run = try workspace.run("test", "--report", workspace.path("out/r.md"), "screens")
    #expect(run.status == .findings)
    let text = try workspace.text(of: "out/r.md").replacing(workspace.root + "/", with: "")
      .replacing(/#change:[0-9a-f]{8}`/, with: "#change:CHANGE`")
    #expect(
      text == """
        # diorama test

        0 passed, 4 differs

        ## Causes

        - `headerComponent.title, screens/diorama.yaml:2:61`: 4 snapshots

        ## Changes

        ### 1. `title: 'Invite now' to 'Ask them in'`: `s0` differs in text, and the same change in 3 more screens

        Cause: `headerComponent.title, screens/diorama.yaml:2:61`

        On the gallery's page: `gallery.html#change:CHANGE`

        ```diff
         theme: light
         
         ┌──────────────────────────────────────┐
        -│ [Cancel]     Invite now     (Invite) │
        +│ [Cancel]    Ask them in     (Invite) │
         ├──────────────────────────────────────┤
         │ ○ Alice                          [ ] │
         └──────────────────────────────────────┘
        ```

        In `s0`, `s0@dark`, `s1`, `s1@dark`.

        To accept all: `diorama record --mode failed screens`

        """)
  }

  /// A line without its code spans, which begin and end with equally many backticks.
  private static func withoutCode(_ line: String) -> String {
    var rest = line[...]
    var text = ""
    while let start = rest.firstIndex(of: "`") {
      text += rest[..<start]
      let ticks = rest[start...].prefix { $0 == "`" }
      rest = rest[ticks.endIndex...]
      var inner = rest
      while let next = inner.firstIndex(of: "`") {
        let run = inner[next...].prefix { $0 == "`" }
        inner = inner[run.endIndex...]
        guard run.count == ticks.count else { continue }
        rest = inner
        break
      }
    }
    return text + rest
  }

  @Test func untrusted_text_is_only_written_inside_code() throws {
    let evil = "\"``` @octocat <img src=x> | #1 *b* [x](y) \\u202E\""
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite(evil).replacing("width: 30", with: "width: 70"),
      "screens/__Snapshots__/a.txt": "````\n<script>\n@all\n",
      "screens/__Snapshots__/`@b` |<b>.txt": "",
    ])
    _ = try workspace.run("test", "--report", workspace.path("r.md"), "screens")
    let text = try workspace.text(of: "r.md")
    // Outside of code, there is only text of this program itself.
    var outside = ""
    var fence: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if line == open { fence = nil }
      } else if ticks.count > 2, !line.dropFirst(ticks.count).contains("`") {
        fence = ticks
      } else {
        outside += Self.withoutCode(String(line)) + "\n"
      }
    }
    #expect(fence == nil)
    #expect(!outside.contains(/[`<>@|\[\]*]/) && !outside.contains("octocat"), "\(outside)")
    #expect(text.contains("@octocat") && text.contains("`````diff"), "\(text)")
    #expect(text.contains("\\u{202E}") && !text.contains("\u{202E}"))
  }

  @Test func a_report_never_exceeds_60000_bytes() throws {
    var files: [String: String] = [:]
    for number in 0..<150 {
      files["screens/s\(number).yaml"] = Screens.invite(
        (0..<8).map { "Name \($0) of screen \(number)" }.joined(separator: " "), "Alice")
      files["screens/__Snapshots__/s\(number).txt"] = Screens.snapshot(
        "s\(number)", "Before \(number)", "Someone \(number)")
    }
    let workspace = try Workspace(files)
    _ = try workspace.run("test", "--report", workspace.path("r.md"), "screens")
    let text = try workspace.text(of: "r.md")
    #expect(text.utf8.count <= 60_000 && text.utf8.count > 50_000)
    #expect(text.contains(/Omitted to limit the size: \d+ × change\. Full/))
    #expect(text.contains(" Full report: `diorama test \(workspace.root)/screens`"))
    #expect(text.hasSuffix("record --mode failed \(workspace.root)/screens`\n"))
  }

  @Test func the_report_is_appended_to_the_GitHub_step_summary() throws {
    let workspace = try changed(2)
    try workspace.write("# Another step", to: "summary.md")
    var environment = Console.Environment()
    environment.variables["GITHUB_STEP_SUMMARY"] = workspace.path("summary.md")
    _ = try workspace.run("test", "--no-pending", "screens", environment: environment)
    #expect(try workspace.text(of: "summary.md") == "# Another step")
    environment.isCI = true
    _ = try workspace.run("test", "screens", environment: environment)
    #expect(
      try workspace.text(of: "summary.md").hasPrefix("# Another step\n# diorama test\n\n0 passed"))
    _ = try workspace.run("record", "screens")
    let before = try workspace.text(of: "summary.md")
    _ = try workspace.run("test", "screens", environment: environment)
    #expect(try workspace.text(of: "summary.md") == before)
  }

  @Test func an_unwritable_report_is_reported() throws {
    let workspace = try changed(1)
    try workspace.write("", to: "file")
    let run = try workspace.run("test", "--report", workspace.path("file/r.md"), "screens")
    #expect(
      run.errors.hasPrefix("file/r.md:1:1: error: the report cannot be written: "), "\(run.errors)")
    #expect(run.status == .failure)
    var environment = Console.Environment()
    environment.isCI = true
    environment.variables["GITHUB_STEP_SUMMARY"] = workspace.path("file/s.md")
    let summary = try workspace.run("test", "screens", environment: environment)
    #expect(
      summary.errors.contains(
        "file/s.md:1:1: warning: the summary of GITHUB_STEP_SUMMARY cannot be written: "),
      "\(summary.errors)")
    #expect(summary.status == .findings)
    for word in ["", "-"] {
      let wrong = try workspace.run("test", "--report", word, "screens")
      #expect(wrong.errors.contains("--report takes a file name"))
      #expect(wrong.status == .usage)
    }
  }
}
