import Foundation
import Testing

@testable import DioramaLanguageServer

/// A mapping of a screen becomes a component. The tests compare the YAML, and the screen shows the
/// same as before.
@Suite("Components extracted from mappings") struct ComponentActionTests {
  private static let top = "viewController: SBUInviteUserViewController\nchannelURL: crew\n"
  /// The project file of the editor, without components.
  private static let data = """
    currentUser: ada
    data:
      users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
      groupChannels: [{ url: crew, members: [ada] }]

    """

  /// The files after the action at `<>` is applied, or nil if no action is offered.
  ///
  /// - Parameters:
  ///   - open: an unsaved text of the project file.
  ///   - name: the screen that contains the mapping.
  ///   - capabilities: the capabilities of the client.
  private func extracted(
    _ screen: String, project: String = data, open: String? = nil, showing name: String = "a",
    _ capabilities: [String: Any] = [:]
  ) throws -> (screen: String, project: String)? {
    let mark = try #require(screen.firstRange(of: "<>"))
    let before = Array(screen[..<mark.lowerBound].utf16)
    let line = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let place = ["line": before.count { $0 == 10 }, "character": before.count - line]
    let text = screen.replacing("<>", with: "")
    let editor = try RunningEditor(["a.yaml": text, "diorama.yaml": project], capabilities)
    try editor.open(saved: "a.yaml")
    if let open { try editor.open("diorama.yaml", open) }
    let shown = try frames(editor, name)
    let answer = try editor.request(
      "textDocument/codeAction",
      editor.document("a.yaml").merging([
        "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any](), "only": ["refactor.extract"]],
      ]) { $1 })
    let actions = try #require(answer["result"] as? [[String: Any]])
    guard let action = actions.first else { return nil }
    #expect(actions.count == 1)
    #expect(action["title"] as? String == "Extract a component from this mapping")
    let edit = try #require(action["edit"] as? [String: [String: [[String: Any]]]])
    let changes = try #require(edit["changes"])
    let own = try applied(changes[editor.uri("a.yaml")] ?? [], to: text)
    let other = try applied(changes[editor.uri("diorama.yaml")] ?? [], to: open ?? project)
    let all = Set([editor.uri("a.yaml"), editor.uri("diorama.yaml")])
    #expect(all.isSuperset(of: changes.keys))
    try editor.write("a.yaml", own)
    try editor.write("diorama.yaml", other)
    if open == nil { try editor.open("diorama.yaml", other) }
    try editor.change("a.yaml", version: 2, to: own)
    try editor.change("diorama.yaml", version: 3, to: other)
    // The screen shows the same as before.
    #expect(!shown.isEmpty)
    #expect(try frames(editor, name) == shown)
    #expect(editor.problems("a.yaml") ?? [] == [])
    #expect(editor.problems("diorama.yaml") ?? [] == [])
    return (own, other)
  }

  private func frames(_ editor: RunningEditor, _ screen: String) throws -> [String] {
    let answer = try editor.request(
      "diorama/preview",
      editor.document("a.yaml").merging(["screen": screen]) { $1 })
    let result = answer["result"] as? [String: Any]
    #expect(result?["state"] as? String == "missing", "\(answer)")
    return (result?["frames"] as? [[String: Any]] ?? []).flatMap {
      $0["lines"] as? [String] ?? []
    }
  }

  private func applied(_ edits: [[String: Any]], to text: String) throws -> String {
    var units = Array(text.utf16)
    let starts = [0] + units.indices.filter { units[$0] == 10 }.map { $0 + 1 }
    func offset(_ place: [String: Int]?) throws -> Int {
      let place = try #require(place)
      return try starts[#require(place["line"])] + #require(place["character"])
    }
    let ordered = try edits.map { edit in
      let range = try #require(edit["range"] as? [String: [String: Int]])
      return (
        range: try offset(range["start"])..<offset(range["end"]),
        text: try #require(edit["newText"] as? String)
      )
    }.sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in ordered { units.replaceSubrange(edit.range, with: edit.text.utf16) }
    return String(decoding: units, as: UTF16.self)
  }

  @Test func a_mapping_of_the_project_file_becomes_a_component_in_it() throws {
    let project = Self.data + "headerComponent: { type: SBUInviteUserModule.Header, title: Us }\n"
    let editor = try RunningEditor(["a.yaml": Self.top, "diorama.yaml": project])
    try editor.open(saved: "a.yaml")
    try editor.open(saved: "diorama.yaml")
    let shown = try frames(editor, "a")
    #expect(shown.contains { $0.contains("Us") })
    let place = ["line": 4, "character": 40]
    let answer = try editor.request(
      "textDocument/codeAction",
      editor.document("diorama.yaml").merging([
        "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any](), "only": ["refactor.extract"]],
      ]) { $1 })
    let actions = try #require(answer["result"] as? [[String: Any]])
    #expect(actions.count == 1)
    let edit = try #require(actions.first?["edit"] as? [String: [String: [[String: Any]]]])
    let changes = try #require(edit["changes"])
    #expect(Array(changes.keys) == [editor.uri("diorama.yaml")])
    let text = try applied(changes[editor.uri("diorama.yaml")] ?? [], to: project)
    #expect(
      text == Self.data + """
        headerComponent: HeaderComponent
        components:
          HeaderComponent: { extends: SBUInviteUserModule.Header, title: Us }

        """)
    try editor.change("diorama.yaml", version: 2, to: text)
    #expect(try frames(editor, "a") == shown)
    #expect(editor.problems("diorama.yaml") ?? [] == [])
  }

  // MARK: Styles

  @Test func a_block_is_moved_with_its_comments_to_a_new_components_key() throws {
    let found = try #require(
      try extracted(
        Self.top + """
          headerComponent:  # above the list
            # what it is
            type: SBUInviteUserModule.Header  # the kit's
            ti<>tle: Crew only

            rightBarButton:
              title: Ask
            # it says no more

          # what comes last
          theme: dark

          """))
    #expect(
      found.screen == Self.top + """
        headerComponent: HeaderComponent  # above the list

        # what comes last
        theme: dark

        """)
    #expect(
      found.project == Self.data + """
        components:
          HeaderComponent:
            # what it is
            extends: SBUInviteUserModule.Header  # the kit's
            title: Crew only

            rightBarButton:
              title: Ask
            # it says no more

        """)
  }

  @Test func a_mapping_in_braces_is_added_after_the_last_component() throws {
    let project =
      Self.data + """
        components:
            Top:
                extends: SBUInviteUserModule.Header
                title: Top  # of all
                # so far
        theme: light

        """
    let found = try #require(
      try extracted(
        Self.top + "headerComponent: { type: Top, rightBarButton: { title: A<>sk } } # short\n",
        project: project))
    #expect(found.screen == Self.top + "headerComponent: HeaderComponent # short\n")
    #expect(
      found.project
        == project.replacing(
          "# so far\n",
          with: "# so far\n    HeaderComponent: { extends: Top, rightBarButton: { title: Ask } }\n")
    )
  }

  @Test func only_a_mapping_in_braces_on_one_line_is_added_between_braces() throws {
    let project = Self.data + "components: { Top: { extends: SBUInviteUserModule.Header } }\n"
    let screen = Self.top + "headerComponent: { title: C<>rew, \"type\": Top }\n"
    let found = try #require(try extracted(screen, project: project))
    #expect(found.screen == Self.top + "headerComponent: HeaderComponent\n")
    #expect(
      found.project
        == project.replacing(
          " } }\n", with: " }, HeaderComponent: { title: Crew, extends: Top } }\n"))
    let block = Self.top + "headerComponent:\n  ty<>pe: Top\n  title: Crew\n"
    #expect(try extracted(block, project: project) == nil)
  }

  @Test func braces_and_texts_of_several_lines_keep_their_lines() throws {
    let found = try #require(
      try extracted(
        Self.top + """
          variants:
            short:
              headerComponent: {
                type: SBUInviteUserModule.Header, # the kit's
                t<>itle: Crew
              }

          """, project: Self.data + "components: {}\n", showing: "a@short"))
    #expect(
      found.screen == Self.top + "variants:\n  short:\n    headerComponent: HeaderComponent\n")
    #expect(
      found.project == Self.data + """
        components:
          HeaderComponent: {
              extends: SBUInviteUserModule.Header, # the kit's
              title: Crew
            }

        """)
    let text =
      "headerComponent:\n    type: SBUInviteUserModule.Header\n    t<>itle: |-\n      Crew\n"
    let lines = try #require(try extracted(Self.top + text, project: Self.data.dropLast() + ""))
    #expect(
      lines.project == Self.data + """
        components:
          HeaderComponent:
            extends: SBUInviteUserModule.Header
            title: |-
              Crew

        """)
  }

  @Test(arguments: [true, false])
  func line_endings_are_kept_for_every_kind_of_client(_ supportsVersionedEdits: Bool) throws {
    let screen =
      Self.top + "headerComponent:\n  type: SBUInviteUserModule.Header\n  title: C<>rew\n"
    let found = try #require(
      try extracted(
        screen.replacing("\n", with: "\r\n"), project: Self.data.replacing("\n", with: "\r\n"),
        ["workspace": ["workspaceEdit": ["documentChanges": supportsVersionedEdits]]]))
    #expect(
      Array(found.screen.utf8)
        == Array(
          (Self.top + "headerComponent: HeaderComponent\n").replacing("\n", with: "\r\n").utf8))
    let added = """
      components:
        HeaderComponent:
          extends: SBUInviteUserModule.Header
          title: Crew

      """
    #expect(
      Array(found.project.utf8)
        == Array((Self.data + added).replacing("\n", with: "\r\n").utf8))
  }

  @Test func a_component_is_added_after_the_last_one_in_multiline_braces() throws {
    let project =
      Self.data + """
        components: {
          Top: { extends: SBUInviteUserModule.Header }, # of all
        }

        """
    let screen = Self.top + "headerComponent: { type: Top, ti<>tle: Crew }\n"
    let found = try #require(try extracted(screen, project: project))
    #expect(
      found.project
        == project.replacing(
          " }, # of all", with: " }, HeaderComponent: { extends: Top, title: Crew }, # of all"))
  }

  // MARK: Locations and names

  @Test func a_taken_name_gets_a_number_and_types_of_the_screen_stay_in_it() throws {
    let own = """
      components:
        Mine: { extends: SBUInviteUserModule.Header, title: Mine }

      """
    let project =
      Self.data + """
        components:
          HeaderComponent: { extends: SBUInviteUserModule.Header, title: Other }

        """
    let screen =
      Self.top + own + "headerComponent: { type: Mine, rightBarButton: { t<>itle: Go } }\n"
    let found = try #require(try extracted(screen, project: project))
    #expect(found.project == project)
    #expect(
      found.screen == Self.top + own
        + "  HeaderComponent2: { extends: Mine, rightBarButton: { title: Go } }\n"
        + "headerComponent: HeaderComponent2\n")
  }

  @Test func the_unsaved_project_file_is_used() throws {
    let open = Self.data + "components:\n  HeaderComponent: { extends: SBUUserCell }\n"
    let screen = Self.top + "headerComponent: { type: SBUInviteUserModule.Header, t<>itle: Crew }\n"
    let found = try #require(try extracted(screen, open: open))
    #expect(
      found.project
        == open + "  HeaderComponent2: { extends: SBUInviteUserModule.Header, title: Crew }\n")
  }

  @Test(
    arguments: [
      "headerComponent: { ti<>tle: Crew }\n",
      "headerComponent: { ty<>pe: SBUInviteUserModule.Header }\n",
      "headerComponent: { type: SBUInviteUserModule.Hea<>der, title: &t Crew }\ndescription: *t\n",
      "the<>me: dark\nheaderComponent: { type: SBUInviteUserModule.Header, title: Crew }\n",
    ])
  func nothing_is_offered_for_text_that_cannot_become_a_component(_ text: String) throws {
    #expect(try extracted(Self.top + text) == nil)
  }
}
