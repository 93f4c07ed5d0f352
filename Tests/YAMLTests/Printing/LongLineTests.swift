import TerminalText
import Testing
import YAML

/// Lines that no terminal has room for are cut to a window around the spot.
@Suite struct LongLineTests {
  /// The shown line and its underline, without the gutter.
  private func window(
    before: String, spot: String, behind: String, line: Int32 = 1
  ) -> (text: String, underline: String) {
    let source = Source(path: "a.yaml", bytes: Array((before + spot + behind).utf8))
    let start = Int32(before.unicodeScalars.count + 1)
    let place = Place(
      source: source, start: Mark(line: 1, column: start),
      end: Mark(line: 1, column: start + Int32(spot.unicodeScalars.count)))
    let text = TextPrinter(color: false).text([Diagnostic(.limit, "no", at: place)])
    let lines = text.split(separator: "\n").map(String.init)
    return (String(lines[2].dropFirst(4)), String(lines[3].dropFirst(4)))
  }

  /// What stands above the underline.
  private func underlined(_ window: (text: String, underline: String)) -> String {
    var column = 0
    let blanks = window.underline.prefix { $0 == " " }.count
    return window.text.filter { character in
      defer { column += character.displayWidth }
      return column >= blanks && column < window.underline.count
    }
  }

  @Test func aLineOfAHundredColumnsIsShownWhole() {
    let shown = window(
      before: String(repeating: "a", count: 90), spot: "spot", behind: "123456")
    #expect(shown.text == String(repeating: "a", count: 90) + "spot123456")
    #expect(underlined(shown) == "spot")
  }

  @Test func aLongLineIsCutBehindTheSpot() {
    let shown = window(before: "a: ", spot: "spot", behind: String(repeating: "b", count: 200))
    #expect(shown.text == "a: spot" + String(repeating: "b", count: 91) + "…")
    #expect(underlined(shown) == "spot")
  }

  @Test func aLongLineIsCutBeforeTheSpot() {
    let shown = window(before: String(repeating: "a", count: 200), spot: "spot", behind: "")
    #expect(shown.text == "…" + String(repeating: "a", count: 33) + "spot")
    #expect(underlined(shown) == "spot")
  }

  @Test func aLongSpotIsUnderlinedAsFarAsItIsShown() {
    let shown = window(before: "a: ", spot: String(repeating: "s", count: 500), behind: "")
    #expect(shown.text == "a: " + String(repeating: "s", count: 95) + "…")
    #expect(shown.underline == "   ^" + String(repeating: "~", count: 94))
  }

  @Test func wideCharactersKeepTheSpotInPlace() {
    let shown = window(
      before: String(repeating: "日本", count: 300), spot: "값",
      behind: String(repeating: "語", count: 300))
    #expect(underlined(shown) == "값")
    #expect(shown.text.displayWidth <= 100)
    #expect(shown.text.hasPrefix("…") && shown.text.hasSuffix("…"))
  }

  @Test(arguments: [0, 50, 99, 100, 101, 150, 399, 400, 401, 1_000, 5_000])
  func theSpotIsAlwaysShown(distance: Int) {
    for behind in [0, 50, 1_000] {
      let shown = window(
        before: String(repeating: "x", count: distance), spot: "spot",
        behind: String(repeating: "y", count: behind))
      #expect(underlined(shown) == "spot")
      #expect(shown.text.displayWidth <= 100)
    }
  }

  @Test func fiveMegabytesOnALineAreShownInAWindow() {
    let shown = window(
      before: String(repeating: "é", count: 2_500_000), spot: "spot",
      behind: String(repeating: "y", count: 100_000))
    #expect(underlined(shown) == "spot")
    #expect(shown.text.displayWidth <= 100)
  }
}
