import CommandTestSupport
import DioramaCommand
import DioramaGallery
import Foundation
import Testing

@Suite("diorama review --apply: decisions from a page") struct DecisionFileTests {
  private static let a = "screens/__Snapshots__/a.txt"
  private static let b = "screens/__Snapshots__/b.txt"
  private static let old = "screens/__Snapshots__/old.txt"

  /// A project with a gallery: one screen is changed, one is missing, one snapshot is orphaned.
  private func project() throws -> (Workspace, GalleryModel) {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      Self.a: Screens.snapshot("a", "Alicia"), Self.old: Screens.snapshot("old", "Otto"),
    ])
    return (workspace, try GalleryModel(workspace))
  }

  private func decision(
    _ screen: String, _ choice: GalleryDecisions.Choice, in model: GalleryModel
  ) throws -> GalleryDecisions.Decision {
    let found = try #require(
      model.screens.first { $0.id == screen || $0.id.hasSuffix("/\(screen)") })
    return GalleryDecisions.Decision(
      screen: found.id, decision: choice, digest: try #require(found.digest))
  }

  /// Applies decisions.
  private func apply(
    _ decisions: [GalleryDecisions.Decision], in workspace: Workspace
  ) throws -> CommandRun {
    let file = GalleryDecisions(project: "screens", decisions)
    try workspace.write(Data(try file.json()), to: "decisions.json")
    return try workspace.run("review", "--apply", "decisions.json", "screens")
  }

  @Test func an_accepted_snapshot_has_the_bytes_that_record_writes() throws {
    let (workspace, model) = try project()
    let run = try apply(
      [decision("a", .accept, in: model), decision("b", .accept, in: model)], in: workspace)
    #expect(
      run.transcript == """
        accepted a: wrote screens/__Snapshots__/a.txt
        accepted b: wrote screens/__Snapshots__/b.txt

        """)
    #expect(run.status == .success)
    let other = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
    ])
    _ = try other.run("record", "screens")
    for path in [Self.a, Self.b] {
      #expect(try workspace.text(of: path) == other.text(of: path))
    }
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alice"))
  }

  @Test func a_rejected_snapshot_is_kept_and_no_longer_pending() throws {
    let (workspace, model) = try project()
    let run = try apply(
      [decision("a", .reject, in: model), decision("old.txt", .accept, in: model)], in: workspace)
    #expect(run.status == .success)
    #expect(run.output.contains("rejected a; screens/__Snapshots__/a.txt is unchanged\n"))
    #expect(run.output.contains("deleted screens/__Snapshots__/old.txt\n"))
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
    #expect(try workspace.tree[Self.old] == nil)
    let rest = try workspace.run("review", "--list", "screens").output
    #expect(rest.hasPrefix("missing  b "))
  }

  @Test func a_stale_decision_is_not_applied_and_the_rest_is() throws {
    let (workspace, model) = try project()
    let decisions = try [decision("a", .accept, in: model), decision("b", .accept, in: model)]
    try workspace.write(Screens.invite("Alma"), to: "screens/a.yaml")
    _ = try workspace.run("test", "screens")
    let run = try apply(decisions, in: workspace)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "screens/__Snapshots__/a.txt: error: the snapshot has changed since the decision; "
        + "run 'diorama gallery' again, and review 'a'\n")
    #expect(run.output == "accepted b: wrote screens/__Snapshots__/b.txt\n")
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func a_snapshot_recorded_since_the_decision_is_not_overwritten() throws {
    let (workspace, model) = try project()
    let decisions = try [decision("a", .accept, in: model)]
    try workspace.write(Screens.snapshot("a", "Alexa"), to: Self.a)
    let run = try apply(decisions, in: workspace)
    #expect(run.status == .findings)
    #expect(run.errors.contains("changed since the test; nothing was written"))
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alexa"))
  }

  @Test func a_decision_is_not_applied_when_the_sources_changed() throws {
    let (workspace, model) = try project()
    let decisions = try [decision("a", .accept, in: model)]
    try workspace.write(Screens.invite("Alma"), to: "screens/a.yaml")
    let run = try apply(decisions, in: workspace)
    #expect(run.status == .findings)
    #expect(run.errors.contains("the sources changed since the test"))
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func a_decision_on_a_snapshot_that_is_not_pending_is_reported() throws {
    let (workspace, model) = try project()
    var unknown = try decision("a", .accept, in: model)
    unknown.screen = "az"
    var pattern = unknown
    pattern.screen = "*"
    let run = try apply([unknown, pattern], in: workspace)
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        no pending snapshot is named 'az'; did you mean 'a'?
        no pending snapshot is named '*'; it may be decided already; otherwise run 'diorama test' \
        first

        """)
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func contradictory_decisions_are_not_applied() throws {
    let (workspace, model) = try project()
    let accept = try decision("a", .accept, in: model)
    let reject = try decision("a", .reject, in: model)
    let run = try apply([accept, accept, reject], in: workspace)
    #expect(run.status == .findings)
    #expect(run.errors == "'a' cannot be both accepted and rejected\n")
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func an_invalid_decision_file_is_rejected() throws {
    let (workspace, _) = try project()
    try workspace.write("{\"format\": \"other\"}", to: "decisions.json")
    let run = try workspace.run("review", "--apply", "decisions.json", "screens")
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "'decisions.json' cannot be applied: not a decisions file of a gallery page\n")
    let missing = try workspace.run("review", "--apply", "nowhere.json", "screens")
    #expect(missing.status == .failure)
    #expect(missing.errors.hasPrefix("nowhere.json: error: the file cannot be read: "))
    let both = try workspace.run("review", "--apply", "decisions.json", "--accept", "a", "screens")
    #expect(both.status == .usage)
  }

  @Test(arguments: [
    ("\"decisions\": []", "it lacks 'project'"),
    ("\"project\": \"screens\"", "it lacks 'decisions'"),
    ("\"project\": \"screens\", \"decisions\": {}", "'decisions' has an invalid value"),
    ("\"project\": \"screens\", \"decisions\": [{}]", "it lacks 'decisions[0].screen'"),
    (
      "\"project\": \"s\", \"decisions\": [{ \"screen\": \"a\", \"decision\": \"maybe\", \"digest\": \"\" }]",
      "'decisions[0].decision' has an invalid value"
    ),
    (
      "\"project\": \"s\", \"decisions\": [{ \"screen\": \"a\", \"decision\": \"accept\", "
        + "\"digest\": \"\", \"changes\": \"abc\" }]", "'decisions[0].changes' has an invalid value"
    ),
  ])
  func an_error_names_the_wrong_key(keys: String, words: String) throws {
    let (workspace, _) = try project()
    try workspace.write(
      "{ \"format\": \"diorama-decisions\", \"version\": 2, \(keys) }", to: "decisions.json")
    let run = try workspace.run("review", "--apply", "decisions.json", "screens")
    #expect(run.transcript == "'decisions.json' cannot be applied: \(words)\n")
    #expect(run.status == .usage)
  }

  @Test func json_output_reports_the_result_of_each_decision() throws {
    let (workspace, model) = try project()
    var unknown = try decision("a", .accept, in: model)
    unknown.screen = "az"
    let file = try GalleryDecisions(
      project: "screens",
      [decision("a", .accept, in: model), decision("b", .reject, in: model), unknown])
    try workspace.write(Data(try file.json()), to: "decisions.json")
    let run = try workspace.run(
      "review", "--apply", "decisions.json", "--format", "json", "screens")
    #expect(run.status == .findings)
    #expect(run.errors == "")
    let items = try #require(try run.json() as? [[String: Any]])
    #expect(
      items.map { "\($0["id"] ?? "") \($0["decision"] ?? "") \($0["result"] ?? "")" } == [
        "a accept done", "b reject done", "az <null> refused",
      ])
    #expect(
      items.last?["message"] as? String
        == "no pending snapshot is named 'az'; did you mean 'a'?")
    try workspace.write(
      Data(try GalleryDecisions(project: "screens", []).json()), to: "decisions.json")
    let none = try workspace.run(
      "review", "--apply", "decisions.json", "--format", "json", "screens")
    #expect(try (none.json() as? [Any])?.isEmpty == true, "\(none.transcript)")
  }

  @Test func a_file_without_decisions_does_nothing() throws {
    let (workspace, _) = try project()
    let run = try apply([], in: workspace)
    #expect(run.transcript == "'decisions.json' has no decisions\n")
    #expect(run.status == .success)
  }

  @Test func names_in_a_decision_file_are_escaped_for_the_terminal() throws {
    let (workspace, model) = try project()
    var hostile = try decision("a", .accept, in: model)
    hostile.screen = "a\u{1B}[31m\u{202E}\n"
    let run = try apply([hostile], in: workspace)
    #expect(run.errors.hasPrefix("no pending snapshot is named 'a\\u{1B}[31m\\u{202E}\\n'"))
  }
}
