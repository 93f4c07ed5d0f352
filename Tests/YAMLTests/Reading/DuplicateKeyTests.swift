import Testing
import YAML

@Suite struct DuplicateKeyTests {
  private func twice(_ marker: Character, _ key: String) -> Finding {
    Finding(marker, .duplicateKey, "the key '\(key)' stands twice in this mapping")
  }

  @Test func theSecondKeyIsReportedAndTheFirstNoted() throws {
    let yaml: MarkedText = "1️⃣title2️⃣: a\nb: c\n3️⃣title4️⃣: d\n"
    expect(yaml, finds: [twice("3️⃣", "title")])
    let found = try #require(Reading(yaml.text).diagnostics.first)
    #expect(found.place.end == yaml.marks["4️⃣"])
    #expect(found.notes.map(\.message) == ["the first 'title' is here"])
    #expect(found.notes.first?.place.start == yaml.marks["1️⃣"])
    #expect(found.notes.first?.place.end == yaml.marks["2️⃣"])
  }

  @Test func eachRepetitionIsReported() {
    expect("a: 1\n1️⃣a: 2\n2️⃣a: 3\n", finds: [twice("1️⃣", "a"), twice("2️⃣", "a")])
  }

  @Test func everyMappingIsChecked() {
    expect(
      "- {a: 1, 1️⃣a: 2}\n- b:\n    c: {}\n    2️⃣c: []\n",
      finds: [twice("1️⃣", "a"), twice("2️⃣", "c")])
  }

  @Test func theStyleMakesNoDifference() {
    expect(
      "title: 1\n1️⃣'title': 2\n2️⃣\"ti\\x74le\": 3\n",
      finds: [twice("1️⃣", "title"), twice("2️⃣", "title")])
  }

  @Test func aliasedKeysCountByTheirText() {
    expect("x: &k name\nname: 1\n1️⃣*k : 2\n", finds: [twice("1️⃣", "name")])
  }

  @Test func emptyKeysAreEqualToo() {
    expect("'': a\n1️⃣\"\": b\n", finds: [twice("1️⃣", "")])
  }

  @Test func equalKeysOfDifferentMappingsAreFine() throws {
    #expect(try root("a: {a: {a: b}}\nb: [{a: 1}, {a: 2}]\n").count == 2)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 40])
  func keysOfEveryLengthAreCompared(length: Int) {
    let key = String("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".prefix(length))
    let other = String(key.dropLast()) + "_"
    let found = Reading("\(key): 1\n\(other): 2\n\(key): 3\n").findings
    #expect(found == ["3:1 duplicate-key the key '\(key)' stands twice in this mapping"])
  }

  @Test(arguments: [2, 15, 16, 17, 18, 40, 3_000])
  func mappingsOfEverySizeAreChecked(size: Int) {
    let keys = (1..<size).map { "key\($0): x\n" }.joined()
    #expect(Reading(keys).findings == [])
    #expect(
      Reading(keys + "key1: y\n").findings
        == ["\(size):1 duplicate-key the key 'key1' stands twice in this mapping"])
  }

  @Test func keysThatShareTheirEndsAreToldApart() throws {
    let keys = ["abcdefgh1ijklmnop", "abcdefgh2ijklmnop", "abcdefghijklmnop", "abcdefgh"]
    #expect(try root(keys.map { "\($0): x\n" }.joined()).count == 4)
  }

  @Test func keysMustBeText() throws {
    let yaml: MarkedText = "1️⃣[a, b]: c\n? 2️⃣{d: e}\n: f\ng: {3️⃣{{x}}: y}\n"
    let found = Reading(yaml.text).diagnostics
    #expect(found.map(\.code) == [.wrongValue, .wrongValue, .wrongValue, .wrongValue])
    #expect(found[0].message == "a key must be text, not a list")
    #expect(found[0].place.start == yaml.marks["1️⃣"])
    #expect(found[1].message == "a key must be text, not a mapping")
    #expect(found[1].place.start == yaml.marks["2️⃣"])
  }

  @Test func longKeysAreShortenedInMessages() {
    let key = String(repeating: "k", count: 500)
    let message = Reading("\(key): 1\n? \(key)\n: 2\n").diagnostics.first?.message
    #expect(message?.count == "the key '' stands twice in this mapping".count + 60)
  }

  @Test func aReadableDocumentKeepsBoth() {
    let reading = Reading("a: 1\na: 2\n", selecting: .readable)
    #expect(reading.sketches == ["{a: 1, a: 2}"])
    #expect(reading.documents.map(\.isSound) == [false])
  }
}
