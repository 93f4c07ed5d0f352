import CommandTestSupport
import DioramaCommand
import Testing

/// Frames that show the effects of steps: a last frame, frames after each step, and traces.
@Suite("Frames of steps") struct StepFrameTests {
  private func screen(_ steps: String, extra: String = "") -> String {
    """
    viewController: SBUInviteUserViewController
    channelURL: books
    currentUser: ann
    data:
      users:
        - { userId: ann, nickname: Ann }
        - { userId: bob, nickname: Bob }
      groupChannels: [{ url: books, members: [ann] }]
    \(extra)
    steps: \(steps)

    """
  }

  private func labels(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("── ") }.map {
      $0.trimming { $0 == "─" || $0 == " " }
    }
  }

  private func labels(of steps: String, extra: String = "", _ options: String...) throws
    -> [String]
  {
    let workspace = try Workspace(["a.yaml": screen(steps, extra: extra)])
    let run = try CommandRun(["render", workspace.path("a.yaml")] + options)
    #expect(run.errors == "")
    return labels(run.output)
  }

  // MARK: The last frame

  @Test func steps_after_the_last_snapshot_are_shown_in_a_last_frame() throws {
    let workspace = try Workspace(["a.yaml": screen("[snapshot: before, select: bob]")])
    let run = try workspace.run("render", "a.yaml")
    #expect(labels(run.output) == ["before", "at the end"])
    #expect(run.output.contains("[Invite 1]"), "\(run.output)")
  }

  @Test func the_last_frame_waits_for_running_requests() throws {
    let workspace = try Workspace([
      "a.yaml": screen(
        "[advance: 2s, snapshot: before, select: bob, tap: Invite]",
        extra: "network: { latency: 1s }")
    ])
    let run = try workspace.run("render", "a.yaml")
    #expect(labels(run.output) == ["before", "at the end"])
    #expect(run.output.contains("(dismissed: back to the "), "\(run.output)")
  }

  @Test(arguments: ["[snapshot: one]", "[select: bob, snapshot: one]"])
  func there_is_no_additional_frame_after_a_final_snapshot(steps: String) throws {
    #expect(try labels(of: steps) == ["one"])
  }

  @Test func a_screen_without_snapshot_steps_has_a_frame_without_a_label() throws {
    #expect(try labels(of: "[select: bob]") == [])
  }

  // MARK: A frame after each step

  @Test func each_step_has_a_frame_that_is_labeled_with_the_step() throws {
    #expect(
      try labels(
        of: "[select: [bob], snapshot: chosen, select: bob, tap: { row: 1 }, select: bob]",
        extra: "frames: each") == [
          "select: [bob]", "chosen", "select: bob", "tap: { row: 1 }", "select: bob (2)",
        ])
  }

  @Test func steps_whose_labels_are_cut_at_the_same_word_are_numbered() throws {
    let event = "event: { channel: books, channelChanged: Sea birds of the"
    let all = ["north", "south", "west"].map { "\(event) \($0) }" }.joined(separator: ", ")
    let shown = "event: { channel: books, channelChanged:"
    #expect(
      try labels(of: "[\(all)]", extra: "frames: each") == [
        "\(shown) Sea…", "\(shown)… (2)", "\(shown)… (3)",
      ])
  }

  @Test func effects_after_the_last_step_are_shown_in_a_last_frame() throws {
    #expect(
      try labels(of: "[select: bob, tap: Invite]", extra: "frames: each") == [
        "select: bob", "tap: Invite",
      ])
    #expect(
      try labels(
        of: "[advance: 2s, select: bob, tap: Invite]",
        extra: "frames: each\nnetwork: { latency: 1s }") == [
          "advance: 2s", "select: bob", "tap: Invite", "at the end",
        ])
  }

  @Test func frames_can_be_set_by_a_project_and_by_a_variant() throws {
    let workspace = try Workspace([
      "app/diorama.yaml": "frames: each\n",
      "app/a.yaml": screen("[select: bob]", extra: "variants: { plain: { frames: asked } }"),
    ])
    let run = try workspace.run("render", "app")
    #expect(run.errors == "")
    #expect(labels(run.output) == ["select: bob"])
    let plain = try workspace.run("render", "app", "--variant", "plain")
    #expect(labels(plain.output) == [])
  }

  // MARK: Traces

  @Test func a_trace_has_the_time_before_each_step() throws {
    #expect(
      try labels(
        of: "[advance: 300ms, snapshot: chosen, advance: 1s, select: bob]", "--trace") == [
          "0ms  at the start", "300ms  advance: 300ms", "300ms  chosen", "1300ms  advance: 1s",
          "1300ms  select: bob",
        ])
  }

  @Test func a_trace_does_not_change_recorded_snapshots() throws {
    let workspace = try Workspace(["app/a.yaml": screen("[select: bob]")])
    #expect(try workspace.run("record", "app").status == .success)
    let recorded = try workspace.text(of: "app/__Snapshots__/a.txt")
    #expect(try workspace.run("render", "app", "--trace").status == .success)
    #expect(try workspace.run("test", "app").status == .success)
    #expect(try workspace.text(of: "app/__Snapshots__/a.txt") == recorded)
    #expect(try workspace.run("render", "app").output == recorded)
  }

  // MARK: Labels

  @Test func a_duplicate_frame_label_is_a_warning_at_the_second_frame() throws {
    let workspace = try Workspace(["a.yaml": screen("[snapshot: x, snapshot: y, snapshot: x]")])
    let run = try workspace.run("lint", "a.yaml")
    #expect(
      run.output.hasPrefix("a.yaml:10:45: warning: duplicate frame label 'x' [duplicate-frame]\n"),
      "\(run.output)")
    #expect(run.output.contains("a.yaml:10:19: note: first used here"))
    #expect(run.status == .success)
  }
}

extension Substring {
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    var rest = self
    while let first = rest.first, isLeftOut(first) { rest.removeFirst() }
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return String(rest)
  }
}
