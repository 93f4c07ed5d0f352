import CommandTestSupport
import DioramaCommand
import DioramaKit
import Foundation
import Testing
import YAML

/// The diagnostics of each project in `Tests/Fixtures/err` match the `.out` file beside it.
///
/// With `DIORAMA_RECORD_FIXTURES` set, the output is written to that file for review.
@Suite("Broken projects", .timeLimit(.minutes(30))) struct BrokenProjectTests {
  static let fixtures = FixtureProject.all(in: "err")
  static let isRecording =
    ProcessInfo.processInfo.environment["DIORAMA_RECORD_FIXTURES"].map { !$0.isEmpty } ?? false

  @Test(arguments: fixtures)
  func the_printed_diagnostics_match_the_recorded_file(fixture: FixtureProject) throws {
    let expected = try? String(contentsOfFile: fixture.expectationPath, encoding: .utf8)
    let command = Self.command(of: fixture, expected)
    // The frames are irrelevant here.
    let words = command == "render" ? ["render", "-q"] : [command]
    let run = try CommandRun(
      words + [fixture.path], hiding: [fixture.folder], registry: CommandRun.fixedRegistry)
    let printed = "$ diorama \(words.joined(separator: " ")) \(fixture.name)\n\(run.transcript)"
    if Self.isRecording {
      try printed.write(toFile: fixture.expectationPath, atomically: true, encoding: .utf8)
    } else {
      #expect(expected == printed)
    }
  }

  @Test(arguments: fixtures)
  func json_diagnostics_point_inside_the_files_of_the_project(fixture: FixtureProject) throws {
    let expected = try? String(contentsOfFile: fixture.expectationPath, encoding: .utf8)
    let command = Self.command(of: fixture, expected)
    let run = try CommandRun(
      [command, "--format", "json", fixture.path], registry: CommandRun.fixedRegistry)
    let text = command == "lint" ? run.output : run.errors
    let found = try #require(try CommandRun.json(in: text) as? [[String: Any]])
    #expect(!found.isEmpty)
    for diagnostic in found {
      try expectValidLocation(diagnostic, in: fixture)
      try expectMessageStyle(diagnostic)
      let notes = try #require(diagnostic["notes"] as? [[String: Any]])
      for note in notes { try expectValidLocation(note, in: fixture) }
    }
    let hasErrors = found.contains { $0["severity"] as? String == "error" }
    #expect(run.status == (hasErrors ? command == "lint" ? .findings : .failure : .success))
  }

  @Test func every_code_is_reported_by_some_fixture() throws {
    let texts = try Self.fixtures.map {
      try String(contentsOfFile: $0.expectationPath, encoding: .utf8)
    }
    // No code of the shipped kits outlives or ends its run, as that in `EndedScreenTests` does, or
    // sets its own order for screen readers, as that in `AccessibilityBlockTests` does.
    let others: Set<Diagnostic.Code> = [
      .strayTask, .unfinishedTask, .ownThread, .crashed, .timeLimit, .memoryLimit,
      .accessibilityOrder,
    ]
    for code in Diagnostic.Code.all where !others.contains(code) {
      #expect(texts.contains { $0.contains("[\(code.rawValue)]\n") }, "\(code.rawValue)")
    }
  }

  @Test func every_expectation_file_has_a_fixture() throws {
    let expected = Set(Self.fixtures.map(\.expectationPath))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(FixtureProject.root)/err")
    for name in names where name.hasSuffix(".out") {
      #expect(expected.contains("\(FixtureProject.root)/err/\(name)"))
    }
  }

  /// The command in the first line of the expected output, `$ diorama COMMAND NAME`; else `lint`.
  private static func command(of fixture: FixtureProject, _ expected: String?) -> String {
    let words = expected?.prefix { $0 != "\n" }.split(separator: " ") ?? []
    return words.count > 2 && words[0] == "$" ? String(words[2]) : "lint"
  }

  /// Expects a range inside a file of the fixture that does not end before its start.
  private func expectValidLocation(_ place: [String: Any], in fixture: FixtureProject) throws {
    let file = try #require(place["file"] as? String)
    #expect(file == fixture.path || file.hasPrefix("\(fixture.folder)/"))
    let numbers = try ["line", "column", "endLine", "endColumn"].map { key in
      try #require(place[key] as? Int)
    }
    let (line, column, endLine, endColumn) = (numbers[0], numbers[1], numbers[2], numbers[3])
    #expect((endLine, endColumn) >= (line, column))
    let bytes = [UInt8](FileManager.default.contents(atPath: file) ?? Data())
    let source = Source(path: file, bytes: bytes)
    for (line, column) in [(line, column), (endLine, endColumn)] {
      let text = try #require(source.line(Int32(line)), "\(file) has no line \(line)")
      #expect((1...text.unicodeScalars.count + 1).contains(column), "\(file):\(line):\(column)")
    }
  }

  /// Expects a short message without a capitalized start and without a full stop, in single quotes.
  private func expectMessageStyle(_ diagnostic: [String: Any]) throws {
    let message = try #require(diagnostic["message"] as? String)
    let first = message.prefix(2).unicodeScalars.map(\.properties)
    #expect(!(first[0].isUppercase && first[1].isLowercase), "\(message)")
    #expect(!message.hasSuffix("."), "\(message)")
    #expect(!message.contains("\"") && !message.contains("`"), "\(message)")
    #expect(message.count <= 160, "\(message)")
  }
}
