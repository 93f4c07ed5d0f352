import Testing
import YAML

@Suite("Marks of nodes") struct MarksTests {
  /// Expects the value of the root's key `a` to span the range between the first two markers.
  private func expectValue(
    _ yaml: MarkedText, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let root = try root(yaml.text, sourceLocation: sourceLocation)
    let value = try #require(root["a"], sourceLocation: sourceLocation)
    #expect(value.place.start == yaml.marks["1️⃣"], sourceLocation: sourceLocation)
    #expect(value.place.end == yaml.marks["2️⃣"], sourceLocation: sourceLocation)
  }

  @Test func lines_and_columns_are_numbered_from_one() throws {
    let place = try root("a").place
    #expect(place.start == Mark(line: 1, column: 1))
    #expect(place.end == Mark(line: 1, column: 2))
  }

  @Test func columns_count_code_points() throws {
    try expectValue("{é日👩‍👩‍👧: x, a: 1️⃣y2️⃣}")
  }

  @Test func plain_text_ends_at_its_last_character() throws {
    try expectValue("a: 1️⃣x2️⃣")
    try expectValue("a: 1️⃣x2️⃣   ")
    try expectValue("a: 1️⃣x  y z2️⃣   \nb: c")
    try expectValue("a: 1️⃣x y2️⃣  # why\n")
    try expectValue("a: 1️⃣x#y2️⃣\t\n")
    try expectValue("{a: 1️⃣x y2️⃣ , b: c}")
  }

  @Test func plain_text_of_several_lines_ends_in_its_last_line() throws {
    try expectValue("a: 1️⃣x\n  y\n\n  z2️⃣  \n\nb: c\n")
  }

  @Test func quoted_text_includes_its_quotes() throws {
    try expectValue("a: 1️⃣'x '2️⃣ # why")
    try expectValue("a: 1️⃣\"x\\n\\u263A\"2️⃣")
    try expectValue("a: 1️⃣\"x\n  y\"2️⃣\nb: c")
  }

  @Test func block_text_ends_with_its_last_line() throws {
    try expectValue("a: 1️⃣|\n  x\n  y2️⃣\n\n\n# why\nb: c\n")
    try expectValue("a: 1️⃣>-\n  x\n\n  y2️⃣\nb: c\n")
    try expectValue("a: 1️⃣|+\n  x2️⃣\n \n\nb: c\n")
    try expectValue("a: 1️⃣|\n  x\n  日本2️⃣")
  }

  @Test func block_text_without_lines_ends_with_its_header() throws {
    try expectValue("a: 1️⃣|2️⃣\n\nb: c\n")
  }

  @Test func flow_collections_include_their_brackets() throws {
    try expectValue("a: 1️⃣[x, y]2️⃣  \nb: c")
    try expectValue("a: 1️⃣{x: y,\n  z: {}}2️⃣ # why")
    try expectValue("a: 1️⃣[]2️⃣")
  }

  @Test func block_collections_end_with_their_last_child() throws {
    try expectValue("a:\n  1️⃣x: y\n  z: w2️⃣\n\n# why\n\nb: c\n")
    try expectValue("a:\n  1️⃣- x\n  - y2️⃣\n\n\n")
    try expectValue("a:\n1️⃣- x\n- y2️⃣\nb: c\n")
    try expectValue("a:\n  1️⃣x:\n    - y\n    - z: [w]2️⃣\n\n\nb: c\n")
  }

  @Test func block_collections_end_after_an_absent_last_value() throws {
    try expectValue("a:\n  1️⃣x: y\n  z:2️⃣\n\n\nb: c\n")
    try expectValue("a:\n  1️⃣- x\n  -2️⃣\n\nb: c\n")
    try expectValue("a:\n  1️⃣? x\n  ? y2️⃣\n\nb: c\n")
  }

  @Test func pairs_in_a_list_end_with_their_value() throws {
    let list = try root("[x: y , z]")
    let pair = try #require(list.items.first { _ in true })
    #expect(pair.place.start == Mark(line: 1, column: 2))
    #expect(pair.place.end == Mark(line: 1, column: 6))
  }

  @Test func absent_values_are_placed_after_their_colon() throws {
    try expectValue("a:1️⃣2️⃣\n\n\nb: c")
    try expectValue("? a1️⃣2️⃣\n\n? b\n")
  }

  @Test func absent_values_in_brackets_are_placed_before_the_next_delimiter() throws {
    try expectValue("{a: 1️⃣2️⃣, b: c}")
    try expectValue("{a1️⃣2️⃣, b: c}")
    try expectValue("{b: c, a: 1️⃣2️⃣}")
  }

  @Test func tags_and_anchors_belong_to_their_node() throws {
    try expectValue("a: 1️⃣&x !!str y2️⃣")
    try expectValue("a: 1️⃣&x [y]2️⃣")
  }

  @Test func every_kind_of_line_ending_ends_one_line() throws {
    let root = try root("a: 1\r\nb: 2\rc: 3\nd: 4")
    let lines = root.entries.map { $0.key.place.start.line }
    #expect(lines == [1, 2, 3, 4])
  }

  @Test func an_absent_root_is_placed_after_its_dashes() throws {
    let root = try root("# nothing\n---\n\n# here\n")
    #expect(root.place.start == Mark(line: 2, column: 4))
    #expect(root.place.end == Mark(line: 2, column: 4))
  }
}
