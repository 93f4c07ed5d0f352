import Testing
import YAML

@Suite("Duplicate keys") struct DuplicateKeyTests {
  private func twice(_ marker: Character, _ key: String) -> Finding {
    Finding(marker, .duplicateKey, "duplicate key '\(key)'")
  }

  @Test func the_second_key_is_reported_with_a_note_about_the_first() throws {
    let yaml: MarkedText = "1️⃣title2️⃣: a\nb: c\n3️⃣title4️⃣: d\n"
    expect(yaml, finds: [twice("3️⃣", "title")])
    let found = try #require(ReadResult(yaml.text).diagnostics.first)
    #expect(found.place.end == yaml.marks["4️⃣"])
    #expect(found.notes.map(\.message) == ["'title' is first used here"])
    #expect(found.notes.first?.place.start == yaml.marks["1️⃣"])
    #expect(found.notes.first?.place.end == yaml.marks["2️⃣"])
  }

  @Test func each_repetition_is_reported() {
    expect("a: 1\n1️⃣a: 2\n2️⃣a: 3\n", finds: [twice("1️⃣", "a"), twice("2️⃣", "a")])
  }

  @Test func every_mapping_is_checked() {
    expect(
      "- {a: 1, 1️⃣a: 2}\n- b:\n    c: {}\n    2️⃣c: []\n",
      finds: [twice("1️⃣", "a"), twice("2️⃣", "c")])
  }

  @Test func keys_of_different_styles_are_compared_by_their_text() {
    expect(
      "title: 1\n1️⃣'title': 2\n2️⃣\"ti\\x74le\": 3\n",
      finds: [twice("1️⃣", "title"), twice("2️⃣", "title")])
  }

  @Test func aliased_keys_are_compared_by_their_text() {
    expect("x: &k name\nname: 1\n1️⃣*k : 2\n", finds: [twice("1️⃣", "name")])
  }

  @Test func two_empty_keys_are_duplicates() {
    expect("'': a\n1️⃣\"\": b\n", finds: [twice("1️⃣", "")])
  }

  @Test func equal_keys_of_different_mappings_are_accepted() throws {
    #expect(try root("a: {a: {a: b}}\nb: [{a: 1}, {a: 2}]\n").count == 2)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 40])
  func keys_of_every_length_are_compared(length: Int) {
    let key = String("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".prefix(length))
    let other = String(key.dropLast()) + "_"
    let found = ReadResult("\(key): 1\n\(other): 2\n\(key): 3\n").findings
    #expect(found == ["3:1 duplicate-key duplicate key '\(key)'"])
  }

  @Test(arguments: [2, 15, 16, 17, 18, 40, 3_000])
  func mappings_of_every_size_are_checked(size: Int) {
    let keys = (1..<size).map { "key\($0): x\n" }.joined()
    #expect(ReadResult(keys).findings == [])
    #expect(
      ReadResult(keys + "key1: y\n").findings
        == ["\(size):1 duplicate-key duplicate key 'key1'"])
  }

  @Test func keys_that_share_their_beginning_or_end_are_distinguished() throws {
    let keys = ["abcdefgh1ijklmnop", "abcdefgh2ijklmnop", "abcdefghijklmnop", "abcdefgh"]
    #expect(try root(keys.map { "\($0): x\n" }.joined()).count == 4)
  }

  @Test func keys_that_look_alike_are_distinguished_by_their_bytes() throws {
    #expect(try root("\"e\\u0301\": 1\n\u{E9}: 2\n").count == 2)
  }

  @Test func keys_must_be_text() throws {
    let yaml: MarkedText = "1️⃣[a, b]: c\n? 2️⃣{d: e}\n: f\ng: {3️⃣{{x}}: y}\n"
    let found = ReadResult(yaml.text).diagnostics
    #expect(found.map(\.code) == [.wrongValue, .wrongValue, .wrongValue, .wrongValue])
    #expect(found[0].message == "expected text as a key, found a list")
    #expect(found[0].place.start == yaml.marks["1️⃣"])
    #expect(found[1].message == "expected text as a key, found a mapping")
    #expect(found[1].place.start == yaml.marks["2️⃣"])
  }

  @Test func long_keys_are_shortened_in_messages() {
    let key = String(repeating: "k", count: 500)
    let message = ReadResult("\(key): 1\n? \(key)\n: 2\n").diagnostics.first?.message
    #expect(message?.count == "duplicate key ''".count + 60)
  }

  @Test func a_readable_document_keeps_both_entries() {
    let reading = ReadResult("a: 1\na: 2\n", selecting: .readable)
    #expect(reading.summaries == ["{a: 1, a: 2}"])
    #expect(reading.documents.map(\.isValid) == [false])
  }
}
