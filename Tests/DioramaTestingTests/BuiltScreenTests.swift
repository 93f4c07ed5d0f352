import Diorama
import DioramaKit
import DioramaStage
import HeadlessSendbird
import HeadlessUIKit
import Synchronization
import Testing

@testable import DioramaTesting

/// Screens that Swift code builds are compared like screens in YAML.
@Suite("assertScreen(of:)") struct BuiltScreenTests {
  private static let path = "__Snapshots__/swift/built.txt"
  private static let list = "__Snapshots__/swift/screens.list"
  private static let shown = TestProject.shown.replacing("screen: invite", with: "screen: built")

  private struct BuildError: Error, CustomStringConvertible {
    let description = "there is no such channel"
  }

  private func failure<Screen: UIViewController>(
    in project: TestProject, named name: String = "built", record: RecordMode? = nil,
    steps: [ScreenStep] = [], keys: String = "", _ variables: [String: String] = [:],
    line: UInt = 1,
    of make: @escaping @Sendable () throws -> Screen = {
      SBUInviteUserViewController(channelURL: "spring")
    }
  ) throws -> ScreenFailure? {
    let settings = DioramaSettings(
      registry: try Registry(.sendbird), folder: project.folder, record: record)
    let site = CallSite(
      fileID: "AppTests/InviteTests.swift", filePath: "", line: line, column: 1,
      function: "testBuilt()")
    let yaml = BuiltScreenKeys(steps: steps, others: keys)
    return Environment.$current.withValue(Environment(variables)) {
      ScreenChecker(settings, at: site).failure(
        of: BuiltScreen(name, keys: yaml.text, make: make), from: yaml)
    }
  }

  @Test func a_built_screen_is_recorded_and_listed() throws {
    let project = try TestProject(recorded: TestProject.shown)
    let first = try #require(try failure(in: project))
    #expect(first.message.hasPrefix("built had no snapshot\nrecorded now: review "))
    #expect(project.recorded(Self.path) == Self.shown)
    #expect(project.recorded(Self.list)?.hasSuffix("\nbuilt\n") == true)
    #expect(try failure(in: project) == nil)
    let suite = ScreenSuite(try Project(at: project.folder), registry: try Registry(.sendbird))
    let expected = Set(suite.declarations.map(\.snapshotPath))
    #expect(SnapshotStore(suite.project).orphans(besides: expected) == [])
  }

  @Test func the_header_shows_the_class_that_the_factory_returned() throws {
    let project = try TestProject(files: [Self.path: Self.shown, Self.list: "built\n"])
    let found = try failure(in: project) {
      SBUInviteUserViewController(channelURL: "spring") as SBUBaseSelectUserViewController
    }
    #expect(found == nil)
  }

  @Test func a_built_screen_accepts_the_steps_and_keys_of_YAML() throws {
    let project = try TestProject(files: [Self.list: "built\n"])
    let steps: [ScreenStep] = [.select("bela"), .snapshot("one \"selected\"")]
    #expect(try failure(in: project, steps: steps, keys: "device: {width: 36}") != nil)
    let text = try #require(project.recorded(Self.path))
    #expect(text.contains("│ ○ Béla                       [x] │"))
    #expect(text.contains("one \"selected\""))
  }

  @Test func an_unlisted_snapshot_fails_if_nothing_may_be_written() throws {
    let project = try TestProject(files: [Self.path: Self.shown])
    let found = try #require(try failure(in: project, ["CI": "true"]))
    #expect(
      found.message.hasPrefix(
        """
        built is not in the list \(project.folder)/\(Self.list), so its snapshot would be \
        reported as orphaned
        nothing is written while CI is 'true'
        """))
    #expect(project.recorded(Self.list) == nil)
    #expect(try failure(in: project) != nil)
    #expect(project.recorded(Self.list)?.hasSuffix("\nbuilt\n") == true)
    #expect(try failure(in: project) == nil)
  }

  @Test func a_difference_shows_the_diff() throws {
    let other = Self.shown.replacing("Béla", with: "Bela")
    let project = try TestProject(files: [Self.path: other, Self.list: "built\n"])
    let found = try #require(try failure(in: project))
    #expect(found.message.hasPrefix("built differs from its snapshot in text\n"))
    #expect(found.message.contains("\n-│ ○ Bela"))
  }

  private final class WarningRecorder: Sendable {
    let lines = Mutex<[String]>([])
  }

  private final class Sleeper: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Task { try await Task.sleep(for: .seconds(2)) }
    }
  }

  @Test func an_unfinished_task_is_reported_at_the_assertion() throws {
    let project = try TestProject()
    let settings = DioramaSettings(
      registry: try Registry(.sendbird), folder: project.folder, record: .never)
    let recorder = WarningRecorder()
    var checker = ScreenChecker(settings, at: site)
    checker.warn = { line in recorder.lines.withLock { $0.append(line) } }
    let keys = BuiltScreenKeys(steps: [.snapshot("at once")])
    _ = checker.failure(
      of: BuiltScreen("sleeper", keys: keys.text, make: { Sleeper() }), from: keys)
    let line = try #require(recorder.lines.withLock { $0 }.first)
    #expect(
      line.hasPrefix(
        "/app/InviteTests.swift:7:5: warning: a task of this screen's code was still asleep when "
          + "the run ended, with 2000ms left [unfinished-task]\n"), "\(line)")
  }

  @Test func two_assertions_that_would_write_the_same_file_fail() throws {
    let project = try TestProject()
    #expect(try failure(in: project, line: 3) != nil)
    #expect(try failure(in: project, line: 3) == nil)
    let found = try #require(try failure(in: project, line: 9))
    #expect(
      found.message == """
        two assertions use the same snapshot \(project.folder)/\(Self.path): \
        this one and AppTests/InviteTests.swift:3
        rename one of them
        """)
  }

  @Test func code_that_throws_fails_with_its_error() throws {
    let project = try TestProject()
    let found = try #require(
      try failure(in: project) { () throws -> SBUInviteUserViewController in throw BuildError() })
    #expect(found.message.contains("the screen could not be built: there is no such channel"))
    #expect(project.recorded(Self.path) == nil)
  }

  @Test func an_unknown_key_is_reported_at_the_assertion_with_its_text() throws {
    let project = try TestProject()
    let found = try #require(try failure(in: project, keys: "theme: light\nthme: dark"))
    #expect(
      found.message.hasPrefix(
        "AppTests/InviteTests.swift:1:1: error: in the keys, 'thme: dark': 'thme' is not a key of "
          + "the screen 'built' [unknown-key]"), "\(found.message)")
  }

  @Test func an_error_in_the_project_file_is_reported_and_nothing_is_recorded() throws {
    let project = try TestProject(files: ["diorama.yaml": "\(TestProject.users)thme: dark\n"])
    let found = try #require(try failure(in: project))
    #expect(
      found.message.hasPrefix("\(project.folder)/diorama.yaml:7:1: error: "), "\(found.message)")
    #expect(project.recorded(Self.path) == nil)
  }

  @Test func keys_of_a_kit_are_written_as_YAML() throws {
    let project = try TestProject(files: [Self.list: "built\n"])
    #expect(try failure(in: project, keys: "currentUser: bela\ndevice: {width: 30}") != nil)
    let text = try #require(project.recorded(Self.path))
    #expect(text.contains("│ ○ Béla (You) "))
  }

  @Test(arguments: ["", "a/b", "../a", "@dark", "a b"])
  func a_name_that_cannot_be_a_file_name_is_rejected(name: String) throws {
    let project = try TestProject()
    let found = try #require(try failure(in: project, named: name))
    #expect(found.message.hasPrefix("'\(name)' is not a valid name of a snapshot\n"))
  }

  @Test func a_failing_step_is_reported_at_its_line_of_Swift() throws {
    let project = try TestProject()
    let line: UInt = #line + 1
    let steps: [ScreenStep] = [.select("bela"), .tap("Follow"), .snapshot("x")]
    let found = try #require(try failure(in: project, steps: steps))
    #expect(found.place?.line == line)
    let file = "Tests/DioramaTestingTests/BuiltScreenTests.swift"
    #expect(found.message.hasPrefix("\(file):\(line):"), "\(found.message)")
    #expect(
      found.message.contains("error: no tappable element is labeled 'Follow' [failed-step]"))
    #expect(!found.message.contains("\(project.folder)/built"))
  }

  @Test func a_failing_YAML_step_is_reported_at_the_assertion_with_its_text() throws {
    let project = try TestProject()
    let steps: [ScreenStep] = [
      .select("bela"), "network:\n  latency: 1s", "tap: Follow", "fly: home",
    ]
    let found = try #require(try failure(in: project, steps: Array(steps.dropLast()), line: 12))
    #expect(found.place == nil)
    #expect(
      found.message.hasPrefix(
        "AppTests/InviteTests.swift:12:1: error: step 3, 'tap: Follow': no tappable element is "
          + "labeled 'Follow' [failed-step]\n"), "\(found.message)")
    let other = try #require(try failure(in: project, steps: steps, line: 12))
    #expect(other.message.contains("error: step 4, 'fly: home': unknown step 'fly'"))
  }

  @Test func a_misspelled_user_in_Swift_is_reported_at_the_step() throws {
    let project = try TestProject()
    let line: UInt = #line + 1
    let found = try #require(try failure(in: project, steps: [.select("bela", "beal")]))
    #expect(found.place?.line == line)
    #expect(found.message.contains("no row matches 'beal'"))
  }

  @Test func every_step_of_YAML_can_be_written_in_Swift() {
    let steps: [(step: ScreenStep, yaml: String)] = [
      (.select("kim", "lee"), #"select: ["kim", "lee"]"#),
      (.tap("Invite"), #"tap: "Invite""#),
      (.step("tap", ["row": 2]), "tap: {row: 2}"),
      (
        .step("tap", ["button": "Accept", "row": "Kim"]), #"tap: {button: "Accept", row: "Kim"}"#
      ),
      (.step("longPress", ["row": 2]), "longPress: {row: 2}"),
      (.step("swipe", ["row": 2]), "swipe: {row: 2}"),
      (.step("toggle", ["row": "On"]), #"toggle: {row: "On"}"#),
      (.step("scroll", "bottom"), #"scroll: "bottom""#), (.write("Hello"), #"write: "Hello""#),
      (.advance("1s"), "advance: 1s"), (.snapshot("x"), #"snapshot: "x""#),
      (
        .step("network", ["failures": [["request": "getChannel", "times": 1]], "none": []]),
        #"network: {failures: [{request: "getChannel", times: 1}], none: []}"#
      ),
      (
        .step("event", ["channelFrozen": true, "channel": "spring"]),
        #"event: {channelFrozen: true, channel: "spring"}"#
      ),
      (.step("send", .text("new")), #"send: "new""#),
      (.step("pick", .list(["a", .number(2)])), #"pick: ["a", 2]"#), (.step("warm", 5), "warm: 5"),
      (.step("pick", ["a", "b"]), #"pick: ["a", "b"]"#),
    ]
    for (step, yaml) in steps { #expect(step.yaml == yaml) }
    let names = Set(steps.map { String($0.yaml.prefix { $0 != ":" }) })
    for step in StepDefinition.core {
      #expect(names.contains(step.name.description), "\(step.name)")
    }
  }

  @Test func steps_of_kits_can_be_written_in_Swift() throws {
    let project = try TestProject(files: [Self.list: "built\n"])
    let steps: [ScreenStep] = [
      "network: {latency: 1s}", .step("event", ["userJoined": "bela", "channel": "spring"]),
      "network: {latency: 0ms, failures: []}", .snapshot("joined"),
    ]
    #expect(try failure(in: project, steps: steps)?.place == nil)
    #expect(try #require(project.recorded(Self.path)).contains("── joined "))
  }

  @Test func texts_are_quoted_and_escaped_in_YAML() {
    #expect(ScreenStep.tap("a \"b\" \\ \n").yaml == #"tap: "a \"b\" \\ \x0a""#)
    #expect(ScreenStep("network:\n  latency: 1s").item == "  - network:\n      latency: 1s")
  }
}
