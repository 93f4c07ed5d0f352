import Testing
import YAML

@Suite("Limits") struct LimitTests {
  @Test func hand_written_files_and_large_data_have_their_limits() {
    #expect(Limits.handWritten == Limits(nesting: 64, bytes: 16 << 20, nodes: 100_000))
    #expect(Limits.largeData == Limits(nesting: 64, bytes: .max, nodes: 10_000_000))
  }

  @Test func nesting_up_to_the_limit_is_read() {
    let limits = Limits(nesting: 3)
    #expect(ReadResult("[[[a]]]", limits: limits).summaries == ["[[[a]]]"])
    #expect(ReadResult("a:\n  b:\n    c: d\n", limits: limits).summaries == ["{a: {b: {c: d}}}"])
  }

  @Test func the_node_that_is_too_deep_is_reported() {
    let tooDeep = Finding(
      "1️⃣", .limit, "lists and mappings are nested more than 3 levels deep")
    expect("[[[1️⃣[a]]]]", finds: [tooDeep], limits: Limits(nesting: 3))
    expect("a:\n  b:\n    c:\n      1️⃣- d\n", finds: [tooDeep], limits: Limits(nesting: 3))
  }

  @Test func nesting_is_counted_through_aliases() {
    let limits = Limits(nesting: 3)
    #expect(ReadResult("- &a [x]\n- [*a]\n", limits: limits).summaries == ["[[x], [[x]]]"])
    expect(
      "- &a [[x]]\n- [1️⃣*a]\n",
      finds: [Finding("1️⃣", .limit, "lists and mappings are nested more than 3 levels deep")],
      limits: limits)
  }

  @Test func ten_thousand_levels_stop_at_the_limit() {
    for text in [
      String(repeating: "[", count: 10_000), String(repeating: "{a: ", count: 10_000),
      String(repeating: "- ", count: 10_000), String(repeating: "? ", count: 10_000),
    ] {
      let reading = ReadResult(text)
      #expect(reading.documents.isEmpty)
      #expect(reading.diagnostics.map(\.code) == [.limit])
    }
    #expect(
      ReadResult(String(repeating: "[", count: 10_000)).findings
        == ["1:65 limit lists and mappings are nested more than 64 levels deep"])
  }

  @Test func after_too_deep_nesting_the_next_document_is_read() {
    let reading = ReadResult(String(repeating: "[", count: 100) + "\n---\nb: c\n")
    #expect(reading.diagnostics.map(\.code) == [.limit])
    #expect(reading.summaries == ["{b: c}"])
  }

  @Test func nodes_up_to_the_limit_are_read() {
    #expect(ReadResult("[a, b, c]", limits: Limits(nodes: 4)).summaries == ["[a, b, c]"])
  }

  @Test func the_first_node_beyond_the_limit_is_reported() {
    expect(
      "[a, b, 1️⃣c, d]",
      finds: [
        Finding("1️⃣", .limit, "the document has more than 3 nodes with its aliases expanded")
      ],
      limits: Limits(nodes: 3))
  }

  @Test func nodes_are_counted_through_aliases() {
    // The outer list, three nodes at the anchor and three at each alias.
    let text = "- &a [x, y]\n- *a\n- *a\n"
    #expect(ReadResult(text, limits: Limits(nodes: 10)).summaries == ["[[x, y], [x, y], [x, y]]"])
    #expect(
      ReadResult(text, limits: Limits(nodes: 9)).findings
        == ["3:3 limit the document has more than 9 nodes with its aliases expanded"])
  }

  @Test func nodes_are_counted_for_each_document() {
    let reading = ReadResult("--- [a, b]\n--- [c, d, e]\n--- [f, g]\n", limits: Limits(nodes: 3))
    #expect(
      reading.findings
        == ["2:12 limit the document has more than 3 nodes with its aliases expanded"])
    #expect(reading.summaries == ["[a, b]", "[f, g]"])
  }

  @Test func all_documents_of_a_file_may_have_a_hundred_times_the_node_limit() {
    let fitting = String(repeating: "--- [a, b]\n", count: 100)
    #expect(ReadResult(fitting, limits: Limits(nodes: 3)).summaries.count == 100)
    let reading = ReadResult(fitting + "--- c\n--- [d]\n--- e\n", limits: Limits(nodes: 3))
    #expect(
      reading.findings == [
        "101:5 limit the file has more than 300 nodes with its aliases expanded"
      ])
    #expect(reading.summaries.count == 100)
  }

  @Test func an_alias_bomb_stops_at_the_alias() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    // Lists of 11, 111, 1,111 and 11,111 nodes fit, and then seven more lists of the last size.
    let reading = ReadResult(text + "---\nb: c\n")
    #expect(
      reading.findings
        == ["5:45 limit the document has more than 100000 nodes with its aliases expanded"])
    #expect(reading.summaries == ["{b: c}"])
  }

  @Test func a_merge_key_bomb_stops_at_the_limit() {
    var text = "m0: &m0 {k0: x}\n"
    for level in 1..<40 {
      text += "m\(level): &m\(level) {<<: [*m\(level - 1), *m\(level - 1)], k\(level): x}\n"
    }
    #expect(ReadResult(text).diagnostics.map(\.code) == [.limit])
  }

  @Test func maximal_limits_do_not_overflow() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1..<80 {
      text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
    }
    let limits = Limits(nesting: .max, bytes: .max, nodes: .max)
    #expect(ReadResult(text, limits: limits).diagnostics.map(\.code) == [.limit])
  }

  @Test func a_file_that_is_too_large_is_reported_at_its_start() {
    let reading = ReadResult("a: bc\n", limits: Limits(bytes: 5))
    #expect(reading.findings == ["1:1 limit the file has 6 bytes; the limit is 5"])
    #expect(reading.documents.isEmpty)
    #expect(ReadResult("a: b\n", limits: Limits(bytes: 5)).summaries == ["{a: b}"])
  }

  @Test func a_scalar_of_five_megabytes_is_read() {
    let text = "a: \"" + String(repeating: "x", count: 5_000_000) + "\"\nb: c\n"
    let reading = ReadResult(text)
    #expect(reading.findings == [])
    #expect(reading.documents.first?.root["a"]?.withUTF8(\.count) == 5_000_000)
    #expect(reading.documents.first?.root["b"]?.text == "c")
  }
}
