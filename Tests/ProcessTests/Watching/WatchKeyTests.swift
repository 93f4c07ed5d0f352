import CommandTestSupport
import Foundation
import Testing

/// Keys that are pressed while a project is watched at a real terminal.
@Suite(
  "Keys of a watch", .serialized, .timeLimit(.minutes(30)),
  .enabled(
    if: Tool.isAvailable && FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
    "needs the built tool and a terminal"))
struct WatchKeyTests {
  /// Presses keys, each after a text has appeared on the terminal, and returns the output.
  ///
  /// - Parameter presses: the texts to wait for, and the shell commands that run then.
  private func watch(_ folder: Workspace, _ presses: [(after: String, keys: String)]) throws
    -> String
  {
    // The waits have limits: an endless wait would block a thread of the other tests.
    let steps = presses.map { "wait_for '\($0.after)'; \($0.keys)" }
    try folder.write(
      """
      cd '\(folder.root)'
      stty cols 200
      stty -a > before
      timeout --foreground 60 '\(Tool.path)' watch .
      echo "ended with $?"
      stty -a > after
      """, to: "run.sh")
    let (_, printed) = try Tool.shell(
      """
      cd "$1"
      mkfifo .keys
      press() { printf "$1" >&3; }
      wait_for() { for i in $(seq 400); do grep -qsF -- "$1" log && return; sleep 0.05; done; echo "no $1"; }
      script -qefc "bash run.sh" log < .keys > /dev/null &
      exec 3> .keys
      \(steps.joined(separator: "\n"))
      wait $!
      cat log
      """, folder.root)
    #expect(try folder.text(of: "after") == folder.text(of: "before"), "\(printed)")
    return printed.replacing("\r\n", with: "\n")
  }

  @Test func keys_filter_record_and_end_the_watch() throws {
    let folder = try Workspace(WatchedProject.files)
    let printed = try watch(
      folder,
      [
        ("watching 2 screens; ? lists the keys, Ctrl-C stops", "press ?"),
        ("record the shown screens that are not as recorded", "press '/bob\\n'"),
        ("1 screen matching", "press a"),
        ("wrote screens/__Snapshots__/bobs.txt", "press f"),
        ("only those not as recorded", "press q"),
      ])
    #expect(printed.contains("filter: bob"), "\(printed)")
    #expect(printed.contains("── 1 screen matching 'bob'\n"), "\(printed)")
    #expect(
      printed.contains("── 0 screens matching 'bob', only those not as recorded\n"), "\(printed)")
    #expect(printed.contains("ended with 0\n"), "\(printed)")
    let recorded = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("screens/__Snapshots__"))
    #expect(recorded == ["bobs.txt"])
  }

  @Test func a_save_between_two_keys_is_shown() throws {
    let folder = try Workspace(WatchedProject.files)
    try folder.write(
      "sleep 0.2; sed -i s/Bob/Robert/ fixtures/people.yaml\n", to: "save.sh")
    let printed = try watch(
      folder,
      [
        ("Ctrl-C stops", "press p; bash save.sh; press 'x\\177zoe'"),
        ("1 screen, ", "press '\\n'"), ("1 screen matching", "press '\\004'"),
      ])
    #expect(printed.contains("Robert"), "\(printed)")
    #expect(printed.contains("── 1 screen matching 'zoe'\n"), "\(printed)")
    #expect(printed.contains("ended with 0\n"), "\(printed)")
  }

  /// Linux delivers a Ctrl-D as a zero byte if it was typed before a key was read.
  @Test func a_Ctrl_D_typed_early_ends_the_watch() throws {
    let folder = try Workspace(WatchedProject.files)
    let printed = try watch(folder, [("Ctrl-C stops", "press '\\000'")])
    #expect(printed.contains("ended with 0\n"), "\(printed)")
  }

  @Test func a_background_watch_is_not_stopped_by_the_terminal() throws {
    let folder = try Workspace(WatchedProject.files)
    try folder.write(
      """
      cd '\(folder.root)'
      set -m
      '\(Tool.path)' watch . > out &
      for i in $(seq 400); do grep -qsF 'Ctrl-C stops' out && break; sleep 0.05; done
      sleep 0.3
      jobs -l
      kill -TERM %1
      wait %1
      echo "ended with $?"
      """, to: "run.sh")
    let (_, printed) = try Tool.shell("script -qefc \"bash '$1/run.sh'\" /dev/null", folder.root)
    #expect(printed.contains("Running") && printed.contains("ended with 0"), "\(printed)")
  }
}
