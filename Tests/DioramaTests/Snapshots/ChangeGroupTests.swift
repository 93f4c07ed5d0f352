import Diorama
import Testing

@Suite("ChangeGroups") struct ChangeGroupTests {
  private func diff(_ old: String, _ new: String) -> UnifiedDiff {
    UnifiedDiff(
      from: Array(old.replacing(" ", with: "\n").utf8) + [10],
      to: Array(new.replacing(" ", with: "\n").utf8) + [10], path: "a.txt")
  }

  /// Returns the lines of a group's patch for the difference of two texts, with their numbers.
  private func patch(
    _ group: ChangeGroups.Group, _ old: String, _ new: String
  ) -> (lines: [String], numbers: [Int], omitted: Int) {
    let (old, new) = (old + " ", new + " ")
    let verdict = SnapshotVerdict(
      .theme, path: "a.txt", .differs, shown: Array(new.replacing(" ", with: "\n").utf8),
      recorded: Array(old.replacing(" ", with: "\n").utf8))
    guard let diff = verdict.diff() else { return ([], [], 0) }
    let (lines, omitted) = group.patch(of: diff, in: verdict)
    let changed = lines.filter { $0.kind == .added || $0.kind == .removed }
    return (changed.map(\.text), changed.filter { $0.kind == .added }.map(\.number), omitted)
  }

  private func groups(_ diffs: UnifiedDiff...) -> ChangeGroups {
    ChangeGroups(diffs.map { $0.changes.map(\.change) })
  }

  @Test func the_same_changed_lines_are_one_change_at_any_position() {
    let groups = groups(diff("a b", "a c"), diff("x y z b", "x y z c"), diff("b", "d")).groups
    #expect(groups.map(\.members) == [[0, 1], [2]])
    #expect(groups[0].changes.map(\.lines) == [["-b", "+c"]])
    #expect(groups[0].id != groups[1].id && groups[0].id.count == 8)
  }

  @Test func changes_are_grouped_by_the_snapshots_that_contain_them() {
    let (old, new) = ("a 1 2 3 4 5 6 7 8 b", "A 1 2 3 4 5 6 7 8 B")
    let both = diff(old, new)
    let groups = groups(both, both, diff("a", "A")).groups
    #expect(groups.map(\.members) == [[0, 1, 2], [0, 1]])
    // The example is a snapshot without other differences.
    #expect(groups[0].example == 2 && groups[0].isWholeExample)
    #expect(groups[1].example == 0 && !groups[1].isWholeExample)
    #expect(patch(groups[1], old, new).lines == ["-b", "+B"])
  }

  @Test func a_repeated_change_is_shown_once_if_several_snapshots_have_it() {
    let (old, new) = ("a 1 2 3 4 5 6 7 8 a", "b 1 2 3 4 5 6 7 8 b")
    let twice = diff(old, new)
    let groups = groups(twice, twice).groups
    #expect(groups.map(\.members) == [[0, 1]])
    #expect(patch(groups[0], old, new).lines == ["-a", "+b"])
    #expect(patch(groups[0], old, new).omitted == 1)
    let alone = self.groups(twice).groups
    #expect(patch(alone[0], old, new).lines == ["-a", "+b", "-a", "+b"])
  }

  @Test func changes_with_other_causes_are_other_decisions_with_their_own_lines() {
    let (old, new) = ("a x b y c", "A x B B2 y C")
    let group = groups(diff(old, new)).groups[0]
    let ids = group.changes.map(\.id)
    let (title, row) = (ChangeCause(key: "t", place: nil), ChangeCause(key: "r", place: nil))
    let parts = group.divided(by: [ids[0]: [title], ids[1]: [row, title], ids[2]: [title, title]])
    #expect(parts.map { $0.causes.map(\.key) } == [["t"], ["r", "t"], ["t", "t"]])
    #expect(
      parts.map { patch($0.group, old, new).lines }
        == [["-a", "+A"], ["-b", "+B", "+B2"], ["-c", "+C"]])
    // The numbers are those of the new text, in which the colors of the lines are known.
    #expect(patch(parts[2].group, old, new).numbers == [6])
    let same = group.divided(by: [ids[0]: [row, title], ids[1]: [title, row], ids[2]: []])
    #expect(same.map { $0.group.changes.count } == [2, 1] && same[1].causes.isEmpty)
    #expect(group.divided(by: [:]).map(\.group.isWholeExample) == [true])
  }

  @Test func a_new_width_is_one_change_regardless_of_the_content() {
    func lines(_ text: String) -> [UInt8] { Array(text.utf8) }
    let one = UnifiedDiff(
      from: lines("┌───┐\n│ a     b │\n└───┘\n"), to: lines("┌────┐\n│ a      b │\n└────┘\n"),
      path: "")
    let other = UnifiedDiff(from: lines("│ c  │\n"), to: lines("│ c    │\n"), path: "")
    let moved = UnifiedDiff(from: lines("│ c  │\n"), to: lines("│  c │\n"), path: "")
    let said = UnifiedDiff(from: lines("│ c  │\n"), to: lines("│ d    │\n"), path: "")
    #expect(groups(one, other, moved, said).groups.map(\.members) == [[0, 1], [2], [3]])
  }

  @Test func a_new_title_is_one_change_at_all_widths() {
    func change(_ gap: String, _ new: String) -> UnifiedDiff {
      UnifiedDiff(
        from: Array("│ [Back]\(gap)Invite\(gap)[Add] │\n".utf8),
        to: Array("│ [Back]\(gap)\(new)\(gap)[Add] │\n".utf8), path: "")
    }
    let all = groups(
      change("  ", "Ask"), change("   ", "Ask"), change("         ", "Ask"), change("  ", "Beg"))
    #expect(all.groups.map(\.members) == [[0, 1, 2], [3]])
    #expect(
      all.groups[0].changes.map(\.lines) == [
        ["-│ [Back]  Invite  [Add] │", "+│ [Back]  Ask  [Add] │"]
      ])
  }

  /// The changes of lines, as `-old +new`; those of style in parentheses.
  private func changes(_ old: String, _ new: String) -> [String] {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "").changes.map { change, _ in
      let words = change.lines.joined(separator: " ")
      return change.isOfStyle ? "(\(words))" : words
    }
  }

  @Test(arguments: [
    // A text, a style and a background.
    (
      "bar    'Add' blue h3 · 'Go' red · on gray\n",
      "bar    'Ask' blue h3 · 'Go' green · on black\n",
      ["-'Add' +'Ask'", "(-'Go' red +'Go' green)", "(-bar on gray +bar on black)"]
    ),
    // The style of a changed text is that of the new text.
    (
      "row x2 'Ada' blue\n", "row x3 'Bob' red\n",
      [
        "-row x2 +row x3", "-'Ada' +'Bob'", "(-'Bob' blue +'Bob' red)",
      ]
    ),
    // A text with the separator of styles, and one with a quote.
    (
      "row    'a · b' blue · 'c's' red\n", "row    'a · b' blue · 'c's' green\n",
      [
        "(-'c's' red +'c's' green)"
      ]
    ),
    // Other numbers of texts: the lines change as a whole.
    (
      "row    'a' blue\n", "row    'a' blue · 'b' red\n",
      ["-row  'a' blue +row  'a' blue · 'b' red"]
    ),
    // Keys of the head, and values of names, change one by one.
    (
      "listComponent: A\ntheme: light\n", "listComponent: B\ntheme: dark\n",
      [
        "-listComponent: A +listComponent: B", "-theme: light +theme: dark",
      ]
    ),
    (
      "red is #FF0000\nbar    'a' blue\n", "bar    'a' red\n",
      [
        "(-red is #FF0000)", "(-'a' blue +'a' red)",
      ]
    ),
    // Rows of a frame change together.
    ("│ a │\n│ b │\n", "│ c │\n│ d │\n", ["-│ a │ -│ b │ +│ c │ +│ d │"]),
  ])
  func lines_are_divided_into_independent_changes(old: String, new: String, parts: [String]) {
    #expect(changes(old, new) == parts)
  }

  @Test(arguments: [
    (
      "│ [Cancel] Order a dish (Invite) │", "│ [Not now] Order a dish (Invite) │",
      "'[Cancel]' to '[Not now]'"
    ),
    ("│ [ ] ○ Dana Whitfield │", "│ [ ] ○ Dana W │", "'Dana Whitfield' to 'Dana W'"),
    ("│ ○ Dana          [ ] │", "│ ○ Dana          [x] │", "'Dana': [ ] to [x]"),
    ("│ [‹]   Warnings │", "│ [<]   Warnings │", "'[‹]' to '[<]'"),
    ("│ ○ Dana │", "│ ○ Dana │\n│ ○ Erin │", "one more row: 'Erin'"),
    ("│ ○ Dana │\n│ ○ Erin │", "│ ○ Dana │", "one row less: 'Erin'"),
    ("theme: light", "theme: dark", "theme: light to dark"),
    ("accent       #742DDD", "accent       #0B5FFF", "accent: #742DDD to #0B5FFF"),
    ("- row \"Ann\"", "- row \"Bob\"", "'row \"Ann\"' to 'row \"Bob\"'"),
    ("│ ─── │", "│ │", nil),
  ])
  func a_change_has_words(old: String, new: String, words: String?) {
    let diff = UnifiedDiff(from: Array("\(old)\n".utf8), to: Array("\(new)\n".utf8), path: "")
    #expect(diff.changes.first?.change.summary?.words() == words)
  }

  @Test func lines_have_their_line_number_in_the_new_text() {
    let lines = diff("a b c d", "a x c d e").changes.flatMap(\.lines)
    #expect(lines.map(\.text) == ["-b", "+x", "+e"])
    #expect(lines.map(\.number) == [0, 2, 5])
  }
}

@Suite("SnapshotRename") struct SnapshotRenameTests {
  private func candidate(_ path: String, _ text: String) -> SnapshotRename.Candidate {
    SnapshotRename.Candidate(path: path, bytes: Array(text.utf8))
  }

  @Test func a_rename_is_detected_only_if_nothing_else_differs() {
    let old = [
      candidate("__Snapshots__/x.txt", "screen: x\nsame\n"),
      candidate("__Snapshots__/y.txt", "nothing\nsame\n"),
    ]
    let new = [
      candidate("__Snapshots__/b.txt", "screen: b\nsame\n"),
      candidate("__Snapshots__/c.txt", "screen: c\nother\n"),
    ]
    #expect(SnapshotRename.origins(of: new, among: old) == [0, nil])
  }

  @Test func identical_variants_are_matched_by_their_variant_name() {
    let old = ["a@one", "a@two", "a"].map {
      candidate("__Snapshots__/\($0).txt", "screen: \($0)\nsame\n")
    }
    let new = ["b", "b@two", "b@one"].map {
      candidate("__Snapshots__/\($0).txt", "screen: \($0)\nsame\n")
    }
    #expect(SnapshotRename.origins(of: new, among: old) == [2, 1, 0])
  }

  @Test func each_old_snapshot_is_moved_only_once() {
    let old = [candidate("__Snapshots__/a.txt", "screen: a\nsame\n")]
    let new = ["b", "c"].map {
      candidate("other/__Snapshots__/\($0).txt", "screen: \($0)\nsame\n")
    }
    #expect(SnapshotRename.origins(of: new, among: old) == [0, nil])
    #expect(SnapshotRename.origins(of: new, among: []) == [nil, nil])
  }
}
