import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Inputs too large for the repository: none traps or hangs, and each is reported briefly.
@Suite("Generated input", .timeLimit(.minutes(30))) struct GeneratedInputTests {
  @Test(arguments: ["[", "{ a: ", "- ", "? "])
  func ten_thousand_nesting_levels_are_reported_at_the_limit(opening: String) throws {
    let deep = String(repeating: opening, count: 10_000)
    let column = 64 * opening.utf8.count + 1
    let workspace = try Workspace(["screens/deep.yaml": deep])
    let run = try workspace.run("lint", "--quiet", "screens")
    #expect(
      run.output.hasPrefix(
        "screens/deep.yaml:1:\(column): error: "
          + "lists and mappings are nested more than 64 levels deep [limit]\n"))
    #expect(run.output.count < 1000)
    #expect(run.status == .findings)
  }

  @Test func the_project_and_its_fixtures_have_the_same_nesting_limit() throws {
    let deep = String(repeating: "[", count: 10_000)
    let workspace = try Workspace([
      "screens/diorama.yaml": deep, "screens/fixtures/team.yaml": "users: \(deep)",
      "screens/invite.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data: fixtures/team.yaml
      """,
    ])
    let run = try workspace.run("lint", "--format", "github", "screens")
    #expect(
      run.output == """
        ::error file=screens/diorama.yaml,line=1,col=65,endLine=1,endColumn=66,title=limit::\
        lists and mappings are nested more than 64 levels deep
        ::error file=screens/fixtures/team.yaml,line=1,col=71,endLine=1,endColumn=72,title=limit::\
        lists and mappings are nested more than 64 levels deep

        """)
  }

  @Test func a_text_of_a_megabyte_is_cut_in_messages() throws {
    let long = String(repeating: "abcdefghij", count: 100_000)
    let workspace = try Workspace([
      "screens/id.yaml": "screen: \(long) \(long)",
      "screens/key.yaml": "viewController: SBUInviteUserViewController\n? \(long)\n: dark\n",
      "screens/text.yaml": Screens.invite("Bob", extra: "description: \(long)"),
      "screens/title.yaml": Screens.invite("Bob", extra: "headerComponent: { title: \(long) }"),
      "screens/type.yaml": "viewController: \(long)",
      "screens/value.yaml": Screens.invite("Bob", extra: "theme: \(long)"),
    ])
    let run = try workspace.run("lint", "screens")
    let shown = "abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghi…"
    let messages = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      messages == [
        "screens/id.yaml:1:9: error: expected a screen's id, found '\(shown)' [wrong-value]",
        "screens/key.yaml:1:17: error: missing key 'channelURL' or 'channel' [missing-key]",
        "screens/key.yaml:2:3: error: '\(shown)' is not a key of the screen 'key' [unknown-key]",
        "screens/type.yaml:1:17: error: unknown view controller '\(shown)' [unknown-type]",
        "screens/value.yaml:7:8: error: expected light or dark, found '\(shown)' [wrong-value]",
      ])
    #expect(run.output.count < 5000)
  }

  @Test func a_text_of_five_megabytes_is_cut_on_the_screen() throws {
    let long = String(repeating: "abcdefghij", count: 500_000)
    let workspace = try Workspace(["screens/invite.yaml": Screens.invite("Bob", long)])
    let run = try workspace.run("render", "screens")
    #expect(run.status == .success)
    #expect(run.output.count < 5000)
    #expect(run.output.contains("│ ○ Bob                  [ ] │\n"))
    #expect(run.output.contains("│ ○ abcdefghijabcdefghi… [ ] │\n"))
  }

  @Test func a_file_of_more_than_16_mebibytes_is_not_parsed() throws {
    let workspace = try Workspace([
      "screens/large.yaml": String(repeating: "# a comment\n", count: 1_400_000)
    ])
    let run = try workspace.run("lint", "--quiet", "screens")
    #expect(
      run.output.hasPrefix(
        "screens/large.yaml:1:1: error: "
          + "the file has 16800000 bytes; the limit is 16777216 [limit]\n"))
  }

  @Test func a_screen_file_has_100_000_nodes_at_most() throws {
    let workspace = try Workspace([
      "screens/many.yaml": "tags:\n" + String(repeating: "  - a\n", count: 100_000)
    ])
    let run = try workspace.run("lint", "--quiet", "screens")
    #expect(
      run.output == """
        screens/many.yaml:99999:5: error: the document has more than 100000 nodes with its aliases \
        expanded [limit]
              |
        99999 |   - a
              |     ^

        """)
  }

  @Test func a_fixture_may_have_more_nodes_than_a_screen() throws {
    let users = (0..<60_000).map { "  - { userId: user\($0) }\n" }.joined()
    let workspace = try Workspace([
      "screens/fixtures/crowd.yaml": "groupChannels: [{ url: crowd }]\nusers:\n\(users)",
      "screens/invite.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: crowd
      data: fixtures/crowd.yaml
      """,
    ])
    let run = try workspace.run("lint", "screens")
    #expect(run.output == "1 screen checked: 0 errors, 0 warnings\n")
  }

  @Test func thousands_of_problems_are_all_counted() throws {
    let steps = (0..<3000).map { "  - tap: { row: 0, button\($0): x }\n" }.joined()
    let workspace = try Workspace([
      "screens/invite.yaml": Screens.invite("Bob") + "steps:\n" + steps
    ])
    let run = try workspace.run("lint", "screens")
    #expect(run.output.hasSuffix("1 screen checked: 6000 errors, 0 warnings\n"))
  }

  @Test func reading_stops_after_100_syntax_errors() throws {
    let workspace = try Workspace([
      "screens/invite.yaml": String(repeating: "tags: [a\n---\n", count: 500)
    ])
    let run = try workspace.run("lint", "screens")
    #expect(
      run.output.contains(
        "screens/invite.yaml:200:1: error: stopped reading the file after 100 errors [limit]\n"))
    #expect(run.output.hasSuffix("0 screens checked: 101 errors, 0 warnings\n"))
  }

  @Test(arguments: [64, 65, 5000])
  func components_extend_each_other_up_to_a_limit(count: Int) throws {
    let chain = (1..<count).map { "  C\($0): { extends: C\($0 - 1), title: Title \($0) }\n" }
    let workspace = try Workspace([
      "screens/invite.yaml": Screens.invite("Bob") + """
        headerComponent: C\(count - 1)
        components:
          C0: { extends: SBUInviteUserModule.Header }
        \(chain.joined())
        """
    ])
    let run = try workspace.run("render", "screens")
    if count <= 64 {
      #expect(run.output.contains(" Title \(count - 1) "))
    } else {
      let message = "error: components extend each other more than 64 levels deep [limit]"
      #expect(run.errors.hasPrefix("screens/invite.yaml:74:19: \(message)\n"))
      #expect(run.errors.count { $0 == "[" } >= count - 64)
    }
  }

  @Test func thousands_of_unknown_ids_are_reported_with_suggestions() throws {
    let users = (0..<5000).map { "  - { userId: user\($0) }\n" }.joined()
    let wrong = (0..<2000).map { "  - uesr\($0)\n" }.joined()
    let workspace = try Workspace([
      "screens/fixtures/crowd.yaml": "groupChannels: [{ url: crowd }]\nusers:\n\(users)",
      "screens/invite.yaml": """
      viewController: SBUInviteUserViewController
      channelURL: crowd
      data: fixtures/crowd.yaml
      users:
      \(wrong)
      """,
    ])
    let run = try workspace.run("lint", "screens")
    #expect(run.output.contains("  = help: did you mean 'user0'?\n"))
    #expect(run.output.hasSuffix("1 screen checked: 2000 errors, 0 warnings\n"))
  }
}
