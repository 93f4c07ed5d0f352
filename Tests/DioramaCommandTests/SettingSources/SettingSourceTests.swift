import CommandTestSupport
import DioramaCommand
import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing
import YAML

@testable import Diorama
@testable import DioramaAuthoring

/// A setting of a component, and how to reach a screen that shows it.
struct SettingSourceCase: Sendable, CustomTestStringConvertible {
  /// Its name in test results.
  let testDescription: String
  /// The declaration of the screen that shows it, without the setting.
  let screen: String
  /// The key of the component, such as `headerComponent`.
  let part: String
  /// The component's type.
  let type: String
  /// The properties that are set on it, as YAML.
  let settings: String
  /// The text that is shown only with the setting; `ALONE` if it leaves one row.
  let shown: String
  /// The entry of a set that takes such a type, as YAML with the placeholder `TYPE`; nil if the kit
  /// has no set.
  let set: String?
  /// A screen from which the kit opens it, with the steps to get there.
  let way: String?
  /// Makes the setting as an app's code, before the screen is created; nil if code has another way.
  var code: (@Sendable () -> Void)?
}

/// A setting that works on a declared screen also works from every other source: a variant, the
/// project file, a component, a set, and an app's code; on a screen that the kit opens, too, and
/// while the project is watched.
@Suite("Sources of a setting") struct SettingSourceTests {
  private static let settings = "viewController: SBUGroupChannelSettingsViewController\n"
  private static let openSettings = "viewController: SBUOpenChannelSettingsViewController\n"
  private static let group = "channelURL: design-team\n"
  private static let open = "channelURL: town-hall\n"

  private static func header(
    _ name: String, _ controller: String, _ channel: String, module: String, entry: String,
    way: String?, code: @escaping @Sendable () -> Void
  ) -> SettingSourceCase {
    SettingSourceCase(
      testDescription: "the header of \(name)",
      screen: "viewController: \(controller)\n\(channel)", part: "headerComponent",
      type: "\(module).Header", settings: "title: From YAML", shown: "From YAML",
      set: "SBUModuleSet: { \(entry): { HeaderComponent: TYPE } }", way: way,
      code: code)
  }

  private static func way(_ start: String, _ channel: String, _ steps: String...) -> String {
    start + channel + "steps:\n" + steps.map { "  - tap: \($0)\n" }.joined()
  }

  static let cases: [SettingSourceCase] = [
    header(
      "inviting", "SBUInviteUserViewController", group, module: "SBUInviteUserModule",
      entry: "InviteUserModule",
      way: way(settings, group, "{ row: Members }", "rightBarButton")
    ) { SBUModuleSet.InviteUserModule.HeaderComponent = InviteHeader.self },
    header(
      "registering operators", "SBURegisterOperatorViewController", group,
      module: "SBURegisterOperatorModule", entry: "GroupRegisterOperatorModule",
      way: way(settings, group, "{ row: Moderations }", "{ row: Operators }", "rightBarButton")
    ) { SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent = RegisterHeader.self },
    header(
      "registering participants", "SBURegisterOperatorViewController",
      open + "channelType: open\n",
      module: "SBURegisterOperatorModule", entry: "OpenRegisterOperatorModule",
      way: way(openSettings, open, "{ row: Moderations }", "{ row: Operators }", "rightBarButton")
    ) { SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent = RegisterHeader.self },
    header(
      "promoting", "SBUPromoteMemberViewController", group, module: "SBUPromoteMemberModule",
      entry: "PromoteMemberModule", way: nil
    ) { SBUModuleSet.PromoteMemberModule.HeaderComponent = PromoteHeader.self },
    header(
      "moderating a group", "SBUModerationsViewController", group,
      module: "SBUModerationsModule", entry: "GroupModerationsModule",
      way: way(settings, group, "{ row: Moderations }")
    ) { SBUModuleSet.GroupModerationsModule.HeaderComponent = ModerationsHeader.self },
    header(
      "moderating an open channel", "SBUModerationsViewController", open,
      module: "SBUModerationsModule", entry: "OpenModerationsModule",
      way: way(openSettings, open, "{ row: Moderations }")
    ) { SBUModuleSet.OpenModerationsModule.HeaderComponent = ModerationsHeader.self },
    header(
      "the people of a group", "SBUUserListViewController", group, module: "SBUUserListModule",
      entry: "GroupUserListModule", way: way(settings, group, "{ row: Members }")
    ) { SBUModuleSet.GroupUserListModule.HeaderComponent = PeopleHeader.self },
    header(
      "the people of an open channel", "SBUUserListViewController",
      open + "userListType: participants\n", module: "SBUUserListModule",
      entry: "OpenUserListModule", way: way(openSettings, open, "{ row: Participants }")
    ) { SBUModuleSet.OpenUserListModule.HeaderComponent = PeopleHeader.self },
    header(
      "the settings of a group", "SBUGroupChannelSettingsViewController", group,
      module: "SBUGroupChannelSettingsModule", entry: "GroupChannelSettingsModule", way: nil
    ) { SBUModuleSet.GroupChannelSettingsModule.HeaderComponent = SettingsHeader.self },
    header(
      "the settings of an open channel", "SBUOpenChannelSettingsViewController", open,
      module: "SBUOpenChannelSettingsModule", entry: "OpenChannelSettingsModule", way: nil
    ) { SBUModuleSet.OpenChannelSettingsModule.HeaderComponent = OpenSettingsHeader.self },
    header(
      "push settings", "SBUGroupChannelPushSettingsViewController", group,
      module: "SBUGroupChannelPushSettingsModule", entry: "GroupChannelPushSettingsModule",
      way: way(settings, group, "{ row: Notifications }")
    ) { SBUModuleSet.GroupChannelPushSettingsModule.HeaderComponent = PushHeader.self },
    SettingSourceCase(
      testDescription: "the people that are asked for",
      screen: "viewController: SBUInviteUserViewController\n\(group)", part: "viewModel",
      type: "SBUInviteUserViewModel", settings: "nicknameStartsWithFilter: Zo",
      shown: "ALONE", set: "SBUViewModelSet: { InviteUserViewModel: TYPE }",
      way: way(settings, group, "{ row: Members }", "rightBarButton")),
    SettingSourceCase(
      testDescription: "the order of members",
      screen: "viewController: SBUUserListViewController\n\(group)", part: "viewModel",
      type: "SBUUserListViewModel", settings: "operatorFilter: nonOperator",
      shown: "ALONE", set: "SBUViewModelSet: { GroupUserListViewModel: TYPE }",
      way: way(settings, group, "{ row: Members }")),
    SettingSourceCase(
      testDescription: "the sections of friend requests",
      screen: "viewController: NCApplyFriendListViewController\n", part: "viewModel",
      type: "NCApplyFriendListViewModel", settings: "status: [refused]",
      shown: "ALONE", set: nil, way: nil),
    SettingSourceCase(
      testDescription: "the rows of friend requests",
      screen: "viewController: NCApplyFriendListViewController\n", part: "cell",
      type: "NCApplyFriendCell", settings: "lines: [[status, name]]", shown: "Declined Zoe",
      set: nil, way: nil),
    SettingSourceCase(
      testDescription: "the rows of the channel list",
      screen: "viewController: NCChannelListViewController\n", part: "cell",
      type: "NCChannelListCell", settings: "lines: [[unread, title]]", shown: "•3 Bob", set: nil,
      way: nil),
  ]

  // The code of an app, for each header.
  private final class InviteHeader: SBUInviteUserModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }
  private final class RegisterHeader: SBURegisterOperatorModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }
  private final class PromoteHeader: SBUPromoteMemberModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }
  private final class ModerationsHeader: SBUModerationsModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }
  private final class SettingsHeader: SBUGroupChannelSettingsModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }
  private final class OpenSettingsHeader: SBUOpenChannelSettingsModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }
  private final class PushHeader: SBUGroupChannelPushSettingsModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }
  private final class PeopleHeader: SBUUserListModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "From YAML"
    }
  }

  private static let fixture = """
    users:
      - { userId: alice, nickname: Alice }
      - { userId: bob, nickname: Bob }
      - { userId: zoe, nickname: Zoe }
      - { userId: yan, nickname: Yan }
    groupChannels:
      - { url: design-team, members: [{ userId: alice, isOperator: true }, bob] }
    openChannels: [{ url: town-hall, operators: [alice], participants: [alice, bob] }]
    friendApplications:
      - { userId: zoe, name: Zoe, status: refused }
      - { userId: yan, name: Yan, status: accepted }
    conversations: [{ channelId: bob, unreadCount: 3 }]

    """

  private static let project = "data: fixtures/data.yaml\ncurrentUser: alice\n"

  /// The last frame of a screen in a project.
  private func frame(
    _ screen: String, project: String = "", of name: String = "a"
  ) throws -> String {
    let workspace = try Workspace([
      "fixtures/data.yaml": Self.fixture, "diorama.yaml": Self.project + project, "a.yaml": screen,
    ])
    let run = try workspace.run("render", "--filter", name, ".")
    try #require(run.status == .success, "\(run.transcript)")
    #expect(run.errors == "", "\(run.transcript)")
    return Self.lastFrame(of: run.output)
  }

  private static func lastFrame(of text: String) -> String {
    text.components(separatedBy: "┌").last ?? ""
  }

  /// Expects that a frame shows the effect of a setting.
  private func expect(_ example: SettingSourceCase, in frame: String) {
    if example.shown == "ALONE" {
      // Of the people that could be listed, only one is shown.
      let names = ["Alice", "Bob", "Zoe", "Yan"].filter { frame.contains($0) }
      #expect(names.count == 1, "\(frame)")
    } else {
      #expect(frame.contains(example.shown), "\(frame)")
    }
  }

  @Test(arguments: cases) func a_screen_without_the_setting_does_not_show_it(
    example: SettingSourceCase
  )
    throws
  {
    let frame = try frame(example.screen)
    if example.shown == "ALONE" {
      #expect(["Alice", "Bob", "Zoe", "Yan"].filter { frame.contains($0) }.count > 1, "\(frame)")
    } else {
      #expect(!frame.contains(example.shown), "\(frame)")
    }
  }

  @Test(arguments: cases) func a_setting_works_on_the_declared_screen(example: SettingSourceCase)
    throws
  {
    let part = "\(example.part): { type: \(example.type), \(example.settings) }\n"
    expect(example, in: try frame(example.screen + part))
    expect(example, in: try frame(example.screen + "\(example.part): { \(example.settings) }\n"))
  }

  @Test(arguments: cases) func a_setting_works_in_a_variant(example: SettingSourceCase) throws {
    let variant = "variants: { own: { \(example.part): { \(example.settings) } } }\n"
    expect(example, in: try frame(example.screen + variant, of: "a@own"))
  }

  @Test(arguments: cases) func a_setting_works_as_a_project_default(example: SettingSourceCase)
    throws
  {
    let typed = "\(example.part): { type: \(example.type), \(example.settings) }\n"
    for part in [typed, "\(example.part): { \(example.settings) }\n"] {
      expect(example, in: try frame(example.screen, project: part))
    }
    // Screens without such a component are not affected.
    var files = ["fixtures/data.yaml": Self.fixture, "diorama.yaml": Self.project + typed]
    for (number, other) in Self.cases.enumerated() where other.type != example.type {
      files["other-\(number).yaml"] = other.screen
    }
    let run = try Workspace(files).run("render", ".")
    #expect(run.status == .success && run.errors == "", "\(run.transcript)")
  }

  @Test(arguments: cases) func a_setting_works_in_a_component_of_the_project_file(
    example: SettingSourceCase
  ) throws {
    let made = "components: { Own: { extends: \(example.type), \(example.settings) } }\n"
    let workspace = try Workspace([
      "fixtures/data.yaml": Self.fixture, "diorama.yaml": Self.project + made,
      "a.yaml": example.screen + "\(example.part): Own\n",
    ])
    let run = try workspace.run("render", ".")
    expect(example, in: Self.lastFrame(of: run.output))
    if example.part != "cell" {
      #expect(run.output.contains("\(example.part): Own (\(example.type))\n"), "\(run.transcript)")
    }
  }

  /// The lines that set a component in a set: by the name of a component, as a type with
  /// properties, and as properties alone.
  private static func sets(of example: SettingSourceCase) -> [String] {
    ["Own", "{ type: \(example.type), \(example.settings) }", "{ \(example.settings) }"].map {
      (example.set ?? "").replacing("TYPE", with: $0) + "\n"
    }
  }

  @Test(arguments: cases.filter { $0.set != nil }) func a_setting_works_through_a_set(
    example: SettingSourceCase
  )
    throws
  {
    let made = "components: { Own: { extends: \(example.type), \(example.settings) } }\n"
    for set in Self.sets(of: example) {
      expect(example, in: try frame(example.screen, project: made + set))
      expect(example, in: try frame(example.screen + set, project: made))
      let variant = "variants: { own: { \(set.dropLast()) } }\n"
      expect(example, in: try frame(example.screen + variant, project: made, of: "a@own"))
      // A screen that names another type does not use it.
      let plain = try frame(
        example.screen + "\(example.part): \(example.type)\n", project: made + set)
      if example.shown != "ALONE" { #expect(!plain.contains(example.shown), "\(plain)") }
    }
  }

  @Test(arguments: cases.filter { $0.way != nil })
  func a_setting_works_on_a_screen_that_the_kit_opens(example: SettingSourceCase) throws {
    let way = example.way ?? ""
    let made = "components: { Own: { extends: \(example.type), \(example.settings) } }\n"
    for set in Self.sets(of: example) {
      expect(example, in: try frame(way, project: made + set))
      expect(example, in: try frame(way + set, project: made))
    }
    // Without the set, the opened screen does not show the setting.
    let plain = try frame(way)
    if example.shown != "ALONE" { #expect(!plain.contains(example.shown), "\(plain)") }
  }

  @Test(arguments: cases.filter { $0.code != nil })
  func a_setting_works_from_an_app_s_own_code(example: SettingSourceCase) throws {
    let code = ScreenKey("code", .bool, "runs an app's code") { (_: Bool, _) in example.code?() }
    let registry = try Registry(.sendbird, .nexconn, Kit("Code", keys: [code]))
    let workspace = try Workspace([
      "fixtures/data.yaml": Self.fixture, "diorama.yaml": Self.project + "code: yes\n",
      "a.yaml": example.screen, "b.yaml": example.way ?? example.screen,
    ])
    let suite = ScreenSuite(try Project(at: workspace.root), registry: registry)
    #expect(suite.declarations.count == 2)
    for outcome in suite.outcomes() {
      let snapshot = try #require(outcome.snapshot, "\(outcome.diagnostics.sorted)")
      expect(example, in: Self.lastFrame(of: String(decoding: snapshot, as: UTF8.self)))
    }
  }

  @Test(arguments: cases) func a_setting_works_while_the_project_is_watched(
    example: SettingSourceCase
  ) throws {
    let workspace = try Workspace([
      "fixtures/data.yaml": Self.fixture, "diorama.yaml": Self.project,
      "screens/a.yaml": example.screen,
    ])
    var session = WatchSession(
      ProjectRequest(paths: [workspace.root]), try Registry(.sendbird, .nexconn))
    _ = session.update(after: nil)
    let part = "\(example.part): { \(example.settings) }\n"
    try workspace.write(Self.project + part, to: "diorama.yaml")
    let update = session.update(after: ["\(workspace.root)/diorama.yaml"])
    #expect(update.screens == ["a"] && !update.diagnostics.hasErrors)
    expect(example, in: Self.lastFrame(of: update.text))
  }
}
