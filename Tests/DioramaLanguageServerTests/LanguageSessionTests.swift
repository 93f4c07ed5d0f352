import DioramaKit
import Foundation
import HeadlessSendbird
import Testing

@testable import DioramaLanguageServer

/// What an editor is answered, message for message.
@Suite("Language server") struct LanguageSessionTests {
  /// An editor, and a project in a folder of its own.
  private final class Editor {
    let folder: String
    private(set) var session: LanguageSession
    private var requests = 0

    init(_ files: [String: String] = [:], encodings: [String]? = nil, begins: Bool = true) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "lsp-\(UUID())").path
      session = LanguageSession(
        registry: try Registry(.sendbird), name: "diorama", version: "1", limit: 100_000)
      let project = """
        currentUser: ada
        data:
          users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
          groupChannels: [{ url: crew, members: [ada] }]

        """
      for (path, text) in files.merging(
        ["diorama.yaml": project], uniquingKeysWith: { own, _ in own })
      {
        let url = URL(filePath: folder).appending(path: path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      if begins {
        let general: [String: Any] = encodings.map { ["positionEncodings": $0] } ?? [:]
        try request("initialize", ["capabilities": ["general": general]])
        try tell("initialized", [:])
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func uri(_ path: String) -> String { URL(filePath: "\(folder)/\(path)").absoluteString }

    /// What comes back for bytes.
    func send(_ bytes: [UInt8]) throws -> [[String: Any]] {
      try Self.messages(session.receive(bytes))
    }

    /// What comes once nothing is typed for a moment.
    func settle() throws -> [[String: Any]] { try Self.messages(session.settle()) }

    static func messages(_ bytes: [UInt8]) throws -> [[String: Any]] {
      var reader = MessageReader()
      reader.feed(bytes)
      var messages: [[String: Any]] = []
      while let item = reader.next() {
        guard case .message(let message) = item else { continue }
        let value = try JSONSerialization.jsonObject(with: Data(message))
        messages.append(value as? [String: Any] ?? [:])
      }
      return messages
    }

    static func framed(_ message: [String: Any]) throws -> [UInt8] {
      let whole = message.merging(["jsonrpc": "2.0"]) { own, _ in own }
      return MessageReader.framed(Array(try JSONSerialization.data(withJSONObject: whole)))
    }

    @discardableResult func request(
      _ method: String, _ params: [String: Any]
    ) throws -> [String: Any] {
      requests += 1
      let message: [String: Any] = ["id": requests, "method": method, "params": params]
      let answers = try send(Self.framed(message))
      #expect(answers.count == 1 && answers.first?["id"] as? Int == requests)
      return answers.first ?? [:]
    }

    @discardableResult func tell(
      _ method: String, _ params: [String: Any]
    ) throws -> [[String: Any]] {
      try send(Self.framed(["method": method, "params": params]))
    }

    func open(_ path: String, _ text: String, version: Int = 1) throws {
      let item: [String: Any] = [
        "uri": uri(path), "languageId": "yaml", "version": version, "text": text,
      ]
      try tell("textDocument/didOpen", ["textDocument": item])
    }

    func change(_ path: String, version: Int, _ range: [Int], _ text: String) throws {
      let place: [String: Any] = [
        "start": ["line": range[0], "character": range[1]],
        "end": ["line": range[2], "character": range[3]],
      ]
      try tell(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri(path), "version": version],
          "contentChanges": [["range": place, "text": text]],
        ])
    }

    /// What is wrong in the one text that has changed, as `line:character-line:character code`.
    func problems() throws -> [String] {
      let told = try settle()
      #expect(told.count == 1)
      let params = told.first?["params"] as? [String: Any]
      return try (params?["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
        let range = try #require(diagnostic["range"] as? [String: [String: Int]])
        func words(_ place: String) -> String {
          "\(range[place]?["line"] ?? -1):\(range[place]?["character"] ?? -1)"
        }
        let kind = diagnostic["severity"] as? Int == 1 ? "error" : "warning"
        return "\(words("start"))-\(words("end")) \(kind) \(diagnostic["code"] as? String ?? "")"
      }
    }
  }

  private static let invite = "viewController: SBUInviteUserViewController\nchannelURL: crew\n"

  // MARK: The conversation

  @Test(
    arguments: [
      (nil, "utf-16"), (["utf-16"], "utf-16"), (["utf-16", "utf-8"], "utf-8"),
      (["utf-32", "utf-16"], "utf-32"), (["utf-7"], "utf-16"),
    ] as [([String]?, String)])
  func positions_count_as_both_can(offered: [String]?, agreed: String) throws {
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

  @Test func what_comes_at_the_wrong_time_is_answered_with_an_error() throws {
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
    try editor.tell("exit", [:])
    #expect(editor.session.isOrderlyEnd == true)
  }

  @Test func an_end_that_nobody_asked_for_is_no_orderly_one() throws {
    let editor = try Editor()
    #expect(editor.session.isOrderlyEnd == nil)
    try editor.tell("exit", [:])
    #expect(editor.session.isOrderlyEnd == false)
  }

  @Test func what_is_no_message_is_answered_and_the_next_one_read() throws {
    let editor = try Editor()
    let broken =
      Array("Content-Length: 3\r\n\r\n{\"x".utf8) + Array("Content-Length: 2\r\n\r\n[]".utf8)
    let request = try Editor.framed(["id": "a", "method": "shutdown"])
    let answers = try editor.send(broken + Array("junk\r\n\r\n".utf8) + request)
    #expect(answers.map(code) == [-32700, -32700, -32700, nil])
    #expect(answers.last?["id"] as? String == "a")
  }

  @Test func a_request_that_is_taken_back_before_its_turn_is_not_answered() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Self.invite)
    let params = ["textDocument": ["uri": editor.uri("a.yaml")]]
    let both =
      try Editor.framed(["id": 70, "method": "textDocument/foldingRange", "params": params])
      + Editor.framed(["id": 71, "method": "textDocument/foldingRange", "params": params])
      + Editor.framed(["method": "$/cancelRequest", "params": ["id": 70]])
    let answers = try editor.send(both)
    #expect(answers.map { $0["id"] as? Int } == [70, 71])
    #expect(answers.map(code) == [-32800, nil])
  }

  // MARK: What is wrong

  @Test func mistakes_are_told_once_nothing_is_typed_and_of_the_last_text_alone() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Self.invite + "thme: dark\n")
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
    let text = Self.invite + "# x\nheaderComponent: { title: 👍👍, titel: b }\n"
    let utf16 = try Editor()
    try utf16.open("a.yaml", text)
    #expect(try utf16.problems() == ["3:32-3:37 error unknown-key"])
    let utf8 = try Editor(encodings: ["utf-8"])
    try utf8.open("a.yaml", text)
    #expect(try utf8.problems() == ["3:36-3:41 error unknown-key"])
  }

  @Test func a_mark_at_the_beginning_of_a_text_moves_nothing() throws {
    let editor = try Editor()
    try editor.open("a.yaml", "\u{FEFF}" + Self.invite + "thme: dark\n")
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
    #expect(!editor.session.isWaiting)
  }

  @Test func a_problem_points_at_what_belongs_to_it() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Self.invite + "theme: dark\ntheme: light\n")
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
    try editor.open("a.yaml", Self.invite + "thme: dark\n")
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

  // MARK: What is in it

  @Test func an_outline_has_keys_and_what_is_below_them() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Self.invite + "headerComponent:\n  title: Crew\n")
    let answer = try editor.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": editor.uri("a.yaml")]])
    let symbols = try #require(answer["result"] as? [[String: Any]])
    #expect(
      symbols.map { $0["name"] as? String } == ["viewController", "channelURL", "headerComponent"])
    let children = symbols.last?["children"] as? [[String: Any]]
    #expect(children?.map { $0["detail"] as? String } == ["Crew"])
  }

  @Test func mappings_and_lists_of_several_lines_can_be_folded() throws {
    let editor = try Editor()
    try editor.open(
      "a.yaml",
      Self.invite + "headerComponent:\n  title: Crew\n\nsteps:\n  - tap: back\n  - rest:\n")
    let answer = try editor.request(
      "textDocument/foldingRange", ["textDocument": ["uri": editor.uri("a.yaml")]])
    let folds = try #require(answer["result"] as? [[String: Int]])
    #expect(folds.map { [$0["startLine"], $0["endLine"]] } == [[2, 3], [5, 7]])
  }

  // MARK: What may be written

  /// What is proposed where `|` stands in a text.
  private func proposals(
    _ text: String, file: String = "a.yaml", snippets: Bool = false
  ) throws -> [(label: String, text: String, documentation: String)] {
    let editor = try Editor(begins: false)
    let item = ["completionItem": ["snippetSupport": snippets]]
    try editor.request(
      "initialize", ["capabilities": ["textDocument": ["completion": item]]])
    let (plain, position) = try Self.cursor(in: text)
    try editor.open(file, plain)
    let answer = try editor.request(
      "textDocument/completion",
      ["textDocument": ["uri": editor.uri(file)], "position": position])
    return try #require(answer["result"] as? [[String: Any]]).map { item in
      let edit = item["textEdit"] as? [String: Any]
      return (
        item["label"] as? String ?? "", edit?["newText"] as? String ?? "",
        item["documentation"] as? String ?? ""
      )
    }
  }

  private static func cursor(in text: String) throws -> (String, [String: Int]) {
    let index = try #require(text.firstIndex(of: "|"))
    let before = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    let position = ["line": before.count - 1, "character": before.last?.utf16.count ?? 0]
    return (String(text[..<index] + text[text.index(after: index)...]), position)
  }

  @Test func keys_are_those_of_the_view_controller_that_are_not_there_yet() throws {
    let keys = try proposals(Self.invite + "th|\n").map(\.label)
    #expect(keys.contains("theme") && keys.contains("headerComponent") && keys.contains("steps"))
    #expect(!keys.contains("channelURL") && !keys.contains("userListType"))
    let members = try proposals("viewController: SBUUserListViewController\n|").map(\.label)
    #expect(members.contains("userListType"))
  }

  @Test func a_key_has_its_meaning_and_what_goes_behind_it() throws {
    let theme = try #require(try proposals(Self.invite + "|").first { $0.label == "theme" })
    #expect(theme.text == "theme: ")
    #expect(!theme.documentation.isEmpty)
    let snippets = try proposals(Self.invite + "|", snippets: true)
    #expect(snippets.first { $0.label == "theme" }?.text == "theme: $0")
    #expect(snippets.first { $0.label == "steps" }?.text == "steps:\n  - $0")
    #expect(snippets.first { $0.label == "variants" }?.text == "variants:\n  $0")
    // A key that has its colon already gets no other.
    let changed = try proposals(Self.invite + "th|: dark\n", snippets: true)
    #expect(changed.first { $0.label == "theme" }?.text == "theme")
  }

  @Test(arguments: [
    "theme: |", "theme: da|", "theme: |\nsteps: []", "variants:\n  a:\n    theme: |\n",
    "variants: { a: { theme: | } }", "variants: { a: { theme: |",
    // What is broken elsewhere costs nothing.
    "theme: da|\nheaderComponent: { title: \n",
  ])
  func values_with_names_are_proposed_in_every_style_and_in_broken_text(rest: String) throws {
    #expect(try proposals(Self.invite + rest).map(\.label) == ["light", "dark"], "\(rest)")
  }

  @Test(arguments: [
    "headerComponent: { | }", "headerComponent:\n  ti|", "headerComponent: { title: a, | }",
    "headerComponent:\n  type: SBUInviteUserModule.Header\n  |\nsteps: []",
  ])
  func properties_of_a_component_are_proposed(rest: String) throws {
    let keys = try proposals(Self.invite + rest).map(\.label)
    #expect(keys.contains("leftBarButton"), "\(rest): \(keys)")
    #expect(!keys.contains("theme"), "\(rest): \(keys)")
  }

  @Test(arguments: [
    "steps:\n  - |", "steps:\n  - ta|", "steps: [{ | }]", "steps:\n  - tap: x\n  - |\n",
  ])
  func steps_are_proposed(rest: String) throws {
    let words = try proposals(Self.invite + rest).map(\.label)
    #expect(words.contains("tap") && words.contains("advance"), "\(rest): \(words)")
  }

  @Test func types_are_proposed_those_of_the_project_too() throws {
    let types = try proposals("viewController: |\n").map(\.label)
    #expect(types.contains("SBUInviteUserViewController"))
    let editor = try Editor([
      "diorama.yaml": """
      components:
        Crew: { extends: SBUInviteUserModule.Header, title: Crew }
      """
    ])
    let (text, position) = try Self.cursor(in: Self.invite + "headerComponent: |\n")
    try editor.open("a.yaml", text)
    let answer = try editor.request(
      "textDocument/completion",
      ["textDocument": ["uri": editor.uri("a.yaml")], "position": position])
    let labels = (answer["result"] as? [[String: Any]])?.map { $0["label"] as? String }
    #expect(labels?.contains("Crew") == true, "\(labels ?? [])")
    #expect(labels?.contains("SBUUserListModule.Header") == false)
  }

  @Test func types_of_a_project_are_those_that_were_saved_last() throws {
    let editor = try Editor()
    let (text, position) = try Self.cursor(in: Self.invite + "headerComponent: |\n")
    try editor.open("a.yaml", text)
    func types() throws -> [String?] {
      let answer = try editor.request(
        "textDocument/completion",
        ["textDocument": ["uri": editor.uri("a.yaml")], "position": position])
      return (answer["result"] as? [[String: Any]] ?? []).map { $0["label"] as? String }
    }
    #expect(try !types().contains("Crew"))
    let made = "components: { Crew: { extends: SBUInviteUserModule.Header, title: Crew } }\n"
    try Data(made.utf8).write(to: URL(filePath: "\(editor.folder)/diorama.yaml"))
    try editor.tell(
      "textDocument/didSave", ["textDocument": ["uri": editor.uri("diorama.yaml")]])
    #expect(try types().contains("Crew"))
  }

  @Test func the_project_s_file_and_fixtures_have_keys_of_their_own() throws {
    #expect(try proposals("|", file: "diorama.yaml").map(\.label).contains("components"))
    #expect(
      try proposals("users:\n  - userId: ada\n    |", file: "fixtures/people.yaml").map(\.label)
        .contains("nickname"))
  }

  @Test func a_word_is_explained() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Self.invite + "theme: dark\n")
    let answer = try editor.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": editor.uri("a.yaml")], "position": ["line": 2, "character": 2],
      ])
    let result = try #require(answer["result"] as? [String: Any])
    let text = (result["contents"] as? [String: String])?["value"]
    #expect(text?.hasPrefix("**theme**\n\n") == true, "\(text ?? "")")
    #expect(text?.contains("one of `light`, `dark`") == true, "\(text ?? "")")
    let nothing = try editor.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": editor.uri("a.yaml")], "position": ["line": 9, "character": 0],
      ])
    #expect(nothing["result"] is NSNull)
  }
}
