import TerminalText
import Testing
import YAML

/// Lines that are too long for a terminal are cut to a window around the reported range.
@Suite("Long lines in diagnostics") struct LongLineTests {
  /// The shown line and its underline, without the gutter.
  private func window(
    before: String, spot: String, after: String, line: Int32 = 1
  ) -> (text: String, underline: String) {
    let source = Source(path: "a.yaml", bytes: Array((before + spot + after).utf8))
    let start = Int32(before.unicodeScalars.count + 1)
    let place = Place(
      source: source, start: Mark(line: 1, column: start),
      end: Mark(line: 1, column: start + Int32(spot.unicodeScalars.count)))
    let text = TextPrinter(color: false).text(of: [Diagnostic(.limit, "no", at: place)])
    let lines = text.split(separator: "\n").map(String.init)
    return (String(lines[2].dropFirst(4)), String(lines[3].dropFirst(4)))
  }

  /// The text above the underline.
  private func underlined(_ window: (text: String, underline: String)) -> String {
    var column = 0
    let spaces = window.underline.prefix { $0 == " " }.count
    return window.text.filter { character in
      defer { column += character.displayWidth }
      return column >= spaces && column < window.underline.count
    }
  }

  /// The printer searches each window from the position of the previous one, forward and backward.
  @Test func many_diagnostics_of_a_line_are_shown_as_each_one_alone() {
    let words = (0..<500).map { "日\($0)é" }
    let source = Source(path: "a.yaml", bytes: Array(words.joined(separator: " ").utf8))
    var diagnostics: [Diagnostic] = []
    var column: Int32 = 1
    for word in words {
      let start = Mark(line: 1, column: column)
      column += Int32(word.unicodeScalars.count) + 1
      let end = Mark(line: 1, column: column - 1)
      diagnostics.append(
        Diagnostic(.limit, "no \(word)", at: Place(source: source, start: start, end: end)))
    }
    let printer = TextPrinter(color: false)
    for order in [diagnostics, diagnostics.reversed()] {
      let alone = order.map { printer.text(of: [$0]) }
      #expect(printer.text(of: order) == alone.joined())
      #expect(Set(alone).count == 500)
    }
  }

  @Test func a_line_of_a_hundred_columns_is_shown_whole() {
    let shown = window(
      before: String(repeating: "a", count: 90), spot: "spot", after: "123456")
    #expect(shown.text == String(repeating: "a", count: 90) + "spot123456")
    #expect(underlined(shown) == "spot")
  }

  @Test func a_long_line_is_cut_after_the_range() {
    let shown = window(before: "a: ", spot: "spot", after: String(repeating: "b", count: 200))
    #expect(shown.text == "a: spot" + String(repeating: "b", count: 91) + "…")
    #expect(underlined(shown) == "spot")
  }

  @Test func a_long_line_is_cut_before_the_range() {
    let shown = window(before: String(repeating: "a", count: 200), spot: "spot", after: "")
    #expect(shown.text == "…" + String(repeating: "a", count: 33) + "spot")
    #expect(underlined(shown) == "spot")
  }

  @Test func a_long_range_is_underlined_as_far_as_it_is_shown() {
    let shown = window(before: "a: ", spot: String(repeating: "s", count: 500), after: "")
    #expect(shown.text == "a: " + String(repeating: "s", count: 95) + "…")
    #expect(shown.underline == "   ^" + String(repeating: "~", count: 94))
  }

  @Test func wide_characters_keep_the_underline_aligned() {
    let shown = window(
      before: String(repeating: "日本", count: 300), spot: "값",
      after: String(repeating: "語", count: 300))
    #expect(underlined(shown) == "값")
    #expect(shown.text.displayWidth <= 100)
    #expect(shown.text.hasPrefix("…") && shown.text.hasSuffix("…"))
  }

  @Test(arguments: [0, 50, 99, 100, 101, 150, 399, 400, 401, 1_000, 5_000])
  func the_range_is_always_shown(distance: Int) {
    for after in [0, 50, 1_000] {
      let shown = window(
        before: String(repeating: "x", count: distance), spot: "spot",
        after: String(repeating: "y", count: after))
      #expect(underlined(shown) == "spot")
      #expect(shown.text.displayWidth <= 100)
    }
  }

  @Test func a_line_of_five_megabytes_is_cut_to_a_window() {
    let shown = window(
      before: String(repeating: "é", count: 2_500_000), spot: "spot",
      after: String(repeating: "y", count: 100_000))
    #expect(underlined(shown) == "spot")
    #expect(shown.text.displayWidth <= 100)
  }
}
