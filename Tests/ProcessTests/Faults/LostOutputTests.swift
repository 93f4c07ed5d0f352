import CommandTestSupport
import Foundation
import Testing

/// Output that cannot be written is an error; a reader that closes its pipe is not.
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
  func output_to_a_full_disk_is_an_error_with_status_2(command: String) throws {
    let workspace = try project()
    let run = try Tool.shell("cd \"$1\" && \"$0\" \(command) > /dev/full", workspace.root)
    #expect(run.status == 2)
    #expect(
      run.printed.hasSuffix("the output cannot be written: no space left on device\n"),
      "\(run.printed)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func diagnostics_lost_on_a_full_disk_give_status_2() throws {
    let workspace = try project()
    try workspace.write("viewController: Absent\n", to: "screens/c.yaml")
    let run = try Tool.shell("\"$0\" list \"$1\" 2> /dev/full; exit $?", workspace.path("screens"))
    #expect(run.status == 2)
    try workspace.write("timeZone: UTC\nviewControler: x\n", to: "screens/c.yaml")
    let lint = try Tool.shell("\"$0\" lint --fix \"$1\" 2> /dev/full", workspace.path("screens"))
    #expect(lint.status == 2)
  }

  @Test(arguments: commands)
  func a_closed_pipe_ends_a_command_without_a_message(command: String) throws {
    let workspace = try project()
    let run = try Tool.shell(
      "cd \"$1\" && \"$0\" \(command) | true; echo \"${PIPESTATUS[0]}\"", workspace.root)
    // The reader may end before the first output or after the last.
    #expect(["141\n", "0\n", "1\n"].contains(run.printed), "\(run.printed)")
  }

  @Test func a_closed_pipe_gives_status_141_and_the_report_is_still_written() throws {
    let workspace = try project()
    // The pipe has no reader; once with SIGPIPE ignored, as some parents do, and once without.
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

  /// The descriptor of a stream that is closed at the start would be reused by the next file.
  @Test func output_to_a_closed_stream_does_not_reach_another_file() throws {
    let workspace = try project()
    let run = try Tool.shell("\"$0\" record \"$1\" >&-", workspace.path("screens"))
    #expect(run.status == 2)
    #expect(run.printed == "the output cannot be written: bad file descriptor\n")
    #expect(
      try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alice"))
    let both = try Tool.shell("\"$0\" record \"$1\" >&- 2>&- <&-", workspace.path("screens"))
    #expect(both.status == 2 && both.printed.isEmpty)
  }

  @Test(.timeLimit(.minutes(30))) func lost_output_ends_a_watch() throws {
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
