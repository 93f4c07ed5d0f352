import Testing
import YAML

@Suite("Merge conflict markers") struct ConflictMarkerTests {
  private static let conflict = "<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\n"

  @Test func markers_are_reported_once_with_their_lines() throws {
    let reading = ReadResult("a: 1\n\(Self.conflict)c: [\n---\nd: 2\n", selecting: .readable)
    #expect(
      reading.findings == ["2:1 merge-conflict merge conflict markers at lines 2, 4 and 6"])
    #expect(reading.documents.isEmpty)
    let found = try #require(reading.diagnostics.first)
    #expect(found.place.end == Mark(line: 2, column: 13))
    #expect(found.help?.text == "keep one side of each conflict and remove the marker lines")
  }

  @Test(arguments: [
    ("a: \"x\n\(conflict)y\"\n", "markers at lines 2, 4 and 6"),
    (conflict, "markers at lines 1, 3 and 5"),
    ("\u{FEFF}\(conflict)", "markers at lines 1, 3 and 5"),
    ("a:\r\n" + conflict.replacing("\n", with: "\r\n"), "markers at lines 2, 4 and 6"),
    ("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c", "markers at lines 1, 2, 3 and 4"),
    ("a: 1\n>>>>>>> other\n", "marker at line 2"), ("a: 1\n<<<<<<< other\n", "marker at line 2"),
    ("a: 1\u{2028}\n=======\n>>>>>>> other\n", "markers at lines 3 and 4"),
    ("a: 1\n<<<<<<<<<<<< other\n", "marker at line 2"), ("<<<<<<<\n", "marker at line 1"),
    ("a: 1\n>>>>>>>>\r\n", "marker at line 2"), ("a: 1\n>>>>>>>", "marker at line 2"),
    ("a: 1\n=======\nb: 2\n", "marker at line 2"), ("- 1\n=======", "marker at line 2"),
    ("a: 1\n||||||| base\n", "marker at line 2"), ("a:\n  - b\n=========\n", "marker at line 3"),
  ])
  func markers_are_reported_wherever_they_are(yaml: String, message: String) {
    let reading = ReadResult(yaml)
    #expect(reading.diagnostics.map(\.code) == [.mergeConflict])
    #expect(reading.diagnostics.map(\.message) == ["merge conflict \(message)"])
  }

  @Test(arguments: 0..<15)
  func a_marker_is_found_after_any_number_of_bytes(count: Int) {
    for side in ["<", ">"] {
      let marker = String(repeating: side, count: 7) + " a"
      let before = String(repeating: side, count: count)
      #expect(ConflictMarkers.lines(in: Array("#\(before)\n\(marker)\n".utf8)) == [2])
      #expect(ConflictMarkers.lines(in: Array("#\(before)\n \(marker)\n".utf8)) == [])
    }
  }

  @Test func of_many_markers_the_first_nine_are_listed() {
    let reading = ReadResult(String(repeating: Self.conflict, count: 4))
    #expect(
      reading.diagnostics.map(\.message)
        == ["merge conflict markers at lines 1, 3, 5, 6, 8, 10, 11, 13, 15 and 3 more"])
  }

  @Test func indented_markers_are_text() {
    let text = Self.conflict.split(separator: "\n").map { "  \($0)\n" }.joined()
    let reading = ReadResult("a: |\n\(text)")
    #expect(reading.findings == [])
    #expect(reading.documents.first?.root["a"]?.text == Self.conflict)
  }

  @Test(arguments: [
    "a: [\n", "======\n=\n", "<<<<<<<a\n b: c\nd", "a: <<<<<<< b\n c: d", "a: b\n  =======: c\n",
  ])
  func other_lines_are_not_markers(yaml: String) {
    #expect(ReadResult(yaml).diagnostics.allSatisfy { $0.code == .yamlSyntax })
  }
}
