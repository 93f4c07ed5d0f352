import CommandTestSupport
import Foundation
import Testing

/// No file in the folder `.diorama`, which may be committed with a project, changes a verdict.
@Suite("Files in .diorama", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct DioramaFolderTests {
  /// Files that older versions wrote there, and files that an attacker might write.
  private static let files = [
    ("cache/passes-99aa06d3014798d86001c324468d497f", "diorama passes 3\n\u{1}\u{0}\u{0}a"),
    ("cache", "not a folder\n"),
    ("last-failed", "# The screens that failed in the last test\n"),
    (
      "pending/__Snapshots__/a.txt",
      "# A snapshot that waits for a decision\nproposal: write\nrecorded: none\n---\n"
        + Screens.snapshot("a", "Anna")
    ),
  ]

  @Test(arguments: files)
  func no_file_in_the_diorama_folder_changes_a_verdict(path: String, text: String) throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Anna"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bob"),
      "screens/.diorama/\(path)": text,
    ])
    for _ in 1...2 {
      let run = try Tool.run(["test", workspace.path("screens")])
      #expect(run.status == 1, "\(run.printed)")
      #expect(run.printed.hasPrefix("differs  a in text\n"), "\(run.printed)")
      #expect(run.printed.contains("\n1 passed, 1 differs\n"), "\(run.printed)")
    }
    if path.hasPrefix("cache") {
      #expect(try workspace.text(of: "screens/.diorama/\(path)") == text)
    }
  }
}
