import Testing

@testable import HeadlessNexconn

/// The letters that names are sorted by; for a Chinese name, that of its pronunciation (N168).
@Suite("First letters") struct FirstLetterTests {
  @Test(arguments: [
    ("\u{4DFF}", "#"), ("一", "Y"), ("张", "Z"), ("李", "L"), ("安", "A"), ("欧", "O"),
    ("\u{A000}", "#"),
  ])
  func only_chinese_characters_get_a_letter_by_pronunciation(text: String, letter: String) {
    #expect(SelectableUser.firstLetter(of: text) == letter)
  }
}
