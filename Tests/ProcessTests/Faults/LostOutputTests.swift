import CommandTestSupport
import Foundation
import Testing

/// What a command prints and nobody gets is an error; that nobody reads on is none.
@Suite("Lost output", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct LostOutputTests {
  private func project() throws -> Workspace {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
    ])
    _ = try Tool.run(["test", workspace.path("screens")])
    return workspace
  }

  static let commands = [
    "render screens", "test screens", "record screens", "lint screens", "list screens",
    "list --format json screens", "types", "schema", "schema screens", "schema --write screens",
    "explain a", "new c --view-controller SBUInviteUserViewController", "init other", "help",
    "lint --help", "review --list screens", "review --accept a screens", "--version",
    "--generate-completion-script bash", "prove --input locale screens",
  ]

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
  func is_a_message_and_a_status_of_2(command: String) throws {
    let workspace = try project()
    let run = try Tool.shell("cd \"$1\" && \"$0\" \(command) > /dev/full", workspace.root)
    #expect(run.status == 2)
    #expect(
      run.printed.hasSuffix("the output cannot be written: no space left on device\n"),
      "\(run.printed)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func of_diagnostics_is_a_status_of_2() throws {
    let workspace = try project()
    try workspace.write("viewController: Nobody\n", to: "screens/c.yaml")
    let run = try Tool.shell("\"$0\" list \"$1\" 2> /dev/full; exit $?", workspace.path("screens"))
    #expect(run.status == 2)
    try workspace.write("timeZone: UTC\nviewControler: x\n", to: "screens/c.yaml")
    let lint = try Tool.shell("\"$0\" lint --fix \"$1\" 2> /dev/full", workspace.path("screens"))
    #expect(lint.status == 2)
  }

  @Test(arguments: commands)
  func that_nobody_reads_on_is_quiet(command: String) throws {
    let workspace = try project()
    let run = try Tool.shell(
      "cd \"$1\" && \"$0\" \(command) | true; echo \"${PIPESTATUS[0]}\"", workspace.root)
    // The reader may be gone before there is something to write, or after all of it was.
    #expect(["141\n", "0\n", "1\n"].contains(run.printed), "\(run.printed)")
  }

  @Test func that_nobody_reads_on_is_141_and_keeps_nothing_from_being_done() throws {
    let workspace = try project()
    // The pipe's reader is gone for sure; with signals ignored, as by some parents, and without.
    for prefix in ["", "trap '' PIPE; "] {
      let run = try Tool.shell(
        """
        cd "$1"; mkfifo pipe; (exec 3< pipe) & exec 4> pipe; wait
        \(prefix)"$0" test --junit report.xml screens >&4; echo $?; rm pipe
        """, workspace.root)
      #expect(run.printed == "141\n", "\(run.printed)")
      #expect(try workspace.text(of: "report.xml").hasSuffix("</testsuites>\n"))
      try FileManager.default.removeItem(atPath: workspace.path("report.xml"))
    }
  }

  /// A stream that is closed at the start would be the next file that is opened.
  @Test func of_a_closed_stream_goes_into_no_file() throws {
    let workspace = try project()
    let run = try Tool.shell("\"$0\" record \"$1\" >&-", workspace.path("screens"))
    #expect(run.status == 2)
    #expect(run.printed == "the output cannot be written: bad file descriptor\n")
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alice"))
    let both = try Tool.shell("\"$0\" record \"$1\" >&- 2>&- <&-", workspace.path("screens"))
    #expect(both.status == 2 && both.printed.isEmpty)
  }

  @Test(.timeLimit(.minutes(30))) func ends_a_watch() throws {
    let workspace = try project()
    let full = try Tool.shell("\"$0\" watch \"$1\" > /dev/full", workspace.path("screens"))
    #expect(full.status == 2)
    // The first frame is read; the next has no reader.
    let closed = try Tool.shell(
      """
      mkfifo "$1/pipe"
      "$0" watch "$1/screens" > "$1/pipe" &
      head -1 "$1/pipe" > /dev/null
      for i in $(seq 200); do
        kill -0 $! 2> /dev/null || break
        echo "# $i" >> "$1/screens/a.yaml"; sed -i "s/Alice.*}/Alice$i }/" "$1/screens/a.yaml"
        sleep 0.05
      done
      wait $!
      """, workspace.root)
    #expect(closed.status == 141, "\(closed)")
  }
}
