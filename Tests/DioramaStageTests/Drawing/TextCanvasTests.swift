import Testing

@testable import DioramaKit
@testable import DioramaStage

@Suite("TextCanvas") struct TextCanvasTests {
  private func lines(_ canvas: TextCanvas) -> [String] {
    var bytes: [UInt8] = []
    canvas.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  @Test func text_is_drawn_at_its_position_without_trailing_spaces() {
    var canvas = TextCanvas(columns: 10)
    canvas.draw("abc", x: 2, y: 1, limit: 8)
    #expect(lines(canvas) == ["", "  abc"])
  }

  @Test func text_that_does_not_fit_ends_in_an_ellipsis() {
    var canvas = TextCanvas(columns: 10)
    let taken = canvas.draw("Bartholomew", x: 3, y: 0, limit: 20)
    #expect(lines(canvas) == ["   Bartho…"])
    #expect(taken == 7)
  }

  @Test func wide_characters_take_two_columns_and_are_never_halved() {
    var canvas = TextCanvas(columns: 6)
    canvas.draw("田中春樹", x: 0, y: 0, limit: 6)
    #expect(lines(canvas) == ["田中…"])
  }

  @Test func drawing_over_half_a_wide_character_clears_the_other_half() {
    var canvas = TextCanvas(columns: 6)
    canvas.draw("田中", x: 0, y: 0, limit: 6)
    canvas.fill("|", x: 1, y: 0, count: 2)
    #expect(lines(canvas) == [" ||"])
  }

  @Test func families_flags_and_accents_are_one_character_each() {
    var canvas = TextCanvas(columns: 12)
    let taken = canvas.draw("👨‍👩‍👧🇰🇷Zoe\u{308}", x: 0, y: 0, limit: 12)
    #expect(taken == 7)
    #expect(lines(canvas) == ["👨‍👩‍👧🇰🇷Zoe\u{308}"])
  }

  @Test func invisible_characters_are_drawn_as_escapes() {
    var canvas = TextCanvas(columns: 30)
    canvas.draw("a\u{1B}[31m\u{202E}b", x: 0, y: 0, limit: 30)
    #expect(lines(canvas) == [#"a\u{1B}[31m\u{202E}b"#])
  }

  @Test(arguments: [-1, 10, 11])
  func drawing_outside_the_canvas_does_nothing(x: Int) {
    var canvas = TextCanvas(columns: 10)
    #expect(canvas.draw("abc", x: x, y: 0, limit: 5) == 0)
  }

  @Test func a_cleared_canvas_is_empty() {
    var canvas = TextCanvas(columns: 10)
    canvas.draw("👨‍👩‍👧 old", x: 0, y: 0, limit: 10)
    canvas.clear(columns: 4)
    canvas.draw("new", x: 0, y: 0, limit: 4)
    #expect(lines(canvas) == ["new"])
  }
}
