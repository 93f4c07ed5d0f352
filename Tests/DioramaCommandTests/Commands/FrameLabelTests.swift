import CommandTestSupport
import DioramaCommand
import Testing

/// The line above a frame of a screen that a step has opened. It contains the label of the step and
/// the class of the screen, neither of them cut off in the middle of a word.
@Suite("Labels of frames") struct FrameLabelTests {
  private static func moderations(width: Int, _ label: String, extra: String = "") -> String {
    """
    viewController: SBUModerationsViewController
    channelURL: club
    currentUser: ann
    data:
      users: [{ userId: ann, nickname: Ann }]
      groupChannels: [{ url: club, members: [{ userId: ann, isOperator: true }] }]
    device: { width: \(width) }
    \(extra)
    steps: [{ tap: Muted members }, { snapshot: \(label) }]

    """
  }

  private func label(_ project: [String: String], _ options: String...) throws -> String {
    let workspace = try Workspace(project)
    let run = try CommandRun(["render"] + options + [workspace.path("app")])
    #expect(run.errors == "")
    return String(run.output.split(separator: "\n").last { $0.hasPrefix("── ") } ?? "")
  }

  @Test(arguments: [
    (48, "── muted · SBUUserListViewController ───────────"),
    (36, "── muted · SBUUserListViewController"),
    (35, "── muted · SBUUserListView… ───────"),
    (28, "── muted · SBUUserListView…"),
    (26, "── muted · SBUUserList… ──"),
    (24, "── muted · SBUUserList…"),
  ])
  func a_class_name_is_only_cut_off_at_the_end_of_a_word(width: Int, line: String) throws {
    let screen = Self.moderations(width: width, "muted")
    #expect(try label(["app/a.yaml": screen]) == line)
  }

  @Test(arguments: [
    ("the muted of all", "── the muted of all ────"),
    ("the muted of all times", "── the muted of all… ───"),
    ("Donaudampfschifffahrtsgesellschaft", "── Donaudampfschifffahr…"),
    ("안녕하세요 여러분 그리고 모두", "── 안녕하세요 여러분… ──"),
  ])
  func the_label_of_a_step_takes_precedence_over_the_class(words: String, line: String) throws {
    let screen = Self.moderations(width: 24, words)
    #expect(try label(["app/a.yaml": screen]) == line)
  }

  @Test func the_width_of_a_project_variant_or_option_shortens_a_label() throws {
    let wide = Self.moderations(
      width: 40, "muted", extra: "variants: { a: { device: { width: 28 } } }")
    let line = "── muted · SBUUserListView…"
    #expect(try label(["app/a.yaml": wide], "--variant", "a") == line)
    #expect(try label(["app/a.yaml": wide], "--filter", "a", "--width", "28") == line)
    let plain = Self.moderations(width: 40, "muted").replacing("device: { width: 40 }\n", with: "")
    #expect(
      try label(["app/a.yaml": plain, "app/diorama.yaml": "device: { width: 28 }\n"]) == line)
  }

  @Test func the_label_of_a_trace_starts_with_the_time() throws {
    let screen = Self.moderations(width: 30, "muted")
    #expect(try label(["app/a.yaml": screen], "--trace") == "── 0ms  muted · SBUUserList… ─")
  }
}
