import Testing

@testable import HeadlessNexconn

/// The letters that names are sorted in by: of Chinese ones that of the sound (N168).
@Suite("First letters") struct FirstLetterTests {
  @Test(arguments: [
    ("\u{4DFF}", "#"), ("一", "Y"), ("张", "Z"), ("李", "L"), ("安", "A"), ("欧", "O"),
    ("\u{A000}", "#"),
  ])
  func end_where_the_characters_do(text: String, letter: String) {
    #expect(SelectableUser.firstLetter(of: text) == letter)
  }
}
