import CommandTestSupport
import Foundation
import Testing

/// `diorama gallery --serve` as a child process.
@Suite(
  "diorama gallery --serve: the command", .timeLimit(.minutes(5)),
  .enabled(if: Tool.isAvailable, "needs the built tool"))
struct ServeCommandTests {
  /// Serves a project, runs a shell command once the server is ready, and ends the server. In the
  /// command `$url` is the address and `$port` the port.
  ///
  /// - Returns: the output of the command, and the exit status of the server.
  private func serving(
    _ line: String, in workspace: Workspace, signal: String = "INT", by tool: String = Tool.path
  ) throws -> String {
    try workspace.write(
      """
      cd '\(workspace.root)'
      set -m
      '\(tool)' gallery --serve screens > log 2>&1 &
      pid=$!
      for i in $(seq 1200); do grep -qs 'Ctrl-C to stop' log && break; sleep 0.05; done
      url=$(grep -o 'http://[^ ]*' log); port=${url#*127.0.0.1:}; port=${port%%/*}
      \(line)
      kill -\(signal) $pid
      wait $pid
      echo "ended with $?"
      sed "s/$port/PORT/; s/token=[0-9a-f]*/token=TOKEN/" log
      """, to: "serve.sh")
    return try Tool.shell("bash \"$1/serve.sh\"", workspace.root).printed
  }

  private func workspace() throws -> Workspace {
    try Workspace(["screens/a.yaml": Screens.invite("Alice")])
  }

  @Test(arguments: ["INT", "TERM"])
  func serve_ends_with_status_0_after_a_signal(signal: String) throws {
    #expect(
      try serving("", in: try workspace(), signal: signal) == """
        ended with 0
        http://127.0.0.1:PORT/?token=TOKEN shows 1 screen, 1 missing; press Ctrl-C to stop

        """)
  }

  @Test func a_file_for_editors_exists_while_the_page_is_served() throws {
    let workspace = try workspace()
    let printed = try serving(
      """
      stat -c '%a %n' screens/.diorama/gallery
      [ "$(cat screens/.diorama/gallery)" = "$pid $port ${url##*=}" ] && echo 'says process, port and token'
      """, in: workspace)
    #expect(
      printed.hasPrefix(
        """
        600 screens/.diorama/gallery
        says process, port and token
        ended with 0

        """), "\(printed)")
    let left = try Tool.shell("ls -A \"$1/screens/.diorama\"", workspace.root).printed
    #expect(left == ".gitignore\n")
  }

  @Test func serving_a_project_twice_is_reported() throws {
    let printed = try serving(
      """
      '\(Tool.path)' gallery --serve screens > other 2>&1 &
      other=$!
      for i in $(seq 1200); do grep -qs 'Ctrl-C to stop' other && break; sleep 0.05; done
      kill -INT $other; wait $other
      sed "s/$port/PORT/; s/token=[0-9a-f]*/token=TOKEN/; s/:[0-9][0-9]*/:OTHER/" other
      """, in: try workspace())
    #expect(
      printed.hasPrefix(
        """
        screens is also served at http://127.0.0.1:PORT/?token=TOKEN; editors now open this page
        http://127.0.0.1:OTHER/?token=TOKEN shows 1 screen, 1 missing; press Ctrl-C to stop
        ended with 0

        """), "\(printed)")
  }

  @Test func a_port_in_use_is_an_error_that_names_the_port() throws {
    let printed = try serving(
      "'\(Tool.path)' gallery --serve --port $port screens > other 2>&1; echo $?; sed \"s/$port/PORT/\" other",
      in: try workspace())
    #expect(
      printed.hasPrefix(
        """
        2
        port PORT cannot be used: address already in use; choose another --port, or omit it
        ended with 0

        """))
  }

  @Test func a_save_sends_an_event_to_a_listener() throws {
    let workspace = try workspace()
    try workspace.write(Screens.invite("Bob"), to: "new")
    let printed = try serving(
      """
      exec 3<>/dev/tcp/127.0.0.1/$port
      printf 'GET /events?%s HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\n\\r\\n' "${url#*\\?}" "$port" >&3
      count=0
      while IFS= read -r -t 60 line <&3; do
        case $line in data*) count=$((count + 1)); [ $count = 1 ] && cp new screens/a.yaml; esac
        [ $count = 2 ] && break
      done
      echo "$count events"
      """, in: workspace)
    #expect(printed.hasPrefix("2 events\nended with 0\n"))
  }

  /// The server continues in a new process at the same address.
  @Test func the_page_shows_a_crashed_screen_as_failed_and_stays_available() throws {
    func screen(_ fault: String) -> String {
      """
      viewController: ForecastViewController
      city: oslo
      headerComponent: { type: FaultyHeader, fault: \(fault) }
      data: { cities: [{ id: oslo, name: Oslo, degrees: 1, days: [] }] }

      """
    }
    let workspace = try Workspace([
      "screens/a.yaml": screen("nothing"), "screens/m.yaml": screen("nothing"),
      "bad": screen("index, early: true"), "good": screen("nothing"),
    ])
    let printed = try serving(
      """
      states() {
        exec 3<>/dev/tcp/127.0.0.1/$port || return
        printf 'GET /data HTTP/1.1\\r\\nHost: 127.0.0.1:%s\\r\\nX-Diorama-Token: %s\\r\\n' \\
          "$port" "${url#*token=}" >&3
        printf 'Connection: close\\r\\n\\r\\n' >&3
        grep -ao '"state":"[a-z]*"' <&3 | cut -d'"' -f4 | tr '\\n' ' '
        exec 3>&-
      }
      await() {
        for i in $(seq 600); do [ "$(states 2>/dev/null)" = "$1" ] && break; sleep 0.1; done
        echo "$1= $(states)"
      }
      await 'missing missing '
      cp bad screens/m.yaml
      await 'missing failed '
      cp good screens/m.yaml
      await 'missing missing '
      """, in: workspace, by: "\((Tool.path as NSString).deletingLastPathComponent)/CrashingTool")
    #expect(
      printed.hasPrefix(
        """
        missing missing = missing missing\u{20}
        missing failed = missing failed\u{20}
        missing missing = missing missing\u{20}
        ended with 0

        """), "\(printed)")
  }

  @Test func serving_a_missing_folder_is_an_error() throws {
    let workspace = try workspace()
    let run = try Tool.run(["gallery", "--serve", workspace.path("nowhere")])
    #expect(run.status == 2)
    #expect(run.printed.contains("nowhere"))
  }
}
