import DioramaSystem
import Testing

@testable import DioramaAuthoring
@testable import DioramaCommand

/// Which input a screen depends on that should depend on none.
@Suite("Proving") struct ProofTests {
  private func run(_ screens: KeyValuePairs<String, String?>) -> ScreenRun {
    var run = ScreenRun()
    for (id, text) in screens {
      run.snapshots.append(("screens/\(id).yaml \(id)", text.map { Array($0.utf8) }))
    }
    return run
  }

  @Test func the_first_line_that_changed_is_named_whatever_the_order() {
    let base = run(["a": "1\n2\n3\n", "b": "1\n", "c": nil])
    #expect(base.changes(in: run(["c": nil, "b": "1\n", "a": "1\n2\n3\n"])).isEmpty)
    let changes = base.changes(in: run(["b": "1\n2\n", "c": "x\n", "a": "1\nzwei\n3\n"]))
    #expect(changes.map(\.id) == ["a", "b", "c"].map { "screens/\($0).yaml \($0)" })
    #expect(changes.map(\.line) == [2, 2, 1])
    #expect(changes.map(\.before) == ["2", "", "(no snapshot)"])
    #expect(changes.map(\.after) == ["zwei", "2", "x"])
  }

  @Test func the_report_names_input_screen_and_line() {
    let zone = Disturbance(input: "time zone", way: "TZ=Asia/Tokyo")
    let order = Disturbance(input: "order", way: "the last screen first")
    let change = ScreenRun.Change(
      id: "screens/a.yaml a", line: 9, before: "│ 12:00 │", after: "│ 21:00 │")
    let findings = Proof.Findings(
      changes: [(order, []), (zone, [change])], screenCount: 3, skipped: [])
    let report = ProofReport(findings)
    #expect(
      report.text.text == """
        order        same
        time zone    a changes with TZ=Asia/Tokyo, line 9:
          - │ 12:00 │
          + │ 21:00 │
        1 of 3 screens depends on what they should not

        """)
    #expect(!findings.isProved)
  }

  @Test func an_input_that_there_is_not_is_told_with_the_nearest() throws {
    let run = try CommandRun(["prove", "--input", "timezone", "screens"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("there is no input 'timezone'; did you mean 'time zone'?"))
  }

  // `make prove` looks at all that are shipped.
  @Test(.enabled(if: Tool.isThere)) func shipped_screens_depend_on_nothing() throws {
    let (status, text) = try Tool.shell("\"$0\" prove \"$1\"", "screens/invite")
    #expect(status == 0)
    for input in Disturbance.inputs { #expect(text.contains("\(input) "), "\(text)") }
    #expect(text.hasSuffix("screens: nothing changes them\n"), "\(text)")
  }

  @Test(.enabled(if: Tool.isThere)) func what_chooses_screens_chooses_them_in_each_run() throws {
    let (status, text) = try Tool.shell(
      "\"$0\" prove --variant dark --input tasks \"$1\"", "screens/invite")
    #expect(status == 0)
    #expect(text == "tasks        same\n1 screen: nothing changes them\n", "\(text)")
  }

  @Test(
    .enabled(if: Tool.isThere),
    arguments: [
      ("hashSeed", "hash seed"), ("timeZone", "time zone"),
      ("locale", "locale"), ("directory", "directory"), ("environment", "environment"),
      ("second", "wall clock"),
    ])
  func a_screen_that_leaks_is_named_with_its_input_and_line(leak: String, input: String) throws {
    let text = try proof(of: leak, "--input", input)
    // The fourth line of the frame's text is the bar's; six lines of the head stand above.
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("\(input) ") }, "\(text)")
    #expect(text.contains(" leaky changes with "), "\(text)")
    // The machine's clock is read on a thread of its own, which every run says of itself.
    #expect(text.contains("[own-thread]") == (leak == "second"), "\(text)")
    #expect(text.contains(", line 9:\n  - │ "), "\(text)")
    #expect(text.hasSuffix(" on what they should not\n"), "\(text)")
  }

  /// A screen that counts the runs of its process is alone in it.
  @Test(.enabled(if: Tool.isThere)) func no_screen_depends_on_the_order_of_screens() throws {
    let text = try proof(of: "order", "--input", "order", status: 0)
    #expect(text.contains("order        same\n"), "\(text)")
  }

  @Test(.enabled(if: Tool.isThere && FakeTime.library != nil))
  func a_screen_that_shows_the_year_is_found_without_waiting_for_it() throws {
    let text = try proof(of: "year", "--input", "wall clock")
    #expect(text.contains("leaky changes with eleven years on, line 9:"), "\(text)")
    #expect(text.contains("leaky changes with in February 1996, line 9:"), "\(text)")
    #expect(text.contains("  + │ [Cancel]            1996 "), "\(text)")
    #expect(!text.contains("a later second"), "\(text)")
  }

  /// What `prove` says of two screens, the first of which shows what none may depend on.
  private func proof(of leak: String, _ options: String..., status wanted: Int = 1) throws -> String
  {
    let screen = """
      viewController: SBUInviteUserViewController
      channelURL: club
      currentUser: ann
      data: { users: [{ userId: ann }], groupChannels: [{ url: club, members: [ann] }] }
      headerComponent: { type: LeakyHeader, leak: \(leak) }

      """
    let folder = try Workspace(["screens/leaky.yaml": screen, "screens/other.yaml": screen])
    let options = options.map { "'\($0)'" }.joined(separator: " ")
    let line = "\"$(dirname \"$0\")/LeakyTool\" prove \(options) \"$1\""
    let (status, text) = try Tool.shell(line, folder.path("screens"))
    #expect(status == wanted, "\(text)")
    return text
  }

  @Test func a_screen_that_cannot_be_run_proves_nothing() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "steps: [{ select: nobody }]")
    ])
    let run = try workspace.run("prove", "--input", "order", "screens")
    #expect(run.errors.contains("there is no row of 'nobody'"), "\(run.transcript)")
    #expect(run.status == .failure)
  }
}
