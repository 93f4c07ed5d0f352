import ArgumentParser
import CommandTestSupport
import Diorama
import DioramaAuthoring
import DioramaKit
import Foundation
import HeadlessSendbird
import Synchronization
import Testing

@testable import DioramaCommand
@testable import DioramaGallery

/// What a served page shows, and what decisions on it do.
@Suite("diorama gallery --serve: display and decisions") struct LiveGalleryTests {
  private static let a = "screens/__Snapshots__/a.txt"
  private static let b = "screens/__Snapshots__/b.txt"
  private static let old = "screens/__Snapshots__/old.txt"

  /// A watched project and its gallery.
  private final class Live {
    let workspace: Workspace
    let gallery: LiveGallery
    private let captures = ScreenCaptures()
    private var session: WatchSession

    init(_ files: [String: String], of projects: [String] = ["screens"]) throws {
      workspace = try Workspace(files)
      let options = try CommonOptions.parse(projects.map(workspace.path) + ["--jobs", "1"])
      var request = options.request
      request.overrides.includesColors = true
      request.observer = captures.observer
      var registry = try Registry(.sendbird)
      try registry.register(CallbackHeader.self)
      session = WatchSession(request, registry, keepsSchemas: false)
      gallery = LiveGallery(captures, tool: "diorama")
      show(nil)
    }

    private func show(_ saved: Set<String>?) {
      captures.forgetFiles()
      _ = session.update(after: saved)
      // As in the command: snapshots are listed again only if one has changed.
      gallery.show(
        session.suites, listing: saved?.contains { $0.contains("__Snapshots__") } ?? true)
    }

    /// Saves a file and reports the change.
    func save(_ text: String, to path: String) throws {
      try workspace.write(text, to: path)
      show([workspace.path(path)])
    }

    /// Removes a file or folder and reports the change.
    func remove(_ path: String) throws {
      try FileManager.default.removeItem(atPath: workspace.path(path))
      show([workspace.path(path)])
    }

    /// Reports a change that was made elsewhere.
    func notice(_ path: String) { show([workspace.path(path)]) }

    /// The model that a page gets: everything, or the changes since a revision.
    func model(since revision: Int = -1) throws -> GalleryModel {
      try JSONDecoder().decode(
        GalleryModel.self, from: Data(try gallery.data(since: revision)))
    }

    /// The screens with their states.
    func states() throws -> [String] {
      try model().screens.map { "\($0.id.lastPathComponent) \($0.state.rawValue)" }
    }

    /// Decides on screens of a model; returns what was done, and why something was refused.
    func decide(
      _ choice: GalleryDecisions.Choice, _ names: String..., on model: GalleryModel? = nil
    ) throws -> [String] {
      let model = try model ?? self.model()
      let decisions = names.map { name in
        let screen = model.screens.first { $0.id == name || $0.id.hasSuffix("/\(name)") }
        return GalleryDecisions.Decision(
          screen: screen?.id ?? name, decision: choice, digest: screen?.digest ?? "none")
      }
      return try decide(decisions)
    }

    func decide(_ decisions: [GalleryDecisions.Decision]) throws -> [String] {
      struct Answer: Decodable {
        struct Refusal: Decodable { let screen, why: String }
        let done: [String]
        let refused: [Refusal]
      }
      let (json, isDone) = try gallery.decide(GalleryDecisions(project: "screens", decisions))
      let answer = try JSONDecoder().decode(Answer.self, from: Data(json))
      #expect(isDone == !answer.done.isEmpty)
      return answer.done.map { "done \($0.lastPathComponent)" }
        + answer.refused.map {
          "refused: \($0.why.replacingOccurrences(of: "\(workspace.root)/", with: ""))"
        }
    }
  }

  @Test func a_decision_on_a_change_leaves_the_others_pending() throws {
    let header = "headerComponent: { type: SBUInviteUserModule.Header, title: "
    let live = try Live([
      "screens/diorama.yaml": "\(header)Add }\n", "screens/a.yaml": Screens.invite("Ada"),
      "screens/b.yaml": Screens.invite("Bo"),
    ])
    _ = try live.decide(.accept, "a", "b")
    let recorded = try live.workspace.text(of: Self.a)
    // Both screens have another title, and a has another row.
    try live.save("\(header)Ask }\n", to: "screens/diorama.yaml")
    try live.save(Screens.invite("Ann"), to: "screens/a.yaml")
    let model = try live.model()
    let title = try #require(model.groups.first { $0.title.contains("'Ask'") }?.changes)
    let row = try #require(model.groups.first { $0.title.contains("'Ann'") }?.changes)
    func decision(
      _ choice: GalleryDecisions.Choice, _ changes: [String]
    ) throws -> GalleryDecisions.Decision {
      GalleryDecisions.Decision(
        screen: "a", decision: choice, digest: try #require(live.model().screen("a").digest),
        changes: changes)
    }
    #expect(
      try live.decide([decision(.reject, row), decision(.accept, title)]) == ["done a", "done a"])
    #expect(try live.workspace.text(of: Self.a) == recorded.replacing("Add", with: "Ask"))
    // The row is pending until it is decided, and the title of b is.
    let rest = try live.model()
    #expect(try live.states() == ["a changed", "b changed"])
    #expect(rest.groups.map { $0.changes ?? [] } == [row, title])
    let refusal = "refused: 'a' does not have all changes of the decision; review it again"
    for changes in [[], title, row + ["ffffffff"]] {
      #expect(try live.decide([decision(.accept, changes)]) == [refusal])
    }
    #expect(try live.decide([decision(.accept, row)]) == ["done a"])
    #expect(try live.states() == ["a same", "b changed"])
    #expect(
      try live.workspace.text(of: Self.a)
        == recorded.replacing("Add", with: "Ask").replacing("Ada", with: "Ann"))
  }

  /// One screen is changed, one is missing, one snapshot is orphaned.
  private func live() throws -> Live {
    try Live([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      Self.a: Screens.snapshot("a", "Alicia"), Self.old: Screens.snapshot("old", "Otto"),
    ])
  }

  @Test func all_states_are_shown_with_their_recorded_frames() throws {
    let model = try live().model()
    #expect(model.screens.map(\.state) == [.changed, .missing, .orphaned])
    #expect(model.summary.screens == 3)
    #expect(model.lines(try model.screen("a").frames).contains { $0.contains("Alice") })
    #expect(model.lines(try model.screen("a").recorded).contains { $0.contains("Alicia") })
    #expect(model.groups.map(\.screens) == [[0], [1], [2]])
    #expect(model.revision != nil && model.order == nil && model.live == nil)
  }

  @Test func the_page_contains_the_token_and_may_connect_only_to_its_server() throws {
    let page = String(decoding: try live().gallery.page(token: "0123abc"), as: UTF8.self)
    #expect(page.contains("\"live\":{\"token\":\"0123abc\"}"))
    #expect(page.contains("connect-src 'self'"))
  }

  @Test func only_screens_changed_by_a_save_are_sent() throws {
    let live = try live()
    let before = try live.model()
    try live.save(Screens.invite("Bobby"), to: "screens/b.yaml")
    let news = try live.model(since: try #require(before.revision))
    #expect(news.screens.map(\.id) == ["b"])
    #expect(news.lines(news.screens[0].frames).contains { $0.contains("Bobby") })
    #expect(news.order == before.screens.map(\.id))
    #expect(news.summary.screens == 3)
    #expect(news.groups.map(\.screens) == [[0], [1], [2]])
    #expect(try live.model(since: try #require(news.revision)).screens.isEmpty)
    // A page of another process gets everything.
    #expect(try live.model(since: 12).screens.count == 3)
  }

  @Test func a_save_without_a_visible_change_makes_no_new_revision() throws {
    let live = try live()
    let revision = live.gallery.revision
    try live.save("# nothing\n", to: "screens/diorama.yaml")
    #expect(live.gallery.revision == revision)
    // A decision on what was seen before is still valid, although the sources have changed.
    #expect(try live.decide(.accept, "a") == ["done a"])
  }

  @Test func accepted_snapshots_match_record_and_are_shown_as_unchanged() throws {
    let live = try live()
    let revision = live.gallery.revision
    #expect(try live.decide(.accept, "a", "b", "old.txt") == ["done a", "done b", "done old.txt"])
    let other = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
    ])
    _ = try other.run("record", "screens")
    for path in [Self.a, Self.b] {
      #expect(try live.workspace.text(of: path) == other.text(of: path))
    }
    #expect(try live.workspace.tree[Self.old] == nil)
    let news = try live.model(since: revision)
    #expect(news.screens.map { "\($0.id) \($0.state.rawValue)" } == ["a same", "b same"])
    #expect(news.order == ["a", "b"])
    #expect(news.groups.isEmpty)
  }

  @Test func a_rejected_screen_keeps_its_snapshot_and_can_be_accepted_later() throws {
    let live = try live()
    let before = try live.workspace.tree
    #expect(try live.decide(.reject, "a", "old.txt") == ["done a", "done old.txt"])
    #expect(try live.workspace.tree == before)
    #expect(try live.states() == ["a changed", "b missing", "old.txt orphaned"])
    #expect(try live.decide(.accept, "a") == ["done a"])
  }

  @Test func a_decision_on_an_outdated_model_is_refused() throws {
    let live = try live()
    let seen = try live.model()
    try live.save(Screens.invite("Alix"), to: "screens/a.yaml")
    let before = try live.workspace.tree
    #expect(
      try live.decide(.accept, "a", on: seen) == [
        "refused: 'a' has changed since it was shown; review it again"
      ])
    #expect(try live.workspace.tree == before)
    #expect(try live.decide(.accept, "a") == ["done a"])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Alix"))
  }

  @Test func a_decision_is_refused_while_a_save_has_not_run() throws {
    let live = try live()
    try live.workspace.write(Screens.invite("Alix"), to: "screens/a.yaml")
    #expect(
      try live.decide(.accept, "a") == [
        "refused: a.yaml changed after the run of 'a'; review it again"
      ])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func a_decision_is_refused_until_an_external_recording_is_noticed() throws {
    let live = try live()
    try live.workspace.write(Screens.snapshot("a", "Anna"), to: Self.a)
    #expect(
      try live.decide(.accept, "a") == [
        "refused: \(Self.a) has changed since the last run of 'a'; review it again"
      ])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Anna"))
    live.notice(Self.a)
    let model = try live.model()
    #expect(model.lines(try model.screen("a").recorded).contains { $0.contains("Anna") })
    _ = try live.workspace.run("record", "screens")
    live.notice(Self.b)
    #expect(try live.states() == ["a same", "b same", "old.txt orphaned"])
  }

  @Test func unknown_and_contradictory_decisions_are_refused() throws {
    let live = try live()
    let digest = try #require(live.model().screen("a").digest)
    #expect(
      try live.decide([
        GalleryDecisions.Decision(screen: "c", decision: .accept, digest: digest),
        GalleryDecisions.Decision(screen: "a", decision: .accept, digest: digest),
        GalleryDecisions.Decision(screen: "a", decision: .reject, digest: digest),
        GalleryDecisions.Decision(screen: "</script>\u{202E}", decision: .accept, digest: ""),
      ]) == [
        "refused: screen 'c' no longer exists",
        "refused: 'a' cannot be both accepted and rejected",
        "refused: screen '</script>\u{202E}' no longer exists",
      ])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func answers_contain_no_markup() throws {
    let live = try live()
    let name = "<img src=x>\u{2028}"
    let decision = GalleryDecisions.Decision(screen: name, decision: .accept, digest: "")
    let (json, _) = try live.gallery.decide(GalleryDecisions(project: "p", [decision]))
    let text = String(decoding: json, as: UTF8.self)
    #expect(!text.contains("<") && !text.contains("\u{2028}"))
    try live.save(Screens.invite("'</script><b>\u{2028}'"), to: "screens/a.yaml")
    let data = String(decoding: try live.gallery.data(since: -1), as: UTF8.self)
    #expect(!data.contains("<") && !data.contains("\u{2028}"))
    #expect(data.contains("\\u003c/script\\u003e"))
  }

  @Test func the_screens_of_a_broken_file_stay_with_its_diagnostics() throws {
    let live = try live()
    try live.save("viewController: [\n", to: "screens/a.yaml")
    let model = try live.model()
    #expect(model.screens.map(\.id).prefix(2) == ["a", "b"])
    let a = try model.screen("a")
    #expect(a.state == .failed && a.digest == nil)
    #expect(a.diagnostics?.first?.code == "yaml-syntax")
    #expect(model.lines(a.frames).contains { $0.contains("Alice") })
    #expect(model.lines(a.recorded).contains { $0.contains("Alicia") })
    #expect(try live.decide(.accept, "a", on: model).first?.hasPrefix("refused") == true)
    let revision = live.gallery.revision
    live.notice(Self.b)
    #expect(live.gallery.revision == revision)
    try live.save(Screens.invite("Alicia"), to: "screens/a.yaml")
    #expect(try live.states() == ["a same", "b missing", "old.txt orphaned"])
  }

  @Test func snapshots_of_a_broken_file_are_orphaned_when_it_is_removed() throws {
    let live = try live()
    try live.save("viewController: [\n", to: "screens/a.yaml")
    #expect(try live.states() == ["a failed", "b missing"])
    try live.remove("screens/a.yaml")
    #expect(try live.states() == ["b missing", "a.txt orphaned", "old.txt orphaned"])
  }

  @Test func a_failing_screen_reports_its_diagnostics_and_recovers() throws {
    let live = try live()
    try live.save("viewController: Nothing\n", to: "screens/a.yaml")
    #expect(try live.model().screen("a").diagnostics?.map(\.code) == ["unknown-type"])
    try live.save("- a\n", to: "screens/diorama.yaml")
    #expect(try live.states().prefix(2) == ["a failed", "b failed"])
    #expect(try live.model().screen("b").diagnostics?.isEmpty == false)
    try live.remove("screens/diorama.yaml")
    try live.save(Screens.invite("Alice"), to: "screens/a.yaml")
    #expect(try live.states() == ["a changed", "b missing", "old.txt orphaned"])
  }

  @Test(arguments: [true, false])
  func a_renamed_screen_is_one_change_of_both_snapshots(isFirst: Bool) throws {
    let live = try live()
    try live.save(Screens.invite("Alicia"), to: "screens/c.yaml")
    try live.remove("screens/a.yaml")
    let model = try live.model()
    #expect(try live.states() == ["b missing", "c missing", "a.txt orphaned", "old.txt orphaned"])
    let c = try model.screen("c")
    #expect(c.recorded?.map(\.rows) == c.frames.map(\.rows))
    #expect(try model.screen("b").recorded == nil)
    let group = try #require(model.groups.first { $0.title == "c was renamed or moved" })
    #expect(group.screens == [1, 2])
    // Accepting either of them also applies the other.
    let id = model.screens[group.screens[isFirst ? 0 : 1]].id
    #expect(try live.decide(.accept, id, on: model) == ["done c", "done a.txt"])
    #expect(try live.states() == ["b missing", "c same", "old.txt orphaned"])
  }

  @Test func the_old_snapshot_stays_if_the_renamed_screen_is_not_accepted() throws {
    let live = try live()
    try live.save(Screens.invite("Alicia"), to: "screens/c.yaml")
    try live.remove("screens/a.yaml")
    let model = try live.model()
    let old = try #require(model.screens.first { $0.id.hasSuffix("a.txt") })
    #expect(
      try live.decide([
        GalleryDecisions.Decision(screen: "c", decision: .accept, digest: "another"),
        GalleryDecisions.Decision(
          screen: old.id, decision: .accept, digest: try #require(old.digest)),
      ]).map { $0.contains("was renamed; accept the snapshot of the new name first") }
        == [false, true])
    #expect(try live.states() == ["b missing", "c missing", "a.txt orphaned", "old.txt orphaned"])
  }

  @Test func removed_and_restored_files_are_noticed() throws {
    let live = try live()
    let seen = try live.model()
    try live.remove("screens/b.yaml")
    #expect(try live.states() == ["a changed", "old.txt orphaned"])
    #expect(
      try live.decide(.accept, "b", on: seen) == ["refused: screen 'b' no longer exists"])
    try live.remove("screens/a.yaml")
    #expect(try live.states() == ["a.txt orphaned", "old.txt orphaned"])
    try live.remove("screens")
    #expect(try live.states() == [])
    #expect(try live.gallery.page(token: "t").isEmpty == false)
    try live.save(Screens.invite("Bob"), to: "screens/b.yaml")
    #expect(try live.states() == ["b missing"])
    #expect(try live.decide(.accept, "b") == ["done b"])
    #expect(try live.workspace.text(of: Self.b) == Screens.snapshot("b", "Bob"))
  }

  @Test func a_new_screen_is_inserted_in_order() throws {
    let live = try live()
    let revision = live.gallery.revision
    try live.save(Screens.invite("Ann"), to: "screens/aa.yaml")
    let news = try live.model(since: revision)
    #expect(news.screens.map(\.id) == ["aa"])
    #expect(news.order?.prefix(3) == ["a", "aa", "b"])
  }

  @Test func changes_have_a_cause_and_a_location() throws {
    let live = try live()
    try live.save(
      Screens.invite("Alicia", extra: "headerComponent: { title: Add }"), to: "screens/a.yaml")
    let group = try #require(try live.model().groups.first)
    #expect(group.cause == "headerComponent.title")
    #expect(group.place?.contains("screens/a.yaml:7:") == true, "\(group.place ?? "")")
    // The cause is kept after a decision on another screen.
    _ = try live.decide(.accept, "b")
    #expect(try live.model().groups.first?.cause == "headerComponent.title")
  }

  @Test func the_snapshot_of_named_colors_can_be_accepted_too() throws {
    let live = try Live(["screens/a.yaml": Screens.invite("Alice", extra: "show: [styles]")])
    #expect(try live.states() == ["a missing", "theme.txt missing"])
    #expect(try live.decide(.accept, "a", "theme.txt") == ["done a", "done theme.txt"])
    #expect(try live.states() == ["a same"])
    #expect(try live.workspace.run("test", "screens").status == .success)
  }

  @Test func two_projects_are_shown_and_decided_on_in_one_page() throws {
    let live = try Live(
      [
        "one/a.yaml": Screens.invite("Alice"), "two/a.yaml": Screens.invite("Bob"),
        "two/b.yaml": Screens.invite("Carol"),
        "two/__Snapshots__/b.txt": Screens.snapshot("b", "Carla"),
      ], of: ["one", "two"])
    let before = try live.model()
    #expect(before.screens.map(\.state) == [.missing, .missing, .changed])
    // Each project has its own heading in the list.
    #expect(before.screens.map { $0.folder.split(separator: "/").last } == ["one", "two", "two"])
    let (first, second) = (before.screens[0].id, before.screens[1].id)
    // Screens of the same name are distinguished by their snapshots.
    #expect(first.hasSuffix("/one/__Snapshots__/a.txt"))
    #expect(second.hasSuffix("/two/__Snapshots__/a.txt"))
    #expect(try live.decide(.accept, second, "b", on: before) == ["done a.txt", "done b"])
    #expect(try live.workspace.text(of: "two/__Snapshots__/a.txt") == Screens.snapshot("a", "Bob"))
    #expect(try live.workspace.tree["one/__Snapshots__/a.txt"] == nil)
    #expect(try live.states() == ["a.txt missing", "a.txt same", "b same"])
    try live.save(Screens.invite("Alix"), to: "one/a.yaml")
    let news = try live.model(since: live.gallery.revision - 1)
    #expect(news.screens.map(\.id) == [first])
    #expect(try live.decide(.accept, first) == ["done a.txt"])
    #expect(try live.workspace.text(of: "one/__Snapshots__/a.txt") == Screens.snapshot("a", "Alix"))
  }

  /// Finding a cause runs a screen once more; requests are answered meanwhile.
  @Test func requests_are_answered_while_causes_are_computed() throws {
    let header = { (title: String) in
      Screens.invite(
        "Ada", extra: "headerComponent: { type: CallbackHeader, title: \(title) }")
    }
    let live = try Live(["screens/a.yaml": header("Add")])
    #expect(try live.model().screens.first?.diagnostics?.map(\.message) == nil)
    #expect(try live.decide(.accept, "a") == ["done a"])
    let asked = Mutex<[Int]>([])
    let gallery = live.gallery
    let before = gallery.revision
    try CallbackHeader.$question.withValue({ asked.withLock { $0.append(gallery.revision) } }) {
      try live.save(header("Ask"), to: "screens/a.yaml")
    }
    // The first run is for the save; at the second one, for the cause, the save is already shown.
    #expect(asked.withLock { $0 } == [before, before + 1])
    // A page that asked in between also gets the cause.
    #expect(try live.model(since: before + 1).groups.first?.cause == "headerComponent.title")
    #expect(gallery.revision == before + 2)
  }
}

/// A header whose code calls a closure while it is set up.
final class CallbackHeader: SBUInviteUserModule.Header {
  @TaskLocal static var question: (@Sendable () -> Void)?

  override func setupViews() {
    super.setupViews()
    Self.question?()
  }
}
