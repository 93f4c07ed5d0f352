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

  @Test func anchors_end_with_their_document() {
    expect(
      "--- &x a\n--- [1️⃣*x]\n",
      finds: [Finding("1️⃣", .unknownReference, "unknown alias '*x'")])
  }

  @Test func an_unknown_alias_suggests_the_nearest_anchor() throws {
    let reading = ReadResult("a: &defaults {b: c}\nd: *default\n")
    #expect(reading.findings == ["2:4 unknown-reference unknown alias '*default'"])
    #expect(reading.diagnostics.first?.help == .didYouMean("*defaults"))
  }

  @Test func an_unknown_alias_without_a_similar_anchor_gets_an_explanation() {
    let reading = ReadResult("a: *base\n")
    #expect(
      reading.diagnostics.first?.help?.text == "define the anchor '&base' before its alias")
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
