import Testing

@testable import DioramaLanguageServer

/// Messages arrive in pieces, and some input is invalid.
@Suite("Messages in a stream") struct MessageReaderTests {
  private func items(
    _ text: String, inPiecesOf size: Int = .max, limit: Int = 100
  ) -> [MessageReader.Item] {
    var reader = MessageReader(limit: limit)
    var items: [MessageReader.Item] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let item = reader.next() { items.append(item) }
    }
    return items
  }

  private func message(_ text: String) -> MessageReader.Item { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func messages_are_read_from_pieces_of_any_size(size: Int) {
    let stream =
      "Content-Length: 2\r\n\r\n{}Content-Length: 5\r\nContent-Type: x; charset=utf-8\r\n\r\n[\"é\"]"
    // é has two bytes.
    let longer = stream.replacing("Length: 5", with: "Length: 6")
    #expect(items(longer, inPiecesOf: size) == [message("{}"), message("[\"é\"]")])
  }

  @Test func a_header_may_be_written_in_several_ways() {
    #expect(items("content-length:2\n\n{}") == [message("{}")])
    #expect(items("X: y\r\nContent-Length:   2\r\n\r\n{}") == [message("{}")])
    #expect(
      items("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1") == [message(""), message("1")])
  }

  @Test(arguments: ["Content-Length: two", "Content-Length: -2", "Content-Type: json", "{}"])
  func a_header_without_a_length_is_reported_and_the_next_message_is_read(head: String) {
    #expect(
      items("\(head)\r\n\r\n{}Content-Length: 2\r\n\r\n[]")
        == [.invalid("a header has no valid 'Content-Length'"), message("[]")])
  }

  @Test(arguments: [1, 50, 1000])
  func a_message_that_is_too_long_is_skipped(size: Int) {
    let long = String(repeating: "x", count: 250)
    #expect(
      items("Content-Length: 250\r\n\r\n\(long)Content-Length: 2\r\n\r\n[]", inPiecesOf: size) == [
        .invalid("a message of 250 bytes exceeds the limit of 100"), message("[]"),
      ])
  }

  @Test(arguments: [1, 50, 1000], ["9223372036854775807", "200"])
  func a_wrong_length_affects_only_its_own_message(size: Int, length: String) {
    let found = items(
      "Content-Length: \(length)\r\n\r\n{}Content-Length: 2\r\n\r\n[]", inPiecesOf: size)
    #expect(found.count == 2 && found.last == message("[]"))
  }

  @Test func a_header_quoted_in_a_skipped_message_is_ignored() {
    let quoted = #"{"text": "Content-Length: 2\r\n\r\n[]"#
    let long = quoted + String(repeating: "x", count: 100) + #"Content-Length: "}"#
    #expect(
      items("Content-Length: \(long.utf8.count)\r\n\r\n\(long)content-length: 2\r\n\r\n{}").last
        == message("{}"))
  }

  @Test func a_long_run_of_noise_is_skipped_and_reported_briefly() {
    let noise = String(repeating: "noise ", count: 3000)
    let found = items(noise + "Content-Length: 2\r\n\r\n[]", inPiecesOf: 512)
    #expect(found.last == message("[]"))
    #expect(found.first == .invalid("no header with 'Content-Length' in 8192 bytes"))
    #expect(found.count < 5)
  }

  @Test func an_incomplete_message_is_not_returned() {
    #expect(items("Content-Length: 3\r\n\r\n{}") == [])
    #expect(items("Content-Length: 3\r\n") == [])
  }

  @Test func a_sent_message_has_a_header() {
    #expect(MessageReader.framed(Array("{}".utf8)) == Array("Content-Length: 2\r\n\r\n{}".utf8))
  }
}
