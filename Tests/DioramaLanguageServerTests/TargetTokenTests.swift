import Foundation
import Testing

@testable import DioramaLanguageServer

/// Explanations and proposals from a run: names of screens and targets of steps.
@Suite("Explanations from a run") struct TargetTokenTests {
  @Test func a_screen_s_name_is_explained_with_its_first_frame() throws {
    let text = "screen: hello\n" + RunningEditor.twoFrames
    let editor = try RunningEditor(["a.yaml": text])
    try editor.open(saved: "a.yaml")
    let answer = try editor.request(
      "textDocument/hover",
      editor.document("a.yaml").merging(["position": ["line": 0, "character": 9]]) { $1 })
    let contents = (answer["result"] as? [String: Any])?["contents"] as? [String: String]
    #expect(
      contents?["value"]?.contains("│ ○ Ben                                    [ ] │") == true)
  }

  @Test func the_key_of_a_screen_s_name_is_explained_without_a_frame() throws {
    let hoverText = try hoverText("scr<>een: a\n" + RunningEditor.twoFrames)
    #expect(hoverText.hasPrefix("**screen**") && !hoverText.contains("│"), "\(hoverText)")
  }

  /// The hover text at `<>`.
  private func hoverText(_ text: String) throws -> String {
    let editor = try RunningEditor(["a.yaml": text])
    let (_, position) = try #require(editor.cursor)
    let answer = try editor.request(
      "textDocument/hover", editor.document("a.yaml").merging(["position": position]) { $1 })
    let contents = (answer["result"] as? [String: Any])?["contents"] as? [String: String]
    return contents?["value"] ?? ""
  }

  @Test(arguments: [
    "vi<>ewController: SBUInviteUserViewController\nchannelURL: crew\n",
    "screen: a\nviewController: SBUInviteUserViewController\nchannelURL: crew\n"
      + "variants:\n  ni<>ght:\n    currentUser: ben\n",
    "screen: a\nviewController: SBUInviteUserViewController\nchannelURL: crew\n"
      + "variants: { day: { theme: light, steps: [{ tap: Ben }] }, n<>ight: { theme: dark } }\n",
    "{ screen: hel<>lo, viewController: SBUInviteUserViewController, channelURL: crew }\n",
  ])
  func screens_and_variants_of_any_style_are_explained_with_their_first_frame(
    text: String
  ) throws {
    let hoverText = try hoverText(text)
    #expect(hoverText.contains(" [ ] │") && hoverText.contains("○ "), "\(text): \(hoverText)")
    #expect(!hoverText.contains("●"), "\(hoverText)")
  }

  @Test(arguments: [
    ("- tap: B<>en", "matches row 1"),
    ("- tap: B<>ob", "no element that can be touched at this step matches"),
    ("- tap: 'B<>en'", "matches row 1"), ("- { tap: B<>en }", "matches row 1"),
    ("- tap: { row: B<>en }", "matches row 1 (Ben)"),
    ("- tap: { row: <>1 }", "matches row 1 (Ben)"),
    ("- select: b<>en", "matches row 1 (Ben)"), ("- select: [b<>en]", "matches row 1 (Ben)"),
    ("- scroll: { row: B<>en }", "matches row 1 (Ben)"),
    ("- toggle: { row: B<>en }", "matches row 1 (Ben)"),
    ("- tap: { button: Can<>cel }", "matches leftBarButton (Cancel)"),
    ("- tap: { button: Canc<>el, row: 1 }", "no element that can be touched at this step matches"),
  ])
  func a_step_is_explained_by_what_it_would_touch(step: String, wanted: String) throws {
    let hoverText = try hoverText(RunningEditor.twoFrames.replacing("- tap: Ben", with: step))
    #expect(hoverText.contains(wanted), "\(step): \(hoverText)")
  }

  @Test(arguments: [
    "\"\\x42e<>n\"", "&who Be<>n", "&who 'Be<>n'", "!!str \"B<>en\"", "\"Be<>n\" # it\"s",
  ])
  func a_text_is_explained_in_any_spelling(value: String) throws {
    let steps = RunningEditor.twoFrames.replacing("- tap: Ben", with: "- tap: \(value)")
    #expect(try hoverText(steps).contains("matches row 1"), "\(value)")
  }

  @Test func the_step_at_the_cursor_is_explained_among_several_on_a_line() throws {
    let steps = "steps: [{ tap: Ben }, { tap: \"In<>vite 1\" }, { tap: Bob }]\n"
    let text = "viewController: SBUInviteUserViewController\nchannelURL: crew\n" + steps
    let said = try hoverText(text)
    #expect(said.contains("matches rightBarButton (Invite 1)"), "\(said)")
    // Before the first step no user can be invited.
    let first = "steps: [{ tap: \"<>Invite 1\" }, { tap: Ben }, { tap: \"Invite 1\" }]\n"
    #expect(
      try hoverText(text.replacing(steps, with: first))
        .contains("no element that can be touched at this step matches"))
  }

  @Test(arguments: [
    ("- tap: { row: <> }", "Ben", "1"), ("- tap: { button: <> }", "Cancel", ""),
    ("- select: <>", "ben", ""), ("- scroll: { row: <> }", "Ben", ""),
    ("- select: [<>]", "ben", ""), ("- { tap: <> }", "Ben", ""), ("- { tap: B<>en L }", "Ben", ""),
  ])
  func targets_of_a_step_are_proposed_first(step: String, wanted: String, other: String) throws {
    let editor = try RunningEditor([
      "a.yaml": RunningEditor.twoFrames.replacing("- tap: Ben", with: step)
    ])
    let items = try editor.atCursor("completion")["result"] as? [[String: Any]] ?? []
    let ordered = items.sorted {
      ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "")
    }
    let labels = ordered.compactMap { $0["label"] as? String }
    #expect(labels.prefix(3).contains(wanted), "\(step): \(labels)")
  }

  @Test(arguments: ["- tap: |", "- tap: B|", "- tap: Be|n", "- tap: '|'"])
  func tappable_texts_are_proposed_for_a_step(step: String) throws {
    let whole = RunningEditor.twoFrames.replacing("- tap: Ben", with: step)
    let text = whole.replacing("|", with: "")
    let line = try #require(step.firstIndex(of: "|"))
    let column = 2 + step.distance(from: step.startIndex, to: line)
    let editor = try RunningEditor()
    try editor.open("a.yaml", text)
    let answer = try editor.request(
      "textDocument/completion",
      editor.document("a.yaml").merging(["position": ["line": 4, "character": column]]) { $1 })
    let items = answer["result"] as? [[String: Any]] ?? []
    let labels = items.compactMap { $0["label"] as? String }
    #expect(Array(labels.prefix(3)) == ["Cancel", "Invite", "Ben"] || labels.contains("Ben"))
    let edit = items.first { $0["label"] as? String == "Ben" }?["textEdit"] as? [String: Any]
    let range = edit?["range"] as? [String: [String: Int]]
    #expect(range?["start"]?["character"] == (step.contains("'") ? 10 : 9), "\(step)")
  }
}
