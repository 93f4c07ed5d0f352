import Foundation
import MutatedFiles
import Testing

@testable import DioramaStage

struct TextLinesTests {
  /// A reference implementation: words fill a line while they fit, a word that is wider than a line
  /// is broken anywhere, and spaces at a wrap are dropped. Spaces that begin a text stay.
  ///
  /// Line ends other than line feeds are kept at the end of their lines.
  private func lines(of text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var paragraphs = [""]
    for character in text {
      if character != "\n" { paragraphs[paragraphs.count - 1].append(character) }
      if character.isNewline { paragraphs.append("") }
    }
    for paragraph in paragraphs {
      var line: String?
      var hasWrapped = false
      func wrap() {
        guard let ended = line else { return }
        lines.append(ended)
        (line, hasWrapped) = (nil, true)
      }
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if let begun = line, "\(begun) \(word)".drawnWidth <= columns {
          line = "\(begun) \(word)"
          continue
        }
        wrap()
        if word.isEmpty, !hasWrapped { line = "" }
        for character in word {
          if "\(line ?? "")\(character)".drawnWidth > columns { wrap() }
          line = "\(line ?? "")\(character)"
        }
      }
      lines.append(line ?? "")
    }
    return lines
  }

  @Test(arguments: [
    ("to be or not", 6, ["to be", "or not"]),
    ("internationally", 6, ["intern", "ationa", "lly"]),
    ("a  b\n\n c ", 9, ["a  b", "", " c "]),
    (" Ben", 9, [" Ben"]), ("  Ben", 9, ["  Ben"]), ("A\n B", 9, ["A", " B"]), ("  ", 9, ["  "]),
    (" Benjamin", 6, ["", "Benjam", "in"]), ("Ben  Ola", 4, ["Ben ", "Ola"]),
    ("日本語 text", 5, ["日本", "語", "text"]),
    ("a\r\nb\u{2028}c\rd\ne", 9, ["a\r\n", "b\u{2028}", "c\r", "d", "e"]),
    (#"a\nb"#, 3, ["a\\", "nb"]),
    ("é\u{301}e 👩‍👩‍👧 x", 4, ["é\u{301}e", "👩‍👩‍👧 x"]),
  ])
  func `Texts are broken at line ends, then at spaces, then anywhere`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(text.wrapped(toColumns: columns) == expected)
  }

  @Test func `Random texts have the lines of the reference implementation`() {
    var random = SeededGenerator(seed: 1)
    let plain = ["a", "bc", " ", " ", "  ", "\n", "~", "words", "-"]
    let others = ["é", "日", "👩‍👩‍👧", "\r\n", "\u{2028}", "\u{301}", "\t", "\u{202E}", "…", "\\"]
    for round in 0..<4000 {
      let parts = round % 2 == 0 ? plain : plain + others
      let text = (0..<Int.random(in: 0...14, using: &random))
        .map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined()
      let columns = Int.random(in: 1...9, using: &random)
      #expect(
        text.wrapped(toColumns: columns) == lines(of: text, columns: columns),
        "\(text.debugDescription) at \(columns)")
    }
  }
}
