import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Files that cannot be read to their end are rejected at once by everything that reads files.
@Suite("Endless files", .timeLimit(.minutes(30))) struct SpecialFileTests {
  static let kinds = ["pipe", "device", "sparse"]
  static let paths = [
    "screens/b.yaml", "screens/diorama.yaml", "screens/fixtures/team.yaml",
    "screens/fixtures/team.sqlite", "screens/fixtures/profiles.sqlite",
    "screens/__Snapshots__/a.txt", "screens/__Snapshots__/swift/screens.list",
    "screens/.diorama/pending/__Snapshots__/a.txt",
  ]

  /// A project with a special file at a path that commands read.
  private func workspace(_ kind: String, at path: String) throws -> Workspace {
    let data = path.contains("fixtures/") ? "fixtures/\(path.split(separator: "/").last ?? "")" : ""
    var screen = Screens.invite("Alice")
    if data.contains("profiles") {
      screen = "viewController: NCApplyFriendListViewController\nNCChatUI: { cache: \(data) }\n"
    } else if !data.isEmpty {
      screen = screen.replacing(/data:\n(  .*\n)*/, with: "data: \(data)\n")
    }
    let workspace = try Workspace(["screens/a.yaml": screen, "\(path)x": ""])
    let place = workspace.path(path)
    try FileManager.default.removeItem(atPath: place + "x")
    switch kind {
    case "pipe": try #require(mkfifo(place, 0o644) == 0)
    case "device": try workspace.link(path, to: "/dev/zero")
    default:
      try workspace.write("", to: path)
      try #require(truncate(place, 10 << 40) == 0)
    }
    return workspace
  }

  @Test(arguments: kinds, paths)
  func no_command_hangs_on_an_endless_file(kind: String, path: String) throws {
    let workspace = try workspace(kind, at: path)
    for command in [["lint"], ["test"], ["render"], ["record"], ["review", "--list"], ["list"]] {
      let words = command + ["--follow-links", workspace.path("screens")]
      let run = try CommandRun(words, hiding: [workspace.root])
      #expect(run.status.rawValue <= 2, "\(words): \(run.transcript)")
    }
    // `record` may have replaced the snapshot, and no screen uses the list of Swift screens.
    if path.hasSuffix("a.txt") || path.hasSuffix(".list") { return }
    let words = ["pipe": "named pipe", "device": "device", "sparse": "the limit is"][kind] ?? ""
    let test = try CommandRun(["test", "--follow-links", workspace.path("screens")])
    // Only the header of a database is read.
    let isHead = kind == "sparse" && path.hasSuffix("team.sqlite")
    #expect(test.errors.contains(isHead ? "it is not a database" : words), "\(test.errors)")
    #expect(test.status == .failure)
  }

  @Test(arguments: kinds) func an_endless_file_is_reported_with_its_location(kind: String) throws {
    let words =
      [
        "pipe": "it is a named pipe, not a file [unreadable-file]",
        "device": "it is a device, not a file [unreadable-file]",
      ][kind]
    let screen = try workspace(kind, at: "screens/b.yaml")
      .run("lint", "--follow-links", "--quiet", "screens")
    let fixture = try workspace(kind, at: "screens/fixtures/team.yaml")
      .run("lint", "--follow-links", "--quiet", "screens")
    let snapshot = try workspace(kind, at: "screens/__Snapshots__/a.txt")
      .run("test", "--follow-links", "--quiet", "screens")
    if let words {
      #expect(screen.output == "screens/b.yaml:1:1: error: the file cannot be read: \(words)\n")
      #expect(
        fixture.output.hasPrefix(
          "screens/a.yaml:3:7: error: the fixture 'fixtures/team.yaml' cannot be read: \(words)\n"))
      #expect(
        snapshot.errors.hasPrefix(
          "screens/__Snapshots__/a.txt:1:1: error: the snapshot cannot be read: \(words)\n"))
    } else {
      let size = "has 10995116277760 bytes; the limit is"
      #expect(
        screen.output == "screens/b.yaml:1:1: error: the file \(size) 16777216 [limit]\n")
      #expect(
        fixture.output.hasPrefix(
          "screens/a.yaml:3:7: error: the fixture 'fixtures/team.yaml' \(size) 1073741824 [limit]\n"
        ))
      #expect(snapshot.errors.contains("\(size) 16777216"))
    }
  }
}
