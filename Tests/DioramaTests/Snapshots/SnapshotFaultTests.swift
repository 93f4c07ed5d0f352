import Diorama
import DioramaKit
import Testing

@Suite("SnapshotFault") struct SnapshotFaultTests {
  private static let shown = "screen: a\ntheme: light\n\n┌──┐\n│ x│\n└──┘\n"

  private func fault(in recorded: String) -> SnapshotFault? {
    SnapshotFault(in: Array(recorded.utf8), besides: Array(Self.shown.utf8))
  }

  @Test func a_difference_of_the_screen_is_no_fault() {
    #expect(fault(in: Self.shown.replacing("x", with: "y")) == nil)
  }

  @Test func lines_that_end_in_CR_LF() {
    let recorded = Self.shown.replacing("\n", with: "\r\n")
    #expect(fault(in: recorded) == .carriageReturns(isOnlyDifference: true))
    #expect(
      fault(in: recorded.replacing("x", with: "y")) == .carriageReturns(isOnlyDifference: false))
  }

  @Test func markers_that_a_merge_left() {
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

  @Test(arguments: ["=======\n", "<<<<<<< \n", ">>>>>>> \n=======\n<<<<<<< \n"])
  func signs_alone_are_no_conflict(signs: String) {
    #expect(fault(in: Self.shown + signs) == nil)
  }

  @Test func bytes_that_are_no_text() {
    let recorded = Array("screen: a\ntheme: ".utf8) + [0xFF, 10]
    #expect(
      SnapshotFault(in: recorded, besides: Array(Self.shown.utf8)) == .notUTF8(line: 2))
  }

  @Test(arguments: [
    shown.replacing("light", with: "light  "), shown + "\n", String(shown.dropLast()),
  ])
  func blanks_that_nobody_sees(recorded: String) {
    #expect(fault(in: recorded) == .whitespace)
  }

  @Test func a_byte_order_mark() {
    #expect(fault(in: "\u{FEFF}" + Self.shown) == .byteOrderMark)
  }
}
