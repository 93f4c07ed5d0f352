import Testing

@testable import TerminalText

@Suite("Width table") struct WidthTableTests {
  @Test func the_Unicode_version_is_pinned() {
    #expect(WidthTable.unicodeVersion == "17.0.0")
  }

  @Test func runs_are_in_order_and_cover_everything() {
    let starts = WidthTable.runs.map { $0 >> 3 }
    #expect(starts.first == 0)
    #expect(zip(starts, starts.dropFirst()).allSatisfy(<))
    #expect(starts.allSatisfy { $0 <= 0x10FFFF })
  }

  @Test func every_run_has_a_different_class_than_the_run_before_it() {
    let classes = WidthTable.runs.map { WidthClass(rawValue: $0 & 7) }
    #expect(!classes.contains(nil))
    #expect(zip(classes, classes.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func emoji_ranges_are_in_order() {
    let bounds = WidthTable.emojiByVariation
    #expect(bounds.count % 2 == 0)
    #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func every_scalar_has_the_class_of_its_run() {
    var run = 0
    for value in 0...(0x10FFFF as UInt32) {
      while run + 1 < WidthTable.runs.count, WidthTable.runs[run + 1] >> 3 <= value { run += 1 }
      if WidthTable.runs[run] & 7 != WidthClass(of: value).rawValue {
        Issue.record("U+\(String(value, radix: 16)) is not what its run says")
      }
    }
  }

  @Test func text_without_joining_scalars_is_as_wide_as_its_characters() {
    let simple = (0xA1...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { !WidthClass(of: $0).joins }
    for start in stride(from: 0, to: simple.count, by: 61) {
      var text = ""
      text.unicodeScalars.append(contentsOf: simple[start..<min(start + 61, simple.count)])
      #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
    }
  }
}
