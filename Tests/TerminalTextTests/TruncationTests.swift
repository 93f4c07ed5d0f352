import TerminalText
import Testing

@Suite("Truncation and padding") struct TruncationTests {
  @Test func text_that_fits_is_not_changed() {
    #expect("Add".truncated(toColumns: 3) == "Add")
    #expect("日本".truncated(toColumns: 4) == "日本")
    #expect("".truncated(toColumns: 0) == "")
  }

  @Test func cut_text_ends_in_an_ellipsis() {
    #expect("Product team".truncated(toColumns: 8) == "Product…")
    #expect("Add".truncated(toColumns: 1) == "…")
  }

  @Test func zero_or_fewer_columns_give_an_empty_text() {
    #expect("Add".truncated(toColumns: 0) == "")
    #expect("日本".truncated(toColumns: -3) == "")
  }

  @Test func wide_characters_are_not_split() {
    #expect("日本語".truncated(toColumns: 5) == "日本…")
    #expect("日本語".truncated(toColumns: 4) == "日…")
    #expect("日本語".truncated(toColumns: 2) == "…")
  }

  @Test func joined_emoji_are_not_split() {
    #expect("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧".truncated(toColumns: 5) == "👩‍👩‍👧👩‍👩‍👧…")
  }

  @Test func combining_marks_stay_with_their_letter() {
    #expect("e\u{301}e\u{301}e\u{301}".truncated(toColumns: 2) == "e\u{301}…")
  }

  @Test(arguments: 0...30)
  func cut_text_never_takes_more_columns_than_asked_for(columns: Int) {
    let text = "Kim 김철수 👩‍👩‍👧 café 🇫🇷 العربية"
    #expect(text.truncated(toColumns: columns).displayWidth <= columns)
  }

  @Test func padding_counts_columns() {
    #expect("Add".padded(toColumns: 5) == "Add  ")
    #expect("日本".padded(toColumns: 5) == "日本 ")
    #expect("👩‍👩‍👧".padded(toColumns: 3) == "👩‍👩‍👧 ")
  }

  @Test func wider_text_is_not_padded() {
    #expect("Add".padded(toColumns: 3) == "Add")
    #expect("Add".padded(toColumns: 1) == "Add")
    #expect("Add".padded(toColumns: -1) == "Add")
  }
}
