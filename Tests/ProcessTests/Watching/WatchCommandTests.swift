import CommandTestSupport
import Testing

/// `diorama watch` as a process of its own.
@Suite("diorama watch", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct WatchCommandTests {
  @Test func a_save_shows_the_frame_and_an_interrupt_ends_it() throws {
    let folder = try Workspace(WatchedProject.files)
    // Sees the first frame, saves, sees the second one, and interrupts.
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
    #expect(printed.contains("── watching 1 screen; Ctrl-C ends\n"), "\(printed)")
    #expect(printed.contains("fixtures/people.yaml: 1 screen, "), "\(printed)")
    #expect(printed.contains("│ ○ Robert"), "\(printed)")
  }

  @Test func what_cannot_be_watched_ends_it_as_render_ends() throws {
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
        no screen matches --filter 'nope'
        ended with 64
        nowhere: error: the path cannot be read: no such file or directory [unreadable-file]
          = help: name a project folder or a screen file; `diorama init` writes a project
        ended with 2
        nowhere: error: the path cannot be read: no such file or directory [unreadable-file]
          = help: name a project folder or a screen file; `diorama init` writes a project
        ended with 2

        """)
  }
}
