import CommandTestSupport
import Foundation
import Testing

/// Commands that a signal ends restore the terminal.
@Suite(
  "Signals at a terminal", .serialized, .timeLimit(.minutes(30)),
  .enabled(
    if: Tool.isAvailable && FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
    "needs the built tool and a terminal"))
struct TerminalSignalTests {
  /// The text that a command prints when it waits for a key.
  private static let prompts = ["review": "(q)uit, (?)?", "watch": "Ctrl-C stops"]
  private static let numbers = ["TERM": 15, "HUP": 1, "INT": 2, "QUIT": 3]

  @Test(arguments: ["review", "watch"], ["TERM", "HUP", "INT", "QUIT"])
  func a_signal_leaves_the_terminal_with_echo_and_line_mode(
    command: String, signal: String
  ) throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    _ = try Tool.run(["test", workspace.path("screens")])
    // `script` creates the terminal. A background job waits until the command does, and ends it.
    try workspace.write(
      """
      cd '\(workspace.root)'
      # Swift's own handler of SIGQUIT would ask what to look at.
      export SWIFT_BACKTRACE=enable=no
      stty -a > before
      (
        for i in $(seq 400); do grep -qsF '\(Self.prompts[command] ?? "")' log && break; sleep 0.05; done
        for i in $(seq 400); do stty -a < /dev/tty | grep -q -- '-echo ' && break; sleep 0.05; done
        stty -a < /dev/tty > during
        kill -\(signal) "$(cat pid)"
      ) &
      sh -c 'echo $$ > pid; exec "$0" \(command) screens' '\(Tool.path)'
      echo $? > status
      stty -a > after
      """, to: "run.sh")
    // `script` types a Ctrl-D at the end of its input, so it gets an endless one.
    _ = try Tool.shell(
      """
      mkfifo "$1/.keys"
      exec 3<> "$1/.keys"
      script -qfec "bash '$1/run.sh'" "$1/log" <&3
      """, workspace.root)
    #expect(try workspace.text(of: "after") == workspace.text(of: "before"))
    #expect(try workspace.text(of: "after").contains(" icanon "))
    #expect(try workspace.text(of: "during").contains("-icanon"))
    // The signal ends a review; a watch ends as with Ctrl-C.
    let number = try #require(Self.numbers[signal])
    let ended = command == "watch" && signal != "QUIT" ? 0 : 128 + number
    #expect(try workspace.text(of: "status") == "\(ended)\n")
  }
}
