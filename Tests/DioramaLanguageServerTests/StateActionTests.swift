import Foundation
import Testing

@testable import DioramaLanguageServer

/// States that no variant of a screen shows yet become variants: YAML in, YAML out, and what they show.
@Suite("Variants for states") struct StateActionTests {
  private static let invite = "viewController: SBUInviteUserViewController\nchannelURL: crew\n"
  private static let all = ["loading", "get-channel-fails", "load-users-fails"]

  /// An editor with a screen, and the actions that add a variant to it where `<>` stands, by the variant.
  private func offered(
    _ screen: String, _ capabilities: [String: Any] = [:]
  ) throws -> (editor: RunningEditor, names: [String], actions: [String: [String: Any]]) {
    let mark = try #require(screen.firstRange(of: "<>"))
    let before = Array(screen[..<mark.lowerBound].utf16)
    let line = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let place = ["line": before.count { $0 == 10 }, "character": before.count - line]
    let editor = try RunningEditor(["a.yaml": screen.replacing("<>", with: "")], capabilities)
    try editor.open(saved: "a.yaml")
    let answer = try editor.request(
      "textDocument/codeAction",
      editor.document("a.yaml").merging([
        "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any](), "only": ["refactor"]],
      ]) { $1 })
    var names: [String] = []
    var actions: [String: [String: Any]] = [:]
    for action in try #require(answer["result"] as? [[String: Any]]) {
      let parts = (action["title"] as? String ?? "").split(separator: "'")
      guard parts.first == "Add the variant " else { continue }
      names.append(String(parts[1]))
      actions[String(parts[1])] = action
    }
    return (editor, names, actions)
  }

  /// The screen once it has a variant, and the variant's lines as they are shown.
  private func adding(
    _ name: String, to screen: String, _ capabilities: [String: Any] = [:]
  ) throws -> (text: String, shown: String) {
    let (editor, _, actions) = try offered(screen, capabilities)
    let edit = try #require(actions[name]?["edit"] as? [String: [String: [[String: Any]]]])
    #expect(edit.keys.sorted() == ["changes"])
    let edits = try #require(edit["changes"]?[editor.uri("a.yaml")])
    #expect(edit["changes"]?.count == 1 && edits.count == 1)
    let range = try #require(edits.first?["range"] as? [String: [String: Int]])
    var units = Array(screen.replacing("<>", with: "").utf16)
    let starts = [0] + units.indices.filter { units[$0] == 10 }.map { $0 + 1 }
    let line = try #require(range["start"]?["line"])
    let offset = try starts[line] + #require(range["start"]?["character"])
    #expect(range["start"] == range["end"])
    units.insert(contentsOf: try #require(edits[0]["newText"] as? String).utf16, at: offset)
    let text = String(decoding: units, as: UTF16.self)
    try editor.write("a.yaml", text)
    try editor.change("a.yaml", version: 2, to: text)
    #expect(editor.problems("a.yaml") ?? [] == [])
    let answer = try editor.request(
      "diorama/preview", editor.document("a.yaml").merging(["screen": "a@\(name)"]) { $1 })
    let result = try #require(answer["result"] as? [String: Any])
    #expect(result["state"] as? String == "missing", "\(answer)")
    #expect((result["problems"] as? [Any] ?? []).isEmpty)
    let frames = result["frames"] as? [[String: Any]] ?? []
    return (text, frames.flatMap { $0["lines"] as? [String] ?? [] }.joined(separator: "\n"))
  }

  // MARK: What is written

  @Test(arguments: [true, false])
  func variants_are_begun_behind_all_keys_whatever_the_client_takes(_ supportsVersionedEdits: Bool)
    throws
  {
    let client = ["workspace": ["workspaceEdit": ["documentChanges": supportsVersionedEdits]]]
    let screen = "view<>Controller: SBUInviteUserViewController\nchannelURL: crew\n"
    #expect(try offered(screen, client).names == Self.all)
    let loading = try adding("loading", to: screen, client)
    #expect(
      loading.text == Self.invite + """
        variants:
          loading:
            network: { latency: 300ms }
            steps:
              - snapshot: loading

        """)
    #expect(!loading.shown.contains("Ben"))
    #expect(loading.shown.contains("◌ loading"))
    let failing = try adding("load-users-fails", to: screen, client)
    #expect(
      failing.text == Self.invite + """
        variants:
          load-users-fails:
            network: { failures: [{ request: loadUsers }] }

        """)
    #expect(!failing.shown.contains("Ben") && !failing.shown.contains("◌"))
  }

  @Test func a_variant_stands_behind_the_others_and_does_without_the_screens_steps() throws {
    let screen = """
      screen: a
      viewController: SBUInviteUserViewController
      channelURL: crew
      steps:
        - tap: Ben
      var<>iants:
          dark:  # at night
              theme: dark
          # so far
      theme: light

      """.replacing("\n", with: "\r\n")
    let found = try adding("load-users-fails", to: screen)
    let added = """
      # so far
          load-users-fails:
            network: { failures: [{ request: loadUsers }] }
            steps: []
      """.replacing("\n", with: "\r\n")
    #expect(
      Array(found.text.utf8)
        == Array(
          screen.replacing("<>", with: "").replacing("# so far", with: added).utf8))
    #expect(!found.shown.contains("Ben"))
  }

  @Test func braces_stay_braces() throws {
    let screen = Self.invite + "vari<>ants: { dark: { theme: dark } } # short\n"
    #expect(
      try adding("loading", to: screen).text == Self.invite
        + "variants: { dark: { theme: dark }, loading: "
        + "{ network: { latency: 300ms }, steps: [{ snapshot: loading }] } } # short\n")
    let root = "{ view<>Controller: SBUInviteUserViewController, channelURL: crew }\n"
    #expect(
      try adding("get-channel-fails", to: root).text
        == "{ viewController: SBUInviteUserViewController, channelURL: crew, variants: "
        + "{ get-channel-fails: { network: { failures: [{ request: getChannel }] } } } }\n")
  }

  @Test func a_screen_above_another_gets_its_own() throws {
    let screen = "screen: a<>\n" + Self.invite + "\n# the next\n---\nscreen: b\n" + Self.invite
    let text = try adding("loading", to: screen).text
    #expect(text.contains("# the next\nvariants:\n  loading:\n    network: { latency: 300ms }\n"))
    #expect(text.hasSuffix("      - snapshot: loading\n---\nscreen: b\n" + Self.invite))
  }

  // MARK: What is offered

  @Test func what_is_shown_already_is_not_offered() throws {
    let screen = """
      view<>Controller: SBUInviteUserViewController
      channelURL: crew
      steps:
        - network: { failures: [{ request: getChannel }] }
      variants:
        slow: { network: { latency: 1s } }
        load-users-fails: { theme: dark }

      """
    #expect(try offered(screen).names == [])
    let without = screen.replacing("  slow: { network: { latency: 1s } }\n", with: "")
    #expect(try offered(without).names == ["loading"])
    let others = screen.replacing("getChannel", with: "loadMembers")
    #expect(try offered(others).names == ["get-channel-fails"])
  }

  @Test func a_list_without_anybody_is_a_state_where_the_screen_shows_it() throws {
    let screen = """
      view<>Controller: SBUInviteUserViewController
      channelURL: crew
      data:
        users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
        groupChannels: [{ url: crew, isSuper: true, members: [ada] }]

      """
    // Other channels are asked for people where an app proposes nobody.
    #expect(try offered(screen.replacing("true", with: "false")).names == Self.all)
    #expect(try offered(screen).names == Self.all + ["no-users"])
    let nobody = try adding("no-users", to: screen)
    #expect(
      nobody.text == screen.replacing("<>", with: "") + "variants:\n  no-users:\n    users: []\n")
    #expect(!nobody.shown.contains("Ben") && !nobody.shown.contains("◌"))
    #expect(try offered(screen + "users: []\n").names.contains("no-users") == false)
  }

  @Test func only_what_a_screen_of_its_kind_does_is_offered() throws {
    let settings = "view<>Controller: SBUGroupChannelSettingsViewController\nchannelURL: crew\n"
    #expect(try offered(settings).names == ["loading", "get-channel-fails"])
    #expect(try offered("view<>Controller: UIViewController\n").names == [])
  }

  @Test(
    arguments: [
      // Elsewhere in the screen.
      "viewController: SBUInviteUserViewController\nchannel<>URL: crew\n",
      // It cannot be run.
      "view<>Controller: SBUInviteUserViewController\n",
      // Nothing can stand beside what is said elsewhere.
      "view<>Controller: SBUInviteUserViewController\nchannelURL: crew\nvariants: &v\n  b: { theme: dark }\n",
      "<<: { variants: { b: { theme: dark } } }\nview<>Controller: SBUInviteUserViewController\nchannelURL: crew\n",
    ])
  func where_it_is_not_known_or_would_not_be_right_nothing_is_offered(_ text: String) throws {
    #expect(try offered(text).names == [])
  }
}
