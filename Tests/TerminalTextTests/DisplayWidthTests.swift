import Testing

@testable import TerminalText

@Suite("Display width") struct DisplayWidthTests {
  @Test func empty_text_takes_no_column() {
    #expect("".displayWidth == 0)
  }

  @Test func ASCII_takes_one_column_each() {
    #expect("Invite people".displayWidth == 13)
    #expect(String(repeating: "x", count: 10_000).displayWidth == 10_000)
  }

  @Test func substrings_are_measured_too() {
    #expect("日本語 Add".dropFirst(2).displayWidth == 6)
    #expect("Add teammates".prefix(3).displayWidth == 3)
  }

  @Test func accented_letters_take_one_column() {
    #expect("Zoë".displayWidth == 3)
    #expect("Zoe\u{308}".displayWidth == 3)
  }

  @Test func combining_marks_take_no_column() {
    #expect(Character("e\u{301}").displayWidth == 1)
    #expect(Character("a\u{300}\u{301}\u{302}\u{303}").displayWidth == 1)
    #expect("\u{301}".displayWidth == 0)
  }

  @Test func Cyrillic_Greek_Hebrew_and_Arabic_take_one_column_each() {
    #expect("Привет".displayWidth == 6)
    #expect("Ωμέγα".displayWidth == 5)
    #expect("שלום".displayWidth == 4)
    #expect("سلام".displayWidth == 4)
  }

  @Test func Arabic_vowel_marks_take_no_column() {
    #expect("سَلَام".displayWidth == 4)
  }

  @Test func CJK_takes_two_columns_each() {
    #expect("日本語".displayWidth == 6)
    #expect("设计团队".displayWidth == 8)
    #expect("、。「」".displayWidth == 8)
  }

  @Test func CJK_outside_of_the_basic_plane_takes_two_columns_each() {
    #expect("𠮷野家".displayWidth == 6)
  }

  @Test func Hangul_syllables_take_two_columns_each() {
    #expect("김철수".displayWidth == 6)
  }

  @Test func Hangul_jamo_of_one_syllable_take_two_columns_together() {
    #expect(Character("\u{1112}\u{1161}\u{11AB}").displayWidth == 2)
    #expect("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}".displayWidth == 4)
  }

  @Test func Hiragana_and_Katakana_take_two_columns_each() {
    #expect("ひらがな".displayWidth == 8)
    #expect("カタカナ".displayWidth == 8)
  }

  @Test func halfwidth_Katakana_takes_one_column_each() {
    #expect("ｶﾀｶﾅ".displayWidth == 4)
    // Unicode joins the voicing mark to its letter, but a terminal gives it a column of its own.
    #expect(Character("ｶﾞ").displayWidth == 2)
  }

  @Test func fullwidth_Latin_takes_two_columns_each() {
    #expect("ＡＢＣ！".displayWidth == 8)
  }

  @Test func characters_of_ambiguous_width_take_one_column() {
    #expect("§±×÷—…①Ωα".displayWidth == 9)
    #expect("┌─┐│".displayWidth == 4)
  }

  @Test func emoji_take_two_columns() {
    #expect("😀".displayWidth == 2)
    #expect("🎉🚀".displayWidth == 4)
    #expect("⌚".displayWidth == 2)
  }

  @Test(arguments: ["👍🏻", "👍🏿", "🙋🏽", "☝🏽"])
  func skin_tones_take_no_additional_column(emoji: Character) {
    #expect(emoji.displayWidth == 2)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👩‍💻", "🏳️‍🌈", "❤️‍🔥", "👩🏽‍🚀", "🧑🏻‍❤️‍💋‍🧑🏿"])
  func joined_families_and_professions_take_two_columns(emoji: Character) {
    #expect(emoji.displayWidth == 2)
  }

  @Test func flags_take_two_columns() {
    #expect(Character("🇰🇷").displayWidth == 2)
    #expect("🇰🇷🇩🇪".displayWidth == 4)
    #expect(Character("🏴󠁧󠁢󠁳󠁣󠁴󠁿").displayWidth == 2)
  }

  @Test(arguments: ["1️⃣", "#️⃣", "*️⃣"])
  func keycaps_take_two_columns(emoji: Character) {
    #expect(emoji.displayWidth == 2)
  }

  @Test func variation_selector_16_makes_a_symbol_two_columns_wide() {
    #expect(Character("❤").displayWidth == 1)
    #expect(Character("❤\u{FE0F}").displayWidth == 2)
    #expect(Character("☎\u{FE0F}").displayWidth == 2)
  }

  @Test func variation_selector_16_does_not_widen_a_letter() {
    #expect(Character("a\u{FE0F}").displayWidth == 1)
  }

  @Test func variation_selector_15_does_not_change_the_width() {
    #expect(Character("❤\u{FE0E}").displayWidth == 1)
    #expect(Character("⌚\u{FE0E}").displayWidth == 2)
  }

  @Test func Devanagari_syllables_take_one_column_per_spacing_character() {
    #expect(Character("क").displayWidth == 1)
    #expect(Character("नि").displayWidth == 2)
    #expect(Character("क्ष").displayWidth == 2)
  }

  @Test func Thai_vowels_above_a_letter_take_no_column() {
    #expect("ที่".displayWidth == 1)
  }

  @Test func zero_width_scalars_take_no_column() {
    #expect("a\u{200B}b\u{2060}c".displayWidth == 3)
  }

  @Test func control_characters_take_no_column() {
    #expect("\u{1B}[1m".displayWidth == 3)
    #expect("a\tb\n".displayWidth == 2)
    #expect("\r\n".displayWidth == 0)
  }

  @Test func the_width_of_mixed_text_is_the_sum_of_its_characters() {
    let text = "Kim 김 👩‍👩‍👧 café 🇫🇷!"
    #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
    #expect(text.displayWidth == 18)
  }
}
