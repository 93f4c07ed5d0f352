import CommandTestSupport
import Diorama
import DioramaCommand
import Foundation
import HeadlessSendbird
import MutatedFiles
import Testing

@testable import DioramaGallery

/// A decision is about a change: what is recorded afterwards has the accepted changes, and no other
/// ones.
@Suite("Decisions on changes") struct ChangeDecisionTests {
  /// What can change on a screen, independently of each other.
  fileprivate enum Feature: CaseIterable {
    case title, row, color, font
  }

  /// A screen with some of the changes; its styles quote the title, so that two changes meet in one
  /// line.
  private static func screen(_ features: Set<Feature>) -> String {
    let title = features.contains(.title) ? "Ask" : "Add"
    let color = features.contains(.color) ? "errorMain" : "primaryMain"
    let font = features.contains(.font) ? "body1" : "subtitle2"
    return Screens.invite(
      features.contains(.row) ? "Bob" : "Ada", "Cy",
      extra: """
        headerComponent: { type: SBUInviteUserModule.Header, title: \(title) }
        show: [styles]
        SBUTheme: { userListTheme: { leftBarButtonTintColor: \(color) }, userCellTheme: { nicknameTextFont: \(font) } }
        """)
  }

  private static func files(_ screens: [Set<Feature>]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: screens.enumerated().map { ("screens/s\($0).yaml", screen($1)) })
  }

  private static func snapshot(_ number: Int) -> String { "screens/__Snapshots__/s\(number).txt" }

  /// Fifty screens, each with some changes, of which some are accepted, and some rejected.
  private struct Plan {
    var changed: [Set<Feature>] = []
    var accepted: [Set<Feature>] = []
    var rejected: [Set<Feature>] = []

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<50 {
        let some = Feature.allCases.filter { _ in Bool.random(using: &generator) }
        var decided: [Bool: Set<Feature>] = [:]
        for feature in some {
          let choice = Int.random(in: 0..<3, using: &generator)
          if choice < 2 { decided[choice == 0, default: []].insert(feature) }
        }
        changed.append(Set(some))
        accepted.append(decided[true] ?? [])
        rejected.append(decided[false] ?? [])
      }
    }

    /// The decisions of a page that shows a model.
    func decisions(on model: GalleryModel) throws -> [GalleryDecisions.Decision] {
      var decisions: [GalleryDecisions.Decision] = []
      for (number, (accepted, rejected)) in zip(accepted, rejected).enumerated() {
        let index = try #require(model.screens.firstIndex { $0.id == "s\(number)" })
        for (features, choice) in [(accepted, GalleryDecisions.Choice.accept), (rejected, .reject)]
        where !features.isEmpty {
          let changes = model.groups.filter { group in
            group.screens.contains(index) && features.contains { $0.isShown(by: group) }
          }.flatMap { $0.changes ?? [] }
          decisions.append(
            GalleryDecisions.Decision(
              screen: "s\(number)", decision: choice,
              digest: try #require(model.screens[index].digest), changes: changes))
        }
      }
      return decisions
    }
  }

  /// What the screens record if they have the accepted changes only.
  private static func expected(_ plan: Plan) throws -> [String] {
    let other = try Workspace(files(plan.accepted))
    #expect(try other.run("record", "screens").status == .success)
    return try (0..<50).map { try other.text(of: snapshot($0)) }
  }

  /// A project whose screens have changed since they were recorded.
  private static func project(_ plan: Plan) throws -> Workspace {
    let workspace = try Workspace(files([Set<Feature>](repeating: [], count: 50)))
    #expect(try workspace.run("record", "screens").status == .success)
    for (path, text) in files(plan.changed) { try workspace.write(text, to: path) }
    return workspace
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func a_file_of_decisions_records_exactly_the_accepted_changes(seed: UInt64) throws {
    let plan = Plan(seed: seed)
    let workspace = try Self.project(plan)
    let model = try GalleryModel(workspace)
    let file = GalleryDecisions(project: "screens", try plan.decisions(on: model))
    try workspace.write(Data(try file.json()), to: "decisions.json")
    let run = try workspace.run("review", "--apply", "decisions.json", "screens")
    #expect(run.status == .success, "\(run.transcript)")
    let recorded = try (0..<50).map { try workspace.text(of: Self.snapshot($0)) }
    #expect(recorded == (try Self.expected(plan)))
    // What was not decided stays pending; nothing else does.
    let list = try workspace.run("review", "--list", "--format", "json", "screens")
    let pending = try #require(try list.json() as? [[String: Any]]).compactMap {
      $0["id"] as? String
    }
    let left = plan.changed.indices.filter {
      !plan.changed[$0].subtracting(plan.accepted[$0]).subtracting(plan.rejected[$0]).isEmpty
    }
    #expect(Set(pending) == Set(left.map { "s\($0)" }))
    // The same file again is refused, since other snapshots are recorded now.
    let again = try workspace.run("review", "--apply", "decisions.json", "screens")
    #expect(again.status == .findings)
    #expect(try (0..<50).map { try workspace.text(of: Self.snapshot($0)) } == recorded)
  }

  @Test func options_for_changes_record_exactly_these_changes() throws {
    let plan = Plan(seed: 4)
    let workspace = try Self.project(plan)
    let model = try GalleryModel(workspace)
    // The titles are accepted everywhere, the colors are rejected.
    func ids(_ feature: Feature) -> [String] {
      model.groups.filter(feature.isShown).flatMap { $0.changes ?? [] }
    }
    let run = try CommandRun(
      ["review"] + ids(.title).flatMap { ["--accept-change", $0] }
        + ids(.color).flatMap { ["--reject-change", $0] } + [workspace.path("screens")])
    #expect(run.status == .success, "\(run.transcript)")
    var other = plan
    other.accepted = plan.changed.map { $0.intersection([.title]) }
    #expect(try (0..<50).map { try workspace.text(of: Self.snapshot($0)) } == Self.expected(other))
    let list = try workspace.run("review", "--list", "--format", "json", "screens")
    let pending = try #require(try list.json() as? [[String: Any]]).compactMap {
      $0["id"] as? String
    }
    let left = plan.changed.indices.filter { !plan.changed[$0].isDisjoint(with: [.row, .font]) }
    #expect(Set(pending) == Set(left.map { "s\($0)" }))
  }

  @Test func contradictory_decisions_of_two_reviewers_are_refused() throws {
    let plan = Plan(seed: 5)
    let workspace = try Self.project(plan)
    let model = try GalleryModel(workspace)
    let decisions = try plan.decisions(on: model)
    let one = try #require(decisions.first { $0.decision == .accept })
    var other = one
    other.decision = .reject
    other.changes = [try #require(one.changes?.first)]
    try workspace.write(
      Data(try GalleryDecisions(project: "screens", [one, other]).json()), to: "both.json")
    let run = try workspace.run("review", "--apply", "both.json", "screens")
    #expect(run.errors == "'\(one.screen)' cannot be both accepted and rejected\n")
    #expect(run.status == .findings)
    other.decision = .accept
    other.changes = []
    let before = try workspace.tree
    for changes in [[], ["ffffffff"], [try #require(one.changes?.first), "ffffffff"]] {
      other.changes = changes
      try workspace.write(
        Data(try GalleryDecisions(project: "screens", [other]).json()), to: "both.json")
      let run = try workspace.run("review", "--apply", "both.json", "screens")
      #expect(
        run.transcript
          == "'\(one.screen)' does not have all changes of the decision; review it again\n")
      #expect(run.status == .findings)
    }
    #expect(
      try workspace.tree.filter { $0.key.hasSuffix(".txt") }
        == before.filter { $0.key.hasSuffix(".txt") })
  }

  @Test func files_of_two_reviewers_of_the_same_page_are_applied_one_after_the_other() throws {
    let workspace = try Workspace(Self.files([[]]))
    #expect(try workspace.run("record", "screens").status == .success)
    try workspace.write(Self.screen([.title, .row, .color]), to: "screens/s0.yaml")
    let model = try GalleryModel(workspace)
    func apply(_ choice: GalleryDecisions.Choice, _ feature: Feature?) throws -> CommandRun {
      let changes = feature.map { feature in
        model.groups.filter(feature.isShown).flatMap { $0.changes ?? [] }
      }
      let decision = GalleryDecisions.Decision(
        screen: "s0", decision: choice, digest: try #require(model.screens[0].digest),
        changes: changes)
      try workspace.write(
        Data(try GalleryDecisions(project: "screens", [decision]).json()), to: "one.json")
      return try workspace.run("review", "--apply", "one.json", "screens")
    }
    #expect(try apply(.reject, .color).status == .success)
    let before = try workspace.text(of: Self.snapshot(0))
    #expect(try apply(.accept, nil).errors.contains("was rejected already"))
    #expect(try workspace.text(of: Self.snapshot(0)) == before)
    #expect(try apply(.accept, .title).status == .success)
    let refused = try apply(.accept, .color)
    #expect(refused.status == .findings)
    #expect(
      refused.transcript
        == "a change of 's0' was rejected already; run 'diorama test' to decide about it again\n")
    // A change that is recorded is no longer a change of the snapshot.
    #expect(try apply(.accept, .title).errors.contains("has changed since the decision"))
    #expect(try apply(.accept, .row).status == .success)
    let expected = try Workspace(Self.files([[.title, .row]]))
    _ = try expected.run("record", "screens")
    #expect(
      try workspace.text(of: Self.snapshot(0)) == expected.text(of: Self.snapshot(0)))
  }

  /// A missing, an orphaned or a damaged snapshot has no changes to decide one by one.
  @Test func only_snapshots_that_differ_have_changes() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"), "screens/b.yaml": Screens.invite("Bo"),
      Self.snapshot(9): Screens.snapshot("s9", "Otto"),
    ])
    _ = try workspace.run("record", "screens")
    try workspace.write(Screens.snapshot("s9", "Otto"), to: Self.snapshot(9))
    try FileManager.default.removeItem(atPath: workspace.path("screens/__Snapshots__/a.txt"))
    let damaged = try workspace.text(of: "screens/__Snapshots__/b.txt")
      .replacing("│ ○ Bo ", with: "<<<<<<< HEAD\n│ ○ Ed \n=======\n│ ○ Bo ")
    try workspace.write(damaged + ">>>>>>> other\n", to: "screens/__Snapshots__/b.txt")
    let model = try GalleryModel(workspace)
    func decide(_ screen: GalleryModel.Screen, _ changes: [String]) throws -> CommandRun {
      let decision = GalleryDecisions.Decision(
        screen: screen.id, decision: .accept, digest: try #require(screen.digest), changes: changes)
      try workspace.write(
        Data(try GalleryDecisions(project: "screens", [decision]).json()), to: "one.json")
      return try workspace.run("review", "--apply", "one.json", "screens")
    }
    for screen in model.screens where screen.state != .changed {
      #expect(try decide(screen, ["cccccccc"]).status == .findings)
    }
    #expect(try workspace.text(of: Self.snapshot(9)) == Screens.snapshot("s9", "Otto"))
    #expect(try workspace.tree["screens/__Snapshots__/a.txt"] == nil)
    // A change of a damaged file records the whole.
    let change = try #require(
      model.groups.first { model.screens[$0.screens[0]].id == "b" }?.changes?.first)
    #expect(try decide(model.screen("b"), [change]).status == .success)
    #expect(try workspace.text(of: "screens/__Snapshots__/b.txt") == Screens.snapshot("b", "Bo"))
  }
}

extension ChangeDecisionTests.Feature {
  /// Whether a group of the page is about it.
  fileprivate func isShown(by group: GalleryModel.Group) -> Bool {
    switch self {
    case .title: group.title.contains("'Add' to 'Ask'")
    case .row: group.title.contains("Ada' to '")
    case .color: group.title.contains("errorMain")
    case .font: group.title.contains("body1")
    }
  }
}
