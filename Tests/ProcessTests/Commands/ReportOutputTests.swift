import CommandTestSupport
import DioramaCommand
import Testing

/// Test reports that are not written to a regular file.
@Suite("Outputs of reports", .enabled(if: Tool.isAvailable)) struct ReportOutputTests {
  @Test func a_report_can_be_written_to_a_pipe_and_to_standard_output() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alice"),
    ])
    let (status, printed) = try Tool.shell(
      """
      cd "$1" && mkfifo pipe && (cat pipe & "$0" test -q --junit pipe screens; wait) \\
        && "$0" test -q --junit /dev/stdout screens >out.xml
      """, workspace.root)
    #expect(status == 0)
    #expect(printed.hasPrefix("<?xml"), "\(printed)")
    #expect(try workspace.text(of: "out.xml").hasPrefix("<?xml"))
    #expect(try workspace.run("test", "--junit", "-", "screens").status == .usage)
  }
}
