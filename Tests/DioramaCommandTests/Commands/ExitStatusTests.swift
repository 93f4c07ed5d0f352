import CommandTestSupport
import DioramaCommand
import Testing

/// The exit status of each command in different situations.
@Suite("Exit status") struct ExitStatusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// The statuses of `render`, `test`, `record`, `lint` and `list`.
    let expected: [Int32]
  }

  static let sound = Screens.invite("Alice")
  static let another = "screen: a\n" + sound
  static let older = sound.replacing("channelURL", with: "channelUrl")
  static let recorded = Screens.snapshot("a", "Alice")

  static let cases: [Case] = [
    Case(
      testDescription: "all is well",
      files: ["s/a.yaml": sound, "s/__Snapshots__/a.txt": recorded],
      expected: [0, 0, 0, 0, 0]),
    Case(
      testDescription: "no screen at all", files: ["s/notes.txt": ""],
      expected: [64, 64, 64, 64, 0]),
    Case(
      testDescription: "an empty file", files: ["s/a.yaml": ""],
      expected: [64, 64, 64, 64, 0]),
    Case(
      testDescription: "an empty file beside a screen",
      files: ["s/b.yaml": "", "s/a.yaml": sound, "s/__Snapshots__/a.txt": recorded],
      expected: [0, 0, 0, 0, 0]),
    Case(
      testDescription: "a missing snapshot", files: ["s/a.yaml": sound],
      expected: [0, 1, 0, 0, 0]),
    Case(
      testDescription: "a different snapshot",
      files: ["s/a.yaml": sound, "s/__Snapshots__/a.txt": ""],
      expected: [0, 1, 0, 0, 0]),
    Case(
      testDescription: "an orphaned snapshot", files: ["s/__Snapshots__/a.txt": ""],
      expected: [64, 1, 64, 64, 0]),
    Case(
      testDescription: "a warning",
      files: [
        "s/a.yaml": older,
        "s/__Snapshots__/a.txt": recorded,
      ],
      expected: [0, 0, 0, 0, 0]),
    Case(
      testDescription: "a file that is no YAML", files: ["s/a.yaml": "tags: [a"],
      expected: [2, 2, 2, 1, 2]),
    Case(
      testDescription: "a type that is unknown", files: ["s/a.yaml": "viewController: Absent"],
      expected: [2, 2, 2, 1, 2]),
    Case(
      testDescription: "a project with a fault",
      files: [
        "s/diorama.yaml": "thme: dark", "s/a.yaml": sound, "s/__Snapshots__/a.txt": recorded,
      ],
      expected: [2, 2, 2, 1, 2]),
    Case(
      testDescription: "a step that cannot be done",
      files: ["s/a.yaml": Screens.invite("Alice", extra: "steps: [{ select: walter }]")],
      expected: [2, 2, 2, 0, 0]),
    Case(
      testDescription: "two screens of one name",
      files: [
        "s/a.yaml": sound, "s/b.yaml": another, "s/__Snapshots__/a.txt": recorded,
      ],
      expected: [2, 2, 2, 1, 2]),
    Case(
      testDescription: "a different snapshot, and a file that is no YAML",
      files: ["s/a.yaml": sound, "s/b.yaml": "tags: [b", "s/__Snapshots__/a.txt": ""],
      expected: [2, 2, 2, 1, 2]),
  ]

  @Test(arguments: cases) func each_command_exits_with_the_documented_status(example: Case) throws {
    for (command, status) in zip(["render", "test", "record", "lint", "list"], example.expected) {
      // A workspace for each, since `record` changes it.
      let run = try Workspace(example.files).run(command, "s")
      #expect(run.status.rawValue == status, "\(command)")
      #expect(run.output.contains("\u{1B}") == false)
    }
  }
}
