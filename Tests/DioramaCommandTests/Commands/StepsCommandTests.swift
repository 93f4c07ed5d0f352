import CommandTestSupport
import DioramaCommand
import DioramaKit
import DioramaStage
import Testing

/// `diorama steps` prints a page of all steps. The examples of the page are run here.
@Suite("diorama steps") struct StepsCommandTests {
  @Test func all_steps_are_listed_with_their_forms() throws {
    let run = try CommandRun(["steps"])
    #expect(run.status == .success && run.errors == "")
    for step in try CommandRun.registry().allSteps.flatMap(\.withAlternatives) {
      #expect(run.output.contains("\(step.name): \(step.description.meaning)\n"))
      #expect(!step.forms.isEmpty, "\(step.name) has no example")
      for form in step.forms {
        #expect(run.output.contains("  - \(step.name): \(form.value)"), "\(form.value)")
      }
    }
  }

  @Test func one_step_is_shown_with_its_keys() throws {
    #expect(
      try CommandRun(["steps", "toggle"]).output == """
        toggle: toggle a switch
          - toggle: { row: Notifications }   the switch in a row, by number, text or id

        keys
          row: a whole number from 1, or text
              the row with the switch

        """)
  }

  @Test func steps_are_printed_as_json() throws {
    let json = try CommandRun(["steps", "--format", "json"]).json() as? [[String: Any]]
    let tap = try #require(json?.first { $0["name"] as? String == "tap" })
    let forms = try #require(tap["forms"] as? [[String: String]])
    #expect(forms.first?["example"] == "tap: Invite")
    let keys = try #require(tap["keys"] as? [[String: Any]])
    #expect(keys.compactMap { $0["name"] as? String } == ["row", "button", "menu", "alert"])
  }

  @Test(arguments: [
    ("tpa", "unknown step 'tpa'; did you mean 'tap'?\n"),
    ("wait", "unknown step 'wait'; did you mean 'advance'?\n"),
    ("type", "unknown step 'type'; did you mean 'write'?\n"),
  ])
  func an_unknown_step_suggests_the_closest_one(name: String, message: String) throws {
    let run = try CommandRun(["steps", name])
    #expect(run.errors == message)
    #expect(run.status == .usage)
  }

  @Test func steps_refers_to_the_types_command_for_a_key_or_type() throws {
    #expect(
      try CommandRun(["steps", "NCChatUI"]).errors
        == "'NCChatUI' is a key, not a step; see `diorama types NCChatUI`\n")
    #expect(
      try CommandRun(["steps", "SBUUserCell"]).errors
        == "'SBUUserCell' is a type, not a step; see `diorama types SBUUserCell`\n")
  }

  @Test func types_refers_to_the_steps_command_for_a_step() throws {
    let run = try CommandRun(["types", "tap"])
    #expect(run.errors == "'tap' is a step, not a type; see `diorama steps tap`\n")
    #expect(run.status == .usage)
  }

  @Test func shells_complete_step_names() throws {
    let run = try CommandRun([
      "---completion", "steps", "--", "name", "2", "0", "diorama", "steps", "",
    ])
    let names = run.output.split(separator: "\n")
    #expect(names.contains("tap") && names.contains("event") && names.contains("receive"))
  }

  @Test func a_custom_command_uses_its_own_name() throws {
    let workspace = try Workspace(["a.yaml": "viewController: X\nsteps: [fly: home]\n"])
    let run = try CommandRun(["lint", workspace.path("a.yaml")], name: "app-screens")
    #expect(run.output.contains("; see `app-screens steps`"), "\(run.output)")
  }

  // MARK: The examples

  private static let people = """
    data:
      users:
        - { userId: ann, nickname: Ann }
        - { userId: kim, nickname: Kim }
        - { userId: lee, nickname: Lee }

    """

  /// A channel with members, and users who can be invited to it.
  private static let channel = """
    currentUser: ann
    \(people)\
      groupChannels:
        - { url: design-team, name: Design, members: [{ userId: ann, isOperator: true }, lee] }

    """

  private static let invite =
    "viewController: SBUInviteUserViewController\nchannelURL: design-team\n"
    + channel.replacing(", lee]", with: "]")
  private static let members =
    "viewController: SBUUserListViewController\nchannelURL: design-team\n"
    + channel.replacing(", lee]", with: ", kim]")
  private static let settings =
    "viewController: SBUGroupChannelSettingsViewController\nchannelURL: design-team\n" + channel
  private static let manyPeople =
    "viewController: SBUInviteUserViewController\nchannelURL: design-team\n"
    + channel.replacing(
      "    - { userId: lee",
      with: (1...30).map { "    - { userId: p\($0), nickname: P\($0) }\n" }.joined()
        + "    - { userId: lee")
  private static let requests = """
    viewController: NCApplyFriendListViewController
    currentUser: ann
    viewModel: { types: [received], status: [unhandled] }
    \(people)\
      friendApplications:
        - { userId: kim, name: Kim, type: received, status: unhandled, operationTime: 2026-01-01 }

    """
  private static let chat = """
    viewController: NCChannelViewController
    channelType: direct
    channelId: kim
    currentUser: ann
    \(people)\
      groups:
        - { groupId: crew, groupName: Crew, members: [{ userId: ann }, { userId: kim }] }

    """

  private static let list = """
    viewController: SBUGroupChannelListViewController
    currentUser: ann
    \(people)\
      groupChannels:
        - url: design-team
          members: [ann, kim]
          messages: [{ messageId: 4, sender: kim, message: Hello, createdAt: 2026-01-01 }]

    """

  private static let channels = """
    viewController: NCChannelListViewController
    currentUser: ann
    \(people)\
      conversations: [{ channelId: kim, unreadCount: 3 }]

    """

  private static let messages =
    "channelURL: design-team\n"
    + list.replacing("ChannelListView", with: "ChannelView").replacing(
      "messages: [",
      with: "messages: [{ messageId: 7, sender: kim, message: Hi }, { messageId: 20, admin: Hi }, ")

  /// The screen that an example runs on, and the steps before the example.
  private static func stage(for example: String) -> (keys: String, before: String) {
    switch example {
    case "tap: Invite", "tap: rightBarButton": (invite, "  - select: kim\n")
    case "tap: back": (members, "  - tap: +\n")
    case "tap: outside": (requests, "  - tap: rightBarButton\n")
    case "tap: { row: 2 }", "tap: { row: Kim }": (members, "")
    case "tap: { button: Accept, row: Kim }": (requests, "")
    case "tap: { button: ⋯, row: 2 }": (members, "")
    case "tap: { menu: Ban }": (members, "  - tap: { button: ⋯, row: Kim }\n")
    case "tap: { alert: OK }":
      (settings, "  - advance: 1ms\n  - tap: Edit\n  - tap: Change name\n")
    case "toggle: { row: Notifications }":
      (settings.replacing("GroupChannelSettings", with: "GroupChannelPushSettings"), "")
    case "write: Hello": (settings, "  - tap: Edit\n  - tap: Change name\n")
    case "scroll: { row: 20 }", "scroll: bottom": (manyPeople, "")
    case let step where step.contains("row: \""): (messages, "")
    case let step where step.contains("message"): (list, "")
    case let step where step.hasPrefix("swipe"): (list, "")
    case let step where ["receive", "send", "refresh", "clear"].contains { step.hasPrefix($0) }:
      (chat, "")
    case let step where step.hasPrefix("longPress"): (channels, "")
    case let step where step.hasPrefix("event"): (members, "")
    default: (invite, "")
    }
  }

  private static let examples =
    (try? CommandRun.registry())?.allSteps.flatMap { step in
      step.forms.map { "\(step.name): \($0.value)" }
    }
    // No screen of the kits shows this button without code of an app; `StepTests` taps one.
    .filter { $0 != "tap: retry" } ?? []

  @Test(arguments: examples)
  func every_example_runs_as_written(example: String) throws {
    let (keys, before) = Self.stage(for: example)
    let keysOfScreen =
      example.contains("userMuted: lee") || example.contains("userJoined")
      ? keys.replacing(", kim]", with: ", lee]") : keys
    let workspace = try Workspace([
      "a.yaml": "\(keysOfScreen)steps:\n\(before)  - \(example)\n",
      // After an example that makes a request fail, no such request is sent.
      "diorama.yaml": "severity: { unused-failure: off }\n",
    ])
    let run = try workspace.run("render", "a.yaml")
    #expect(run.errors == "", "\(example)\n\(run.errors)\(run.output)")
  }
}
