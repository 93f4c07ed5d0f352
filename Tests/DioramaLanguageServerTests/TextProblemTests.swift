import Foundation
import Testing

@testable import DioramaLanguageServer

/// What is told to be wrong in a text, and what is proposed to mend it.
@Suite("Problems of a text in an editor") struct TextProblemTests {
  @Test func mistakes_are_told_once_nothing_is_typed_and_of_the_last_text_alone() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "thme: dark\n")
    #expect(editor.session.hasPendingDiagnostics)
    #expect(try editor.problems() == ["2:0-2:4 error unknown-key"])
    #expect(!editor.session.hasPendingDiagnostics)
    try editor.change("a.yaml", version: 2, [2, 2, 2, 2], "e")
    try editor.change("a.yaml", version: 3, [2, 7, 2, 11], "drak")
    let told = try editor.settle()
    #expect(told.count == 1)
    let params = try #require(told[0]["params"] as? [String: Any])
    #expect(params["version"] as? Int == 3)
    let diagnostics = try #require(params["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["wrong-value"])
    #expect((diagnostics[0]["message"] as? String)?.hasSuffix("did you mean 'dark'?") == true)
  }

  @Test func columns_are_those_of_the_client() throws {
    let text = Editor.invite + "# x\nheaderComponent: { title: 👍👍, titel: b }\n"
    let utf16 = try Editor()
    try utf16.open("a.yaml", text)
    #expect(try utf16.problems() == ["3:32-3:37 error unknown-key"])
    let utf8 = try Editor([:], ["general": ["positionEncodings": ["utf-8"]]])
    try utf8.open("a.yaml", text)
    #expect(try utf8.problems() == ["3:36-3:41 error unknown-key"])
  }

  @Test func a_mark_at_the_beginning_of_a_text_moves_nothing() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "\u{FEFF}" + Editor.invite + "thme: dark\n")
    #expect(try editor.problems() == ["2:0-2:4 error unknown-key"])
  }

  @Test func the_project_s_file_and_fixtures_are_checked_too() throws {
    let editor = try Editor()
    try editor.open("diorama.yaml", "currentUser: ada\nthme: dark\n")
    #expect(try editor.problems() == ["1:0-1:4 error unknown-key"])
    try editor.open("fixtures/people.yaml", "users: [{ userId: ada, nicknam: Ada }]\n")
    #expect(try editor.problems().contains { $0.hasPrefix("0:23-0:30 error unknown-key") })
  }

  @Test func a_text_of_no_project_is_left_alone() throws {
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

  @Test func a_text_that_is_closed_has_nothing_wrong_any_more() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "thme: dark\n")
    let told = try editor.notify(
      "textDocument/didClose", ["textDocument": ["uri": editor.uri("a.yaml")]])
    let params = told.first?["params"] as? [String: Any]
    #expect((params?["diagnostics"] as? [Any])?.isEmpty == true)
    #expect(try editor.settle().isEmpty)
    #expect(!editor.session.hasPendingDiagnostics)
  }

  @Test func a_problem_points_at_what_belongs_to_it() throws {
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

  // MARK: What mends it

  @Test func what_was_meant_can_be_put_in_its_place() throws {
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
    // Some clients ask about all problems of a line, wherever the cursor is in it.
    let named = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": editor.uri("a.yaml")], "range": elsewhere,
        "context": [
          "diagnostics": [["range": range, "message": "as it was told"], ["code": "of nowhere"]]
        ],
      ])
    #expect((named["result"] as? [[String: Any]])?.count == 2)
  }

  @Test func a_comment_that_silences_is_not_silenced_by_another() throws {
    let editor = try Editor()
    try editor.open(
      "a.yaml", Editor.invite + "# diorama: ignore unheard-of because it is so\ntheme: dark\n")
    #expect(try editor.problems().contains { $0.hasSuffix("invalid-suppression") })
    #expect(try actions(editor, "a.yaml", 2, 20).isEmpty)
  }

  /// The actions at a place of a file, by title.
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

  @Test func a_text_with_a_mark_is_mended_where_the_mistake_is() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "\u{FEFF}" + Editor.invite + "thme: dark\n")
    let fix = try #require(try actions(editor, "a.yaml", 2, 1).first)
    #expect(fix.title == "Change to 'theme'")
    let range = fix.edits.first?["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 2, "character": 0])
    #expect(range?["end"] == ["line": 2, "character": 4])
    // And the mark stays what stands first.
    let first = "\u{FEFF}thme: dark\n" + Editor.invite
    try editor.change("a.yaml", version: 2, to: first)
    let silent = try #require(
      try actions(editor, "a.yaml", 0, 1).first { $0.title.hasPrefix("Ignore") })
    let place = silent.edits.first?["range"] as? [String: [String: Int]]
    #expect(place?["start"] == ["line": 0, "character": 1])
  }

  @Test func what_stands_in_the_project_s_file_and_in_fixtures_is_mended_there() throws {
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

  @Test func nothing_is_proposed_that_makes_a_key_stand_twice() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "variants: { d2: { them: dark, theme: light } }\n")
    #expect(try editor.problems() == ["2:18-2:22 error unknown-key"])
    let twice = try actions(editor, "a.yaml", 2, 19).map(\.title)
    #expect(!twice.contains { $0.hasPrefix("Change") }, "\(twice)")
    try editor.change(
      "a.yaml", version: 2, to: Editor.invite + "variants: { d2: { them: dark } }\n")
    #expect(try actions(editor, "a.yaml", 2, 19).map(\.title).contains("Change to 'theme'"))
  }

  @Test func nothing_is_silenced_with_which_there_is_nothing_to_show() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "viewController: SBUInviteUserViewControllr\nchannelURL: crew\n")
    let titles = try actions(editor, "a.yaml", 0, 20).map(\.title)
    #expect(titles.contains("Change to 'SBUInviteUserViewController'"), "\(titles)")
    #expect(!titles.contains { $0.hasPrefix("Ignore") }, "\(titles)")
    // A fixture is all or nothing.
    try editor.open("fixtures/people.yaml", "users: [{ userId: ada, nicknam: Ada }]\n")
    let others = try actions(editor, "fixtures/people.yaml", 0, 25).map(\.title)
    #expect(others == ["Change to 'nickname'"])
  }

  @Test func what_is_written_ends_its_lines_as_the_text_does() throws {
    let text = (Editor.invite + "thme: dark\nsteps:\n  - tap: Ben\n  - snapshot: here\n")
      .replacing("\n", with: "\r\n")
    let editor = try Editor()
    try editor.open("a.yaml", text)
    let silent = try #require(
      try actions(editor, "a.yaml", 2, 1).first { $0.title.hasPrefix("Ignore") })
    let comment = "# diorama: ignore unknown-key because it is meant so\r\n"
    #expect(silent.edits.first?["newText"] as? String == comment)
    // Another frame has another label.
    let frame = try #require(
      try actions(editor, "a.yaml", 4, 6).first { $0.title == "Add a frame behind this step" })
    #expect(frame.edits.first?["newText"] as? String == "\r\n  - snapshot: here-2")
  }
}
