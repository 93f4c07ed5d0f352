import DioramaKit
import Foundation
import Testing

/// Proposals at the cursor and explanations of keys.
@Suite("Completion in an editor") struct CompletionTests {
  /// The proposals at `<>` in a text.
  private func proposals(
    _ text: String, file: String = "a.yaml", snippets: Bool = false
  ) throws -> [(label: String, text: String, documentation: String)] {
    let item = ["completionItem": ["snippetSupport": snippets]]
    let editor = try Editor([file: text], ["textDocument": ["completion": item]])
    let answer = try editor.atCursor("completion")
    return try #require(answer["result"] as? [[String: Any]]).map { item in
      let edit = item["textEdit"] as? [String: Any]
      return (
        item["label"] as? String ?? "", edit?["newText"] as? String ?? "",
        item["documentation"] as? String ?? ""
      )
    }
  }

  @Test func only_missing_keys_of_the_view_controller_are_proposed() throws {
    let keys = try proposals(Editor.invite + "th<>\n").map(\.label)
    #expect(keys.contains("theme") && keys.contains("headerComponent") && keys.contains("steps"))
    #expect(!keys.contains("channelURL") && !keys.contains("userListType"))
    let members = try proposals("viewController: SBUUserListViewController\n<>").map(\.label)
    #expect(members.contains("userListType"))
  }

  @Test func a_step_of_two_kits_proposes_the_keys_of_both() throws {
    let table = RecordTable<String?>("a note", [Field("text", .text, "its text") { $0 = $1 }])
    let step = StepDefinition("receive", .record(table, startingWith: nil), "note") { _, _ in }
    let other = Kit("Notes", steps: [step.forOwnScreens()])
    func keys(_ others: String) throws -> Set<String> {
      let text = Editor.invite + "steps:\n  - receive: { \(others)<> }\n"
      let editor = try Editor(["a.yaml": text], and: other)
      let items = try editor.atCursor("completion")["result"] as? [[String: Any]] ?? []
      return Set(items.compactMap { $0["label"] as? String })
    }
    let (all, rest) = (try keys(""), try keys("channel: crew, "))
    #expect(all == ["channel", "sender", "message", "text"])
    #expect(rest == ["sender", "message", "text"])
  }

  @Test func a_key_is_proposed_with_its_documentation_and_a_snippet() throws {
    let theme = try #require(try proposals(Editor.invite + "<>").first { $0.label == "theme" })
    #expect(theme.text == "theme: ")
    #expect(!theme.documentation.isEmpty)
    let snippets = try proposals(Editor.invite + "<>", snippets: true)
    #expect(snippets.first { $0.label == "theme" }?.text == "theme: $0")
    #expect(snippets.first { $0.label == "steps" }?.text == "steps:\n  - $0")
    #expect(snippets.first { $0.label == "variants" }?.text == "variants:\n  $0")
    // A key that already has a colon gets no second one.
    let changed = try proposals(Editor.invite + "th<>: dark\n", snippets: true)
    #expect(changed.first { $0.label == "theme" }?.text == "theme")
  }

  /// The text after the snippet at `<>` is accepted, with `|` at the cursor. Further lines start
  /// with the indentation of the first line, as editors insert them.
  private func accepting(
    _ label: String, in text: String, modes: [Int]? = nil
  ) throws -> (text: String, mode: Int?) {
    var item: [String: Any] = ["snippetSupport": true]
    if let modes { item["insertTextModeSupport"] = ["valueSet": modes] }
    let editor = try Editor(
      ["a.yaml": text], ["textDocument": ["completion": ["completionItem": item]]])
    let items = try editor.atCursor("completion")["result"] as? [[String: Any]] ?? []
    let taken = try #require(items.first { $0["label"] as? String == label })
    let snippet = try #require((taken["textEdit"] as? [String: Any])?["newText"] as? String)
    let before = try #require(text.components(separatedBy: "<>").first)
    let indentation =
      before.split(separator: "\n", omittingEmptySubsequences: false).last?
      .prefix { $0 == " " } ?? ""
    let written = snippet.replacing("$0", with: "|").replacing("\n", with: "\n\(indentation)")
    return (text.replacing("<>", with: written), taken["insertTextMode"] as? Int)
  }

  @Test(arguments: [
    ("variants:\n  a:\n    <>\n", "steps", "variants:\n  a:\n    steps:\n      - |\n"),
    ("steps:\n  - <>\n", "network", "steps:\n  - network:\n      |\n"),
    (
      "variants:\n  a:\n    steps:\n    - snapshot: x\n    - <>\n", "network",
      "variants:\n  a:\n    steps:\n    - snapshot: x\n    - network:\n        |\n"
    ),
    ("variants: { a: { <> } }\n", "network", "variants: { a: { network: { | } } }\n"),
  ])
  func snippets_after_a_key_are_indented_once(rest: String, key: String, expected: String) throws {
    let accepted = try accepting(key, in: Editor.invite + rest, modes: [1, 2])
    #expect(accepted.text == Editor.invite + expected)
    #expect(accepted.mode == 2)
    // Most clients without these modes indent the lines themselves.
    let silent = try accepting(key, in: Editor.invite + rest)
    #expect(silent.text == Editor.invite + expected)
    #expect(silent.mode == nil)
    // A client without snippet support gets only the key.
    let plain = try proposals(Editor.invite + rest).first { $0.label == key }
    #expect(plain?.text == "\(key): ")
  }

  /// The value of the key has begun in the lines below, so that only another key is possible.
  @Test(arguments: [
    (
      "headerComponent: <>\n  leftBarButton: { title: x }\n", "title",
      "headerComponent: \n  title: |\n  leftBarButton: { title: x }\n"
    ),
    (
      "headerComponent: <> # mine\n\n  # left\n  leftBarButton: { title: x }\n", "title",
      "headerComponent: \n  title: | # mine\n\n  # left\n  leftBarButton: { title: x }\n"
    ),
    (
      "variants:\n  v: <>\n    theme: dark\n", "steps",
      "variants:\n  v: \n    steps:\n      - |\n    theme: dark\n"
    ),
    (
      "steps:\n  - tap: <>\n      row: Ada\n", "button",
      "steps:\n  - tap: \n      button: |\n      row: Ada\n"
    ),
  ])
  func a_key_above_its_siblings_begins_a_line(rest: String, key: String, expected: String) throws {
    #expect(
      try accepting(key, in: Editor.invite + rest, modes: [1, 2]).text == Editor.invite + expected)
    // Without snippets, the client might not indent the line.
    #expect(try proposals(Editor.invite + rest).map(\.label) == [])
  }

  @Test(arguments: [
    "headerComponent: SBU<>\n  leftBarButton: { title: x }\n",
    "headerComponent: \"<>\"\n  leftBarButton: { title: x }\n", "show: <>\n- log\n",
    "show: <>\n  - log\n", "steps:\n  - select: <>\n    - ada\n", "theme: <>\n  x: y\n",
  ])
  func no_key_begins_a_line_unless_a_mapping_follows(rest: String) throws {
    #expect(try proposals(Editor.invite + rest, snippets: true).map(\.label) == [])
  }

  @Test(arguments: [
    "theme: <>", "theme: da<>", "theme: <>\nsteps: []", "variants:\n  a:\n    theme: <>\n",
    "variants: { a: { theme: <> } }", "variants: { a: { theme: <>",
    // Broken text elsewhere has no effect.
    "theme: da<>\nheaderComponent: { title: \n",
  ])
  func named_values_are_proposed_in_every_style_and_in_broken_text(rest: String) throws {
    #expect(try proposals(Editor.invite + rest).map(\.label) == ["light", "dark"], "\(rest)")
  }

  @Test(arguments: [
    "headerComponent: { <> }", "headerComponent:\n  ti<>", "headerComponent: { title: a, <> }",
    "headerComponent:\n  type: SBUInviteUserModule.Header\n  <>\nsteps: []",
  ])
  func properties_of_a_component_are_proposed(rest: String) throws {
    let keys = try proposals(Editor.invite + rest).map(\.label)
    #expect(keys.contains("leftBarButton"), "\(rest): \(keys)")
    #expect(!keys.contains("theme"), "\(rest): \(keys)")
  }

  @Test(arguments: [
    "steps:\n  - <>", "steps:\n  - ta<>", "steps: [{ <> }]", "steps:\n  - tap: x\n  - <>\n",
  ])
  func steps_are_proposed(rest: String) throws {
    let words = try proposals(Editor.invite + rest).map(\.label)
    #expect(words.contains("tap") && words.contains("advance"), "\(rest): \(words)")
  }

  @Test(arguments: [
    ("steps:\n  <>\n", "network", "- network:\n    $0"),
    ("variants:\n  a:\n    steps:\n      ta<>\n    theme: dark\n", "tap", "- tap: $0"),
    ("matrix:\n  theme:\n    <>\n", "dark", "- dark"),
    ("matrix:\n  theme:\n    da<>\n", "dark", "- dark"),
  ])
  func the_first_item_of_a_list_is_proposed_with_a_dash(
    text: String, label: String, expected: String
  ) throws {
    let found = try proposals(Editor.invite + text, snippets: true)
    #expect(found.first { $0.label == label }?.text == expected, "\(text): \(found.map(\.label))")
  }

  @Test(arguments: [
    ("matrix: { theme: <> }\n", "[dark]"), ("matrix: { theme: da<> }\n", "[dark]"),
    ("matrix:\n  theme: <>\n", "[dark]"), ("matrix: { theme: [<>] }\n", "dark"),
    ("matrix: { theme: [light, <>] }\n", "dark"),
  ])
  func an_item_on_the_line_of_its_list_key_is_put_in_brackets(
    text: String, expected: String
  ) throws {
    let found = try proposals(Editor.invite + text)
    #expect(found.map(\.label) == ["light", "dark"], "\(text)")
    #expect(found.last?.text == expected, "\(text)")
  }

  @Test(arguments: [
    "theme: dark\n  <>\n", "show:\n  <>\n", "steps: { <> }\n", "steps:\n  tap: x\n  <>\n",
  ])
  func no_dash_is_proposed_unless_a_list_begins(text: String) throws {
    let found = try proposals(Editor.invite + text).filter { $0.text.hasPrefix("-") }
    #expect(found.map(\.label) == [], "\(text)")
  }

  @Test(arguments: ["theme:<>", "steps:\n  - tap:<>", "steps:\n  -<>", "steps:\n-<>"])
  func nothing_is_proposed_until_a_required_space_is_typed(text: String) throws {
    #expect(try proposals(Editor.invite + text).map(\.label) == [])
    let spaced = text.replacing("<>", with: " <>")
    #expect(try !proposals(Editor.invite + spaced).isEmpty)
  }

  @Test(arguments: [
    "show: [<>]", "show: [<>", "show: [log, <>]", "show:\n  - <>", "show:\n  - l<>",
  ])
  func items_of_a_keyword_list_are_proposed(text: String) throws {
    let words = try proposals(Editor.invite + text + "\n")
    #expect(words.map(\.label).contains("styles"), "\(words)")
    #expect(words.first { $0.label == "styles" }?.text == "styles")
  }

  @Test func a_comment_after_a_value_stays_a_comment() throws {
    let light = try proposals(Editor.invite + "theme: <># day\n").first { $0.label == "light" }
    #expect(light?.text == "light ")
    let plain = try proposals(Editor.invite + "theme: <>  # day\n").first { $0.label == "light" }
    #expect(plain?.text == "light")
  }

  @Test func types_are_proposed_including_components_of_the_project() throws {
    let types = try proposals("viewController: <>\n").map(\.label)
    #expect(types.contains("SBUInviteUserViewController"))
    let editor = try Editor([
      "diorama.yaml": """
      components:
        Crew: { extends: SBUInviteUserModule.Header, title: Crew }
      """,
      "a.yaml": Editor.invite + "headerComponent: <>\n",
    ])
    let labels = try self.types(at: editor)
    #expect(labels.contains("Crew"), "\(labels)")
    #expect(!labels.contains("SBUUserListModule.Header"))
  }

  @Test func a_snippet_has_the_line_endings_of_the_text() throws {
    let steps = try proposals("st<>\r\nchannelURL: crew\r\n", snippets: true)
      .first { $0.label == "steps" }
    #expect(steps?.text == "steps:\r\n  - $0")
  }

  @Test func former_names_of_types_are_neither_proposed_nor_listed_by_hover() throws {
    let types = try proposals("viewController: SBU<>\n").map(\.label)
    #expect(types.contains("SBUUserListViewController"))
    #expect(!types.contains("SBUMemberListViewController"), "\(types)")
    // A hover does not list them either.
    let editor = try Editor(["a.yaml": "viewController: SBU<>Member\n"])
    let result = try editor.atCursor("hover")["result"] as? [String: Any]
    let words = (result?["contents"] as? [String: String])?["value"] ?? ""
    #expect(words.contains("one of") && !words.contains("SBUMember"), "\(words)")
  }

  @Test func a_type_is_proposed_with_its_documentation() throws {
    let types = try proposals("viewController: SBU<>\n")
    let invite = try #require(types.first { $0.label == "SBUInviteUserViewController" })
    #expect(invite.documentation == "selects users to invite to a channel\n6 keys\n2 properties")
    let set = try #require(
      try proposals(Editor.invite + "headerComponent: <>\n")
        .first { $0.label == "SBUModuleSet.InviteUserModule.HeaderComponent" })
    let lines = set.documentation.split(separator: "\n")
    #expect(lines.first == "refers to SBUInviteUserModule.Header", "\(set)")
    #expect(lines.last?.hasSuffix(" properties") == true, "\(set)")
  }

  private func types(at editor: Editor) throws -> [String] {
    (try editor.atCursor("completion")["result"] as? [[String: Any]] ?? [])
      .compactMap { $0["label"] as? String }
  }

  @Test func the_last_saved_types_of_a_project_are_proposed() throws {
    let editor = try Editor(["a.yaml": Editor.invite + "headerComponent: <>\n"])
    #expect(try !types(at: editor).contains("Crew"))
    try editor.write(
      "diorama.yaml",
      "components: { Crew: { extends: SBUInviteUserModule.Header, title: Crew } }\n")
    try editor.notify("textDocument/didSave", editor.document("diorama.yaml"))
    #expect(try types(at: editor).contains("Crew"))
  }

  @Test func types_of_an_unsaved_project_file_are_proposed() throws {
    let editor = try Editor(["a.yaml": Editor.invite + "headerComponent: <>\n"])
    let saved = try #require(editor.text(of: "diorama.yaml"))
    let made = "components: { Crew: { extends: SBUInviteUserModule.Header, title: Crew } }\n"
    try editor.open("diorama.yaml", saved + made)
    #expect(try types(at: editor).contains("Crew"))
    // While the file is incomplete, its previous types are used.
    try editor.change("diorama.yaml", version: 2, to: saved + made + "components: [")
    #expect(try types(at: editor).contains("Crew"))
    try editor.change("diorama.yaml", version: 3, to: saved + made.replacing("Crew", with: "Team"))
    #expect(try types(at: editor).contains("Team") && !types(at: editor).contains("Crew"))
    // After closing without saving, the saved file is used again.
    try editor.notify("textDocument/didClose", editor.document("diorama.yaml"))
    #expect(try !types(at: editor).contains("Team"))
  }

  @Test func properties_of_an_unsaved_type_are_explained() throws {
    let editor = try Editor([
      "a.yaml": Editor.invite + "headerComponent: { type: Crew, ti<>tle: A }\n"
    ])
    let saved = try #require(editor.text(of: "diorama.yaml"))
    func words() throws -> String {
      let result = try editor.atCursor("hover")["result"] as? [String: Any]
      return (result?["contents"] as? [String: String])?["value"] ?? ""
    }
    #expect(try !words().contains("over"))
    try editor.open(
      "diorama.yaml",
      saved + "components: { Crew: { extends: SBUInviteUserModule.Header, title: Crew } }\n")
    let text = try words()
    #expect(text.contains("value `A` from the screen (a.yaml:3)"), "\(text)")
    #expect(text.contains("overrides `Crew` from the component"), "\(text)")
  }

  @Test func the_project_file_and_fixtures_propose_their_own_keys() throws {
    #expect(try proposals("<>", file: "diorama.yaml").map(\.label).contains("components"))
    #expect(
      try proposals("users:\n  - userId: ada\n    <>", file: "fixtures/people.yaml").map(\.label)
        .contains("nickname"))
  }

  @Test func hover_explains_a_key() throws {
    let editor = try Editor()
    try editor.open("a.yaml", Editor.invite + "theme: dark\n")
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

  /// The lines below could not be aligned with a key that is indented deeper.
  @Test(arguments: [
    " <>\n\(Editor.invite)", "  th<>\n\(Editor.invite)",
    "\(Editor.invite)headerComponent:\n    <>\n  title: x\n",
    "\(Editor.invite)headerComponent:\n    le<>\n  title: x\n",
  ])
  func no_key_is_proposed_that_is_deeper_than_the_keys_below(text: String) throws {
    #expect(try proposals(text).map(\.label) == [])
  }

  @Test func keys_are_proposed_above_keys_of_the_same_or_an_outer_mapping() throws {
    for text in ["<>\n\(Editor.invite)", "\(Editor.invite)headerComponent:\n    <>\ntheme: dark\n"]
    {
      #expect(try !proposals(text).isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    ("show: [<> log]\n", "styles,"), ("show: [log, <> styles]\n", "styles,"),
    ("show: [<>, log]\n", "styles"), ("show: [<> , log]\n", "styles"),
    ("show: [<> ]\n", "styles"), ("show: [<> # log\n  ]\n", "styles"),
  ])
  func an_item_before_another_one_in_brackets_is_proposed_with_a_comma(
    rest: String, text: String
  ) throws {
    #expect(try proposals(Editor.invite + rest).map(\.text).contains(text), "\(rest)")
  }

  @Test(arguments: [
    "show: [log <> styles]\n", "theme: <> dark\n", "headerComponent: { <> title: a }\n",
  ])
  func nothing_is_proposed_before_other_text(rest: String) throws {
    #expect(try proposals(Editor.invite + rest).map(\.text) == [], "\(rest)")
  }
}
