import Testing
import YAML

@Suite("Text printer") struct TextPrinterTests {
  private func expect(
    _ diagnostic: Diagnostic, prints expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = TextPrinter(color: false).text(of: [diagnostic])
    #expect(text == expected + "\n", sourceLocation: sourceLocation)
  }

  @Test func the_example_of_the_specification_is_printed_exactly() {
    let yaml: MarkedText = """
      screen: invite-users
      description: Invite people
      viewController: SBUInviteUserViewController
      headerComponent: 1️⃣SBUInviteUserModul.Header2️⃣
      """
    let diagnostic = Diagnostic(
      .unknownType, "unknown header 'SBUInviteUserModul.Header'",
      at: .make(in: yaml, path: "screens/invite.yaml"),
      help: .didYouMean("SBUInviteUserModule.Header"))
    expect(
      diagnostic,
      prints: """
        screens/invite.yaml:4:18: error: unknown header 'SBUInviteUserModul.Header' [unknown-type]
          |
        4 | headerComponent: SBUInviteUserModul.Header
          |                  ^~~~~~~~~~~~~~~~~~~~~~~~~
          = help: did you mean 'SBUInviteUserModule.Header'?
        """)
  }

  @Test func a_warning_is_labeled_as_a_warning() {
    expect(
      .make(in: "1️⃣a2️⃣", "old", severity: .warning),
      prints: """
        screens/a.yaml:1:1: warning: old [wrong-value]
          |
        1 | a
          | ^
        """)
  }

  @Test func notes_have_their_own_snippet() {
    let yaml: MarkedText = "title: a\n1️⃣title2️⃣: b\n"
    let first = Place.make(in: "1️⃣title2️⃣: a\ntitle: b\n")
    expect(
      .make(
        in: yaml, "twice", help: Diagnostic.Help("remove one"), notes: [.init("first", at: first)]),
      prints: """
        screens/a.yaml:2:1: error: twice [wrong-value]
          |
        2 | title: b
          | ^~~~~
          = help: remove one
        screens/a.yaml:1:1: note: first
          |
        1 | title: a
          | ^~~~~
        """)
  }

  @Test func the_gutter_is_as_wide_as_the_line_number() {
    let yaml = MarkedText(stringLiteral: String(repeating: "\n", count: 122) + "a: 1️⃣b2️⃣")
    expect(
      .make(in: yaml, help: Diagnostic.Help("c")),
      prints: """
        screens/a.yaml:123:4: error: no [wrong-value]
            |
        123 | a: b
            |    ^
            = help: c
        """)
  }

  @Test func wide_characters_move_the_underline_by_two_columns() {
    expect(
      .make(in: "이름: {日本語: 1️⃣값값2️⃣}"),
      prints: """
        screens/a.yaml:1:11: error: no [wrong-value]
          |
        1 | 이름: {日本語: 값값}
          |                ^~~~
        """)
  }

  @Test func emoji_before_and_in_the_range_take_two_columns() {
    expect(
      .make(in: "👩‍👩‍👧 🇰🇷 1️⃣👍🏽!2️⃣ x"),
      prints: """
        screens/a.yaml:1:10: error: no [wrong-value]
          |
        1 | 👩‍👩‍👧 🇰🇷 👍🏽! x
          |       ^~~
        """)
  }

  @Test func combining_marks_take_no_column() {
    expect(
      .make(in: "e\u{301}e\u{301}: 1️⃣x2️⃣"),
      prints: """
        screens/a.yaml:1:7: error: no [wrong-value]
          |
        1 | e\u{301}e\u{301}: x
          |     ^
        """)
  }

  @Test func tabs_are_shown_as_spaces() {
    expect(
      .make(in: "\ta:\t1️⃣b\tc2️⃣"),
      prints: """
        screens/a.yaml:1:5: error: no [wrong-value]
          |
        1 |     a:    b    c
          |           ^~~~~~
        """)
  }

  @Test func controls_are_shown_as_escapes() {
    expect(
      .make(in: "\u{1B}[1m: 1️⃣\u{202E}x2️⃣"),
      prints: #"""
        screens/a.yaml:1:7: error: no [wrong-value]
          |
        1 | \u{1B}[1m: \u{202E}x
          |            ^~~~~~~~~
        """#)
  }

  @Test func controls_in_message_path_and_help_are_escaped() {
    expect(
      .make(
        in: "1️⃣a2️⃣", path: "a\u{1B}.yaml", "no '\u{1B}[2J'", help: Diagnostic.Help("not \u{202E}")),
      prints: #"""
        a\u{1B}.yaml:1:1: error: no '\u{1B}[2J' [wrong-value]
          |
        1 | a
          | ^
          = help: not \u{202E}
        """#)
  }

  @Test func an_empty_range_is_marked_with_one_character() {
    expect(
      .make(in: "a: 1️⃣\nb: c"),
      prints: """
        screens/a.yaml:1:4: error: no [wrong-value]
          |
        1 | a:\u{20}
          |    ^
        """)
  }

  @Test func a_range_on_an_empty_line_is_marked() {
    expect(
      .make(in: "a:\n1️⃣"),
      prints: """
        screens/a.yaml:2:1: error: no [wrong-value]
          |
        2 |
          | ^
        """)
  }

  @Test func a_range_of_several_lines_is_underlined_to_the_end_of_the_first() {
    expect(
      .make(in: "a: 1️⃣[b,\n  c]2️⃣\n"),
      prints: """
        screens/a.yaml:1:4: error: no [wrong-value]
          |
        1 | a: [b,
          |    ^~~
        """)
  }

  @Test func a_place_after_the_end_of_the_file_has_no_snippet() {
    let place = Place(
      source: Source(path: "a.yaml", bytes: []), start: Mark(line: 9, column: 1),
      end: Mark(line: 9, column: 1))
    expect(Diagnostic(.limit, "no", at: place), prints: "a.yaml:9:1: error: no [limit]")
  }

  @Test func several_diagnostics_are_printed_one_after_the_other() {
    let one = Diagnostic.make(in: "1️⃣a2️⃣", "one")
    let two = Diagnostic.make(in: "1️⃣b2️⃣", path: "screens/b.yaml", "two")
    #expect(
      TextPrinter(color: false).text(of: [one, two]) == """
        screens/a.yaml:1:1: error: one [wrong-value]
          |
        1 | a
          | ^
        screens/b.yaml:1:1: error: two [wrong-value]
          |
        1 | b
          | ^

        """)
    #expect(TextPrinter(color: false).text(of: []) == "")
  }

  @Test func colors_do_not_change_the_text() {
    let yaml: MarkedText = "a: 1️⃣bc2️⃣"
    let list = [
      Diagnostic.make(in: yaml, help: .didYouMean("d"), notes: [.init("n", at: .make(in: yaml))]),
      Diagnostic.make(in: yaml, "w", severity: .warning),
    ]
    let colored = TextPrinter(color: true).text(of: list)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;31m^~\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == TextPrinter(color: false).text(of: list))
  }
}
