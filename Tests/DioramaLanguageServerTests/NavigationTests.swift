import DioramaKit
import Foundation
import Testing

@testable import DioramaLanguageServer

/// Definitions and references of the names of a project.
@Suite("Navigation in an editor") struct NavigationTests {
  private static let invite = NamesEditor.invite

  // MARK: Definitions

  @Test(arguments: [
    "headerComponent: T<>op\n", "headerComponent: To<>p\nsteps: [\n",
    "headerComponent:\n  type: <>Top\n",
    "headerComponent: { type: Top<>, title: 👍 }\n", "headerComponent: \"T<>op\"\n",
    "variants:\n  a:\n    headerComponent: T<>op\n",
    "variants: { a: { headerComponent: { type: T<>op } } }\n",
    "components: { Own: { extends: T<>op } }\n",
    "---\nscreen: other\n" + NamesEditor.invite + "headerComponent: T<>op\n",
  ])
  func a_component_leads_to_its_definition_in_the_project_file(rest: String) throws {
    // A half-written text has no names and causes no error.
    let expected = rest.contains("[\n") ? [] : ["diorama.yaml:4 Top"]
    let editor = try NamesEditor(["a.yaml": Self.invite + rest])
    #expect(try editor.places("definition") == expected, "\(rest)")
  }

  @Test func a_component_of_the_screen_hides_that_of_the_project() throws {
    let editor = try NamesEditor([
      "a.yaml": Self.invite + "components: { Top: { extends: SBUInviteUserModule.Header } }\n"
        + "headerComponent: <>Top\n"
    ])
    #expect(try editor.places("definition") == ["a.yaml:3 Top"])
    #expect(try editor.places("references") == ["a.yaml:3 Top", "a.yaml:4 Top"])
  }

  @Test func a_component_that_replaces_a_type_leads_to_its_definition() throws {
    let editor = try NamesEditor([
      "diorama.yaml": """
      components: { Top: { extends: SBUInviteUserModule.Header } }
      SBUModuleSet: { InviteUserModule: { HeaderComponent: T<>op } }
      """
    ])
    #expect(try editor.places("definition") == ["diorama.yaml:1 Top"])
  }

  @Test(arguments: [
    "currentUser: be<>n\n", "variants: { a: { currentUser: <>ben } }\n",
    "steps: [{ select: [ada, b<>en] }]\n", "steps:\n  - select: ben<>\n",
    "steps:\n  - tap: { row: <>ben }\n",
    "variants:\n  a:\n    steps: [{ scroll: { row: b<>en } }]\n",
    "steps: [{ toggle: { row: b<>en } }]\n",
  ])
  func a_user_id_leads_to_the_fixture(rest: String) throws {
    let editor = try NamesEditor(["a.yaml": Self.invite + rest])
    #expect(try editor.places("definition") == ["fixtures/crew.yaml:3 ben"], "\(rest)")
  }

  @Test func a_channel_id_and_a_file_path_lead_to_the_fixture() throws {
    let screen = "viewController: SBUInviteUserViewController\nchannelURL: cr<>ew\n"
    #expect(
      try NamesEditor(["a.yaml": screen]).places("definition") == ["fixtures/crew.yaml:6 crew"])
    let file = try NamesEditor(["people/a.yaml": Self.invite + "data: ../fixtures/cr<>ew.yaml\n"])
    #expect(try file.places("definition") == ["fixtures/crew.yaml:1 "])
  }

  @Test func ids_refer_to_the_data_of_their_own_screen() throws {
    let files = [
      "fixtures/other.yaml": NamesEditor.crew,
      "a.yaml": Self.invite + "data: fixtures/other.yaml\ncurrentUser: b<>en\n",
      "b.yaml": Self.invite + "currentUser: ben\n",
    ]
    let editor = try NamesEditor(files)
    #expect(try editor.places("definition") == ["fixtures/other.yaml:3 ben"])
    #expect(
      try editor.places("references") == [
        "a.yaml:4 ben", "fixtures/other.yaml:3 ben", "fixtures/other.yaml:6 ben",
      ])
    let inline = try NamesEditor([
      "a.yaml": Self.invite + "data: { users: [{ userId: ben }] }\ncurrentUser: b<>en\n"
    ])
    #expect(try inline.places("definition") == ["a.yaml:3 ben"])
    let variant = try NamesEditor([
      "fixtures/other.yaml": NamesEditor.crew,
      "a.yaml": Self.invite
        + "variants: { a: { data: fixtures/other.yaml, currentUser: <>ben } }\n",
    ])
    #expect(try variant.places("definition") == ["fixtures/other.yaml:3 ben"])
  }

  @Test func an_alias_leads_to_its_anchor_and_is_not_a_reference_itself() throws {
    let text = Self.invite + "currentUser: &me ben\nvariants: { a: { currentUser: *me } }\n"
    let alias = try NamesEditor(["a.yaml": text.replacing("*me", with: "*m<>e")])
    #expect(try alias.places("definition").map { $0.hasPrefix("a.yaml:3") } == [true])
    let anchored = try NamesEditor(["a.yaml": text.replacing(" ben", with: " b<>en")])
    #expect(
      try anchored.places("references").filter { $0.hasPrefix("a.yaml") } == ["a.yaml:3 ben"])
  }

  @Test func a_Swift_type_and_plain_text_lead_to_no_definition() throws {
    let type = try NamesEditor(["a.yaml": "viewController: SBU<>InviteUserViewController\n"])
    #expect(try type.places("definition") == [])
    // All uses of a type are still found.
    #expect(try type.places("references") == ["a.yaml:1 SBUInviteUserViewController"])
    let text = try NamesEditor(["a.yaml": Self.invite + "description: b<>en\n"])
    #expect(try text.places("definition") == [] && text.places("references") == [])
  }

  @Test(arguments: [
    "viewController: SBU<>InviteUserViewController\n",
    NamesEditor.invite + "headerComponent: SBUModuleSet.InviteUserModule.Header<>Component\n",
  ])
  func a_Swift_type_leads_to_its_registration_in_the_package_of_the_project(text: String) throws {
    let file = "Sources/HeadlessSendbird/Kit/SendbirdKit.swift"
    let lines = String(repeating: "//\n", count: 99)
    let editor = try NamesEditor(["Package.swift": "", file: lines, "a.yaml": text])
    let entry = try #require(editor.registry["SBUInviteUserViewController"]?.registration)
    #expect(entry.file == "HeadlessSendbird/SendbirdKit.swift")
    #expect(try editor.places("definition") == ["\(file):\(entry.line) "])
    // The sources of a module of another package are elsewhere.
    let other = try NamesEditor(["Package.swift": "", "Sources/App/Kit.swift": "", "a.yaml": text])
    #expect(try other.places("definition") == [])
  }

  @Test func a_screen_and_a_variant_lead_to_their_snapshots() throws {
    let snapshots = [
      "__Snapshots__/hello.txt": "screen: hello\n",
      "__Snapshots__/hello@b.txt": "screen: hello@b\n",
      "__Snapshots__/hello2.txt": "screen: hello2\n",
    ]
    let text = "screen: hello\n" + Self.invite + "variants: { b: { theme: dark } }\n"
    let screen = try NamesEditor(
      snapshots.merging(["a.yaml": text.replacing("hello\n", with: "he<>llo\n")]) { $1 })
    #expect(
      try screen.places("definition") == [
        "__Snapshots__/hello.txt:1 ", "__Snapshots__/hello@b.txt:1 ", "a.yaml:1 hello",
      ])
    let variant = try NamesEditor(
      snapshots.merging(["a.yaml": text.replacing("{ b:", with: "{ b<>:")]) { $1 })
    #expect(
      try variant.places("definition") == ["__Snapshots__/hello@b.txt:1 ", "a.yaml:4 b"])
  }

  // MARK: References

  @Test func references_are_found_in_saved_and_unsaved_files() throws {
    let editor = try NamesEditor([
      "a.yaml": Self.invite + "currentUser: <>ada\ntags: [one, two]\n",
      "b.yaml": Self.invite + "tags: two\n---\nscreen: c\n" + Self.invite + "currentUser: ada\n",
    ])
    let all = [
      "a.yaml:3 ada", "b.yaml:8 ada", "diorama.yaml:1 ada", "fixtures/crew.yaml:2 ada",
      "fixtures/crew.yaml:6 ada",
    ]
    #expect(try editor.places("references") == all)
    #expect(
      try editor.places("references", ["context": ["includeDeclaration": false]])
        == all.filter { $0 != "fixtures/crew.yaml:2 ada" })
    // Unsaved text is used before it is saved.
    try editor.save("b.yaml", "# \n" + Self.invite + "currentUser: ada\n")
    #expect(try editor.places("references").contains("b.yaml:4 ada"))
    try editor.open("b.yaml", Self.invite)
    #expect(try !editor.places("references").contains { $0.hasPrefix("b.yaml") })
  }

  @Test func names_are_found_after_a_byte_order_mark_and_in_UTF16() throws {
    let editor = try NamesEditor(["a.yaml": "\u{FEFF}" + Self.invite + "currentUser: a<>da\n"])
    let wide = (Self.invite + "currentUser: ada\n").data(using: .utf16LittleEndian)
    try (Data([0xFF, 0xFE]) + #require(wide))
      .write(to: URL(filePath: editor.folder).appending(path: "b.yaml"))
    let places = try editor.requestAtCursor("references")["result"] as? [[String: Any]] ?? []
    for file in ["a.yaml", "b.yaml"] {
      let own = places.filter { editor.path($0["uri"]) == file }
      let range = own.first?["range"] as? [String: [String: Int]]
      #expect(range?["start"] == ["line": 2, "character": 13], "\(file)")
      #expect(range?["end"] == ["line": 2, "character": 16], "\(file)")
    }
  }

  @Test func all_screens_with_a_tag_are_found() throws {
    let editor = try NamesEditor([
      "a.yaml": Self.invite + "tags: [one, t<>wo]\n",
      "b.yaml": Self.invite + "variants: { x: { tags: two } }\n",
    ])
    #expect(try editor.places("references") == ["a.yaml:3 two", "b.yaml:3 two"])
    #expect(try editor.places("definition") == [])
  }

  @Test(arguments: [("utf-16", 38), ("utf-8", 42)])
  func columns_use_the_position_encoding_of_the_client(encoding: String, column: Int) throws {
    let line = "headerComponent: { title: 👍👍, type: T<>op }\n"
    let editor = try NamesEditor(["a.yaml": Self.invite + line], encoding: encoding)
    let answer = try editor.requestAtCursor("documentHighlight")
    let result = try #require(answer["result"] as? [[String: Any]])
    let range = result.first?["range"] as? [String: [String: Int]]
    #expect(result.count == 1 && result.first?["kind"] as? Int == 2)
    #expect(range?["start"]?["character"] == column)
    #expect(range?["end"]?["character"] == column + 3)
  }

  @Test func highlights_distinguish_definitions_from_references() throws {
    let editor = try NamesEditor([
      "fixtures/crew.yaml": NamesEditor.crew.replacing("[ada,", with: "[a<>da,"),
      "a.yaml": Self.invite + "currentUser: ada\n",
    ])
    let marks = try editor.requestAtCursor("documentHighlight")["result"] as? [[String: Any]] ?? []
    #expect(marks.map { $0["kind"] as? Int } == [3, 2])
  }

  @Test func screens_components_and_ids_are_found_by_some_of_their_letters() throws {
    let editor = try NamesEditor([
      "a.yaml": "<>" + Self.invite,
      "people/b.yaml": "screen: crew-list\n" + Self.invite
        + "components: { Crew: { extends: Top } }\n",
    ])
    func found(_ query: String) throws -> [String] {
      let answer = try editor.request("workspace/symbol", ["query": query])
      return try #require(answer["result"] as? [[String: Any]]).map { symbol in
        let location = symbol["location"] as? [String: Any]
        let (line, words) = try editor.stretch(
          location?["range"], of: editor.path(location?["uri"]))
        return "\(symbol["name"] ?? "") \(symbol["containerName"] ?? ""):\(line + 1) \(words)"
      }
    }
    #expect(
      try found("CRW") == [
        "crew channel, fixtures/crew.yaml:6 crew", "crew-list screen, people/b.yaml:1 crew-list",
        "Crew component, people/b.yaml:4 Crew",
      ])
    #expect(
      try found("a").sorted() == ["a screen, a.yaml:1 ", "ada user, fixtures/crew.yaml:2 ada"])
    #expect(try found("").count == 7)
    #expect(try found("wrc") == [])
  }

  // MARK: Links and tokens

  @Test func only_paths_of_existing_files_are_links() throws {
    let editor = try NamesEditor([
      "a.yaml": Self.invite + "data: <>fixtures/crew.yaml\nvariants: { a: { data: gone.yaml } }\n"
    ])
    let links = try editor.requestAtCursor("documentLink")["result"] as? [[String: Any]] ?? []
    #expect(links.map { editor.path($0["target"]) } == ["fixtures/crew.yaml"])
    #expect(try editor.stretch(links.first?["range"], of: "a.yaml").words == "fixtures/crew.yaml")
  }

  @Test func semantic_tokens_classify_names() throws {
    let editor = try NamesEditor([
      "a.yaml": "<>screen: a\n" + Self.invite
        + "tags: [x]\nvariants: { dark: { currentUser: ben } }\n"
    ])
    let answer = try editor.requestAtCursor("semanticTokens/full")["result"] as? [String: [Int]]
    let data = try #require(answer?["data"])
    #expect(
      data == [
        0, 8, 1, 3, 1,  // a, a screen that is defined here
        1, 16, 27, 0, 0,  // the view controller's class
        1, 12, 4, 1, 0,  // the channel
        1, 7, 1, 4, 0,  // the tag
        1, 12, 4, 2, 1, 0, 21, 3, 1, 0,  // the variant, and the user
      ])
  }

  // MARK: Half-written texts

  @Test func requests_succeed_wherever_the_text_ends() throws {
    let text = """
      screen: a
      viewController: SBUInviteUserViewController
      channelURL: &c crew
      headerComponent: { type: Top, title: "👍 }
      variants: { x: { currentUser: *c, tags: [one
      steps:
        - select: [ada, "ben
      """
    for end in text.indices where text.distance(from: text.startIndex, to: end) % 3 == 0 {
      let editor = try NamesEditor(["a.yaml": text[..<end] + "<>"])
      let range = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
      for method in [
        "definition", "references", "documentHighlight", "documentLink", "semanticTokens/full",
        "inlayHint", "hover", "completion",
      ] {
        let answer = try editor.requestAtCursor(method, ["range": range])
        #expect(answer["error"] == nil, "\(method) after \(text[..<end])")
      }
    }
  }
}
