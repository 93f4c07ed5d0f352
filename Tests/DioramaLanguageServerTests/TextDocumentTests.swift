import Foundation
import MutatedFiles
import Testing

@testable import DioramaLanguageServer

/// Changes of texts by editors, and positions in their encodings.
@Suite("Text documents of an editor") struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument {
    TextDocument(path: "/a.yaml", text: text, version: 1)
  }

  private func position(_ line: Int, _ character: Int) -> TextPosition {
    TextPosition(line: line, character: character)
  }

  @Test(arguments: [
    // The position after "é한👍a" in bytes, code units and code points.
    (PositionEncoding.utf8, 10), (.utf16, 5), (.utf32, 4),
  ])
  func a_position_is_counted_in_the_agreed_encoding(encoding: PositionEncoding, character: Int) {
    let text = document("key: 1\né한👍a: 2")
    let offset = "key: 1\né한👍a".utf8.count
    #expect(text.position(of: offset, encoding) == position(1, character))
    #expect(text.offset(of: position(1, character), encoding) == offset)
  }

  @Test func a_position_outside_of_the_text_is_moved_to_the_nearest_inside() {
    let text = document("ab\r\ncd\n")
    #expect(text.lineCount == 3)
    #expect(text.offset(of: position(0, 99), .utf16) == 2)
    #expect(text.offset(of: position(9, 0), .utf16) == 7)
    #expect(text.offset(of: position(-1, 0), .utf16) == 0)
    #expect(text.offset(of: position(2, 5), .utf16) == 7)
    #expect(text.position(of: 99, .utf16) == position(2, 0))
  }

  @Test func a_position_inside_of_a_character_is_moved_to_its_start() {
    let text = document("👍x")
    #expect(text.offset(of: position(0, 1), .utf16) == 0)
    #expect(text.offset(of: position(0, 2), .utf16) == 4)
    #expect(text.offset(of: position(0, 3), .utf8) == 0)
  }

  @Test func lines_end_at_the_line_endings_of_editors() {
    // A next-line character ends a line only in YAML.
    let text = document("a\rb\r\nc\nd\u{85}e")
    #expect(
      (0..<text.lineCount).map { text.text(in: text.line($0)) } == ["a", "b", "c", "d\u{85}e"])
  }

  @Test func a_change_replaces_its_range() {
    var text = document("title: Soup\nprice: 4\n")
    let change = TextChange(
      range: TextRange(start: position(0, 7), end: position(1, 5)), text: "Stew\r\ncost")
    text.apply(change, version: 2, .utf16)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "title: Stew\r\ncost: 4\n")
    #expect(text.version == 2)
    #expect(text.position(of: text.bytes.count - 2, .utf16) == position(1, 6))
    text.apply(TextChange(range: nil, text: "x"), version: 3, .utf16)
    #expect(text.lineCount == 1 && text.bytes == [120])
  }

  @Test func completing_or_splitting_a_line_ending_updates_the_line_count() {
    var text = document("a\rb")
    text.apply(
      TextChange(range: TextRange(start: position(1, 0), end: position(1, 0)), text: "\n"),
      version: 2, .utf16)
    #expect(text.lineCount == 2 && text.bytes == Array("a\r\nb".utf8))
    text.apply(
      TextChange(range: TextRange(start: position(0, 1), end: position(1, 0)), text: "\r-\n"),
      version: 3, .utf16)
    #expect(text.lineCount == 3)
  }

  @Test(arguments: PositionEncoding.allCases)
  func random_changes_give_the_same_text_as_a_plain_model(encoding: PositionEncoding) {
    var random = SeededGenerator(seed: 18)
    let pieces = ["a", "\n", "\r", "\r\n", "é", "한", "👍", "e\u{301}", "- x: 1\n", "\u{2028}", ""]
    var text = document("start\n")
    var model = Array("start\n".unicodeScalars)
    let isLongCheck = ProcessInfo.processInfo.environment["DIORAMA_CHECK"] == "long"
    for version in 2..<(isLongCheck ? 40_000 : 4000) {
      let line = Int(random.next() % UInt64(text.lineCount + 1))
      let start = position(line, Int(random.next() % 9))
      let end = position(line + Int(random.next() % 2), Int(random.next() % 9))
      let piece = pieces[Int(random.next() % UInt64(pieces.count))]
      let range =
        start <= end ? TextRange(start: start, end: end) : TextRange(start: end, end: start)
      let first = scalarOffset(of: range.start, in: model, encoding)
      let last = max(scalarOffset(of: range.end, in: model, encoding), first)
      model.replaceSubrange(first..<last, with: piece.unicodeScalars)
      text.apply(TextChange(range: range, text: piece), version: version, encoding)
      if model.count > 400 {
        model = []
        text.apply(TextChange(range: nil, text: ""), version: version, encoding)
      }
      var expected = String.UnicodeScalarView()
      expected.append(contentsOf: model)
      guard text.bytes == Array(String(expected).utf8) else {
        Issue.record("after \(version): \(text.bytes) for \(Array(String(expected).utf8))")
        return
      }
      #expect(text.lineCount == lines(of: model).count)
    }
  }

  /// The lines of a model as ranges of scalars without their line endings.
  private func lines(of model: [Unicode.Scalar]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < model.count {
      let scalar = model[index]
      if scalar == "\n" || scalar == "\r" {
        lines.append(start..<index)
        if scalar == "\r", index + 1 < model.count, model[index + 1] == "\n" { index += 1 }
        start = index + 1
      }
      index += 1
    }
    return lines + [start..<model.count]
  }

  private func scalarOffset(
    of position: TextPosition, in model: [Unicode.Scalar], _ encoding: PositionEncoding
  ) -> Int {
    let lines = lines(of: model)
    guard position.line < lines.count else { return model.count }
    let line = lines[position.line]
    var left = position.character
    for index in line {
      let units =
        switch encoding {
        case .utf8: UTF8.width(model[index])
        case .utf16: UTF16.width(model[index])
        case .utf32: 1
        }
      if left < units { return index }
      left -= units
    }
    return line.upperBound
  }
}
