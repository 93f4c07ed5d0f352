import Testing

@testable import HeadlessSendbird

/// Messages that are longer than an app expects. A screen that takes more than 10 s fails.
@Suite("Long messages") struct LongMessageTests {
  /// The frame of a channel with one message by Bob.
  private func frame(_ message: String, config: String = "") throws -> String {
    try frames(
      of: """
        viewController: SBUGroupChannelViewController
        channelURL: c
        now: 2026-09-10T10:00:00Z
        device: { width: 40, height: 11 }
        \(config)
        """,
      project: "severity: { a11y-contrast: off, a11y-label: off }",
      fixtures: [
        "team": """
        users: [{ userId: alice, nickname: Alice }, { userId: bob, nickname: Bob }]
        groupChannels:
          - url: c
            members: [alice, bob]
            messages:
              - { sender: bob, createdAt: 2026-09-10T09:00:00Z, \(message) }
        """
      ])
  }

  @Test(
    arguments: [
      (String(repeating: "word ", count: 200_000), "word word word word"),
      (String(repeating: "x", count: 1_000_000), String(repeating: "x", count: 21)),
      (String(repeating: #"a\n"#, count: 100_000), "a"),
      (String(repeating: "אב ", count: 100_000), "אב אב אב"),
      (String(repeating: "👨‍👩‍👧", count: 20_000), "👨‍👩‍👧👨‍👩‍👧"),
      (String(repeating: "e\u{301}", count: 50_000), "e\u{301}e\u{301}"),
      (String(repeating: #"\\"#, count: 10_000), #"\\\\"#),
      (String(repeating: #"a\u200B"#, count: 10_000), #"a\u{200B}a"#),
    ])
  func a_long_text_fills_the_screen(text: String, start: String) throws {
    // The bubble of another's message; the first line is at its start.
    let lines = try frame("message: \"\(text)\"").split(separator: "\n")
    let first = try #require(lines.first { $0.contains("◂") }, "\(lines)")
    #expect(first.contains("◂ \(start)"), "\(first)")
    #expect(lines.count == 11)
  }

  @Test func markdown_of_a_long_text_is_searched_once() throws {
    // G132: the worst text for a search for links.
    let lines = try frame(
      "message: \"\(String(repeating: "[", count: 60_000))\"",
      config: "SendbirdUI: { isMarkdownForUserMessageEnabled: true }")
    #expect(lines.contains("◂ [[[["), "\(lines)")
  }

  @Test func thousands_of_reactions_are_in_lines() throws {
    // G144.
    let reactions = (0..<5_000).map { "e\($0): [bob]" }.joined(separator: ", ")
    let text = try frame("message: Hi, reactions: { \(reactions) }")
    #expect(text.contains("[e0 1] [e1 1] "), "\(text)")
  }

  @Test func reactions_go_to_the_next_line_before_they_are_cut() throws {
    // G144.
    let text = try frame(
      "message: Hi, reactions: { 👍: [alice, bob], 🎉: [bob], ❤: [alice], 😂: [bob] }")
    #expect(
      text.contains(
        """
        │     [👍 2 ✓] [🎉 1]                  │
        │ ○   [❤ 1 ✓] [😂 1] [☺]  09:00 AM     │
        """), "\(text)")
  }
}
