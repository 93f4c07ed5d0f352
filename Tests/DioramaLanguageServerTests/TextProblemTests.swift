import Foundation
import Testing

@testable import DioramaLanguageServer

/// The problems of a text and the fixes that are offered.
@Suite("Problems of a text in an editor") struct TextProblemTests {
  @Test func problems_of_the_latest_text_are_reported_after_a_pause_in_typing() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "thme: dark\n")
    #expect(editor.session.hasPendingDiagnostics)
    #expect(try editor.problems() == ["2:0-2:4 error unknown-key"])
    #expect(!editor.session.hasPendingDiagnostics)
    try editor.change("a.yaml", version: 2, [2, 2, 2, 2], "e")
    try editor.change("a.yaml", version: 3, [2, 7, 2, 11], "drak")
    let messages = try editor.settle()
    #expect(messages.count == 1)
    let params = try #require(messages[0]["params"] as? [String: Any])
    #expect(params["version"] as? Int == 3)
    let diagnostics = try #require(params["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["wrong-value"])
    #expect((diagnostics[0]["message"] as? String)?.hasSuffix("did you mean 'dark'?") == true)
  }

  @Test func columns_use_the_position_encoding_of_the_client() throws {
    let text = Editor.invite + "# x\nheaderComponent: { title: 👍👍, titel: b }\n"
    let utf16 = try Editor()
    try utf16.open("a.yaml", text)
    #expect(try utf16.problems() == ["3:32-3:37 error unknown-key"])
    let utf8 = try Editor([:], ["general": ["positionEncodings": ["utf-8"]]])
    try utf8.open("a.yaml", text)
    #expect(try utf8.problems() == ["3:36-3:41 error unknown-key"])
  }

  @Test func a_byte_order_mark_does_not_move_problems() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "\u{FEFF}" + Editor.invite + "thme: dark\n")
    #expect(try editor.problems() == ["2:0-2:4 error unknown-key"])
  }

  @Test func the_project_file_and_fixtures_are_checked() throws {
    let editor = try Editor()
    try editor.open("diorama.yaml", "currentUser: ada\nthme: dark\n")
    #expect(try editor.problems() == ["1:0-1:4 error unknown-key"])
    try editor.open("fixtures/people.yaml", "users: [{ userId: ada, nicknam: Ada }]\n")
    #expect(try editor.problems().contains { $0.hasPrefix("0:23-0:30 error unknown-key") })
  }

  @Test func a_text_outside_of_a_project_has_no_problems() throws {
    let editor = try Editor()
    let other: [String: Any] = [
      "uri": "file:///etc/other.yaml", "languageId": "yaml", "version": 1, "text": "thme: 1",
    ]
    try editor.notify("textDocument/didOpen", ["textDocument": other])
    #expect(try editor.problems() == [])
    let unsaved: [String: Any] = [
      "uri": "untitled:1", "languageId": "yaml", "version": 1, "text": "thme: 1",
    ]
    try editor.notify("textDocument/didOpen", ["textDocument": unsaved])
    #expect(try editor.settle().isEmpty)
  }

  @Test func closing_a_text_clears_its_problems() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "thme: dark\n")
    let messages = try editor.notify(
      "textDocument/didClose", ["textDocument": ["uri": editor.uri("a.yaml")]])
    let params = messages.first?["params"] as? [String: Any]
    #expect((params?["diagnostics"] as? [Any])?.isEmpty == true)
    #expect(try editor.settle().isEmpty)
    #expect(!editor.session.hasPendingDiagnostics)
  }

  @Test func a_problem_has_related_information() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "theme: dark\ntheme: light\n")
    let params = try editor.settle().first?["params"] as? [String: Any]
    let diagnostic = try #require((params?["diagnostics"] as? [[String: Any]])?.first)
    let related = try #require((diagnostic["relatedInformation"] as? [[String: Any]])?.first)
    let location = related["location"] as? [String: Any]
    #expect(location?["uri"] as? String == editor.uri("a.yaml"))
    let range = location?["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 2, "character": 0])
  }

  // MARK: Fixes

  @Test func a_suggested_key_is_offered_as_a_fix() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "thme: dark\n")
    let range = ["start": ["line": 2, "character": 1], "end": ["line": 2, "character": 1]]
    let answer = try editor.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": editor.uri("a.yaml")], "range": range, "context": [:]])
    let actions = try #require(answer["result"] as? [[String: Any]])
    #expect(
      actions.map { $0["title"] as? String } == [
        "Change to 'theme'", "Ignore 'unknown-key' here, with a reason",
      ])
    let edit = actions.first?["edit"] as? [String: [String: [[String: Any]]]]
    let change = edit?["changes"]?[editor.uri("a.yaml")]?.first
    #expect(change?["newText"] as? String == "theme")
    let elsewhere = ["start": ["line": 0, "character": 1], "end": ["line": 0, "character": 2]]
    let none = try editor.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": editor.uri("a.yaml")], "range": elsewhere, "context": [:]])
    #expect((none["result"] as? [Any])?.isEmpty == true)
    // Some clients request the actions for all problems of a line, wherever the cursor is in it.
    let named = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": editor.uri("a.yaml")], "range": elsewhere,
        "context": [
          "diagnostics": [["range": range, "message": "as reported"], ["code": "of nowhere"]]
        ],
      ])
    #expect((named["result"] as? [[String: Any]])?.count == 2)
  }

  @Test func an_invalid_ignore_comment_cannot_be_ignored() throws {
    let editor = try Editor()
    try editor.open(
      "a.yaml", Editor.invite + "# diorama: ignore unheard-of because it is so\ntheme: dark\n")
    #expect(try editor.problems().contains { $0.hasSuffix("invalid-suppression") })
    #expect(try actions(editor, "a.yaml", 2, 20).isEmpty)
  }

  /// The actions at a position of a file, with their titles.
  private func actions(
    _ editor: Editor, _ path: String, _ line: Int, _ character: Int = 0, only: [String]? = nil
  ) throws -> [(title: String, edits: [[String: Any]])] {
    let place = ["line": line, "character": character]
    var context: [String: Any] = ["diagnostics": [Any]()]
    context["only"] = only
    let answer = try editor.request(
      "textDocument/codeAction",
      editor.document(path).merging([
        "range": ["start": place, "end": place], "context": context,
      ]) { $1 })
    return try #require(answer["result"] as? [[String: Any]]).map { action in
      let edit = action["edit"] as? [String: [String: [[String: Any]]]]
      return (action["title"] as? String ?? "", edit?["changes"]?[editor.uri(path)] ?? [])
    }
  }

  @Test func fixes_have_the_right_range_in_a_text_with_a_byte_order_mark() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "\u{FEFF}" + Editor.invite + "thme: dark\n")
    let fix = try #require(try actions(editor, "a.yaml", 2, 1).first)
    #expect(fix.title == "Change to 'theme'")
    let range = fix.edits.first?["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 2, "character": 0])
    #expect(range?["end"] == ["line": 2, "character": 4])
    // The byte order mark stays at the start.
    let first = "\u{FEFF}thme: dark\n" + Editor.invite
    try editor.change("a.yaml", version: 2, to: first)
    let ignoreAction = try #require(
      try actions(editor, "a.yaml", 0, 1).first { $0.title.hasPrefix("Ignore") })
    let place = ignoreAction.edits.first?["range"] as? [String: [String: Int]]
    #expect(place?["start"] == ["line": 0, "character": 1])
  }

  @Test func fixes_are_offered_in_the_project_file_and_in_fixtures() throws {
    let editor = try Editor()
    try editor.open("diorama.yaml", "currentUser: ada\nthme: dark\n")
    let own = try #require(try actions(editor, "diorama.yaml", 1, 1).first)
    #expect(own.title == "Change to 'theme'" && own.edits.first?["newText"] as? String == "theme")
    try editor.open("fixtures/people.yaml", "users: [{ userId: ada, nicknam: Ada }]\n")
    let record = try #require(try actions(editor, "fixtures/people.yaml", 0, 25).first)
    #expect(record.title == "Change to 'nickname'")
    let range = record.edits.first?["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 0, "character": 23])
  }

  @Test func no_fix_is_offered_that_would_duplicate_a_key() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "variants: { d2: { them: dark, theme: light } }\n")
    #expect(try editor.problems() == ["2:18-2:22 error unknown-key"])
    let twice = try actions(editor, "a.yaml", 2, 19).map(\.title)
    #expect(!twice.contains { $0.hasPrefix("Change") }, "\(twice)")
    try editor.change(
      "a.yaml", version: 2, to: Editor.invite + "variants: { d2: { them: dark } }\n")
    #expect(try actions(editor, "a.yaml", 2, 19).map(\.title).contains("Change to 'theme'"))
  }

  @Test func a_problem_that_leaves_nothing_to_show_cannot_be_ignored() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "viewController: SBUInviteUserViewControllr\nchannelURL: crew\n")
    let titles = try actions(editor, "a.yaml", 0, 20).map(\.title)
    #expect(titles.contains("Change to 'SBUInviteUserViewController'"), "\(titles)")
    #expect(!titles.contains { $0.hasPrefix("Ignore") }, "\(titles)")
    // A fixture is used as a whole or not at all.
    try editor.open("fixtures/people.yaml", "users: [{ userId: ada, nicknam: Ada }]\n")
    let others = try actions(editor, "fixtures/people.yaml", 0, 25).map(\.title)
    #expect(others == ["Change to 'nickname'"])
  }

  @Test func inserted_lines_have_the_line_endings_of_the_text() throws {
    let text = (Editor.invite + "thme: dark\nsteps:\n  - tap: Ben\n  - snapshot: here\n")
      .replacing("\n", with: "\r\n")
    let editor = try Editor()
    try editor.open("a.yaml", text)
    let ignoreAction = try #require(
      try actions(editor, "a.yaml", 2, 1).first { $0.title.hasPrefix("Ignore") })
    let comment = "# diorama: ignore unknown-key because it is intended\r\n"
    #expect(ignoreAction.edits.first?["newText"] as? String == comment)
    // A second frame gets a different label.
    let frame = try #require(
      try actions(editor, "a.yaml", 4, 6).first { $0.title == "Add a frame after this step" })
    #expect(frame.edits.first?["newText"] as? String == "\r\n  - snapshot: here-2")
  }
}
