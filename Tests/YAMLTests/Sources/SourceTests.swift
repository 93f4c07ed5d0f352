import Testing
import YAML

@Suite("Sources and places") struct SourceTests {
  private func lines(_ text: String) -> [String?] {
    let source = Source(path: "a.yaml", bytes: Array(text.utf8))
    return (0...4).map { source.line($0) }
  }

  @Test func lines_are_numbered_from_one_and_exclude_their_line_ending() {
    #expect(lines("a\nbc\n\nd") == [nil, "a", "bc", "", "d"])
  }

  @Test func an_empty_line_follows_the_last_line_ending() {
    #expect(lines("a\n") == [nil, "a", "", nil, nil])
    #expect(lines("") == [nil, "", nil, nil, nil])
  }

  @Test func every_line_ending_of_YAML_is_recognized() {
    #expect(lines("a\r\nb\rc\nd") == [nil, "a", "b", "c", "d"])
    #expect(lines("a\u{85}b\u{2028}c\u{2029}d") == [nil, "a", "b", "c", "d"])
  }

  @Test func characters_that_share_bytes_with_line_endings_do_not_end_a_line() {
    #expect(lines("\u{86}\u{2026}…é\nb") == [nil, "\u{86}\u{2026}…é", "b", nil, nil])
  }

  @Test func invalid_bytes_are_replaced() {
    let source = Source(path: "a.yaml", bytes: [0x61, 0xFF, 0x62, 0xE2])
    #expect(source.line(1) == "a\u{FFFD}b\u{FFFD}")
  }

  @Test func places_are_equal_for_the_same_range_of_the_same_source() {
    let source = Source(path: "a.yaml", bytes: [0x61])
    let other = Source(path: "a.yaml", bytes: [0x61])
    #expect(Place(startOf: source) == Place(startOf: source))
    #expect(Place(startOf: source) != Place(startOf: other))
    #expect(Set([Place(startOf: source), Place(startOf: source)]).count == 1)
  }

  @Test func a_place_is_described_as_path_line_and_column() {
    let source = Source(path: "screens/a.yaml", bytes: [])
    let place = Place(
      source: source, start: Mark(line: 3, column: 7), end: Mark(line: 3, column: 9))
    #expect(place.description == "screens/a.yaml:3:7")
  }

  @Test func marks_are_ordered_by_line_then_column() {
    #expect(Mark(line: 1, column: 9) < Mark(line: 2, column: 1))
    #expect(Mark(line: 2, column: 1) < Mark(line: 2, column: 2))
    #expect(!(Mark(line: 2, column: 2) < Mark(line: 2, column: 2)))
  }

  @Test(arguments: [0, 1, 0x23, 0x7F, 0x80, 0xE2, 0xFF] as [UInt8])
  func a_byte_is_found_at_every_offset_and_similar_bytes_are_not(_ byte: UInt8) {
    // A carry from one byte to the next could mistake these similar bytes for it.
    for other in [byte &+ 1, byte &- 1, byte ^ 0x80, byte ^ 1] {
      for count in 0...20 {
        let bytes = [UInt8](repeating: other, count: count)
        let source = Source(path: "a.yaml", bytes: bytes)
        #expect(source.contains(byte) == source.bytes.contains(byte))
        for place in bytes.indices {
          var bytes = bytes
          bytes[place] = byte
          let source = Source(path: "a.yaml", bytes: bytes)
          #expect(source.contains(byte) == source.bytes.contains(byte), "at \(place) of \(count)")
        }
      }
    }
  }
}
