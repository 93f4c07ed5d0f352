import Diorama
import DioramaKit
import Testing

@Suite("SnapshotFault") struct SnapshotFaultTests {
  private static let shown = "screen: a\ntheme: light\n\n┌──┐\n│ x│\n└──┘\n"

  private func fault(in recorded: String) -> SnapshotFault? {
    SnapshotFault(in: Array(recorded.utf8), besides: Array(Self.shown.utf8))
  }

  @Test func a_difference_in_the_screen_is_not_a_fault() {
    #expect(fault(in: Self.shown.replacing("x", with: "y")) == nil)
  }

  @Test func carriage_returns_are_detected() {
    let recorded = Self.shown.replacing("\n", with: "\r\n")
    #expect(fault(in: recorded) == .carriageReturns(isOnlyDifference: true))
    #expect(
      fault(in: recorded.replacing("x", with: "y")) == .carriageReturns(isOnlyDifference: false))
  }

  @Test func merge_conflict_markers_are_detected() {
    let recorded = """
      screen: a
      <<<<<<< HEAD
      theme: light
      =======
      theme: dark
      >>>>>>> other
      """
    #expect(fault(in: recorded) == .conflictMarkers(line: 2))
  }

  @Test(arguments: ["<<<<<<< HEAD\n", "=======\n>>>>>>> other\n", ">>>>>>> other\n"])
  func incomplete_conflict_markers_are_detected(markers: String) {
    #expect(fault(in: Self.shown + markers) == .conflictMarkers(line: 7))
  }

  @Test(arguments: ["=======\n", "│<<<<<<< │\n", "<<<<<<\n"])
  func rows_of_such_characters_are_not_a_fault(rows: String) {
    #expect(fault(in: Self.shown + rows) == nil)
  }

  @Test func invalid_UTF_8_is_detected_with_its_line() {
    let recorded = Array("screen: a\ntheme: ".utf8) + [0xFF, 10]
    #expect(
      SnapshotFault(in: recorded, besides: Array(Self.shown.utf8)) == .notUTF8(line: 2))
  }

  @Test(arguments: [
    shown.replacing("light", with: "light  "), shown + "\n", String(shown.dropLast()),
  ])
  func invisible_whitespace_is_detected(recorded: String) {
    #expect(fault(in: recorded) == .whitespace)
  }

  @Test func a_byte_order_mark_is_detected() {
    #expect(fault(in: "\u{FEFF}" + Self.shown) == .byteOrderMark)
  }
}
