import CommandTestSupport
import Testing

@testable import DioramaAuthoring
@testable import DioramaCommand

/// Screens that depend on an input that they should not depend on.
@Suite("Proving") struct ProofTests {
  private func run(_ screens: KeyValuePairs<String, String?>) -> ScreenRun {
    var run = ScreenRun()
    for (id, text) in screens {
      run.snapshots.append(("screens/\(id).yaml \(id)", text.map { Array($0.utf8) }))
    }
    return run
  }

  @Test func the_first_changed_line_is_found_in_any_screen_order() {
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
    let findings = Proof.Findings(changes: [(order, []), (zone, [change])], screenCount: 3)
    let report = ProofReport(findings)
    #expect(
      report.text.text == """
        order        same
        time zone    a changes with TZ=Asia/Tokyo, line 9:
          - │ 12:00 │
          + │ 21:00 │
        1 of 3 screens depends on these inputs

        """)
    #expect(!findings.isProved)
  }

  @Test func an_unknown_input_suggests_the_closest_one() throws {
    let run = try CommandRun(["prove", "--input", "timezone", "screens"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("unknown input 'timezone'; did you mean 'time zone'?"))
  }

  @Test func a_failing_screen_fails_the_proof() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice", extra: "steps: [{ select: walter }]")
    ])
    let run = try workspace.run("prove", "--input", "order", "screens")
    #expect(run.errors.contains("no row matches 'walter'"), "\(run.transcript)")
    #expect(run.status == .failure)
  }
}
