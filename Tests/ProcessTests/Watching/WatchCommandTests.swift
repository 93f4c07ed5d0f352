import CommandTestSupport
import Testing

/// `diorama watch` as a child process.
@Suite("diorama watch", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct WatchCommandTests {
  @Test func a_save_shows_the_new_frame_and_a_signal_ends_the_watch() throws {
    let folder = try Workspace(WatchedProject.files)
    // Waits for the first frame, saves, waits for the second one, and sends a signal.
    let (status, printed) = try Tool.shell(
      """
      out="$1/out.txt"
      "$0" watch "$1/screens/bobs.yaml" > "$out" &
      watch=$!
      wait_for() { for i in $(seq 200); do grep -qs "$1" "$out" && return; sleep 0.05; done; }
      wait_for 'bobs: not recorded'
      sed -i s/Bob/Robert/ "$1/fixtures/people.yaml"
      wait_for 'Robert'
      kill -TERM $watch
      wait $watch
      echo "ended with $?"
      cat "$out"
      """, folder.root)
    #expect(status == 0)
    #expect(printed.hasPrefix("ended with 0\n"), "\(printed)")
    #expect(printed.contains("── watching 1 screen; Ctrl-C stops\n"), "\(printed)")
    #expect(printed.contains("fixtures/people.yaml: 1 screen, "), "\(printed)")
    #expect(printed.contains("│ ○ Robert"), "\(printed)")
  }

  @Test func an_unknown_filter_or_path_ends_the_watch_with_an_error() throws {
    let folder = try Workspace(WatchedProject.files)
    let (_, printed) = try Tool.shell(
      """
      cd "$1"
      for arguments in 'screens --filter nope' 'nowhere' 'screens nowhere --filter bobs'; do
        timeout 60 "$0" watch $arguments
        echo "ended with $?"
      done
      """, folder.root)
    #expect(
      printed == """
        no screen matches --filter 'nope'; available: 'bobs', 'zoes'
        ended with 64
        nowhere: error: the path cannot be read: no such file or directory [unreadable-file]
          = help: give the path of a project folder or a screen file; `diorama list` \
        lists the screens
        ended with 2
        nowhere: error: the path cannot be read: no such file or directory [unreadable-file]
          = help: give the path of a project folder or a screen file; `diorama list` \
        lists the screens
        ended with 2

        """)
  }
}
