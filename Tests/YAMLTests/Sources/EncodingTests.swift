import Testing
import YAML

@Suite("Encodings") struct EncodingTests {
  private let text = "é: 日本\n😀: [a, \"b\"]\n"

  private func bytes(_ units: some Sequence<UInt16>, bigEndian: Bool) -> [UInt8] {
    units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  private func expectSameAsUTF8(
    _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plain = ReadResult(text)
    let reading = ReadResult(bytes: bytes)
    #expect(reading.findings == [], sourceLocation: sourceLocation)
    #expect(reading.summaries == plain.summaries, sourceLocation: sourceLocation)
    let places = reading.documents.first?.root.entries.map(\.value.place.start)
    let expected = plain.documents.first?.root.entries.map(\.value.place.start)
    #expect(places == expected, sourceLocation: sourceLocation)
  }

  @Test func UTF8_may_have_a_byte_order_mark() {
    expectSameAsUTF8([0xEF, 0xBB, 0xBF] + Array(text.utf8))
  }

  @Test func UTF16_may_be_little_endian() {
    expectSameAsUTF8([0xFF, 0xFE] + bytes(text.utf16, bigEndian: false))
  }

  @Test func UTF16_may_be_big_endian() {
    expectSameAsUTF8([0xFE, 0xFF] + bytes(text.utf16, bigEndian: true))
  }

  @Test(arguments: [true, false])
  func UTF16_without_a_byte_order_mark_is_read(bigEndian: Bool) {
    let reading = ReadResult(bytes: bytes("a: 日本\n".utf16, bigEndian: bigEndian))
    #expect(reading.summaries == ["{a: 日本}"])
  }

  @Test func the_source_holds_UTF8() {
    let source = Source(path: "a.yaml", bytes: [0xFF, 0xFE] + bytes("é\n".utf16, bigEndian: false))
    #expect(source.bytes == Array("é\n".utf8))
    #expect(Source(path: "a.yaml", bytes: [0xEF, 0xBB, 0xBF, 0x61]).bytes == [0x61])
  }

  @Test func a_byte_order_mark_alone_is_an_empty_file() {
    for bytes: [UInt8] in [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]] {
      #expect(ReadResult(bytes: bytes).findings == [])
      #expect(ReadResult(bytes: bytes).documents.isEmpty)
    }
  }

  @Test func a_byte_that_is_not_UTF8_is_reported_at_its_position() {
    let reading = ReadResult(bytes: Array("a: b\nc: é".utf8) + [0xFF] + Array("d\n".utf8))
    #expect(reading.findings == ["2:5 yaml-syntax this byte is not UTF-8"])
  }

  @Test(arguments: [
    [0xC3], [0xC3, 0x28], [0xE2, 0x28, 0xA1], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0xAF],
    [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
  ])
  func every_kind_of_invalid_UTF8_is_reported(bytes: [UInt8]) {
    let reading = ReadResult(bytes: Array("ab: ".utf8) + bytes)
    #expect(reading.diagnostics.map(\.message) == ["this byte is not UTF-8"])
    #expect(reading.diagnostics.first?.place.start == Mark(line: 1, column: 5))
  }

  @Test func the_help_for_Latin_1_text_is_to_save_it_as_UTF8() {
    let reading = ReadResult(bytes: Array("name: Zo".utf8) + [0xEB])
    #expect(reading.diagnostics.first?.help?.text == "save the file as UTF-8")
  }

  @Test func a_surrogate_without_its_partner_is_reported() {
    let units: [UInt16] = Array("a: b\nc: ".utf16) + [0xD83D] + Array("d\n".utf16)
    let reading = ReadResult(bytes: [0xFF, 0xFE] + bytes(units, bigEndian: false))
    #expect(reading.findings == ["2:4 yaml-syntax unpaired UTF-16 surrogate"])
    let ends = ReadResult(bytes: [0xFE, 0xFF] + bytes([0x61, 0xDE00], bigEndian: true))
    #expect(ends.findings == ["1:2 yaml-syntax unpaired UTF-16 surrogate"])
  }

  @Test func half_a_character_at_the_end_is_reported() {
    let reading = ReadResult(bytes: [0xFF, 0xFE, 0x61, 0x00, 0x62])
    #expect(
      reading.findings == ["1:2 yaml-syntax this UTF-16 text ends in the middle of a character"])
  }

  @Test func control_characters_in_a_file_are_reported() {
    let reading = ReadResult("a: b\nc: d\u{1}\n")
    #expect(
      reading.findings == ["2:5 yaml-syntax unexpected control character U+0001"])
    #expect(
      ReadResult("a: \0").findings
        == ["1:4 yaml-syntax unexpected control character U+0000"])
  }

  @Test func documents_before_and_after_an_invalid_byte_are_read() {
    let reading = ReadResult(
      bytes: Array("a: 1\n---\nb: ".utf8) + [0xFF] + Array("\n---\nc: 3\n".utf8))
    #expect(reading.summaries == ["{a: 1}", "{c: 3}"])
    #expect(reading.findings == ["3:4 yaml-syntax this byte is not UTF-8"])
  }

  @Test func each_document_with_an_invalid_byte_is_reported() {
    let bad = Array("--- \"".utf8) + [0xFF] + Array("\"\n".utf8)
    let reading = ReadResult(
      bytes: bad + Array("--- a\n---\nb: @\n".utf8) + bad + Array("--- b".utf8))
    #expect(reading.summaries == ["a", "b"])
    #expect(
      reading.findings == [
        "1:6 yaml-syntax this byte is not UTF-8",
        "4:4 yaml-syntax unquoted text cannot start with '@'",
        "5:6 yaml-syntax this byte is not UTF-8",
      ])
  }

  @Test func a_binary_file_is_reported_once() {
    let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ $0 >> 3) | 1 }
    let reading = ReadResult(bytes: [0x89, 0x50, 0x4E, 0x47] + bytes)
    #expect(reading.documents.isEmpty)
    #expect(reading.findings == ["1:1 yaml-syntax this byte is not UTF-8"])
  }
}
