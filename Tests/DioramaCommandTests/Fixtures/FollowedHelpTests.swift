import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Following a help of one edit literally solves its problem, and breaks nothing else: after the
/// edit the message is gone, and the file is still YAML.
@Suite("Followed help", .timeLimit(.minutes(30))) struct FollowedHelpTests {
  @Test(arguments: FixtureProject.all(in: "err"))
  func an_edit_that_a_help_suggests_solves_the_problem(fixture: FixtureProject) throws {
    let expected = try String(contentsOfFile: fixture.expectationPath, encoding: .utf8)
    let command = expected.split(separator: " ").dropFirst(2).first.map(String.init) ?? "lint"
    let workspace = try Workspace()
    let path = workspace.path(fixture.name)
    try FileManager.default.copyItem(atPath: fixture.path, toPath: path)
    try FileManager.default.copyItem(
      atPath: "\(fixture.folder)/fixtures", toPath: workspace.path("fixtures"))
    let problems = try Problem.list(command, of: path)
    for problem in problems {
      guard let edit = problem.edit else { continue }
      let original = try Data(contentsOf: URL(filePath: problem.file))
      defer { try? original.write(to: URL(filePath: problem.file)) }
      guard try edit.apply(to: problem.file) else { continue }
      let left = try Problem.list(command, of: path)
      let same = left.filter { $0.file == problem.file && $0.identity == problem.identity }
      let before = problems.filter { $0.file == problem.file && $0.identity == problem.identity }
      #expect(same.count < before.count, "\(problem.identity): \(problem.help)")
      #expect(
        left.count { $0.code == "yaml-syntax" } <= problems.count { $0.code == "yaml-syntax" },
        "\(problem.identity): \(problem.help)")
    }
  }

  @Test func most_fixtures_have_a_help_of_one_edit() throws {
    let edits = try FixtureProject.all(in: "err").reduce(0) { sum, fixture in
      let problems = try Problem.list("lint", of: fixture.path)
      return sum + problems.count { $0.edit != nil }
    }
    #expect(edits > 250)
  }
}

/// A diagnostic as printed in JSON.
private struct Problem {
  let file: String
  let code: String
  let message: String
  let help: String
  let start: (line: Int, column: Int)
  let end: (line: Int, column: Int)

  var identity: String { "\(code): \(message)" }

  static func list(_ command: String, of path: String) throws -> [Problem] {
    let run = try CommandRun(
      [command, "--format", "json", path], registry: CommandRun.fixedRegistry)
    let items = try CommandRun.json(in: command == "lint" ? run.output : run.errors)
    return try #require(items as? [[String: Any]]).map { item in
      func number(_ key: String) throws -> Int { try #require(item[key] as? Int) }
      return Problem(
        file: try #require(item["file"] as? String), code: try #require(item["code"] as? String),
        message: try #require(item["message"] as? String), help: item["help"] as? String ?? "",
        start: (try number("line"), try number("column")),
        end: (try number("endLine"), try number("endColumn")))
    }
  }

  /// The edit that the help describes; nil if it is not one, or needs a decision of the author.
  var edit: Edit? {
    // The text between the first quotes; suggestions with a placeholder are not literal.
    let parts = help.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let quoted = parts.count > 2 ? parts[1] : ""
    let isLiteral = !quoted.isEmpty && !quoted.contains("...") && quoted != quoted.uppercased()
    let name = quoted.contains(" ") ? nil : isLiteral ? quoted : nil
    switch true {
    case help == "did you mean '\(quoted)'?": return Edit(self, replacement: quoted)
    case help.hasPrefix("available: '"): return name.map { Edit(self, replacement: $0) }
    case help == "write '\(quoted)' without the brackets": return Edit(self, replacement: quoted)
    case help == "write '\(quoted)'" && isLiteral && code == "deprecated-spelling":
      return Edit(self, replacement: quoted)
    case help == "write true or false": return Edit(self, replacement: "true")
    case help.hasPrefix("write a name such as '"):
      return name.map { Edit(self, replacement: $0) }
    case help.hasPrefix("write a number with its unit, such as "):
      return Edit(self, replacement: "300ms")
    case help.hasPrefix("write a time such as "):
      return Edit(self, replacement: "2026-03-01T08:30:00Z")
    case help.hasPrefix("write \"#RRGGBB\""): return Edit(self, replacement: "\"#336699\"")
    case help == "replace it with a space": return Edit(self, replacement: " ")
    case help.hasPrefix("rename it to '") && code != "not-a-screen":
      return name.map { Edit(self, replacement: $0) }
    default: return nil
    }
  }
}

/// A replacement of the range of a problem.
private struct Edit {
  let start: (line: Int, column: Int)
  let end: (line: Int, column: Int)
  let replacement: String

  init(_ problem: Problem, replacement: String) {
    (start, end) = (problem.start, problem.end)
    self.replacement = replacement
  }

  /// Applies the edit to a file; returns false for a range of several lines and a file that is not
  /// text.
  func apply(to path: String) throws -> Bool {
    guard start.line == end.line, let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return false }
    var lines = text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { Array($0) }
    guard start.line <= lines.count else { return false }
    let line = lines[start.line - 1]
    guard end.column <= line.count + 1 else { return false }
    let before = line[..<(start.column - 1)]
    // A value that is missing begins after a space.
    let space = before.last.map { ":-".unicodeScalars.contains($0) } ?? false ? " " : ""
    lines[start.line - 1] =
      before + Array((space + replacement).unicodeScalars) + line[(end.column - 1)...]
    let new = lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
    try new.write(toFile: path, atomically: true, encoding: .utf8)
    return true
  }
}
