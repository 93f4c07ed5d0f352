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

  @Test func every_run_has_a_class_other_than_the_one_before() {
    let classes = WidthTable.runs.map { WidthClass(rawValue: $0 & 7) }
    #expect(!classes.contains(nil))
    #expect(zip(classes, classes.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func emoji_ranges_are_in_order() {
    let bounds = WidthTable.emojiByVariation
    #expect(bounds.count % 2 == 0)
    #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func shortcuts_agree_with_the_table() {
    for value: UInt32 in [0x20, 0x7E, 0x4E00, 0x9FFF, 0xAC00, 0xD7A3] {
      let run = WidthTable.runs.last { $0 >> 3 <= value }
      #expect(run.map { $0 & 7 } == WidthClass(of: value).rawValue)
    }
  }

  @Test func text_without_joining_scalars_is_measured_like_its_characters() {
    let simple = (0xA1...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { !WidthClass(of: $0).joins }
    for start in stride(from: 0, to: simple.count, by: 61) {
      var text = ""
      text.unicodeScalars.append(contentsOf: simple[start..<min(start + 61, simple.count)])
      #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
    }
  }
}
