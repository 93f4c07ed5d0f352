import Testing

@testable import TerminalText

@Suite struct DisplayWidthTests {
  @Test func emptyTextTakesNoColumn() {
    #expect("".displayWidth == 0)
  }

  @Test func asciiTakesOneColumnEach() {
    #expect("Invite people".displayWidth == 13)
    #expect(String(repeating: "x", count: 10_000).displayWidth == 10_000)
  }

  @Test func substringsAreMeasuredToo() {
    #expect("日本語 Add".dropFirst(2).displayWidth == 6)
    #expect("Add teammates".prefix(3).displayWidth == 3)
  }

  @Test func accentedLettersTakeOneColumn() {
    #expect("Zoë".displayWidth == 3)
    #expect("Zoe\u{308}".displayWidth == 3)
  }

  @Test func combiningMarksTakeNone() {
    #expect(Character("e\u{301}").displayWidth == 1)
    #expect(Character("a\u{300}\u{301}\u{302}\u{303}").displayWidth == 1)
    #expect("\u{301}".displayWidth == 0)
  }

  @Test func cyrillicGreekHebrewAndArabicTakeOneColumnEach() {
    #expect("Привет".displayWidth == 6)
    #expect("Ωμέγα".displayWidth == 5)
    #expect("שלום".displayWidth == 4)
    #expect("سلام".displayWidth == 4)
  }

  @Test func arabicVowelSignsTakeNone() {
    #expect("سَلَام".displayWidth == 4)
  }

  @Test func cjkTakesTwoColumnsEach() {
    #expect("日本語".displayWidth == 6)
    #expect("设计团队".displayWidth == 8)
    #expect("、。「」".displayWidth == 8)
  }

  @Test func rareCJKBeyondTheBasicPlaneTakesTwo() {
    #expect("𠮷野家".displayWidth == 6)
  }

  @Test func hangulSyllablesTakeTwo() {
    #expect("김철수".displayWidth == 6)
  }

  @Test func hangulJamoThatMakeASyllableTakeTwoTogether() {
    #expect(Character("\u{1112}\u{1161}\u{11AB}").displayWidth == 2)
    #expect("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}".displayWidth == 4)
  }

  @Test func hiraganaAndKatakanaTakeTwo() {
    #expect("ひらがな".displayWidth == 8)
    #expect("カタカナ".displayWidth == 8)
  }

  @Test func halfwidthKatakanaTakesOne() {
    #expect("ｶﾀｶﾅ".displayWidth == 4)
    // Unicode joins the voicing mark to its letter; a terminal gives it a column nevertheless.
    #expect(Character("ｶﾞ").displayWidth == 2)
  }

  @Test func fullwidthLatinTakesTwo() {
    #expect("ＡＢＣ！".displayWidth == 8)
  }

  @Test func ambiguousWidthTakesOne() {
    #expect("§±×÷—…①Ωα".displayWidth == 9)
    #expect("┌─┐│".displayWidth == 4)
  }

  @Test func emojiTakeTwo() {
    #expect("😀".displayWidth == 2)
    #expect("🎉🚀".displayWidth == 4)
    #expect("⌚".displayWidth == 2)
  }

  @Test(arguments: ["👍🏻", "👍🏿", "🙋🏽", "☝🏽"])
  func skinTonesTakeNothingMore(emoji: Character) {
    #expect(emoji.displayWidth == 2)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👩‍💻", "🏳️‍🌈", "❤️‍🔥", "👩🏽‍🚀", "🧑🏻‍❤️‍💋‍🧑🏿"])
  func joinedFamiliesAndProfessionsTakeTwo(emoji: Character) {
    #expect(emoji.displayWidth == 2)
  }

  @Test func flagsTakeTwo() {
    #expect(Character("🇰🇷").displayWidth == 2)
    #expect("🇰🇷🇩🇪".displayWidth == 4)
    #expect(Character("🏴󠁧󠁢󠁳󠁣󠁴󠁿").displayWidth == 2)
  }

  @Test(arguments: ["1️⃣", "#️⃣", "*️⃣"])
  func keycapsTakeTwo(emoji: Character) {
    #expect(emoji.displayWidth == 2)
  }

  @Test func variationSelector16MakesASignAnEmoji() {
    #expect(Character("❤").displayWidth == 1)
    #expect(Character("❤\u{FE0F}").displayWidth == 2)
    #expect(Character("☎\u{FE0F}").displayWidth == 2)
  }

  @Test func variationSelector16ChangesNoLetter() {
    #expect(Character("a\u{FE0F}").displayWidth == 1)
  }

  @Test func variationSelector15LeavesTheWidth() {
    #expect(Character("❤\u{FE0E}").displayWidth == 1)
    #expect(Character("⌚\u{FE0E}").displayWidth == 2)
  }

  @Test func devanagariSyllablesTakeAsManyColumnsAsTheirSigns() {
    #expect(Character("क").displayWidth == 1)
    #expect(Character("नि").displayWidth == 2)
    #expect(Character("क्ष").displayWidth == 2)
  }

  @Test func thaiVowelsAboveTakeNone() {
    #expect("ที่".displayWidth == 1)
  }

  @Test func zeroWidthScalarsTakeNone() {
    #expect("a\u{200B}b\u{2060}c".displayWidth == 3)
  }

  @Test func controlsTakeNone() {
    #expect("\u{1B}[1m".displayWidth == 3)
    #expect("a\tb\n".displayWidth == 2)
    #expect("\r\n".displayWidth == 0)
  }

  @Test func mixedTextIsTheSumOfItsCharacters() {
    let text = "Kim 김 👩‍👩‍👧 café 🇫🇷!"
    #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
    #expect(text.displayWidth == 18)
  }
}
