import Testing
import YAML

@Suite("Diagnostics") struct DiagnosticsTests {
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

  @Test func a_new_collection_has_no_diagnostics() {
    let diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty && !diagnostics.hasErrors && diagnostics.sorted.isEmpty)
  }

  @Test func diagnostics_are_sorted_by_file_line_column_and_message() {
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

  @Test func equal_diagnostics_are_kept_once_even_if_the_file_was_read_twice() {
    #expect(sorted([diagnostic("x"), diagnostic("y"), diagnostic("x")]).count == 2)
  }

  @Test func only_errors_count_as_errors() {
    var diagnostics = Diagnostics()
    diagnostics.append(diagnostic("x", severity: .warning))
    #expect(!diagnostics.hasErrors && !diagnostics.isEmpty)
    diagnostics.append(diagnostic("y"))
    #expect(diagnostics.hasErrors)
  }

  @Test func diagnostics_of_another_collection_are_appended() {
    var all = Diagnostics()
    var check = Diagnostics()
    check.report(.limit, "x", at: Place(startOf: Source(path: "a.yaml", bytes: [])))
    all.append(contentsOf: Diagnostics())
    #expect(!all.hasErrors)
    all.append(contentsOf: check)
    #expect(all.hasErrors && all.count == 1)
  }

  @Test func codes_are_those_of_the_specification() {
    let names = """
      yaml-syntax merge-conflict duplicate-key unknown-key missing-key wrong-value unknown-type wrong-kind \
      unknown-reference duplicate-screen invalid-step failed-step duplicate-frame \
      overlapping-sections deprecated-spelling path-outside-project limit unreadable-file \
      invalid-suppression unused-suppression unused-default unused-failure not-a-screen format-string look-alike \
      lost-text stray-task unfinished-task own-thread crashed time-limit memory-limit conflicting-constraints \
      loose-constraint missing-nib absent-screen a11y-label a11y-contrast a11y-order
      """
    #expect(Diagnostic.Code.all.map(\.rawValue) == names.split(separator: " ").map(String.init))
  }

  @Test func help_suggests_a_name_with_its_replacement() {
    let help = Diagnostic.Help.didYouMean("dark")
    #expect(help.text == "did you mean 'dark'?")
    #expect(help.replacement == "dark")
  }

  @Test func help_lists_the_allowed_values() {
    #expect(Diagnostic.Help.allowed(["light"]).text == "available: 'light'")
    #expect(Diagnostic.Help.allowed(["light", "dark"]).text == "available: 'light', 'dark'")
    #expect(Diagnostic.Help.allowed(["a", "b", "c"]).text == "available: 'a', 'b', 'c'")
    #expect(Diagnostic.Help.allowed([]).text == "available: nothing")
  }

  @Test func long_lists_of_allowed_values_are_shortened() {
    let names = (1...41).map(String.init)
    #expect(
      Diagnostic.Help.allowed(names).text
        == "available: '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11' and 30 more")
    #expect(
      Diagnostic.Help.allowed(names, command: "menu list").text == "see `menu list`")
    let forty = Diagnostic.Help.allowed(names.dropLast(), command: "menu list").text
    #expect(forty.hasSuffix("'38', '39', '40'"))
  }
}
