import Testing
import YAML

@Suite("Nodes") struct NodeTests {
  @Test func nodes_are_scalars_sequences_or_mappings() throws {
    let root = try root("a: x\nb: [x]\nc: {x: y}\n")
    #expect(root.kind == .mapping)
    #expect(root["a"]?.kind == .scalar)
    #expect(root["b"]?.kind == .sequence)
    #expect(root["c"]?.kind == .mapping)
  }

  @Test func styles_are_kept() throws {
    let root = try root("[a, 'b', \"c\"]")
    #expect(root.items.map(\.style) == [.plain, .singleQuoted, .doubleQuoted])
    let blocks = try YAMLTests.root("- |\n  a\n- >\n  b\n")
    #expect(blocks.items.map(\.style) == [.literal, .folded])
  }

  @Test func flow_and_block_style_are_distinguished() throws {
    let root = try root("a: [x]\nb:\n  - x\nc: {}\n")
    #expect(!root.isFlow)
    #expect(root.entries.map(\.value.isFlow) == [true, false, true])
  }

  @Test func text_has_its_quotes_and_escapes_resolved() throws {
    let root = try root(#"["\u00e9\n\"", 'it''s', x  y, "日本"]"#)
    #expect(root.items.map(\.text) == ["é\n\"", "it's", "x  y", "日本"])
  }

  @Test func block_texts_keep_or_fold_their_lines() throws {
    let root = try root("- |\n  a\n   b\n- >-\n  a\n  b\n- |+\n  a\n\n")
    #expect(root.items.map(\.text) == ["a\n b\n", "a b", "a\n\n"])
  }

  @Test func a_text_is_found_among_others_byte_for_byte() throws {
    let names: [String] = ["data", "date", "", "data", "naïve"]
    let root = try root("[data, date, '', dat, Data, naïve, nai\u{308}ve, [data]]")
    #expect(root.items.map { $0.index(in: names) } == [0, 1, 2, nil, nil, 4, nil, nil])
  }

  @Test func collections_have_no_text() throws {
    let root = try root("[a]")
    #expect(root.text == "")
    #expect(root.withUTF8 { $0.count } == 0)
    #expect(!root.isText(""))
  }

  @Test func withUTF8_passes_the_bytes_of_the_text() throws {
    let bytes = try root("Zoë").withUTF8 { Array($0) }
    #expect(bytes == Array("Zoë".utf8))
  }

  @Test func text_is_compared_byte_for_byte() throws {
    let root = try root("[title, '']")
    let items = Array(root.items)
    #expect(items[0].isText("title"))
    #expect(!items[0].isText("titl"))
    #expect(!items[0].isText("titlE"))
    #expect(!items[0].isText("titles"))
    #expect(items[1].isText(""))
  }

  @Test func absent_values_are_null() throws {
    #expect(try root("[~, null, Null, NULL]").items.map(\.isNull) == [true, true, true, true])
    #expect(try root("a:\n")["a"]?.isNull == true)
  }

  @Test func text_that_resembles_null_is_not_null() throws {
    #expect(try root("['~', \"null\", nul, nULL, '', [], {}]").items.allSatisfy { !$0.isNull })
    #expect(try root("- !!str null\n- |\n  null\n").items.allSatisfy { !$0.isNull })
  }

  @Test func items_keep_their_order() throws {
    let root = try root("- a\n- [b, c]\n- {d: e}\n- f\n")
    #expect(root.items.map(\.summary) == ["a", "[b, c]", "{d: e}", "f"])
    #expect(root.items.count == 4)
    #expect(root.count == 4)
    #expect(!root.items.isEmpty)
  }

  @Test func entries_keep_their_order() throws {
    let root = try root("z: 1\na: [x, y]\nm: {p: q}\n")
    #expect(root.entries.map(\.key.text) == ["z", "a", "m"])
    #expect(root.entries.map(\.value.summary) == ["1", "[x, y]", "{p: q}"])
    #expect(root.entries.count == 3)
    #expect(root.entries.allSatisfy { $0.merge == nil })
  }

  @Test func nodes_of_other_kinds_have_no_items_or_entries() throws {
    for yaml in ["x", "[]", "{}"] {
      let root = try root(yaml)
      #expect(root.items.isEmpty && root.entries.isEmpty && root.count == 0)
      #expect(Array(root.items).isEmpty && Array(root.entries).isEmpty)
    }
    let list = try root("[a, b]")
    #expect(list.entries.isEmpty && Array(list.entries).isEmpty)
    let mapping = try root("{a: b}")
    #expect(mapping.items.isEmpty && Array(mapping.items).isEmpty)
  }

  @Test func values_are_found_by_their_key() throws {
    let root = try root("title: Add\ntitles: x\n'quoted': y\n")
    #expect(root["title"]?.text == "Add")
    #expect(root["quoted"]?.text == "y")
    #expect(root["tit"] == nil)
    #expect(try YAMLTests.root("[title]")["title"] == nil)
  }

  @Test func tags_are_kept_in_full() throws {
    let reading = ReadResult(
      "%TAG !d! tag:example.com,2026:\n---\n[!!str a, !local b, !d!c d, ! e, f]\n",
      selecting: .readable)
    let tags = try #require(reading.documents.first).root.items.map(\.tag)
    #expect(
      tags == ["tag:yaml.org,2002:str", "!local", "tag:example.com,2026:c", "!", nil])
  }

  @Test func an_unsupported_tag_is_reported() {
    let reading = ReadResult("- !include x\n- !!str y\n- ! z\n- !env { a: b }\n")
    #expect(
      reading.findings == [
        "1:3 wrong-value unknown tag '!include'",
        "4:3 wrong-value unknown tag '!env'",
      ])
  }

  @Test func collections_have_tags_too() throws {
    let reading = ReadResult("a: !set {x}\nb: !list [y]\n", selecting: .readable)
    let root = try #require(reading.documents.first).root
    #expect(root["a"]?.tag == "!set")
    #expect(root["b"]?.tag == "!list")
    #expect(root.tag == nil)
  }

  @Test func anchors_keep_their_name() throws {
    let root = try root("a: &one x\nb: &two [y]\nc: z\n")
    #expect(root.entries.map(\.value.anchor) == ["one", "two", nil])
  }

  @Test func long_text_is_shortened_when_it_is_quoted() throws {
    #expect(try root("Add").quoted == "'Add'")
    let long = String(repeating: "x", count: 100)
    #expect(try root(long).quoted == "'" + String(repeating: "x", count: 59) + "…'")
  }
}
