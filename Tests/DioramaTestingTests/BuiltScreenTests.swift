import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

@testable import DioramaTesting

/// Screens that Swift code builds are compared as those of YAML are.
@Suite("assertScreen(of:)") struct BuiltScreenTests {
  private static let path = "__Snapshots__/swift/built.txt"
  private static let list = "__Snapshots__/swift/screens.list"
  private static let shown = TestProject.shown.replacing("screen: invite", with: "screen: built")

  private struct Refusal: Error, CustomStringConvertible {
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
    return Surroundings.$current.withValue(Surroundings(variables)) {
      ScreenExaminer(settings, at: site).failure(
        of: BuiltScreen(name, keys: yaml.text, make: make))
    }
  }

  @Test func it_is_recorded_and_put_on_the_list() throws {
    let project = try TestProject(recorded: TestProject.shown)
    let first = try #require(try failure(in: project))
    #expect(first.message.hasPrefix("built had no snapshot\nrecorded now: look at "))
    #expect(project.recorded(Self.path) == Self.shown)
    #expect(project.recorded(Self.list)?.hasSuffix("\nbuilt\n") == true)
    #expect(try failure(in: project) == nil)
    let suite = ScreenSuite(try Project(at: project.folder), registry: try Registry(.sendbird))
    #expect(SnapshotStore(suite.project).leftOvers(besides: suite.declarations) == [])
  }

  @Test func the_head_names_the_class_that_a_factory_made() throws {
    let project = try TestProject(files: [Self.path: Self.shown, Self.list: "built\n"])
    let found = try failure(in: project) {
      SBUInviteUserViewController(channelURL: "spring") as SBUBaseSelectUserViewController
    }
    #expect(found == nil)
  }

  @Test func steps_and_keys_are_those_of_YAML() throws {
    let project = try TestProject(files: [Self.list: "built\n"])
    let steps: [ScreenStep] = [.select("bela"), .snapshot("one \"selected\"")]
    #expect(try failure(in: project, steps: steps, keys: "device: {width: 36}") != nil)
    let text = try #require(project.recorded(Self.path))
    #expect(text.contains("│ ○ Béla                       [x] │"))
    #expect(text.contains("one \"selected\""))
  }

  @Test func a_snapshot_that_is_on_no_list_fails_where_nothing_may_be_written() throws {
    let project = try TestProject(files: [Self.path: Self.shown])
    let found = try #require(try failure(in: project, ["CI": "true"]))
    #expect(
      found.message.hasPrefix(
        """
        built is not on the list \(project.folder)/\(Self.list), so its snapshot would be called \
        left over
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
    #expect(found.message.hasPrefix("built differs from its snapshot\n"))
    #expect(found.message.contains("\n-│ ○ Bela"))
  }

  @Test func two_assertions_that_would_write_one_file_fail() throws {
    let project = try TestProject()
    #expect(try failure(in: project, line: 3) != nil)
    #expect(try failure(in: project, line: 3) == nil)
    let found = try #require(try failure(in: project, line: 9))
    #expect(
      found.message == """
        two assertions would write one file, \(project.folder)/\(Self.path): \
        this one and that of AppTests/InviteTests.swift:3
        give one of them another name
        """)
  }

  @Test func code_that_throws_fails_with_its_error() throws {
    let project = try TestProject()
    let found = try #require(
      try failure(in: project) { () throws -> SBUInviteUserViewController in throw Refusal() })
    #expect(found.message.contains("the screen could not be built: there is no such channel"))
    #expect(project.recorded(Self.path) == nil)
  }

  @Test func a_wrong_key_is_told_at_its_line() throws {
    let project = try TestProject()
    let found = try #require(try failure(in: project, keys: "theme: light\nthme: dark"))
    #expect(
      found.message.hasPrefix("\(project.folder)/built:2:1: error: "), "\(found.message)")
  }

  @Test func an_error_in_the_projects_own_file_is_told_instead_of_a_snapshot() throws {
    let project = try TestProject(files: ["diorama.yaml": "\(TestProject.users)thme: dark\n"])
    let found = try #require(try failure(in: project))
    #expect(
      found.message.hasPrefix("\(project.folder)/diorama.yaml:7:1: error: "), "\(found.message)")
    #expect(project.recorded(Self.path) == nil)
  }

  @Test func keys_of_a_kit_are_said_as_YAML() throws {
    let project = try TestProject(files: [Self.list: "built\n"])
    #expect(try failure(in: project, keys: "currentUser: bela\ndevice: {width: 30}") != nil)
    let text = try #require(project.recorded(Self.path))
    #expect(text.contains("│ ○ Béla (You) "))
  }

  @Test(arguments: ["", "a/b", "../a", "@dark", "a b"])
  func a_name_that_can_be_no_file_is_refused(name: String) throws {
    let project = try TestProject()
    let found = try #require(try failure(in: project, named: name))
    #expect(found.message.hasPrefix("'\(name)' cannot be the name of a snapshot\n"))
  }

  @Test func any_text_is_a_text_in_YAML() {
    #expect(ScreenStep.tap(row: "a \"b\" \\ \n").yaml == #"tap: {row: "a \"b\" \\ \x0a"}"#)
    #expect(
      ScreenStep.tap(row: "Kim", button: "Accept").yaml == #"tap: {button: "Accept", row: "Kim"}"#)
    #expect(ScreenStep("network:\n  latency: 1s").item == "  - network:\n      latency: 1s")
  }
}
