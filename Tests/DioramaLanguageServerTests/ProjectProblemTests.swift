import Foundation
import Testing

@testable import DioramaLanguageServer

/// The problems of all files that a change affects, both published and pulled.
@Suite("Problems of a project in an editor") struct ProjectProblemTests {
  private static let invite = "viewController: SBUInviteUserViewController\nchannelURL: crew\n"

  @Test func an_unsaved_fixture_is_used_by_a_closed_screen() throws {
    let editor = try RunningEditor([
      "diorama.yaml": "currentUser: ada\n",
      "fixtures/people.yaml": """
      users: [{ userId: ada, nickname: Ada }]
      groupChannels: [{ url: crew, members: [ada] }]

      """,
      "a.yaml": Self.invite + "data: fixtures/people.yaml\n",
    ])
    try editor.open(saved: "fixtures/people.yaml")
    try editor.work()
    #expect(editor.problems("a.yaml") == nil)
    let other = "users: [{ userId: ada, nickname: Ada }]\n"
    try editor.change("fixtures/people.yaml", version: 2, to: other)
    try editor.work()
    #expect(editor.problems("a.yaml") == ["1 unknown-reference"])
    // After closing without saving, the saved file is used again.
    try editor.notify("textDocument/didClose", editor.document("fixtures/people.yaml"))
    try editor.open(saved: "a.yaml")
    try editor.work()
    #expect(editor.problems("a.yaml") == [])
  }

  @Test func an_unsaved_project_file_is_used_by_open_and_closed_screens() throws {
    let header = Self.invite + "headerComponent: Crew\n"
    let editor = try RunningEditor(["a.yaml": header, "b.yaml": header])
    try editor.open(saved: "a.yaml")
    try editor.work()
    #expect(editor.problems("a.yaml") == ["2 unknown-type"])
    #expect(editor.problems("b.yaml") == ["2 unknown-type"])
    let own = try #require(editor.text(of: "diorama.yaml"))
    let made = "components: { Crew: { extends: SBUInviteUserModule.Header, title: Crew } }\n"
    try editor.open("diorama.yaml", own + made)
    try editor.work()
    #expect(editor.problems("a.yaml") == [])
    #expect(editor.problems("b.yaml") == [])
    #expect(editor.problems("diorama.yaml") == [])
  }

  @Test func a_name_of_two_screens_is_reported_in_both_files() throws {
    let editor = try RunningEditor(["a.yaml": Self.invite, "b.yaml": Self.invite])
    try editor.open("b.yaml", "screen: a\n" + Self.invite)
    try editor.work()
    #expect(editor.problems("a.yaml") == ["0 duplicate-screen"])
    #expect(editor.problems("b.yaml") == ["0 duplicate-screen"])
    try editor.change("b.yaml", version: 2, to: "screen: b\n" + Self.invite)
    try editor.work()
    #expect(editor.problems("a.yaml") == [])
    #expect(editor.problems("b.yaml") == [])
  }

  @Test func a_file_that_was_never_saved_belongs_to_the_project() throws {
    let editor = try RunningEditor(["a.yaml": Self.invite])
    try editor.open("new.yaml", "screen: a\n" + Self.invite)
    try editor.work()
    #expect(editor.problems("new.yaml") == ["0 duplicate-screen"])
  }

  @Test func files_that_change_on_disk_are_checked_again() throws {
    let editor = try RunningEditor(
      ["a.yaml": Self.invite, "b.yaml": Self.invite],
      ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    #expect(editor.received.contains { $0["method"] as? String == "client/registerCapability" })
    try editor.open(saved: "a.yaml")
    try editor.work()
    #expect(editor.problems("b.yaml") == nil)
    func changed(_ path: String) throws {
      try editor.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": editor.uri(path), "type": 2]]])
      try editor.work()
    }
    try editor.write("b.yaml", "thme: dark\n" + Self.invite)
    try changed("b.yaml")
    #expect(editor.problems("b.yaml") == ["0 unknown-key"])
    try FileManager.default.removeItem(atPath: "\(editor.folder)/b.yaml")
    try changed("b.yaml")
    #expect(editor.problems("b.yaml") == [])
    try editor.write("c.yaml", "screen: a\n" + Self.invite)
    try changed("c.yaml")
    #expect(editor.problems("c.yaml") == ["0 duplicate-screen"])
  }

  @Test func removing_or_restoring_a_folder_applies_to_its_files() throws {
    let editor = try RunningEditor(
      [
        "a.yaml": Self.invite + "data: fixtures/people.yaml\n",
        "diorama.yaml": "currentUser: ada\n",
        "fixtures/people.yaml": "users: [{ userId: ada }]\ngroupChannels: [{ url: crew }]\n",
        "more/b.yaml": "thme: dark\n" + Self.invite,
      ],
      ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    try editor.open(saved: "a.yaml")
    try editor.work()
    #expect(editor.problems("a.yaml") == [])
    #expect(editor.problems("more/b.yaml")?.contains("0 unknown-key") == true)
    for folder in ["fixtures", "more"] {
      try FileManager.default.moveItem(
        atPath: "\(editor.folder)/\(folder)", toPath: "\(editor.folder)/.\(folder)")
      try editor.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": editor.uri(folder), "type": 3]]])
    }
    try editor.work()
    #expect(editor.problems("a.yaml") == ["2 unreadable-file"])
    #expect(editor.problems("more/b.yaml") == [])
    for folder in ["fixtures", "more"] {
      try FileManager.default.moveItem(
        atPath: "\(editor.folder)/.\(folder)", toPath: "\(editor.folder)/\(folder)")
      try editor.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": editor.uri(folder), "type": 1]]])
    }
    try editor.work()
    #expect(editor.problems("a.yaml") == [])
    #expect(editor.problems("more/b.yaml")?.contains("0 unknown-key") == true)
  }

  @Test func changes_of_unrelated_files_do_not_stop_a_run() throws {
    let editor = try RunningEditor(["a.yaml": Self.invite])
    try editor.open(saved: "a.yaml")
    while editor.session.hasPendingDiagnostics { try editor.settle() }
    let job = try #require(editor.nextJob())
    try editor.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": editor.uri("build/a.o"), "type": 3]]])
    #expect(editor.session.isCurrent(job))
    #expect(!editor.session.hasPendingDiagnostics)
  }

  @Test func a_refresh_is_requested_when_the_project_file_changes() throws {
    let refresh = ["refreshSupport": true]
    let editor = try RunningEditor(
      ["a.yaml": Self.invite], ["workspace": ["inlayHint": refresh, "semanticTokens": refresh]])
    try editor.open(saved: "a.yaml")
    try editor.open(saved: "diorama.yaml")
    try editor.work()
    func asked(_ path: String, _ text: String) throws -> [String] {
      let before = editor.received.count
      try editor.change(path, version: 2, to: text)
      try editor.work()
      return editor.received.dropFirst(before).compactMap { $0["method"] as? String }
        .filter { $0.hasSuffix("/refresh") }
    }
    #expect(try asked("a.yaml", Self.invite + "theme: dark\n") == [])
    let own = try #require(editor.text(of: "diorama.yaml"))
    #expect(
      try asked("diorama.yaml", own + "theme: dark\n")
        == ["workspace/inlayHint/refresh", "workspace/semanticTokens/refresh"])
  }

  @Test func an_unused_ignore_comment_in_the_project_file_is_reported() throws {
    let comment = "# diorama: ignore unknown-key because it is tried out\n"
    let editor = try RunningEditor(["a.yaml": Self.invite + comment + "thme: dark\n"])
    try editor.open(
      "diorama.yaml", (editor.text(of: "diorama.yaml") ?? "") + comment + "theme: dark\n")
    try editor.work()
    #expect(editor.problems("diorama.yaml") == ["4 unused-suppression"])
  }

  @Test func a_project_file_in_a_missing_folder_leaves_nothing_pending() throws {
    let editor = try RunningEditor()
    try FileManager.default.removeItem(atPath: "\(editor.folder)/diorama.yaml")
    try editor.open("new/diorama.yaml", "currentUser: ada\n")
    try editor.settle()
    try #require(!editor.session.hasPendingDiagnostics)
    let all = try editor.request("workspace/diagnostic", ["previousResultIds": [Any]()])
    let items = (all["result"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(items.map { $0["uri"] as? String } == [editor.uri("new/diorama.yaml")])
    #expect(RunningEditor.words(items.first?["items"]) == [])
  }

  // MARK: Pulled diagnostics

  @Test func a_client_that_pulls_diagnostics_is_no_longer_sent_them() throws {
    let editor = try RunningEditor(
      ["b.yaml": "thme: dark\n" + Self.invite],
      ["workspace": ["diagnostics": ["refreshSupport": true]]])
    try editor.open("a.yaml", Self.invite + "thme: dark\n")
    func pull(_ previous: String?) throws -> [String: Any] {
      var params = editor.document("a.yaml")
      params["previousResultId"] = previous
      return try editor.request("textDocument/diagnostic", params)["result"] as? [String: Any]
        ?? [:]
    }
    let first = try pull(nil)
    #expect(first["kind"] as? String == "full")
    #expect(RunningEditor.words(first["items"]) == ["2 unknown-key"])
    let id = try #require(first["resultId"] as? String)
    let same = try pull(id)
    #expect(same["kind"] as? String == "unchanged" && same["items"] == nil)
    let receivedCount = editor.received.count
    try editor.change("a.yaml", version: 2, to: Self.invite)
    // A request before a pause in typing still uses the latest text.
    let fixed = try pull(id)
    #expect(fixed["kind"] as? String == "full" && RunningEditor.words(fixed["items"]).isEmpty)
    try editor.work()
    #expect(
      !editor.received.dropFirst(receivedCount).contains {
        $0["method"] as? String == "textDocument/publishDiagnostics"
          && ($0["params"] as? [String: Any])?["uri"] as? String == editor.uri("a.yaml")
      })
    let all = try editor.request("workspace/diagnostic", ["previousResultIds": [Any]()])
    let items = (all["result"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(
      items.map { "\(($0["uri"] as? String ?? "").suffix(6)) \(RunningEditor.words($0["items"]))" }
        == ["a.yaml []", "b.yaml [\"0 unknown-key\"]"])
    #expect(items.first?["version"] as? Int == 2 && items.last?["version"] is NSNull)
    let previous = items.compactMap { item in
      ["uri": item["uri"] ?? "", "value": item["resultId"] ?? ""]
    }
    let again = try editor.request("workspace/diagnostic", ["previousResultIds": previous])
    let kinds = ((again["result"] as? [String: Any])?["items"] as? [[String: Any]] ?? [])
      .map { $0["kind"] as? String }
    #expect(kinds == ["unchanged", "unchanged"])
  }

  @Test func a_client_that_pulls_only_open_texts_is_sent_the_problems_of_others() throws {
    let editor = try RunningEditor(["b.yaml": "thme: dark\n" + Self.invite])
    try editor.open("a.yaml", Self.invite + "thme: dark\n")
    _ = try editor.request("textDocument/diagnostic", editor.document("a.yaml"))
    #expect(editor.problems("a.yaml") ?? [] == [])
    #expect(editor.problems("b.yaml") == ["0 unknown-key"])
    // The client pulls an opened text, so the published problems must be cleared.
    try editor.open(saved: "b.yaml")
    try editor.work()
    #expect(editor.problems("b.yaml") == [])
    try editor.notify("textDocument/didClose", editor.document("b.yaml"))
    try editor.work()
    #expect(editor.problems("b.yaml") == ["0 unknown-key"])
    _ = try editor.request("workspace/diagnostic", ["previousResultIds": [Any]()])
    #expect(editor.problems("b.yaml") == [])
  }

  @Test func closing_the_last_text_of_a_project_clears_its_problems() throws {
    let editor = try RunningEditor(["b.yaml": "thme: dark\n" + Self.invite])
    try editor.open("a.yaml", Self.invite)
    try editor.work()
    #expect(editor.problems("b.yaml") == ["0 unknown-key"])
    try editor.notify("textDocument/didClose", editor.document("a.yaml"))
    try editor.work()
    #expect(editor.problems("b.yaml") == [])
    let all = try editor.request("workspace/diagnostic", ["previousResultIds": [Any]()])
    #expect(((all["result"] as? [String: Any])?["items"] as? [Any])?.isEmpty == true)
  }

  @Test func a_pending_workspace_request_does_not_block_other_requests() throws {
    var files: [String: String] = [:]
    for number in 0..<100 { files["s\(number).yaml"] = "thme: dark\n" + Self.invite }
    let editor = try RunningEditor(files)
    try editor.open(saved: "s0.yaml")
    let all = try editor.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    let other = try editor.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    #expect(editor.answer(all) == nil)
    let folds = try editor.begin("textDocument/foldingRange", editor.document("s0.yaml"))
    #expect(editor.answer(folds) != nil)
    try editor.notify("$/cancelRequest", ["id": other])
    #expect((editor.answer(other)?["error"] as? [String: Any])?["code"] as? Int == -32800)
    try editor.work()
    let items = (editor.answer(all)?["result"] as? [String: Any])?["items"] as? [[String: Any]]
    #expect(items?.count == 100)
    #expect(items?.allSatisfy { RunningEditor.words($0["items"]) == ["0 unknown-key"] } == true)
  }

  @Test func open_files_of_a_large_project_are_reported_first() throws {
    var files: [String: String] = [:]
    for number in 0..<60 { files["s\(number).yaml"] = "thme: dark\n" + Self.invite }
    let editor = try RunningEditor(files)
    try editor.open(saved: "s59.yaml")
    try editor.settle()
    #expect(editor.problems("s59.yaml") == ["0 unknown-key"])
    #expect((0..<59).allSatisfy { editor.problems("s\($0).yaml") == nil })
    #expect(editor.session.hasPendingDiagnostics)
    try editor.work()
    #expect((0..<60).allSatisfy { editor.problems("s\($0).yaml") == ["0 unknown-key"] })
    // Afterwards an edit affects only one file.
    let receivedCount = editor.received.count
    try editor.change("s59.yaml", version: 2, to: Self.invite)
    try editor.settle()
    #expect(!editor.session.hasPendingDiagnostics)
    #expect(editor.received.count == receivedCount + 1)
  }
}
