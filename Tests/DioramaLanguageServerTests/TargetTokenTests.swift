import Foundation
import Testing

@testable import DioramaLanguageServer

/// Words of which a run says more: names of screens, and what steps touch.
@Suite("Words that a run explains") struct TargetTokenTests {
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

  @Test func the_key_of_a_screen_s_name_waits_for_no_run() throws {
    let words = try words("scr<>een: a\n" + RunningEditor.twoFrames)
    #expect(words.hasPrefix("**screen**") && !words.contains("│"), "\(words)")
  }

  /// What is said of the word at `<>`.
  private func words(_ text: String) throws -> String {
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
  func a_screen_or_variant_is_explained_with_its_first_frame_however_it_is_written(
    text: String
  ) throws {
    let words = try words(text)
    #expect(words.contains(" [ ] │") && words.contains("○ "), "\(text): \(words)")
    #expect(!words.contains("●"), "\(words)")
  }

  @Test(arguments: [
    ("- tap: B<>en", "means row 1"), ("- tap: B<>ob", "nothing that can be touched"),
    ("- tap: 'B<>en'", "means row 1"), ("- { tap: B<>en }", "means row 1"),
    ("- tap: { row: B<>en }", "means row 1 (Ben)"), ("- tap: { row: <>1 }", "means row 1 (Ben)"),
    ("- select: b<>en", "means row 1 (Ben)"), ("- select: [b<>en]", "means row 1 (Ben)"),
    ("- scroll: { row: B<>en }", "means row 1 (Ben)"),
    ("- toggle: { row: B<>en }", "means row 1 (Ben)"),
    ("- tap: { button: Can<>cel }", "means leftBarButton (Cancel)"),
    ("- tap: { button: Canc<>el, row: 1 }", "nothing that can be touched"),
  ])
  func a_step_is_explained_by_what_it_would_touch(step: String, wanted: String) throws {
    let words = try words(RunningEditor.twoFrames.replacing("- tap: Ben", with: step))
    #expect(words.contains(wanted), "\(step): \(words)")
  }

  @Test func of_several_steps_in_a_line_the_one_is_explained_that_is_pointed_at() throws {
    let steps = "steps: [{ tap: Ben }, { tap: \"In<>vite 1\" }, { tap: Bob }]\n"
    let text = "viewController: SBUInviteUserViewController\nchannelURL: crew\n" + steps
    let said = try words(text)
    #expect(said.contains("means rightBarButton (Invite 1)"), "\(said)")
    // Before the first one there is nobody to invite.
    let first = "steps: [{ tap: \"<>Invite 1\" }, { tap: Ben }, { tap: \"Invite 1\" }]\n"
    #expect(try words(text.replacing(steps, with: first)).contains("nothing that can be touched"))
  }

  @Test(arguments: [
    ("- tap: { row: <> }", "Ben", "1"), ("- tap: { button: <> }", "Cancel", ""),
    ("- select: <>", "ben", ""), ("- scroll: { row: <> }", "Ben", ""),
    ("- select: [<>]", "ben", ""), ("- { tap: <> }", "Ben", ""), ("- { tap: B<>en L }", "Ben", ""),
  ])
  func what_a_step_can_name_is_proposed_first(step: String, wanted: String, other: String) throws {
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
  func texts_are_proposed_that_can_be_touched_at_that_step(step: String) throws {
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
