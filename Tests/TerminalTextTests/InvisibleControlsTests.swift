import Testing

@testable import TerminalText

@Suite("Invisible controls") struct InvisibleControlsTests {
  @Test func plain_text_is_returned_as_it_is() {
    for text in ["", "Add (%d)", "日本語", "Zoë 👩‍👩‍👧 🇰🇷 1️⃣ ❤️", "نامه\u{200C}ها", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] {
      #expect(text.escapingControls() == text)
    }
  }

  @Test func line_ends_and_tabs_have_short_escapes() {
    #expect("a\nb\tc\rd".escapingControls() == #"a\nb\tc\rd"#)
    #expect("a\r\nb".escapingControls() == #"a\r\nb"#)
  }

  @Test func escape_sequences_never_reach_the_terminal() {
    #expect("\u{1B}[31mred".escapingControls() == #"\u{1B}[31mred"#)
    #expect("\u{9B}31m".escapingControls() == #"\u{9B}31m"#)
    #expect("\0\u{7}\u{8}\u{7F}".escapingControls() == #"\u{0}\u{7}\u{8}\u{7F}"#)
  }

  @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069])
  func bidirectional_overrides_are_visible(value: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    #expect("user\(scalar)gpj".escapingControls() == "user\\u{\(digits)}gpj")
  }

  @Test(
    arguments: [
      0x200E, 0x200F, 0x61C, 0x2028, 0x2029, 0xFEFF, 0xAD, 0x2060, 0x200B, 0xE0041, 0x3164, 0x85,
    ])
  func what_nobody_sees_is_invisible(value: Int) throws {
    #expect(try #require(Unicode.Scalar(value)).isInvisibleControl)
  }

  @Test(arguments: [0x20, 0x41, 0xE9, 0x200C, 0x200D, 0xFE0E, 0xFE0F, 0x301, 0x1F3FB, 0x4E2D])
  func what_is_seen_or_joins_is_not(value: Int) throws {
    #expect(try !#require(Unicode.Scalar(value)).isInvisibleControl)
  }

  @Test func joiners_without_a_character_to_join_are_shown() {
    #expect("\u{200D}a".escapingControls() == #"\u{200D}a"#)
    #expect("ad\u{200D}min".escapingControls() == #"ad\u{200D}min"#)
    #expect("a\u{FE0F}".escapingControls() == #"a\u{FE0F}"#)
  }

  @Test func tags_outside_a_flag_are_shown() {
    #expect("a\u{E0041}".escapingControls() == #"a\u{E0041}"#)
    #expect("🏴\u{E0067}".escapingControls() == #"🏴\u{E0067}"#)
  }
}
