import CommandTestSupport
import DioramaCommand
import Testing

/// How steps name rows, and the errors for unknown or ambiguous names.
@Suite("Rows by name") struct RowNameTests {
  private func run(_ step: String) throws -> CommandRun {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUUserListViewController
      channelURL: books
      currentUser: ann
      data:
        users:
          - { userId: ann, nickname: Ann }
          - { userId: k1, nickname: Kimberly Stone }
          - { userId: k2, nickname: Kim Lee }
          - { userId: p1, nickname: Pat }
          - { userId: p2, nickname: Pat }
        groupChannels:
          - { url: books, members: [{ userId: ann, isOperator: true }, k1, k2, p1, p2] }
      steps:
        - \(step)

      """
    ])
    return try workspace.run("render", "a.yaml")
  }

  @Test func a_part_of_a_label_matches_only_whole_words() throws {
    let run = try run("tap: { button: iconMore, row: Kim }")
    #expect(run.errors == "")
    // The title of the action sheet names the row.
    #expect(run.output.contains("│                 Kim Lee                  │"), "\(run.output)")
  }

  @Test(arguments: [
    ("tap: { button: iconMore, row: Ki }", "no row matches 'Ki'"),
    ("tap: { button: iconMore, row: Pat }", "2 rows match 'Pat'"),
  ])
  func an_unknown_or_ambiguous_row_name_is_an_error(step: String, message: String) throws {
    let run = try run(step)
    #expect(run.errors.hasPrefix("a.yaml:14:35: error: \(message) [failed-step]"), "\(run.errors)")
    #expect(run.status == .failure)
  }

  @Test func a_number_selects_one_of_several_rows_with_the_same_name() throws {
    #expect(try run("tap: { row: Pat }").errors.contains("write one of the numbers 4 or 5"))
    #expect(try run("tap: { button: iconMore, row: 5 }").errors == "")
  }

  @Test func select_accepts_a_name_that_matches_a_single_row() throws {
    #expect(try run("select: Kim Lee").errors == "")
    let errors = try run("select: Pat").errors
    #expect(errors.contains("2 rows match 'Pat'"))
    #expect(errors.contains("= help: write one of the ids 'p1' or 'p2'"), "\(errors)")
  }

  @Test(arguments: [
    ("short", "── short ──────────────────────────────────────"),
    (String(repeating: "x", count: 44), "── \(String(repeating: "x", count: 44))"),
    (String(repeating: "x", count: 45), "── \(String(repeating: "x", count: 45))"),
    (String(repeating: "x", count: 46), "── \(String(repeating: "x", count: 44))…"),
  ])
  func a_label_fits_the_frame_and_never_ends_with_a_space(label: String, line: String) throws {
    let output = try run("snapshot: \(label)").output
    let labels = output.split(separator: "\n").filter { $0.hasPrefix("── ") }
    try #require(labels.count == 1)
    #expect(labels.first.map { $0.hasPrefix(line) } == true, "\(labels)")
    #expect(labels.first?.hasSuffix(" ") == false && (47...48).contains(labels[0].count))
  }
}
