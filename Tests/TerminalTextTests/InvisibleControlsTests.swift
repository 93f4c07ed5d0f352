import MutatedFiles
import Testing

@testable import TerminalText

@Suite("Invisible controls") struct InvisibleControlsTests {
  @Test func plain_text_is_returned_unchanged() {
    for text in ["", "Add (%d)", "日本語", "Zoë 👩‍👩‍👧 🇰🇷 1️⃣ ❤️", "نامه\u{200C}ها", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] {
      #expect(text.escapingControls() == text)
    }
  }

  @Test func line_ends_and_tabs_have_short_escapes() {
    #expect("a\nb\tc\rd".escapingControls() == #"a\nb\tc\rd"#)
    #expect("a\r\nb".escapingControls() == #"a\r\nb"#)
  }

  @Test func control_characters_of_escape_sequences_are_escaped() {
    #expect("\u{1B}[31mred".escapingControls() == #"\u{1B}[31mred"#)
    #expect("\u{9B}31m".escapingControls() == #"\u{9B}31m"#)
    #expect("\0\u{7}\u{8}\u{7F}".escapingControls() == #"\u{0}\u{7}\u{8}\u{7F}"#)
  }

  @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069])
  func bidirectional_controls_are_escaped(value: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    #expect("user\(scalar)gpj".escapingControls() == "user\\u{\(digits)}gpj")
  }

  @Test(
    arguments: [
      0x200E, 0x200F, 0x61C, 0x2028, 0x2029, 0xFEFF, 0xAD, 0x2060, 0x200B, 0xE0041, 0x3164, 0x85,
    ])
  func invisible_scalars_are_invisible_controls(value: Int) throws {
    #expect(try #require(Unicode.Scalar(value)).isInvisibleControl)
  }

  @Test(arguments: [0x20, 0x41, 0xE9, 0x200C, 0x200D, 0xFE0E, 0xFE0F, 0x301, 0x1F3FB, 0x4E2D])
  func visible_and_joining_scalars_are_not_invisible_controls(value: Int) throws {
    #expect(try !#require(Unicode.Scalar(value)).isInvisibleControl)
  }

  @Test func joiners_without_a_character_to_join_are_escaped() {
    #expect("\u{200D}a".escapingControls() == #"\u{200D}a"#)
    #expect("ad\u{200D}min".escapingControls() == #"ad\u{200D}min"#)
    #expect("a\u{FE0F}".escapingControls() == #"a\u{FE0F}"#)
  }

  @Test func a_combining_mark_without_a_character_is_escaped() {
    #expect("\u{301}a".escapingControls() == #"\u{301}a"#)
    #expect("a\n\u{301}".escapingControls() == #"a\n\u{301}"#)
    #expect("a\u{301}".escapingControls() == "a\u{301}")
    #expect("\u{34F}".escapingControls() == #"\u{34F}"#)
  }

  // MARK: Escapes of snapshots

  @Test(
    arguments: [
      (#"Ben\nB"#, #"Ben\\nB"#), ("Ben\nB", #"Ben\nB"#), (#"a\\tb"#, #"a\\\\tb"#),
      (#"a\r"#, #"a\\r"#), (#"\u{200B}"#, #"\\u{200B}"#), ("\u{200B}", #"\u{200B}"#),
      (#"\u{"#, #"\\u{"#), ("\\\n", #"\\\n"#), ("\\\u{7}", #"\\\u{7}"#), (#"\n\n"#, #"\\n\\n"#),
      // These do not read as escapes.
      (#"C:\Users\Bob\data"#, #"C:\Users\Bob\data"#), (#"\"#, #"\"#), (#"a\\"#, #"a\\"#),
      (#"\u200B"#, #"\u200B"#), (#"¯\_(ツ)_/¯"#, #"¯\_(ツ)_/¯"#),
    ])
  func a_backslash_is_doubled_if_it_would_read_as_an_escape(text: String, escaped: String) {
    #expect(text.reversiblyEscaped() == escaped)
  }

  @Test(
    arguments: [
      ("Ben ", #"Ben\u{20}"#), ("Ben  ", #"Ben \u{20}"#), (#"\ "#, #"\\\u{20}"#),
      (#"Ben\u{20}"#, #"Ben\\u{20}"#), ("Ben", "Ben"), (" ", " "), ("  ", "  "), ("", ""),
    ])
  func a_space_at_the_end_is_escaped_on_request(text: String, escaped: String) {
    #expect(text.reversiblyEscaped(includesFinalSpace: true) == escaped)
    #expect(text.reversiblyEscaped().hasSuffix(" ") == text.hasSuffix(" "))
  }

  /// Restores a text from its escapes. This proves that no two texts have the same escapes.
  private func unescaped(_ text: String) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let more = rest.prefix { $0 == "\\" }.count
      rest = rest.dropFirst(more)
      let isTail =
        rest.first.map { "nrt".unicodeScalars.contains($0) } ?? false
        || rest.starts(with: "u{".unicodeScalars)
      let count = isTail ? (more + 1) / 2 : more + 1
      result.append(contentsOf: repeatElement("\\", count: count))
      guard isTail, (more + 1) % 2 == 1, let letter = rest.popFirst() else { continue }
      switch letter {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      default:
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest[digits.endIndex...].dropFirst()
        var number = String.UnicodeScalarView()
        number.append(contentsOf: digits)
        result.append(UInt32(String(number), radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
      }
    }
    return result
  }

  /// Parts of texts that could be mistaken for each other.
  private static let parts: [String] = [
    "\\", "\\", "n", "t", "r", "u", "{", "}", "u{", "u{200B}", "200B", "a", " ", "'", "é",
    "e\u{301}", "\u{301}",
    "\n", "\t", "\r", "\r\n", "\u{7}", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{200B}", "\u{200D}",
    "\u{200E}",
    "\u{202E}", "\u{2066}", "\u{2028}", "\u{FEFF}", "\u{AD}", "\u{FE0F}", "\u{34F}", "\u{3164}",
    "👩‍👧", "❤️", "1️⃣", "🇰🇷", "🏴",
    "\u{E0067}", "\u{E007F}", "각", "\u{1100}", "\u{11A8}", "\u{0600}", "日", "\u{93F}", "\u{10FFFF}",
    "\u{E000}",
  ]

  @Test func random_texts_can_be_restored_from_their_escapes() {
    var generator = SeededGenerator(seed: 38)
    for _ in 0..<50_000 {
      let count = Int.random(in: 0...7, using: &generator)
      let text = (0..<count).map { _ in Self.parts.randomElement(using: &generator) ?? "" }.joined()
      let escaped = text.reversiblyEscaped()
      let isSame = unescaped(escaped).elementsEqual(text.unicodeScalars)
      // A terminal would not draw a mark without a character before it.
      let isVisible = escaped.allSatisfy { $0.displayWidth > 0 }
      if !isSame || !isVisible {
        let numbers = text.unicodeScalars.map { String($0.value, radix: 16) }
        Issue.record("\(numbers) is \(escaped)")
        return
      }
    }
  }

  @Test func tag_characters_outside_of_a_flag_are_escaped() {
    #expect("a\u{E0041}".escapingControls() == #"a\u{E0041}"#)
    #expect("🏴\u{E0067}".escapingControls() == #"🏴\u{E0067}"#)
  }
}
