import Diorama
import DioramaKit
import Testing

@Suite("UnifiedDiff") struct UnifiedDiffTests {
  private func patch(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "a.txt").lines
      .map(\.text).joined(separator: "\n")
  }

  @Test func equal_texts_have_no_patch() {
    #expect(patch("a\nb\n", "a\nb\n") == "")
  }

  @Test func a_changed_line_is_shown_with_three_lines_around_it() {
    #expect(
      patch("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == """
        --- a/a.txt
        +++ b/a.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        """)
  }

  @Test func changes_far_apart_are_in_separate_hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\n").replacing("19\n", with: "19\nx\n")
    #expect(
      patch(old, new)
        == """
        --- a/a.txt
        +++ b/a.txt
        @@ -1,6 +1,5 @@
         1
         2
        -3
         4
         5
         6
        @@ -17,4 +16,5 @@
         17
         18
         19
        +x
         20
        """)
  }

  @Test(arguments: [(6, 1), (7, 2)])
  func changes_share_a_hunk_with_up_to_six_lines_between_them(between: Int, hunks: Int) {
    let quiet = (1...between).map { "\($0)\n" }.joined()
    let lines = patch("a\n\(quiet)b\n", "A\n\(quiet)B\n").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("@@ ") } == hunks)
    #expect(lines.count { $0.hasPrefix(" ") } == 6)
  }

  /// Finding the fewest changes takes quadratic time, which is minutes for these texts.
  @Test func a_very_large_text_is_replaced_completely() {
    let old = (1...90_000).map { "\($0)\n" }.joined()
    let new = (1...20).map { "new \($0)\n" }.joined() + "45000\n"
    let lines = patch(old, new).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("-") } == 90_001)
    #expect(lines.count { $0.hasPrefix("+") } == 22)
  }

  @Test func a_missing_final_newline_is_marked() {
    #expect(
      patch("a\n", "a")
        == """
        --- a/a.txt
        +++ b/a.txt
        @@ -1,1 +1,1 @@
        -a
        +a
        \\ No newline at end of file
        """)
  }

  @Test func an_empty_side_has_the_line_range_zero() {
    #expect(patch("", "a\n") == "--- a/a.txt\n+++ b/a.txt\n@@ -0,0 +1,1 @@\n+a")
    #expect(patch("a\n", "") == "--- a/a.txt\n+++ b/a.txt\n@@ -1,1 +0,0 @@\n-a")
  }
}
