import Foundation
import Testing

@testable import DioramaLanguageServer

/// The responses to an editor, message by message.
@Suite("Language server") struct LanguageSessionTests {
  // MARK: Messages

  @Test(
    arguments: [
      (nil, "utf-16"), (["utf-16"], "utf-16"), (["utf-16", "utf-8"], "utf-8"),
      (["utf-32", "utf-16"], "utf-32"), (["utf-7"], "utf-16"),
    ] as [([String]?, String)])
  func the_position_encoding_is_supported_by_both_sides(offered: [String]?, agreed: String) throws {
    let editor = try Editor(begins: false)
    let general: [String: Any] = offered.map { ["positionEncodings": $0] } ?? [:]
    let answer = try editor.request("initialize", ["capabilities": ["general": general]])
    let result = answer["result"] as? [String: Any]
    let capabilities = result?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == agreed)
    #expect((result?["serverInfo"] as? [String: String])?["name"] == "diorama")
  }

  private func code(_ answer: [String: Any]) -> Int? {
    (answer["error"] as? [String: Any])?["code"] as? Int
  }

  @Test func invalid_or_untimely_requests_are_answered_with_an_error() throws {
    let editor = try Editor(begins: false)
    #expect(code(try editor.request("textDocument/documentSymbol", [:])) == -32002)
    try editor.request("initialize", ["capabilities": [:]])
    #expect(code(try editor.request("initialize", ["capabilities": [:]])) == -32600)
    #expect(code(try editor.request("textDocument/unheardOf", [:])) == -32601)
    #expect(
      code(try editor.request("textDocument/documentSymbol", ["textDocument": [:]])) == -32602)
    let closed = try editor.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": editor.uri("a.yaml")]])
    #expect(code(closed) == -32602)
    #expect(code(try editor.request("shutdown", [:])) == nil)
    #expect(code(try editor.request("textDocument/documentSymbol", [:])) == -32600)
    try editor.notify("exit", [:])
    #expect(editor.session.endedCleanly == true)
  }

  @Test func an_exit_without_a_shutdown_is_not_clean() throws {
    let editor = try Editor()
    #expect(editor.session.endedCleanly == nil)
    try editor.notify("exit", [:])
    #expect(editor.session.endedCleanly == false)
  }

  @Test func an_invalid_message_is_answered_and_the_next_one_is_read() throws {
    let editor = try Editor()
    let broken =
      Array("Content-Length: 3\r\n\r\n{\"x".utf8) + Array("Content-Length: 2\r\n\r\n[]".utf8)
    let request = try Editor.framed(["id": "a", "method": "shutdown"])
    let answers = try editor.send(broken + Array("junk\r\n\r\n".utf8) + request)
    #expect(answers.map(code) == [-32700, -32700, -32700, nil])
    #expect(answers.last?["id"] as? String == "a")
  }

  @Test func a_text_with_an_invalid_change_is_ignored_until_it_is_opened_again() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "thme: dark\n")
    try editor.settle()
    #expect(editor.problems("a.yaml") == ["2 unknown-key"])
    let text = ["uri": editor.uri("a.yaml"), "version": 2] as [String: Any]
    let published = try editor.notify(
      "textDocument/didChange", ["textDocument": text, "contentChanges": [["text": 7]]])
    #expect(
      published.map { $0["method"] as? String } == [
        "textDocument/publishDiagnostics", "window/logMessage",
      ])
    #expect(editor.problems("a.yaml") == [])
    // The next change is for a text that is no longer known.
    try editor.change("a.yaml", version: 3, [0, 0, 0, 0], "x")
    #expect(
      code(try editor.request("textDocument/foldingRange", editor.document("a.yaml"))) == -32602)
    try editor.open("a.yaml", Editor.invite, version: 4)
    #expect(code(try editor.request("textDocument/foldingRange", editor.document("a.yaml"))) == nil)
  }

  @Test func a_request_canceled_before_its_turn_is_answered_as_canceled() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite)
    let params = ["textDocument": ["uri": editor.uri("a.yaml")]]
    let both =
      try Editor.framed(["id": 70, "method": "textDocument/foldingRange", "params": params])
      + Editor.framed(["id": 71, "method": "textDocument/foldingRange", "params": params])
      + Editor.framed(["method": "$/cancelRequest", "params": ["id": 70]])
    let answers = try editor.send(both)
    #expect(answers.map { $0["id"] as? Int } == [70, 71])
    #expect(answers.map(code) == [-32800, nil])
  }

  // MARK: Outlines and folding

  /// An outline as lines, indented by depth.
  private func outline(_ symbols: Any?, _ indent: String = "") -> [String] {
    (symbols as? [[String: Any]] ?? []).flatMap { symbol -> [String] in
      let detail = (symbol["detail"] as? String).map { " (\($0))" } ?? ""
      return ["\(indent)\(symbol["name"] as? String ?? "")\(detail)"]
        + outline(symbol["children"], indent + "  ")
    }
  }

  private func outline(of path: String, _ text: String) throws -> [String] {
    let editor = try Editor()
    try editor.open(path, text)
    return outline(
      try editor.request("textDocument/documentSymbol", editor.document(path))["result"])
  }

  @Test func an_outline_contains_each_screen_with_its_variants_and_steps() throws {
    let text =
      Editor.invite + """
        headerComponent:
          title: Crew
        ---
        screen: b
        variants:
          night:
            theme: dark
            steps: [{ tap: Ben }, { tap: { row: 2 } }, { snapshot: chosen }]

        """
    #expect(
      try outline(of: "people/a.yaml", text) == [
        "a (SBUInviteUserViewController)", "  viewController (SBUInviteUserViewController)",
        "  channelURL (crew)", "  headerComponent", "    title (Crew)", "b", "  screen (b)",
        "  variants", "    night", "      theme (dark)", "      steps", "        tap: Ben",
        "        tap", "        snapshot: chosen",
      ])
  }

  @Test func an_outline_of_a_fixture_contains_the_items_of_its_lists() throws {
    let text = "users:\n  - userId: ada\n    nickname: Ada\n  - { userId: ben }\ntags: [x]\n"
    #expect(
      try outline(of: "fixtures/a.yaml", text) == [
        "users", "  userId: ada", "  userId: ben", "tags", "  x",
      ])
  }

  @Test func the_range_of_a_symbol_contains_its_selection_range() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "\u{FEFF}" + Editor.invite + "steps:\n  - tap: Ben\n  - back\n")
    let answer = try editor.request("textDocument/documentSymbol", editor.document("a.yaml"))
    func check(_ symbols: Any?) throws {
      for symbol in symbols as? [[String: Any]] ?? [] {
        func spots(_ key: String) throws -> [[Int]] {
          let range = try #require(symbol[key] as? [String: [String: Int]])
          return [range["start"], range["end"]].map { [$0?["line"] ?? -1, $0?["character"] ?? -1] }
        }
        let whole = try spots("range"), marked = try spots("selectionRange")
        #expect(!marked[0].lexicographicallyPrecedes(whole[0]), "\(symbol)")
        #expect(!whole[1].lexicographicallyPrecedes(marked[1]), "\(symbol)")
        try check(symbol["children"])
      }
    }
    try check(answer["result"])
  }

  @Test func mappings_and_lists_of_several_lines_can_be_folded() throws {
    let editor = try Editor()
    try editor.open(
      "a.yaml",
      Editor.invite + "headerComponent:\n  title: Crew\n\nsteps:\n  - tap: back\n  - rest:\n")
    let answer = try editor.request(
      "textDocument/foldingRange", ["textDocument": ["uri": editor.uri("a.yaml")]])
    let folds = try #require(answer["result"] as? [[String: Int]])
    #expect(folds.map { [$0["startLine"], $0["endLine"]] } == [[2, 3], [5, 7]])
  }
}
