import Foundation
import Testing

@testable import DioramaLanguageServer

/// What is told to be wrong in a text, and what is proposed to mend it.
@Suite("Problems of a text in an editor") struct TextProblemTests {
  @Test func mistakes_are_told_once_nothing_is_typed_and_of_the_last_text_alone() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "thme: dark\n")
    #expect(editor.session.isWaiting)
    #expect(try editor.problems() == ["2:0-2:4 error unknown-key"])
    #expect(!editor.session.isWaiting)
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
    try editor.tell("textDocument/didOpen", ["textDocument": other])
    #expect(try editor.problems() == [])
    let unsaved: [String: Any] = [
      "uri": "untitled:1", "languageId": "yaml", "version": 1, "text": "thme: 1",
    ]
    try editor.tell("textDocument/didOpen", ["textDocument": unsaved])
    #expect(try editor.settle().isEmpty)
  }

  @Test func a_text_that_is_closed_has_nothing_wrong_any_more() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "thme: dark\n")
    let told = try editor.tell(
      "textDocument/didClose", ["textDocument": ["uri": editor.uri("a.yaml")]])
    let params = told.first?["params"] as? [String: Any]
    #expect((params?["diagnostics"] as? [Any])?.isEmpty == true)
    #expect(try editor.settle().isEmpty)
    #expect(!editor.session.isWaiting)
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
  }
}
