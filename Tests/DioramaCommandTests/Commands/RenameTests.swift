import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// A renamed or moved screen keeps its snapshots.
@Suite("Renamed screens") struct RenameTests {
  private static let variants =
    "variants: { dark: { theme: dark }, wide: { device: { width: 50 } }, v3: {}, v4: {}, v5: {} }"

  private func project() throws -> Workspace {
    let workspace = try Workspace([
      "screens/register.yaml": Screens.invite("Alice", extra: Self.variants),
      "screens/other.yaml": Screens.invite("Bob"),
    ])
    #expect(try workspace.run("record", "screens").status == .success)
    try FileManager.default.moveItem(
      atPath: workspace.path("screens/register.yaml"), toPath: workspace.path("screens/signup.yaml")
    )
    return workspace
  }

  private func snapshots(_ workspace: Workspace) throws -> [String] {
    try workspace.tree.keys.filter { $0.contains("/__Snapshots__/") && !$0.contains(".diorama") }
      .sorted()
  }

  private static let moved =
    ["other", "signup", "signup@dark", "signup@v3", "signup@v4", "signup@v5", "signup@wide"].map {
      "screens/__Snapshots__/\($0).txt"
    }

  @Test func a_rename_is_reported_once_with_the_command_that_accepts_it() throws {
    let workspace = try project()
    let run = try workspace.run("test", "screens")
    #expect(
      run.output == """
        renamed  register to signup (6 snapshots)
        from screens/__Snapshots__/register.txt to screens/__Snapshots__/signup.txt
        from screens/__Snapshots__/register@dark.txt to screens/__Snapshots__/signup@dark.txt
        from screens/__Snapshots__/register@wide.txt to screens/__Snapshots__/signup@wide.txt
        from screens/__Snapshots__/register@v3.txt to screens/__Snapshots__/signup@v3.txt
        from screens/__Snapshots__/register@v4.txt to screens/__Snapshots__/signup@v4.txt
        from screens/__Snapshots__/register@v5.txt to screens/__Snapshots__/signup@v5.txt
        to accept: diorama record --filter signup --filter 'signup@*' screens

        1 passed, 6 renamed
        to review them: diorama review screens
        to accept all: diorama record --mode failed screens

        """)
    #expect(run.status == .findings)
  }

  @Test func recording_moves_the_snapshots_of_a_renamed_screen() throws {
    let workspace = try project()
    let run = try workspace.run("record", "--mode", "failed", "screens")
    #expect(
      run.output.hasPrefix(
        "moved screens/__Snapshots__/register.txt to screens/__Snapshots__/signup.txt\n"),
      "\(run.output)")
    #expect(try snapshots(workspace) == Self.moved)
    #expect(try workspace.run("test", "screens").output == "7 passed\n")
  }

  @Test func one_answer_in_a_review_moves_all_snapshots() throws {
    let workspace = try project()
    _ = try workspace.run("test", "screens")
    var environment = Console.Environment()
    environment.isTerminal = true
    environment.isInputTerminal = true
    environment.disablesColor = true
    let run = try workspace.run("review", "screens", environment: environment, keys: "a")
    #expect(
      run.output.contains("\n1 of 1  renamed  register to signup (6 snapshots)\n"), "\(run.output)")
    #expect(run.output.hasSuffix("12 accepted, 0 rejected, 0 pending\n"))
    #expect(try snapshots(workspace) == Self.moved)
  }

  @Test func accepting_the_new_snapshot_deletes_the_old_one() throws {
    let workspace = try project()
    _ = try workspace.run("test", "screens")
    let list = try workspace.run("review", "--list", "screens").output
    #expect(list.hasPrefix("renamed  register to signup (6 snapshots): "), "\(list)")
    let run = try workspace.run("review", "--accept", "signup", "screens")
    #expect(
      run.output == """
        accepted signup: wrote screens/__Snapshots__/signup.txt
        accepted __Snapshots__/register.txt: deleted screens/__Snapshots__/register.txt

        """)
    _ = try workspace.run("review", "--accept", "signup@*", "screens")
    #expect(try snapshots(workspace) == Self.moved)
  }

  @Test func a_renamed_screen_that_also_changed_is_not_a_rename() throws {
    let workspace = try project()
    try workspace.write(Screens.invite("Zoe"), to: "screens/signup.yaml")
    let run = try workspace.run("test", "screens")
    #expect(!run.output.contains("renamed"))
    #expect(run.output.contains("1 passed, 1 missing, 6 orphaned\n"))
    #expect(
      run.output.hasSuffix(
        "to accept all: diorama record --mode failed --obsolete delete screens\n"))
    let record = try workspace.run(
      "record", "--mode", "failed", "--obsolete", "delete", "screens")
    #expect(record.output.contains("deleted screens/__Snapshots__/register@v5.txt\n"))
    #expect(try workspace.run("test", "screens").output == "2 passed\n")
  }

  @Test func old_snapshots_of_a_renamed_screen_are_not_deleted() throws {
    let workspace = try project()
    let before = try workspace.tree
    let run = try workspace.run("test", "--no-pending", "--obsolete", "delete", "screens")
    #expect(run.output.contains("renamed  register to signup (6 snapshots)"))
    #expect(try workspace.tree == before)
  }

  @Test func an_unreadable_file_prevents_moving_snapshots() throws {
    let workspace = try project()
    try workspace.write("tags: [", to: "screens/broken.yaml")
    _ = try workspace.run("record", "screens")
    #expect(try snapshots(workspace).contains("screens/__Snapshots__/register.txt"))
  }
}
