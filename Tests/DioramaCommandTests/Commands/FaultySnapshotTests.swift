import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Snapshots that something other than Diorama has changed.
@Suite("Damaged snapshots") struct FaultySnapshotTests {
  private static let snapshot = Screens.snapshot("a", "Alice")

  private func test(_ recorded: String) throws -> CommandRun {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/a.txt": recorded,
    ])
    return try workspace.run("test", "screens")
  }

  @Test func CRLF_line_endings_are_reported_as_a_difference_in_format() throws {
    let run = try test(Self.snapshot.replacing("\n", with: "\r\n"))
    #expect(
      run.output == """
        differs  a in format
        the snapshot differs only in its line endings (CR LF)
        help: git or an editor changed them; add '**/__Snapshots__/** text eol=lf' to .gitattributes
        to accept: diorama record --filter a screens

        0 passed, 1 differs

        """)
    #expect(run.status == .findings)
  }

  @Test func CRLF_line_endings_do_not_hide_other_differences() throws {
    let run = try test(
      Self.snapshot.replacing("Alice ", with: "Alicia").replacing("\n", with: "\r\n"))
    #expect(
      run.output.hasPrefix(
        """
        differs  a in format and text
        the snapshot has CR LF line endings and other differences
        help: git or an editor changed them; add '**/__Snapshots__/** text eol=lf' to .gitattributes
        --- a/screens/__Snapshots__/a.txt
        +++ b/screens/__Snapshots__/a.txt
        @@ -8,5 +8,5 @@
         ┌────────────────────────────┐
         │ [Cancel] Invite … (Invite) │
         ├────────────────────────────┤
        -│ ○ Alicia               [ ] │
        +│ ○ Alice                [ ] │
         └────────────────────────────┘
        to accept: diorama record --filter a screens

        """))
  }

  @Test func merge_conflict_markers_are_reported() throws {
    let run = try test("screen: a\n<<<<<<< ours\none\n=======\ntwo\n>>>>>>> theirs\n")
    #expect(
      run.output.hasPrefix(
        """
        differs  a in format
        the snapshot has merge conflict markers; the first is at line 2
        help: if the screen's YAML has a merge conflict, resolve it; then record again
        --- a/screens/__Snapshots__/a.txt

        """))
  }

  @Test func a_snapshot_that_is_not_UTF_8_is_reported_and_can_be_recorded_again() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    try workspace.write(Data([0x73, 10, 0xFF, 10]), to: "screens/__Snapshots__/a.txt")
    let run = try workspace.run("test", "screens")
    #expect(
      run.output.hasPrefix(
        """
        differs  a in format
        the snapshot is not valid UTF-8 at line 2
        help: another program changed it; record it again, or restore it from git

        """))
    _ = try workspace.run("record", "--filter", "a", "screens")
    #expect(try workspace.run("test", "screens").output == "1 passed\n")
  }

  @Test func a_dangling_link_is_a_missing_snapshot_that_recording_replaces() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/placeholder": "",
    ])
    try workspace.link("screens/__Snapshots__/a.txt", to: "nowhere")
    #expect(try workspace.run("test", "screens").output.hasPrefix("missing  a has no "))
    _ = try workspace.run("record", "screens")
    #expect(try workspace.text(of: "screens/__Snapshots__/a.txt") == Self.snapshot)
  }

  @Test func a_snapshot_that_appears_and_vanishes_during_a_test_causes_no_error() async throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/placeholder": "",
    ])
    let path = "screens/__Snapshots__/a.txt"
    let flicker = Task.detached {
      while !Task.isCancelled {
        try workspace.write(Self.snapshot, to: path)
        try FileManager.default.removeItem(atPath: workspace.path(path))
      }
    }
    defer { flicker.cancel() }
    for _ in 0..<100 {
      let run = try workspace.run("test", "--no-pending", "screens")
      #expect(run.errors == "")
      #expect(run.status == .success || run.status == .findings)
    }
    flicker.cancel()
    try await flicker.value
  }

  @Test func only_the_first_of_two_screens_with_the_same_file_is_recorded() throws {
    let workspace = try Workspace([
      "screens/one.yaml": "screen: a\n" + Screens.invite("Alice"),
      "screens/other.yaml": "screen: A\n" + Screens.invite("Bob"),
      "screens/third.yaml": Screens.invite("Chloe"),
    ])
    let message = """
      screens/other.yaml:1:9: error: 'A' and 'a' have the same snapshot file if the file system \
      ignores case [duplicate-screen]
      """
    let record = try workspace.run("record", "screens")
    #expect(
      record.output == """
        wrote screens/__Snapshots__/a.txt
        wrote screens/__Snapshots__/third.txt
        2 written, 0 unchanged

        """)
    #expect(record.errors.hasPrefix(message))
    #expect(record.status == .failure)
    let test = try workspace.run("test", "screens")
    #expect(test.errors.hasPrefix(message))
    #expect(test.status == .failure)
    #expect(try workspace.run("lint", "-q", "screens").output.hasPrefix(message))
  }

  @Test(arguments: ["a", "A"])
  func a_screen_selected_alone_does_not_take_the_snapshot_of_a_duplicate(id: String) throws {
    let workspace = try Workspace([
      "screens/one.yaml": "screen: a\n" + Screens.invite("Alice"),
      "screens/two.yaml": "screen: \(id)\n" + Screens.invite("Bob"),
    ])
    let own = Screens.snapshot("a", "Alice")
    try workspace.write(own, to: "screens/__Snapshots__/a.txt")
    for command in ["record", "test"] {
      let run = try workspace.run(command, "screens/two.yaml")
      #expect(run.errors.hasPrefix("screens/two.yaml:1:9: error: "), "\(run.transcript)")
      #expect(run.errors.contains("screens/one.yaml:1:9: note: first used here"))
      #expect(!run.transcript.contains("to accept"))
      #expect(run.status == .failure)
    }
    #expect(try workspace.tree.count == 3)
    #expect(try workspace.text(of: "screens/__Snapshots__/a.txt") == own)
    #expect(try workspace.run("test", "screens/one.yaml").status == .success)
  }

  /// A screen that matches its snapshot needs no decision. A variant counts like any other screen.
  @Test func a_duplicate_is_only_an_error_if_a_snapshot_differs() throws {
    let workspace = try Workspace([
      "screens/one.yaml": "screen: a\n" + Screens.invite("Alice"),
      "screens/two.yaml": "screen: a\n"
        + Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
    ])
    try workspace.write(Screens.snapshot("a", "Alice"), to: "screens/__Snapshots__/a.txt")
    let own = "screens/two.yaml"
    let run = try workspace.run("test", "--filter", "a", own)
    #expect(run.status == .success, "\(run.transcript)")
    #expect(try workspace.run("record", "--filter", "a", own).status == .success)
    // No other screen has a variant of this name.
    #expect(try workspace.run("record", "--variant", "dark", own).status == .success)
    let changed = try workspace.text(of: own).replacing("Alice", with: "Bob")
    try workspace.write(changed, to: own)
    for command in ["record", "test"] {
      let run = try workspace.run(command, "--filter", "a", own)
      #expect(run.errors.contains("duplicate screen 'a'"), "\(run.transcript)")
      #expect(run.status == .failure)
    }
  }

  @Test func an_unusable_pending_folder_is_a_warning() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/.diorama": "a file",
    ])
    let run = try workspace.run("test", "screens")
    #expect(
      run.errors == """
        screens/.diorama/pending:1:1: warning: the pending snapshots for 'diorama review' \
        cannot be written: not a directory [unreadable-file]
          = help: use the commands of the report to accept changes, or use --no-pending

        """)
    #expect(run.status == .findings)
    #expect(try workspace.text(of: "screens/.diorama") == "a file")
  }

  @Test func a_link_out_of_the_project_is_not_read_as_a_snapshot() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "secret": "hunter2\n",
    ])
    let folder = workspace.path("screens/__Snapshots__")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for target in [workspace.path("secret"), "/dev/zero"] {
      try? FileManager.default.removeItem(atPath: "\(folder)/a.txt")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/a.txt", withDestinationPath: target)
      let run = try workspace.run("test", "screens")
      #expect(run.errors.contains("cannot be read: it is a link that points outside the project"))
      #expect(!run.transcript.contains("hunter2"))
      #expect(run.status == .failure)
    }
  }

  @Test func recording_missing_snapshots_keeps_an_unreadable_file() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/b.txt": "",
    ])
    // A named pipe exists but cannot be read.
    let path = workspace.path("screens/__Snapshots__/a.txt")
    #expect(mkfifo(path, 0o644) == 0)
    let run = try workspace.run("record", "--mode", "missing", "screens")
    #expect(run.errors.contains("a.txt:1:1: error: the snapshot cannot be read"), "\(run.errors)")
    #expect(run.status == .failure)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func very_different_texts_are_one_change() throws {
    let lines = (1...3000).map { "old \($0)\n" }.joined()
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/__Snapshots__/a.txt": lines + lines,
    ])
    let run = try workspace.run("test", "--no-pending", "screens")
    #expect(run.output.contains("\n@@ -1,6000 +1,12 @@\n-old 1\n-old 2\n"))
    #expect(run.output.contains("\n-old 3000\n+screen: a\n"))
  }

  @Test func a_snapshot_with_too_many_lines_is_an_error() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": String(repeating: "\n", count: 500_001),
    ])
    let run = try workspace.run("test", "screens")
    #expect(run.status == .failure)
    #expect(
      run.errors.hasPrefix(
        "screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be read: it has 500001 lines; "
          + "the limit is 500000 [unreadable-file]\n"), "\(run.errors)")
  }

  @Test func a_name_of_the_maximum_length_can_be_recorded() throws {
    let id = String(repeating: "i", count: 199)
    let variant = String(repeating: "v", count: 45)
    let text = "screen: \(id)\n" + Screens.invite("A", extra: "variants: { \(variant): {} }")
    let workspace = try Workspace(["screens/a.yaml": text])
    #expect(try workspace.run("record", "-q", "screens").transcript == "")
    #expect(try workspace.run("test", "screens").output == "2 passed\n")
  }
}
