import CommandTestSupport
import Foundation
import Testing

/// Compares the digests in the policy of a gallery's page with those of `openssl`.
@Suite(
  "diorama gallery: digests of the page",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl"), "needs openssl"))
struct ContentSecurityPolicyTests {
  @Test func the_policy_contains_the_digests_of_the_script_and_the_style() throws {
    let project = try Workspace(["screens/a.yaml": Screens.invite("Ada")])
    _ = try CommandRun(["gallery", "--out", project.path("page.html"), project.path("screens")])
    let text = try project.text(of: "page.html")
    let policy = try part(text, from: "Security-Policy\" content=\"", to: "\"")
    let style = try part(text, from: "<style>", to: "</style>")
    let script = try part(text, from: "<script type=\"module\">", to: "</script>")
    #expect(!script.isEmpty)
    for (name, content) in [("style-src", style), ("script-src", script)] {
      let workspace = try Workspace(["part": content])
      let digest = try Tool.shell(
        "openssl dgst -sha256 -binary \"$1\" | base64", workspace.path("part"))
      let expected = digest.printed.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(policy.contains("\(name) 'sha256-\(expected)'"), "\(name)")
    }
  }

  /// The text between two delimiters.
  private func part(_ text: String, from start: String, to end: String) throws -> String {
    let begin = try #require(text.range(of: start)?.upperBound, "\(start)")
    let finish = try #require(text.range(of: end, range: begin..<text.endIndex)?.lowerBound)
    return String(text[begin..<finish])
  }
}
