import Testing
import YAML

@Suite("Merge keys") struct MergeKeyTests {
  private func merged(_ yaml: String) throws -> String? { try root(yaml)["it"]?.summary }

  @Test func an_alias_is_merged() throws {
    #expect(try merged("base: &b {x: 1, y: 2}\nit:\n  <<: *b\n  z: 3\n") == "{z: 3, x: 1, y: 2}")
  }

  @Test func an_inline_mapping_is_merged() throws {
    #expect(try merged("it: {<<: {x: 1}, y: 2}\n") == "{y: 2, x: 1}")
  }

  @Test func own_keys_win_before_and_after_the_merge_key() throws {
    let base = "base: &b {x: 1, y: 2}\n"
    #expect(try merged(base + "it: {x: 9, <<: *b}\n") == "{x: 9, y: 2}")
    #expect(try merged(base + "it: {<<: *b, x: 9}\n") == "{x: 9, y: 2}")
  }

  @Test func earlier_mappings_of_a_list_win() throws {
    let bases = "a: &a {x: 1}\nb: &b {x: 2, y: 3}\n"
    #expect(try merged(bases + "it: {<<: [*a, *b]}\n") == "{x: 1, y: 3}")
    #expect(try merged(bases + "it: {<<: [*b, *a]}\n") == "{x: 2, y: 3}")
    #expect(try merged(bases + "it: {<<: [{x: 0}, *b]}\n") == "{x: 0, y: 3}")
  }

  @Test func the_list_of_merged_mappings_may_be_an_alias() throws {
    #expect(try merged("list: &l [{x: 1}, {y: 2}]\nit: {<<: *l}\n") == "{x: 1, y: 2}")
  }

  @Test func merged_mappings_may_contain_merge_keys() throws {
    let bases = "a: &a {x: 1, y: 1}\nb: &b {<<: *a, y: 2, z: 2}\n"
    #expect(try merged(bases + "it: {<<: *b, z: 3}\n") == "{z: 3, y: 2, x: 1}")
  }

  @Test func an_empty_mapping_or_list_merges_nothing() throws {
    #expect(try merged("it: {<<: {}, x: 1}\n") == "{x: 1}")
    #expect(try merged("it: {<<: [], x: 1}\n") == "{x: 1}")
  }

  @Test func counts_include_merged_entries() throws {
    let it = try root("base: &b {x: 1, y: 2}\nit: {<<: *b, y: 3, z: 4}\n")["it"]
    #expect(it?.count == 3)
    #expect(it?.entries.count == 3)
    #expect(it?["x"]?.text == "1")
    #expect(it?["<<"] == nil)
  }

  @Test func merged_entries_have_their_own_place_and_that_of_the_merge_key() throws {
    let yaml: MarkedText = "base: &b {1️⃣x: 2️⃣1}\nit:\n  3️⃣<<4️⃣: *b\n  y: 2\n"
    let it = try #require(try root(yaml.text)["it"])
    let entries = Array(it.entries)
    #expect(entries.map(\.key.text) == ["y", "x"])
    #expect(entries[0].merge == nil)
    #expect(entries[1].merge?.start == yaml.marks["3️⃣"])
    #expect(entries[1].merge?.end == yaml.marks["4️⃣"])
    #expect(entries[1].key.place.start == yaml.marks["1️⃣"])
    #expect(entries[1].value.place.start == yaml.marks["2️⃣"])
  }

  @Test func a_nested_merge_has_the_place_of_the_outer_merge_key() throws {
    let yaml: MarkedText = "a: &a {x: 1}\nb: &b {<<: *a}\nit: {1️⃣<<: *b}\n"
    let entry = try #require(try root(yaml.text)["it"]?.entries.first { _ in true })
    #expect(entry.merge?.start == yaml.marks["1️⃣"])
  }

  @Test func aliased_values_stay_aliases() throws {
    let yaml: MarkedText = "v: 1️⃣&v 1\nb: &b {x: 2️⃣*v}\nit: {<<: *b}\n"
    let value = try #require(try root(yaml.text)["it"]?["x"])
    #expect(value.text == "1")
    #expect(value.place.start == yaml.marks["2️⃣"])
    #expect(value.definition?.start == yaml.marks["1️⃣"])
  }

  @Test func a_quoted_or_tagged_key_merges_nothing() throws {
    #expect(try merged("it: {'<<': {x: 1}}\n") == #"{"<<": {x: 1}}"#)
    #expect(try merged("it: {!!str <<: {x: 1}}\n") == "{<<: {x: 1}}")
  }

  @Test func only_mappings_can_be_merged() {
    expect(
      "text: &t x\na: {<<: 1️⃣*t}\nb: {<<: 2️⃣y}\nc: {<<: 3️⃣}\nd: {<<: [{}, 4️⃣z, 5️⃣[{}]]}\n",
      finds: [
        Finding("1️⃣", .wrongValue, "expected a mapping after '<<', found a single value"),
        Finding("2️⃣", .wrongValue, "expected a mapping after '<<', found a single value"),
        Finding("3️⃣", .wrongValue, "expected a mapping after '<<', found a single value"),
        Finding("4️⃣", .wrongValue, "expected a mapping after '<<', found a single value"),
        Finding("5️⃣", .wrongValue, "expected a mapping after '<<', found a list"),
      ])
  }

  @Test func a_merge_key_after_a_key_that_is_not_text_is_still_merged() throws {
    let source = Source(path: "a.yaml", bytes: Array("b: &b {x: 1}\nit: {[a]: 2, <<: *b}\n".utf8))
    var diagnostics = Diagnostics()
    let documents = YAMLReader().documents(
      of: source, reporting: &diagnostics, selecting: .readable)
    #expect(documents.first?.root["it"]?["x"]?.text == "1")
    #expect(diagnostics.sorted.map(\.message) == ["expected text as a key, found a list"])
  }

  @Test func an_unknown_alias_of_a_merge_key_is_reported_once() {
    expect(
      "a: {<<: 1️⃣*b}\nc: {<<: [2️⃣*d]}\n",
      finds: [
        Finding("1️⃣", .unknownReference, "unknown alias '*b'"),
        Finding("2️⃣", .unknownReference, "unknown alias '*d'"),
      ])
  }

  @Test func two_merge_keys_are_a_duplicate_with_help() {
    let yaml: MarkedText = "a: &a {}\nb: &b {}\nit:\n  <<: *a\n  1️⃣<<: *b\n"
    expect(
      yaml, finds: [Finding("1️⃣", .duplicateKey, "duplicate key '<<'")])
    #expect(
      ReadResult(yaml.text).diagnostics.first?.help?.text
        == "merge several at once: '<<: [*first, *second]'")
  }

  @Test func many_keys_are_merged() throws {
    let keys = (0..<2_000).map { "k\($0): \($0)" }.joined(separator: ", ")
    let it = try #require(try root("base: &b {\(keys)}\nit: {<<: *b, k7: own}\n")["it"])
    #expect(it.count == 2_000)
    #expect(it["k7"]?.text == "own")
    #expect(it["k1999"]?.text == "1999")
  }
}
