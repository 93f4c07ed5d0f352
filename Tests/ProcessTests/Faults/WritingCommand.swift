import CommandTestSupport
import Foundation
import MutatedFiles
import Testing

/// A command that writes files, with the files that it runs on.
struct WritingCommand: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The arguments; paths that begin with `@` are relative to the folder.
  let arguments: [String]
  /// The files of the folder before the command runs.
  let before: [String: String]
  /// The arguments of a command that prepares the folder.
  var preparation: [String]?

  private static let screens = [
    "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob", "Bea"),
  ]
  private static let recorded = screens.merging([
    "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Anna"),
    "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Ben"),
  ]) { $1 }

  /// All commands that write, each with something of every kind to write.
  static let all = [
    WritingCommand(testDescription: "record", arguments: ["record", "@screens"], before: recorded),
    WritingCommand(
      testDescription: "review",
      arguments: ["review", "--accept", "a", "--accept", "b", "@screens"],
      before: recorded, preparation: ["test", "--quiet", "@screens"]),
    WritingCommand(
      testDescription: "gallery", arguments: ["gallery", "--out", "@page.html", "@screens"],
      before: recorded.merging(["page.html": "<!-- diorama-gallery -->\n"]) { $1 }),
    WritingCommand(
      testDescription: "lint --fix", arguments: ["lint", "--fix", "@screens"],
      before: [
        "screens/diorama.yaml": "thmee: dark\n",
        "screens/a.yaml": Screens.invite("Alice").replacing("channelURL", with: "channelUrl"),
        "screens/b.yaml": Screens.invite("Bob").replacing("device", with: "devcie"),
      ]),
    WritingCommand(
      testDescription: "new",
      arguments: [
        "new", "c", "--view-controller", "SBUInviteUserViewController", "--in", "@screens",
      ],
      before: screens.merging(["screens/.diorama/schema/screen.json": "{}\n"]) { $1 }),
    WritingCommand(
      testDescription: "init",
      // By default the CI files have the SHA-256 of the program, of which the test has two.
      arguments: ["init", "--sha256", String(repeating: "0", count: 64), "@screens"],
      before: [".git/HEAD": ""]),
    WritingCommand(
      testDescription: "schema", arguments: ["schema", "--write", "@screens"],
      before: screens.merging(["screens/.diorama/schema/screen.json": "{}\n"]) { $1 }),
    WritingCommand(
      testDescription: "test with a report",
      arguments: ["test", "--junit", "@report.xml", "--report", "@report.md", "@screens"],
      before: recorded.merging(["report.xml": "<testsuites/>\n", "report.md": "# diorama test\n"]) {
        $1
      }),
  ]

  /// The arguments for a folder.
  func arguments(in workspace: Workspace) -> [String] {
    arguments.map { Self.path($0, in: workspace) }
  }

  private static func path(_ word: String, in workspace: Workspace) -> String {
    word.hasPrefix("@") ? workspace.path(String(word.dropFirst())) : word
  }

  /// A folder in which the command can run, and its files.
  ///
  /// - Parameter program: the tool that prepares it.
  func workspace(
    _ program: String = Tool.path
  ) throws -> (Workspace, files: [String: String]) {
    let workspace = try Workspace(before)
    if let preparation {
      _ = try Tool.run(preparation.map { Self.path($0, in: workspace) }, program: program)
    }
    return (workspace, try workspace.tree)
  }

  /// The files of the folder after a successful run.
  func after() throws -> [String: String] {
    let (workspace, _) = try workspace()
    _ = try Tool.run(arguments(in: workspace))
    return try Self.plain(workspace)
  }

  /// The system calls on its folder, each as a line with name and path.
  ///
  /// - Parameter names: the names of the calls that count.
  func calls(_ names: [String]) throws -> [String] {
    let (workspace, _) = try workspace()
    let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let variables = FaultyCalls.variables(below: workspace.root, names, failing: nil, log: log)
    _ = try Tool.run(arguments(in: workspace), variables: variables)
    return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Some numbers below `count`, chosen by ``Seed`` and the writer.
  func sample(of count: Int) -> [Int] {
    var random = Seed.generator(for: testDescription)
    return Array(0..<count).shuffled(using: &random).prefix(6).sorted()
  }

  /// All files by path; times and folder paths are removed from their texts.
  static func plain(_ workspace: Workspace) throws -> [String: String] {
    try workspace.tree.mapValues { text in
      // A report separates folders with dots, like packages.
      text.replacing(workspace.root, with: "")
        .replacing(workspace.root.dropFirst().replacing("/", with: "."), with: "")
        .replacing(/time="[0-9.]+"/, with: "time=\"\"")
    }
  }

  /// A file that matches neither its text before nor the one after; nil if there is none.
  func tornFile(
    in found: [String: String], _ before: [String: String], _ after: [String: String]
  ) -> String? {
    for (path, text) in found where !Self.isTemporary(path) {
      if before[path] != text, after[path] != text { return "\(path):\n\(text)" }
    }
    // A file may be missing only if the command removes it.
    return before.keys.first { found[$0] == nil && after[$0] != nil }
  }

  /// Whether a path is that of a temporary file.
  static func isTemporary(_ path: String) -> Bool {
    path.hasSuffix(".diorama") && path != ".diorama"
  }
}
