import Testing
import YAML

@testable import DioramaKit

/// Older spellings that kits declare for keys of records and for values.
@Suite("Older names") struct OlderNameTests {
  struct Door: Sendable, Equatable {
    var width = 0
    var color = ""
  }

  enum Opening: String, CaseIterable, Sendable { case left, right }

  static let doors = RecordTable<Door>(
    "a door",
    [
      Field("width", .integer(), required: true, "how wide it is") { $0.width = $1 },
      Field("color", .text, "what color it has") { $0.color = $1 },
    ], olderNames: [("breadth", "width"), ("paint", "color")])

  /// The decoded value and the problems.
  private func read<Value>(
    _ yaml: String, _ shape: ValueShape<Value>
  ) throws -> (value: Value?, problems: [String]) {
    var decoding = Decoding(files: SourceFiles(root: "."))
    let source = Source(path: "a.yaml", bytes: Array(yaml.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &decoding.diagnostics)
    let node = try #require(documents.first?.root["a"])
    let value = shape.decode(node, &decoding)
    let problems = decoding.diagnostics.sorted.map { problem in
      "\(problem.severity) \(problem.code.rawValue): \(problem.message)"
        + (problem.help.map { " (\($0.text))" } ?? "")
    }
    return (value, problems)
  }

  @Test func a_key_in_an_older_spelling_is_read_with_a_warning() throws {
    let (door, problems) = try read(
      "a: { breadth: 90, paint: red }", .record(Self.doors, startingWith: Door()))
    #expect(door == Door(width: 90, color: "red"))
    #expect(
      problems == [
        "warning deprecated-spelling: 'breadth' is deprecated (write 'width')",
        "warning deprecated-spelling: 'paint' is deprecated (write 'color')",
      ])
  }

  @Test func a_wrong_value_of_an_older_key_is_an_error() throws {
    let (door, problems) = try read(
      "a: { breadth: wide }", .record(Self.doors, startingWith: Door()))
    #expect(door == nil)
    #expect(problems.count == 2)
    #expect(problems.last == "error wrong-value: expected a whole number from 0, found 'wide'")
  }

  @Test(arguments: ["{ width: 80, breadth: 90 }", "{ breadth: 90, width: 80 }"])
  func a_key_in_both_spellings_is_reported_as_a_duplicate(door: String) throws {
    let (value, problems) = try read("a: \(door)", .record(Self.doors, startingWith: Door()))
    #expect(value == nil)
    #expect(
      problems == [
        "error duplicate-key: duplicate key 'width', here in another spelling "
          + "(remove one of them)"
      ])
  }

  @Test func older_keys_are_not_suggested() throws {
    let (_, problems) = try read(
      "a: { width: 1, bread: 2 }", .record(Self.doors, startingWith: Door()))
    #expect(
      problems == [
        "error unknown-key: 'bread' is not a key of a door (available: 'width', 'color')"
      ])
  }

  @Test func an_older_value_is_read_with_a_warning() throws {
    let shape = ValueShape<Opening>.choice(olderWords: ["west": .left])
    let (opening, problems) = try read("a: west", shape)
    #expect(opening == .left)
    #expect(
      problems == ["warning deprecated-spelling: 'west' is deprecated (write 'left')"])
    #expect(try read("a: left", shape).problems.isEmpty)
    #expect(shape.description == .choice(["left", "right"]))
  }
}
