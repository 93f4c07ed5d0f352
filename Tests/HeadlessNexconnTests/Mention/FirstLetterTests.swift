import Foundation
import Testing

@testable import HeadlessNexconn

/// The letters that Chinese names are sorted in by (N168).
@Suite("First letters") struct FirstLetterTests {
  /// What Unicode's transliteration says of a character, as the real kit asks it.
  private func transliterated(_ scalar: Unicode.Scalar) -> Character? {
    let sound = String(scalar).applyingTransform(.mandarinToLatin, reverse: false)
    let letters = sound?.applyingTransform(.stripDiacritics, reverse: false)
    guard let first = letters?.uppercased().first, first.isASCII, first.isLetter else { return nil }
    return first
  }

  @Test func are_those_of_the_sound_of_each_character() {
    var wrong: [String] = []
    for code in FirstLetters.characters {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let (said, sound) = (FirstLetters.letter(of: scalar), transliterated(scalar))
      if said != sound { wrong.append("\(scalar): \(said ?? "#") for \(sound ?? "#")") }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [("\u{4DFF}", nil), ("一", "Y"), ("张", "Z"), ("李", "L"), ("\u{A000}", nil)])
  func end_where_the_characters_do(text: String, letter: Character?) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(FirstLetters.letter(of: scalar) == letter)
  }
}
