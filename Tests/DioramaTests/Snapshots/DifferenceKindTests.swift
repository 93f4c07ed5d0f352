import Diorama
import DioramaKit
import Testing

@Suite("DifferenceKind") struct DifferenceKindTests {
  private static let recorded = """
    screen: a
    listComponent: List
    theme: light

    ┌────────────────────┐
    │ [Back] Me (Invite) │
    ├────────────────────┤
    │ ○ Clara        [ ] │
    │ ○ Bob          [ ] │
    │ ● Chloe        [ ] │
    │ Frozen       [off] │
    └────────────────────┘

    """

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let kinds: [DifferenceKind]
  }

  static let cases = [
    Case(testDescription: "a name", old: "Bob  ", new: "Robin", kinds: [.text]),
    Case(testDescription: "two words", old: "Bob  ", new: "Bob K", kinds: [.text]),
    Case(testDescription: "a theme", old: "light", new: "dark", kinds: [.types]),
    Case(testDescription: "a type", old: ": List", new: ": TeamList", kinds: [.types]),
    Case(testDescription: "the screen's own name", old: ": a\n", new: ": b\n", kinds: [.text]),
    Case(
      testDescription: "a chosen row", old: "Bob          [ ]", new: "Bob          [x]",
      kinds: [.state]),
    Case(testDescription: "a switch", old: " [off]", new: "  [on]", kinds: [.state]),
    Case(testDescription: "a mark", old: "● Chloe", new: "⊘ Chloe", kinds: [.state]),
    Case(testDescription: "a button", old: "(Invite)", new: "[Invite]", kinds: [.state]),
    Case(
      testDescription: "a button that counts", old: "Me (Invite)", new: "M [Invite 2]",
      kinds: [.state, .text]),
    Case(
      testDescription: "rows that change places",
      old: "│ ○ Clara        [ ] │\n│ ○ Bob          [ ] │",
      new: "│ ○ Bob          [ ] │\n│ ○ Clara        [ ] │", kinds: [.order]),
    Case(
      testDescription: "a row that goes", old: "│ ○ Bob          [ ] │\n", new: "",
      kinds: [.structure]),
    Case(
      testDescription: "a row that goes, and one that is chosen",
      old: "│ ○ Clara        [ ] │\n│ ○ Bob          [ ] │", new: "│ ○ Clara        [x] │",
      kinds: [.structure, .state]),
    Case(
      testDescription: "a part of a row", old: "Bob          [ ]", new: "Bob  Operator   ",
      kinds: [.structure]),
    Case(
      testDescription: "a frame more", old: "┘\n", new: "┘\n\n┌─┐\n└─┘\n", kinds: [.structure]),
    Case(testDescription: "only places", old: "○ Bob  ", new: "  ○ Bob", kinds: [.structure]),
    Case(testDescription: "line ends", old: "\n", new: "\r\n", kinds: [.format]),
    Case(testDescription: "a space", old: "a\n", new: "a \n", kinds: [.format]),
    Case(testDescription: "nothing", old: "Bob", new: "Bob", kinds: []),
  ]

  @Test(arguments: cases) func the_kind_of_a_difference_is_detected(example: Case) {
    let other = Self.recorded.replacing(example.old, with: example.new)
    // Only a recorded text can have format errors; a shown text never has any.
    let kinds = DifferenceKind.kinds(from: Array(other.utf8), to: Array(Self.recorded.utf8))
    #expect(kinds == example.kinds)
  }

  @Test func line_ends_and_a_name_are_two_kinds_of_difference() {
    let other = Self.recorded.replacing("Bob", with: "Rob").replacing("\n", with: "\r\n")
    #expect(
      DifferenceKind.kinds(from: Array(other.utf8), to: Array(Self.recorded.utf8))
        == [.format, .text])
  }

  @Test(arguments: [("Bob", [DifferenceKind.text]), (": List", [.types]), ("screen: a", [.text])])
  func a_change_of_the_normalization_form_has_the_kind_of_its_text(
    text: String, kinds: [DifferenceKind]
  ) {
    let composed = Self.recorded.replacing(text, with: "\(text)\u{E9}")
    let decomposed = Self.recorded.replacing(text, with: "\(text)e\u{301}")
    #expect(composed == decomposed)
    #expect(DifferenceKind.kinds(from: Array(decomposed.utf8), to: Array(composed.utf8)) == kinds)
  }

  /// Quadratic and per-character comparisons are skipped for texts larger than any screen.
  @Test func a_text_larger_than_any_screen_differs_in_structure() {
    let lines = (1...90_000).map { "│ line \($0)\n" }.joined()
    let line = String(repeating: "○ ", count: 5_000_000)
    for rest in [lines, line] {
      let old = Array((Self.recorded + rest).utf8)
      #expect(DifferenceKind.kinds(from: old, to: Array(Self.recorded.utf8)) == [.structure])
    }
  }

  @Test(arguments: [
    ("on red", [DifferenceKind.styles]), ("- row \"Bob\"", [.accessibility]),
    ("loadUsers: ok", [.log]), ("│ Ann │", [.text]),
  ])
  func each_block_has_its_own_kind_of_difference(line: String, kinds: [DifferenceKind]) {
    let snapshot = """
      screen: a

      │ Ann │
      ── styles ──
      on red
      ── accessibility ──
      - row "Bob"
      ── log ──
      loadUsers: ok

      """
    let other = snapshot.replacing(
      line, with: line.replacing("n", with: "m").replacing("B", with: "b").replacing("k", with: "K")
    )
    #expect(DifferenceKind.kinds(from: Array(other.utf8), to: Array(snapshot.utf8)) == kinds)
  }

  @Test(arguments: ["", "something else", "\n\n"])
  func a_text_that_is_not_a_snapshot_differs_in_structure(recorded: String) {
    let kinds = DifferenceKind.kinds(from: Array(recorded.utf8), to: Array(Self.recorded.utf8))
    #expect(kinds.contains(.structure))
  }
}
