import Foundation
import Testing

@testable import DioramaLanguageServer

/// States that no variant shows yet become variants. The tests compare the YAML and check what the
/// variants show.
@Suite("Variants for states") struct StateActionTests {
  private static let invite = "viewController: SBUInviteUserViewController\nchannelURL: crew\n"
  private static let all = ["loading", "get-channel-fails", "load-users-fails"]

  /// An editor with a screen, and the actions at `<>` that add a variant, by the name of the
  /// variant.
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

  /// The text of the screen after the variant is added, and the lines that the variant shows.
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

  // MARK: Edits

  @Test(arguments: [true, false])
  func variants_are_added_after_all_keys_for_every_kind_of_client(_ supportsVersionedEdits: Bool)
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

  @Test func a_variant_is_added_after_the_others_without_the_steps_of_the_screen() throws {
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

  @Test func braces_are_kept() throws {
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

  @Test func a_variant_is_added_to_its_own_screen_before_the_next_one() throws {
    let screen = "screen: a<>\n" + Self.invite + "\n# the next\n---\nscreen: b\n" + Self.invite
    let text = try adding("loading", to: screen).text
    #expect(text.contains("# the next\nvariants:\n  loading:\n    network: { latency: 300ms }\n"))
    #expect(text.hasSuffix("      - snapshot: loading\n---\nscreen: b\n" + Self.invite))
  }

  // MARK: Offered actions

  @Test func a_state_that_is_already_shown_is_not_offered() throws {
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

  @Test func an_empty_list_is_offered_if_the_screen_can_show_it() throws {
    let screen = """
      view<>Controller: SBUInviteUserViewController
      channelURL: crew
      data:
        users: [{ userId: ada, nickname: Ada }, { userId: ben, nickname: Ben }]
        groupChannels: [{ url: crew, isSuper: true, members: [ada] }]

      """
    // With an empty list of the app, other channels load users from the server.
    #expect(try offered(screen.replacing("true", with: "false")).names == Self.all)
    #expect(try offered(screen).names == Self.all + ["no-users"])
    let changed = try adding("no-users", to: screen)
    #expect(
      changed.text == screen.replacing("<>", with: "") + "variants:\n  no-users:\n    users: []\n")
    #expect(!changed.shown.contains("Ben") && !changed.shown.contains("◌"))
    #expect(try offered(screen + "users: []\n").names.contains("no-users") == false)
  }

  @Test func only_states_of_this_kind_of_screen_are_offered() throws {
    let settings = "view<>Controller: SBUGroupChannelSettingsViewController\nchannelURL: crew\n"
    #expect(try offered(settings).names == ["loading", "get-channel-fails"])
    #expect(try offered("view<>Controller: UIViewController\n").names == [])
  }

  @Test(
    arguments: [
      // The cursor is on another key.
      "viewController: SBUInviteUserViewController\nchannel<>URL: crew\n",
      // The screen cannot be run.
      "view<>Controller: SBUInviteUserViewController\n",
      // Nothing can be added to variants that are anchored or merged.
      "view<>Controller: SBUInviteUserViewController\nchannelURL: crew\nvariants: &v\n  b: { theme: dark }\n",
      "<<: { variants: { b: { theme: dark } } }\nview<>Controller: SBUInviteUserViewController\nchannelURL: crew\n",
    ])
  func nothing_is_offered_if_a_variant_cannot_be_added(_ text: String) throws {
    #expect(try offered(text).names == [])
  }
}
