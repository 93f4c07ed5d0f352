import Testing
import YAML

@Suite("Aliases") struct AliasTests {
  @Test func an_alias_is_followed_to_its_node() throws {
    let root = try root("a: &x {b: c}\nd: *x\ne: &y [1]\nf: [*y, *x]\ng: &z t\nh: *z\n")
    #expect(root.summary == "{a: {b: c}, d: {b: c}, e: [1], f: [[1], {b: c}], g: t, h: t}")
  }

  @Test func an_aliased_node_has_the_place_of_its_use_and_of_its_definition() throws {
    let yaml: MarkedText = "a: 1️⃣&x {b: c}2️⃣\nd: 3️⃣*x4️⃣\n"
    let root = try root(yaml.text)
    let used = try #require(root["d"])
    #expect(used.place.start == yaml.marks["3️⃣"])
    #expect(used.place.end == yaml.marks["4️⃣"])
    #expect(used.definition?.start == yaml.marks["1️⃣"])
    #expect(used.definition?.end == yaml.marks["2️⃣"])
    #expect(used.anchor == "x")
    #expect(root["a"]?.definition == nil)
  }

  @Test func children_of_an_alias_keep_the_place_of_their_definition() throws {
    let yaml: MarkedText = "a: &x {b: 1️⃣c}\nd: *x\n"
    let child = try #require(try root(yaml.text)["d"]?["b"])
    #expect(child.place.start == yaml.marks["1️⃣"])
    #expect(child.definition == nil)
  }

  @Test func an_alias_refers_to_the_last_anchor_of_its_name() throws {
    let root = try root("- &x a\n- *x\n- &x b\n- *x\n")
    #expect(root.summary == "[a, a, b, b]")
  }

  @Test func an_alias_may_be_a_key() throws {
    let root = try root("a: &x name\n*x : y\n")
    #expect(root["name"]?.text == "y")
  }

  @Test(
    arguments: [
      "--- 2️⃣&x {a: b}\n--- [1️⃣*x]\n", "a: 2️⃣&x {b: c}\n---\nd:\n  <<: 1️⃣*x\n",
      "a: &x b\nc: 2️⃣&x d\n---\ne: f\n---\ng: 1️⃣*x\nh: &x i\n",
      "a: {<<: [{}], b: 2️⃣&x c}\n---\n- {<<: [{}, 1️⃣*x]}\n",
    ] as [MarkedText])
  func an_alias_of_an_earlier_document_has_a_note_at_its_anchor(yaml: MarkedText) throws {
    expect(
      yaml,
      finds: [
        Finding("1️⃣", .unknownReference, "unknown alias '*x': anchors end with their document")
      ])
    let found = try #require(ReadResult(yaml.text).diagnostics.first)
    #expect(
      found.help?.text == "write the value again, or define '&x' in this document before its alias")
    #expect(found.notes.map(\.message) == ["'&x' is in an earlier document"])
    #expect(found.notes.first?.place.start == yaml.marks["2️⃣"])
  }

  @Test func an_anchor_of_a_document_with_an_error_is_in_an_earlier_document() {
    #expect(
      ReadResult("a: &x b\nc: @\n---\n- *x\n").findings == [
        "2:4 yaml-syntax unquoted text cannot start with '@'",
        "4:3 unknown-reference unknown alias '*x': anchors end with their document",
      ])
  }

  @Test func an_alias_before_its_anchor_is_unknown() {
    let reading = ReadResult("a: *x\nb: &x c\n---\nd: e\n")
    #expect(reading.findings == ["1:4 unknown-reference unknown alias '*x'"])
    #expect(
      reading.diagnostics.first?.help?.text
        == "define the anchor '&x' before its alias; if it is text, put it in quotes")
  }

  @Test func an_unknown_alias_suggests_the_nearest_anchor() throws {
    let reading = ReadResult("a: &defaults {b: c}\nd: *default\n")
    #expect(reading.findings == ["2:4 unknown-reference unknown alias '*default'"])
    #expect(reading.diagnostics.first?.help == .didYouMean("*defaults"))
  }

  @Test func an_unknown_alias_without_a_similar_anchor_gets_an_explanation() {
    let reading = ReadResult("a: *base\n")
    #expect(
      reading.diagnostics.first?.help?.text
        == "define the anchor '&base' before its alias; if it is text, put it in quotes")
  }

  @Test func only_the_first_100_unknown_aliases_of_a_file_suggest_an_anchor() {
    let document = "---\n- &anchor a\n" + String(repeating: "- *ancho\n", count: 60)
    let reading = ReadResult(document + document)
    #expect(reading.diagnostics.count == 120)
    let suggested = reading.diagnostics.map { $0.help == .didYouMean("*anchor") }
    #expect(suggested == Array(repeating: true, count: 100) + Array(repeating: false, count: 20))
  }

  @Test(arguments: [(1_000, true), (1_001, false)])
  func an_unknown_alias_is_compared_with_at_most_1000_anchors(count: Int, isCompared: Bool) {
    let anchors = (1..<count).map { "- &a\($0) b\n" }.joined()
    let reading = ReadResult("- &defaults a\n\(anchors)- *default\n")
    #expect(reading.diagnostics.count == 1)
    #expect((reading.diagnostics.first?.help == .didYouMean("*defaults")) == isCompared)
  }

  @Test func only_the_first_100_aliases_of_earlier_documents_have_a_note() {
    let aliases = String(repeating: "- *x\n", count: 101)
    let reading = ReadResult("--- &x a\n---\n\(aliases)")
    #expect(reading.diagnostics.map(\.notes.count).reduce(0, +) == 100)
    #expect(Set(reading.diagnostics.map(\.message)).count == 1)
  }

  @Test func an_alias_inside_of_the_node_it_names_is_an_error() {
    let yaml: MarkedText = "a: 1️⃣&x\n  b: [2️⃣*x]\n"
    expect(
      yaml,
      finds: [Finding("2️⃣", .wrongValue, "the alias '*x' is inside the node that it refers to")])
    let notes = ReadResult(yaml.text).diagnostics.first?.notes
    #expect(notes?.map(\.message) == ["the node begins here"])
    #expect(notes?.first?.place.start == yaml.marks["1️⃣"])
  }

  @Test func each_unknown_alias_is_reported() {
    expect(
      "- 1️⃣*x\n- 2️⃣*y\n",
      finds: [
        Finding("1️⃣", .unknownReference, "unknown alias '*x'"),
        Finding("2️⃣", .unknownReference, "unknown alias '*y'"),
      ])
  }

  @Test func a_readable_document_has_null_for_an_unknown_alias() {
    let reading = ReadResult("a: *x\nb: c\n", selecting: .readable)
    #expect(reading.summaries == ["{a: ~, b: c}"])
    #expect(reading.documents.map(\.isValid) == [false])
  }
}
