import Testing
import YAML

@Suite struct DiagnosticsTests {
  private func diagnostic(
    _ message: String, _ path: String = "a.yaml", _ line: Int32 = 1, _ column: Int32 = 1,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let mark = Mark(line: line, column: column)
    let place = Place(source: Source(path: path, bytes: []), start: mark, end: mark)
    return Diagnostic(.wrongValue, message, at: place, severity: severity)
  }

  private func sorted(_ list: [Diagnostic]) -> [String] {
    var diagnostics = Diagnostics()
    for diagnostic in list { diagnostics.append(diagnostic) }
    return diagnostics.sorted.map { "\($0.place) \($0.message)" }
  }

  @Test func thereIsNothingAtFirst() {
    let diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty && !diagnostics.hasErrors && diagnostics.sorted.isEmpty)
  }

  @Test func theyAreSortedByFileLineColumnAndMessage() {
    let list = [
      diagnostic("b", "b.yaml"), diagnostic("b", "a.yaml", 2, 1), diagnostic("b", "a.yaml", 1, 9),
      diagnostic("b", "a.yaml", 1, 2), diagnostic("a", "a.yaml", 1, 9),
      diagnostic("b", "a.yaml", 10, 1),
    ]
    #expect(
      sorted(list) == [
        "a.yaml:1:2 b", "a.yaml:1:9 a", "a.yaml:1:9 b", "a.yaml:2:1 b", "a.yaml:10:1 b",
        "b.yaml:1:1 b",
      ])
  }

  @Test func equalOnesAreSaidOnceEvenWhenTheFileWasReadTwice() {
    #expect(sorted([diagnostic("x"), diagnostic("y"), diagnostic("x")]).count == 2)
  }

  @Test func onlyErrorsCountAsErrors() {
    var diagnostics = Diagnostics()
    diagnostics.append(diagnostic("x", severity: .warning))
    #expect(!diagnostics.hasErrors && !diagnostics.isEmpty)
    diagnostics.append(diagnostic("y"))
    #expect(diagnostics.hasErrors)
  }

  @Test func whatAnotherStationFoundIsTakenOver() {
    var all = Diagnostics()
    var station = Diagnostics()
    station.report(.limit, "x", at: Place(startOf: Source(path: "a.yaml", bytes: [])))
    all.append(contentsOf: Diagnostics())
    #expect(!all.hasErrors)
    all.append(contentsOf: station)
    #expect(all.hasErrors && all.count == 1)
  }

  @Test func codesAreThoseOfTheSpecification() {
    let names = """
      yaml-syntax duplicate-key unknown-key missing-key wrong-value unknown-type wrong-kind \
      unknown-reference duplicate-screen invalid-step failed-step overlapping-sections \
      deprecated-spelling path-outside-project limit unreadable-file invalid-suppression \
      unused-suppression
      """
    #expect(Diagnostic.Code.all.map(\.rawValue) == names.split(separator: " ").map(String.init))
  }

  @Test func helpSuggestsANameWithItsReplacement() {
    let help = Diagnostic.Help.didYouMean("dark")
    #expect(help.text == "did you mean 'dark'?")
    #expect(help.replacement == "dark")
  }

  @Test func helpListsWhatIsAllowed() {
    #expect(Diagnostic.Help.allowed(["light"]).text == "allowed: 'light'")
    #expect(Diagnostic.Help.allowed(["light", "dark"]).text == "allowed: 'light' or 'dark'")
    #expect(Diagnostic.Help.allowed(["a", "b", "c"]).text == "allowed: 'a', 'b' or 'c'")
    #expect(Diagnostic.Help.allowed([]).text == "allowed: nothing")
  }

  @Test func longListsOfWhatIsAllowedAreCut() {
    let names = (1...20).map(String.init)
    #expect(
      Diagnostic.Help.allowed(names).text
        == "allowed: '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11' or 9 more")
  }
}
