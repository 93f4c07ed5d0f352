import CommandTestSupport
import Foundation
import Testing

/// `diorama review` at a real terminal, which `script` makes.
@Suite(
  "diorama review, at a real terminal",
  .enabled(
    if: Tool.isAvailable && FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
    "needs the built tool and a terminal"))
struct ReviewTerminalTests {
  @Test func a_key_is_enough() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Rob"),
    ])
    _ = try workspace.run("test", "screens")
    // Nobody presses Return, and an arrow is no answer.
    let (status, printed) = try Tool.shell(
      """
      printf 'a\\033[Arq' | script -qec "'$0' review '$1'; stty -a" /dev/null
      """, workspace.path("screens"))
    #expect(status == 0)
    #expect(printed.contains("(q)uit, (?)? a\r\n"), "\(printed)")
    #expect(printed.contains("(?)? \\u{1B}\r\none of the letters\r\n"), "\(printed)")
    #expect(printed.contains("(q)uit, (?)? q\r\n"), "\(printed)")
    #expect(printed.contains("1 accepted, 1 rejected, 1 still waiting"), "\(printed)")
    #expect(try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alice"))
    // The terminal is as it was.
    #expect(printed.contains("isig icanon ") && !printed.contains("-echo "), "\(printed)")
  }
}
