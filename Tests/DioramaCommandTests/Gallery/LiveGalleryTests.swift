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

/// What a page shows that is served, and what comes of decisions on it.
@Suite("diorama gallery --serve: what is shown and decided") struct LiveGalleryTests {
  private static let a = "screens/__Snapshots__/a.txt"
  private static let b = "screens/__Snapshots__/b.txt"
  private static let old = "screens/__Snapshots__/old.txt"

  /// A project that is watched, and the gallery of it.
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
      gallery = LiveGallery(captures, tool: "diorama", version: "1")
      show(nil)
    }

    private func show(_ saved: Set<String>?) {
      captures.forgetFiles()
      _ = session.update(after: saved)
      // As the command has it: of snapshots alone the folder watcher tells.
      gallery.show(
        session.suites, listing: saved?.contains { $0.contains("__Snapshots__") } ?? true)
    }

    /// Saves a file, and has that noticed.
    func save(_ text: String, to path: String) throws {
      try workspace.write(text, to: path)
      show([workspace.path(path)])
    }

    /// Takes a file or folder away, and has that noticed.
    func remove(_ path: String) throws {
      try FileManager.default.removeItem(atPath: workspace.path(path))
      show([workspace.path(path)])
    }

    /// Has something noticed that was done elsewhere.
    func notice(_ path: String) { show([workspace.path(path)]) }

    /// What a page gets that asks for all, or for what is new.
    func model(since revision: Int = -1) throws -> GalleryModel {
      try JSONDecoder().decode(
        GalleryModel.self, from: Data(try gallery.data(since: revision)))
    }

    /// The screens with their states.
    func states() throws -> [String] {
      try model().screens.map { "\($0.id.lastPathComponent) \($0.state.rawValue)" }
    }

    /// Decides on what some model showed, in words: what was done, and why not.
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

  /// One screen differs, one is missing, a file is left over.
  private func live() throws -> Live {
    try Live([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bob"),
      Self.a: Screens.snapshot("a", "Alicia"), Self.old: Screens.snapshot("old", "Otto"),
    ])
  }

  @Test func all_states_are_shown_with_what_is_recorded() throws {
    let model = try live().model()
    #expect(model.screens.map(\.state) == [.changed, .missing, .leftOver])
    #expect(model.summary.screens == 3)
    #expect(model.lines(try model.screen("a").frames).contains { $0.contains("Alice") })
    #expect(model.lines(try model.screen("a").recorded).contains { $0.contains("Alicia") })
    #expect(model.groups.map(\.screens) == [[0], [1], [2]])
    #expect(model.revision != nil && model.order == nil && model.live == nil)
  }

  @Test func the_page_itself_knows_the_token_and_may_ask_its_server_alone() throws {
    let page = String(decoding: try live().gallery.page(token: "0123abc"), as: UTF8.self)
    #expect(page.contains("\"live\":{\"token\":\"0123abc\"}"))
    #expect(page.contains("connect-src 'self'"))
  }

  @Test func only_what_a_save_has_changed_is_sent() throws {
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
    // Whoever has a page of another process gets everything.
    #expect(try live.model(since: 12).screens.count == 3)
  }

  @Test func a_save_that_changes_nothing_to_be_seen_is_no_news() throws {
    let live = try live()
    let revision = live.gallery.revision
    try live.save("# nothing\n", to: "screens/diorama.yaml")
    #expect(live.gallery.revision == revision)
    // What was seen before is still what is decided about, though its sources are others.
    #expect(try live.decide(.accept, "a") == ["done a"])
  }

  @Test func what_is_accepted_has_the_bytes_of_record_and_is_shown_as_the_same() throws {
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

  @Test func what_is_rejected_leaves_what_is_recorded_and_can_be_accepted_later() throws {
    let live = try live()
    let before = try live.workspace.tree
    #expect(try live.decide(.reject, "a", "old.txt") == ["done a", "done old.txt"])
    #expect(try live.workspace.tree == before)
    #expect(try live.states() == ["a changed", "b missing", "old.txt leftOver"])
    #expect(try live.decide(.accept, "a") == ["done a"])
  }

  @Test func what_was_not_looked_at_is_refused() throws {
    let live = try live()
    let seen = try live.model()
    try live.save(Screens.invite("Alix"), to: "screens/a.yaml")
    let before = try live.workspace.tree
    #expect(
      try live.decide(.accept, "a", on: seen) == [
        "refused: 'a' has changed since it was looked at, so nothing is done; look again"
      ])
    #expect(try live.workspace.tree == before)
    #expect(try live.decide(.accept, "a") == ["done a"])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Alix"))
  }

  @Test func what_was_saved_and_not_run_yet_is_refused() throws {
    let live = try live()
    try live.workspace.write(Screens.invite("Alix"), to: "screens/a.yaml")
    #expect(
      try live.decide(.accept, "a") == [
        "refused: a.yaml was saved since 'a' was run; look again"
      ])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func what_was_recorded_elsewhere_is_refused_until_it_is_noticed() throws {
    let live = try live()
    try live.workspace.write(Screens.snapshot("a", "Anna"), to: Self.a)
    #expect(
      try live.decide(.accept, "a") == [
        "refused: \(Self.a) was changed since 'a' was compared with it; look again"
      ])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Anna"))
    live.notice(Self.a)
    let model = try live.model()
    #expect(model.lines(try model.screen("a").recorded).contains { $0.contains("Anna") })
    _ = try live.workspace.run("record", "screens")
    live.notice(Self.b)
    #expect(try live.states() == ["a same", "b same", "old.txt leftOver"])
  }

  @Test func nonsense_is_refused_word_by_word() throws {
    let live = try live()
    let digest = try #require(live.model().screen("a").digest)
    #expect(
      try live.decide([
        GalleryDecisions.Decision(screen: "c", decision: .accept, digest: digest),
        GalleryDecisions.Decision(screen: "a", decision: .accept, digest: digest),
        GalleryDecisions.Decision(screen: "a", decision: .reject, digest: digest),
        GalleryDecisions.Decision(screen: "</script>\u{202E}", decision: .accept, digest: ""),
      ]) == [
        "refused: there is no screen 'c' any more",
        "refused: 'a' cannot be both accepted and rejected",
        "refused: there is no screen '</script>\u{202E}' any more",
      ])
    #expect(try live.workspace.text(of: Self.a) == Screens.snapshot("a", "Alicia"))
  }

  @Test func answers_hold_no_markup_whatever_they_are_about() throws {
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

  @Test func the_screens_of_a_broken_file_stay_with_what_is_wrong() throws {
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
    #expect(try live.states() == ["a same", "b missing", "old.txt leftOver"])
  }

  @Test func what_a_broken_file_had_recorded_is_left_over_when_it_goes() throws {
    let live = try live()
    try live.save("viewController: [\n", to: "screens/a.yaml")
    #expect(try live.states() == ["a failed", "b missing"])
    try live.remove("screens/a.yaml")
    #expect(try live.states() == ["b missing", "a.txt leftOver", "old.txt leftOver"])
  }

  @Test func a_screen_that_fails_says_why_and_recovers() throws {
    let live = try live()
    try live.save("viewController: Nothing\n", to: "screens/a.yaml")
    #expect(try live.model().screen("a").diagnostics?.map(\.code) == ["unknown-type"])
    try live.save("- a\n", to: "screens/diorama.yaml")
    #expect(try live.states().prefix(2) == ["a failed", "b failed"])
    #expect(try live.model().screen("b").diagnostics?.isEmpty == false)
    try live.remove("screens/diorama.yaml")
    try live.save(Screens.invite("Alice"), to: "screens/a.yaml")
    #expect(try live.states() == ["a changed", "b missing", "old.txt leftOver"])
  }

  @Test(arguments: [true, false])
  func a_screen_with_another_name_is_one_change_of_both_its_snapshots(isFirst: Bool) throws {
    let live = try live()
    try live.save(Screens.invite("Alicia"), to: "screens/c.yaml")
    try live.remove("screens/a.yaml")
    let model = try live.model()
    #expect(try live.states() == ["b missing", "c missing", "a.txt leftOver", "old.txt leftOver"])
    let c = try model.screen("c")
    #expect(c.recorded?.map(\.rows) == c.frames.map(\.rows))
    #expect(try model.screen("b").recorded == nil)
    let group = try #require(model.groups.first { $0.title == "c has another name or folder" })
    #expect(group.screens == [1, 2])
    // Whichever is accepted, the other is done with it.
    let id = model.screens[group.screens[isFirst ? 0 : 1]].id
    #expect(try live.decide(.accept, id, on: model) == ["done c", "done a.txt"])
    #expect(try live.states() == ["b missing", "c same", "old.txt leftOver"])
  }

  @Test func the_old_snapshot_of_a_screen_stays_where_the_new_one_is_not_written() throws {
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
      ]).map { $0.contains("stays") } == [false, true])
    #expect(try live.states() == ["b missing", "c missing", "a.txt leftOver", "old.txt leftOver"])
  }

  @Test func files_that_vanish_and_come_back_are_seen() throws {
    let live = try live()
    let seen = try live.model()
    try live.remove("screens/b.yaml")
    #expect(try live.states() == ["a changed", "old.txt leftOver"])
    #expect(
      try live.decide(.accept, "b", on: seen) == ["refused: there is no screen 'b' any more"])
    try live.remove("screens/a.yaml")
    #expect(try live.states() == ["a.txt leftOver", "old.txt leftOver"])
    try live.remove("screens")
    #expect(try live.states() == [])
    #expect(try live.gallery.page(token: "t").isEmpty == false)
    try live.save(Screens.invite("Bob"), to: "screens/b.yaml")
    #expect(try live.states() == ["b missing"])
    #expect(try live.decide(.accept, "b") == ["done b"])
    #expect(try live.workspace.text(of: Self.b) == Screens.snapshot("b", "Bob"))
  }

  @Test func a_new_screen_takes_its_place_in_the_order() throws {
    let live = try live()
    let revision = live.gallery.revision
    try live.save(Screens.invite("Ann"), to: "screens/aa.yaml")
    let news = try live.model(since: revision)
    #expect(news.screens.map(\.id) == ["aa"])
    #expect(news.order?.prefix(3) == ["a", "aa", "b"])
  }

  @Test func changes_say_where_they_come_from() throws {
    let live = try live()
    try live.save(
      Screens.invite("Alicia", extra: "headerComponent: { title: Add }"), to: "screens/a.yaml")
    let group = try #require(try live.model().groups.first)
    #expect(group.cause == "headerComponent.title")
    #expect(group.place?.contains("screens/a.yaml:7:") == true, "\(group.place ?? "")")
    // It is still known when something else is decided.
    _ = try live.decide(.accept, "b")
    #expect(try live.model().groups.first?.cause == "headerComponent.title")
  }

  @Test func the_colours_of_names_are_decided_on_as_well() throws {
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
    // Each has a heading of its own in the list.
    #expect(before.screens.map { $0.folder.split(separator: "/").last } == ["one", "two", "two"])
    let (first, second) = (before.screens[0].id, before.screens[1].id)
    // Where two have one name, their snapshots tell them apart.
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

  /// A browser that asks while a cause is looked for, for which a screen is run once more, is
  /// answered.
  @Test func nobody_waits_for_screens_that_are_run_for_causes() throws {
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
    // Once as it was saved, and once more for the cause, when what was saved is shown already.
    #expect(asked.withLock { $0 } == [before, before + 1])
    // Who has asked in between hears of the cause.
    #expect(try live.model(since: before + 1).groups.first?.cause == "headerComponent.title")
    #expect(gallery.revision == before + 2)
  }
}

/// A header whose code asks something while it is made.
final class CallbackHeader: SBUInviteUserModule.Header {
  @TaskLocal static var question: (@Sendable () -> Void)?

  override func setupViews() {
    super.setupViews()
    Self.question?()
  }
}
