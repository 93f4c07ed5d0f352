import Testing
import YAML

@Suite struct AliasTests {
  @Test func anAliasIsFollowedToItsNode() throws {
    let root = try root("a: &x {b: c}\nd: *x\ne: &y [1]\nf: [*y, *x]\ng: &z t\nh: *z\n")
    #expect(root.sketch == "{a: {b: c}, d: {b: c}, e: [1], f: [[1], {b: c}], g: t, h: t}")
  }

  @Test func theNodeKnowsWhereItIsUsedAndWhereItIsDefined() throws {
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

  @Test func childrenOfAnAliasStandWhereTheyAreWritten() throws {
    let yaml: MarkedText = "a: &x {b: 1️⃣c}\nd: *x\n"
    let child = try #require(try root(yaml.text)["d"]?["b"])
    #expect(child.place.start == yaml.marks["1️⃣"])
    #expect(child.definition == nil)
  }

  @Test func theLastAnchorOfANameCounts() throws {
    let root = try root("- &x a\n- *x\n- &x b\n- *x\n")
    #expect(root.sketch == "[a, a, b, b]")
  }

  @Test func anAliasMayBeAKey() throws {
    let root = try root("a: &x name\n*x : y\n")
    #expect(root["name"]?.text == "y")
  }

  @Test func anchorsEndWithTheirDocument() {
    expect(
      "--- &x a\n--- [1️⃣*x]\n",
      finds: [Finding("1️⃣", .unknownReference, "no anchor is called '*x'")])
  }

  @Test func anUnknownAliasSuggestsTheNearestAnchor() throws {
    let reading = Reading("a: &defaults {b: c}\nd: *default\n")
    #expect(reading.findings == ["2:4 unknown-reference no anchor is called '*default'"])
    #expect(reading.diagnostics.first?.help == .didYouMean("*defaults"))
  }

  @Test func anUnknownAliasAlikeNothingSaysWhatIsNeeded() {
    let reading = Reading("a: *base\n")
    #expect(
      reading.diagnostics.first?.help?.text == "an anchor '&base' must stand before its alias")
  }

  @Test func anAliasOfTheNodeAroundItIsAnError() {
    let yaml: MarkedText = "a: 1️⃣&x\n  b: [2️⃣*x]\n"
    expect(
      yaml,
      finds: [Finding("2️⃣", .wrongValue, "the alias '*x' stands inside the node it names")])
    let notes = Reading(yaml.text).diagnostics.first?.notes
    #expect(notes?.map(\.message) == ["the node begins here"])
    #expect(notes?.first?.place.start == yaml.marks["1️⃣"])
  }

  @Test func eachUnknownAliasIsReported() {
    expect(
      "- 1️⃣*x\n- 2️⃣*y\n",
      finds: [
        Finding("1️⃣", .unknownReference, "no anchor is called '*x'"),
        Finding("2️⃣", .unknownReference, "no anchor is called '*y'"),
      ])
  }

  @Test func aReadableDocumentHasNothingInItsPlace() {
    let reading = Reading("a: *x\nb: c\n", selecting: .readable)
    #expect(reading.sketches == ["{a: ~, b: c}"])
    #expect(reading.documents.map(\.isSound) == [false])
  }
}
