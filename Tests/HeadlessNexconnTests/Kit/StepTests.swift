import Diorama
import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// A screen of an app that shows a user, a group and a member from the kit's cache.
final class ProfilesViewController: UIViewController, ScreenViewController, NCInfoUpdateDelegate {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in ProfilesViewController() }
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    NCInfoUpdateCenter.add(self)
    show()
  }

  private func show() {
    let kit = NCChatUI.shared()
    let bob = kit.getUserInfoCache("bob")
    let member = kit.getGroupUserInfoCache("bob", withGroupId: "g1")
    label.text = """
      \(DisplayName.title(bob, channelId: "bob")), \(DisplayName.sender(bob, asMember: member)), \
      \(DisplayName.title(kit.getGroupInfoCache("g1"), channelId: "g1"))
      """
  }

  func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) { show() }
  func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup) { show() }
  func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) { show() }
}

/// Screens whose steps change the kit's profiles, from the YAML to the text.
@Suite("Steps that change profiles") struct StepTests {
  private func screen(_ yaml: String, project: String? = nil) -> TestScreen {
    TestScreen(
      yaml: yaml, types: [ProfilesViewController.self],
      files: project.map { ["diorama.yaml": $0] } ?? [:],
      defaults: """
        viewController: ProfilesViewController
        data: { users: [{ userId: bob, nickname: Service Bob }],
                groups: [{ groupId: g1, groupName: Service Group, members: [bob] }] }

        """)
  }

  /// The lines of a screen's frames with a comma, without the borders.
  private func frames(_ yaml: String, project: String? = nil) throws -> [String] {
    try screen(yaml, project: project).frames().split(separator: "\n")
      .filter { $0.contains(", ") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "│ ")) }
  }

  private let provided = """
    NCChatUI:
      currentDataSourceType: infoProvider
      providers:
        userInfo:
          latency: 300ms
          users: [{ userId: bob, name: App Bob }]
        groupInfo: { groups: [{ groupId: g1, groupName: App Group }] }

    """

  @Test func a_late_answer_updates_the_screen() throws {
    let lines = try frames(
      provided + """
        steps:
          - snapshot: at first
          - advance: 300ms
          - snapshot: later
        """)
    #expect(lines == ["bob, , App Group", "App Bob, App Bob, App Group"])
  }

  @Test func the_project_file_configures_the_kit_for_all_screens() throws {
    let lines = try frames(
      "steps: [{ snapshot: at first }, { advance: 1s }, { snapshot: later }]",
      project: provided)
    #expect(lines == ["bob, , App Group", "App Bob, App Bob, App Group"])
  }

  @Test func a_provider_that_never_answers_leaves_the_placeholders() throws {
    let lines = try frames(
      """
      NCChatUI:
        currentDataSourceType: infoProvider
        providers:
          userInfo: { users: [{ userId: bob, name: App Bob }], never: [bob] }
          groupInfo: { groups: [{ groupId: g1, groupName: App Group }], never: [g1] }
      """)
    #expect(lines == ["bob, , g1"])
  }

  @Test func refreshing_updates_the_screen() throws {
    let lines = try frames(
      provided + """
        steps:
          - advance: 300ms
          - refresh: { user: { userId: bob, name: Robert, alias: Rob } }
          - snapshot: user
          - refresh: { group: { groupId: g1, groupName: Design } }
          - snapshot: group
        """)
    #expect(lines == ["Rob, Rob, App Group", "Rob, Rob, Design"])
  }

  @Test func clearing_users_is_visible_only_after_the_next_update() throws {
    let lines = try frames(
      provided + """
        steps:
          - advance: 300ms
          - clear: users
          - snapshot: cleared
          - refresh: { group: { groupId: g1, groupName: Design } }
          - snapshot: drawn again
          - clear: { group: g1 }
          - snapshot: one cleared
        """)
    #expect(
      lines == ["App Bob, App Bob, App Group", "bob, , Design", "bob, , App Group"])
  }

  @Test func the_managed_service_answers_by_default() throws {
    let lines = try frames(
      """
      network: { latency: 100ms }
      steps:
        - snapshot: at first
        - advance: 1s
        - snapshot: later
        - refresh: { user: { userId: bob, name: Robert } }
        - snapshot: a stranger is refreshed
        - refresh: { group: { groupId: g1, groupName: Design } }
        - snapshot: a group is
      """)
    #expect(
      lines == [
        "bob, , g1", "Service Bob, Service Bob, Service Group",
        "Robert, Robert, Service Group", "Robert, Robert, Design",
      ])
  }
}
