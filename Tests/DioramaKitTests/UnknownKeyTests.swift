import Testing
import WeatherKit
import YAML

@testable import DioramaKit

/// Help for unknown keys, and for lists in the place of mappings.
@Suite("Unknown keys") struct UnknownKeyTests {
  /// The diagnostics of a city in YAML, the value of the key `a`.
  private func diagnostics(_ yaml: String) throws -> [Diagnostic] {
    var decoding = Decoding(files: SourceFiles(root: "."))
    let source = Source(path: "a.yaml", bytes: Array(yaml.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root["a"])
    var city = City()
    _ = City.table.decode(node, into: &city, &decoding)
    return decoding.diagnostics.sorted
  }

  @Test func a_key_that_the_mapping_has_is_not_suggested() throws {
    #expect(
      try read("a: { id: o, name: Oslo, nmae: Bergen }", .city).problems == [
        "1:25 error unknown-key: 'nmae' is not a key of a city "
          + "('name' is already set at 1:13; remove one)"
      ])
    let problem = try #require(try diagnostics("a: { id: o, nmae: Bergen, name: Oslo }").first)
    #expect(problem.help?.text == "'name' is already set at 1:27; remove one")
    #expect(problem.help?.replacement == nil)
  }

  @Test func the_first_of_two_typos_of_a_key_has_the_replacement() throws {
    let found = try diagnostics("a: { id: o, nmae: Oslo, naem: Bergen }")
    #expect(found.map(\.help?.text) == ["did you mean 'name'?", "did you mean 'name'?"])
    #expect(found.map(\.help?.replacement) == ["name", nil])
  }

  @Test func typos_in_two_mappings_both_have_a_replacement() throws {
    let found = try diagnostics(
      "a: { id: o, name: Oslo, days: [{ nmae: Monday }, { nmae: Tuesday }] }")
    #expect(found.map(\.help?.replacement) == ["name", "name"])
  }

  @Test func a_typo_can_override_a_merged_key() throws {
    let found = try diagnostics("b: &b { id: o, name: Oslo }\na: { <<: *b, nmae: Bergen }")
    #expect(found.map(\.help?.replacement) == ["name"])
  }

  @Test func a_required_key_with_a_typo_is_not_reported_as_missing() throws {
    #expect(try diagnostics("a: { id: o, nmae: Oslo }").map(\.code) == [.unknownKey])
    #expect(try diagnostics("a: { id: o, days: [] }").map(\.code) == [.missingKey])
  }

  @Test func very_many_unknown_keys_have_the_list_of_known_keys_as_help() throws {
    let letters = "abcdefghijklmnopqrst"
    let keys = letters.flatMap { first in letters.map { "degrees\(first)\($0)" } }
    let yaml = "a: { id: o, name: Oslo, \(keys.map { "\($0): 1" }.joined(separator: ", ")) }"
    let texts = try diagnostics(yaml).compactMap(\.help?.text)
    let suggested = texts.prefix { $0 == "did you mean 'degrees'?" }
    #expect(texts.count == 400)
    #expect(suggested.count == Decoding.maxSearches)
    #expect(
      texts.dropFirst(suggested.count).allSatisfy {
        $0 == "available: 'id', 'name', 'degrees', 'days'"
      })
  }

  @Test(arguments: [
    ("a: [{ id: o, name: Oslo }]", "remove '[' and ']'"),
    ("a: [{ nmae: Oslo }]", "remove '[' and ']'"),
    ("a: [{ name: Monday, sky: snow }]", "write them under 'days:'"),
    ("a: [{ sky: snow }, { sky: sun }]", "write them under 'days:'"),
    ("a:\n  - sky: snow\n  - sky: sun\n", "write them under 'days:'"),
    ("a:\n  - id: o\n  - name: Oslo\n", "remove the '- ' of each item"),
    ("a:\n  - id: o\n  - id: r\n", "write a mapping; keys: 'id', 'name', 'degrees', 'days'"),
    ("a: [{ wind: 3 }]", "write a mapping; keys: 'id', 'name', 'degrees', 'days'"),
  ])
  func help_for_a_list_leads_to_a_mapping_with_known_keys(yaml: String, help: String) throws {
    #expect(try diagnostics(yaml).map(\.help?.text) == [help])
  }
}

extension ValueShape where Value == City {
  fileprivate static var city: ValueShape { .record(City.table, startingWith: City()) }
}
