import DioramaSystem
import Foundation
import Testing

@testable import DioramaLanguageServer

/// Runs of screens in the background, and what the editor shows of them.
@Suite("Runs of the language server") struct ScreenRunTests {
  private func editor(_ capabilities: [String: Any] = [:]) throws -> RunningEditor {
    let editor = try RunningEditor(["a.yaml": RunningEditor.twoFrames], capabilities)
    try editor.open(saved: "a.yaml")
    return editor
  }

  @Test func a_screen_is_recorded_from_its_lens_and_then_shown_as_recorded() throws {
    let editor = try editor()
    #expect(try editor.lenses("a.yaml") == ["0 2 frames, not recorded: show", "0 record"])
    #expect(try editor.execute(editor.command("record", of: "a.yaml")) == nil)
    #expect(try editor.lenses("a.yaml") == ["0 2 frames, as recorded"])
    let recorded = try #require(editor.text(of: "__Snapshots__/a.txt"))
    #expect(recorded.hasPrefix("screen: a\nviewController: SBUInviteUserViewController\n"))
    #expect(recorded.contains("── chosen "))
    #expect(recorded.contains("[Invite 1]"))
  }

  @Test func differing_frames_are_counted_and_reviewed_from_lenses() throws {
    let editor = try editor()
    #expect(try editor.execute(editor.command("record", of: "a.yaml")) == nil)
    let before = try #require(editor.text(of: "__Snapshots__/a.txt"))
    let changed = RunningEditor.twoFrames.replacing("- tap: Ben\n", with: "- tap: Cancel\n")
    try editor.write("a.yaml", changed)
    try editor.change("a.yaml", version: 2, to: changed)
    #expect(
      try editor.lenses("a.yaml") == ["0 1 frame differs: show", "0 accept", "0 reject"])
    #expect(try editor.execute(editor.command("reject", of: "a.yaml")) == nil)
    #expect(try editor.lenses("a.yaml") == ["0 1 frame differs, rejected: show", "0 accept"])
    #expect(editor.text(of: "__Snapshots__/a.txt") == before)
    #expect(try editor.execute(editor.command("accept", of: "a.yaml")) == nil)
    #expect(try editor.lenses("a.yaml") == ["0 2 frames, as recorded"])
    #expect(editor.text(of: "__Snapshots__/a.txt") != before)
  }

  @Test func outdated_or_unsaved_screens_are_not_recorded() throws {
    let editor = try editor()
    let command = try editor.command("record", of: "a.yaml")
    // The recorded snapshot was changed outside of the editor.
    try editor.write("__Snapshots__/a.txt", "another\n")
    #expect(
      try editor.execute(command)
        == "the snapshot of 'a' has changed; review it again")
    #expect(editor.text(of: "__Snapshots__/a.txt") == "another\n")
    try FileManager.default.removeItem(atPath: "\(editor.folder)/__Snapshots__/a.txt")
    // The text has changed, too.
    try editor.change("a.yaml", version: 2, to: RunningEditor.twoFrames + "theme: dark\n")
    _ = try editor.lenses("a.yaml")
    #expect(try editor.execute(command) == "'a' has changed; review it again")
    // The text is not saved.
    #expect(
      try editor.execute(editor.command("record", of: "a.yaml"))
        == "'a.yaml' is not saved; save it, and accept again")
    #expect(editor.text(of: "__Snapshots__/a.txt") == nil)
  }

  @Test func a_run_that_an_edit_has_outdated_is_discarded() throws {
    let editor = try editor()
    let id = try editor.beginRequest("textDocument/codeLens", editor.document("a.yaml"))
    let old = try #require(editor.nextJob())
    #expect(editor.session.isCurrent(old))
    try editor.change(
      "a.yaml", version: 2, to: RunningEditor.twoFrames.replacing("crew", with: "crow"))
    #expect(!editor.session.isCurrent(old))
    try editor.finish(old)
    #expect(editor.answer(id) == nil)
    try editor.work()
    let lenses = try #require(editor.answer(id)?["result"] as? [[String: Any]])
    let title = (lenses.first?["command"] as? [String: Any])?["title"] as? String
    #expect(title?.hasPrefix("cannot be shown: ") == true, "\(title ?? "")")
  }

  @Test func a_request_that_is_pending_for_a_run_can_be_canceled() throws {
    let editor = try editor()
    let id = try editor.beginRequest("textDocument/codeLens", editor.document("a.yaml"))
    #expect(editor.answer(id) == nil)
    try editor.notify("$/cancelRequest", ["id": id])
    #expect((editor.answer(id)?["error"] as? [String: Any])?["code"] as? Int == -32800)
    try editor.work()
    #expect(editor.received.count { $0["id"] as? Int == id } == 1)
  }

  @Test func a_client_with_refresh_support_is_answered_at_once() throws {
    let editor = try editor(["workspace": ["codeLens": ["refreshSupport": true]]])
    let id = try editor.beginRequest("textDocument/codeLens", editor.document("a.yaml"))
    #expect((editor.answer(id)?["result"] as? [Any])?.isEmpty == true)
    try editor.work()
    #expect(editor.received.contains { $0["method"] as? String == "workspace/codeLens/refresh" })
    #expect(try editor.lenses("a.yaml") == ["0 2 frames, not recorded: show", "0 record"])
  }

  @Test func a_problem_of_a_run_is_reported_at_its_step() throws {
    let editor = try editor()
    let broken = RunningEditor.twoFrames.replacing("Ben", with: "Bob")
    try editor.change("a.yaml", version: 2, to: broken)
    #expect(
      try editor.lenses("a.yaml")
        == ["0 cannot be shown: no tappable element is labeled 'Bob'"])
    #expect(editor.problems("a.yaml") == ["4 failed-step"])
    // The value is marked, and a replacement is offered.
    try editor.change(
      "a.yaml", version: 3, to: RunningEditor.twoFrames.replacing("tap: Ben", with: "tap: \"Benn\"")
    )
    try editor.work()
    let fix = try #require(
      try actions(editor, line: 4, character: 10).first {
        $0["title"] as? String == "Change to 'Ben'"
      })
    let changes = (fix["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    let edit = try #require(changes?.values.first?.first)
    #expect(edit["newText"] as? String == "\"Ben\"")
    let range = try #require(edit["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 4, "character": 9])
    #expect(range["end"] == ["line": 4, "character": 15])
    try editor.change("a.yaml", version: 4, to: RunningEditor.twoFrames)
    try editor.work()
    #expect(editor.problems("a.yaml") == [])
  }

  @Test func a_screen_is_run_without_a_request_for_lenses() throws {
    let editor = try editor()
    try editor.work()
    let found = try actions(editor, line: 0).compactMap { $0["title"] as? String }
    #expect(found.contains("Record the snapshot of 'a'"), "\(found)")
    try editor.change(
      "a.yaml", version: 2, to: RunningEditor.twoFrames.replacing("Ben", with: "Bob"))
    try editor.work()
    #expect(editor.problems("a.yaml") == ["4 failed-step"])
    // A text becomes a screen file when its project file is saved.
    let own = try #require(editor.text(of: "diorama.yaml"))
    try editor.write("own/b.yaml", RunningEditor.twoFrames)
    try FileManager.default.removeItem(atPath: "\(editor.folder)/diorama.yaml")
    try editor.open(saved: "own/b.yaml")
    try editor.work()
    #expect(editor.problems("own/b.yaml") == [])
    try editor.write("own/diorama.yaml", own.replacing("Ben", with: "Bob"))
    try editor.notify("textDocument/didSave", editor.document("own/diorama.yaml"))
    try editor.work()
    #expect(editor.problems("own/b.yaml") == ["4 failed-step"])
  }

  @Test func a_screen_with_a_pending_request_is_run_first() throws {
    let editor = try editor()
    try editor.open("b.yaml", RunningEditor.twoFrames)
    let id = try editor.beginRequest("textDocument/codeLens", editor.document("b.yaml"))
    while editor.session.hasPendingDiagnostics { try editor.settle() }
    try editor.finish(try #require(editor.nextJob()))
    #expect(editor.answer(id) != nil)
  }

  @Test func a_problem_of_a_run_in_another_file_is_reported_there() throws {
    let editor = try RunningEditor(["a.yaml": RunningEditor.twoFrames])
    let own = try #require(editor.text(of: "diorama.yaml"))
    let broken = own + "variants:\n  lost:\n    steps:\n      - tap: Bob\n"
    try editor.write("diorama.yaml", broken)
    try editor.open(saved: "a.yaml")
    try editor.work()
    let line = broken.split(separator: "\n").count - 1
    #expect(editor.problems("diorama.yaml") == ["\(line) failed-step"])
    try editor.open(saved: "diorama.yaml")
    try editor.work()
    #expect(editor.problems("diorama.yaml") == ["\(line) failed-step"])
    try editor.change("diorama.yaml", version: 2, to: broken.replacing("Bob", with: "Ben"))
    try editor.work()
    #expect(editor.problems("diorama.yaml") == [])
  }

  @Test func a_problem_of_a_run_can_be_ignored() throws {
    let text = """
      viewController: SBUUserListViewController
      channelURL: crew
      userListType: members
      show: accessibility
      steps: [{ advance: 1s }]

      """
    let editor = try RunningEditor(["a.yaml": text])
    try editor.open(saved: "a.yaml")
    try editor.work()
    let found = try #require(editor.problems("a.yaml")).filter { $0.hasSuffix(" a11y-label") }
    let line = try #require(found.first?.split(separator: " ").first.flatMap { Int($0) })
    let action = try #require(
      try actions(editor, line: line, character: 0).first {
        $0["title"] as? String == "Ignore 'a11y-label' here, with a reason"
      })
    let words = try #require(edit(action, editor.uri("a.yaml"))?["newText"] as? String)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(String(words.dropLast()), at: line)
    try editor.change("a.yaml", version: 2, to: lines.joined(separator: "\n"))
    try editor.work()
    #expect(editor.problems("a.yaml")?.contains { $0.hasSuffix(" a11y-label") } == false)
  }

  @Test func a_project_may_be_inside_of_a_folder_called_fixtures() throws {
    let editor = try RunningEditor()
    try editor.write("fixtures/app/diorama.yaml", try #require(editor.text(of: "diorama.yaml")))
    try editor.write("fixtures/app/a.yaml", RunningEditor.twoFrames)
    try editor.open(saved: "fixtures/app/a.yaml")
    #expect(
      try editor.lenses("fixtures/app/a.yaml")
        == ["0 2 frames, not recorded: show", "0 record"])
  }

  @Test(arguments: [".github/ci.yml", "_draft.yaml", "_drafts/a.yaml", "__Snapshots__/a.yaml"])
  func files_that_are_not_screens_get_no_lenses_problems_or_proposals(path: String) throws {
    let editor = try RunningEditor([path: "on: push\nname: x\n"])
    try editor.open(saved: path)
    #expect(try editor.lenses(path) == [])
    #expect(editor.problems(path) == [])
    for method in ["hover", "completion"] {
      let answer = try editor.request(
        "textDocument/\(method)",
        editor.document(path).merging(["position": ["line": 0, "character": 1]]) { $1 })
      let result = answer["result"]
      #expect(result is NSNull || (result as? [Any])?.isEmpty == true, "\(method): \(answer)")
    }
  }

  @Test func a_hover_request_interrupts_a_run_of_whole_screens() throws {
    let editor = try editor()
    while editor.session.hasPendingDiagnostics { try editor.settle() }
    let screens = try #require(editor.nextJob())
    let place = editor.document("a.yaml").merging(["position": ["line": 4, "character": 10]]) { $1 }
    let id = try editor.beginRequest("textDocument/hover", place)
    #expect(!editor.session.isCurrent(screens))
    editor.abandon(screens)
    let question = try #require(editor.nextJob())
    try editor.finish(question)
    #expect(editor.answer(id) != nil)
    // The interrupted run is executed afterwards.
    try editor.work()
    let titles = try actions(editor, line: 0).map { $0["title"] as? String }
    #expect(titles.contains("Record the snapshot of 'a'"))
  }

  @Test func nothing_is_run_after_all_requests_are_canceled() throws {
    let editor = try editor()
    try editor.work()
    let place = editor.document("a.yaml").merging(["position": ["line": 4, "character": 10]]) { $1 }
    let first = try editor.beginRequest("textDocument/hover", place)
    let second = try editor.beginRequest("textDocument/hover", place)
    let job = try #require(editor.nextJob())
    try editor.notify("$/cancelRequest", ["id": first])
    #expect(editor.session.isCurrent(job))
    try editor.notify("$/cancelRequest", ["id": second])
    #expect(!editor.session.isCurrent(job))
    editor.abandon(job)
    #expect(editor.nextJob() == nil)
  }

  @Test func a_screen_that_crashes_is_reported_and_the_next_one_is_run() throws {
    let two = RunningEditor.twoFrames + "---\nscreen: b\n" + RunningEditor.twoFrames
    let editor = try RunningEditor(["a.yaml": two])
    try editor.open(saved: "a.yaml")
    let id = try editor.beginRequest("textDocument/codeLens", editor.document("a.yaml"))
    while editor.session.hasPendingDiagnostics { try editor.settle() }
    let job = try #require(editor.nextJob())
    var lines: [[UInt8]] = []
    job.run(editor.registry) { lines.append($0) }
    #expect(lines.count == 3)
    var record = LanguageJobProgress(job)
    // The process has reported its screens and then ended.
    record.take(lines[0])
    let ending = WorkerPool.Ending(
      run: RunTracker.EndedRun(.crashed, step: 5, name: "a (x)"),
      output: "Fatal error: Index out of range\n", reason: "was terminated by signal 5")
    let canGoOn = record.end(ending, within: .standard)
    #expect(canGoOn)
    #expect(record.count == 1 && !record.isWhole)
    record.take(lines[0] + lines[2])
    #expect(record.isWhole)
    try editor.deliver(record)
    let lenses = editor.answer(id)?["result"] as? [[String: Any]] ?? []
    #expect(
      lenses.compactMap { ($0["command"] as? [String: Any])?["title"] as? String } == [
        "cannot be shown: the screen's code crashed at step 5: Index out of range",
        "2 frames, not recorded: show", "record",
      ])
  }

  // MARK: Actions

  private func actions(
    _ editor: RunningEditor, line: Int, character: Int = 4, only: [String]? = nil
  ) throws -> [[String: Any]] {
    let place = ["line": line, "character": character]
    var context: [String: Any] = ["diagnostics": [Any]()]
    context["only"] = only
    let answer = try editor.request(
      "textDocument/codeAction",
      editor.document("a.yaml").merging([
        "range": ["start": place, "end": place], "context": context,
      ]) { $1 })
    return answer["result"] as? [[String: Any]] ?? []
  }

  private func edit(_ action: [String: Any], _ uri: String) -> [String: Any]? {
    (action["edit"] as? [String: [String: [[String: Any]]]])?["changes"]?[uri]?.first
  }

  @Test func a_frame_is_added_after_a_step() throws {
    let editor = try editor()
    let found = try actions(editor, line: 4)
    let action = try #require(
      found.first { $0["title"] as? String == "Add a frame after this step" })
    #expect(edit(action, editor.uri("a.yaml"))?["newText"] as? String == "\n  - snapshot: here")
    #expect(
      try actions(editor, line: 3).allSatisfy {
        $0["title"] as? String == "Record the snapshot of 'a'"
      })
  }

  @Test func a_screen_is_recorded_by_an_action() throws {
    let editor = try editor()
    _ = try editor.lenses("a.yaml")
    let record = try #require(
      try actions(editor, line: 0).first { $0["title"] as? String == "Record the snapshot of 'a'" })
    #expect(editor.text(of: "__Snapshots__/a.txt") == nil)
    let command = try #require(record["command"] as? [String: Any])
    #expect(try editor.execute(command) == nil)
    #expect(editor.text(of: "__Snapshots__/a.txt")?.hasPrefix("screen: a\n") == true)
    #expect(
      try !actions(editor, line: 0).contains {
        ($0["title"] as? String)?.hasPrefix("Record") == true
      })
  }

  @Test func a_problem_is_ignored_by_a_comment_with_a_reason() throws {
    let text = RunningEditor.twoFrames + "headerComponent:\n  title: “Crew”\n"
    let editor = try RunningEditor(["a.yaml": text])
    try editor.open(saved: "a.yaml")
    try editor.work()
    #expect(editor.problems("a.yaml") == ["7 look-alike"])
    let action = try #require(
      try actions(editor, line: 7, character: 10).first {
        ($0["title"] as? String)?.hasPrefix("Ignore") == true
      })
    #expect(
      edit(action, editor.uri("a.yaml"))?["newText"] as? String
        == "  # diorama: ignore look-alike because it is intended\n")
    try editor.change(
      "a.yaml", version: 2,
      to: text.replacing(
        "  title:", with: "  # diorama: ignore look-alike because it is intended\n  title:"))
    try editor.work()
    #expect(editor.problems("a.yaml") == [])
  }

  @Test func all_unambiguous_fixes_are_applied_at_once() throws {
    let editor = try editor()
    try editor.change(
      "a.yaml", version: 2, to: RunningEditor.twoFrames + "thme: drak\nheaderComponnt: {}\n")
    let all = try actions(editor, line: 0, only: ["source.fixAll"])
    #expect(all.count == 1)
    let text = edit(all.first ?? [:], editor.uri("a.yaml"))?["newText"] as? String
    // A problem that appears after a key is fixed is also fixed.
    #expect(text?.hasSuffix("theme: dark\nheaderComponent: {}\n") == true, "\(text ?? "")")
  }
}
