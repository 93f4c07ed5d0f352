import CommandTestSupport
import Foundation
import Testing

/// A component that traps, calls `exit` or never ends fails only its own screen. `CrashingTool` is
/// an app's own command with a header that does these things.
@Suite("Ended screens", .enabled(if: Tool.isAvailable)) struct EndedScreenTests {
  /// A screen of the weather in Oslo whose header is faulty.
  private func screen(_ header: String) -> String {
    """
    viewController: ForecastViewController
    city: oslo
    device: { width: 30 }
    headerComponent: { type: FaultyHeader, \(header) }
    data:
      cities:
        - { id: oslo, name: Oslo, degrees: 1, days: [{ name: Monday, sky: snow, degrees: -5 }] }
    steps:
      - snapshot: first
      - select: Monday

    """
  }

  /// A project with a correct screen before the others and one after them.
  private func project(_ headers: KeyValuePairs<String, String>) throws -> Workspace {
    var files = ["screens/a-first.yaml": screen("fault: nothing")]
    files["screens/z-last.yaml"] = screen("fault: nothing")
    for (name, header) in headers { files["screens/\(name).yaml"] = screen(header) }
    return try Workspace(files)
  }

  /// Runs `CrashingTool` in the project's folder, for at most 300 seconds.
  private func run(
    _ arguments: String, in folder: Workspace, before: String = ""
  ) throws -> (status: Int32, printed: String) {
    try Tool.shell(
      "cd \"$1\" && env -u CI \(before) timeout 300 \"$(dirname \"$0\")/CrashingTool\" "
        + arguments,
      folder.path(""))
  }

  /// Runs `watch` until it has printed a text.
  private func watch(
    _ arguments: String, in folder: Workspace, until text: String
  ) throws -> (status: Int32, printed: String) {
    try Tool.shell(
      """
      cd "$1"
      env -u CI "$(dirname "$0")/CrashingTool" watch \(arguments) >log 2>&1 </dev/null &
      for i in $(seq 1200); do grep -q '\(text)' log && break; sleep 0.05; done
      kill -9 $!; cat log
      """, folder.path(""))
  }

  @Test func a_trap_is_reported_at_its_step_and_the_other_screens_are_rendered() throws {
    let folder = try project(["m": "fault: index"])
    let (status, text) = try run("render screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(text.contains("screen: a-first\n"), "\(text)")
    #expect(text.contains("screen: z-last\n"), "\(text)")
    #expect(!text.contains("screen: m\n"), "\(text)")
    #expect(
      text.contains(
        "screens/m.yaml:10:5: error: the screen's code crashed in FaultyHeader.triggerFault() "
          + "(FaultyHeader.swift:"), "\(text)")
    #expect(text.contains(" at step 2: Index out of range [crashed]\n"), "\(text)")
    #expect(text.contains("help: its output is in screens/.diorama/crashes/m.txt"), "\(text)")
    let trace = try folder.text(of: "screens/.diorama/crashes/m.txt")
    #expect(trace.contains("ForecastViewController.viewDidLoad()"), "\(trace)")
  }

  /// The limit counts the processes of a user, so the tool runs as a user that has no others.
  @Test(
    .enabled(if: geteuid() == 0, "needs root"),
    arguments: ["test", "render", "gallery --out p.html", "list", "lint"], [1, 8])
  func a_command_reports_that_no_process_can_be_started(command: String, jobs: Int) throws {
    let folder = try project(["m": "fault: nothing, asked: true"])
    let (status, text) = try Tool.shell(
      """
      cd "$1" && chmod -R a+rwX . && chmod a+x "$(dirname "$0")" 2>/dev/null
      timeout -s KILL 60 setpriv --reuid=65534 --clear-groups prlimit --nproc=0 \
        "$(dirname "$0")/CrashingTool" \(command) --jobs \(jobs) --filter m --filter z-last screens 2>&1
      """, folder.path(""))
    #expect(status == (command == "lint" ? 1 : 2), "\(text)")
    #expect(
      text.contains(
        "cannot start a process for the screens: resource temporarily unavailable"), "\(text)")
    #expect(!text.contains("no screen matches"), "\(text)")
  }

  @Test func a_crashed_screen_with_a_long_path_is_named() throws {
    let folders = ["a", "b", "c"].map { String(repeating: $0, count: 200) }.joined(separator: "/")
    let folder = try project(["\(folders)/m": "fault: index"])
    let (status, text) = try run("test screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(
      text.contains(
        "/m.yaml:10:5: error: the screen's code crashed in FaultyHeader.triggerFault()"),
      "\(text)")
    #expect(text.contains("2 missing, 1 failed"), "\(text)")
  }

  @Test func a_gallery_shows_a_crashed_screen_as_failed_next_to_the_others() throws {
    let folder = try project(["m": "fault: index"])
    let (status, text) = try run("gallery --out page.html screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(text.contains("wrote page.html: 3 screens, 2 missing, 1 failed\n"), "\(text)")
    #expect(text.contains("screens/m.yaml:10:5: error: the screen's code crashed"), "\(text)")
    #expect(try folder.text(of: "page.html").contains("<li><code>m</code> failed</li>"))
  }

  @Test func no_crash_trace_is_written_if_CI_is_set() throws {
    let folder = try project(["m": "fault: index"])
    let (status, text) = try run("test screens", in: folder, before: "CI=1")
    #expect(status == 2, "\(text)")
    #expect(text.contains("FaultyHeader.triggerFault()"), "\(text)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("screens/.diorama/crashes")))
  }

  @Test func a_crash_before_the_first_step_is_reported_at_the_screen() throws {
    let folder = try project(["m": "fault: index, early: true"])
    let (status, text) = try run("render screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(text.contains("screens/m.yaml:1:1: error: the screen's code crashed in "), "\(text)")
    #expect(text.contains(" before its first step: Index out of range"), "\(text)")
  }

  @Test(arguments: ["overflow", "abort"])
  func a_stack_overflow_and_an_abort_are_reported_as_crashes(fault: String) throws {
    let folder = try project(["m": "fault: \(fault)"])
    let (status, text) = try run("test --jobs 1 screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(text.contains("screens/m.yaml:10:5: error: the screen's code crashed"), "\(text)")
    #expect(text.contains("1 failed"), "\(text)")
    #expect(text.contains("2 missing"), "\(text)")
  }

  @Test func a_component_that_calls_exit_is_reported_as_a_crash() throws {
    let folder = try project(["m": "fault: exit"])
    let (status, text) = try run("test screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(
      text.contains(
        "screens/m.yaml:10:5: error: the screen's code called 'exit' at step 2, which ends its "
          + "process [crashed]"), "\(text)")
  }

  @Test(arguments: [1, 2, 8])
  func an_endless_loop_is_stopped_and_reported_at_its_step(jobs: Int) throws {
    let folder = try project(["m": "fault: loop"])
    let (status, text) = try run("render --timeout 0.3 --jobs \(jobs) screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(text.contains("screen: z-last\n"), "\(text)")
    #expect(
      text.contains(
        "screens/m.yaml:10:5: error: the screen did not finish in 0.3 s at step 2"),
      "\(text)")
    #expect(text.contains("[time-limit]"), "\(text)")
  }

  /// Without the limit it would take 4 GB and then fail differently.
  @Test(arguments: [1, 2, 8])
  func a_component_over_the_memory_limit_is_stopped_and_reported_at_its_step(jobs: Int) throws {
    let folder = try project(["m": "fault: eat"])
    let (status, text) = try run(
      "render --memory 500 --jobs \(jobs) screens", in: folder, before: "prlimit --as=4000000000")
    #expect(status == 2, "\(text)")
    #expect(text.contains("screen: a-first\n"), "\(text)")
    #expect(text.contains("screen: z-last\n"), "\(text)")
    #expect(
      text.contains(
        "screens/m.yaml:10:5: error: the screen used more memory than 500 MB at step 2"), "\(text)")
    #expect(text.contains(" [memory-limit]\n"), "\(text)")
  }

  /// Each takes 160 MB, which is below the limit; two together exceed it.
  @Test func screens_that_exceed_the_memory_limit_only_together_all_finish() throws {
    let folder = try project([
      "b": "fault: feast", "c": "fault: feast", "d": "fault: feast", "e": "fault: feast",
    ])
    let (status, text) = try run("test --jobs 4 --memory 300 screens", in: folder)
    #expect(status == 1, "\(text)")
    #expect(text.contains("6 missing"), "\(text)")
  }

  @Test func all_of_several_crashes_are_reported_and_the_report_is_complete() throws {
    let folder = try project([
      "b": "fault: index", "c": "fault: exit", "d": "fault: abort", "e": "fault: index",
    ])
    let (status, text) = try run("test --format json --junit report.xml screens", in: folder)
    #expect(status == 2, "\(text)")
    for name in ["b", "c", "d", "e"] {
      #expect(text.contains("screens/\(name).yaml"), "\(name): \(text)")
    }
    let report = try folder.text(of: "report.xml")
    #expect(report.contains("tests=\"6\""), "\(report)")
    #expect(report.hasSuffix("</testsuites>\n"), "\(report)")
  }

  @Test func screens_that_do_not_crash_again_when_isolated_are_all_reported() throws {
    let folder = try project(["b": "fault: shy", "c": "fault: shy", "d": "fault: shy"])
    let (status, text) = try run("test screens", in: folder)
    #expect(status == 2, "\(text)")
    for name in ["b", "c", "d"] {
      #expect(
        text.contains(
          "screens/\(name).yaml:10:5: error: the screen's code crashed at step 2: it was "
            + "terminated by signal 6 (Aborted) [crashed]"),
        "\(text)")
    }
    #expect(text.contains("2 missing"), "\(text)")
  }

  /// Each crash needs another process, and a cause that ends all screens is not a fault of each.
  @Test func after_fifty_crashes_the_remaining_screens_are_reported_as_not_run() throws {
    var files = ["screens/a-first.yaml": screen("fault: nothing")]
    for number in 10..<65 { files["screens/m\(number).yaml"] = screen("fault: index") }
    files["screens/z-last.yaml"] = screen("fault: nothing")
    let folder = try Workspace(files)
    let (status, text) = try run("test --jobs 1 screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(
      text.contains(
        "screens/m59.yaml:10:5: error: the screen's code crashed at step 2: Index out of range"),
      "\(text)")
    for name in ["m60", "z-last"] {
      #expect(
        text.contains(
          "screens/\(name).yaml:1:1: error: the screen was not run: 50 other screens ended "
            + "their process [crashed]"), "\(text)")
    }
    #expect(text.contains("0 passed, 1 missing, 56 failed\n"), "\(text)")
  }

  /// Even if it does not exceed the limit again when it is isolated.
  @Test(arguments: [1, 2])
  func a_screen_over_the_memory_limit_only_once_is_reported(jobs: Int) throws {
    let folder = try project(["b": "fault: hungry", "c": "fault: hungry"])
    let (status, text) = try run("test --memory 120 --jobs \(jobs) screens", in: folder)
    #expect(status == 2, "\(text)")
    for name in ["b", "c"] {
      #expect(
        text.contains(
          "screens/\(name).yaml:10:5: error: the screen used more memory than 120 MB at step 2"),
        "\(text)")
    }
    #expect(text.contains("2 missing, 2 failed"), "\(text)")
  }

  // MARK: What screens share

  /// Each screen shows a static variable that it has incremented.
  @Test(arguments: ["render", "render --trace", "gallery --format json", "watch"], [1, 2, 8])
  func no_screen_sees_state_that_another_screen_left(command: String, jobs: Int) throws {
    let fault = "fault: count, early: true"
    let folder = try project(["b": fault, "c": fault, "d": fault, "e": fault])
    let (_, text) =
      command == "watch"
      ? try watch("--format json --jobs \(jobs) screens", in: folder, until: "made 1")
      : try run("\(command) --jobs \(jobs) screens", in: folder)
    #expect(text.contains("made 1"), "\(text)")
    for other in 2...9 { #expect(!text.contains("made \(other)"), "\(text)") }
  }

  @Test func recorded_snapshots_pass_in_every_later_run() throws {
    let fault = "fault: count, early: true"
    let folder = try project(["b": fault, "c": fault, "d": fault, "e": fault])
    let (status, text) = try run("record screens", in: folder)
    #expect(status == 0, "\(text)")
    for round in 1...20 {
      let (status, text) = try run("test --jobs \(round % 4 + 1) screens", in: folder)
      #expect(status == 0, "\(text)")
      #expect(text.contains("6 passed\n"), "\(text)")
    }
  }

  // MARK: What a screen's code may do to its process

  @Test func a_component_killed_by_a_signal_fails_only_its_own_screen() throws {
    let folder = try project(["m": "fault: kill"])
    let (status, text) = try run("test screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(
      text.contains(
        "screens/m.yaml:10:5: error: the screen's code crashed at step 2: it was terminated by "
          + "signal 9 (Killed) [crashed]"), "\(text)")
    #expect(text.contains("2 missing, 1 failed"), "\(text)")
  }

  @Test(arguments: ["thread", "spawn"], [1, 2])
  func threads_and_programs_left_running_affect_no_other_screen(fault: String, jobs: Int) throws {
    let folder = try project(["b": "fault: \(fault)", "c": "fault: \(fault)"])
    let (status, text) = try run("test --jobs \(jobs) screens", in: folder)
    #expect(status == 1, "\(text)")
    #expect(text.contains("0 passed, 4 missing\n"), "\(text)")
  }

  @Test(arguments: ["close", "garbage"], [1, 2])
  func a_component_that_corrupts_the_pipe_fails_only_its_own_screen(
    fault: String, jobs: Int
  ) throws {
    let folder = try project(["m": "fault: \(fault)"])
    let (status, text) = try run("test --jobs \(jobs) screens", in: folder)
    #expect(status == 2, "\(text)")
    #expect(text.contains("screens/m.yaml:"), "\(text)")
    #expect(text.contains("2 missing, 1 failed"), "\(text)")
  }

  @Test func output_of_a_screen_goes_to_standard_error() throws {
    let folder = try project(["m": "fault: print"])
    let (status, output) = try Tool.shell(
      """
      cd "$1" && env -u CI "$(dirname "$0")/CrashingTool" test --format json screens 2>errors
      """, folder.path(""))
    #expect(status == 1)
    #expect(!output.contains("printed"), "\(output)")
    #expect(try folder.text(of: "errors").contains("printed by a screen\n"))
  }

  @Test func record_writes_the_snapshots_of_screens_that_do_not_crash() throws {
    let folder = try project(["m": "fault: index"])
    let (status, text) = try run("record screens", in: folder)
    #expect(status == 2, "\(text)")
    let names = try FileManager.default
      .contentsOfDirectory(atPath: folder.path("screens/__Snapshots__"))
    #expect(names.sorted() == ["a-first.txt", "z-last.txt"])
    let (second, _) = try run("test --filter '*-*' screens", in: folder)
    #expect(second == 0)
  }

  @Test func explain_reports_a_crash_only_if_the_screen_has_to_run() throws {
    let folder = try project(["m": "fault: index"])
    let (status, text) = try run("explain m headerComponent", in: folder)
    #expect(status == 0, "\(text)")
    let (lineStatus, lineText) = try run("explain m --line 8", in: folder)
    #expect(lineStatus == 2, "\(lineText)")
    #expect(
      lineText.contains(
        "m (screens/m.yaml): the screen's code crashed at step 2"), "\(lineText)")
  }

  /// Types are read before a screen runs; the other types are still read.
  @Test(
    arguments: [
      "lint", "test", "render", "lint --fix", "test --shard 1/1", "gallery --out p.html", "list",
    ])
  func a_type_that_crashes_while_it_is_read_fails_only_its_screen(command: String) throws {
    let folder = try project(["m": "fault: nothing, asked: true"])
    let (status, text) = try run("\(command) screens", in: folder)
    #expect(status != 0, "\(text)")
    #expect(
      text.contains(
        "screens/m.yaml:1:1: error: the screen's code crashed while its types were read"),
      "\(text)")
    #expect(text.contains("3 screens") || text.contains("a-first"), "\(text)")
  }

  @Test(arguments: ["explain m headerComponent", "explain m --line 8"])
  func explain_reports_a_crash_while_types_are_read(command: String) throws {
    let folder = try project(["m": "fault: nothing, asked: true"])
    let (status, text) = try run(command, in: folder)
    #expect(status == 2, "\(text)")
    #expect(
      text.contains("m (screens/m.yaml): the screen's code crashed while its types were read"),
      "\(text)")
  }
}
