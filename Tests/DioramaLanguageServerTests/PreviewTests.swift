import Foundation
import Testing

@testable import DioramaLanguageServer

/// What an editor shows beside a text: frames, a file that follows the cursor, and the gallery.
@Suite("Preview of the language server") struct PreviewTests {
  @Test func a_preview_has_the_frames_of_the_screen_at_the_cursor() throws {
    let editor = try RunningEditor([
      "a.yaml": RunningEditor.twoFrames + "variants:\n  dark:\n    theme: dark\n"
    ])
    try editor.open(saved: "a.yaml")
    func preview(_ params: [String: Any]) throws -> [String: Any] {
      let answer = try editor.request(
        "diorama/preview", editor.document("a.yaml").merging(params) { $1 })
      return answer["result"] as? [String: Any] ?? answer
    }
    let plain = try preview(["position": ["line": 1, "character": 0]])
    #expect(plain["screen"] as? String == "a")
    #expect(plain["version"] as? Int == 1)
    let frames = try #require(plain["frames"] as? [[String: Any]])
    #expect(frames.map { $0["label"] as? String } == ["first", "chosen"])
    #expect(frames[0]["runs"] == nil)
    let lines = try #require(frames[1]["lines"] as? [String])
    #expect(lines[1] == "│ [Cancel]        Invite users      [Invite 1] │")
    let dark = try preview(["position": ["line": 8, "character": 4], "styles": true])
    #expect(dark["screen"] as? String == "a@dark")
    let rows = (dark["frames"] as? [[String: Any]])?[1]["runs"] as? [[[String: Any]]]
    let row = try #require(rows?[1])
    #expect(row.compactMap { $0["text"] as? String }.joined() == lines[1])
    #expect(row.contains { ($0["background"] as? String)?.hasPrefix("#") == true })
    let other = try preview(["screen": "unheard-of"])
    #expect((other["error"] as? [String: Any])?["code"] as? Int == -32602)
  }

  @Test(arguments: [
    (0, "a"), (6, "a"), (7, "a@night"), (8, "a@night"), (9, "a@wide"), (11, "a@wide"),
    // The lines after the variants, after the matrix and at the end belong to the screen.
    (12, "a"), (13, "a@light"), (14, "a"), (15, "a"),
  ])
  func a_line_belongs_to_a_variant_only_inside_of_the_variant(line: Int, screen: String) throws {
    let rest = """
      variants:
        night:
          theme: dark
        wide:
          device:
            width: 60
      matrix:
        theme: [light]
      tags: [people]

      """
    let editor = try RunningEditor(["a.yaml": RunningEditor.twoFrames + rest])
    try editor.open(saved: "a.yaml")
    let place = ["line": line, "character": 0]
    let preview = try editor.request(
      "diorama/preview", editor.document("a.yaml").merging(["position": place]) { $1 })
    #expect((preview["result"] as? [String: Any])?["screen"] as? String == screen)
    let answer = try editor.request(
      "textDocument/codeAction",
      editor.document("a.yaml").merging([
        "range": ["start": place, "end": place], "context": ["diagnostics": [Any]()],
      ]) { $1 })
    let titles = (answer["result"] as? [[String: Any]])?.compactMap { $0["title"] as? String }
    #expect(titles?.filter { $0.hasPrefix("Record") } == ["Record the snapshot of '\(screen)'"])
  }

  @Test func the_preview_file_follows_the_screen_at_the_cursor_if_enabled() throws {
    let editor = try RunningEditor(["a.yaml": RunningEditor.twoFrames], preview: true)
    try editor.open(saved: "a.yaml")
    _ = try editor.request(
      "textDocument/hover",
      editor.document("a.yaml").merging(["position": ["line": 0, "character": 2]]) { $1 })
    let page = try #require(editor.text(of: ".diorama/preview/screen.txt"))
    #expect(page.hasPrefix("a: not recorded\n\n── first ──\n┌──"), "\(page)")
    #expect(editor.text(of: ".diorama/.gitignore") == "*\n")
    try editor.change(
      "a.yaml", version: 2, to: RunningEditor.twoFrames.replacing("Ben", with: "Bob"))
    try editor.work()
    let now = try #require(editor.text(of: ".diorama/preview/screen.txt"))
    #expect(now.hasPrefix("a: cannot be shown\nerror: no tappable element is labeled 'Bob'"))
  }

  // MARK: Gallery

  /// The note in the project's `.diorama` folder, and whether the editor links to the gallery
  /// because of it.
  @Test(arguments: [
    ("PID 4321 0a1b\n", true),
    // A process that has ended, and invalid notes.
    ("99999999 4321 0a1b\n", false), ("PID 0 0a1b\n", false), ("PID 4321 a/../b\n", false),
    ("http://example.com/\n", false), ("-1 4321 0a1b\n", false),
  ])
  func the_gallery_is_linked_only_while_it_is_served(note: String, isServed: Bool) throws {
    let text = RunningEditor.twoFrames + "variants:\n  night: { theme: dark }\n"
    let editor = try RunningEditor(
      [
        "a.yaml": text,
        ".diorama/gallery": note.replacing(
          "PID", with: "\(ProcessInfo.processInfo.processIdentifier)"),
      ], ["window": ["showDocument": ["support": true]]])
    try editor.open(saved: "a.yaml")
    let place = ["line": 7, "character": 3]
    let preview = try editor.request(
      "diorama/preview", editor.document("a.yaml").merging(["position": place]) { $1 })
    let address = (preview["result"] as? [String: Any])?["gallery"] as? String
    #expect(address == (isServed ? "http://127.0.0.1:4321/?token=0a1b#a@night" : nil))
    let answer = try editor.request(
      "textDocument/codeAction",
      editor.document("a.yaml").merging([
        "range": ["start": place, "end": place], "context": ["diagnostics": [Any]()],
      ]) { $1 })
    let actions = answer["result"] as? [[String: Any]] ?? []
    let action = actions.first { $0["title"] as? String == "Show 'a@night' in the gallery" }
    #expect((action != nil) == isServed)
    let command: [String: Any] = [
      "command": "diorama.gallery",
      "arguments": [["uri": editor.uri("a.yaml"), "screen": "a@night"]],
    ]
    #expect(
      try editor.execute(action?["command"] as? [String: Any] ?? command)
        == (isServed ? nil : "no gallery of the project is served; run `gallery --serve`"))
    let shown =
      editor.received.first { $0["method"] as? String == "window/showDocument" }?["params"]
      as? [String: Any]
    #expect(shown?["uri"] as? String == (isServed ? address : nil))
    #expect(shown?["external"] as? Bool == (isServed ? true : nil))
  }
}
