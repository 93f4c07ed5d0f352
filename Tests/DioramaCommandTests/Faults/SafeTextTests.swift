import CommandTestSupport
import Testing

@testable import DioramaCommand

/// Literal text is kept, interpolated text is escaped.
@Suite("Safe text") struct SafeTextTests {
  @Test func interpolated_text_is_escaped_and_literal_text_is_not() {
    let path = "a\u{1B}[31m\nb\u{202E}"
    let text: SafeText = "\u{1B}[1mwrote\u{1B}[0m \(path)\n"
    #expect(text.text == "\u{1B}[1mwrote\u{1B}[0m a\\u{1B}[31m\\nb\\u{202E}\n")
    #expect(("\(text)" as SafeText).text == text.text)
    #expect(("\(7) \(path[...].prefix(1))\n" as SafeText).text == "7 a\n")
  }

  @Test func line_feeds_are_the_only_control_characters_kept_in_lines() {
    #expect(SafeText(lines: "a\r\nb\tc\u{2028}d\n").text == "a\\r\nb\\tc\\u{2028}d\n")
    #expect(SafeText(lines: "\u{1B}[31mred\n").text == "\\u{1B}[31mred\n")
  }

  @Test func color_sequences_are_kept_on_request_and_no_others() {
    let text = SafeText(
      lines: "\u{1B}[1;31mred\u{1B}[0m \u{1B}[2J \u{1B}]8;;x\u{7} \u{1B}m \u{1B}[31",
      keepsColors: true)
    #expect(
      text.text
        == "\u{1B}[1;31mred\u{1B}[0m \\u{1B}[2J \\u{1B}]8;;x\\u{7} \\u{1B}m \\u{1B}[31")
  }

  @Test func json_escapes_decode_to_the_same_text() throws {
    let text = SafeText(json: "[\n\"a\u{202E}\u{7F}\u{E0041}\u{200D}\"\n]\n")
    #expect(text.text == "[\n\"a\\u202e\\u007f\\udb40\\udc41\u{200D}\"\n]\n")
    let list = try #require(try CommandRun.json(in: text.text) as? [String])
    #expect(list.map { Array($0.utf8) } == [Array("a\u{202E}\u{7F}\u{E0041}\u{200D}".utf8)])
  }
}
