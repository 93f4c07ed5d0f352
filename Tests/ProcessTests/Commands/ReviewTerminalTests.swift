import CommandTestSupport
import Foundation
import Testing

/// `diorama review` at a real terminal, which `script` creates.
@Suite(
  "diorama review, at a real terminal",
  .enabled(
    if: Tool.isAvailable && FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
    "needs the built tool and a terminal"))
struct ReviewTerminalTests {
  @Test func review_accepts_single_keys_without_Return() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "variants: { dark: { theme: dark } }"),
      "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Rob"),
    ])
    _ = try workspace.run("test", "screens")
    // Return is not pressed, and an arrow is not a valid answer.
    let (status, printed) = try Tool.shell(
      """
      printf 'a\\033[Arq' | script -qec "'$0' review '$1'; stty -a" /dev/null
      """, workspace.path("screens"))
    #expect(status == 0)
    #expect(printed.contains("(q)uit, (?)? a\r\n"), "\(printed)")
    #expect(printed.contains("(?)? \\u{1B}\r\nunknown key; press one of these:\r\n"), "\(printed)")
    #expect(printed.contains("(q)uit, (?)? q\r\n"), "\(printed)")
    #expect(printed.contains("1 accepted, 1 rejected, 1 pending"), "\(printed)")
    #expect(try workspace.text(of: "screens/__Snapshots__/a.txt") == Screens.snapshot("a", "Alice"))
    // The terminal is restored.
    #expect(printed.contains("isig icanon ") && !printed.contains("-echo "), "\(printed)")
  }
}
