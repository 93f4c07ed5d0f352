import CommandTestSupport
import DioramaCommand
import Testing

/// How steps name rows, and what they say when a name does not tell which.
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

  @Test func a_part_of_a_label_means_whole_words() throws {
    let run = try run("tap: { button: iconMore, row: Kim }")
    #expect(run.errors == "")
    // The sheet's title says whose row it was.
    #expect(run.output.contains("│        Kim Lee         │"), "\(run.output)")
  }

  @Test(arguments: [
    ("tap: { button: iconMore, row: Ki }", "there is no row 'Ki'"),
    ("tap: { button: iconMore, row: Pat }", "2 rows say 'Pat'"),
  ])
  func a_name_that_is_none_or_that_of_many_touches_nothing(step: String, message: String) throws {
    let run = try run(step)
    #expect(run.errors.hasPrefix("a.yaml:14:35: error: \(message) [failed-step]"), "\(run.errors)")
    #expect(run.status == .failure)
  }

  @Test func a_number_chooses_among_rows_of_one_name() throws {
    #expect(try run("tap: { row: Pat }").errors.contains("write the number of one: 4 or 5"))
    #expect(try run("tap: { button: iconMore, row: 5 }").errors == "")
  }

  @Test func select_takes_ids_and_names_that_mean_one_row() throws {
    #expect(try run("select: Kim Lee").errors == "")
    let errors = try run("select: Pat").errors
    #expect(errors.contains("2 rows say 'Pat'"))
    #expect(errors.contains("= help: write the id of one: 'p1' or 'p2'"), "\(errors)")
  }

  @Test(arguments: [
    ("short", "── short ──────────────────────────────────────"),
    (String(repeating: "x", count: 44), "── \(String(repeating: "x", count: 44))"),
    (String(repeating: "x", count: 45), "── \(String(repeating: "x", count: 45))"),
    (String(repeating: "x", count: 46), "── \(String(repeating: "x", count: 44))…"),
  ])
  func a_label_ends_with_the_frame_and_never_with_a_blank(label: String, line: String) throws {
    let output = try run("snapshot: \(label)").output
    let labels = output.split(separator: "\n").filter { $0.hasPrefix("── ") }
    try #require(labels.count == 1)
    #expect(labels.first.map { $0.hasPrefix(line) } == true, "\(labels)")
    #expect(labels.first?.hasSuffix(" ") == false && (47...48).contains(labels[0].count))
  }
}
