import Testing
import YAML

@Suite("GitHub printer") struct GitHubPrinterTests {
  @Test func a_diagnostic_is_printed_as_a_workflow_command() {
    #expect(
      GitHubPrinter().text(of: [.make(in: "a: 1️⃣b2️⃣", "no such thing")])
        == "::error file=screens/a.yaml,line=1,col=4,endLine=1,endColumn=5,title=wrong-value"
        + "::no such thing\n")
  }

  @Test func warnings_and_notes_have_their_own_commands() {
    let text = GitHubPrinter().text(of: [
      .make(in: "1️⃣a", severity: .warning), .make(in: "1️⃣a", severity: .note),
    ])
    #expect(
      text.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["::warning", "::notice"])
  }

  @Test func help_and_notes_follow_on_their_own_lines() {
    let note = Diagnostic.Note("first", at: .make(in: "\n1️⃣b"))
    let text = GitHubPrinter().text(of: [
      .make(in: "1️⃣a", "no", help: .didYouMean("d"), notes: [note])
    ])
    #expect(text.hasSuffix("::no%0Ahelp: did you mean 'd'?%0Ascreens/a.yaml:2:1: note: first\n"))
  }

  @Test func the_percent_character_is_escaped_in_messages() {
    let text = GitHubPrinter().text(of: [.make(in: "1️⃣a", "100%: a, b")])
    #expect(text.hasSuffix("::100%25: a, b\n"))
  }

  @Test func colons_and_commas_are_escaped_in_paths() {
    let text = GitHubPrinter().text(of: [.make(in: "1️⃣a", path: "a:b,c%\n\u{1B}.yaml")])
    #expect(text.hasPrefix(#"::error file=a%3Ab%2Cc%25%0A\u{1B}.yaml,line=1,"#))
  }

  @Test func line_breaks_and_controls_keep_a_command_on_one_line() {
    let text = GitHubPrinter().text(of: [.make(in: "1️⃣a", "a\nb\r\nc\u{1B}")])
    #expect(text.hasSuffix(#"::a\nb\r\nc\u{1B}"# + "\n"))
    #expect(text.utf8.count { $0 == 0x0A } == 1)
  }
}
