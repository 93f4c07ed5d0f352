import DioramaAuthoring
import Foundation
import Testing
import YAML

@testable import DioramaLanguageServer

/// Every proposal leads to a text that is read as the proposal's name, whatever surrounds the
/// cursor.
@Suite("Accepted completions") struct AcceptedCompletionTests {
  private static let crew = #"""
    users:
      - { userId: ada, nickname: Ada }
      - { userId: 'x"y', nickname: Quote }
      - { userId: "it's", nickname: Apostrophe }
      - { userId: 'back\slash', nickname: Backslash }
      - { userId: "a: b", nickname: Colon }
      - { userId: "#tag", nickname: Hash }
      - { userId: "true", nickname: Word }
      - { userId: "tab\t1", nickname: Tab }
      - { userId: "escape\e1", nickname: Escape }
      - { userId: "zero\u200B1", nickname: Zero }
      - { userId: "two words", nickname: Two }
    groupChannels:
      - { url: crew, name: The crew, members: [ada] }

    """#
  private static let users: Set = [
    "ada", "x\"y", "it's", "back\\slash", "a: b", "#tag", "true", "tab\t1", "escape\u{1B}1",
    "zero\u{200B}1", "two words",
  ]
  /// The users whose ids fit between single quotes.
  private static let visibleUsers = users.subtracting(["tab\t1", "escape\u{1B}1", "zero\u{200B}1"])

  /// A text after a proposal is accepted.
  private struct Accepted {
    let label: String
    let root: Node?
    /// The problems that a proposal must not cause.
    let problems: [String]

    /// The value of a key of the first step.
    func step(_ key: String) -> Node? {
      root?["steps"]?.items.first { _ in true }?[key]
    }
  }

  /// The results of all proposals at `<>`.
  ///
  /// - Parameter checks: whether to check the texts as `lint` does, which takes longer.
  private func accepted(
    _ rest: String, checks: Bool = false, _ files: [String: String] = [:]
  ) throws -> [Accepted] {
    let own = ["fixtures/crew.yaml": Self.crew, "a.yaml": NamesEditor.invite + rest]
    let editor = try NamesEditor(own.merging(files) { $1 })
    let path = try #require(editor.cursor).path
    let text = try editor.text(path)
    let items = try editor.requestAtCursor("completion")["result"] as? [[String: Any]] ?? []
    return try items.map { item in
      let edit = try #require(item["textEdit"] as? [String: Any])
      let range = try #require(edit["range"] as? [String: [String: Int]])
      func position(_ end: String) throws -> TextPosition {
        TextPosition(
          line: try #require(range[end]?["line"]),
          character: try #require(range[end]?["character"]))
      }
      var document = TextDocument(path: "\(editor.folder)/\(path)", text: text, version: 0)
      let stretch = try TextRange(start: position("start"), end: position("end"))
      document.apply(
        TextChange(range: stretch, text: edit["newText"] as? String ?? ""), version: 1, .utf16)
      return Accepted(
        label: item["label"] as? String ?? "", root: document.roots.first,
        problems: checks ? try problems(of: document, editor) : [])
    }
  }

  private func problems(of document: TextDocument, _ editor: NamesEditor) throws -> [String] {
    let codes: [Diagnostic.Code] = [
      .yamlSyntax, .duplicateKey, .unknownKey, .unknownType, .unknownReference, .wrongValue,
    ]
    let file = UnsavedFile(
      path: document.path, bytes: document.bytes, registry: editor.registry)
    return try file.lint().diagnostics.sorted.filter { codes.contains($0.code) }.map(\.message)
  }

  // MARK: Names

  @Test(arguments: [
    "<>", "\"<>\"", "'<>'", "\"<>", "'<>", "\"x<>\"", "'it''<>'", "\"x\\\"<>\"", "\"a: <>b",
    "two w<>",
    "&me <>", "&me \"<>\"", "!!str '<>", "<># the user", "<> # the user", "\"<>\" # it\"s",
    "'<>\ntheme: dark", "\"<>\nheaderComponent: { title: \"Crew\" }",
  ])
  func an_accepted_id_is_read_as_the_id(value: String) throws {
    let found = try accepted("currentUser: \(value)\n")
    let isSingle = value.contains("'") && !value.contains("\"")
    #expect(Set(found.map(\.label)) == (isSingle ? Self.visibleUsers : Self.users), "\(value)")
    #expect(Set(found.map(\.label)).count == found.count, "\(value)")
    for one in found { #expect(one.root?["currentUser"]?.text == one.label, "\(value)") }
  }

  @Test(arguments: [
    "<>", "\"<>\"", "'<>'", "\"<>", "'<>", "x<>", "[<>]", "[\"<>\"]", "['<>', ada]", "[ada, <>]",
    "\n      - <>", "\n      - '<>'", "\n      - ada\n      - \"<>\"",
    "<>\n  - snapshot: end",
  ])
  func an_accepted_row_of_a_step_is_read_as_its_id(value: String) throws {
    let found = try accepted("steps:\n  - select: \(value)\n")
    let labels = found.map(\.label)
    #expect(Set(labels).isSuperset(of: Self.visibleUsers), "\(value): \(labels)")
    #expect(Set(labels).count == labels.count, "\(value): \(labels)")
    for one in found {
      let select = try #require(one.step("select"), "\(value): \(one.label)")
      let texts = select.kind == .scalar ? [select.text] : select.items.map(\.text)
      #expect(texts.contains(one.label), "\(value): \(one.label) in \(texts)")
    }
  }

  @Test(arguments: ["<>", "\"<>\"", "'<>'", "\"<>", "'A<>", "\"Apo<>\"", "Two<>"])
  func an_accepted_element_of_a_step_is_read_as_its_text(value: String) throws {
    let found = try accepted("steps:\n  - tap: \(value)\n")
    #expect(found.contains { $0.label == "Apostrophe" }, "\(value): \(found.map(\.label))")
    for one in found where !one.label.hasPrefix("{") {
      #expect(one.step("tap")?.text == one.label, "\(value)")
    }
  }

  // MARK: Keywords and types

  @Test(arguments: [
    "theme: \"<>\"\n", "theme: 'da<>'\n", "theme: \"<>\n", "theme: '<>\nshow: [log]\n",
    "theme: !!str <>\n", "theme: &a <># day\n", "variants: { v: { theme: \"<>\" } }\n",
    "variants:\n  v:\n    theme: '<>\n", "headerComponent: \"<>\"\n", "headerComponent: T<>op\n",
    "data: \"fixtures/<>\"\n", "data: '<>\n", "show: [\"<>\"]\n", "show:\n  - '<>'\n",
    "matrix: { theme: <> }\n", "matrix: { theme: ['<>'] }\n",
    "network: { failures: [{ request: \"<>\" }] }\n",
  ])
  func an_accepted_value_is_valid(rest: String) throws {
    let found = try accepted(rest, checks: true)
    #expect(!found.isEmpty, "\(rest)")
    for one in found { #expect(one.problems == [], "\(rest): \(one.label)") }
  }

  @Test func an_accepted_key_keeps_its_quotes() throws {
    for key in ["\"th<>\"", "'<>'", "\"th<>", "'th<>eme"] {
      let theme = try accepted("\(key): dark\n", checks: true).first { $0.label == "theme" }
      #expect(theme?.root?["theme"]?.text == "dark", "\(key)")
      #expect(theme?.problems == [], "\(key)")
    }
  }

  // MARK: Items of lists

  /// A list with two items in a file, and some of the items that an empty line between them may
  /// become.
  struct List: Sendable {
    var file = "a.yaml"
    /// The lines above the items.
    let key: String
    let items: [String]
    let labels: Set<String>
    /// The keys that lead to the list; `-` is the first item of a list.
    let path: [String]

    /// The spaces before the dash of an item.
    var indent: String { String(items[0].prefix { $0 == " " }) }

    func node(in root: Node?) -> Node? {
      path.reduce(root) { node, key in
        key == "-" ? node?.items.first { _ in true } : node?[key]
      }
    }
  }

  private static let lists: [List] = [
    List(
      key: "show:", items: ["  - log", "  - styles"], labels: ["accessibility", "log"],
      path: ["show"]),
    List(
      key: "tags:", items: ["  - slow", "  - old"], labels: ["new"], path: ["tags"]),
    List(
      key: "matrix:\n  theme:", items: ["    - light", "    - dark"], labels: ["light", "dark"],
      path: ["matrix", "theme"]),
    List(
      key: "matrix:\n  headerComponent:",
      items: ["    - SBUInviteUserModule.Header", "    - Top"],
      labels: ["SBUInviteUserModule.Header", "Top"], path: ["matrix", "headerComponent"]),
    List(
      key: "steps:", items: ["  - select: ada", "  - snapshot: end"], labels: ["tap", "network"],
      path: ["steps"]),
    List(
      key: "steps:\n  - select:", items: ["      - ada", "      - it's"],
      labels: ["true", "two words", "ada"], path: ["steps", "-", "select"]),
    List(
      key: "steps:\n  - select:", items: ["    - ada", "    - it's"], labels: ["true", "ada"],
      path: ["steps", "-", "select"]),
    List(
      key: "network:\n  failures:",
      items: ["    - request: inviteUsers", "    - { request: inviteUsers, code: 1 }"],
      labels: ["request", "code"], path: ["network", "failures"]),
    List(
      key: "variants:\n  v:\n    show:", items: ["      - log", "      - styles"],
      labels: ["accessibility"], path: ["variants", "v", "show"]),
    List(
      file: "fixtures/crew.yaml", key: "users:",
      items: ["  - userId: ada\n    nickname: Ada", "  - userId: ben"],
      labels: ["userId", "nickname"], path: ["users"]),
    List(
      file: "fixtures/crew.yaml",
      key: "users: [{ userId: ada }, { userId: ben }]\ngroupChannels:\n  - url: crew\n    members:",
      items: ["      - ada", "      - { userId: ben }"], labels: ["ada", "ben", "userId"],
      path: ["groupChannels", "-", "members"]),
    List(
      file: "diorama.yaml", key: "data: fixtures/crew.yaml\nshow:",
      items: ["  - log", "  - styles"], labels: ["accessibility"], path: ["show"]),
  ]

  @Test(arguments: lists, 0...2)
  func an_item_is_proposed_above_between_and_below_others(list: List, index: Int) throws {
    let others = ["b.yaml": NamesEditor.invite + "tags: [new]\n"]
    for word in ["", String(list.labels.sorted()[0].prefix(1))] {
      var lines = list.items
      lines.insert(list.indent + word + "<>", at: index)
      let rest = "\(list.key)\n" + lines.joined(separator: "\n") + "\n"
      let isScreen = list.file == "a.yaml"
      let files = isScreen ? others : others.merging([list.file: rest]) { $1 }
      let found = try accepted(isScreen ? rest : "", files)
      #expect(Set(found.map(\.label)).isSuperset(of: list.labels), "\(rest)")
      for one in found {
        let items = list.node(in: one.root)?.items.map { $0 } ?? []
        try #require(items.count == 3, "\(rest): \(one.label)")
        let own = items[index]
        let text = own.kind == .mapping ? own.entries.first { _ in true }?.key.text : own.text
        #expect(text == one.label, "\(rest)")
      }
    }
  }

  @Test(arguments: [
    ("show:\n<>\n- log\n", "styles"), ("show:\n- log\n<>\n- styles\n", "accessibility"),
    ("show:\n  # c\n\n  <> # d\n\n  # e\n  - log\n", "styles"),
    ("steps:\n<>\n- select: ada\n", "tap"), ("steps:\n- tap: Two\n<>\n- select: ada\n", "tap"),
  ])
  func only_an_item_is_proposed_above_another(rest: String, label: String) throws {
    let found = try accepted(rest, checks: !rest.hasPrefix("steps"))
    let labels = found.map(\.label)
    #expect(labels.contains(label) && !labels.contains("theme"), "\(rest): \(labels)")
    for one in found {
      #expect(one.problems == [], "\(rest): \(one.label)")
      let items = try #require(one.root?["show"] ?? one.root?["steps"], "\(rest): \(one.label)")
      #expect(items.kind == .sequence, "\(rest): \(one.label)")
    }
  }

  @Test(arguments: [
    "steps:\n  - select: ada\n    <>\n", "steps:\n  - select: ada\n    t<>\n  - snapshot: end\n",
    "steps:\n  - <>\n    select: ada\n", "steps:\n  - { select: ada, <> }\n",
    "steps:\n  - tap: { row: ada }\n    <>\n", "steps:\n  - select:\n      - ada\n    <>\n",
    "variants: { v: { steps: [{ snapshot: end, <> }] } }\n",
  ])
  func no_second_key_is_proposed_for_a_step(rest: String) throws {
    #expect(try accepted(rest).map(\.label) == [], "\(rest)")
  }

  // MARK: Places without proposals

  @Test(arguments: [
    "theme: dark <>\n", "theme: dark  <>\n", "theme: dark\t<>\n", "theme: dark <> # day\n",
    "theme: dark da<>\n", "theme: <> dark\n", "theme: &a dark <>\n", "theme: !!str dark <>\n",
    "theme: \"dark\" <>\n", "theme: \"dark <>\"\n", "theme <>: dark\n", "<> theme: dark\n",
    "variants: { x: { theme: dark <> } }\n", "variants:\n  x:\n    theme: dark <>\n",
    "headerComponent: SBUInviteUserModule.Header <>\n",
    "headerComponent:\n  type: SBUInviteUserModule.Header <>\n", "headerComponent: Top <> # mine\n",
    "data: fixtures/crew.yaml <>\n", "currentUser: ada <>\n", "tags: [slow <>]\n",
    "show: [styles <>]\n", "device: { width: 40 <> }\n", "steps:\n  - select: ada <>\n",
    "steps:\n  - select: [ada <>]\n", "steps:\n  - tap: leftBarButton <>\n",
    "steps:\n  - tap: { row: ada <> }\n", "steps:\n  - tap: Two <>\n", "steps:\n  - snapshot <>\n",
    "network: { failures: [{ request: inviteUsers <> }] }\n",
  ])
  func nothing_is_proposed_after_a_finished_value(rest: String) throws {
    let labels = try accepted(rest, ["b.yaml": NamesEditor.invite + "tags: [slow, new]\n"])
      .map(\.label)
    #expect(labels == [], "\(rest)")
  }

  @Test(arguments: [
    ("a.yaml", "viewController: SBUInviteUserViewController <>\nchannelURL: crew\n"),
    ("a.yaml", "viewController: SBUInviteUserViewController <> # c\nchannelURL: crew\n"),
    ("diorama.yaml", "data: fixtures/crew.yaml\ntheme: dark <>\n"),
    ("diorama.yaml", "data: fixtures/crew.yaml\ncurrentUser: ada <>\n"),
    (
      "fixtures/crew.yaml",
      "users: [{ userId: ada }]\ngroupChannels:\n  - { url: crew, members: [ada <>] }\n"
    ),
    (
      "fixtures/crew.yaml",
      "users: [{ userId: ada }]\ngroupChannels:\n  - { url: crew, members: [{ userId: ada <> }] }\n"
    ),
  ])
  func nothing_is_proposed_after_a_finished_value_of_any_file(path: String, text: String) throws {
    #expect(try NamesEditor([path: text]).proposals().keys.sorted() == [], "\(text)")
  }

  /// The value of a line with a key is already there if the lines below are indented.
  @Test(arguments: [
    "headerComponent: <>\n  title: x\n", "headerComponent: <>\n  # c\n\n  title: x\n",
    "headerComponent: T<>\n  title: x\n", "headerComponent: \"<>\"\n  title: x\n",
    "headerComponent: !!map <>\n  title: x\n", "headerComponent: &a <>\n  title: x\n",
    "listComponent: <>\n  type: SBUInviteUserModule.List\n", "theme: <>\n  x: y\n",
    "theme: <>\n  dark\n", "data: <>\n  users:\n    - { userId: ada }\n",
    "steps:\n  - select: <>\n      - ada\n", "steps:\n  - select: <>\n    - ada\n",
    "steps:\n  - tap: <>\n      row: ada\n", "show: <>\n  - styles\n", "show: <>\n- styles\n",
    "tags: <>\n  - slow\n", "variants: <>\n  x: { theme: dark }\n",
    "variants:\n  x: <>\n    theme: dark\n", "matrix: <>\n  theme: [light]\n",
    "matrix:\n  theme:\n    <>\n      - light\n", "show:\n  <>\n    - log\n",
    "steps:\n  <>\n    - select: ada\n", "steps:\n<>\n  - select: ada\n",
    "headerComponent:\n<>\n  title: x\n", "variants:\n  x:\n  <>\n    theme: dark\n",
  ])
  func no_value_is_proposed_above_the_lines_of_a_value(rest: String) throws {
    let labels = try accepted(rest, ["b.yaml": NamesEditor.invite + "tags: [new]\n"]).map(\.label)
    #expect(labels == [], "\(rest)")
  }

  @Test(arguments: [
    "theme: dark\n  <>\n", "theme: dark\n  da<>\n", "theme: \"dark\"\n  <>\n",
    "currentUser: ada\n  <>\nsteps: []\n", "currentUser: ada\n  be<>\n",
    "currentUser: ada\n\n  <>\n", "currentUser: \"ada\n  <>\"\n",
    "steps:\n  - select: ada\n      <>\n", "steps:\n  - tap: Two\n      wo<>\n",
    "show: [styles\n  <>]\n", "description: |\n  theme: <>\n", "tags:\n  - slow\n    <>\n",
    "description: |\n  - log\n  <>\n", "show:\n  - log\n    <>\n  - styles\n",
    "network:\n  failures:\n    - request: inviteUsers\n        <>\n",
  ])
  func nothing_is_proposed_in_a_line_that_continues_a_value(rest: String) throws {
    #expect(try accepted(rest).map(\.label) == [], "\(rest)")
  }

  @Test func a_text_of_several_words_is_replaced_as_a_whole() throws {
    for value in ["two w<>", "two <>words", "\"two w<>ords\"", "t<>wo words"] {
      let found = try accepted("currentUser: \(value)\n").first { $0.label == "ada" }
      #expect(found?.root?["currentUser"]?.text == "ada", "\(value)")
    }
  }
}
