import CommandTestSupport
import DioramaCommand
import DioramaGallery
import Foundation
import Testing

@Suite("diorama review --apply: decisions of a page") struct DecisionFileTests {
  private static let a = "screens/__Snapshots__/a.txt"
  private static let b = "screens/__Snapshots__/b.txt"
  private static let old = "screens/__Snapshots__/old.txt"

  /// A project with a gallery: one screen differs, one is missing, a file is left over.
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

  /// Carries decisions out.
  private func apply(
    _ decisions: [GalleryDecisions.Decision], in workspace: Workspace
  ) throws -> CommandRun {
    let file = GalleryDecisions(project: "screens", decisions)
    try workspace.write(Data(try file.json()), to: "decisions.json")
    return try workspace.run("review", "--apply", "decisions.json", "screens")
  }

  @Test func what_is_accepted_has_the_bytes_of_record() throws {
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

  @Test func what_is_rejected_stays_and_waits_no_longer() throws {
    let (workspace, model) = try project()
    let run = try apply(
      [decision("a", .reject, in: model), decision("old.txt", .accept, in: model)], in: workspace)
    #expect(run.status == .success)
    #expect(run.output.contains("rejected a; screens/__Snapshots__/a.txt is as it was\n"))
    #expect(run.output.contains("deleted screens/__Snapshots__/old.txt\n"))
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
    #expect(try workspace.tree[Self.old] == nil)
    let rest = try workspace.run("review", "--list", "screens").output
    #expect(rest.hasPrefix("missing  b "))
  }

  @Test func what_shows_something_else_by_now_is_refused_and_the_rest_done() throws {
    let (workspace, model) = try project()
    let decisions = try [decision("a", .accept, in: model), decision("b", .accept, in: model)]
    try workspace.write(Screens.invite("Alma"), to: "screens/a.yaml")
    _ = try workspace.run("test", "screens")
    let run = try apply(decisions, in: workspace)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "screens/__Snapshots__/a.txt: error: this is not what was decided about, so nothing is "
        + "done; run 'diorama gallery' again, and look at 'a' now\n")
    #expect(run.output == "accepted b: wrote screens/__Snapshots__/b.txt\n")
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func what_is_recorded_otherwise_by_now_is_refused() throws {
    let (workspace, model) = try project()
    let decisions = try [decision("a", .accept, in: model)]
    try workspace.write(Screens.snapshot("a", "Alexa"), to: Self.a)
    let run = try apply(decisions, in: workspace)
    #expect(run.status == .findings)
    #expect(run.errors.contains("so nothing is written"))
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alexa"))
  }

  @Test func what_was_made_from_files_that_changed_is_refused() throws {
    let (workspace, model) = try project()
    let decisions = try [decision("a", .accept, in: model)]
    try workspace.write(Screens.invite("Alma"), to: "screens/a.yaml")
    let run = try apply(decisions, in: workspace)
    #expect(run.status == .findings)
    #expect(run.errors.contains("the sources changed since the test"))
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func what_does_not_wait_is_refused() throws {
    let (workspace, model) = try project()
    var unknown = try decision("a", .accept, in: model)
    unknown.screen = "az"
    var pattern = unknown
    pattern.screen = "*"
    let run = try apply([unknown, pattern], in: workspace)
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        nothing that waits is called 'az'; did you mean 'a'?
        nothing that waits is called '*'; it is decided, or 'diorama test' lets it wait first

        """)
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func the_same_decision_twice_is_one_and_two_are_none() throws {
    let (workspace, model) = try project()
    let accept = try decision("a", .accept, in: model)
    let reject = try decision("a", .reject, in: model)
    let run = try apply([accept, accept, reject], in: workspace)
    #expect(run.status == .findings)
    #expect(run.errors == "'a' cannot be both accepted and rejected\n")
    #expect(try workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func a_file_that_is_none_is_refused() throws {
    let (workspace, _) = try project()
    try workspace.write("{\"format\": \"other\"}", to: "decisions.json")
    let run = try workspace.run("review", "--apply", "decisions.json", "screens")
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "'decisions.json' cannot be carried out: it is no file of decisions that a gallery's "
        + "page has made\n")
    let missing = try workspace.run("review", "--apply", "nowhere.json", "screens")
    #expect(missing.status == .failure)
    #expect(missing.errors.hasPrefix("nowhere.json: error: the file cannot be read: "))
    let both = try workspace.run("review", "--apply", "decisions.json", "--accept", "a", "screens")
    #expect(both.status == .usage)
  }

  @Test func programs_are_told_what_came_of_each() throws {
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
        == "nothing that waits is called 'az'; did you mean 'a'?")
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

  @Test func names_in_a_file_act_upon_no_terminal() throws {
    let (workspace, model) = try project()
    var hostile = try decision("a", .accept, in: model)
    hostile.screen = "a\u{1B}[31m\u{202E}\n"
    let run = try apply([hostile], in: workspace)
    #expect(run.errors.hasPrefix("nothing that waits is called 'a\\u{1B}[31m\\u{202E}\\n'"))
  }
}
