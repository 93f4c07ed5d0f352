import TerminalText
import Testing

@Suite struct FittingTests {
  @Test func textThatFitsIsLeftAlone() {
    #expect("Add".truncated(toColumns: 3) == "Add")
    #expect("日本".truncated(toColumns: 4) == "日本")
    #expect("".truncated(toColumns: 0) == "")
  }

  @Test func cutTextEndsInAnEllipsis() {
    #expect("Product team".truncated(toColumns: 8) == "Product…")
    #expect("Add".truncated(toColumns: 1) == "…")
  }

  @Test func noColumnsHoldNoText() {
    #expect("Add".truncated(toColumns: 0) == "")
    #expect("日本".truncated(toColumns: -3) == "")
  }

  @Test func wideCharactersAreNotHalved() {
    #expect("日本語".truncated(toColumns: 5) == "日本…")
    #expect("日本語".truncated(toColumns: 4) == "日…")
    #expect("日本語".truncated(toColumns: 2) == "…")
  }

  @Test func familiesAreNotTornApart() {
    #expect("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧".truncated(toColumns: 5) == "👩‍👩‍👧👩‍👩‍👧…")
  }

  @Test func combiningMarksStayWithTheirLetter() {
    #expect("e\u{301}e\u{301}e\u{301}".truncated(toColumns: 2) == "e\u{301}…")
  }

  @Test(arguments: 0...30)
  func cutTextNeverTakesMoreColumnsThanAskedFor(columns: Int) {
    let text = "Kim 김철수 👩‍👩‍👧 café 🇫🇷 العربية"
    #expect(text.truncated(toColumns: columns).displayWidth <= columns)
  }

  @Test func paddingCountsColumns() {
    #expect("Add".padded(toColumns: 5) == "Add  ")
    #expect("日本".padded(toColumns: 5) == "日本 ")
    #expect("👩‍👩‍👧".padded(toColumns: 3) == "👩‍👩‍👧 ")
  }

  @Test func widerTextIsNotPadded() {
    #expect("Add".padded(toColumns: 3) == "Add")
    #expect("Add".padded(toColumns: 1) == "Add")
    #expect("Add".padded(toColumns: -1) == "Add")
  }
}
